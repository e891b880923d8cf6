// Fairness measured: dice, pairs of dice, deals, draws and objectives against equal chances, and a
// dishonest generator that the same measure must catch.
#include "chance/outcome.hpp"

#include "chance/fast_source.hpp"
#include "chance/tests/chi_square.hpp"
#include "engine/engine.hpp"
#include "engine/rulebooks.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <variant>
#include <vector>

namespace kamchatka::chance {
namespace {

using test::p_min;
using test::p_uniform;

// The mistake everybody makes: the remainder of any byte, which favours the low numbers a little.
struct ModuloSource {
    Source source;
    unsigned below(unsigned n) { return source.byte() % n; }
};

Source fixed_source(std::uint8_t number) {
    Digest seed{};
    seed[0] = number;
    return Source{seed};
}

template <Generator G>
std::array<std::size_t, 6> faces(G generator, std::size_t dice) {
    std::array<std::size_t, 6> counts{};
    for (std::size_t i = 0; i < dice; ++i) ++counts[generator.below(6)];
    return counts;
}

constexpr std::size_t die_count = 2'000'000;

TEST(Statistics, EveryFaceOfADieIsAsLikely) {
    EXPECT_GT(p_uniform(faces(fixed_source(1), die_count)), p_min);
    EXPECT_GT(p_uniform(faces(FastSource{1}, die_count)), p_min);
}

TEST(Statistics, AGeneratorWithASlightBiasIsCaught) {
    EXPECT_LT(p_uniform(faces(ModuloSource{fixed_source(1)}, die_count)), p_min);
}

template <Generator G>
std::array<std::size_t, 36> pairs(G generator) {
    std::array<std::size_t, 36> counts{};
    for (std::size_t i = 0; i < die_count / 2; ++i) {
        const std::size_t first = generator.below(6);
        ++counts[6 * first + generator.below(6)];
    }
    return counts;
}

TEST(Statistics, EveryPairOfSuccessiveDiceIsAsLikely) {
    EXPECT_GT(p_uniform(pairs(fixed_source(2))), p_min);
    EXPECT_GT(p_uniform(pairs(FastSource{2})), p_min);
}

// How often each id came up when drawn again and again from the same state.
template <typename Kind, auto member, Generator G>
std::vector<std::size_t> drawn(const Rules& rules, const State& state, G generator) {
    std::vector<std::size_t> counts(64);
    for (std::size_t i = 0; i < 100'000; ++i) {
        ++counts[index(std::get<Kind>(outcome(rules, state, generator)).*member)];
    }
    std::erase(counts, 0U);
    return counts;
}

TEST(Statistics, EveryCardOfTheDeckIsAsLikely) {
    const Rules rules = make_rules(rulebooks::challenge);
    State state = new_table(4);
    state.phase = Phase::draw;
    for (const std::size_t gone : {0U, 1U, 17U, 40U}) {
        state.deck.reveal() = rules.deck.cards() - CardSet::first(gone);
        const auto counts = drawn<DrawCard, &DrawCard::card>(rules, state, fixed_source(3));
        EXPECT_EQ(counts.size(), 44 - gone);
        EXPECT_GT(p_uniform(counts), p_min);
    }
}

TEST(Statistics, EveryCardOfAnEliminatedSeatIsAsLikely) {
    const Rules rules = make_rules(rulebooks::challenge);
    State state = new_table(4);
    state.phase = Phase::capture;
    state.battle.loser = Seat::s3;
    state.hand[Seat::s3].reveal() = {Card{3}, Card{12}, Card{29}, Card{43}};
    const auto counts = drawn<TakeCard, &TakeCard::card>(rules, state, fixed_source(4));
    EXPECT_EQ(counts.size(), 4);
    EXPECT_GT(p_uniform(counts), p_min);
}

TEST(Statistics, EveryObjectiveLeftIsAsLikely) {
    const Rules rules = make_rules(rulebooks::challenge);
    State state = new_table(4);
    state.phase = Phase::objectives;
    state.objective[Seat::s2].reveal() = Objective{5};
    const auto counts =
        drawn<DealObjective, &DealObjective::objective>(rules, state, fixed_source(5));
    EXPECT_EQ(counts.size(), 15);
    EXPECT_GT(p_uniform(counts), p_min);
}

TEST(Statistics, EveryTerritoryLeftIsAsLikely) {
    const Rules rules = make_rules(rulebooks::challenge);
    State state = new_table(4);
    state.phase = Phase::deal;
    state.held[Seat::s4] = {Territory{0}, Territory{41}};
    const auto counts =
        drawn<DealTerritory, &DealTerritory::territory>(rules, state, fixed_source(6));
    EXPECT_EQ(counts.size(), 40);
    EXPECT_GT(p_uniform(counts), p_min);
}

// A table from its start to the end of the deal and of the objectives, whichever comes last.
template <Generator G>
State set_up(const Rules& rules, std::uint8_t seat_count, G& generator) {
    State state = new_table(seat_count);
    advance(rules, state, Chance{}, StartGame{});
    while (state.phase != Phase::place) {
        if (state.phase == Phase::colours) {
            const auto colour = id_of<Colour>(state.position);
            advance(rules, state, seat_on_turn(state), ChooseColour{colour});
        } else {
            advance(rules, state, Chance{}, outcome(rules, state, generator));
        }
    }
    return state;
}

// Each row is one territory (or objective) over independent games, so each is a test of its own;
// with so many of them the least likely may be that much less likely.
void expect_rows_uniform(const std::vector<std::vector<std::size_t>>& rows) {
    for (const auto& row : rows) {
        EXPECT_GT(p_uniform(row), p_min / static_cast<double>(rows.size()));
    }
}

TEST(Statistics, EveryTerritoryAndObjectiveIsDealtToEverySeatAsOften) {
    for (const Ruleset* set : rulebooks::on_classic_board) {
        const Rules rules = make_rules(*set);
        Source generator = fixed_source(7);
        for (const std::uint8_t seat_count : {std::uint8_t{3}, std::uint8_t{4}, std::uint8_t{5}}) {
            std::vector territories(42, std::vector<std::size_t>(seat_count));
            std::vector objectives(
                rules.objectives.objective_count, std::vector<std::size_t>(seat_count)
            );
            for (int game = 0; game < 1000; ++game) {
                const State state = set_up(rules, seat_count, generator);
                for (const Seat seat : seats(state)) {
                    for (const Territory held : state.held[seat]) {
                        ++territories[index(held)][index(seat)];
                    }
                    ++objectives[index(*state.objective[seat].reveal())][index(seat)];
                }
            }
            expect_rows_uniform(territories);
            expect_rows_uniform(objectives);
        }
    }
}

// A generator that always picks the first of what is left deals the same every time.
TEST(Statistics, ADealerWhoDoesNotShuffleIsCaught) {
    struct Unshuffled {
        FastSource source;
        unsigned below(unsigned n) { return n == 6 ? source.below(n) : 0U; }
    };
    const Rules rules = make_rules(rulebooks::torneo);
    Unshuffled generator{FastSource{8}};
    std::array<std::size_t, 16> pairs_of_seats{};  // who holds the first two territories
    for (int game = 0; game < 1000; ++game) {
        const State state = set_up(rules, 4, generator);
        const std::size_t first = index(owner(state, Territory{0}));
        ++pairs_of_seats[4 * first + index(owner(state, Territory{1}))];
    }
    EXPECT_LT(p_uniform(pairs_of_seats), p_min);
}

}  // namespace
}  // namespace kamchatka::chance
