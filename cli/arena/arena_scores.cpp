// The scores of an arena as text: the heading, then `contest seats wins places points` for each
// deal.
#include "cli/arena/arena_scores.hpp"

#include "cli/commands.hpp"

#include <filesystem>
#include <sstream>

namespace kamchatka::cli {

SavedScores::SavedScores(const std::string& path, const std::string& heading) {
    const bool begun = std::filesystem::exists(path);
    std::size_t whole = 0;  // bytes of complete lines; a line cut short is written again
    if (begun) {
        std::ifstream in{path};
        std::string line;
        std::getline(in, line);
        if (line != heading) throw BadInput(path + ": the scores of another arena: " + line);
        whole = line.size() + 1;
        while (std::getline(in, line) && !in.eof()) {
            std::istringstream fields{line};
            std::string contest;
            DealScore score;
            fields >> contest >> score.seats >> score.wins >> score.places >> score.points;
            if (!fields || score.seats == 0) throw BadInput(path + ": cannot be read: " + line);
            scores_[contest].push_back(score);
            whole += line.size() + 1;
        }
        std::filesystem::resize_file(path, whole);
    }
    file_.open(path, std::ios::app);
    if (!file_) throw BadInput(path + ": cannot be written");
    if (!begun) file_ << heading << std::endl;
}

void SavedScores::add(const std::string& contest, const std::vector<DealScore>& scores) {
    std::vector<DealScore>& known = scores_[contest];
    known.insert(known.end(), scores.begin(), scores.end());
    if (!file_.is_open()) return;
    for (const DealScore& score : scores) {
        file_ << contest << ' ' << score.seats << ' ' << score.wins << ' ' << score.places << ' '
              << score.points << '\n';
    }
    file_.flush();
}

}  // namespace kamchatka::cli
