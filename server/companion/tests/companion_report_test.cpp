// A companion table signed for a tournament: its result stands at the desk, if who signed has a
// role there.
#include "engine/rulebooks.hpp"
#include "referee/sheet.hpp"
#include "referee/wire/entry_json.hpp"
#include "server/desk/tests/tournament_fixture.hpp"

#include <algorithm>
#include <chrono>
#include <thread>

namespace kamchatka::server {
namespace {

using referee::Entry;

// The book of a light table, from its opening to the signature and beyond.
class SignedBook {
public:
    SignedBook(
        const std::string& code,
        const std::vector<std::string>& names,
        referee::Author by = {"Olga", referee::Role::table_judge}
    )
        : by_{std::move(by)} {
        referee::Opened opened;
        opened.set = rulebooks::challenge;
        opened.desk = {code, 1, 1};
        for (std::size_t i = 0; i < names.size(); ++i) {
            opened.seats.push_back({names[i], id_of<Colour>(i)});
        }
        enter(opened);
        enter(referee::GameStopped{});
        referee::BoardCounted board;
        for (const Territory territory : sheet_.rules.board.territories()) {
            board.territories[territory] = {
                .owner = id_of<Seat>(index(territory) % names.size()), .armies = 1};
        }
        enter(board);
        for (std::size_t i = 0; i < names.size(); ++i) {
            enter(referee::ObjectiveTurned{id_of<Seat>(i), id_of<Objective>(i)});
        }
        enter(referee::Signed{});
    }

    void enter(const referee::Note& note) {
        const auto number = static_cast<std::int64_t>(book_.size() + 1);
        const Entry entry{
            .seq = 0, .ref = "r" + std::to_string(number), .at = number, .by = by_, .note = note};
        EXPECT_EQ(referee::enter(book_, sheet_, entry), std::nullopt);
    }
    // Opened again, the first objective read anew, and signed again. The desk wants one winner: no
    // other seat has as many points.
    void correct(const std::string& reason, const referee::Author& judge) {
        const std::string before = first_points();
        by_ = judge;
        enter(referee::Reopened{reason});
        for (std::uint8_t objective = 4; objective < 12; ++objective) {
            enter(referee::ObjectiveTurned{Seat::s1, Objective{objective}});
            if (first_points() != before && apart()) break;
        }
        enter(referee::Signed{});
    }
    std::size_t size() const { return book_.size(); }
    std::string body(std::size_t from = 0) const {
        json::array entries;
        for (std::size_t i = from; i < book_.size(); ++i) {
            entries.push_back(referee::to_json(sheet_.rules, book_[i]));
        }
        return json::serialize(json::object{{"entries", std::move(entries)}});
    }
    std::string first_points() const {
        return std::to_string(sheet_.count->state.points[Seat::s1]);
    }

private:
    bool apart() const {
        const auto& points = sheet_.count->state.points;
        const SeatSet all = seats(sheet_.count->state);
        return std::count_if(all.begin(), all.end(), [&](Seat seat) {
                   return points[seat] == points[Seat::s1];
               }) == 1;
    }

    referee::Author by_;
    referee::Book book_;
    referee::Sheet sheet_;
};

class CompanionReport : public TournamentApi {
protected:
    CompanionReport() {
        appoint_judge();
        import_people(8);
        must(R"({"type":"draw_round"})");
    }

