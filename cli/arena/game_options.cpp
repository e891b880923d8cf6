// Rulesets, seats, rounds and threads as they are named on the command line.
#include "cli/arena/game_options.hpp"

#include "bots/catalogue.hpp"
#include "cli/arena/external_bot.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "record/knobs/house_rules.hpp"
#include "record/knobs/knobs.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <iostream>
#include <string_view>
#include <thread>

namespace kamchatka::cli {
namespace {

constexpr std::uint32_t rounds_by_default = 35;
constexpr std::uint32_t rounds_without_clock = 1000;
// That long after time was called, something is wrong with the closing rolls of a house rule.
constexpr std::uint32_t rounds_of_closing = 1000;

}  // namespace

void apply_setting(Ruleset& set, const std::string& setting) {
    const auto equals = setting.find('=');
    if (equals == std::string::npos) throw BadInput("--set " + setting + ": write knob=value");
    const std::string_view text = setting;
    const auto wrong = record::set_knob(set, text.substr(0, equals), text.substr(equals + 1));
    if (wrong) throw BadInput("--set " + setting + ": " + record::message(*wrong));
}

Ruleset chosen_ruleset(const std::string& name, const std::vector<std::string>& settings) {
    const record::HouseRules rules = read_ruleset(name);
    for (const std::string& warning : rules.warnings) std::cerr << "kamchatka: " << warning << '\n';
    Ruleset set = rules.set;
    for (const std::string& setting : settings) apply_setting(set, setting);
    if (const auto wrong = record::check_ruleset(set)) throw BadInput(record::message(*wrong));
    return set;
}

void check_seats(const Ruleset& set, unsigned seats) {
    const auto& armies = set.setup.starting_armies;
    if (seats < armies.size() && armies[seats] > 0) return;
    std::string offered;
    for (std::size_t count = 0; count < armies.size(); ++count) {
        if (armies[count] > 0) offered += ' ' + std::to_string(count);
    }
    throw BadInput(
        "--seats " + std::to_string(seats) + ": " + std::string{set.id.view()} +
        " is for this many:" + offered
    );
}

chance::RandomGame game_options(const Ruleset& set, std::optional<std::uint32_t> rounds) {
    if (set.ending.minutes == 0) return {.round_max = rounds.value_or(rounds_without_clock)};
    const std::uint32_t wanted = rounds.value_or(rounds_by_default);
    const std::uint32_t after = std::min<std::uint32_t>(set.ending.rounds_after_time, wanted - 1);
    return {.call_time_round = wanted - after, .round_max = wanted + rounds_of_closing};
}

unsigned threads_for(unsigned jobs) {
    return jobs > 0 ? jobs : std::max(1U, std::thread::hardware_concurrency());
}

namespace {

// `cmd:./mybot`, or `cmd[500]:./mybot` with a limit other than the usual, in milliseconds.
std::unique_ptr<bots::Bot> make_external(const std::string& id) {
    constexpr unsigned usual_ms = 2000;
    std::size_t colon = 3;
    unsigned limit_ms = usual_ms;
    if (id[colon] == '[') {
        const std::size_t end = id.find("]:");
        const auto [after, error] = std::from_chars(id.data() + 4, id.data() + id.size(), limit_ms);
        const bool whole = end != std::string::npos && after == id.data() + end;
        if (error != std::errc{} || !whole || limit_ms == 0) {
            throw BadInput(id + ": write cmd[MILLISECONDS]:COMMAND");
        }
        colon = end + 1;
    }
    return std::make_unique<ExternalBot>(id.substr(colon + 1), std::chrono::milliseconds{limit_ms});
}

}  // namespace

std::unique_ptr<bots::Bot> make_player(const std::string& id) {
    if (id.starts_with("cmd:") || id.starts_with("cmd[")) return make_external(id);
    auto bot = bots::make_bot(id);
    if (!bot) throw BadInput(id + ": no such bot; kamchatka bots lists them");
    return bot;
}

void check_bot(const std::string& id) { make_player(id); }

}  // namespace kamchatka::cli
