// From the judge's book to the tournament's.
#include "server/companion/report.hpp"

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

void report_to(Desk& desk, const SignedTable& signed_table) {
    desk.find(signed_table.desk.code, [&desk, signed_table](const auto& found) {
        const auto& [code, round, table] = signed_table.desk;
        if (!found || round == 0 || round > (*found)->state.rounds.size()) return;
        const tournament::State& state = (*found)->state;
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
