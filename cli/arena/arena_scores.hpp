// The scores of an arena on disk, so that it resumes where it stopped: one line for each deal. The
// heading names everything the scores depend on; the file of another arena is refused.
#pragma once

#include "cli/arena/arena.hpp"

#include <fstream>
#include <map>
#include <string>
#include <vector>

namespace kamchatka::cli {

class SavedScores {
public:
    // Keeps nothing.
    SavedScores() = default;
    // Reads what there is at the path, and adds to it. Throws BadInput when it is another arena's.
    SavedScores(const std::string& path, const std::string& heading);

    // The scores known for a contest, from its first deal on.
    const std::vector<DealScore>& known(const std::string& contest) { return scores_[contest]; }
    void add(const std::string& contest, const std::vector<DealScore>& scores);

private:
    std::map<std::string, std::vector<DealScore>> scores_;
    std::ofstream file_;
};

}  // namespace kamchatka::cli
