// Companion tables on a whole server: entries taken once however often they come, checked by the
// book's own code, kept over a restart, read by nobody else.
#include "server/companion/report.hpp"
#include "server/companion/tests/judge.hpp"

namespace kamchatka::server {
namespace {

namespace json = boost::json;

TEST(Companions, TakeEntriesOnceHoweverOftenTheyCome) {
    LiveServer server;
    Judge ada{server, "Ada"};
    EXPECT_EQ(ada.send("ABCDEF", body_of({entry(1, opening)})).status, 200);
    const std::string both = body_of({entry(1, opening), entry(2, passed), entry(3, passed)});
    EXPECT_EQ(ada.send("ABCDEF", both).json().at("seq").as_int64(), 3);
    EXPECT_EQ(ada.send("ABCDEF", both).json().at("seq").as_int64(), 3);
    EXPECT_EQ(ada.send("ABCDEF", body_of({entry(3, passed)})).status, 200);
    EXPECT_EQ(ada.entries("ABCDEF"), 3U);
    const Reply gap = ada.send("ABCDEF", body_of({entry(5, passed)}));
    EXPECT_EQ(gap.status, 409);
    EXPECT_EQ(gap.json().at("error").at("reason").as_string(), "stale");
    const Reply other = ada.send("ABCDEF", body_of({entry(3, R"({"type":"game_stopped"})")}));
    EXPECT_EQ(other.status, 409);  // old entries cannot be altered
    const json::value mine = ada.browser.get("/api/my/companions").json();
    ASSERT_EQ(mine.as_array().size(), 1U);
    EXPECT_EQ(mine.at(0).at("entries").as_int64(), 3);
}

// The same ref twice is one entry; two entries under one ref are a mistake of whoever sent them.
TEST(Companions, RefuseARefThatAnotherEntryHas) {
    LiveServer server;
    Judge ada{server, "Ada"};
    const auto renamed = [](std::string text, int seq) {
        const std::string own = "\"ref\":\"r" + std::to_string(seq) + "\"";
        return text.replace(text.find(own), own.size(), "\"ref\":\"r1\"");
    };
    const std::string again = renamed(entry(2, passed), 2);
    const Reply together = ada.send("ABCDEF", body_of({entry(1, opening), again}));
    EXPECT_EQ(together.json().at("seq").as_int64(), 1) << together.body;
    const Reply alone = ada.send("ABCDEF", body_of({again}));
    EXPECT_EQ(alone.status, 409);
    EXPECT_EQ(alone.json().at("error").at("reason").as_string(), "malformed");
    EXPECT_EQ(alone.json().at("error").at("field").as_string(), "ref");
    EXPECT_EQ(ada.browser.get("/health").status, 200);
    EXPECT_EQ(ada.send("ABCDEF", body_of({entry(2, passed)})).status, 200);
}

TEST(Companions, AreCheckedByTheBookItself) {
    LiveServer server;
    Judge ada{server, "Ada"};
    ASSERT_EQ(ada.send("BCDEFG", body_of({entry(1, opening)})).status, 200);
    const Reply discipline = ada.send(
        "BCDEFG",
        body_of({entry(2, R"({"type":"disciplined","seat":"s1","measure":"warning","reason":"x"})")}
        )
    );
    EXPECT_EQ(discipline.status, 409);
    EXPECT_EQ(discipline.json().at("error").at("reason").as_string(), "official_judge_only");
    const Reply forged = ada.send(
        "BCDEFG",
        body_of({entry(
            2,
            R"({"type":"ruled","ruling":"die_off_the_tray","answers":[],"note":"",)"
            R"("consequence":{"verdict":"roll_stands","armies":0,"from_placed":0,"cap":0,)"
            R"("choices":0,"warnings":0},"removal":[],"struck":0})"
        )})
    );
    EXPECT_EQ(forged.json().at("error").at("reason").as_string(), "not_worked_out");
    EXPECT_EQ(ada.send("BCDEFG", "{}").status, 400);
    EXPECT_EQ(ada.send("bad", body_of({entry(1, opening)})).status, 400);
    EXPECT_EQ(ada.entries("BCDEFG"), 1U);
}

// What comes before a refused entry stands; the refused one is told when it comes first, so that a
// device knows which it is, and goes on without it.
TEST(Companions, StandAsFarAsTheyAreNotRefused) {
    LiveServer server;
    Judge ada{server, "Ada"};
    const std::string ruled =
        R"({"type":"disciplined","seat":"s1","measure":"warning","reason":"x"})";
    const std::string four =
        body_of({entry(1, opening), entry(2, passed), entry(3, ruled), entry(4, passed)});
    EXPECT_EQ(ada.send("ABCDEF", four).json().at("seq").as_int64(), 2);
    EXPECT_EQ(ada.send("ABCDEF", four).json().at("seq").as_int64(), 2) << "and again";
    const Reply rest = ada.send("ABCDEF", body_of({entry(3, ruled), entry(4, passed)}));
    EXPECT_EQ(rest.status, 409);
    EXPECT_EQ(rest.json().at("error").at("reason").as_string(), "official_judge_only");
    EXPECT_EQ(ada.send("ABCDEF", body_of({entry(3, passed)})).json().at("seq").as_int64(), 3);
}

TEST(Companions, AreTheirOwnersAndOutliveARestart) {
    LiveServer server;
    Judge ada{server, "Ada"};
    ASSERT_EQ(ada.send("CDEFGH", body_of({entry(1, opening), entry(2, passed)})).status, 200);
    Judge eve{server, "Eve"};
    EXPECT_EQ(eve.browser.get("/api/companions/CDEFGH").status, 404);
    EXPECT_EQ(eve.send("CDEFGH", body_of({entry(3, passed)})).status, 409);
    EXPECT_EQ(Browser{server.port()}.get("/api/companions/CDEFGH").status, 401);
    server.stop();
    server.start();
    Browser again{server.port()};
    again.cookie = ada.browser.cookie;
    const json::value read = again.get("/api/companions/CDEFGH").json();
    ASSERT_EQ(read.at("entries").as_array().size(), 2U);
    const json::value& seat = read.at("entries").at(0).at("note").at("seats").at(1);
    EXPECT_EQ(seat.at("name").as_string(), "Carla");
    const Reply more = again.post("/api/companions/CDEFGH/entries", body_of({entry(3, passed)}));
    EXPECT_EQ(more.status, 200);
}

// LiveServer fails where the loop was held up.
TEST(Companions, LongBooksHoldNobodyUp) {
    constexpr int entries = 2001;
    LiveServer server{Config{.requests_per_second = 10'000}};
    Judge ada{server, "Ada"};
    ASSERT_EQ(ada.send("DEFGHJ", body_of({entry(1, opening)})).status, 200);
    for (int last = 1; last < entries; last += 100) {
        std::string list;
        for (int seq = last + 1; seq <= last + 100; ++seq) {
            list += (list.empty() ? "" : ",") + entry(seq, passed);
        }
        ASSERT_EQ(ada.send("DEFGHJ", R"({"entries":[)" + list + "]}").status, 200) << last;
    }
    EXPECT_EQ(ada.entries("DEFGHJ"), std::size_t{entries});
    server.stop();
    server.start();
    Browser again{server.port()};
    again.cookie = ada.browser.cookie;
    EXPECT_EQ(again.get("/api/companions/DEFGHJ").status, 200);
}

TEST(Companions, ReportToTheDeskByNameOrInOrderOfPlay) {
    using tournament::Fate;
    using tournament::PlayerId;
    const SignedTable table{
        .code = "ABCDEF",
        .desk = {"TORNEO", 1, 3},
        .lines =
            {{"Anna", {.player = {}, .points = tournament::whole_score(40)}},
             {"Bruno", {.player = {}, .points = {}, .fate = Fate::eliminated, .out = 1}},
             {"rosso", {.player = {}, .points = tournament::whole_score(86), .objective = true}}},
        .seq = 9};
    const std::vector<SeatedPlayer> seated{
        {PlayerId{7}, "bruno"}, {PlayerId{8}, "Anna"}, {PlayerId{9}, "Carla"}};
    const auto lines = desk_lines(table, seated);
    ASSERT_TRUE(lines.has_value());
    EXPECT_EQ((*lines)[0].fate, Fate::eliminated);
    EXPECT_EQ((*lines)[1].points.millionths, 40'000'000);
    EXPECT_TRUE((*lines)[2].objective);
    EXPECT_FALSE(desk_lines(table, std::span{seated}.first(2)).has_value());
}

}  // namespace
}  // namespace kamchatka::server
