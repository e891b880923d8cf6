// The recorder listens to a game as anybody may, so a game that is kept is played like any other.
#include "cli/arena/arena_records.hpp"

#include "cli/commands.hpp"
#include "record/text/record_text.hpp"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <utility>

namespace kamchatka::cli {
namespace {

// A name for a file anywhere: bots may be spelt with weights, or be commands with their paths.
std::string file_name(std::string text) {
    constexpr std::size_t longest = 100;
    std::ranges::replace_if(
        text, [](unsigned char c) { return std::isalnum(c) == 0 && c != '_' && c != '.'; }, '_'
    );
    return text.substr(0, longest);
}

std::string free_text(const std::string& text) {
    return text.substr(0, std::min(text.size(), record::free_text_bytes_max));
}

}  // namespace

GameRecorder::GameRecorder(const Rules& rules, const std::vector<std::string>& bots_by_seat)
    : watcher_{
          [this](const State&, const Actor& actor, const Action& action, const Events& events) {
              record_.steps.push_back({actor, action, {events.begin(), events.end()}});
          }} {
    record_.set = rules.set;
    if (rules.set.setup.board != BoardKind::classic) record_.board = rules.board;
    record_.seat_count = static_cast<std::uint8_t>(bots_by_seat.size());
    for (std::size_t seat = 0; seat < bots_by_seat.size(); ++seat) {
        record_.players[id_of<Seat>(seat)] = free_text(bots_by_seat[seat]);
    }
}

void GameRecorder::keep(const KeptRecords& where, std::uint64_t deal, std::size_t rotation) {
    const std::string number = std::to_string(deal + 1) + '-' + std::to_string(rotation + 1);
    record_.tags = {{"contest", free_text(where.contest)}, {"deal", number}};
    const std::string path = where.folder + '/' + file_name(where.contest) + '-' + number + ".txt";
    std::ofstream file{path};
    file << record::write_text(record_);
    if (!file.flush()) throw BadInput(path + ": cannot be written");
}

}  // namespace kamchatka::cli
