// Where the built-in rulesets come from, for the list of them.
#pragma once

#include "cli/languages.hpp"
#include "engine/rulebooks.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace kamchatka::cli {

struct Source {
    std::string_view id;
    Phrase booklet;
    Phrase notes;
};

// In the order of rulebooks::all.
inline constexpr std::array<Source, rulebooks::all.size()> sources{{
    {"challenge",
     {"RisiKo! Challenge, R.T.U. 2010", "RisiKo! Challenge, R.T.U. 2010"},
     {"predefinito; opzioni kingmaker, challenge_card, army_cap, minutes",
      "the default; options kingmaker, challenge_card, army_cap, minutes"}},
    {"torneo",
     {"Regolamento nazionale di torneo", "National tournament rules"},
     {"30 carri armati in ogni caso; 3 e 5 posti come correzione dell'organizzatore",
      "30 armies whatever the number; 3 and 5 seats as an organiser's correction"}},
    {"prestige",
     {"RisiKo! Prestige", "RisiKo! Prestige"},
     {"obiettivi base, senza limite di tempo", "base objectives, no clock"}},
    {"prestige_torneo",
     {"RisiKo! Prestige, regole da torneo", "RisiKo! Prestige, tournament part"},
     {"20 obiettivi da torneo, durata fissa, punti",
      "20 tournament objectives, fixed duration, points"}},
    {"torisiko",
     {"TorisiKo!, sopra il R.T.U. 2010", "TorisiKo!, over the R.T.U. 2010"},
     {"regolamento di club; 4 o 5 posti ufficiali", "club rules; 4 or 5 seats are official"}},
    {"master_base",
     {"RisiKo! Master, regolamento Base", "RisiKo! Master, Base rules"},
     {"piani di quadranti; metà dei territori e due quadranti interi",
      "boards of quadrants; half of the territories and two whole quadrants"}},
    {"master_expert",
     {"RisiKo! Master, regolamento Expert", "RisiKo! Master, Expert rules"},
     {"obbligo di attacco, guarnigione di 3, metà del valore più uno",
      "must attack, garrison of 3, half of the value plus one"}},
    {"master",
     {"RisiKo! Master, regole Master", "RisiKo! Master, Master rules"},
     {"Expert con i centri di produzione", "Expert with production centres"}},
}};
static_assert(std::equal(
    sources.begin(),
    sources.end(),
    rulebooks::all.begin(),
    [](const Source& source, const Ruleset* set) { return source.id == set->id.view(); }
));

}  // namespace kamchatka::cli
