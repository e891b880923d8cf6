// Rows to people.
#include "tournament/people/roster.hpp"

#include "codec/visible_text.hpp"
#include "tournament/detail/roster_columns.hpp"
#include "tournament/format/format.hpp"

#include <algorithm>

namespace kamchatka::tournament {
namespace {

constexpr std::size_t samples_max = 3;

// For people to read, and short: it comes out of the file.
std::string shown(const std::string& text) {
    const std::string plain = codec::visible_text(text) ? text : codec::printable(text);
    if (plain.size() <= field_bytes_max) return plain;
    std::size_t end = field_bytes_max;
    while (end > 0 && (static_cast<unsigned char>(plain[end]) & 0xc0U) == 0x80) --end;
    return plain.substr(0, end);
}

std::string joined(const std::vector<std::string>& fields) {
    std::string all;
    for (const std::string& field : fields) {
        if (!field.empty()) all += (all.empty() ? "" : ", ") + field;
    }
    return shown(all);
}

class RosterReader {
public:
    RosterReader(std::span<const Person> entered, const RosterPlan& plan)
        : entered_{entered},
          plan_{plan} {
        for (const Person& person : entered) known_.add(person);
    }

    Roster read(std::string_view bytes) {
        const auto rows = rows_of(bytes);
        if (!rows) {
            roster_.notes.push_back(
                {rows.error().line, RosterFault::unreadable, {}, rows.error().fault}
            );
        } else if (rows->empty()) {
            note(1, RosterFault::empty_file);
        } else {
            read_rows(*rows);
        }
        return std::move(roster_);
    }

private:
    void note(std::size_t line, RosterFault fault, std::string detail = {}) {
        roster_.notes.push_back({line, fault, std::move(detail)});
    }
    // The row is not taken.
    void leave(std::size_t line, RosterFault fault, std::string detail = {}) {
        note(line, fault, std::move(detail));
        if (roster_.rows.empty() || roster_.rows.back().line != line) {
            roster_.rows.push_back({.line = line});
        }
    }

    // Where people begin; by hand, or below the headings.
    std::size_t headings_at(const std::vector<CsvRow>& rows) const {
        if (plan_.heading_line) {
            const auto found = std::ranges::find(rows, *plan_.heading_line, &CsvRow::line);
            return static_cast<std::size_t>(found - rows.begin());
        }
        const std::size_t none = plan_.columns ? rows.size() : 0;
        return heading_row(rows).value_or(none);
    }

    void read_rows(const std::vector<CsvRow>& rows) {
        const std::size_t headings = headings_at(rows);
        const bool titled = headings < rows.size();
        const std::size_t first = titled ? headings + 1 : 0;
        list_columns(rows, headings, first);
        for (std::size_t i = 0; titled && i < headings; ++i) {
            leave(rows[i].line, RosterFault::title_row, joined(rows[i].fields));
        }
        if (titled) roster_.heading_line = rows[headings].line;
        if (!assign_columns(titled ? rows[headings].line : rows.front().line)) return;
        for (std::size_t i = first; i < rows.size(); ++i) read_row(rows[i]);
    }

    void list_columns(const std::vector<CsvRow>& rows, std::size_t headings, std::size_t first) {
        std::size_t width = headings < rows.size() ? rows[headings].fields.size() : 0;
        for (std::size_t i = first; headings >= rows.size() && i < rows.size(); ++i) {
            width = std::max(width, rows[i].fields.size());
        }
        roster_.columns.resize(width);
        for (std::size_t column = 0; column < width; ++column) {
            RosterHeading& heading = roster_.columns[column];
            const bool named = headings < rows.size();
            heading.text =
                named ? shown(rows[headings].fields[column]) : std::to_string(column + 1);
            for (std::size_t i = first; i < std::min(rows.size(), first + samples_max); ++i) {
                const auto& fields = rows[i].fields;
                heading.samples.push_back(column < fields.size() ? shown(fields[column]) : "");
            }
            if (!plan_.columns && named) heading.column = column_of(rows[headings].fields[column]);
            const bool mapped = plan_.columns && column < plan_.columns->size();
            if (mapped) heading.column = (*plan_.columns)[column];
        }
    }

    // Each kind of column once; whether there is one for names.
    bool assign_columns(std::size_t line) {
        for (std::size_t i = 0; i < roster_.columns.size(); ++i) {
            RosterHeading& heading = roster_.columns[i];
            if (heading.column == Column::none) {
                const bool unknown = !plan_.columns && !heading.text.empty();
                if (unknown) note(line, RosterFault::unknown_column, heading.text);
            } else if (columns_.contains(heading.column)) {
                note(line, RosterFault::heading_twice, heading.text);
                heading.column = Column::none;
            } else {
                columns_[heading.column] = i;
            }
        }
        // "Nome" beside no surname is the whole name.
        for (const Column each :
             {Column::name, Column::surname_and_name, Column::first_name, Column::surname}) {
            if (columns_.contains(each)) return true;
        }
        std::vector<std::string> found;
        for (const RosterHeading& each : roster_.columns) found.push_back(each.text);
        roster_.notes.clear();
        roster_.rows.clear();
        note(line, RosterFault::no_name_column, joined(found));
        return false;
    }

