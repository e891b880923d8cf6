// What the chapters of the rules ask of each other. Each chapter is one source file: judge()
// answers an action with its events or a refusal, offer_*() lists what judge() accepts.
#pragma once

#include "engine/detail/unfolding.hpp"
#include "engine/engine.hpp"

namespace kamchatka::detail {

// The least and the most of a quantity; none is legal when least is above most.
struct Range {
    unsigned least;
    unsigned most;
    constexpr bool empty() const { return least > most; }
    constexpr bool contains(unsigned n) const { return least <= n && n <= most; }
};

inline constexpr unsigned dice_max = 3;
// Where a ruleset has no cap on armies; so high that only a test will meet it.
inline constexpr std::uint16_t army_cap_max = 10'000;

inline bool known(const Rules& rules, Territory territory) {
    return index(territory) < rules.board.territory_count;
}
constexpr bool known(const State& state, Seat seat) { return index(seat) < state.seat_count; }
constexpr bool known(Colour colour) { return index(colour) < colour_count; }
inline bool known(const Rules& rules, Card card) { return index(card) < rules.deck.card_count; }

// Lists an action, with the most its quantity may be.
template <typename A>
void offer(Options& options, const A& action, unsigned most = 0) {
    options.emplace_back(action, static_cast<std::uint16_t>(most));
}

// The dice from `shown` are `count` dice of 1 to 6, and no more.
bool sound_dice(const DiceThree& shown, unsigned count);

// --- setup.cpp
Decision judge(const Rules&, const State&, const StartGame&);
Decision judge(const Rules&, const State&, Seat, const Contribute&);
Decision judge(const Rules&, const State&, Seat, const ChooseColour&);
Decision judge(const Rules&, const State&, const DealObjective&);
Decision place_starting_armies(const Rules&, const State&, Seat, const PlaceArmies&);
void begin_stage_after(Unfolding&, Phase done);
void offer_colours(const State&, Options&);
void offer_objectives(const Rules&, const State&, Options&);

// --- places.cpp: rolls for the order of play, and between equals at the end
Decision judge(const Rules&, const State&, const RollForPlace&);
SeatSet must_roll(const Rules&, const State&);
void offer_place_roll(const Rules&, const State&, Options&);

// --- deal.cpp
Decision judge(const Rules&, const State&, const DealTerritory&);
void offer_deal(const Rules&, const State&, Options&);
void pass_the_deal_on(DealProgress&, const State&);

// --- draft.cpp
Decision judge(const Rules&, const State&, Seat, const ClaimTerritory&);
void offer_claims(const Rules&, const State&, Options&);

// --- reinforce.cpp
Decision judge(const Rules&, const State&, Seat, const PlaceArmies&);
Decision judge(const Rules&, const State&, Seat, const TakeBackArmies&);
Decision judge(const Rules&, const State&, Seat, const BuildCentre&);
Decision judge(const Rules&, const State&, Seat, const PlayTris&);
void receive_reinforcements(Unfolding&, Seat);
// Whether armies of the reserve can and so must still be placed before the turn goes on.
bool must_still_place(const Rules&, const State&, Seat);
// The turn goes on: armies that can be placed nowhere are lost.
void lose_the_rest(Unfolding&, Seat);
void offer_reinforcement(const Rules&, const State&, Seat, Options&);
void offer_placements(const State&, Seat, Options&);

// --- attack.cpp
Decision judge(const Rules&, const State&, Seat, const PlayChallengeCard&);
Decision judge(const Rules&, const State&, Seat, const Attack&);
Decision judge(const Rules&, const State&, Seat, const Defend&);
Decision judge(const Rules&, const State&, const RollDice&);
Decision judge(const Rules&, const State&, const TakeCard&);
// The dice the attacked territory may roll; neutral ones have no choice.
Range defence_dice(const Rules&, const State&, Territory);
bool any_attack(const Rules&, const State&, Seat);
// After the last attack armies are gathered: no more dice this turn.
bool combat_is_over(const State&);
void offer_attacks(const Rules&, const State&, Seat, Options&);
void offer_challenge_card(const State&, Seat, Options&);

// --- move.cpp
Decision judge(const Rules&, const State&, Seat, const Occupy&);
Decision judge(const Rules&, const State&, Seat, const Transfer&);
Range occupation(const Rules&, const State&, Seat);
void offer_transfers(const Rules&, const State&, Seat, Options&);

// --- turn.cpp
// Why the turn may not end now, if it may not: whoever placed enough must attack first.
std::optional<Rejection> refuse_end(const Rules&, const State&, Seat);
Decision judge(const Rules&, const State&, Seat, const EndTurn&);
Decision judge(const Rules&, const State&, const DrawCard&);
Decision judge(const Rules&, const State&, const RollClosing&);
void begin_first_turn(Unfolding&);
void finish_turn(Unfolding&);
void after_the_card(Unfolding&);
void pass_the_hand(Unfolding&);

// --- victory.cpp
bool reached(const Rules&, const State&, Seat);
// Whether ended_by() could be true after a placement, which changes no owner: spares it the look.
bool placement_may_end(const Rules&, const State&, Seat);
// Ends the game when the seat on turn has reached its objective or nobody else is left.
bool ended_by(Unfolding&, Seat);
void end_on_points(Unfolding&);
void end_standing(Unfolding&);
void conclude(Unfolding&, Cause);

// --- kingmaker.cpp
Decision judge(const Rules&, const State&, Seat, const GiveColours&);
Decision judge(const Rules&, const State&, Seat, const ShowColour&);
void turn_up_colours(Unfolding&);
void offer_exchanges(const State&, Seat, Options&);
void offer_picks(const State&, Seat, Options&);

// --- leave.cpp
Decision judge(const Rules&, const State&, const Withdraw&);
Decision judge(const Rules&, const State&, const Exclude&);
std::optional<Rejection> refuse_leave(const State&, Seat);

// --- arbiter.cpp
Decision judge(const Rules&, const State&, const CallTime&);
Decision judge(const Rules&, const State&, const RemoveArmies&);
Decision judge(const Rules&, const State&, const SetArmyCap&);
Decision judge(const Rules&, const State&, const RevealSeed&);
void offer_rulings(const Rules&, const State&, Options&);

}  // namespace kamchatka::detail
