// Arbitrary bytes as a list of people, and as a tournament: no crash, no hang, no person without a
// name, no line that does not exist; a tournament that is read is written and read back the same.
#include "tournament/decide.hpp"
#include "tournament/json.hpp"
#include "tournament/people/roster.hpp"
#include "tournament/words.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace {

using namespace kamchatka::tournament;  // NOLINT: a program of its own

void hold(bool condition, const char* what) {
    if (condition) return;
    std::fprintf(stderr, "roster_fuzz: %s\n", what);
    std::abort();
}

// Every row has one fate, and what is not entered is spoken of with its line.
void check_rows(const Roster& roster) {
    std::size_t before = 0;
    for (const RosterRow& row : roster.rows) {
        hold(row.line > before, "rows out of order");
        before = row.line;
        const bool spoken = std::ranges::any_of(roster.notes, [&](const RosterNote& note) {
            return note.line == row.line && !taken_all_the_same(note.fault);
        });
        hold(row.fate == RowFate::entered || spoken, "a row dropped in silence");
        hold(row.person.surname.size() <= row.person.name.size(), "a surname without a name");
    }
    for (const RosterHeading& each : roster.columns) {
        hold(each.text.size() <= 4 * field_bytes_max, "a heading without end");
    }
}

// What the last bytes say of the columns and the rows, as somebody might by hand.
RosterPlan plan_of(std::string_view bytes) {
    RosterPlan plan;
    const std::string_view tail =
        bytes.substr(bytes.size() - std::min<std::size_t>(8, bytes.size()));
    if (tail.empty()) return plan;
    plan.heading_line = static_cast<std::size_t>(tail.front() & 3);
    plan.columns.emplace();
    for (const char each : tail) {
        const auto byte = static_cast<unsigned char>(each);
        plan.columns->push_back(static_cast<Column>(byte % 9));
        plan.choices[byte % 16U] = static_cast<RowChoice>(byte % 3);
    }
    return plan;
}

void check_roster(std::string_view bytes, const RosterPlan& plan) {
    const Roster roster = read_roster(bytes, {}, plan);
    check_rows(roster);
    const auto breaks = static_cast<std::size_t>(
        std::count_if(bytes.begin(), bytes.end(), [](char c) { return c == '\n' || c == '\r'; })
    );
    for (const Person& person : roster.people()) {
        hold(!folded(person.name).empty(), "a person without a name");
        hold(person.name.size() <= 2 * field_bytes_max + 1, "a name without end");
        hold(name_key(name_key(person.name)) == name_key(person.name), "a name folds twice");
    }
    for (const RosterNote& note : roster.notes) {
        hold(note.line >= 1 && note.line <= breaks + 1, "a line that is not there");
        hold(!message(note, Language::italian).empty(), "a note without words");
    }
}

void check_csv(std::string_view bytes) {
    const auto rows = read_csv(bytes);
    if (!rows) return;
    std::string text = "\xef\xbb\xbf";  // as our files begin
    for (const CsvRow& row : *rows) {
        for (std::size_t i = 0; i < row.fields.size(); ++i) {
            text += (i > 0 ? ";" : "") + csv_field(row.fields[i], ';');
        }
        text += "\n";
    }
    const auto again = read_csv(text);
    hold(again.has_value() && again->size() == rows->size(), "written rows are not read");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes{reinterpret_cast<const char*>(data), size};
    check_roster(bytes, {});
    check_roster(bytes, plan_of(bytes));
    check_csv(bytes);
    const auto journal = read_tournament(bytes);
    if (journal) {
        const std::string text = write_tournament(*journal);
        const auto again = read_tournament(text);
        hold(again.has_value() && *again == *journal, "a tournament changed");
        const State state = fold(*journal);
        if (state.format) hold(!standings_json(state, Readers::desk).empty(), "no standings");
    }
    return 0;
}
