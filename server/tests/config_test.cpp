// Settings by file and flag, the numbers for Prometheus, files of the client, queries and cookies.
#include "server/config.hpp"
#include "server/runtime/metrics.hpp"
#include "server/transport/http.hpp"
#include "server/transport/static_files.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace kamchatka::server {
namespace {

TEST(Config, AFileSetsWhatItNames) {
    Config config;
    EXPECT_FALSE(read_config(
        "# comment\n\nport = 9000\n bind=0.0.0.0 \norigins = https://a.example, https://b.example\n"
        "secure_cookies = on\nlog_level = warning",
        config
    ));
    EXPECT_EQ(config.port, 9000U);
    EXPECT_EQ(config.bind, "0.0.0.0");
    EXPECT_EQ(config.origins.size(), 2U);
    EXPECT_TRUE(config.secure_cookies);
    EXPECT_EQ(config.log_level, Level::warning);
}

TEST(Config, WhatIsWrongIsSaidWithItsLine) {
    const auto wrong = [](std::string_view text) {
        Config config;
        return read_config(text, config).value_or("");
    };
    EXPECT_EQ(wrong("port = 1\nnonsense"), "line 2: write key = value");
    EXPECT_EQ(wrong("nonsense = 1"), "line 1: no setting is called nonsense");
    EXPECT_EQ(wrong("port = 70000"), "line 1: a number from 0 to 65535 is expected");
    EXPECT_EQ(wrong("port = 80x"), "line 1: a number from 0 to 65535 is expected");
    EXPECT_EQ(wrong("secure_cookies = yes"), "line 1: on or off is expected");
    EXPECT_NE(wrong("log_level = loud"), "");
}

TEST(Metrics, AHistogramAddsUp) {
    Histogram histogram;
    for (const double ms : {0.5, 1.5, 3.0, 3000.0}) histogram.add(ms);
    std::string text;
    histogram.write(text, "x_seconds", "help");
    EXPECT_NE(text.find("kamchatka_x_seconds_bucket{le=\"0.001\"} 1\n"), std::string::npos);
    EXPECT_NE(text.find("kamchatka_x_seconds_bucket{le=\"0.005\"} 3\n"), std::string::npos);
    EXPECT_NE(text.find("kamchatka_x_seconds_bucket{le=\"+Inf\"} 4\n"), std::string::npos);
    EXPECT_NE(text.find("kamchatka_x_seconds_count 4\n"), std::string::npos);
    EXPECT_GT(resident_bytes(), 1'000'000U);
}

TEST(Http, QueriesAndCookies) {
    EXPECT_EQ(query_value("a=1&b=x%20y+z&c", "b"), "x y z");
    EXPECT_EQ(query_value("a=1&b=2", "c"), "");
    EXPECT_EQ(query_value("a=%", "a"), "");
    EXPECT_EQ(query_value("a=%zz", "a"), "");
    EXPECT_EQ(query_value("a=%4", "a"), "");
    EXPECT_EQ(cookie_value("x=1; kamchatka_session=abc; y=2", "kamchatka_session"), "abc");
    EXPECT_EQ(cookie_value("xkamchatka_session=abc", "kamchatka_session"), "");
    EXPECT_EQ(cookie_value("", "kamchatka_session"), "");
    EXPECT_EQ(body_limit("/api/replay"), upload_bytes_max);
    EXPECT_EQ(body_limit("/api/tournaments/restore"), upload_bytes_max);
    EXPECT_EQ(body_limit("/api/guest"), body_bytes_max);
}

TEST(StaticFiles, AreServedCompressedAndCached) {
    const auto folder =
        std::filesystem::temp_directory_path() / ("kamchatka-web-" + std::to_string(getpid()));
    std::filesystem::create_directories(folder / "assets");
    std::ofstream{folder / "index.html"} << "<!doctype html><p>ciao</p>";
    std::ofstream{folder / "assets/app-1234.js"} << std::string(5000, 'x');
    std::ofstream{folder / "assets/ready-1.css"} << std::string(5000, 'y');
    std::ofstream{folder / "assets/ready-1.css.gz"} << "packed";
    const StaticFiles files{folder.string()};
    std::filesystem::remove_all(folder);

    HttpRequest request{.method = "GET", .path = "/assets/app-1234.js"};
    HttpResponse plain = files.answer(request);
    EXPECT_EQ(plain.body->size(), 5000U);
    EXPECT_EQ(plain.content_type, "text/javascript; charset=utf-8");
    EXPECT_NE(plain.headers[0].second.find("immutable"), std::string::npos);
    request.accept_encoding = "br, gzip";
    EXPECT_LT(files.answer(request).body->size(), 200U);
    request.path = "/assets/ready-1.css";
    EXPECT_EQ(*files.answer(request).body, "packed");
    request.path = "/assets/ready-1.css.gz";
    EXPECT_EQ(files.answer(request).status, 404U);
    request.path = "/rules/challenge";
    EXPECT_EQ(files.answer(request).content_type, "text/html; charset=utf-8");
    EXPECT_EQ(files.answer(request).headers[0].second, "no-cache");
    request.if_none_match = files.answer(request).headers[1].second;
    EXPECT_EQ(files.answer(request).status, 304U);
    request.method = "POST";
    EXPECT_EQ(files.answer(request).status, 405U);
}

}  // namespace
}  // namespace kamchatka::server
