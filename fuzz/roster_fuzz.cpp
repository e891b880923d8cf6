// Arbitrary bytes as a list of people, and as a tournament: no crash, no hang, no person without a
// name, no line that does not exist; a tournament that is read is written and read back the same.
#include "tournament/decide.hpp"
#include "tournament/json.hpp"
#include "tournament/roster.hpp"
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

void check_roster(std::string_view bytes) {
    const Roster roster = read_roster(bytes, {});
    const auto breaks = static_cast<std::size_t>(
        std::count_if(bytes.begin(), bytes.end(), [](char c) { return c == '\n' || c == '\r'; })
    );
    for (const Person& person : roster.people) {
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
    check_roster(bytes);
    check_csv(bytes);
    const auto journal = read_tournament(bytes);
    if (journal) {
        const std::string text = write_tournament(*journal);
        const auto again = read_tournament(text);
        hold(again.has_value() && *again == *journal, "a tournament changed");
        const State state = fold(*journal);
        if (state.format) hold(!standings_json(state).empty(), "no standings");
    }
    return 0;
}
