// See admin_text.hpp.
#include "cli/operator/admin_text.hpp"

#include "cli/commands.hpp"
#include "codec/json.hpp"
#include "codec/strict_json.hpp"

#include <array>
#include <ctime>

namespace kamchatka::cli {
namespace {

using namespace server::admin;

// Lists are as long as they are.
struct OperatorContext {};

std::string moment(std::int64_t ms) {
    const std::time_t seconds = ms / 1000;
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    std::array<char, 32> text{};
    const std::size_t length = std::strftime(text.data(), text.size(), "%F %T UTC", &parts);
    return {text.data(), length};
}

std::string marks(bool hidden, bool deleted) {
    if (deleted) return ", deleted";
    return hidden ? ", hidden" : "";
}

std::string counted(std::uint64_t count, const std::string& noun) {
    return std::to_string(count) + ' ' + noun + (count == 1 ? "" : "s");
}

std::string line_of(const TableLine& table) {
    std::string text = table.code + ": " + std::string{codec::spell(table.state)} + ", " +
        table.ruleset + ", " +
        (table.visibility == server::Visibility::public_ ? "public" : "private") +
        marks(table.hidden, table.deleted) + ", since " + moment(table.created_ms);
    if (table.connected) text += ", " + std::to_string(*table.connected) + " connected";
    for (std::size_t i = 0; i < table.seats.size(); ++i) {
        text += (i == 0 ? "; " : ", ") + table.seats[i];
    }
    return text;
}

std::string line_of(const SocketLine& sockets) {
    const std::string whose =
        sockets.player ? "player " + *sockets.player : "address " + sockets.address.value_or("?");
    return whose + ": " + counted(sockets.count, "socket");
}

std::string line_of(const PlayerLine& player) {
    return player.id + ": " + player.name + ", " + std::string{codec::spell(player.kind)} +
        ", since " + moment(player.created_ms) + ", " + counted(player.sockets, "socket") +
        (player.muted ? ", muted" : "");
}

std::string line_of(const TournamentLine& tournament) {
    return tournament.code + ": " + tournament.name + ", " +
        (tournament.listed ? "listed" : "not listed") +
        marks(tournament.hidden, tournament.deleted) + ", " +
        counted(tournament.players, "player") + ", since " + moment(tournament.created_ms);
}

std::string line_of(const SessionLine& session) {
    return "since " + moment(session.created_ms) + ", until " + moment(session.expires_ms);
}

std::string line_of(const LimitLine& limit) {
    return limit.key + " = " + std::to_string(limit.value);
}

std::string line_of(const AuditLine& audit) {
    return moment(audit.at_ms) + ", uid " + std::to_string(audit.uid) + ", " + audit.outcome +
        ": " + audit.act;
}

template <typename Line>
void append_lines(std::string& text, const std::optional<std::vector<Line>>& lines) {
    if (!lines) return;
    for (const Line& line : *lines) text += line_of(line) + '\n';
    if (lines->empty()) text += "None.\n";
}

struct Sentence {
    std::string_view outcome;
    std::string_view text;
};
constexpr std::array sentences{
    Sentence{"player_not_found", "No player has that name or id."},
    Sentence{"table_not_found", "No table has that code."},
    Sentence{"tournament_not_found", "No tournament has that code."},
    Sentence{"table_ended", "That table is over already."},
    Sentence{"bad_limit", "The limit cannot be that."},
    Sentence{"key_not_changed", "The key was not changed."},
    Sentence{"not_stored", "It could not be stored; the log of the server says why."},
    Sentence{"not_permitted", "Only whoever runs the server may ask."},
    Sentence{"odd_characters", "There are characters in it that cannot be seen."},
    Sentence{"shutting_down", "The server is stopping."},
    Sentence{"malformed", "The server did not understand that."},
};

}  // namespace

Answer read_answer(const std::string& line) {
    const auto value = codec::parse_strict(line);
    if (!value) throw BadInput("the server answered what is no JSON");
    Answer answer;
    if (const auto fault = codec::from_value(OperatorContext{}, *value, answer)) {
        throw BadInput("the server answered what this program does not know: " + message(*fault));
    }
    return answer;
}

std::string answer_text(const Answer& answer) {
    std::string text;
    append_lines(text, answer.tables);
    append_lines(text, answer.sockets);
    append_lines(text, answer.players);
    append_lines(text, answer.tournaments);
    append_lines(text, answer.sessions);
    append_lines(text, answer.limits);
    append_lines(text, answer.audit);
    return text.empty() ? "Done.\n" : text;
}

std::string refusal_text(const Answer& answer) {
    std::string text = "refused: " + answer.outcome;
    for (const Sentence& each : sentences) {
        if (each.outcome == answer.outcome) text = each.text;
    }
    if (answer.detail) text += ' ' + *answer.detail;
    return text;
}

}  // namespace kamchatka::cli
