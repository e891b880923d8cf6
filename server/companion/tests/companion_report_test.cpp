// A companion table signed for a tournament: its result stands at the desk, if who signed has a
// role there.
#include "engine/rulebooks.hpp"
#include "referee/entry_json.hpp"
#include "referee/sheet.hpp"
#include "server/desk/tests/tournament_fixture.hpp"

#include <chrono>
#include <thread>

namespace kamchatka::server {
namespace {

using referee::Entry;

// The book of a light table from its opening to the signature.
std::string signed_book(const std::string& code, const std::vector<std::string>& names) {
    referee::Book book;
    referee::Sheet sheet;
    const auto enter = [&](const referee::Note& note) {
        const auto number = static_cast<std::int64_t>(book.size() + 1);
        const Entry entry{
            .seq = 0,
            .ref = "r" + std::to_string(number),
            .at = number,
            .by = {"Ada", referee::Role::table_judge},
            .note = note};
        EXPECT_EQ(referee::enter(book, sheet, entry), std::nullopt);
    };
    referee::Opened opened;
    opened.set = rulebooks::challenge;
    opened.desk = {code, 1, 1};
    for (std::size_t i = 0; i < names.size(); ++i) {
        opened.seats.push_back({names[i], id_of<Colour>(i)});
    }
    enter(opened);
    enter(referee::GameStopped{});
    referee::BoardCounted board;
    for (const Territory territory : sheet.rules.board.territories()) {
        board.territories[territory] = {
            .owner = id_of<Seat>(index(territory) % names.size()), .armies = 1};
    }
    enter(board);
    for (std::size_t i = 0; i < names.size(); ++i) {
        enter(referee::ObjectiveTurned{id_of<Seat>(i), id_of<Objective>(i)});
    }
    enter(referee::Signed{});
    json::array entries;
    for (const Entry& entry : book) entries.push_back(referee::to_json(sheet.rules, entry));
    return json::serialize(json::object{{"entries", std::move(entries)}});
}

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
    const Reply sent = olga_.post("/api/companions/QWERTY/entries", signed_book(code_, names()));
    ASSERT_EQ(sent.status, 200) << sent.body;
    EXPECT_TRUE(result_arrives());
}

TEST_F(CompanionReport, OfAStrangerDoesNot) {
    EXPECT_EQ(stranger_.post("/api/guest", R"({"name":"Eve"})").status, 200);
    const Reply sent =
        stranger_.post("/api/companions/QWERTZ/entries", signed_book(code_, names()));
    ASSERT_EQ(sent.status, 200) << sent.body;
    EXPECT_FALSE(result_arrives());
}

}  // namespace
}  // namespace kamchatka::server
