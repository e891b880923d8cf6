// Why an action was refused. The enumerator is the wire name and the translation key; the order is
// the order in which decide() checks, so the first reason that applies is the one reported.
#pragma once

#include <cstddef>
#include <cstdint>

namespace kamchatka {

enum class Rejection : std::uint8_t {
    game_is_over,
    not_yours_to_do,     // a seat's action by chance, an arbiter's by a seat...
    not_in_these_rules,  // what this ruleset knows nothing of, or has switched off
    unknown_seat,
    seat_is_out,    // eliminated
    seat_has_left,  // withdrew, or was excluded
    not_begun_yet,  // nobody leaves before the first turn
    cannot_leave_now,
    not_your_turn,
    wrong_phase,
    unknown_territory,
    unknown_card,
    unknown_objective,
    unknown_colour,

    // Setting up
    too_few_seats,
    too_many_seats,
    wrong_number_of_seats,  // the territories cannot be shared out among so many
    bad_dice,
    colour_taken,
    objective_taken,
    territory_dealt,
    territory_claimed,
    continent_open,  // another one is being claimed, and not yet full
    own_colour_given,
    colours_not_one_each,
    already_done,

    // Reinforcement
    armies_left_to_place,
    no_armies,
    not_your_territory,
    more_than_go,  // in the initial placement
    more_than_reserve,
    beyond_placement_limit,
    centre_already_there,
    no_centres_left,
    too_few_for_a_centre,
    placement_is_final,
    more_than_placed,
    card_not_in_hand,
    tris_after_placement,
    not_a_tris,
    jolly_needs_a_pair,

    // Combat and movement
    transfer_already_made,
    gathering_elsewhere,
    must_attack,
    no_challenge_card,
    challenge_card_too_late,
    own_territory,
    not_adjacent,
    too_few_armies,
    too_many_dice,
    must_roll_maximum,
    fewer_dice_than_defender,
    protected_opening,
    must_occupy_with_dice,
    must_leave_one_army,
    minimum_garrison,
    last_attack_moved,  // by whoever must still attack

    // Cards, ending, arbiter
    card_not_there,
    no_clock,
    clock_not_started,
    time_already_up,
    colour_not_held,
    cap_too_high,
    not_committed,
};
inline constexpr std::size_t rejection_count =
    static_cast<std::size_t>(Rejection::not_committed) + 1;

}  // namespace kamchatka