    std::string cell(const CsvRow& row, Column column) const {
        const auto at = columns_.find(column);
        const bool there = at != columns_.end() && at->second < row.fields.size();
        return there ? row.fields[at->second] : std::string{};
    }

    FullName name_in(const CsvRow& row) const {
        for (const Column column : {Column::name, Column::surname_and_name}) {
            const std::string name = cell(row, column);
            if (!name.empty()) return read_full_name(name, column);
        }
        const std::string first = cell(row, Column::first_name);
        const std::string last = cell(row, Column::surname);
        // One column alone has the whole name.
        if (last.empty() && !columns_.contains(Column::surname)) {
            return read_full_name(first, Column::name);
        }
        return {first + (first.empty() || last.empty() ? "" : " ") + last, last};
    }

    // What is wrong with its cells, whatever they hold.
    bool unfit(const CsvRow& row) {
        for (std::size_t i = 0; i < row.fields.size(); ++i) {
            if (i >= roster_.columns.size()) {
                if (row.fields[i].empty()) continue;
                leave(row.line, RosterFault::too_many_fields);
                return true;
            }
            const std::string& heading = roster_.columns[i].text;
            if (row.fields[i].size() > field_bytes_max) {
                leave(row.line, RosterFault::field_too_long, heading);
                return true;
            }
            if (!codec::visible_text(row.fields[i])) {
                leave(row.line, RosterFault::odd_characters, heading);
                return true;
            }
        }
        return false;
    }

    void read_row(const CsvRow& row) {
        if (unfit(row)) return;
        FullName name = name_in(row);
        Person person{
            .name = std::move(name.name),
            .club = cell(row, Column::club),
            .region = cell(row, Column::region),
            .national_id = cell(row, Column::national_id)};
        person.surname = std::move(name.surname);
        if (folded(person.name).empty()) return leave(row.line, RosterFault::name_missing);
        roster_.rows.push_back({.line = row.line, .person = std::move(person)});
        if (choice_for(row.line) == RowChoice::leave_out) {
            return leave(row.line, RosterFault::left_out);
        }
        read_ranking(row, roster_.rows.back().person);
        read_payment(row, roster_.rows.back());
        compare(roster_.rows.back());
    }

    std::optional<RowChoice> choice_for(std::size_t line) const {
        const auto found = plan_.choices.find(line);
        return found == plan_.choices.end() ? std::nullopt : std::optional{found->second};
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

    void read_payment(const CsvRow& row, RosterRow& line) {
        const std::string written = cell(row, Column::fee);
        const auto said = read_fee(written);
        const std::uint32_t cents = said ? said->cents.value_or(plan_.fee) : 0;
        if (!said || cents > fee_max) return note(row.line, RosterFault::bad_fee, written);
        if (said->paid) line.paid = cents;
    }

    struct Other {
        const Person& person;
        std::optional<std::size_t> line;  // of the file; none: entered before
    };
    Other other(std::size_t index) const {
        if (index < entered_.size()) return {entered_[index], std::nullopt};
        const RosterRow& row = roster_.rows[taken_[index - entered_.size()]];
        return {row.person, row.line};
    }

    // Compared with everybody before it, in the tournament and in the file.
    void compare(RosterRow& row) {
        const auto choice = choice_for(row.line);
        for (const auto& match : known_.alike(row.person)) {
            const Other twin = other(match.index);
            row.like = twin.person.name;
            row.questioned = match.likeness != Likeness::same_id;
            const bool slip = match.likeness == Likeness::one_slip;
            if (choice == RowChoice::another && row.questioned) {
                row.namesake = row.namesake || !slip;
                continue;
            }
            if (choice == RowChoice::same_person || !slip) return recognise(row, twin, choice);
            note(row.line, RosterFault::perhaps_the_same, twin.person.name);
        }
        row.fate = RowFate::entered;
        known_.add(row.person);
        taken_.push_back(roster_.rows.size() - 1);
    }

    // Two of one name and of two clubs are told apart by people, not by us.
    void recognise(RosterRow& row, const Other& twin, std::optional<RowChoice> choice) {
        const std::string club = folded(row.person.club);
        const std::string its_club = folded(twin.person.club);
        const bool elsewhere = !club.empty() && !its_club.empty() && club != its_club;
        if (row.questioned && elsewhere && choice != RowChoice::same_person) {
            const std::string detail = twin.person.name + " (" + twin.person.club + ")";
            return note(row.line, RosterFault::perhaps_a_namesake, detail);
        }
        row.fate = RowFate::same_person;
        if (twin.line) {
            note(row.line, RosterFault::repeated_in_file, std::to_string(*twin.line));
        } else {
            note(row.line, RosterFault::known_already, twin.person.name);
        }
    }

    std::span<const Person> entered_;
    const RosterPlan& plan_;
    Acquaintances known_;  // those entered, then those taken
    std::map<Column, std::size_t> columns_;
    std::vector<std::size_t> taken_;  // rows
    Roster roster_;
};

}  // namespace

std::vector<Person> Roster::people() const {
    std::vector<Person> people;
    for (const RosterRow& row : rows) {
        if (row.fate == RowFate::entered) people.push_back(row.person);
    }
    return people;
}

Roster read_roster(
    std::string_view bytes, std::span<const Person> entered, const RosterPlan& plan
) {
    return RosterReader{entered, plan}.read(bytes);
}

}  // namespace kamchatka::tournament
