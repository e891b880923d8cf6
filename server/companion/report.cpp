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

// Under this name the results of the table stand in the tournament's journal.
std::string writer_of(const SignedTable& table) { return "Arbitro " + table.code; }

// The result that stands came from this table, and nobody has put another in its place.
bool reported_before(
    const Contest& contest, const tournament::Table& at, const SignedTable& table
) {
    const tournament::Journal& journal = contest.journal();
    return at.result_entry > 0 && at.result_entry <= journal.size() &&
        journal[at.result_entry - 1].by.name == writer_of(table);
}

Asked correction(const SignedTable& table, const tournament::Lines& lines, const std::string& ref) {
    constexpr const char* unsaid = "Firmato di nuovo";
    return {
        .by = {tournament::Role::official_judge, writer_of(table)},
        .author = {},
        .ref = ref,
        .actions = {tournament::ResultCorrected{
            .round = table.desk.round,
            .table = table.desk.table,
            .lines = lines,
            .reason = table.reason.empty() ? unsaid : table.reason}}};
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
        lines.push_back(line.result);
        lines.back().player = seated[i].player;
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
        const tournament::Table& at = tables[table - 1U];
        const auto lines = desk_lines(signed_table, seated_at(state, at));
        if (!lines) return;
        const std::string ref =
            "companion-" + signed_table.code + "-" + std::to_string(signed_table.seq);
        if (at.played() && reported_before(**found, at, signed_table)) {
            if (at.lines != *lines) {
                desk.act(*found, correction(signed_table, *lines, ref), [](const auto&) {});
            }
            return;
        }
        desk.take_result(
            code,
            {.round = round, .table = table, .lines = *lines},
            writer_of(signed_table),
            ref,
            [](const auto&) {}
        );
    });
}

}  // namespace kamchatka::server
