// What comes of a tournament over real sockets: ties at the cut, files, and a tournament made anew
// from its file.
#include "server/desk/tests/tournament_fixture.hpp"

#include <string_view>

namespace kamchatka::server {
namespace {

class TournamentResults : public TournamentApi {
protected:
    // Everybody without a ranking: whoever scores the same is equal.
    void enter_equals(int count) {
        std::string csv = "Nome\n";
        for (int i = 0; i < count; ++i)
            csv += "Giocatore" + std::string(1, static_cast<char>('A' + i)) + "\n";
        EXPECT_EQ(olga_.post(at("/import?present=1&ref=equals"), csv).status, 200);
    }
    // Rounds are drawn by lot, and two times in three leave somebody equal at the cut.
    void play_until_tied() {
        for (int attempt = 0; attempt < 20; ++attempt) {
            code_ = created(R"({"name":"Raduno","preset":"raduno","listed":false})");
            appoint_judge();
            enter_equals(16);
            play_round();
            play_round();
            if (!detail().at("ties").as_array().empty()) return;
        }
    }
    void give_role(Browser& browser, const std::string& role, const std::string& name) {
        const Reply made =
            olga_.post(at("/invitations"), R"({"role":")" + role + R"(","name":")" + name + "\"}");
        browser.post("/api/guest", R"({"name":")" + name + "\"}");
        const Reply taken = browser.post(
            at("/accept"),
            R"({"token":")" + std::string{made.json().at("token").as_string()} + "\"}"
        );
        EXPECT_EQ(taken.status, 200) << taken.body;
    }
    static std::string settle(const json::value& tie, const std::string& by) {
        return R"({"type":"settle_tie","by":")" + by + R"(","players":)" +
            json::serialize(tie.at("players")) + R"(,"reason":"spareggio"})";
    }
    Reply restored(Browser& browser, const std::string& file) {
        return browser.post("/api/tournaments/restore", file);
    }
};

TEST_F(TournamentResults, TiesAtTheCutAreTheJudgesToSettle) {
    play_until_tied();
    const json::value before = detail(stranger_);
    ASSERT_FALSE(before.at("ties").as_array().empty()) << "everybody is told";
    EXPECT_EQ(before.at("next").at("reason"), "tie_at_cut");
    const json::value tie = before.at("ties").as_array().at(0);
    EXPECT_EQ(reason(act(olga_, R"({"type":"draw_round"})")), "tie_at_cut");
    EXPECT_EQ(reason(act(olga_, settle(tie, "lot"))), "not_yours_to_do");
    Browser tina{server_.port()};
    give_role(tina, "table_judge", "Tina");
    EXPECT_EQ(reason(act(tina, settle(tie, "decision"))), "not_yours_to_do");
    Browser judge{server_.port()};
    give_role(judge, "official_judge", "Giudice");
    while (!detail().at("ties").as_array().empty()) {
        const json::value next = detail().at("ties").as_array().at(0);
        const Reply reply = act(judge, settle(next, "lot"));
        ASSERT_EQ(reply.status, 200) << reply.body;
    }
    const json::value after = detail(stranger_);
    const json::value settled = after.at("settled").as_array().at(0);
    EXPECT_EQ(settled.at("by"), "lot");
    EXPECT_FALSE(settled.at("seed").as_string().empty()) << "anybody can draw it again";
    EXPECT_FALSE(settled.as_object().contains("reason"));
    must(R"({"type":"draw_round"})");
}

