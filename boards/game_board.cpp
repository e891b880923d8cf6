#include "boards/game_board.hpp"

#include "boards/builder.hpp"
#include "boards/catalogue.hpp"
#include "boards/random_layout.hpp"
#include "record/board_json.hpp"

#include <cassert>

namespace kamchatka::boards {
namespace {

record::Parsed<Board> built(const Layout& layout) {
    auto result = build(layout, catalogue());
    if (result) return result->board;
    std::string what;
    for (const Fault& fault : result.error()) what += (what.empty() ? "" : "; ") + fault.what;
    return record::ParseError{.line = 0, .path = {}, .what = std::move(what)};
}

}  // namespace

std::optional<Board> random_board(unsigned players, std::uint64_t seed) {
    const Wish wish{.players = players, .seed = seed, .shape = {}};
    const auto layout = random_layout(wish, catalogue());
    if (!layout) return std::nullopt;
    const auto board = built(*layout);
    assert(board.has_value());
    return *board;
}

record::Parsed<Board> read_game_board(const record::json::value& value) {
    const bool whole = value.is_object() && value.get_object().contains("continents");
    if (whole) return record::read_board(value);
    const auto layout = read_layout(record::json::serialize(value));
    if (!layout) return layout.error();
    return built(*layout);
}

Rules rules_for_game(const Ruleset& set, unsigned players, std::uint64_t seed) {
    if (set.setup.board == BoardKind::classic) return make_rules(set);
    const auto board = random_board(players, seed);
    assert(board.has_value());
    return make_rules(set, *board);
}

}  // namespace kamchatka::boards
