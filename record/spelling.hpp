// tidy: table
// One spelling everywhere: each enumerator and the word for it in text, JSON, logs and documents.
// The words are the enumerators' own names, in their order.
#pragma once

#include "codec/spelling.hpp"
#include "engine/action.hpp"
#include "engine/cards.hpp"
#include "engine/event.hpp"
#include "engine/rejection.hpp"
#include "engine/ruleset.hpp"
#include "engine/state.hpp"
#include "engine/view.hpp"

#include <optional>
#include <string_view>

namespace kamchatka::codec {

template <>
struct Spelling<Seat> {
    static constexpr std::string_view kind = "seat";
    static constexpr std::string_view type = "Seat";
    static constexpr Words<6> words{"s1", "s2", "s3", "s4", "s5", "s6"};
    static constexpr Seat last = Seat::s6;
};
template <>
struct Spelling<Colour> {
    static constexpr std::string_view kind = "colour";
    static constexpr std::string_view type = "Colour";
    static constexpr Words<6> words{"red", "blue", "yellow", "green", "black", "purple"};
    static constexpr Colour last = Colour::purple;
};
template <>
struct Spelling<Arm> {
    static constexpr std::string_view kind = "arm";
    static constexpr std::string_view type = "Arm";
    static constexpr Words<4> words{"infantry", "cavalry", "cannon", "jolly"};
    static constexpr Arm last = Arm::jolly;
};
template <>
struct Spelling<Tris> {
    static constexpr std::string_view kind = "tris";
    static constexpr std::string_view type = "Tris";
    static constexpr std::string_view list = "trisKinds";
    static constexpr Words<5> words{
        "three_infantry", "three_cavalry", "three_cannon", "one_of_each", "jolly_and_two_equal"};
    static constexpr Tris last = Tris::jolly_and_two_equal;
};
template <>
struct Spelling<Phase> {
    static constexpr std::string_view kind = "phase";
    static constexpr std::string_view type = "Phase";
    static constexpr Words<22> words{
        "start",    "contribute", "order",  "colours",   "objectives", "deal",  "draft",   "place",
        "exchange", "reinforce",  "attack", "gather",    "defend",     "roll",  "capture", "occupy",
        "draw",     "closing",    "choice", "tie_break", "over",       "closed"};
    static constexpr Phase last = Phase::closed;
};
template <>
struct Spelling<Ties> {
    static constexpr std::string_view kind = "rule for ties";
    static constexpr std::string_view type = "Ties";
    static constexpr std::string_view list = "tiesRules";
    static constexpr Words<2> words{"to_defender", "to_attacker"};
    static constexpr Ties last = Ties::to_attacker;
};
template <>
struct Spelling<ForgoneBecause> {
    static constexpr std::string_view kind = "reason";
    static constexpr std::string_view type = "ForgoneBecause";
    static constexpr std::string_view list = "forgoneReasons";
    static constexpr Words<2> words{"hand_limit", "no_cards"};
    static constexpr ForgoneBecause last = ForgoneBecause::no_cards;
};
template <>
struct Spelling<Cause> {
    static constexpr std::string_view kind = "cause";
    static constexpr std::string_view type = "Cause";
    static constexpr Words<3> words{"objective", "points", "last_standing"};
    static constexpr Cause last = Cause::last_standing;
};
template <>
struct Spelling<Standing> {
    static constexpr std::string_view kind = "standing";
    static constexpr std::string_view type = "Standing";
    static constexpr Words<4> words{"active", "withdrawn", "excluded", "eliminated"};
    static constexpr Standing last = Standing::eliminated;
};
template <>
struct Spelling<ChallengeCard> {
    static constexpr std::string_view kind = "state of the Challenge card";
    static constexpr std::string_view type = "ChallengeCard";
    static constexpr std::string_view list = "challengeCardStates";
    static constexpr Words<3> words{"idle", "ready", "bound"};
    static constexpr ChallengeCard last = ChallengeCard::bound;
};
template <>
struct Spelling<Rejection> {
    static constexpr std::string_view kind = "rejection";
    static constexpr std::string_view type = "Rejection";
    static constexpr Words<rejection_count> words{
        "game_is_over",
        "not_yours_to_do",
        "unknown_seat",
        "wrong_phase",
        "cannot_leave_now",
        "not_your_turn",
        "seat_is_out",
        "unknown_territory",
        "unknown_card",
        "unknown_objective",
        "unknown_colour",
        "wrong_number_of_seats",
        "bad_dice",
        "colour_taken",
        "objective_taken",
        "territory_dealt",
        "territory_claimed",
        "continent_open",
        "own_colour_given",
        "colours_not_one_each",
        "already_done",
        "armies_left_to_place",
        "no_armies",
        "not_your_territory",
        "more_than_go",
        "more_than_reserve",
        "beyond_placement_limit",
        "centre_already_there",
        "no_centres_left",
        "too_few_for_a_centre",
        "placement_is_final",
        "more_than_placed",
        "card_not_in_hand",
        "tris_after_placement",
        "not_a_tris",
        "transfer_already_made",
        "gathering_elsewhere",
        "must_attack",
        "no_challenge_card",
        "challenge_card_too_late",
        "own_territory",
        "not_adjacent",
        "too_few_armies",
        "too_many_dice",
        "must_roll_maximum",
        "fewer_dice_than_defender",
        "protected_opening",
        "must_occupy_with_dice",
        "must_leave_one_army",
        "minimum_garrison",
        "card_not_there",
        "no_clock",
        "clock_not_started",
        "time_already_up",
        "colour_not_held",
        "cap_too_high",
        "not_committed"};
    static constexpr Rejection last = Rejection::not_committed;
};

// --- The choices of a ruleset

template <>
struct Spelling<OrderOfPlay> {
    static constexpr std::string_view kind = "order of play";
    static constexpr Words<3> words{"by_roll", "from_highest", "as_seated"};
    static constexpr OrderOfPlay last = OrderOfPlay::as_seated;
};
template <>
struct Spelling<BoardKind> {
    static constexpr std::string_view kind = "kind of board";
    static constexpr std::string_view type = "BoardKind";
    static constexpr Words<2> words{"classic", "quadrants"};
    static constexpr BoardKind last = BoardKind::quadrants;
};
template <>
struct Spelling<Territories> {
    static constexpr std::string_view kind = "way to the territories";
    static constexpr Words<2> words{"dealt", "drafted"};
    static constexpr Territories last = Territories::drafted;
};
template <>
struct Spelling<ColourChoice> {
    static constexpr std::string_view kind = "time for the colours";
    static constexpr Words<2> words{"in_order_of_play", "before_the_roll"};
    static constexpr ColourChoice last = ColourChoice::before_the_roll;
};
template <>
struct Spelling<CardDeck> {
    static constexpr std::string_view kind = "deck of cards";
    static constexpr Words<2> words{"territories_44", "figures_44"};
    static constexpr CardDeck last = CardDeck::figures_44;
};
template <>
struct Spelling<ObjectivesDealt> {
    static constexpr std::string_view kind = "time for the objectives";
    static constexpr Words<2> words{"before_territories", "after_territories"};
    static constexpr ObjectivesDealt last = ObjectivesDealt::after_territories;
};
template <>
struct Spelling<ObjectiveDeck> {
    static constexpr std::string_view kind = "objective deck";
    static constexpr Words<4> words{"challenge_16", "tournament_20", "base_14", "custom_only"};
    static constexpr ObjectiveDeck last = ObjectiveDeck::custom_only;
};
template <>
struct Spelling<DealLimit> {
    static constexpr std::string_view kind = "deal limit";
    static constexpr Words<2> words{"none", "half_of_a_continent"};
    static constexpr DealLimit last = DealLimit::half_of_a_continent;
};
template <>
struct Spelling<TrisTime> {
    static constexpr std::string_view kind = "time for a tris";
    static constexpr Words<2> words{"whole_reinforcement", "before_any_placement"};
    static constexpr TrisTime last = TrisTime::before_any_placement;
};
template <>
struct Spelling<TakeBack> {
    static constexpr std::string_view kind = "rule for taking back";
    static constexpr Words<2> words{"until_first_attack", "never"};
    static constexpr TakeBack last = TakeBack::never;
};
template <>
struct Spelling<Dice> {
    static constexpr std::string_view kind = "rule for dice";
    static constexpr Words<2> words{"maximum", "chosen"};
    static constexpr Dice last = Dice::chosen;
};
template <>
struct Spelling<FewerDice> {
    static constexpr std::string_view kind = "rule for fewer dice";
    static constexpr Words<2> words{"refused", "allowed"};
    static constexpr FewerDice last = FewerDice::allowed;
};
template <>
struct Spelling<ShortOccupation> {
    static constexpr std::string_view kind = "rule for a short occupation";
    static constexpr Words<2> words{"refused", "counts_as_transfer"};
    static constexpr ShortOccupation last = ShortOccupation::counts_as_transfer;
};
template <>
struct Spelling<GarrisonFor> {
    static constexpr std::string_view kind = "kind of movement";
    static constexpr Words<2> words{"every_movement", "transfers"};
    static constexpr GarrisonFor last = GarrisonFor::transfers;
};
template <>
struct Spelling<Transfers> {
    static constexpr std::string_view kind = "rule for transfers";
    static constexpr Words<2> words{"one_at_the_end", "gathering"};
    static constexpr Transfers last = Transfers::gathering;
};
template <>
struct Spelling<Switch> {
    static constexpr std::string_view kind = "switch";
    static constexpr Words<2> words{"off", "on"};
    static constexpr Switch last = Switch::on;
};
template <>
struct Spelling<ClockStart> {
    static constexpr std::string_view kind = "start of the clock";
    static constexpr Words<2> words{"first_turn", "first_deal"};
    static constexpr ClockStart last = ClockStart::first_deal;
};
template <>
struct Spelling<ClosingRound> {
    static constexpr std::string_view kind = "beginning of a closing round";
    static constexpr Words<2> words{"from_first_roller", "from_first_seat"};
    static constexpr ClosingRound last = ClosingRound::from_first_seat;
};
template <>
struct Spelling<PublicGoal> {
    static constexpr std::string_view kind = "public goal";
    static constexpr Words<3> words{"none", "half_of_territories", "half_of_value"};
    static constexpr PublicGoal last = PublicGoal::half_of_value;
};
template <>
struct Spelling<TieBreak> {
    static constexpr std::string_view kind = "tie-break";
    static constexpr std::string_view type = "TieBreak";
    static constexpr Words<10> words{
        "none",
        "points_outside",
        "armies_inside",
        "armies_outside",
        "armies_all",
        "cards_in_hand",
        "territories_inside",
        "territories_outside",
        "later_in_order",
        "dice"};
    static constexpr TieBreak last = TieBreak::dice;
};

}  // namespace kamchatka::codec

namespace kamchatka::record {

using codec::read;
using codec::spell;
using codec::Spelled;
using codec::Spelling;

// s1 to s6, chance, arbiter.
std::string_view spell(const Actor& actor);
std::optional<Actor> read_actor(std::string_view word);

// s1 to s6, spectator, arbiter.
std::string_view spell(const Viewer& viewer);
std::optional<Viewer> read_viewer(std::string_view word);

}  // namespace kamchatka::record
