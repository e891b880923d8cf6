// What the rules make of the table as a viewer knows it, so that a client adds nothing up by rules
// of its own. Made of a View alone: it can tell nobody more than the View does.
#pragma once

#include "codec/json.hpp"
#include "codec/pieces.hpp"
#include "engine/rules.hpp"
#include "engine/view.hpp"
#include "record/words/lexicon.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::record {

struct SeatPoints {
    std::uint32_t inside = 0;
    std::uint32_t outside = 0;
};

// Territories or their value; whole continents that the goal asks for come on top.
struct GoalNow {
    std::uint32_t need = 0;
    codec::BySeat<std::uint32_t> have{};
};

// Where any so many territories or continents will do, how many count now.
struct ObjectiveNow {
    codec::WrittenAs<std::vector<Territory>, Lexicon> missing{};  // of those it names
    std::uint32_t worth = 0;                                      // in points, of all it names
    std::uint32_t missing_worth = 0;
    std::uint32_t territories = 0;
    std::uint32_t continents = 0;
};

struct TrisInHand {
    codec::WrittenAs<Three, Lexicon> cards{};
    codec::WrittenAs<Tris> tris{};
    std::uint32_t armies = 0;  // of the ruleset's table
    std::uint32_t more = 0;    // for territories held and for tanks on the cards
};

struct TieBroken {
    std::vector<Seat> seats{};
    codec::WrittenAs<codec::AnyOf<TieBreak, codec::Word<"points">>>
        by{};  // what told them apart first
};

struct Reckoning {
    codec::BySeat<SeatPoints>
        points{};  // as counted now, of those whose objective the viewer knows
    codec::BySeat<ObjectiveNow> objectives{};  // of the same seats, where there are objectives
    std::optional<GoalNow> goal{};
    std::vector<std::uint32_t> closing_sums{};  // of the sdadata as it stands, once time was called
    std::vector<TrisInHand> trises{};           // of the viewer, while they may be played
    std::vector<TieBroken> ties{};              // when the game has ended on points
};

Reckoning reckoning_of(const Rules& rules, const View& view, const Viewer& viewer);

// {"points":{...},...}
std::string reckoning_json(const Rules& rules, const State& state, const Viewer& viewer);

}  // namespace kamchatka::record

namespace kamchatka::codec {

template <>
inline constexpr auto schema<record::SeatPoints> = shape(
    "seat_points",
    Field{"inside", &record::SeatPoints::inside},
    Field{"outside", &record::SeatPoints::outside}
);
template <>
inline constexpr auto schema<record::GoalNow> =
    shape("goal_now", Field{"need", &record::GoalNow::need}, Field{"have", &record::GoalNow::have});
template <>
inline constexpr auto schema<record::ObjectiveNow> = shape(
    "objective_now",
    Field{"missing", &record::ObjectiveNow::missing},
    Field{"worth", &record::ObjectiveNow::worth},
    Field{"missing_worth", &record::ObjectiveNow::missing_worth},
    Field{"territories", &record::ObjectiveNow::territories},
    Field{"continents", &record::ObjectiveNow::continents}
);
template <>
inline constexpr auto schema<record::TrisInHand> = shape(
    "tris_in_hand",
    Field{"cards", &record::TrisInHand::cards},
    Field{"tris", &record::TrisInHand::tris},
    Field{"armies", &record::TrisInHand::armies},
    Field{"more", &record::TrisInHand::more}
);
template <>
inline constexpr auto schema<record::TieBroken> = shape(
    "tie_broken", Field{"seats", &record::TieBroken::seats}, Field{"by", &record::TieBroken::by}
);
template <>
inline constexpr auto schema<record::Reckoning> = shape(
    "reckoning",
    Field{"points", &record::Reckoning::points},
    Field{"objectives", &record::Reckoning::objectives},
    Field{"goal", &record::Reckoning::goal},
    Field{"closing_sums", &record::Reckoning::closing_sums},
    Field{"trises", &record::Reckoning::trises},
    Field{"ties", &record::Reckoning::ties}
);

}  // namespace kamchatka::codec
