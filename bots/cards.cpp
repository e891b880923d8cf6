// Tries every three cards of a hand.
#include "bots/cards.hpp"

namespace kamchatka::bots {

unsigned tris_armies(const Rules& rules, const Three& cards, TerritorySet held) {
    const Deck& deck = rules.deck;
    const auto tris =
        tris_of({deck.faces[cards[0]].arm, deck.faces[cards[1]].arm, deck.faces[cards[2]].arm});
    if (!tris) return 0;
    unsigned armies = rules.set.reinforcement.tris[static_cast<std::size_t>(*tris)];
    for (const Card card : cards) {
        const CardFace& face = deck.faces[card];
        armies += face.tanks;
        if (face.territory && held.contains(*face.territory)) {
            armies += rules.set.reinforcement.held_card_bonus;
        }
    }
    return armies;
}

}  // namespace kamchatka::bots
