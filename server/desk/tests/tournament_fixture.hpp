// A tournament on a real server, with its organiser and a stranger, for tests over real sockets.
#pragma once

#include "testkit/client/net_client.hpp"
#include "testkit/server/live_server.hpp"

#include <gtest/gtest.h>

#include <string>

namespace kamchatka::server {

namespace json = boost::json;

class TournamentApi : public testing::Test {
protected:
    LiveServer server_{Config{.requests_per_second = 10'000, .bot_threads = 2, .bot_budget_ms = 1}};
    Browser olga_{server_.port()};
    Browser stranger_{server_.port()};
    std::string code_;
    int refs_ = 0;

    TournamentApi() {
        EXPECT_EQ(olga_.post("/api/guest", R"({"name":"Olga"})").status, 200);
        code_ = created(R"({"name":"Serata","preset":"raduno","listed":true})");
    }

    std::string created(const std::string& body) {
        const Reply reply = olga_.post("/api/tournaments", body);
        EXPECT_EQ(reply.status, 200) << reply.body;
        return std::string{reply.json().at("code").as_string()};
    }
    std::string at(const std::string& rest = {}) const {
        return "/api/tournaments/" + code_ + rest;
    }
    json::value detail(Browser& browser) { return browser.get(at()).json(); }
    json::value detail() { return detail(olga_); }

    Reply act(Browser& browser, const std::string& action, std::string ref = {}) {
        if (ref.empty()) ref = "ref-" + std::to_string(++refs_);
        const std::int64_t seq = detail(browser).at("seq").as_int64();
        return act_at(browser, action, ref, seq);
    }
    Reply act_at(
        Browser& browser, const std::string& action, const std::string& ref, std::int64_t seq
    ) {
        return browser.post(
            at("/act"),
            R"({"ref":")" + ref + R"(","seq":)" + std::to_string(seq) + R"(,"action":)" + action +
                "}"
        );
    }
    void must(const std::string& action) {
        const Reply reply = act(olga_, action);
        EXPECT_EQ(reply.status, 200) << action << " " << reply.body;
    }
    static std::string reason(const Reply& reply) {
        return std::string{reply.json().at("error").at("reason").as_string()};
    }

    // So many people of four clubs, all here; their rankings tell equals apart.
    void import_people(int count) {
        std::string csv = "Cognome;Nome;Club;Classifica\n";
        for (int i = 0; i < count; ++i) {
            const std::string name{
                static_cast<char>('A' + i / 26), static_cast<char>('a' + i % 26)};
            csv += "Cognome" + name + ";Nome" + name + ";Club " + std::to_string(i % 4) + ";" +
                std::to_string(i + 1) + "\n";
        }
        const Reply reply = olga_.post(at("/import?present=1&ref=import"), csv);
        EXPECT_EQ(reply.status, 200) << reply.body;
        EXPECT_EQ(reply.json().at("added").as_int64(), count);
    }
    // The link that makes somebody of that name one of them.
    std::string link(Browser& by, const std::string& role, const std::string& name) {
        const Reply made =
            by.post(at("/invitations"), R"({"role":")" + role + R"(","name":")" + name + "\"}");
        return made.status == 200 ? std::string{made.json().at("token").as_string()} : "";
    }
    Reply accept(Browser& by, const std::string& token) {
        return by.post(at("/accept"), R"({"token":")" + token + "\"}");
    }
    // A guest with that role, under the same name.
    Browser official(const std::string& role, const std::string& name) {
        Browser browser{server_.port()};
        EXPECT_EQ(browser.post("/api/guest", R"({"name":")" + name + "\"}").status, 200);
        EXPECT_EQ(accept(browser, link(olga_, role, name)).status, 200) << role;
        return browser;
    }
    void appoint_judge() {
        must(R"({"type":"official_appointed","name":"Giudice Unico","role":"official_judge"})");
    }
    void play_round() {
        must(R"({"type":"draw_round"})");
        const json::value now = detail();
        const json::array& rounds = now.at("rounds").as_array();
        const json::value& round = rounds.back();
        for (const json::value& table : round.at("tables").as_array()) {
            must(result_of(round.at("number").as_int64(), table, "result_entered"));
        }
    }
    static std::string result_of(
        std::int64_t round, const json::value& table, const std::string& type
    ) {
        std::string lines;
        int points = 48;
        for (const json::value& player : table.at("players").as_array()) {
            lines += (lines.empty() ? "" : ",") + std::string{R"({"player":)"} +
                std::to_string(player.as_int64()) + R"(,"points":")" + std::to_string(points) +
                "\"}";
            points -= 10;
        }
        return R"({"type":")" + type + R"(","round":)" + std::to_string(round) + R"(,"table":)" +
            std::to_string(table.at("number").as_int64()) + R"(,"lines":[)" + lines + "]}";
    }
};

}  // namespace kamchatka::server
