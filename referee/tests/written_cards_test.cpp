// Objectives that our deck does not have: written down as printed, then turned up like any other.
#include "referee/written_cards.hpp"

#include "referee/rejoin.hpp"
#include "referee/tests/stages.hpp"
#include "referee/wire/entry_json.hpp"

#include "testkit/clause.hpp"

namespace kamchatka::referee {
namespace {

using test::kinds;
using test::shared_board;
using test::Table;

const ObjectiveWritten dolphin{
    .id = "other_a2b3c4",
    .title = "Delfino",
    .territories = {Territory{0}, Territory{4}, Territory{8}, Territory{9}}};

Table counting_by(const Ruleset& set, Kind kind) {
    Table table{kind, set, 4};
    if (kind == Kind::full) table.set_up();
    EXPECT_EQ(table.enter(GameStopped{}), std::nullopt);
    if (kind == Kind::light) {
        EXPECT_EQ(table.enter(shared_board(table)), std::nullopt);
    }
    return table;
}

TEST(WrittenCards, AreThoseOfTheDeckThatWeDoNotKnow) {
    RULING("R-2");
    for (const Ruleset* set : rulebooks::all) {
        if (!for_real_tables(*set)) continue;
        const bool unknown = set->setup.objective_deck == ObjectiveDeck::tournament_20;
        Table table{Kind::light, *set, 4};
        EXPECT_EQ(
            table.why(dolphin), unknown ? std::nullopt : std::optional{Refused::unknown_objective}
        );
        EXPECT_EQ(our_objectives(*set).size(), unknown ? 4U : 0U);
    }
    EXPECT_EQ(our_objectives(rulebooks::torneo).front(), "balena");
}

TEST(WrittenCards, ScoreWhatTheySay) {
    for (const Kind kind : kinds) {
        Table table = counting_by(rulebooks::torneo, kind);
        ASSERT_EQ(table.enter(dolphin), std::nullopt);
        const auto written = id_of<Objective>(20);
        ASSERT_EQ(table.enter(ObjectiveTurned{Seat::s1, written}), std::nullopt);
        for (const Seat seat : {Seat::s2, Seat::s3, Seat::s4}) {
            const ObjectiveTurned turned{seat, id_of<Objective>(index(seat))};
            ASSERT_EQ(table.enter(turned), std::nullopt);
        }
        ASSERT_TRUE(table.sheet.count);
        const State& state = table.sheet.count->state;
        TerritorySet inside;
        for (const Territory territory : dolphin.territories) {
            if (state.held[Seat::s1].contains(territory)) inside.insert(territory);
        }
        EXPECT_EQ(table.sheet.count->inside[Seat::s1], value_of(table.sheet.rules.board, inside));
        // Read again from its text it is the same book.
        const auto read = read_book(write_book("ABCDEF", table.book));
        ASSERT_TRUE(read);
        EXPECT_EQ(read->book, table.book);
        // Undoing takes back who had it; the card stays.
        ASSERT_EQ(table.enter(Undone{4}), std::nullopt);
        EXPECT_EQ(table.sheet.turned[Seat::s1], std::nullopt);
        EXPECT_EQ(table.sheet.written.size(), 1U);
        EXPECT_EQ(table.enter(ObjectiveTurned{Seat::s1, written}), std::nullopt);
    }
}

TEST(WrittenCards, SayWhatCannotBe) {
    Table table = counting_by(rulebooks::torisiko, Kind::light);
    ObjectiveWritten card = dolphin;
    card.title = "";
    EXPECT_EQ(table.why(card), Refused::bad_text);
    card = dolphin;
    card.territories.clear();
    EXPECT_EQ(table.why(card), Refused::malformed);
    for (const char* id : {"balena", "Delfino!", ""}) {
        card = dolphin;
        card.id = id;
        EXPECT_EQ(table.why(card), Refused::malformed) << id;
    }
    ASSERT_EQ(table.enter(dolphin), std::nullopt);
    EXPECT_EQ(table.why(dolphin), Refused::malformed);
    EXPECT_EQ(
        table.why(ObjectiveTurned{Seat::s1, id_of<Objective>(21)}), Refused::unknown_objective
    );
}

// What is odd about a card is said, and it is taken all the same.
TEST(WrittenCards, AreComparedWithThePrintedOnes) {
    RULING("R-2");
    const Rules rules = make_rules(rulebooks::torneo);
    const TerritorySet bed = rules.objectives[id_of<Objective>(0)].goal.territories;
    const CardLooks printed = looks_of(rulebooks::torneo, {bed.begin(), bed.end()});
    EXPECT_EQ(printed, (CardLooks{86, true}));
    EXPECT_FALSE(looks_of(rulebooks::torneo, dolphin.territories).like_printed);
}

TEST(WrittenCards, OfTwoDevicesStandSideBySide) {
    Table first = counting_by(rulebooks::torneo, Kind::light);
    Table second = first;
    const std::size_t common = first.book.size();
    ASSERT_EQ(first.enter(dolphin), std::nullopt);
    ObjectiveWritten whale = dolphin;
    whale.id = "other_d5e6f7";
    whale.title = "Capodoglio";
    // As the page hands them over: spelled, and read by the rules of the other book.
    ASSERT_EQ(second.enter(whale), std::nullopt);
    ASSERT_EQ(second.enter(ObjectiveTurned{Seat::s2, id_of<Objective>(20)}), std::nullopt);
    Rules rules = rules_for(first.book);
    std::vector<Entry> own;
    for (std::size_t i = common; i < second.book.size(); ++i) {
        json::object text = to_json(second.sheet.rules, second.book[i]);
        text["ref"] = "second" + std::to_string(i);
        const auto entry = read_entry(rules, text);
        ASSERT_TRUE(entry);
        learn(rules, *entry);
        own.push_back(*entry);
    }
    EXPECT_TRUE(enter_again(first.book, first.sheet, own).empty());
    EXPECT_EQ(first.sheet.written.size(), 2U);
    EXPECT_EQ(first.sheet.turned[Seat::s2], id_of<Objective>(21));
}

TEST(WrittenCards, ThatDidNotGetInAreNobodys) {
    Table first = counting_by(rulebooks::torneo, Kind::light);
    Table second = first;
    const std::size_t common = first.book.size();
    ASSERT_EQ(second.enter(dolphin), std::nullopt);
    ASSERT_EQ(second.enter(ObjectiveTurned{Seat::s2, id_of<Objective>(20)}), std::nullopt);
    std::vector<Entry> own{
        second.book.begin() + static_cast<std::ptrdiff_t>(common), second.book.end()};
    std::get<ObjectiveWritten>(own[0].note).territories.clear();
    const auto aside = enter_again(first.book, first.sheet, own);
    ASSERT_EQ(aside.size(), 2U);
    EXPECT_EQ(aside[1].refusal.reason, Refused::unknown_objective);
}

}  // namespace
}  // namespace kamchatka::referee
