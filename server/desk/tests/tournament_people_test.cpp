// People at a tournament over real sockets: lists, roles by link, badges, online tables,
// forgetting.
#include "server/desk/tests/tournament_fixture.hpp"

#include "testkit/clause.hpp"

#include <algorithm>
#include <thread>

namespace kamchatka::server {
namespace {

using TournamentPeople = TournamentApi;

TEST_F(TournamentPeople, ALinkGivesARoleThatCanBeTakenAway) {
    CLAUSE("TO-2d");
    appoint_judge();
    import_people(8);
    must(R"({"type":"draw_round"})");
    const Reply made =
        olga_.post(at("/invitations"), R"({"role":"table_judge","name":"Tina Verdi"})");
    const std::string token{made.json().at("token").as_string()};
    EXPECT_EQ(stranger_.post(at("/accept"), R"({"token":")" + token + "\"}").status, 401);
    stranger_.post("/api/guest", R"({"name":"Tina"})");
    EXPECT_EQ(reason(stranger_.post(at("/accept"), R"({"token":"wrong"})")), "bad_invitation");
    const Reply role = stranger_.post(at("/accept"), R"({"token":")" + token + "\"}");
    ASSERT_EQ(role.status, 200) << role.body;
    EXPECT_EQ(role.json().at("role"), "table_judge");

    // Results, and nothing else; the journal has her name from the link.
    const json::value now = detail();
    const json::value& table = now.at("rounds").as_array().at(0).at("tables").as_array().at(0);
    EXPECT_EQ(act(stranger_, result_of(1, table, "result_entered")).status, 200);
    EXPECT_EQ(reason(act(stranger_, R"({"type":"removed","player":1})")), "not_yours_to_do");
    EXPECT_EQ(
        reason(
            act(stranger_,
                R"({"type":"penalised","player":1,"points":"5","disqualified":false,"reason":"x"})")
        ),
        "not_yours_to_do"
    );
    const json::value journal = olga_.get(at("/journal")).json();
    EXPECT_EQ(journal.at("entries").as_array().back().at("by"), "Tina Verdi");
    EXPECT_EQ(journal.at("entries").as_array().back().at("role"), "table_judge");

    const json::value officials = olga_.get(at("/officials")).json();
    ASSERT_EQ(officials.at("members").as_array().size(), 2U);
    const std::string id{officials.at("members").as_array().at(1).at("id").as_string()};
    const std::string link{officials.at("invitations").as_array().at(0).at("id").as_string()};
    EXPECT_EQ(olga_.post(at("/members/" + id + "/remove")).status, 200);
    EXPECT_EQ(olga_.post(at("/invitations/" + link + "/revoke")).status, 200);
    EXPECT_EQ(detail(stranger_).at("role"), "public");
    EXPECT_EQ(
        reason(stranger_.post(at("/accept"), R"({"token":")" + token + "\"}")), "bad_invitation"
    );
}

TEST_F(TournamentPeople, TheOfficialJudgeDoesNotPlay) {
    CLAUSE("TO-2a");
    must(R"({"type":"register","person":{"name":"Tina"}})");
    const Reply made = olga_.post(at("/invitations"), R"({"role":"official_judge","name":"Tina"})");
    stranger_.post("/api/guest", R"({"name":"Tina"})");
    const std::string token{made.json().at("token").as_string()};
    const Reply role = stranger_.post(at("/accept"), R"({"token":")" + token + "\"}");
    EXPECT_EQ(reason(role), "judge_plays");
    EXPECT_EQ(detail(stranger_).at("role"), "public");
}