TEST_F(TournamentResults, IsRestoredWithEverythingInIt) {
    appoint_judge();
    import_people(16);
    for (int round = 0; round < 4; ++round) play_round();
    ASSERT_EQ(detail().at("state"), "over");
    const std::string file = olga_.get(at("/export?format=file")).body;
    const std::string csv = olga_.get(at("/export?format=csv")).body;
    const json::value before = detail();
    EXPECT_EQ(restored(stranger_, file).status, 401);
    stranger_.post("/api/guest", R"({"name":"Piero"})");
    const Reply made = restored(stranger_, file);
    ASSERT_EQ(made.status, 200) << made.body;
    code_ = std::string{made.json().at("code").as_string()};
    const json::value after = detail(stranger_);
    EXPECT_EQ(after.at("role"), "organiser");
    EXPECT_EQ(after.at("listed"), false);
    EXPECT_EQ(after.at("seq").as_int64(), before.at("seq").as_int64() + 1);
    for (const char* part : {"players", "rounds", "standings", "ranking", "officials", "state"}) {
        EXPECT_EQ(after.at(part), before.at(part)) << part;
    }
    EXPECT_EQ(stranger_.get(at("/export?format=csv")).body, csv);
    const json::value journal = stranger_.get(at("/journal")).json();
    EXPECT_EQ(journal.at("entries").as_array().back().at("event").at("type"), "restored");
    EXPECT_EQ(olga_.get(at("/journal")).status, 403) << "its organiser is who restored it";
    // It goes on as any other, across a restart, and can be exported and restored again.
    server_.stop();
    server_.start();
    Browser again{server_.port()};
    again.cookie = stranger_.cookie;
    EXPECT_EQ(detail(again), after);
    EXPECT_EQ(act(again, R"({"type":"judge_called","player":1,"reason":"foto"})").status, 200);
    EXPECT_EQ(restored(again, again.get(at("/export?format=file")).body).status, 200);
}

TEST_F(TournamentResults, WhatIsNoTournamentIsNotRestored) {
    must(R"({"type":"register","person":{"name":"Anna Neri"}})");
    const std::string file = olga_.get(at("/export?format=file")).body;
    const auto with = [&](std::string_view from, std::string_view to) {
        std::string text = file;
        text.replace(text.find(from), from.size(), to);
        return text;
    };
    for (const std::string& bad :
         {std::string{},
          std::string{"{}"},
          std::string{"ciao"},
          file.substr(0, 100),
          with("\"seq\":2", "\"seq\":3"),
          with("Anna Neri", ""),
          std::string{R"({"kamchatka_tournament":1,"journal":[]})"}}) {
        const Reply reply = restored(olga_, bad);
        EXPECT_EQ(reply.status, 400) << bad;
        EXPECT_EQ(reason(reply), "bad_tournament_file") << bad;
    }
    EXPECT_EQ(reason(restored(olga_, with("Anna Neri", "Anna\\u202eNeri"))), "odd_characters");
    EXPECT_EQ(restored(olga_, with("\"at\":", "\"at\":9")).status, 200) << "clocks differ";
}

// A file can name any table of this server: it gets none of them.
TEST_F(TournamentResults, AFileReachesNoTableOfThisServer) {
    code_ = created(R"({"name":"Online","preset":"league","listed":false})");
    import_people(4);
    must(R"({"type":"draw_round"})");
    EXPECT_EQ(olga_.post(at("/online/open")).status, 200);
    const std::string table{
        detail().at("rounds").at(0).at("tables").at(0).at("online").as_string()};
    const std::string file = olga_.get(at("/export?format=file")).body;
    EXPECT_NE(file.find(table), std::string::npos);
    const Reply made = restored(olga_, file);
    ASSERT_EQ(made.status, 200) << made.body;
    code_ = std::string{made.json().at("code").as_string()};
    EXPECT_EQ(olga_.get(at("/export?format=file")).body.find(table), std::string::npos);
    EXPECT_TRUE(olga_.get(at("/online")).json().at("tables").as_array().empty());
    EXPECT_EQ(olga_.post(at("/online/open")).status, 200) << "it can be opened here";
}

TEST_F(TournamentResults, FilesPutTheFinalRankingFirst) {
    appoint_judge();
    import_people(16);
    const auto first_line = [&](Browser& browser) {
        const std::string csv = browser.get(at("/export?format=csv&lang=it")).body;
        return csv.substr(3, csv.find("\r\n") - 3);
    };
    play_round();
    EXPECT_TRUE(first_line(olga_).starts_with("Pos. qualificazione;N.;Giocatore;Club;Tessera;"));
    EXPECT_TRUE(first_line(stranger_).starts_with("Pos. qualificazione;N.;Giocatore;Club;Totale"));
    EXPECT_TRUE(detail().at("ranking").as_array().empty());
    EXPECT_EQ(detail().at("standings_kind"), "qualifying");
    for (int round = 0; round < 3; ++round) play_round();
    EXPECT_TRUE(first_line(olga_).starts_with("Pos. finale;Pos. qualificazione;N.;"));
    EXPECT_FALSE(detail().at("ranking").as_array().empty());
}

}  // namespace
}  // namespace kamchatka::server
