// Who writes in the book of a tournament's table: the role and the name of the link, checked with
// each entry, whatever a form says. Books of one's own are nobody's business.
#include "server/companion/author.hpp"
#include "server/companion/tests/judge.hpp"
#include "server/desk/tests/tournament_fixture.hpp"
#include "testkit/clause.hpp"

namespace kamchatka::server {
namespace {

class BookAuthors : public TournamentApi {
protected:
    BookAuthors() { appoint_judge(); }

    std::string opened_for_the_desk() const {
        std::string text = opening;
        const std::string desk = R"(,"desk":{"code":")" + code_ + R"(","round":1,"table":3}})";
        return text.replace(text.size() - 1, 1, desk);
    }
    // Opens a table of the tournament as that official, who then enters one thing more.
    Reply enters(Browser& who, const std::string& name, const std::string& role, const char* note) {
        const std::string code = "TABLE" + std::string(1, static_cast<char>('A' + tables_++));
        const Reply begun = send(who, code, body_of({entry(1, opened_for_the_desk(), name, role)}));
        EXPECT_EQ(begun.status, 200) << begun.body;
        return send(who, code, body_of({entry(2, note, name, role)}));
    }
    static Reply send(Browser& who, const std::string& code, const std::string& body) {
        return who.post("/api/companions/" + code + "/entries", body);
    }
    json::value author_of(Browser& who) { return who.get(at("/author")).json(); }