TEST_F(TournamentPeople, AMessyListIsTakenWithItsFaultsByLine) {
    const std::string csv =
        "Nome;Club;Classifica\nAnna Neri;Gufo;1\n;Gufo;2\nAnna Neri;;\nBo;x;y\n";
    const Reply dry = olga_.post(at("/import?dry=1&ref=dry"), csv);
    EXPECT_EQ(dry.json().at("added"), 2);
    EXPECT_EQ(detail().at("players").as_array().size(), 0U);
    const json::value done = olga_.post(at("/import?ref=done"), csv).json();
    EXPECT_EQ(done.at("added"), 2);
    const json::array& notes = done.at("notes").as_array();
    ASSERT_EQ(notes.size(), 3U);
    EXPECT_EQ(notes[0].at("line"), 3);
    EXPECT_EQ(notes[1].at("line"), 4);
    EXPECT_EQ(notes[2].at("taken"), true);
    EXPECT_EQ(detail().at("players").as_array().size(), 2U);
    // Sent twice, entered once.
    olga_.post(at("/import?ref=done"), csv);
    EXPECT_EQ(detail().at("players").as_array().size(), 2U);
}

// The declaration of Art. 2 is a mark of its own.
TEST_F(TournamentPeople, AListOfPeopleWhoArePresentSignsForNobody) {
    CLAUSE("TO-2a");
    code_ = created(R"({"name":"Ufficiale","preset":"italiana","listed":false})");
    appoint_judge();
    import_people(8);
    const json::value now = detail();
    for (const json::value& player : now.at("players").as_array()) {
        EXPECT_EQ(player.at("present"), true);
        EXPECT_EQ(player.at("signed"), false);
    }
    EXPECT_EQ(reason(act(olga_, R"({"type":"draw_round"})")), "judge_not_accepted");
    for (int number = 1; number <= 8; ++number) {
        must(
            R"({"type":"declaration_noted","given":true,"player":)" + std::to_string(number) + "}"
        );
    }
    must(R"({"type":"draw_round"})");
}

TEST_F(TournamentPeople, FeesAreForTheDeskAlone) {
    json::object format = detail().at("format").as_object();
    format["fee"] = 1313;
    must(R"({"type":"format_chosen","format":)" + json::serialize(format) + "}");
    const std::string csv = "Nome;Pagato\nAnna Neri;sì\nBruno Rossi;7,77\nCarla Verdi;no\n";
    const json::value seen = olga_.post(at("/import?dry=1&ref=seen"), csv).json();
    EXPECT_EQ(seen.at("rows").as_array().at(1).at("paid"), 777);
    EXPECT_EQ(olga_.post(at("/import?present=1&ref=fees"), csv).json().at("added"), 3);
    must(R"({"type":"fee_noted","player":3,"paid":true,"cents":500})");
    must(R"({"type":"fee_noted","player":3,"paid":false})");
    const json::array players = detail().at("players").as_array();
    EXPECT_EQ(players[0].at("paid"), 1313);
    EXPECT_EQ(players[1].at("paid"), 777);
    EXPECT_FALSE(players[2].as_object().contains("paid"));
    EXPECT_NE(olga_.get(at("/export?format=people")).body.find("7,77"), std::string::npos);

    Browser tina = official("table_judge", "Tina Verdi");
    const json::value badges = olga_.get(at("/badges")).json();
    const std::string token{badges.at("badges").as_array().at(1).at("token").as_string()};
    const std::string own =
        stranger_.post(at("/badge"), R"({"player":2,"token":")" + token + "\"}").body;
    std::vector<std::string> others{own};
    for (Browser* who : {&stranger_, &tina}) {
        others.push_back(who->get(at()).body);
        for (const char* form : {"csv", "text", "json"}) {
            others.push_back(who->get(at(std::string{"/export?format="} + form)).body);
        }
    }
    for (const std::string& text : others) {
        EXPECT_EQ(text.find("1313"), std::string::npos) << text;
        EXPECT_EQ(text.find("777"), std::string::npos) << text;
        EXPECT_EQ(text.find("\"paid\""), std::string::npos) << text;
    }
}

