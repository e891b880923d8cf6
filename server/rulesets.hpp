// The rulesets that tables are played under: built-in ones with some knobs turned.
#pragma once

#include "engine/result.hpp"
#include "engine/rules.hpp"
#include "server/api_types.hpp"

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

// `minutes` are those of the table's clock, where it says so. Tables under the same rules share
// them.
Result<ChosenRules, BadRules> choose_rules(
    std::string_view ruleset,
    const boost::json::value* options,
    const std::optional<BoardRequest>& board,
    std::optional<std::uint32_t> minutes
);

// The rules of a stored table. Nothing when they cannot be made any more.
std::shared_ptr<const Rules> rules_again(
    const std::string& ruleset, const std::string& options, const std::optional<std::string>& layout
);

std::vector<std::uint32_t> seat_counts(const Ruleset& set);
bool seats_offered(const Ruleset& set, std::size_t count);
BoardKind board_kind(const Rules& rules);

std::vector<RulesetSummary> ruleset_summaries();
std::optional<RulesetDetail> ruleset_detail(std::string_view id);
RulesetDetail ruleset_detail(const Rules& rules);

}  // namespace kamchatka::server
