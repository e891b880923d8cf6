// tidy: table
// The profiles of the bots in both languages, and how each bot is made.
#include "bots/catalogue.hpp"

#include "bots/persona.hpp"
#include "bots/planner.hpp"
#include "bots/random_bot.hpp"
#include "bots/styles.hpp"

#include <algorithm>
#include <array>

namespace kamchatka::bots {
namespace {

constexpr std::array all{
    Profile{
        .id = "random",
        .name = {.it = "Alla cieca", .en = "Blindfold"},
        .portrait =
            {.it = "Fa una cosa qualsiasi tra quelle permesse. Serve a misurare gli altri.",
             .en = "Does anything at all that is legal. It is there to measure the others."},
        .level = 0,
    },
    Profile{
        .id = "castellano",
        .name = {.it = "Il Castellano", .en = "The Castellan"},
        .portrait =
            {.it = "Mura alte e ponti levati: rinforza i confini prima di ogni altra cosa e "
                   "attacca solo a colpo quasi sicuro.",
             .en = "High walls and raised bridges: strengthens its borders before anything else "
                   "and attacks only when it can hardly fail."},
        .level = 1,
    },
    Profile{
        .id = "architetto",
        .name = {.it = "L'Architetto", .en = "The Architect"},
        .portrait =
            {.it = "Costruisce continenti pezzo per pezzo e vive dei loro rinforzi; l'obiettivo "
                   "viene dopo.",
             .en = "Builds continents piece by piece and lives on their reinforcements; the "
                   "objective comes later."},
        .level = 2,
    },
    Profile{
        .id = "cartaio",
        .name = {.it = "Il Cartaio", .en = "The Card Sharp"},
        .portrait =
            {.it = "Un territorio a turno, una carta in mano, e si ferma: aspetta il tris e "
                   "intanto si fa trovare al sicuro.",
             .en = "One territory a turn, a card in hand, and it rests: waits for the tris and "
                   "keeps itself safe meanwhile."},
        .level = 2,
    },
    Profile{
        .id = "corsaro",
        .name = {.it = "Il Corsaro", .en = "The Privateer"},
        .portrait =
            {.it = "Va dritto all'obiettivo, rischiando molto e lasciandosi poco alle spalle.",
             .en = "Goes straight for its objective, takes great risks and leaves little behind."},
        .level = 2,
    },
    Profile{
        .id = "giustiziere",
        .name = {.it = "Il Giustiziere", .en = "The Leveller"},
        .portrait =
            {.it =
                 "Non sopporta chi sta vincendo: colpisce il più forte e spezza i suoi continenti.",
             .en = "Cannot bear whoever is winning: strikes the strongest and breaks his "
                   "continents."},
        .level = 2,
    },
    Profile{
        .id = "orologiaio",
        .name = {.it = "L'Orologiaio", .en = "The Clockmaker"},
        .portrait =
            {.it = "Accumula con pazienza e guarda l'ora: quando il tempo scade fa punti, e regola "
                   "le conquiste sulla sdadata.",
             .en = "Gathers patiently and watches the clock: when time is up it makes points, and "
                   "times its conquests by the sdadata."},
        .level = 2,
    },
    Profile{
        .id = "stratega",
        .name = {.it = "Lo Stratega", .en = "The Strategist"},
        .portrait =
            {.it = "Un po' di tutto: difende i confini, attacca quando i dadi gli danno ragione, "
                   "prende una carta a turno e non perde di vista l'obiettivo.",
             .en = "A little of everything: guards its borders, attacks when the odds are good, "
                   "takes a card a turn and keeps its objective in sight."},
        .level = 2,
    },
    Profile{
        .id = "feudatario",
        .name = {.it = "Il Feudatario", .en = "The Liege Lord"},
        .portrait =
            {.it = "Si prende un continente piccolo nei primi giri, ne presidia le porte e da lì "
                   "allarga il dominio.",
             .en = "Takes a small continent in the first rounds, guards its gates, and widens its "
                   "domain from there."},
        .level = 2,
    },
    Profile{
        .id = "valanga",
        .name = {.it = "La Valanga", .en = "The Avalanche"},
        .portrait =
            {.it = "Ammassa armate in pochi punti e risparmia finché è la più debole; quando è la "
                   "più forte, travolge tutto.",
             .en = "Masses armies in few places and saves them while it is the weaker; once it is "
                   "the stronger, it sweeps everything away."},
        .level = 2,
    },
    Profile{
        .id = "cacciatore",
        .name = {.it = "Il Cacciatore", .en = "The Hunter"},
        .portrait =
            {.it = "Vive di un continente e dà la caccia a chi è rimasto debole: lo elimina, e si "
                   "prende le sue carte.",
             .en = "Lives on a continent and hunts whoever has become weak: finishes them, and "
                   "takes their cards."},
        .level = 2,
    },
    Profile{
        .id = "planner_1",
        .name = {.it = "Recluta", .en = "Recruit"},
        .portrait =
            {.it = "Ha imparato le regole e molti modi di giocare un turno, ma ne sceglie uno "
                   "quasi a caso.",
             .en = "Has learnt the rules and many ways to play a turn, but picks one of them "
                   "almost at random."},
        .level = 1,
    },
    Profile{
        .id = "planner_2",
        .name = {.it = "Caporale", .en = "Corporal"},
        .portrait =
            {.it = "Guarda che cosa gli resta in mano a fine turno, di sfuggita, e sceglie il "
                   "piano che sembra il migliore.",
             .en = "Takes a quick look at what it would be left with at the end of the turn and "
                   "picks the plan that seems best."},
        .level = 2,
    },
    Profile{
        .id = "planner_3",
        .name = {.it = "Capitano", .en = "Captain"},
        .portrait =
            {.it = "Prova ogni piano nella mente, anche la risposta del vicino, e dopo ogni "
                   "battaglia ci ripensa.",
             .en = "Tries every plan in its mind, the next seat's answer included, and thinks "
                   "again after each battle."},
        .level = 3,
    },
    Profile{
        .id = "planner_4",
        .name = {.it = "Colonnello", .en = "Colonel"},
        .portrait =
            {.it = "Come il Capitano, ma pensa alle risposte di tutti e indovina gli obiettivi "
                   "altrui da quello che vede fare.",
             .en = "Like the Captain, but thinks of everybody's answer and guesses what the others "
                   "are after from what they do."},
        .level = 4,
    },
    Profile{
        .id = "planner_5",
        .name = {.it = "Generale", .en = "General"},
        .portrait =
            {.it = "Il più forte: a ogni scelta immagina centinaia di volte i prossimi due giri, e "
                   "tutto quello che avete fatto se lo ricorda.",
             .en = "The strongest: for each choice it imagines the next two rounds hundreds of "
                   "times, and it remembers all you did."},
        .level = 5,
    },
};

}  // namespace

std::span<const Profile> profiles() { return all; }

const Profile* find_profile(std::string_view id) {
    const auto* found = std::ranges::find(all, id, &Profile::id);
    return found == all.end() ? nullptr : found;
}

std::unique_ptr<Bot> make_bot(std::string_view id) {
    if (id == "random") return std::make_unique<RandomBot>();
    if (const auto effort = find_effort(id)) return std::make_unique<Planner>(*effort);
    if (const auto style = find_style(id)) return std::make_unique<Persona>(*style);
    return nullptr;
}

}  // namespace kamchatka::bots
