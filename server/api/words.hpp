// Why a request was refused, as a word of the wire.
#pragma once

#include "record/words/spelling.hpp"

#include <cstdint>

namespace kamchatka::server {

// Why the server refused something, where no rule of the game did.
enum class Reason : std::uint8_t {
    malformed,
    odd_characters,
    too_large,
    not_found,
    method_not_allowed,
    forbidden_origin,
    wrong_host,
    missing_header,
    rate_limited,
    server_busy,
    read_only,
    no_player,
    not_host,
    not_seated,
    table_not_found,
    table_full,
    table_running,
    table_not_running,
    table_ended,
    game_not_over,
    seat_taken,
    seat_closed,
    seat_moved,          // to another device, by the player's link
    plays_another_seat,  // at the same table
    seat_not_found,
    seat_not_human,
    player_present,
    time_for_oneself,
    out_of_time,
    no_vote,
    too_few_players,
    too_many_tables,
    unknown_ruleset,
    unknown_bot,
    unknown_knob,
    bad_option,
    bad_board,
    bad_settings,
    too_few_seats,
    too_many_seats,
    bad_record,
    no_clock,
    paused,
    not_joined,
    stale,
    chat_off,
    chat_muted,
    chat_silenced,
    spectators_off,
    promise_not_kept,
    too_many_sockets,
    shutting_down,
    tournament_not_found,
    not_permitted,
    bad_invitation,
    invitation_refused,
    bad_badge,
    out_of_the_tournament,
    bad_format,
    bad_tournament_file,
    not_stored,
    damaged,
};

}  // namespace kamchatka::server

namespace kamchatka::codec {

template <>
inline constexpr Noun noun<server::Reason>{.kind = "reason", .type = "Reason"};

}  // namespace kamchatka::codec