    int tables_ = 0;
};

const std::string warning =
    R"({"type":"disciplined","seat":"s1","measure":"warning","reason":"x"})";

TEST_F(BookAuthors, EachRoleEntersItsOwnAndNothingElse) {
    CLAUSE("TO-2d");
    struct Row {
        const char* note;
        bool table_judge;
    };
    const std::vector<Row> rows{
        {R"({"type":"turn_passed","conquests":1})", true},
        {R"({"type":"seat_fell","seat":"s3"})", true},
        {R"({"type":"clock_changed","change":"started","minutes":0})", true},
        {R"({"type":"remarked","text":"x"})", true},
        {R"({"type":"game_stopped"})", true},
        {warning.c_str(), false},
        {R"({"type":"disciplined","seat":"s1","measure":"disqualification","reason":"x"})", false}};
    Browser judge = official("official_judge", "Giudice Unico");
    Browser tina = official("table_judge", "Tina Verdi");
    for (const auto& [note, by_table_judge] : rows) {
        const Reply his = enters(judge, "Giudice Unico", "official_judge", note);
        EXPECT_EQ(his.status, 200) << note << " " << his.body;
        const Reply hers = enters(tina, "Tina Verdi", "table_judge", note);
        EXPECT_EQ(hers.status, by_table_judge ? 200U : 409U) << note << " " << hers.body;
        if (by_table_judge) continue;
        EXPECT_EQ(reason(hers), "official_judge_only") << note;
    }
}

TEST_F(BookAuthors, NobodyWritesAsSomebodyElse) {
    CLAUSE("TO-2d");
    Browser tina = official("table_judge", "Tina Verdi");
    ASSERT_EQ(
        send(tina, "ABCDEF", body_of({entry(1, opened_for_the_desk(), "Tina Verdi")})).status, 200
    );
    struct Claim {
        const char* name;
        const char* role;
    };
    for (const auto& [name, role] :
         {Claim{"Tina Verdi", "official_judge"},
          Claim{"Giudice Unico", "official_judge"},
          Claim{"Giudice Unico", "table_judge"},
          Claim{"Tina Verdi", "player"},
          Claim{"tina verdi", "table_judge"}}) {
        for (const std::string& note : {warning, passed}) {
            const Reply claimed = send(tina, "ABCDEF", body_of({entry(2, note, name, role)}));
            EXPECT_EQ(claimed.status, 403) << name << " " << role;
            EXPECT_EQ(reason(claimed), "not_the_author") << name << " " << role;
        }
    }
    const Reply open_as = send(
        tina, "BCDEFG", body_of({entry(1, opened_for_the_desk(), "Tina Verdi", "official_judge")})
    );
    EXPECT_EQ(reason(open_as), "not_the_author");
    EXPECT_EQ(send(tina, "ABCDEF", body_of({entry(2, passed, "Tina Verdi")})).json().at("seq"), 2);
}

TEST_F(BookAuthors, WhoeverLosesTheRoleWritesNoMore) {
    Browser tina = official("table_judge", "Tina Verdi");
    ASSERT_EQ(
        send(tina, "ABCDEF", body_of({entry(1, opened_for_the_desk(), "Tina Verdi")})).status, 200
    );
    const json::value members = olga_.get(at("/officials")).json();
    for (const json::value& each : members.at("members").as_array()) {
        if (each.at("name") != "Tina Verdi") continue;
        const std::string id{each.at("id").as_string()};
        EXPECT_EQ(olga_.post(at("/members/" + id + "/remove")).status, 200);
    }
    EXPECT_FALSE(author_of(tina).as_object().contains("author"));
    const Reply late = send(tina, "ABCDEF", body_of({entry(2, passed, "Tina Verdi")}));
    EXPECT_EQ(reason(late), "not_an_official");
    EXPECT_EQ(tina.get("/api/companions/ABCDEF").json().at("entries").as_array().size(), 1U);
}

TEST_F(BookAuthors, EachIsToldAsWhomTheyWrite) {
    Browser tina = official("table_judge", "Tina Verdi");
    Browser judge = official("official_judge", "Giudice Unico");
    EXPECT_EQ(author_of(tina).at("author").at("name"), "Tina Verdi");
    EXPECT_EQ(author_of(tina).at("author").at("role"), "table_judge");
    EXPECT_EQ(author_of(judge).at("author").at("role"), "official_judge");
    EXPECT_EQ(author_of(olga_).at("author").at("role"), "table_judge") << "there is a judge";
    EXPECT_EQ(stranger_.get(at("/author")).status, 401);
    stranger_.post("/api/guest", R"({"name":"Eve"})");
    EXPECT_FALSE(author_of(stranger_).as_object().contains("author"));
    code_ = created(R"({"name":"Amici","preset":"league","listed":false})");
    EXPECT_EQ(author_of(olga_).at("author").at("role"), "official_judge") << "there is none";
    code_ = "NOSUCH";
    EXPECT_FALSE(author_of(olga_).as_object().contains("author"));
}

TEST_F(BookAuthors, BooksOfOnesOwnAreAsWhoeverKeepsThemSays) {
    Browser tina = official("table_judge", "Tina Verdi");
    EXPECT_EQ(send(tina, "ABCDEF", body_of({entry(1, opening, "Chiunque")})).status, 200);
    const Reply warned =
        send(tina, "ABCDEF", body_of({entry(2, warning, "Chiunque", "official_judge")}));
    EXPECT_EQ(warned.status, 200) << warned.body;
}

TEST(RoleAtTables, FollowsFromTheRoleAtTheDesk) {
    using referee::Role;
    tournament::State friendly;
    friendly.format = tournament::Format{};
    friendly.format->official = false;
    tournament::State judged = friendly;
    judged.officials.push_back({"Unico", tournament::Role::official_judge});
    tournament::State official = friendly;
    official.format->official = true;
    for (const auto& state : {friendly, judged, official}) {
        EXPECT_EQ(role_at_tables(state, DeskRole::official_judge), Role::official_judge);
        EXPECT_EQ(role_at_tables(state, DeskRole::table_judge), Role::table_judge);
        EXPECT_EQ(role_at_tables(state, DeskRole::player), std::nullopt);
        EXPECT_EQ(role_at_tables(state, DeskRole::public_), std::nullopt);
    }
    EXPECT_EQ(role_at_tables(friendly, DeskRole::organiser), Role::official_judge);
    EXPECT_EQ(role_at_tables(judged, DeskRole::organiser), Role::table_judge);
    EXPECT_EQ(role_at_tables(official, DeskRole::organiser), Role::table_judge);
}

}  // namespace
}  // namespace kamchatka::server
