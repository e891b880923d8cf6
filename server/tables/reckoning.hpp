// What the rules make of the table as a viewer knows it, so that a client adds nothing up by rules
// of its own. Made of a View alone: it can tell nobody more than the View does.
#pragma once

#include "engine/rules.hpp"
#include "engine/view.hpp"
#include "record/lexicon.hpp"
#include "server/api/types.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::server {

struct SeatPoints {
    std::uint32_t inside = 0;
    std::uint32_t outside = 0;
};

// Territories or their value; whole continents that the goal asks for come on top.
struct GoalNow {
    std::uint32_t need = 0;
    BySeat<std::uint32_t> have{};
};

// Where any so many territories or continents will do, how many count now.
struct ObjectiveNow {
    WrittenAs<std::vector<Territory>, record::Lexicon> missing{};  // of those it names
    std::uint32_t worth = 0;                                       // in points, of all it names
    std::uint32_t missing_worth = 0;
    std::uint32_t territories = 0;
    std::uint32_t continents = 0;
};

struct TrisInHand {
    WrittenAs<Three, record::Lexicon> cards{};
    WrittenAs<Tris> tris{};
    std::uint32_t armies = 0;  // of the ruleset's table
    std::uint32_t more = 0;    // for territories held and for tanks on the cards
};

struct TieBroken {
    std::vector<Seat> seats{};
    WrittenAs<AnyOf<TieBreak, Word<"points">>> by{};  // what told them apart first
};

struct Reckoning {
    BySeat<SeatPoints> points{};        // as counted now, of those whose objective the viewer knows
    BySeat<ObjectiveNow> objectives{};  // of the same seats, where there are objectives
    std::optional<GoalNow> goal{};
    std::vector<std::uint32_t> closing_sums{};  // of the sdadata as it stands, once time was called
    std::vector<TrisInHand> trises{};           // of the viewer, while they may be played
    std::vector<TieBroken> ties{};              // when the game has ended on points
};

Reckoning reckoning_of(const Rules& rules, const View& view, const Viewer& viewer);

// {"points":{...},...}
std::string reckoning_json(const Rules& rules, const State& state, const Viewer& viewer);

}  // namespace kamchatka::server

namespace kamchatka::codec {

template <>
inline constexpr auto schema<server::SeatPoints> = shape(
    "seat_points",
    Field{"inside", &server::SeatPoints::inside},
    Field{"outside", &server::SeatPoints::outside}
);
template <>
inline constexpr auto schema<server::GoalNow> =
    shape("goal_now", Field{"need", &server::GoalNow::need}, Field{"have", &server::GoalNow::have});
template <>
inline constexpr auto schema<server::ObjectiveNow> = shape(
    "objective_now",
    Field{"missing", &server::ObjectiveNow::missing},
    Field{"worth", &server::ObjectiveNow::worth},
    Field{"missing_worth", &server::ObjectiveNow::missing_worth},
    Field{"territories", &server::ObjectiveNow::territories},
    Field{"continents", &server::ObjectiveNow::continents}
);
template <>
inline constexpr auto schema<server::TrisInHand> = shape(
    "tris_in_hand",
    Field{"cards", &server::TrisInHand::cards},
    Field{"tris", &server::TrisInHand::tris},
    Field{"armies", &server::TrisInHand::armies},
    Field{"more", &server::TrisInHand::more}
);
template <>
inline constexpr auto schema<server::TieBroken> = shape(
    "tie_broken", Field{"seats", &server::TieBroken::seats}, Field{"by", &server::TieBroken::by}
);
template <>
inline constexpr auto schema<server::Reckoning> = shape(
    "reckoning",
    Field{"points", &server::Reckoning::points},
    Field{"objectives", &server::Reckoning::objectives},
    Field{"goal", &server::Reckoning::goal},
    Field{"closing_sums", &server::Reckoning::closing_sums},
    Field{"trises", &server::Reckoning::trises},
    Field{"ties", &server::Reckoning::ties}
);

}  // namespace kamchatka::codec
