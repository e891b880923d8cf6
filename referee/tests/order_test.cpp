// The order of play as it was rolled, and what a proper deal comes to.
#include "referee/ask.hpp"
#include "referee/tests/stages.hpp"

#include "testkit/clause.hpp"

namespace kamchatka::referee {
namespace {

using test::kinds;
using test::Table;

std::vector<std::string> names_at(const Table& table) {
    std::vector<std::string> names;
    for (const Sitter& sitter : table.sheet.opening.seats) names.push_back(sitter.name);
    return names;
}

const OrderRolled third_begins{{Seat::s3, Seat::s4, Seat::s1, Seat::s2}};

TEST(RolledOrder, SeatsEverybodyByIt) {
    for (const Kind kind : kinds) {
        Table table{kind, rulebooks::torneo, 4};
        ASSERT_EQ(table.enter(ClockChanged{ClockChange::started, 0, ""}), std::nullopt);
        ASSERT_EQ(table.enter(Remarked{"si tira"}), std::nullopt);
        ASSERT_EQ(table.enter(third_begins), std::nullopt);
        EXPECT_EQ(names_at(table), (std::vector<std::string>{"g3", "g4", "g1", "g2"}));
        EXPECT_EQ(table.sheet.state.colour[Seat::s1], id_of<Colour>(2));
        EXPECT_TRUE(table.sheet.clock.since);
        // Told wrong, it is told again or taken back.
        ASSERT_EQ(table.enter(third_begins), std::nullopt);
        EXPECT_EQ(names_at(table).front(), "g1");
        ASSERT_EQ(table.enter(Undone{2}), std::nullopt);
        EXPECT_EQ(names_at(table).front(), "g1");
        EXPECT_EQ(names_at(table).back(), "g4");
    }
}

TEST(RolledOrder, IsToldBeforeAnythingHappens) {
    Table full{Kind::full, rulebooks::challenge, 4};
    ASSERT_EQ(full.play(DealTerritory{Territory{0}}), std::nullopt);
    EXPECT_EQ(full.enter(third_begins)->rejection, Rejection::wrong_phase);
    ASSERT_EQ(full.enter(Undone{1}), std::nullopt);
    EXPECT_EQ(full.enter(third_begins), std::nullopt);

    Table light{Kind::light, rulebooks::challenge, 4};
    ASSERT_EQ(light.enter(TurnPassed{0}), std::nullopt);
    EXPECT_EQ(light.enter(third_begins)->rejection, Rejection::wrong_phase);
}

TEST(RolledOrder, NamesEverybodyOnce) {
    Table table{Kind::light, rulebooks::challenge, 3};
    for (const OrderRolled& wrong : std::vector<OrderRolled>{
             {{}},
             {{Seat::s1, Seat::s2}},
             {{Seat::s1, Seat::s2, Seat::s2}},
             {{Seat::s1, Seat::s2, Seat::s4}},
             {{Seat::s1, Seat::s2, Seat::s3, Seat::s1}},
         }) {
        EXPECT_EQ(table.why(wrong), Refused::seat_needed);
    }
}

// The deal goes against the order of play: the last served first, and who gets one more.
TEST(DealLimits, AreThoseOfTheEngine) {
    CLAUSE("CH-2.7a", "TK-R2");
    Companion companion;
    const auto ask = [&](const json::value& question) {
        return json::parse(companion.answer(json::serialize(question))).as_object();
    };
    for (const Ruleset* set : {&rulebooks::challenge, &rulebooks::torneo, &rulebooks::torisiko}) {
        const Table table{Kind::full, *set, 4};
        ASSERT_TRUE(ask(
                        {{"request", "load"},
                         {"entries", {to_json(rules_for(table.book), table.book.front())}}}
        )["ok"]
                        .as_bool());
        const json::object limits = ask({{"request", "deal_limits"}});
        EXPECT_EQ(limits.at("shares").at("s1"), 10);
        EXPECT_EQ(limits.at("shares").at("s4"), 11);
        const bool limited = set->setup.deal_limit == DealLimit::half_of_a_continent;
        EXPECT_EQ(limits.at("halves").as_object().size(), limited ? 6U : 0U);
        if (!limited) continue;
        EXPECT_EQ(limits.at("halves").at("north_america"), 4);
        EXPECT_EQ(limits.at("halves").at("asia"), 6);
        EXPECT_EQ(limits.at("clause"), set == &rulebooks::torisiko ? "TK-R2" : "CH-2.7a");
    }
}

}  // namespace
}  // namespace kamchatka::referee
