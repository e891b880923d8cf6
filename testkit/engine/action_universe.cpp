#include "testkit/engine/action_universe.hpp"

#include <algorithm>
#include <array>

namespace kamchatka::test {
namespace {

constexpr std::array<unsigned, 9> odd_numbers{6, 7, 42, 44, 63, 64, 128, 200, 255};

template <typename Id>
std::vector<Id> ids(std::size_t count) {
    std::vector<Id> all;
    for (std::size_t i = 0; i < count; ++i) all.push_back(id_of<Id>(i));
    for (const unsigned n : odd_numbers) {
        if (n >= count) all.push_back(id_of<Id>(n));
    }
    return all;
}

std::uint16_t word(unsigned n) { return static_cast<std::uint16_t>(n); }
std::uint8_t byte(unsigned n) { return static_cast<std::uint8_t>(n); }

std::array<std::uint8_t, 3> any_three(Tape& tape) {
    return {byte(tape.below(8)), byte(tape.below(8)), byte(tape.below(8))};
}

// The armies on a territory; 0 on one that is not there.
unsigned armies_at(const State& state, Territory territory) {
    return index(territory) < territory_count_max ? state.armies[territory] : 0;
}

// What lies at the edges of every rule about armies: none, one, all that are there and one more,
// and those a garrison of up to three leaves.
std::vector<std::uint16_t> edges(std::initializer_list<unsigned> centres) {
    std::vector<std::uint16_t> all{0, 1, 2, 3, 65535};
    for (const unsigned n : centres) {
        for (unsigned less = 0; less <= 3; ++less) {
            if (n >= less) all.push_back(word(n - less));
        }
        all.push_back(word(n + 1));
    }
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

void attack_and_transfer(const State& state, Territory from, Territory to, const Visit& visit) {
    for (const unsigned dice : {0U, 1U, 2U, 3U, 4U}) visit(Attack{from, to, byte(dice)});
    const std::initializer_list<unsigned> all{armies_at(state, from)};
    for (const std::uint16_t armies : edges(all)) visit(Transfer{from, to, armies});
}

void visit_pairs(const Rules& rules, const State& state, Pairs some, Tape& tape, const Visit& to) {
    const auto all = ids<Territory>(rules.board.territory_count);
    if (some == Pairs::some) {
        const auto any = [&] { return all[tape.below(static_cast<unsigned>(all.size()))]; };
        for (int i = 0; i < 12; ++i) attack_and_transfer(state, any(), any(), to);
        return;
    }
    for (const Territory a : all) {
        for (const Territory b : all) attack_and_transfer(state, a, b, to);
        to(Attack{a, all[tape.below(42)], 255});
    }
}

void visit_territories(const Rules& rules, const State& state, const Visit& visit) {
    const Seat seat = state.position < state.seat_count ? seat_on_turn(state) : Seat::s1;
    for (const Territory t : ids<Territory>(rules.board.territory_count)) {
        visit(DealTerritory{t});
        visit(ClaimTerritory{t});
        visit(BuildCentre{t});
        const unsigned placed = index(t) < territory_count_max ? state.placed[t] : 0;
        for (const auto n : edges({state.reserve[seat], state.go})) visit(PlaceArmies{t, n});
        for (const auto n : edges({placed})) visit(TakeBackArmies{t, n});
        for (const auto n : edges({armies_at(state, t)})) visit(RemoveArmies{t, n});
    }
}

void visit_dice(const State& state, Tape& tape, const Visit& visit) {
    for (unsigned n = 0; n < 512; ++n) {
        visit(RollForPlace{{byte(n % 8), byte(n / 8 % 8), byte(n / 64)}});
        if (n < 64) visit(RollClosing{{byte(n % 8), byte(n / 8)}});
    }
    for (int i = 0; i < 50; ++i) visit(RollDice{any_three(tape), any_three(tape)});
    // The right number of dice, and each of them right or not.
    for (int i = 0; i < 100; ++i) {
        RollDice roll{any_three(tape), any_three(tape)};
        for (std::size_t d = state.battle.attack_dice; d < 3; ++d) roll.attack[d] = 0;
        for (std::size_t d = state.battle.defence_dice; d < 3; ++d) roll.defence[d] = 0;
        visit(roll);
    }
    for (const unsigned n : {0U, 1U, 2U, 3U, 4U, 255U}) visit(Defend{byte(n)});
    for (const auto n : edges({armies_at(state, state.battle.from)})) visit(Occupy{n});
}

void visit_tris(const Rules& rules, const State& state, Seat seat, Tape& tape, const Visit& visit) {
    const CardSet hand = state.hand[seat].reveal();
    const auto all = ids<Card>(rules.deck.card_count);
    const auto any = [&] { return all[tape.below(static_cast<unsigned>(all.size()))]; };
    for (int i = 0; i < 20; ++i) visit(PlayTris{{any(), any(), any()}});
    if (hand.size() > 9) {
        const auto held = [&] { return hand.nth(tape.below(static_cast<unsigned>(hand.size()))); };
        for (int i = 0; i < 300; ++i) visit(PlayTris{{held(), held(), held()}});
        return;
    }
    for (const Card a : hand) {
        visit(PlayTris{{a, any(), a}});
        for (const Card b : hand) {
            for (const Card c : hand) visit(PlayTris{{a, b, c}});
        }
    }
}

void visit_colours(const State& state, Tape& tape, const Visit& visit) {
    for (const Colour colour : ids<Colour>(colour_count)) {
        visit(ChooseColour{colour});
        visit(ShowColour{colour});
    }
    std::array<Colour, colour_count> deal{};
    for (std::size_t i = 0; i < deal.size(); ++i) deal[i] = id_of<Colour>(i);
    const unsigned tries = state.phase == Phase::exchange ? 720 : 20;
    for (unsigned i = 0; i < tries; ++i, std::next_permutation(deal.begin(), deal.end())) {
        GiveColours give{};
        for (const Seat seat : seats(state)) give.colours[seat] = deal[index(seat)];
        visit(give);
        give.colours[id_of<Seat>(tape.below(seat_count_max))] = id_of<Colour>(tape.below(9));
        visit(give);
    }
}

}  // namespace

void for_each_action(
    const Rules& rules, const State& state, Pairs pairs, Tape& tape, const Visit& visit
) {
    visit_pairs(rules, state, pairs, tape, visit);
    visit_territories(rules, state, visit);
    visit_dice(state, tape, visit);
    for (const Seat seat : seats(state)) visit_tris(rules, state, seat, tape, visit);
    visit_colours(state, tape, visit);
    for (const Card card : ids<Card>(rules.deck.card_count)) {
        visit(TakeCard{card});
        visit(DrawCard{card});
    }
    for (const Objective objective : ids<Objective>(rules.objectives.objective_count)) {
        visit(DealObjective{objective});
    }
    for (const Seat seat : ids<Seat>(seat_count_max)) {
        visit(SupplyEntropy{seat, {}});
        visit(Withdraw{seat});
        visit(Exclude{seat});
        for (const unsigned n : {0U, 1U, 9'999U, 10'000U, 10'001U, 65'535U}) {
            visit(SetArmyCap{seat, word(n)});
        }
    }
    const auto any = byte(tape.below(256));
    visit(StartGame{});
    visit(StartGame{{any}});
    visit(StartGame{{any}, Scheme::promises});
    visit(RevealSeed{{any}});
    visit(Promise{{any}});
    visit(Abstain{});
    visit(Contribute{{any}});
    visit(PlayChallengeCard{});
    visit(EndTurn{});
    visit(CallTime{});
}

std::vector<Actor> all_actors() {
    std::vector<Actor> all{Chance{}, Arbiter{}};
    for (const Seat seat : ids<Seat>(seat_count_max)) all.emplace_back(seat);
    return all;
}

std::vector<Action> nonsense(Tape& tape) {
    const auto number = [&] { return byte(tape.next()); };
    const auto territory = [&] { return Territory{number()}; };
    PerSeat<Colour> colours;
    for (Colour& colour : colours.items) colour = Colour{number()};
    return {
        SupplyEntropy{Seat{number()}, {}},
        RollForPlace{{number(), number(), number()}},
        DealObjective{Objective{number()}},
        DealTerritory{territory()},
        RollDice{{number(), number(), number()}, {number(), number(), number()}},
        TakeCard{Card{number()}},
        DrawCard{Card{number()}},
        RollClosing{{number(), number()}},
        ChooseColour{Colour{number()}},
        ClaimTerritory{territory()},
        BuildCentre{territory()},
        PlaceArmies{territory(), word(tape.next())},
        TakeBackArmies{territory(), word(tape.next())},
        GiveColours{colours},
        PlayTris{{Card{number()}, Card{number()}, Card{number()}}},
        Attack{territory(), territory(), number()},
        Defend{number()},
        Occupy{word(tape.next())},
        Transfer{territory(), territory(), word(tape.next())},
        ShowColour{Colour{number()}},
        Withdraw{Seat{number()}},
        Exclude{Seat{number()}},
        RemoveArmies{territory(), word(tape.next())},
        SetArmyCap{Seat{number()}, word(tape.next())},
    };
}

}  // namespace kamchatka::test
