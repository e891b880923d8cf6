// The rulesets that tables are played under: built-in ones with some knobs turned.
#pragma once

#include "engine/result.hpp"
#include "engine/rules.hpp"
#include "server/reference/types.hpp"

#include <boost/json.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::server {

// What the table asks for, checked and ready to be played.
struct ChosenRules {
    std::shared_ptr<const Rules> rules;
    std::string options;                  // JSON: the knobs turned, as they are now
    std::optional<std::string> layout{};  // JSON, of a board of quadrants
};

struct BadRules {
    Reason reason;
    std::string field;  // the knob, or empty
};

struct RulesWish {
    std::string_view ruleset;
    const boost::json::value* options = nullptr;
    const BoardRequest* board = nullptr;     // none: one by chance, where the ruleset has quadrants
    std::optional<std::uint32_t> minutes{};  // of the table's clock, where it says so
    std::size_t players = 4;
};

// Tables under the same rules share them.
Result<ChosenRules, BadRules> choose_rules(const RulesWish& wish);

// The ruleset on a board by chance that suits so many players; nothing when there is none.
std::optional<ChosenRules> lay_quadrants(
    const Ruleset& set, std::size_t players, std::uint32_t seed
);

// How to draw a board of quadrants, as JSON; empty when it is none.
std::string geometry_of(const Board& board);

// The rules of a stored table. Nothing when they cannot be made any more.
std::shared_ptr<const Rules> rules_again(
    const std::string& ruleset, const std::string& options, const std::optional<std::string>& layout
);

std::vector<std::uint32_t> seat_counts(const Ruleset& set);

std::vector<RulesetSummary> ruleset_summaries();
std::optional<RulesetDetail> ruleset_detail(std::string_view id);
RulesetDetail ruleset_detail(const Rules& rules);

}  // namespace kamchatka::server
