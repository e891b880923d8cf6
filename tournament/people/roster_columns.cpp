#include "tournament/detail/roster_columns.hpp"

#include "tournament/people/euros.hpp"

#include <algorithm>
#include <array>

namespace kamchatka::tournament {
namespace {

struct KnownHeading {
    std::string_view text;  // folded
    Column column;
};

constexpr std::array roster_headings{
    KnownHeading{"name", Column::name},
    KnownHeading{"full name", Column::name},
    KnownHeading{"player", Column::name},
    KnownHeading{"giocatore", Column::name},
    KnownHeading{"nominativo", Column::name},
    KnownHeading{"nome e cognome", Column::name},
    KnownHeading{"nome cognome", Column::name},
    KnownHeading{"iscritto", Column::name},
    KnownHeading{"partecipante", Column::name},
    KnownHeading{"cognome e nome", Column::surname_and_name},
    KnownHeading{"cognome nome", Column::surname_and_name},
    KnownHeading{"nome", Column::first_name},
    KnownHeading{"first name", Column::first_name},
    KnownHeading{"given name", Column::first_name},
    KnownHeading{"cognome", Column::surname},
    KnownHeading{"surname", Column::surname},
    KnownHeading{"last name", Column::surname},
    KnownHeading{"family name", Column::surname},
    KnownHeading{"club", Column::club},
    KnownHeading{"circolo", Column::club},
    KnownHeading{"associazione", Column::club},
    KnownHeading{"rcu", Column::club},
    KnownHeading{"squadra", Column::club},
    KnownHeading{"coppia", Column::club},
    KnownHeading{"team", Column::club},
    KnownHeading{"regione", Column::region},
    KnownHeading{"region", Column::region},
    KnownHeading{"tessera", Column::national_id},
    KnownHeading{"numero tessera", Column::national_id},
    KnownHeading{"n tessera", Column::national_id},
    KnownHeading{"id", Column::national_id},
    KnownHeading{"id nazionale", Column::national_id},
    KnownHeading{"national id", Column::national_id},
    KnownHeading{"codice", Column::national_id},
    KnownHeading{"ranking", Column::ranking},
    KnownHeading{"classifica", Column::ranking},
    KnownHeading{"posizione", Column::ranking},
    KnownHeading{"rank", Column::ranking},
    KnownHeading{"quota", Column::fee},
    KnownHeading{"quota pagata", Column::fee},
    KnownHeading{"quota iscrizione", Column::fee},
    KnownHeading{"quota di iscrizione", Column::fee},
    KnownHeading{"pagato", Column::fee},
    KnownHeading{"pagata", Column::fee},
    KnownHeading{"pagamento", Column::fee},
    KnownHeading{"versato", Column::fee},
    KnownHeading{"fee", Column::fee},
    KnownHeading{"entry fee", Column::fee},
    KnownHeading{"fee paid", Column::fee},
    KnownHeading{"paid", Column::fee},
};

bool names_somebody(Column column) {
    return column == Column::name || column == Column::surname_and_name ||
        column == Column::first_name || column == Column::surname;
}

std::size_t known_headings(const CsvRow& row) {
    std::size_t known = 0;
    bool named = false;
    for (const std::string& field : row.fields) {
        const Column column = column_of(field);
        known += column == Column::none ? 0 : 1;
        named = named || names_somebody(column);
    }
    return named ? known : 0;
}

std::size_t most_headings(std::span<const CsvRow> rows) {
    const auto found = heading_row(rows);
    return found ? known_headings(rows[*found]) : 0;
}

std::vector<std::string_view> words_in(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0) words.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

constexpr std::array<std::string_view, 17> particles{
    "d",
    "da",
    "dal",
    "dalla",
    "de",
    "degli",
    "dei",
    "del",
    "della",
    "di",
    "la",
    "le",
    "lo",
    "li",
    "van",
    "von",
    "mc"};

// The surname at the head of a name: its particles and one word more.
std::string leading_surname(std::string_view name) {
    const std::vector<std::string_view> words = words_in(name);
    std::size_t count = 0;
    while (count + 2 < words.size() &&
           std::ranges::count(particles, std::string_view{folded(words[count])}) > 0) {
        ++count;
    }
    if (count + 1 >= words.size()) return {};
    const std::string_view last = words[count];
    const auto length = static_cast<std::size_t>(last.data() + last.size() - name.data());
    return std::string{name.substr(0, length)};
}

std::string_view without_blanks(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

}  // namespace

Column column_of(std::string_view heading) {
    const std::string plain = folded(heading);
    for (const KnownHeading& each : roster_headings) {
        if (each.text == plain) return each.column;
    }
    return Column::none;
}

std::optional<std::size_t> heading_row(std::span<const CsvRow> rows) {
    std::optional<std::size_t> best;
    std::size_t most = 0;
    for (std::size_t i = 0; i < std::min(rows.size(), title_rows_max); ++i) {
        const std::size_t known = known_headings(rows[i]);
        if (known <= most) continue;
        most = known;
        best = i;
    }
    return best;
}

Result<std::vector<CsvRow>, CsvError> rows_of(std::string_view bytes) {
    auto best = read_csv(bytes);
    std::size_t most = best ? most_headings(*best) : 0;
    // A title above the headings may have separators of its own.
    for (const char separator : csv_separators) {
        if (most > 1) break;
        auto other = read_csv(bytes, separator);
        if (!other || most_headings(*other) <= most) continue;
        most = most_headings(*other);
        best = std::move(other);
    }
    return best;
}

FullName read_full_name(std::string_view cell, Column column) {
    if (std::ranges::count(cell, ',') == 1) {
        const std::size_t comma = cell.find(',');
        const std::string surname{without_blanks(cell.substr(0, comma))};
        const std::string first{without_blanks(cell.substr(comma + 1))};
        if (!surname.empty() && !first.empty()) return {first + " " + surname, surname};
    }
    if (column != Column::surname_and_name) return {std::string{cell}};
    return {std::string{cell}, leading_surname(cell)};
}

std::optional<FeeCell> read_fee(std::string_view cell) {
    constexpr std::array<std::string_view, 12> yes{
        "si", "s", "x", "ok", "pagato", "pagata", "versato", "yes", "y", "paid", "vero", "true"};
    constexpr std::array<std::string_view, 7> no{
        "no", "n", "da pagare", "non pagato", "unpaid", "falso", "false"};
    if (cell.empty() || cell == "-") return FeeCell{};
    if (cell == "✓" || cell == "✔") return FeeCell{true, {}};
    if (const auto cents = read_euros(cell)) {
        return *cents > 0 ? FeeCell{true, cents} : FeeCell{};
    }
    const std::string word = folded(cell);
    if (std::ranges::count(yes, std::string_view{word}) > 0) return FeeCell{true, {}};
    if (std::ranges::count(no, std::string_view{word}) > 0) return FeeCell{};
    return std::nullopt;
}

}  // namespace kamchatka::tournament
