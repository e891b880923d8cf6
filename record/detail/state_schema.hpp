// Where each fact of a state stands in its JSON, said once for the writer and the reader. What
// needs more than its name (the board, the order, the battle, the secrets) is written out in them.
#pragma once

#include "codec/schema.hpp"
#include "engine/state.hpp"

#include <tuple>

namespace kamchatka::record {

using codec::Field;

inline constexpr std::tuple table_fields{
    Field{"position", &PublicState::position},
    Field{"go", &PublicState::go},
    Field{"placed_any", &PublicState::placed_any},
    Field{"centres", &PublicState::centres},
    Field{"conquests", &PublicState::conquests},
    Field{"fought", &PublicState::fought},
    Field{"gathered_in", &PublicState::gathered_in},
    Field{"captures_left", &PublicState::captures_left},
    Field{"challenge", &PublicState::challenge},
    Field{"discards", &PublicState::discards},
    Field{"committed", &PublicState::committed},
};

// In the object called "ending".
inline constexpr std::tuple ending_fields{
    Field{"last_round", &PublicState::last_round},
    Field{"closing_begun", &PublicState::closing_begun},
    Field{"closing_anchor", &PublicState::closing_anchor},
    Field{"closing_round", &PublicState::closing_round},
    Field{"cause", &PublicState::cause},
};

// In the object of each seat.
inline constexpr std::tuple seat_fields{
    Field{"colour", &PublicState::colour},
    Field{"standing", &PublicState::standing},
    Field{"out", &PublicState::out},
    Field{"eliminated_by", &PublicState::eliminated_by},
    Field{"reserve", &PublicState::reserve},
    Field{"army_cap", &PublicState::army_cap},
    Field{"points", &PublicState::points},
    Field{"total", &PublicState::totals},
    Field{"rolled", &PublicState::rolled},
    Field{"ahead", &PublicState::ahead},
};
// True or false for each seat.
inline constexpr std::tuple seat_flags{
    Field{"challenge_card", &PublicState::challenge_cards},
    Field{"promised", &PublicState::promised},
    Field{"forgone", &PublicState::forgone},
    Field{"contributed", &PublicState::contributed},
    Field{"has_given", &PublicState::has_given},
    Field{"has_picked", &PublicState::has_picked},
};

inline constexpr std::tuple battle_fields{
    Field{"from", &Battle::from},
    Field{"to", &Battle::to},
    Field{"attack_dice", &Battle::attack_dice},
    Field{"defence_dice", &Battle::defence_dice},
    Field{"ties", &Battle::ties},
    Field{"loser", &Battle::loser},
};
inline constexpr std::tuple deal_fields{
    Field{"position", &DealProgress::position},
    Field{"sent_on", &DealProgress::sent_on},
    Field{"advances", &DealProgress::advances},
};

template <typename... Fields, typename Visit>
constexpr void for_each(const std::tuple<Fields...>& fields, Visit&& visit) {
    std::apply([&](const auto&... field) { (visit(field), ...); }, fields);
}

}  // namespace kamchatka::record
