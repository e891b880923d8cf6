// The chapters of the rules, a source file each: who may take which action and in which phases, and
// what the chapters ask of each other. judge() answers an action of such an actor with its events
// or a refusal; offer_*() lists what judge() accepts.
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

// Whether the ruleset knows such an action at all.
constexpr bool provided(const Ruleset&, const auto&) { return true; }
constexpr bool provided(const Ruleset& set, const ClaimTerritory&) {
    return set.setup.territories == Territories::drafted;
}
constexpr bool provided(const Ruleset& set, const BuildCentre&) {
    return set.reinforcement.centres_max > 0;
}
constexpr bool provided(const Ruleset& set, const Defend&) {
    return set.combat.defence_dice == Dice::chosen;
}
constexpr bool provided(const Ruleset& set, const GiveColours&) {
    return set.ending.kingmaker == Switch::on;
}
constexpr bool provided(const Ruleset& set, const ShowColour&) {
    return set.ending.kingmaker == Switch::on;
}
constexpr bool provided(const Ruleset& set, const PlayChallengeCard&) {
    return set.combat.challenge_card == Switch::on || set.ending.kingmaker == Switch::on;
}

using PhaseSet = IdSet<Phase>;
inline constexpr PhaseSet in_turn{Phase::reinforce, Phase::attack, Phase::gather};

// The dice from `shown` are `count` dice of 1 to 6, and no more.
bool sound_dice(const DiceThree& shown, unsigned count);

// --- setup.cpp
Decision judge(const Rules&, const State&, Chance, const StartGame&);
constexpr PhaseSet phases(const StartGame&) { return {Phase::start}; }
Decision judge(const Rules&, const State&, Seat, const ChooseColour&);
constexpr PhaseSet phases(const ChooseColour&) { return {Phase::colours}; }
Decision judge(const Rules&, const State&, Chance, const DealObjective&);
constexpr PhaseSet phases(const DealObjective&) { return {Phase::objectives}; }
Decision place_starting_armies(const Rules&, const State&, Seat, const PlaceArmies&);
void begin_stage_after(Unfolding&, Phase done);
void offer_colours(const Rules&, const State&, Options&);
void offer_objectives(const Rules&, const State&, Options&);

// --- seed.cpp: what the seats add to it
void begin_with_the_seed(Unfolding&, const StartGame&);
Decision judge(const Rules&, const State&, Seat, const Promise&);
constexpr PhaseSet phases(const Promise&) { return {Phase::promise}; }
Decision judge(const Rules&, const State&, Seat, const Abstain&);
constexpr PhaseSet phases(const Abstain&) { return {Phase::promise, Phase::reveal}; }
Decision judge(const Rules&, const State&, Seat, const Contribute&);
constexpr PhaseSet phases(const Contribute&) { return {Phase::contribute, Phase::reveal}; }
Decision judge(const Rules&, const State&, Chance, const SupplyEntropy&);
constexpr PhaseSet phases(const SupplyEntropy&) { return {Phase::supply}; }
Decision judge(const Rules&, const State&, Chance, const RevealSeed&);
constexpr PhaseSet phases(const RevealSeed&) { return {Phase::over}; }
void offer_supplies(const State&, Options&);

// --- places.cpp: rolls for the order of play, and between equals at the end
Decision judge(const Rules&, const State&, Chance, const RollForPlace&);
constexpr PhaseSet phases(const RollForPlace&) { return {Phase::order, Phase::tie_break}; }
SeatSet must_roll(const Rules&, const State&);
void offer_place_roll(const Rules&, const State&, Options&);

// --- deal.cpp
Decision judge(const Rules&, const State&, Chance, const DealTerritory&);
constexpr PhaseSet phases(const DealTerritory&) { return {Phase::deal}; }
void offer_deal(const Rules&, const State&, Options&);
void pass_the_deal_on(DealProgress&, const State&);

// --- draft.cpp
Decision judge(const Rules&, const State&, Seat, const ClaimTerritory&);
constexpr PhaseSet phases(const ClaimTerritory&) { return {Phase::draft}; }
void offer_claims(const Rules&, const State&, Options&);

