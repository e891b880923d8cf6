// A tournament in one file, changed one decision at a time.
#pragma once

#include "cli/commands.hpp"
#include "record/words/names.hpp"
#include "tournament/decide.hpp"

#include <string>
#include <vector>

namespace kamchatka::cli {

class TournamentFile {
public:
    // BadInput when it cannot be read.
    static TournamentFile open(const std::string& path, record::Language language);
    // BadInput when there is something at the path already.
    static TournamentFile create(const std::string& path, record::Language language);

    // Says why and ends the program when the desk refuses.
    void act(const tournament::Actor& by, const tournament::Action& action);
    // Written beside, then put in place: the old file or the new one is always there.
    void save() const;

    const tournament::State& state() const { return state_; }
    const tournament::Journal& journal() const { return journal_; }

    // BadInput without a format.
    const tournament::State& running() const;

private:
    TournamentFile(std::string path, record::Language language)
        : path_{std::move(path)},
          language_{language} {}

    std::string path_;
    record::Language language_;
    tournament::Journal journal_;
    tournament::State state_;
};

// Results as they are typed, one word for each player:
//     7:45  7:44.2  7:100!  (objective)  7:x1 (first to be eliminated)  7:e2 (excluded)  7:30w
// (withdrawn). BadInput for anything else.
tournament::Lines read_lines(const std::vector<std::string>& words);

}  // namespace kamchatka::cli