    json::value first_table() {
        return detail().at("rounds").as_array().back().at("tables").as_array().at(0);
    }
    std::vector<std::string> names() {
        std::vector<std::string> all;
        const json::value now = detail();
        const json::value table = first_table();
        for (const json::value& number : table.at("players").as_array()) {
            for (const json::value& player : now.at("players").as_array()) {
                if (player.at("number") == number) all.emplace_back(player.at("name").as_string());
            }
        }
        return all;
    }
    // What the desk has for whoever sits first, in a moment.
    bool points_become(const std::string& points) {
        for (int tries = 0; tries < 50; ++tries) {
            const json::value table = first_table();
            const json::array& lines = table.at("lines").as_array();
            if (!lines.empty() && lines.at(0).at("points").as_string() == points) return true;
            std::this_thread::sleep_for(std::chrono::milliseconds{20});
        }
        return false;
    }
    // The desk writes it down when the signature is durable: in a moment.
    bool result_arrives() {
        for (int tries = 0; tries < 50; ++tries) {
            if (!first_table().at("lines").as_array().empty()) return true;
            std::this_thread::sleep_for(std::chrono::milliseconds{20});
        }
        return false;
    }
};

TEST_F(CompanionReport, StandsAtTheDeskOnceItIsSigned) {
    const Reply sent =
        olga_.post("/api/companions/QWERTY/entries", SignedBook(code_, names()).body());
    ASSERT_EQ(sent.status, 200) << sent.body;
    EXPECT_TRUE(result_arrives());
}

TEST_F(CompanionReport, OfAStrangerIsNoBookOfTheTournament) {
    EXPECT_EQ(stranger_.post("/api/guest", R"({"name":"Eve"})").status, 200);
    const Reply sent =
        stranger_.post("/api/companions/QWERTZ/entries", SignedBook(code_, names()).body());
    EXPECT_EQ(sent.status, 403);
    EXPECT_EQ(reason(sent), "not_an_official");
    EXPECT_FALSE(result_arrives());
}

TEST_F(CompanionReport, CorrectsItselfAfterItWasOpenedAgain) {
    SignedBook book{code_, names()};
    ASSERT_EQ(olga_.post("/api/companions/QWERTY/entries", book.body()).status, 200);
    const std::string before = book.first_points();
    EXPECT_TRUE(points_become(before));
    // By the Official Judge, who takes the table over.
    Browser judge = official("official_judge", "Giudice Unico");
    EXPECT_EQ(judge.post("/api/companions/QWERTY/takeover", "{}").status, 200);
    const std::size_t signed_at = book.size();
    book.correct("obiettivo letto male", {"Giudice Unico", referee::Role::official_judge});
    ASSERT_NE(book.first_points(), before);
    const std::string again = book.body(signed_at);
    EXPECT_EQ(reason(olga_.post("/api/companions/QWERTY/entries", again)), "not_the_author");
    const Reply sent = judge.post("/api/companions/QWERTY/entries", again);
    ASSERT_EQ(sent.status, 200) << sent.body;
    EXPECT_TRUE(points_become(book.first_points()));
    const Reply journal = olga_.get(at("/journal"));
    EXPECT_NE(journal.body.find("obiettivo letto male"), std::string::npos) << journal.body;
}

// The desk sees the paper too, and has the last word.
TEST_F(CompanionReport, DoesNotCorrectWhatSomebodyElseTypedIn) {
    SignedBook book{code_, names()};
    must(result_of(1, first_table(), "result_entered"));
    ASSERT_EQ(olga_.post("/api/companions/QWERTY/entries", book.body()).status, 200);
    Browser judge = official("official_judge", "Giudice Unico");
    EXPECT_EQ(judge.post("/api/companions/QWERTY/takeover", "{}").status, 200);
    const std::size_t signed_at = book.size();
    book.correct("obiettivo letto male", {"Giudice Unico", referee::Role::official_judge});
    ASSERT_EQ(judge.post("/api/companions/QWERTY/entries", book.body(signed_at)).status, 200);
    EXPECT_FALSE(points_become(book.first_points()));
}

// A remark after the signature is no new result.
TEST_F(CompanionReport, IsNotCorrectedByARemark) {
    SignedBook book{code_, names()};
    ASSERT_EQ(olga_.post("/api/companions/QWERTY/entries", book.body()).status, 200);
    EXPECT_TRUE(points_become(book.first_points()));
    const std::int64_t seq = detail().at("seq").as_int64();
    book.enter(referee::Remarked{"fotografato"});
    ASSERT_EQ(olga_.post("/api/companions/QWERTY/entries", book.body()).status, 200);
    EXPECT_TRUE(points_become(book.first_points()));
    EXPECT_EQ(detail().at("seq").as_int64(), seq);
}

}  // namespace
}  // namespace kamchatka::server
