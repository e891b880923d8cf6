// The 50% rule over a million deals for each number of players, and over the worst of decks: no
// deal fails, nobody gets more than half of a continent, and everybody gets his number of cards.
#include "engine/tests/deal.hpp"

#include "engine/classic.hpp"
#include "testkit/effort.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace kamchatka::test::million_deals_test {
namespace {

using namespace classic;

constexpr int deal_count = effort(1'000'000);

// Marsaglia's xorshift: fast, and the same everywhere.
class Shuffler {
public:
    explicit Shuffler(std::uint64_t seed) : state_{seed} {}
    void shuffle(std::array<Territory, 42>& cards) {
        for (std::size_t i = cards.size() - 1; i > 0; --i)
            std::swap(cards[i], cards[next() % (i + 1)]);
    }

private:
    std::uint64_t next() {
        state_ ^= state_ << 13U;
        state_ ^= state_ >> 7U;
        state_ ^= state_ << 17U;
        return state_;
    }
    std::uint64_t state_;
};

std::array<Territory, 42> all_cards() {
    std::array<Territory, 42> cards{};
    for (std::size_t i = 0; i < cards.size(); ++i) cards[i] = id_of<Territory>(i);
    return cards;
}

// Whether a deal kept the rule, and how often the rule had to act.
struct Dealt {
    bool sound;
    std::size_t sent_on;
    std::size_t swapped;
};

// Deals the cards from this state and looks at the outcome.
Dealt deal_all(const Rules& rules, State state, const std::array<Territory, 42>& cards) {
    Dealt dealt{.sound = true, .sent_on = 0, .swapped = 0};
    for (const Territory card : cards) {
        const Decision decision = decide(rules, state, Chance{}, DealTerritory{card});
        if (!decision) return {.sound = false, .sent_on = 0, .swapped = 0};
        for (const Event& event : *decision) {
            evolve(state, event);
            dealt.swapped += std::holds_alternative<TerritoriesSwapped>(event) ? 1U : 0U;
            const auto* given = std::get_if<TerritoryDealt>(&event);
            dealt.sent_on += given != nullptr && given->seat != given->served ? 1U : 0U;
        }
    }
    dealt.sound = state.phase == Phase::objectives;
    const std::size_t least = 42U / state.seat_count;
    const std::size_t with_one_more = 42U % state.seat_count;
    for (std::size_t i = 0; i < state.seat_count; ++i) {
        const TerritorySet held = state.held[state.order[i]];
        const bool served_early = state.seat_count - 1U - i < with_one_more;
        dealt.sound = dealt.sound && held.size() == least + (served_early ? 1U : 0U);
        for (const Continent continent : board.continents()) {
            const TerritorySet members = board.members[continent];
            dealt.sound = dealt.sound && 2 * (held & members).size() <= members.size();
        }
    }
    return dealt;
}

TEST(HalfOfAContinent, IsNeverExceededInAMillionDeals) {
    CLAUSE("CH-2.7a", "TK-R2");
    RULING("R-8");
    for (std::uint8_t seat_count = 3; seat_count <= 5; ++seat_count) {
        const Table table = at_the_deal(rulebooks::challenge, seat_count);
        Shuffler shuffler{0x9E3779B97F4A7C15U + seat_count};
        std::array<Territory, 42> cards = all_cards();
        std::size_t sent_on = 0;
        std::size_t swapped = 0;
        for (int deals = 0; deals < deal_count; ++deals) {
            shuffler.shuffle(cards);
            const Dealt dealt = deal_all(table.rules(), table.state(), cards);
            ASSERT_TRUE(dealt.sound) << int{seat_count} << " seats, deal " << deals;
            sent_on += dealt.sent_on;
            swapped += dealt.swapped;
        }
        EXPECT_GT(sent_on, 0U) << int{seat_count} << " seats: no card was ever sent on";
        EXPECT_GT(swapped, 0U) << int{seat_count} << " seats: no card was ever swapped";
    }
}

// An unshuffled deck is the hardest: continent after continent, in each of the 720 orders.
TEST(HalfOfAContinent, IsNotExceededWhenContinentsComeWhole) {
    CLAUSE("CH-2.7a", "TK-R2");
    RULING("R-8");
    for (std::uint8_t seat_count = 3; seat_count <= 5; ++seat_count) {
        const Table table = at_the_deal(rulebooks::torisiko, seat_count);
        std::array continents{africa, asia, europe, north_america, oceania, south_america};
        std::sort(continents.begin(), continents.end());
        do {
            std::array<Territory, 42> cards{};
            std::size_t count = 0;
            for (const Continent continent : continents) {
                for (const Territory card : board.members[continent]) cards[count++] = card;
            }
            ASSERT_TRUE(deal_all(table.rules(), table.state(), cards).sound) << int{seat_count};
        } while (std::next_permutation(continents.begin(), continents.end()));
    }
}

}  // namespace
}  // namespace kamchatka::test::million_deals_test
