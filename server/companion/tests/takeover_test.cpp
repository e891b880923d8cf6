// A table in other hands: handed over by a link, taken by a role at its tournament, followed by the
// device that kept it before, and written in by two at once.
#include "server/companion/tests/judge.hpp"
#include "server/desk/tests/tournament_fixture.hpp"

namespace kamchatka::server {
namespace {

std::string refusal_in(const Reply& reply) {
    return std::string{reply.json().at("error").at("reason").as_string()};
}

TEST(Takeover, ALinkHandsTheTableOverOnce) {
    LiveServer server;
    Judge ada{server, "Ada"};
    Judge eva{server, "Eva"};
    Judge ugo{server, "Ugo"};
    ASSERT_EQ(ada.send("ABCDEF", body_of({entry(1, opening), entry(2, passed)})).status, 200);
    EXPECT_EQ(eva.take_over("ABCDEF").status, 404);  // without a link, and of no tournament
    EXPECT_EQ(refusal_in(eva.take_over("ABCDEF", "x")), "bad_invitation");
    EXPECT_EQ(eva.hand_over("ABCDEF"), "");
    const std::string replaced = ada.hand_over("ABCDEF");
    const std::string token = ada.hand_over("ABCDEF");
    EXPECT_EQ(refusal_in(eva.take_over("ABCDEF", replaced)), "bad_invitation");
    const Reply taken = eva.take_over("ABCDEF", token);
    ASSERT_EQ(taken.status, 200) << taken.body;
    EXPECT_EQ(taken.json().at("seq").as_int64(), 2);
    EXPECT_EQ(refusal_in(ugo.take_over("ABCDEF", token)), "bad_invitation");
    EXPECT_EQ(eva.take_over("ABCDEF", token).status, 200);  // asked again: she has it
    EXPECT_EQ(eva.entries("ABCDEF"), 2U);
    const json::value mine = eva.browser.get("/api/my/companions").json();
    EXPECT_EQ(mine.as_array().size(), 1U);
    Judge eve{server, "Eve"};
    ASSERT_EQ(eve.send("BCDEFG", body_of({entry(1, opening)})).status, 200);
    const std::string of_another = eve.hand_over("BCDEFG");
    EXPECT_EQ(refusal_in(ugo.take_over("ABCDEF", of_another)), "bad_invitation");
}

TEST(Takeover, TheDeviceBeforeFollowsWhatTheNewOneEnters) {
    LiveServer server;
    Judge ada{server, "Ada"};
    Judge eva{server, "Eva"};
    ASSERT_EQ(ada.send("ABCDEF", body_of({entry(1, opening), entry(2, passed)})).status, 200);
    ASSERT_EQ(eva.take_over("ABCDEF", ada.hand_over("ABCDEF")).status, 200);
    EXPECT_EQ(ada.entries_after("ABCDEF", 2), 0U);
    ASSERT_EQ(eva.send("ABCDEF", body_of({entry(3, passed), entry(4, passed)})).status, 200);
    const json::value news = ada.news("ABCDEF", 2).json();
    EXPECT_EQ(news.at("seq").as_int64(), 4);
    ASSERT_EQ(news.at("entries").as_array().size(), 2U);
    EXPECT_EQ(news.at("entries").at(0).at("seq").as_int64(), 3);
    EXPECT_EQ(ada.entries_after("ABCDEF", 4), 0U);
    EXPECT_EQ(ada.news("ABCDEF", 9).json().at("seq").as_int64(), 4);  // never more than there is
    EXPECT_EQ(ada.send("ABCDEF", body_of({entry(5, passed)})).status, 200);  // and may go on
    EXPECT_EQ(eva.entries_after("ABCDEF", 4), 1U);
    Judge ugo{server, "Ugo"};
    EXPECT_EQ(ugo.news("ABCDEF", 0).status, 404);
    EXPECT_EQ(ada.browser.get("/api/companions/ABCDEF/entries?after=x").status, 400);
    EXPECT_EQ(ada.browser.get("/api/companions/ABCDEF/entries").status, 400);
    EXPECT_EQ(Browser{server.port()}.get("/api/companions/ABCDEF/entries?after=0").status, 401);
}

TEST(Takeover, OfTwoWhoWriteAtOnceTheSecondIsTold) {
    LiveServer server;
    Judge ada{server, "Ada"};
    Judge eva{server, "Eva"};
    ASSERT_EQ(ada.send("ABCDEF", body_of({entry(1, opening)})).status, 200);
    ASSERT_EQ(eva.take_over("ABCDEF", ada.hand_over("ABCDEF")).status, 200);
    ASSERT_EQ(eva.send("ABCDEF", body_of({entry(2, passed)})).status, 200);
    const auto renamed = [](std::string text, const std::string& ref) {
        const std::size_t at = text.find("\"ref\":\"r");
        return text.replace(at, text.find(',', at) - at, "\"ref\":\"" + ref + "\"");
    };
    const std::string fell = R"({"type":"seat_fell","seat":"s3"})";
    const Reply late = ada.send("ABCDEF", body_of({renamed(entry(2, fell), "ada")}));
    EXPECT_EQ(refusal_in(late), "stale");
    EXPECT_EQ(ada.entries("ABCDEF"), 2U);
    const Reply again = ada.send("ABCDEF", body_of({renamed(entry(3, fell), "ada")}));
    EXPECT_EQ(again.status, 200) << again.body;
    EXPECT_EQ(eva.entries_after("ABCDEF", 2), 1U);
}

// A long book is followed in parts.
TEST(Takeover, NewsComeInParts) {
    LiveServer server{Config{.requests_per_second = 10'000}};
    Judge ada{server, "Ada"};
    ASSERT_EQ(ada.send("ABCDEF", body_of({entry(1, opening)})).status, 200);
    for (int last = 1; last < 151; last += 50) {
        std::string list;
        for (int seq = last + 1; seq <= last + 50; ++seq) {
            list += (list.empty() ? "" : ",") + entry(seq, passed);
        }
        ASSERT_EQ(ada.send("ABCDEF", R"({"entries":[)" + list + "]}").status, 200);
    }
    EXPECT_EQ(ada.entries_after("ABCDEF", 0), 100U);
    EXPECT_EQ(ada.entries_after("ABCDEF", 100), 51U);
}

class TakeoverByRole : public TournamentApi {
protected:
    std::string of_the_tournament() const {
        std::string text = opening;
        return text.replace(
            text.size() - 1, 1, R"(,"desk":{"code":")" + code_ + R"(","round":1,"table":3}})"
        );
    }
};

TEST_F(TakeoverByRole, WhoeverHasARoleAtTheTournamentTakesItFromADeadPhone) {
    Judge ada{server_, "Ada"};
    ASSERT_EQ(accept(ada.browser, link(olga_, "table_judge", "Ada")).status, 200);
    ASSERT_EQ(ada.send("ABCDEF", body_of({entry(1, of_the_tournament())})).status, 200);
    ASSERT_EQ(ada.send("BCDEFG", body_of({entry(1, opening)})).status, 200);
    EXPECT_EQ(stranger_.post("/api/guest", R"({"name":"Eve"})").status, 200);
    EXPECT_EQ(stranger_.get(at("/companions")).status, 403);
    EXPECT_EQ(reason(stranger_.post("/api/companions/ABCDEF/takeover", "{}")), "not_an_official");
    const json::value listed = olga_.get(at("/companions")).json();
    ASSERT_EQ(listed.as_array().size(), 1U);
    EXPECT_EQ(listed.at(0).at("code").as_string(), "ABCDEF");
    EXPECT_EQ(listed.at(0).at("desk").at("table").as_int64(), 3);
    EXPECT_EQ(olga_.get("/api/companions/ABCDEF").status, 404);  // before she has taken it
    ASSERT_EQ(olga_.post("/api/companions/ABCDEF/takeover", "{}").status, 200);
    EXPECT_EQ(olga_.get("/api/companions/ABCDEF").status, 200);
    EXPECT_EQ(olga_.post("/api/companions/BCDEFG/takeover", "{}").status, 404);
    // A judge of a table, by the link the organiser gave: the table's own makes nobody one.
    Judge ugo{server_, "Ugo"};
    EXPECT_EQ(ugo.take_over("ABCDEF").status, 403);
    const std::string handed = ada.hand_over("ABCDEF");
    EXPECT_EQ(reason(ugo.take_over("ABCDEF", handed)), "not_an_official");
    const std::string token = link(olga_, "table_judge", "Ugo Neri");
    ASSERT_EQ(accept(ugo.browser, token).status, 200);
    EXPECT_EQ(reason(ugo.take_over("ABCDEF", token)), "bad_invitation");  // of another journal
    EXPECT_EQ(ugo.take_over("ABCDEF", handed).status, 200);
    const std::string his = entry(2, passed, "Ugo Neri");
    EXPECT_EQ(reason(ugo.send("ABCDEF", body_of({entry(2, passed)}))), "not_the_author");
    ASSERT_EQ(ugo.send("ABCDEF", body_of({his})).status, 200);
    EXPECT_EQ(ada.entries_after("ABCDEF", 1), 1U);
    server_.stop();
    server_.start();
    Browser again{server_.port()};
    again.cookie = ugo.browser.cookie;
    EXPECT_EQ(again.get("/api/companions/ABCDEF").status, 200);
}

}  // namespace
}  // namespace kamchatka::server
