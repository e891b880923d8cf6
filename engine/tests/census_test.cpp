// A property proves nothing about what never happens. Here is what happens in the random games of
// each rulebook with its options: everything, but for what the book makes impossible, which is
// written down and does not happen.
#include "testkit/engine/random_table.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <set>

namespace kamchatka::test::census_test {
namespace {

// Games of one family are played until everything was seen, up to so many of each variant and
// number of seats.
constexpr std::uint64_t seed_count_max = 400;

template <typename T, typename... Ts>
constexpr std::size_t place_in(const std::variant<Ts...>*) {
    const bool same[] = {std::is_same_v<T, Ts>...};
    std::size_t i = 0;
    while (!same[i]) ++i;
    return i;
}

using Kinds = std::set<std::size_t>;

template <typename... As>
Kinds actions() {
    return {place_in<As>(static_cast<const Action*>(nullptr))...};
}
template <typename... Es>
Kinds events() {
    return {place_in<Es>(static_cast<const Event*>(nullptr))...};
}
template <typename... Es>
Kinds numbers(Es... values) {
    return {static_cast<std::size_t>(values)...};
}

Kinds operator+(Kinds a, const Kinds& b) {
    a.insert(b.begin(), b.end());
    return a;
}

// By kind: actions, events, phases a game waits in, causes of the end, reasons to forgo a card.
struct Sight {
    Kinds actions;
    Kinds events;
    Kinds phases;
    Kinds causes;
    Kinds forgone;

