// Headings to columns, rows to people.
#include "tournament/roster.hpp"

#include "codec/visible_text.hpp"

#include <algorithm>
#include <array>

namespace kamchatka::tournament {
namespace {

enum class Column : std::uint8_t { name, first_name, surname, club, region, national_id, ranking };
constexpr std::size_t column_count = 7;

struct Heading {
    std::string_view text;  // folded
    Column column;
};

constexpr std::array headings{
    Heading{"name", Column::name},
    Heading{"full name", Column::name},
    Heading{"player", Column::name},
    Heading{"giocatore", Column::name},
    Heading{"nominativo", Column::name},
    Heading{"nome e cognome", Column::name},
    Heading{"cognome e nome", Column::name},
    Heading{"nome cognome", Column::name},
    Heading{"cognome nome", Column::name},
    Heading{"iscritto", Column::name},
    Heading{"partecipante", Column::name},
    Heading{"nome", Column::first_name},
    Heading{"first name", Column::first_name},
    Heading{"given name", Column::first_name},
    Heading{"cognome", Column::surname},
    Heading{"surname", Column::surname},
    Heading{"last name", Column::surname},
    Heading{"family name", Column::surname},
    Heading{"club", Column::club},
    Heading{"circolo", Column::club},
    Heading{"associazione", Column::club},
    Heading{"rcu", Column::club},
    Heading{"squadra", Column::club},
    Heading{"team", Column::club},
    Heading{"regione", Column::region},
    Heading{"region", Column::region},
    Heading{"tessera", Column::national_id},
    Heading{"numero tessera", Column::national_id},
    Heading{"n tessera", Column::national_id},
    Heading{"id", Column::national_id},
    Heading{"id nazionale", Column::national_id},
    Heading{"national id", Column::national_id},
    Heading{"codice", Column::national_id},
    Heading{"ranking", Column::ranking},
    Heading{"classifica", Column::ranking},
    Heading{"posizione", Column::ranking},
    Heading{"rank", Column::ranking},
};

std::optional<Column> column_of(std::string_view heading) {
    const std::string plain = folded(heading);
    for (const Heading& each : headings) {
        if (each.text == plain) return each.column;
    }
    return std::nullopt;
}

class RosterReader {
public:
    explicit RosterReader(std::span<const Person> entered) : entered_{entered} {
        for (const Person& person : entered) known_.add(person);
    }

    Roster read(std::string_view bytes) {
        const auto rows = read_csv(bytes);
        if (!rows) {
            roster_.notes.push_back(
                {rows.error().line, RosterFault::unreadable, {}, rows.error().fault}
            );
        } else if (rows->empty()) {
            note(1, RosterFault::empty_file);
        } else if (read_headings(rows->front())) {
            for (std::size_t i = 1; i < rows->size(); ++i) read_row((*rows)[i]);
        }
        return std::move(roster_);
    }

private:
    void note(std::size_t line, RosterFault fault, std::string detail = {}) {
        roster_.notes.push_back({line, fault, std::move(detail)});
    }

    bool read_headings(const CsvRow& row) {
        headings_ = row.fields;
        // They are shown in notes.
        for (std::string& heading : headings_) {
            if (!codec::visible_text(heading)) heading = codec::printable(heading);
        }
        for (std::size_t i = 0; i < row.fields.size(); ++i) {
            const auto column = column_of(row.fields[i]);
            if (!column) continue;
            auto& at = columns_[static_cast<std::size_t>(*column)];
            if (at) {
                note(row.line, RosterFault::heading_twice, headings_[i]);
            } else {
                at = i;
            }
        }
        // "Nome" beside no surname is the whole name.
        if (has(Column::name) || has(Column::first_name) || has(Column::surname)) return true;
        std::string found;
        for (const std::string& field : headings_) found += (found.empty() ? "" : ", ") + field;
        note(row.line, RosterFault::no_name_column, found.substr(0, field_bytes_max));
        return false;
    }

    bool has(Column column) const { return columns_[static_cast<std::size_t>(column)].has_value(); }

    std::string cell(const CsvRow& row, Column column) const {
        const auto at = columns_[static_cast<std::size_t>(column)];
        return at && *at < row.fields.size() ? row.fields[*at] : std::string{};
    }

    std::string name_in(const CsvRow& row) const {
        std::string name = cell(row, Column::name);
        if (!name.empty()) return name;
        const std::string first = cell(row, Column::first_name);
        const std::string last = cell(row, Column::surname);
        return first + (first.empty() || last.empty() ? "" : " ") + last;
    }

    void read_row(const CsvRow& row) {
        if (row.fields.size() > headings_.size())
            return note(row.line, RosterFault::too_many_fields);
        for (std::size_t i = 0; i < row.fields.size(); ++i) {
            if (row.fields[i].size() > field_bytes_max) {
                return note(row.line, RosterFault::field_too_long, headings_[i]);
            }
            if (!codec::visible_text(row.fields[i])) {
                return note(row.line, RosterFault::odd_characters, headings_[i]);
            }
        }
        Person person{
            .name = name_in(row),
            .club = cell(row, Column::club),
            .region = cell(row, Column::region),
            .national_id = cell(row, Column::national_id)};
        if (folded(person.name).empty()) return note(row.line, RosterFault::name_missing);
        read_ranking(row, person);
        take(row.line, std::move(person));
    }

    void read_ranking(const CsvRow& row, Person& person) {
        const std::string written = cell(row, Column::ranking);
        if (written.empty()) return;
        const bool digits = written.size() <= 6 &&
            std::ranges::all_of(written, [](char each) { return each >= '0' && each <= '9'; });
        if (!digits) return note(row.line, RosterFault::bad_ranking, written);
        for (const char each : written) {
            person.ranking = person.ranking * 10 + static_cast<std::uint32_t>(each - '0');
        }
    }

    // Compared with everybody before it, in the tournament and in the file.
    void take(std::size_t line, Person person) {
        for (const auto& match : known_.alike(person)) {
            const bool before = match.index < entered_.size();
            const std::size_t in_file = before ? 0 : match.index - entered_.size();
            const Person& other = before ? entered_[match.index] : roster_.people[in_file];
            if (match.likeness == Likeness::one_slip) {
                note(line, RosterFault::perhaps_the_same, other.name);
                continue;
            }
            if (before) return note(line, RosterFault::known_already, other.name);
            return note(line, RosterFault::repeated_in_file, std::to_string(lines_[in_file]));
        }
        known_.add(person);
        roster_.people.push_back(std::move(person));
        lines_.push_back(line);
    }

    std::span<const Person> entered_;
    Acquaintances known_;  // those entered, then those taken
    std::vector<std::string> headings_;
    std::array<std::optional<std::size_t>, column_count> columns_;
    std::vector<std::size_t> lines_;  // of those taken
    Roster roster_;
};

}  // namespace

Roster read_roster(std::string_view bytes, std::span<const Person> entered) {
    return RosterReader{entered}.read(bytes);
}

}  // namespace kamchatka::tournament
