// Reads a tournament file, decides one thing, and writes the file back.
#include "cli/desk/tournament_file.hpp"

#include "cli/input.hpp"
#include "tournament/json.hpp"
#include "tournament/words.hpp"

#include <charconv>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iostream>

namespace kamchatka::cli {
namespace {

std::int64_t now() {
    const auto since = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::seconds>(since).count();
}

[[noreturn]] void bad_line(const std::string& word) {
    throw BadInput(
        "result \"" + word +
        "\": NUMBER:POINTS, as in 7:45, 7:44.2, 7:100! (objective), 7:86!t (after time), 7:x1 "
        "(first out), 7:e1 (excluded), 7:30w (withdrawn)"
    );
}

std::uint32_t read_number(std::string_view text, const std::string& word) {
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) bad_line(word);
    return number;
}

tournament::Line read_result_line(const std::string& word) {
    const std::size_t colon = word.find(':');
    if (colon == std::string::npos) bad_line(word);
    const std::string_view whole = word;
    std::string_view rest = whole.substr(colon + 1);
    tournament::Line line{
        .player = tournament::PlayerId{read_number(whole.substr(0, colon), word)}, .points = {}};
    if (rest.starts_with('x') || rest.starts_with('e')) {
        line.fate = rest.front() == 'x' ? tournament::Fate::eliminated : tournament::Fate::excluded;
        const std::uint32_t out = read_number(rest.substr(1), word);
        if (out == 0 || out > 5) bad_line(word);
        line.out = static_cast<std::uint8_t>(out);
        return line;
    }
    line.late = rest.ends_with("!t");
    if (line.late) rest.remove_suffix(1);
    line.objective = rest.ends_with('!');
    if (rest.ends_with('w')) line.fate = tournament::Fate::withdrawn;
    if (line.objective || line.fate == tournament::Fate::withdrawn) rest.remove_suffix(1);
    const auto points = tournament::read_score(rest);
    if (!points) bad_line(word);
    line.points = *points;
    return line;
}

}  // namespace

TournamentFile TournamentFile::open(const std::string& path, record::Language language) {
    TournamentFile file{path, language};
    const auto journal = tournament::read_tournament(read_input(path));
    if (!journal) throw BadInput(complaint(path, journal.error()));
    file.journal_ = *journal;
    file.state_ = tournament::fold(file.journal_);
    return file;
}

TournamentFile TournamentFile::create(const std::string& path, record::Language language) {
    std::error_code ignored;
    if (std::filesystem::exists(path, ignored)) throw BadInput(path + ": is there already");
    return TournamentFile{path, language};
}

void TournamentFile::act(const tournament::Actor& by, const tournament::Action& action) {
    const auto entry = tournament::act(state_, journal_, by, action, now());
    if (entry) return;
    std::cerr << tournament::message(entry.error(), language_) << '\n';
    throw AnswerIsNo{};
}

void TournamentFile::save() const {
    const std::string beside = path_ + ".new";
    {
        std::ofstream file{beside, std::ios::binary};
        file << tournament::write_tournament(journal_);
        file.flush();
        if (!file) throw BadInput(beside + ": cannot be written");
    }
    std::error_code error;
    std::filesystem::rename(beside, path_, error);
    if (error) throw BadInput(path_ + ": cannot be written");
}

const tournament::State& TournamentFile::running() const {
    if (!state_.format) throw BadInput(path_ + ": the tournament has no format");
    return state_;
}

tournament::Lines read_lines(const std::vector<std::string>& words) {
    tournament::Lines lines;
    for (const std::string& word : words) lines.push_back(read_result_line(word));
    return lines;
}

}  // namespace kamchatka::cli
