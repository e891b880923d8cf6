// Text and CSV.
#include "tournament/publish/publish.hpp"

#include "tournament/detail/sheets.hpp"
#include "tournament/publish/csv.hpp"
#include "tournament/schema.hpp"
#include "tournament/seating/draw.hpp"

#include <algorithm>
#include <set>
#include <vector>

namespace kamchatka::tournament {
namespace {

using Row = std::vector<std::string>;

std::string said(std::string_view italian, std::string_view english, Language language) {
    return std::string{language == Language::italian ? italian : english};
}

// A tail byte of UTF-8 begins with the bits 10.
std::size_t width(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char each) {
        return (static_cast<unsigned char>(each) & 0xC0U) != 0x80;
    }));
}

std::string padded(const std::vector<Row>& rows) {
    std::vector<std::size_t> widths;
    for (const Row& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));
    }
    std::string text;
    for (const Row& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            line += row[i] + std::string(widths[i] - width(row[i]) + 2, ' ');
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    return text;
}

std::string name_in(const State& state, PlayerId player) {
    const Entrant* entrant = find(state, player);
    return entrant == nullptr ? "#" + std::to_string(number_of(player)) : entrant->person.name;
}

std::string conflicts_text(const State& state, std::size_t round, Language language) {
    const SeatingReport report = report_on(state, round);
    std::string text;
    for (const Conflict& each : report.conflicts) {
        text += said("  tavolo ", "  table ", language) + std::to_string(each.table + 1) + ": " +
            std::string{name_of(each.criterion, language)} + ":";
        for (std::size_t i = 0; i < each.people.size(); ++i) {
            text += (i > 0 ? ", " : " ") + name_in(state, report.people[each.people[i]]);
        }
        text += '\n';
    }
    for (const Necessity& each : report.necessities) {
        const auto group = static_cast<std::size_t>(std::max(each.group, 0));
        std::string who = std::string{name_of(each.criterion, language)};
        if (each.criterion == Criterion::clubs_apart) who = report.clubs[group];
        if (each.criterion == Criterion::regions_apart) who = report.regions[group];
        text += said("  inevitabile: ", "  cannot be avoided: ", language) + who + ": " +
            std::to_string(each.people) + said(" persone, ", " people, ", language) +
            std::to_string(each.tables) + said(" tavoli: almeno ", " tables: at least ", language) +
            std::to_string(each.at_least) + '\n';
    }
    if (text.empty()) return said("Nessun conflitto.\n", "No conflicts.\n", language);
    return said("Conflitti:\n", "Conflicts:\n", language) + text;
}

const std::string byte_order_mark = "\xef\xbb\xbf";

std::string csv_of(const Sheet& sheet, Language language) {
    const char separator = language == Language::italian ? ';' : ',';
    std::string text;
    for (const auto& cells : sheet.rows) {
        std::string line;
        for (const Cell& cell : cells) {
            if (&cell != &cells.front()) line += separator;
            // Numbers stay numbers: only words could be taken for a formula.
            line += cell.number ? cell.text : csv_field(cell.text, separator);
        }
        text += line + "\r\n";
    }
    return text;
}

}  // namespace

std::string standings_text(const State& state, Language language, Readers readers) {
    std::string text = state.format->name + '\n';
    for (const Sheet& sheet : wall_sheets(state, language, readers)) {
        std::vector<Row> rows;
        for (const auto& cells : sheet.rows) {
            Row& row = rows.emplace_back();
            for (const Cell& cell : cells) row.push_back(cell.text);
        }
        text += '\n' + sheet.title + "\n\n" + padded(rows);
    }
    return text;
}

std::string standings_csv(const State& state, Language language, Readers readers) {
    std::string text = byte_order_mark;
    const std::vector<Sheet> sheets = spreadsheets(state, language, readers);
    for (const Sheet& sheet : sheets) {
        if (&sheet != &sheets.front()) text += "\r\n";
        text += csv_of(sheet, language);
    }
    return text;
}

std::string people_csv(const State& state, Language language) {
    return byte_order_mark + csv_of(people_sheet(state, language), language);
}

std::string tables_text(const State& state, std::size_t round, Language language) {
    const Round& seated = state.rounds[round];
    std::string text = said("Turno ", "Round ", language) + std::to_string(round + 1) + ", " +
        std::string{name_of(state.format->stages[seated.stage].kind, language)} + "\n\n";
    std::vector<Row> rows;
    for (std::size_t i = 0; i < seated.tables.size(); ++i) {
        const Table& table = seated.tables[i];
        Row row{said("Tavolo ", "Table ", language) + std::to_string(i + 1)};
        for (const PlayerId player : table.players) {
            row.push_back(std::to_string(number_of(player)) + " " + name_in(state, player));
        }
        for (std::uint8_t ghost = 0; ghost < table.ghosts; ++ghost) {
            row.push_back(said("(fantasma)", "(ghost)", language));
        }
        rows.push_back(std::move(row));
    }
    return text + padded(rows) + "\n" + conflicts_text(state, round, language);
}

std::string journal_text(std::span<const Entry> journal, Language language) {
    std::set<std::uint64_t> undone;
    for (const Entry& entry : journal) {
        if (const auto* each = std::get_if<Undone>(&entry.event)) undone.insert(each->entry);
    }
    std::vector<Row> rows;
    for (const Entry& entry : journal) {
        rows.push_back(
            {std::to_string(entry.seq),
             std::to_string(entry.at),
             entry.by.name,
             std::string{codec::Alternatives<Event>::names[entry.event.index()]},
             undone.contains(entry.seq) ? said("annullata", "undone", language) : ""}
        );
    }
    return padded(rows);
}

}  // namespace kamchatka::tournament