// --- reinforce.cpp
Decision judge(const Rules&, const State&, Seat, const PlaceArmies&);
constexpr PhaseSet phases(const PlaceArmies&) { return {Phase::place, Phase::reinforce}; }
Decision judge(const Rules&, const State&, Seat, const TakeBackArmies&);
constexpr PhaseSet phases(const TakeBackArmies&) { return in_turn; }
Decision judge(const Rules&, const State&, Seat, const BuildCentre&);
constexpr PhaseSet phases(const BuildCentre&) { return {Phase::reinforce}; }
Decision judge(const Rules&, const State&, Seat, const PlayTris&);
constexpr PhaseSet phases(const PlayTris&) { return {Phase::reinforce}; }
void receive_reinforcements(Unfolding&, Seat);
// Whether armies of the reserve can and so must still be placed before the turn goes on.
bool must_still_place(const Rules&, const State&, Seat);
// The turn goes on: armies that can be placed nowhere are lost.
void lose_the_rest(Unfolding&, Seat);
void offer_reinforcement(const Rules&, const State&, Seat, Options&);
void offer_placements(const State&, Seat, Options&);

// --- attack.cpp
Decision judge(const Rules&, const State&, Seat, const PlayChallengeCard&);
constexpr PhaseSet phases(const PlayChallengeCard&) { return in_turn; }
Decision judge(const Rules&, const State&, Seat, const Attack&);
constexpr PhaseSet phases(const Attack&) { return in_turn; }
Decision judge(const Rules&, const State&, Seat, const Defend&);
constexpr PhaseSet phases(const Defend&) { return {Phase::defend}; }
Decision judge(const Rules&, const State&, Chance, const RollDice&);
constexpr PhaseSet phases(const RollDice&) { return {Phase::roll}; }
Decision judge(const Rules&, const State&, Chance, const TakeCard&);
constexpr PhaseSet phases(const TakeCard&) { return {Phase::capture}; }
// The dice the attacked territory may roll; neutral ones have no choice.
Range defence_dice(const Rules&, const State&, Territory);
// A penalty has taken armies from under dice that were declared.
void declare_again(Unfolding&);
// Whether the seat may attack from the territory if it has so many armies there.
bool could_attack(const Rules&, const State&, Seat, Territory, unsigned armies);
TerritorySet able_to_attack(const Rules&, const State&, Seat);
// After the last attack armies are gathered: no more dice this turn.
bool combat_is_over(const State&);
void offer_attacks(const Rules&, const State&, Seat, Options&);
void offer_challenge_card(const State&, Seat, Options&);

// --- move.cpp
Decision judge(const Rules&, const State&, Seat, const Occupy&);
constexpr PhaseSet phases(const Occupy&) { return {Phase::occupy}; }
Decision judge(const Rules&, const State&, Seat, const Transfer&);
constexpr PhaseSet phases(const Transfer&) { return in_turn; }
Range occupation(const Rules&, const State&, Seat);
void offer_transfers(const Rules&, const State&, Seat, Options&);

// --- turn.cpp
// Why the turn may not end now, if it may not: whoever placed enough must attack first.
std::optional<Rejection> refuse_end(const Rules&, const State&, Seat);
Decision judge(const Rules&, const State&, Seat, const EndTurn&);
constexpr PhaseSet phases(const EndTurn&) { return in_turn; }
Decision judge(const Rules&, const State&, Chance, const DrawCard&);
constexpr PhaseSet phases(const DrawCard&) { return {Phase::draw}; }
Decision judge(const Rules&, const State&, Chance, const RollClosing&);
constexpr PhaseSet phases(const RollClosing&) { return {Phase::closing}; }
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
constexpr PhaseSet phases(const GiveColours&) { return {Phase::exchange}; }
Decision judge(const Rules&, const State&, Seat, const ShowColour&);
constexpr PhaseSet phases(const ShowColour&) { return {Phase::choice}; }
void turn_up_colours(Unfolding&);
void offer_exchanges(const State&, Seat, Options&);
void offer_picks(const State&, Seat, Options&);

// --- leave.cpp
Decision judge(const Rules&, const State&, Seat, const Withdraw&);
Decision judge(const Rules&, const State&, Arbiter, const Withdraw&);
Decision judge(const Rules&, const State&, Arbiter, const Exclude&);
// Why the seat may not go by itself, and why the arbiter may not let it go or send it off.
std::optional<Rejection> refuse_leave(const State&, Seat);
std::optional<Rejection> refuse_sending_off(const State&, Seat);
// Why the seat plays no more, if it does not.
std::optional<Rejection> refuse_out(const State&, Seat);

// --- arbiter.cpp
Decision judge(const Rules&, const State&, Arbiter, const CallTime&);
Decision judge(const Rules&, const State&, Arbiter, const RemoveArmies&);
Decision judge(const Rules&, const State&, Arbiter, const SetArmyCap&);
void offer_rulings(const Rules&, const State&, Options&);

}  // namespace kamchatka::detail
