// What the subcommands that play games have in common: the ruleset with its settings, the number of
// seats, how long a game lasts, how many threads there are. What is wrong is BadInput.
#pragma once

#include "bots/bot.hpp"
#include "chance/random_player.hpp"
#include "engine/ruleset.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::cli {

// Turns one knob, as `--set` spells it: KNOB=VALUE.
void apply_setting(Ruleset& set, const std::string& setting);

// A ruleset by id or file with knobs turned; warnings go to stderr.
Ruleset chosen_ruleset(const std::string& name, const std::vector<std::string>& settings);

void check_seats(const Ruleset& set, unsigned seats);

// Time is called so that `rounds` are played before the closing rolls, 35 unless given; without a
// clock a game is abandoned after that many, 1000 unless given.
chance::RandomGame game_options(const Ruleset& set, std::optional<std::uint32_t> rounds);

// This many, or one for each core if it is 0.
unsigned threads_for(unsigned jobs);

// A bot by its id, or another program as `cmd:./mybot`, for one seat of one game; BadInput if
// there is none.
std::unique_ptr<bots::Bot> make_player(const std::string& id);
void check_bot(const std::string& id);

}  // namespace kamchatka::cli
