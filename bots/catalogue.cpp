// The list of bots, and how each is made.
#include "bots/catalogue.hpp"

#include "bots/persona.hpp"
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
        .id = "stratega",
        .name = {.it = "Lo Stratega", .en = "The Strategist"},
        .portrait =
            {.it = "Un po' di tutto: difende i confini, attacca quando i dadi gli danno ragione, "
                   "prende una carta a turno e non perde di vista l'obiettivo.",
             .en = "A little of everything: guards its borders, attacks when the odds are good, "
                   "takes a card a turn and keeps its objective in sight."},
        .level = 2,
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
    if (const Style* style = find_style(id)) return std::make_unique<Persona>(*style);
    return nullptr;
}

}  // namespace kamchatka::bots
