// Tries every three cards of a hand.
#include "bots/cards.hpp"

#include <algorithm>

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

unsigned best_tris(const Rules& rules, CardSet hand, TerritorySet held) {
    if (hand.size() < 3) return 0;
    unsigned best = 0;
    for (const Card a : hand) {
        for (const Card b : hand) {
            if (b <= a) continue;
            for (const Card c : hand) {
                if (c > b) best = std::max(best, tris_armies(rules, {a, b, c}, held));
            }
        }
    }
    return best;
}

}  // namespace kamchatka::bots