    friend bool operator==(const Sight&, const Sight&) = default;
};

Kinds up_to(std::size_t count) {
    Kinds kinds;
    for (std::size_t i = 0; i < count; ++i) kinds.insert(i);
    return kinds;
}

Kinds without(const Kinds& all, const Kinds& never) {
    Kinds rest;
    for (const std::size_t kind : all) {
        if (!never.contains(kind)) rest.insert(kind);
    }
    return rest;
}

Sight all_but(const Sight& never) {
    return {
        .actions = without(up_to(std::variant_size_v<Action>), never.actions),
        .events = without(up_to(std::variant_size_v<Event>), never.events),
        .phases = without(up_to(static_cast<std::size_t>(Phase::supply) + 1), never.phases),
        .causes = without(up_to(3), never.causes),
        .forgone = without(up_to(2), never.forgone),
    };
}

void look(const RecordedGame& game, Sight& seen) {
    for (const Step& step : game.steps) seen.actions.insert(step.action.index());
    for (const Event& event : game.events) {
        seen.events.insert(event.index());
        if (const auto* ended = std::get_if<GameEnded>(&event)) {
            seen.causes.insert(static_cast<std::size_t>(ended->cause));
        }
        if (const auto* forgone = std::get_if<CardForgone>(&event)) {
            seen.forgone.insert(static_cast<std::size_t>(forgone->because));
        }
    }
    seen.phases.insert(static_cast<std::size_t>(Phase::start));
    fold_steps(game, [&](std::size_t, const State& now) {
        seen.phases.insert(static_cast<std::size_t>(now.phase));
    });
}

bool includes(const Kinds& all, const Kinds& some) { return without(some, all).empty(); }

bool complete(const Sight& seen, const Sight& expected) {
    return includes(seen.actions, expected.actions) && includes(seen.events, expected.events) &&
        includes(seen.phases, expected.phases) && includes(seen.causes, expected.causes) &&
        includes(seen.forgone, expected.forgone);
}

// All recorded games of the family, and then more until everything was seen.
Sight census(Family family, const Sight& expected) {
    Sight seen;
    for (const RecordedGame& game : recorded_games()) {
        if (variants()[game.variant].family == family) look(game, seen);
    }
    for (std::uint64_t seed = 1000; seed < 1000 + seed_count_max; ++seed) {
        for (std::size_t v = 0; v < variants().size(); ++v) {
            if (variants()[v].family != family) continue;
            for (const std::uint8_t seat_count : seat_counts(variants()[v].set)) {
                if (complete(seen, expected)) return seen;
                look(record_game(v, seat_count, seed), seen);
            }
        }
    }
    return seen;
}

void expect_all_but(Family family, const Sight& never) {
    const Sight expected = all_but(never);
    const Sight seen = census(family, expected);
    EXPECT_EQ(seen.actions, expected.actions);
    EXPECT_EQ(seen.events, expected.events);
    EXPECT_EQ(seen.phases, expected.phases);
    EXPECT_EQ(seen.causes, expected.causes);
    EXPECT_EQ(seen.forgone, expected.forgone);
}

// --- What a knob makes impossible

Sight operator+(const Sight& a, const Sight& b) {
    return {
        .actions = a.actions + b.actions,
        .events = a.events + b.events,
        .phases = a.phases + b.phases,
        .causes = a.causes + b.causes,
        .forgone = a.forgone + b.forgone,
    };
}

Sight without_kingmaker_and_challenge_card() {
    return {
        .actions = actions<GiveColours, ShowColour, PlayChallengeCard>(),
        .events = events<ColoursGiven, ColoursReceived, ColourPicked, ColourShown>() +
            events<ChallengeCardPlayed>(),
        .phases = numbers(Phase::exchange, Phase::choice),
        .causes = {},
        .forgone = {},
    };
}
Sight without_deal_limit() {
    return {
        .actions = {},
        .events = events<TerritoriesSwapped>(),
        .phases = {},
        .causes = {},
        .forgone = {}};
}
Sight without_hand_limit() {
    return {
        .actions = actions<TakeCard>(),
        .events = events<CaptureBegan, CardsDiscarded>(),
        .phases = numbers(Phase::capture),
        .causes = {},
        .forgone = numbers(ForgoneBecause::hand_limit),
    };
}
// Five hands of seven leave nine cards to draw.
Sight with_hand_limit() {
    return {
        .actions = {},
        .events = {},
        .phases = {},
        .causes = {},
        .forgone = numbers(ForgoneBecause::no_cards)};
}
// The defender is never asked; an attack goes straight on to the dice.
Sight with_maximum_defence() {
    return {
        .actions = actions<Defend>(),
        .events = {},
        .phases = numbers(Phase::defend),
        .causes = {},
        .forgone = {}};
}
Sight without_closing_rolls() {
    return {
        .actions = actions<RollClosing>(),
        .events = events<ClosingBegan, ClosingRaised, SlotReached, ClosingWaived, ClosingRolled>(),
        .phases = numbers(Phase::closing),
        .causes = {},
        .forgone = {},
    };
}
Sight without_clock() {
    return {
        .actions = actions<CallTime>(),
        .events = events<TimeCalled, PointsCounted>(),
        .phases = numbers(Phase::tie_break),
        .causes = numbers(Cause::points),
        .forgone = {},
    };
}

// Territories are dealt, armies placed anywhere, and transfers end the turn.
Sight without_claims_centres_and_gatherings() {
    return {
        .actions = actions<ClaimTerritory, BuildCentre>(),
        .events = events<TerritoryClaimed, CentreBuilt, ReserveLost, ArmiesGathered>(),
        .phases = numbers(Phase::draft, Phase::gather),
        .causes = {},
        .forgone = {},
    };
}
// Territories are claimed, and nobody has an objective.
Sight without_deals() {
    return {
        .actions = actions<DealTerritory, DealObjective>(),
        .events = events<TerritoryDealt, TerritoriesSwapped, PlacementBegan, ObjectiveDealt>() +
            events<ObjectiveShown>(),
        .phases = numbers(Phase::deal, Phase::objectives, Phase::place),
        .causes = {},
        .forgone = {},
    };
}
Sight without_centres() {
    return {
        .actions = actions<BuildCentre>(),
        .events = events<CentreBuilt, ReserveLost>(),
        .phases = {},
        .causes = {},
        .forgone = {},
    };
}
// What no RisiKo! Master has.
Sight never_on_quadrants() {
    return without_kingmaker_and_challenge_card() + without_deals() + without_hand_limit() +
        without_closing_rolls() + without_clock();
}

TEST(Census, ChallengeWithItsOptionsHasEverythingButDefendersChoiceAndDiceBetweenEquals) {
    Sight never =
        with_hand_limit() + with_maximum_defence() + without_claims_centres_and_gatherings();
    never.phases.insert(static_cast<std::size_t>(Phase::tie_break));
    expect_all_but(0, never);
}

TEST(Census, TorneoHasNoLimitsOnDealsAndHandsAndWaivesNoRoll) {
    Sight never = without_kingmaker_and_challenge_card() + without_deal_limit() +
        without_hand_limit() + with_maximum_defence() + without_claims_centres_and_gatherings();
    never.events = never.events + events<ClosingWaived>();
    expect_all_but(1, never);
}

TEST(Census, PrestigeNeverCountsPoints) {
    expect_all_but(
        2,
        without_kingmaker_and_challenge_card() + without_deal_limit() + without_hand_limit() +
            without_closing_rolls() + without_clock() + without_claims_centres_and_gatherings()
    );
}

TEST(Census, PrestigeTorneoCountsPointsWithoutClosingRolls) {
    expect_all_but(
        3,
        without_kingmaker_and_challenge_card() + without_deal_limit() + without_hand_limit() +
            without_closing_rolls() + without_claims_centres_and_gatherings()
    );
}

TEST(Census, TorisikoHasAllOfChallengeAndDiceBetweenEquals) {
    expect_all_but(
        4,
        without_kingmaker_and_challenge_card() + with_hand_limit() + with_maximum_defence() +
            without_claims_centres_and_gatherings()
    );
}

TEST(Census, MasterBaseClaimsTerritoriesAndLetsTheDefenderChoose) {
    Sight never = never_on_quadrants() + without_centres();
    never.events = never.events + events<ArmiesGathered>();
    never.phases.insert(static_cast<std::size_t>(Phase::gather));
    expect_all_but(5, never);
}

TEST(Census, MasterExpertGathersInsteadOfTransferring) {
    Sight never = never_on_quadrants() + without_centres() + with_maximum_defence();
    never.events = never.events + events<ArmiesTransferred>();
    expect_all_but(6, never);
}

TEST(Census, MasterBuildsCentresAndLosesWhatCannotBePlaced) {
    Sight never = never_on_quadrants() + with_maximum_defence();
    never.events = never.events + events<ArmiesTransferred>();
    expect_all_but(7, never);
}

TEST(Census, HouseRulesReachEverything) { expect_all_but(house_rules, {}); }

}  // namespace
}  // namespace kamchatka::test::census_test
