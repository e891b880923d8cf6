// A judge with a browser, and entries of a book as a page sends them.
#pragma once

#include "testkit/client/net_client.hpp"
#include "testkit/server/live_server.hpp"

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>

namespace kamchatka::server {

inline std::string entry(
    int seq,
    const std::string& note,
    const std::string& name = "Ada",
    const std::string& role = "table_judge"
) {
    const std::string number = std::to_string(seq);
    return R"({"seq":)" + number + R"(,"ref":"r)" + number + R"(","at":)" + number +
        R"(000,"by":{"name":")" + name + R"(","role":")" + role + R"("},"note":)" + note + "}";
}

inline const std::string opening =
    R"({"type":"opened","kind":"light","ruleset":{"id":"torisiko"},"title":"Tavolo 1",)"
    R"("seats":[{"name":"Bruno","colour":"red"},{"name":"Carla","colour":"blue"},)"
    R"({"name":"Dario","colour":"green"}]})";
inline const std::string passed = R"({"type":"turn_passed","conquests":1})";

inline std::string body_of(std::initializer_list<std::string> entries) {
    std::string body = R"({"entries":[)";
    for (const std::string& each : entries) {
        if (body.back() != '[') body += ',';
        body += each;
    }
    return body + "]}";
}

struct Judge {
    explicit Judge(const LiveServer& server, const std::string& name) : browser{server.port()} {
        EXPECT_EQ(browser.post("/api/guest", R"({"name":")" + name + R"("})").status, 200);
    }
    Reply send(const std::string& code, const std::string& body) {
        return browser.post("/api/companions/" + code + "/entries", body);
    }
    std::size_t entries(const std::string& code) {
        const Reply reply = browser.get("/api/companions/" + code);
        return reply.status == 200 ? reply.json().at("entries").as_array().size() : 0;
    }
    Reply news(const std::string& code, int after) {
        return browser.get("/api/companions/" + code + "/entries?after=" + std::to_string(after));
    }
    std::size_t entries_after(const std::string& code, int after) {
        const Reply reply = news(code, after);
        return reply.status == 200 ? reply.json().at("entries").as_array().size() : 99;
    }
    // The token of a link that hands the table over.
    std::string hand_over(const std::string& code) {
        const Reply reply = browser.post("/api/companions/" + code + "/handover", "{}");
        return reply.status == 200 ? std::string{reply.json().at("token").as_string()} : "";
    }
    Reply take_over(const std::string& code, const std::string& token = {}) {
        const std::string body = token.empty() ? "{}" : R"({"token":")" + token + R"("})";
        return browser.post("/api/companions/" + code + "/takeover", body);
    }
    Browser browser;
};

}  // namespace kamchatka::server
