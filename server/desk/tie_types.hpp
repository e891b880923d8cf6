// Ties at a cut over HTTP, as plain structs.
#pragma once

#include "tournament/schema.hpp"

#include <optional>
#include <string>
#include <vector>

namespace kamchatka::server {

// Best first; those still equal together.
using NumberOrder = std::vector<std::vector<std::uint32_t>>;

struct TieCut {
    tournament::PhaseKind into = tournament::PhaseKind::final;
    std::uint32_t through = 0;  // so many of them go on to it
};
// A criterion that tells them apart, and how.
struct TieOption {
    tournament::SettledBy by = tournament::SettledBy::wins;
    NumberOrder order{};
};
// Equals across a cut, for the judge to tell apart.
struct TieLine {
    std::uint32_t round = 1;  // whose results left them equal
    std::optional<std::uint32_t> table{};
    std::vector<std::uint32_t> players{};
    std::vector<TieCut> cuts{};
    std::vector<TieOption> options{};
};
// Told apart.
struct SettledLine {
    std::uint32_t round = 1;
    tournament::SettledBy by = tournament::SettledBy::lot;
    NumberOrder order{};
    std::string seed{};                   // of a lot, which can be drawn again with it
    std::optional<std::string> reason{};  // for the desk
};

}  // namespace kamchatka::server

namespace kamchatka::codec {

template <>
inline constexpr auto schema<server::TieCut> = shape(
    "tie_cut", Field{"into", &server::TieCut::into}, Field{"through", &server::TieCut::through}
);
template <>
inline constexpr auto schema<server::TieOption> = shape(
    "tie_option", Field{"by", &server::TieOption::by}, Field{"order", &server::TieOption::order}
);
template <>
inline constexpr auto schema<server::TieLine> = shape(
    "tie_line",
    Field{"round", &server::TieLine::round},
    Field{"table", &server::TieLine::table},
    Field{"players", &server::TieLine::players},
    Field{"cuts", &server::TieLine::cuts},
    Field{"options", &server::TieLine::options}
);
template <>
inline constexpr auto schema<server::SettledLine> = shape(
    "settled_line",
    Field{"round", &server::SettledLine::round},
    Field{"by", &server::SettledLine::by},
    Field{"order", &server::SettledLine::order},
    Field{"seed", &server::SettledLine::seed},
    Field{"reason", &server::SettledLine::reason}
);

}  // namespace kamchatka::codec
