// From the judge's book to the tournament's.
#include "server/companion/report.hpp"

#include "server/people/names.hpp"

#include <algorithm>

namespace kamchatka::server {
namespace {

std::vector<SeatedPlayer> seated_at(
    const tournament::State& state, const tournament::Table& table
) {
    std::vector<SeatedPlayer> seated;
    for (const tournament::PlayerId player : table.players) {
        const std::size_t place = number_of(player) - 1U;
        const bool known = place < state.entrants.size();
        seated.push_back({player, known ? state.entrants[place].person.name : std::string{}});
    }
    return seated;
}

}  // namespace

std::optional<tournament::Lines> desk_lines(
    const SignedTable& table, std::span<const SeatedPlayer> seated
) {
    if (table.lines.size() != seated.size()) return std::nullopt;
    tournament::Lines lines;
    for (std::size_t i = 0; i < seated.size(); ++i) {
        const auto of_name = [&](const SignedTable::Line& line) {
            return name_key(line.name) == name_key(seated[i].name);
        };
        const bool told = std::ranges::count_if(table.lines, of_name) == 1;
        const SignedTable::Line& line =
            told ? *std::ranges::find_if(table.lines, of_name) : table.lines[i];
        lines.push_back(
            {.player = seated[i].player,
             .points = {line.points * std::int64_t{1'000'000}},
             .fate = line.fate,
             .out = line.out,
             .objective = line.objective}
        );
    }
    return lines;
}

void report_to(Desk& desk, const SignedTable& signed_table) {
    desk.find(signed_table.desk.code, [&desk, signed_table](const auto& found) {
        const auto& [code, round, table] = signed_table.desk;
        if (!found || round == 0 || round > (*found)->state().rounds.size()) return;
        const tournament::State& state = (*found)->state();
        const auto& tables = state.rounds[round - 1U].tables;
        if (table == 0 || table > tables.size()) return;
        const auto lines = desk_lines(signed_table, seated_at(state, tables[table - 1U]));
        if (!lines) return;
        desk.take_result(
            code,
            {.round = round, .table = table, .lines = *lines},
            "Arbitro " + signed_table.code,
            "companion-" + signed_table.code + "-" + std::to_string(signed_table.seq),
            [](const auto&) {}
        );
    });
}

}  // namespace kamchatka::server
