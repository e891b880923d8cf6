// A server that speaks https itself, seen by a client that trusts its authority and nobody else.
#include "server/transport/authority.hpp"
#include "testkit/client/net_client.hpp"
#include "testkit/server/live_server.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <boost/asio.hpp>
#include <boost/asio/ssl.hpp>

#include <fstream>
#include <sstream>

namespace kamchatka::server::secure_test {
namespace {

namespace fs = std::filesystem;
namespace net = boost::asio;
using tcp = net::ip::tcp;

fs::path fresh_folder() {
    static int count = 0;
    return fs::temp_directory_path() /
        ("kamchatka-tls-" + std::to_string(getpid()) + '-' + std::to_string(++count));
}

std::string text_of(const fs::path& path) {
    std::ostringstream text;
    text << std::ifstream{path}.rdbuf();
    return text.str();
}

struct Folder {
    fs::path path = fresh_folder();
    Folder() = default;
    ~Folder() {
        std::error_code ignored;
        fs::remove_all(path, ignored);
    }
    Folder(const Folder&) = delete;

    std::string operator/(const char* file) const { return (path / file).string(); }
};

Config secure_config(const Folder& folder) {
    Config config;
    config.tls_certificate = folder / certificate_file;
    config.tls_key = folder / certificate_key_file;
    return config;
}

// One request over https, by whoever trusts the authority of the folder: the answer, or why there
// is none. `serial` is that of the certificate that was shown.
struct Secured {
    std::string answer{};
    std::string fault{};
    std::string serial{};
};

std::string serial_of(SSL* connection) {
    X509* shown = SSL_get1_peer_certificate(connection);
    if (shown == nullptr) return {};
    std::unique_ptr<BIGNUM, decltype(&BN_free)> number{
        ASN1_INTEGER_to_BN(X509_get0_serialNumber(shown), nullptr), BN_free};
    std::unique_ptr<char, void (*)(char*)> hex{
        BN_bn2hex(number.get()), [](char* text) { OPENSSL_free(text); }};
    X509_free(shown);
    return hex.get();
}

Secured ask(
    const Folder& folder, std::uint16_t port, const std::string& name, const std::string& path
) {
    net::io_context context;
    net::ssl::context trust{net::ssl::context::tls_client};
    trust.load_verify_file(folder / authority_file);
    trust.set_verify_mode(net::ssl::verify_peer);
    net::ssl::stream<tcp::socket> stream{context, trust};
    stream.set_verify_callback(net::ssl::host_name_verification{name});
    stream.next_layer().connect({net::ip::make_address("127.0.0.1"), port});
    Secured got;
    boost::system::error_code error;
    stream.handshake(net::ssl::stream_base::client, error);
    if (error) return {.fault = error.message()};
    got.serial = serial_of(stream.native_handle());
    const std::string request =
        "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    net::write(stream, net::buffer(request));
    net::read(stream, net::dynamic_buffer(got.answer), error);
    return got;
}

TEST(Secure, WhoTrustsTheAuthorityIsServed) {
    const Folder folder;
    const Issued issued = issue_certificate(folder.path, {"localhost", "127.0.0.1"});
    EXPECT_TRUE(issued.new_authority);
    EXPECT_EQ(issued.fingerprint.size(), 95);
    LiveServer server{secure_config(folder)};
    for (const char* name : {"localhost", "127.0.0.1"}) {
        const Secured got = ask(folder, server.port(), name, "/api/me");
        EXPECT_EQ(got.fault, "");
        EXPECT_TRUE(got.answer.starts_with("HTTP/1.1 200")) << got.answer;
    }
    EXPECT_NE(ask(folder, server.port(), "elsewhere.example", "/health").fault, "");
}

TEST(Secure, InTheClearOneIsSentOverOrShownHowToTrust) {
    const Folder folder;
    issue_certificate(folder.path, {"localhost"});
    LiveServer server{secure_config(folder)};
    Browser plain{server.port()};
    const Reply over = plain.get("/t/ABC234?x=1");
    EXPECT_EQ(over.status, 308);
    const std::string there =
        "https://localhost:" + std::to_string(server.port()) + "/t/ABC234?x=1";
    EXPECT_EQ(over.headers.at("location"), there);
    EXPECT_EQ(plain.post("/api/guest", R"({"name":"Anna"})").status, 308) << "nobody signs in";
    EXPECT_EQ(plain.get("/health").status, 200);
    EXPECT_EQ(plain.get("/certificato").status, 200);
    EXPECT_EQ(plain.get("/authority.crt").body, text_of(folder / authority_file));
    EXPECT_EQ(plain.get("/authority.key").status, 308) << "not that one";
    EXPECT_EQ(WebSocket{plain}.status, 308);
}

TEST(Secure, ARenewedCertificateIsTakenUpAndABrokenOneIsNot) {
    const Folder folder;
    issue_certificate(folder.path, {"localhost"});
    LiveServer server{secure_config(folder)};
    const std::string before = ask(folder, server.port(), "localhost", "/health").serial;
    ASSERT_NE(before, "");
    const Issued again = issue_certificate(folder.path, {"localhost"});
    EXPECT_FALSE(again.new_authority) << "phones trust it already";
    std::string now = before;
    for (int i = 0; i < 300 && now == before; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds{100});
        now = ask(folder, server.port(), "localhost", "/health").serial;
    }
    EXPECT_NE(now, before);
    std::ofstream{folder / certificate_file} << "no certificate";
    std::this_thread::sleep_for(std::chrono::milliseconds{1'500});  // longer than it waits to look
    EXPECT_EQ(ask(folder, server.port(), "localhost", "/health").serial, now);
}

TEST(Secure, TheAuthorityVouchesForLocalNamesAlone) {
    const Folder folder;
    issue_certificate(folder.path, {"localhost", "club.example", "203.0.113.7"});
    const std::string before = text_of(folder / certificate_file);
    for (const char* other : {"bank.example", "8.8.8.8"}) {
        EXPECT_THROW(issue_certificate(folder.path, {"localhost", other}), std::runtime_error);
    }
    EXPECT_EQ(text_of(folder / certificate_file), before) << "what there was is still there";
    issue_certificate(folder.path, {"risiko.local", "192.168.1.20", "club.example"});
    const LiveServer server{secure_config(folder)};
    for (const char* name : {"risiko.local", "192.168.1.20", "club.example"}) {
        EXPECT_EQ(ask(folder, server.port(), name, "/health").fault, "") << name;
    }
}

TEST(Secure, ACertificateForThisMachineCanBeUsed) {
    const Folder folder;
    EXPECT_NO_THROW(issue_certificate(folder.path, names_of_this_machine()));
}

TEST(Secure, KeysAreForTheirOwnerAlone) {
    const Folder folder;
    issue_certificate(folder.path, {"localhost"});
    for (const char* file : {authority_key_file, certificate_key_file}) {
        struct stat status {};
        ASSERT_EQ(stat((folder / file).c_str(), &status), 0);
        EXPECT_EQ(status.st_mode & 0777U, 0600U) << file;
    }
}

TEST(Secure, WhatCannotBeUsedIsSaidAtTheStart) {
    const Folder folder;
    const Folder other;
    issue_certificate(folder.path, {"localhost"});
    issue_certificate(other.path, {"localhost"});
    const auto refused = [](const Config& config) -> std::string {
        try {
            const LiveServer server{config};
        } catch (const std::exception& error) {
            return error.what();
        }
        return {};
    };
    Config config = secure_config(folder);
    config.tls_key.clear();
    EXPECT_EQ(refused(config), "tls_certificate and tls_key go together");
    config.tls_key = other / certificate_key_file;
    EXPECT_NE(refused(config).find("key values mismatch"), std::string::npos) << refused(config);
    config.tls_key = folder / "missing.key";
    EXPECT_NE(refused(config).find("cannot be used"), std::string::npos) << refused(config);
    EXPECT_THROW(issue_certificate(folder.path, {}), std::runtime_error);
    EXPECT_THROW(issue_certificate(folder.path, {"a,IP:1.2.3.4"}), std::runtime_error);
}

}  // namespace
}  // namespace kamchatka::server::secure_test
