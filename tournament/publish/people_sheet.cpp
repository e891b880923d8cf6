// The list of people as the desk keeps it.
#include "tournament/detail/sheets.hpp"
#include "tournament/people/euros.hpp"

namespace kamchatka::tournament {
namespace {

constexpr std::string_view standing_word(Standing standing, bool italian) {
    switch (standing) {
        case Standing::in:
        case Standing::removed: return "";
        case Standing::withdrawn: return italian ? "ritirato" : "withdrew";
        case Standing::expelled: return italian ? "espulso" : "expelled";
        case Standing::disqualified: return italian ? "squalificato" : "disqualified";
    }
    return "";
}

std::vector<Cell> line_of(const Entrant& each, bool italian) {
    const auto yes = [&](bool is) { return Cell{!is ? "no" : italian ? "sì" : "yes"}; };
    const Person& person = each.person;
    const char mark = italian ? ',' : '.';
    return {
        {std::to_string(number_of(each.id)), true},
        {person.name},
        {person.club},
        {person.region},
        {person.national_id},
        person.ranking == 0 ? Cell{} : Cell{std::to_string(person.ranking), true},
        yes(each.present),
        yes(each.accepts_judge),
        each.paid ? Cell{euros_text(*each.paid, mark), true} : Cell{"no"},
        {std::string{standing_word(each.standing, italian)}}};
}

}  // namespace

Sheet people_sheet(const State& state, Language language) {
    const bool italian = language == Language::italian;
    Sheet sheet{.title = italian ? "Iscritti" : "Entrants"};
    sheet.rows.push_back(
        italian
            ? std::vector<
                  Cell>{{"N."}, {"Nome e cognome"}, {"Club"}, {"Regione"}, {"Tessera"}, {"Classifica"}, {"Presente"}, {"Art. 2"}, {"Quota pagata"}, {"Note"}}
            : std::vector<
                  Cell>{{"No."}, {"Full name"}, {"Club"}, {"Region"}, {"National id"}, {"Ranking"}, {"Present"}, {"Art. 2"}, {"Fee paid"}, {"Notes"}}
    );
    for (const Entrant& each : state.entrants) {
        if (each.standing != Standing::removed) sheet.rows.push_back(line_of(each, italian));
    }
    return sheet;
}

}  // namespace kamchatka::tournament
