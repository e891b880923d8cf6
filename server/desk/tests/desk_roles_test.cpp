// Who may do what at a desk over real sockets: each role against each thing that can be asked,
// links that are for one person, and what the page is told of it.
#include "server/desk/tests/tournament_fixture.hpp"

#include "testkit/clause.hpp"

#include <algorithm>

namespace kamchatka::server {
namespace {

class DeskRoles : public TournamentApi {
protected:
    DeskRoles() { appoint_judge(); }

    Browser guest(const std::string& name) {
        Browser browser{server_.port()};
        EXPECT_EQ(browser.post("/api/guest", R"({"name":")" + name + "\"}").status, 200);
        return browser;
    }
    json::value officials() { return olga_.get(at("/officials")).json(); }
    Reply answer_knock(Browser& by, const json::value& knock, bool allow) {
        json::object wish{{"invitation", knock.at("invitation")}, {"player", knock.at("player")}};
        wish["allow"] = allow;
        return by.post(at("/knock"), json::serialize(wish));
    }
};

// Whether what was asked is somebody's to ask, whatever else may be wrong with it.
bool is_theirs(const Reply& reply) {
    if (reply.status < 400) return true;
    const std::string reason{reply.json().at("error").at("reason").as_string()};
    return reason != "not_permitted" && reason != "not_yours_to_do" && reason != "no_player";
}

TEST_F(DeskRoles, EachActionIsAskedForByWhoeverMay) {
    CLAUSE("TO-2d");
    import_people(8);
    must(R"({"type":"draw_round"})");
    struct Row {
        const char* action;
        bool organiser;
        bool table_judge;
    };
    const std::vector<Row> rows{
        {R"({"type":"register","person":{"name":""}})", true, false},
        {R"({"type":"draw_round"})", true, false},
        {R"({"type":"person_amended","player":99,"person":{"name":"X"}})", true, false},
        {R"({"type":"removed","player":99})", true, false},
        {R"({"type":"presence_noted","player":99,"present":true})", true, false},
        {R"({"type":"declaration_noted","player":99,"given":true})", true, false},
        {R"({"type":"fee_noted","player":99,"paid":true,"cents":1000})", true, false},
        {R"({"type":"play_noted","player":99,"plays":true})", true, false},
        {R"({"type":"withdrew","player":99,"because":"own_reasons"})", true, false},
        {R"({"type":"penalised","player":99,"points":"1","disqualified":false,"reason":"x"})",
         false,
         false},
        {R"({"type":"official_appointed","name":"","role":"table_judge"})", true, false},
        {R"({"type":"judge_called","player":99,"reason":"x"})", true, true},
        {R"({"type":"judge_answered","call":"99"})", true, true},
        {R"({"type":"games_resumed"})", false, false},
        {R"({"type":"seats_exchanged","a":99,"b":98})", true, false},
        {R"({"type":"result_entered","round":9,"table":9,"lines":[]})", true, true},
        {R"({"type":"result_corrected","round":9,"table":9,"lines":[],"reason":"x"})", true, false},
        {R"({"type":"renounced","player":99})", true, false},
        {R"({"type":"undone","entry":"99"})", true, false},
        {R"({"type":"clock_started","round":9})", true, false},
        {R"({"type":"recovery_granted","round":9,"table":9,"minutes":5})", true, false}};
    Browser judge = official("official_judge", "Giudice Unico");
    Browser tina = official("table_judge", "Tina Verdi");
    Browser eve = guest("Eve");
    Browser nobody{server_.port()};
    for (const Row& row : rows) {
        EXPECT_TRUE(is_theirs(act(judge, row.action))) << row.action;
        EXPECT_EQ(is_theirs(act(olga_, row.action)), row.organiser) << row.action;
        EXPECT_EQ(is_theirs(act(tina, row.action)), row.table_judge) << row.action;
        EXPECT_FALSE(is_theirs(act(eve, row.action))) << row.action;
        EXPECT_FALSE(is_theirs(act(nobody, row.action))) << row.action;
    }
}

TEST_F(DeskRoles, EachPageIsForWhoeverMay) {
    Browser judge = official("official_judge", "Giudice Unico");
    Browser tina = official("table_judge", "Tina Verdi");
    Browser eve = guest("Eve");
    struct Row {
        const char* path;
        const char* body;  // none: it is asked for
        bool judge;
    };
    const std::vector<Row> rows{
        {"/officials", nullptr, true},
        {"/journal", nullptr, true},
        {"/badges", nullptr, true},
        {"/online", nullptr, true},
        {"/export?format=file", nullptr, true},
        {"/export?format=people", nullptr, true},
        {"/invitations", R"({"role":"table_judge","name":"X"})", true},
        {"/invitations", R"({"role":"official_judge","name":"X"})", false},
        {"/invitations", R"({"role":"organiser","name":"X"})", false},
        {"/invitations/99/revoke", "{}", true},
        {"/members/99/remove", "{}", true},
        {"/knock", R"({"invitation":"99","player":"99","allow":true})", true},
        {"/listing", R"({"listed":false})", false},
        {"/forget", R"({"player":99})", false},
        {"/import?dry=1&ref=x", "Nome\nAnna", false},
        {"/online/order", R"({"table":1,"pause":true})", true},
        {"/online/open", "{}", false},
        {"/online/start", "{}", false}};
    for (const auto& [path, body, for_judge] : rows) {
        const auto ask = [&, where = at(path), text = body](Browser& who) {
            return is_theirs(text == nullptr ? who.get(where) : who.post(where, text));
        };
        EXPECT_TRUE(ask(olga_)) << path;
        EXPECT_EQ(ask(judge), for_judge) << path << " " << (body == nullptr ? "" : body);
        EXPECT_FALSE(ask(tina)) << path;
        EXPECT_FALSE(ask(eve)) << path;
    }
}

TEST_F(DeskRoles, TheOfficialJudgeAppointsTableJudgesAndNobodyElse) {
    CLAUSE("TO-2d");
    Browser judge = official("official_judge", "Giudice Unico");
    EXPECT_EQ(detail(judge).at("appoints"), json::value(json::array{"table_judge"}));
    EXPECT_EQ(detail().at("appoints").as_array().size(), 3U);
    Browser tina = guest("Tina");
    EXPECT_EQ(
        accept(tina, link(judge, "table_judge", "Tina Verdi")).json().at("name"), "Tina Verdi"
    );
    EXPECT_TRUE(detail(tina).at("appoints").as_array().empty());
    EXPECT_EQ(link(judge, "table_judge", ""), "") << "it is for somebody";
    EXPECT_EQ(link(judge, "table_judge", " - "), "");
    // He takes back what he may give: not the organiser's link, nor the organiser.
    link(olga_, "organiser", "Piero");
    const json::value all = officials();
    for (const json::value& each : all.at("invitations").as_array()) {
        const bool his = each.at("role") == "table_judge";
        const std::string id{each.at("id").as_string()};
        EXPECT_EQ(is_theirs(judge.post(at("/invitations/" + id + "/revoke"))), his);
    }
    for (const json::value& each : all.at("members").as_array()) {
        const bool his = each.at("role") == "table_judge";
        const std::string id{each.at("id").as_string()};
        EXPECT_EQ(is_theirs(judge.post(at("/members/" + id + "/remove"))), his);
    }
    EXPECT_EQ(detail(tina).at("role"), "public");
    EXPECT_EQ(officials().at("members").as_array().size(), 2U);
}

TEST_F(DeskRoles, ALinkIsForOnePersonAndTheDeskIsAskedForAnother) {
    Browser judge = official("official_judge", "Giudice Unico");
    const std::string token = link(olga_, "table_judge", "Tina Verdi");
    Browser phone = guest("Tina");
    Browser tablet = guest("Tablet");
    Browser eve = guest("Eve");
    EXPECT_EQ(accept(phone, token).json().at("role"), "table_judge");
    EXPECT_EQ(accept(phone, token).json().at("role"), "table_judge") << "again: it is hers";
    EXPECT_EQ(accept(tablet, token).json().at("waiting"), true);
    EXPECT_EQ(accept(eve, token).json().at("waiting"), true);
    EXPECT_EQ(accept(eve, token).json().at("waiting"), true);
    EXPECT_EQ(detail(tablet).at("role"), "public");
    EXPECT_EQ(detail().at("knocking"), 2);
    EXPECT_EQ(detail(phone).at("knocking"), 0) << "nothing of hers to answer";
    const json::value waiting = officials();
    ASSERT_EQ(waiting.at("knocks").as_array().size(), 2U);
    const json::value& first = waiting.at("knocks").at(0);
    EXPECT_EQ(first.at("called"), "Tablet");
    EXPECT_EQ(first.at("name"), "Tina Verdi");
    EXPECT_EQ(answer_knock(phone, first, true).status, 403);
    EXPECT_EQ(answer_knock(judge, first, true).status, 200) << "a Table Judge's: his to answer";
    EXPECT_EQ(answer_knock(olga_, waiting.at("knocks").at(1), false).status, 200);
    EXPECT_EQ(accept(tablet, token).json().at("name"), "Tina Verdi");
    EXPECT_EQ(detail(tablet).at("role"), "table_judge");
    EXPECT_EQ(reason(accept(eve, token)), "invitation_refused");
    EXPECT_EQ(detail(eve).at("role"), "public");
    EXPECT_EQ(detail().at("knocking"), 0);
    EXPECT_EQ(detail(phone).at("role"), "table_judge") << "both devices are hers";
}

// Who made the link may have tried it.
TEST_F(DeskRoles, NobodyLosesARoleByALinkThatGivesLess) {
    Browser judge = official("official_judge", "Giudice Unico");
    const std::string token = link(judge, "table_judge", "Tina Verdi");
    EXPECT_EQ(accept(judge, token).json().at("role"), "official_judge");
    EXPECT_EQ(accept(olga_, token).json().at("role"), "organiser");
    Browser tina = guest("Tina");
    EXPECT_EQ(accept(tina, token).json().at("role"), "table_judge") << "nobody has it yet";
}

TEST_F(DeskRoles, TheNameIsTheLinksWhateverThePlayerIsCalled) {
    import_people(8);
    must(R"({"type":"draw_round"})");
    Browser tina = guest("Zanzara");
    ASSERT_EQ(accept(tina, link(olga_, "table_judge", "Tina Verdi")).status, 200);
    EXPECT_EQ(
        tina.post("/api/guest", R"({"name":"Ospite 4856"})").json().at("player").at("name"),
        "Zanzara"
    ) << "signing in as a guest renames nobody";
    EXPECT_EQ(tina.post("/api/guest/rename", R"({"name":"Vespa"})").status, 200);
    const json::value now = detail();
    const json::value& table = now.at("rounds").as_array().at(0).at("tables").as_array().at(0);
    EXPECT_EQ(act(tina, result_of(1, table, "result_entered")).status, 200);
    const json::value journal = olga_.get(at("/journal")).json();
    EXPECT_EQ(journal.at("entries").as_array().back().at("by"), "Tina Verdi");
}

}  // namespace
}  // namespace kamchatka::server