TEST_F(TournamentPeople, APreviewTellsWhatBecomesOfEachRow) {
    must(R"({"type":"register","person":{"name":"Mario Rossi","club":"Il Gufo"}})");
    const std::string csv =
        "sep=;\nElenco di novembre\nCognome;Nome;Circolo;Telefono\nRossi;Mario;Torino;1\n"
        "Garcia Lopez;Ana;Torino;2\nUnico;Giudice;;3\n";
    appoint_judge();  // Giudice Unico, who does not play
    const json::value seen = olga_.post(at("/import?dry=1&ref=a"), csv).json();
    EXPECT_EQ(seen.at("added"), 1);
    EXPECT_EQ(seen.at("heading_line"), 3);
    EXPECT_EQ(seen.at("columns").as_array().at(0).at("column"), "surname");
    EXPECT_EQ(seen.at("columns").as_array().at(3).at("column"), "none");
    const json::array& rows = seen.at("rows").as_array();
    ASSERT_EQ(rows.size(), 4U);
    EXPECT_EQ(rows[0].at("fate"), "not_taken");  // the title
    EXPECT_EQ(rows[1].at("fate"), "not_taken");
    EXPECT_EQ(rows[1].at("questioned"), true);
    EXPECT_EQ(rows[1].at("like"), "Mario Rossi");
    EXPECT_EQ(rows[2].at("fate"), "entered");
    EXPECT_EQ(rows[3].at("fate"), "not_taken");  // and stops nobody else
    for (const json::value& row : rows) {
        const bool spoken = std::ranges::any_of(seen.at("notes").as_array(), [&](const auto& note) {
            return note.at("line") == row.at("line");
        });
        EXPECT_TRUE(spoken || row.at("fate") == "entered");
    }
    EXPECT_EQ(olga_.post(at("/import?ref=b&another=4"), csv).json().at("added"), 2);
    const json::array players = detail().at("players").as_array();
    ASSERT_EQ(players.size(), 3U);
    EXPECT_EQ(players[2].at("surname"), "Garcia Lopez");
    EXPECT_FALSE(players[0].as_object().contains("alike")) << "they are two, and that is known";

    const std::string plain = "Bea,Verdi,Milano\n";
    EXPECT_EQ(olga_.post(at("/import?ref=c&dry=1"), plain).json().at("added"), 0);
    EXPECT_EQ(
        olga_.post(at("/import?ref=c&columns=first_name,surname,club"), plain).json().at("added"), 1
    );
    EXPECT_EQ(detail().at("players").as_array().back().at("name"), "Bea Verdi");
    for (const char* bad : {"columns=nonsense", "headings=x", "same=1,x", "out=-1"}) {
        EXPECT_EQ(olga_.post(at(std::string{"/import?ref=d&"} + bad), plain).status, 400) << bad;
    }
}

TEST_F(TournamentPeople, ABadgeChecksItsBearerIn) {
    must(R"({"type":"register","person":{"name":"Anna Neri"}})");
    must(R"({"type":"register","person":{"name":"Bo Verdi"}})");
    const json::value badges = olga_.get(at("/badges")).json();
    const std::string token{badges.at("badges").as_array().at(0).at("token").as_string()};
    const auto badge = [&](int player) {
        return R"({"player":)" + std::to_string(player) + R"(,"token":")" + token + "\"}";
    };
    EXPECT_EQ(reason(stranger_.post(at("/badge/here"), badge(2))), "bad_badge");
    EXPECT_EQ(stranger_.post(at("/badge/here"), badge(1)).json().at("present"), true);
    EXPECT_EQ(stranger_.post(at("/badge/here"), badge(1)).status, 200);
    EXPECT_EQ(detail().at("players").as_array().at(0).at("signed"), false) << "a mark of its own";
    EXPECT_EQ(reason(stranger_.post(at("/badge/declare"), badge(2))), "bad_badge");
    EXPECT_EQ(stranger_.post(at("/badge/declare"), badge(1)).json().at("signed"), true);
    EXPECT_EQ(stranger_.post(at("/badge/declare"), badge(1)).status, 200);
    EXPECT_EQ(detail().at("players").as_array().at(0).at("signed"), true);
    const std::string called = R"({"player":1,"token":")" + token + R"(","reason":"dado fuori"})";
    EXPECT_EQ(stranger_.post(at("/badge/call"), called).status, 200);
    EXPECT_EQ(detail().at("calls").as_array().at(0).at("reason"), "dado fuori");
    EXPECT_TRUE(detail(stranger_).at("calls").as_array().empty());
}

