// The tournaments and scorings in use, as values to start from (docs/tournaments.md).
#pragma once

#include "tournament/format/format.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace kamchatka::tournament {

// A worked example: a table, and what each player scores.
struct ScoringExample {
    Lines lines;
    std::vector<Score> scores;
};

struct ScoringPreset {
    std::string_view id;
    std::string_view italian;
    std::string_view english;
    Scoring scoring;
    ScoringExample example;
};

const std::vector<ScoringPreset>& scoring_presets();
const ScoringPreset* find_scoring(std::string_view id);

struct FormatPreset {
    std::string_view id;
    std::string_view italian;
    std::string_view english;
    Format format;
};

const std::vector<FormatPreset>& format_presets();
const FormatPreset* find_preset(std::string_view id);

}  // namespace kamchatka::tournament