TEST_F(TournamentPeople, APersonIsForgottenAndTheResultsStay) {
    appoint_judge();
    import_people(8);
    play_round();
    EXPECT_NE(
        olga_.get(at("/export?format=person&player=1")).body.find("CognomeAa"), std::string::npos
    );
    EXPECT_EQ(olga_.post(at("/forget"), R"({"player":1})").status, 200);
    EXPECT_EQ(olga_.get(at()).body.find("CognomeAa"), std::string::npos);
    EXPECT_EQ(olga_.get(at("/journal")).body.find("CognomeAa"), std::string::npos);
    EXPECT_EQ(detail().at("players").as_array().at(0).at("name"), "#1");
    EXPECT_EQ(detail().at("standings").as_array().size(), 8U);
    play_round();
}

// People with their links take the seats kept for them, the tables begin together, and what comes
// of them is in the standings without anybody typing it.
TEST_F(TournamentPeople, OnlineTablesSendTheirResults) {
    // Without a clock that runs out a game between bots may last: another one then.
    constexpr int patience = 150;
    std::string table;
    for (int game = 1; game <= 8; ++game) {
        code_ = created(R"({"name":"Online","preset":"league","listed":true})");
        import_people(4);
        must(R"({"type":"draw_round"})");
        const json::value opened = olga_.post(at("/online/open"), R"({"absent":"bot"})").json();
        ASSERT_EQ(opened.at("tables").as_array().size(), 1U);
        table = opened.at("tables").as_array().at(0).at("code").as_string();
        EXPECT_EQ(opened.at("tables").as_array().at(0).at("missing").as_array().size(), 4U);
        stranger_.post("/api/guest", R"({"name":"Intruso"})");
        EXPECT_EQ(reason(stranger_.post("/api/tables/" + table + "/sit")), "table_full");

        const json::value badges = olga_.get(at("/badges")).json();
        std::vector<Browser> people;
        for (int i = 1; i <= 4; ++i) {
            Browser& person = people.emplace_back(server_.port());
            person.post(
                "/api/guest", R"({"name":"Ospite )" + std::to_string(10 * game + i) + "\"}"
            );
            const auto& badge = badges.at("badges").as_array().at(static_cast<std::size_t>(i - 1));
            const Reply sat = person.post(
                at("/badge/sit"),
                R"({"player":)" + std::to_string(i) + R"(,"token":")" +
                    std::string{badge.at("token").as_string()} + "\"}"
            );
            ASSERT_EQ(sat.status, 200) << sat.body;
            EXPECT_EQ(sat.json().at("code"), json::string{table});
        }
        const json::value started = olga_.post(at("/online/start")).json();
        EXPECT_EQ(started.at("tables").as_array().at(0).at("state"), "playing");
        // All four leave: bots finish the game for them.
        for (Browser& person : people) person.post("/api/tables/" + table + "/stand");
        for (int i = 0; i < patience; ++i) {
            if (detail().at("rounds").as_array().at(0).at("complete").as_bool()) break;
            std::this_thread::sleep_for(std::chrono::milliseconds{100});
        }
        if (detail().at("rounds").as_array().at(0).at("complete").as_bool()) break;
    }
    const json::value round = detail().at("rounds").as_array().at(0);
    ASSERT_EQ(round.at("complete"), true);
    EXPECT_EQ(round.at("tables").as_array().at(0).at("lines").as_array().size(), 4U);
    const json::value journal = olga_.get(at("/journal")).json();
    EXPECT_EQ(
        journal.at("entries").as_array().back().at("by"), json::string{"Tavolo online " + table}
    );
}

}  // namespace
}  // namespace kamchatka::server
