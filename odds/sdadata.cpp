// Walks from turn to turn as the rules do, with nothing in hand but the position and the round.
#include "odds/sdadata.hpp"

#include <algorithm>

namespace kamchatka::odds {
namespace {

// Where the walk stands. The fields mean what they mean in PublicState.
struct Place {
    std::uint8_t position;
    std::uint32_t round;
    bool closing_begun;
    std::uint8_t closing_anchor;
    unsigned closing_round;
};

class Walk {
public:
    Walk(const Rules& rules, const PublicState& state, SeatSet waiving)
        : ending_{rules.set.ending},
          state_{state},
          waiving_{waiving},
          here_{
              state.position,
              state.round,
              state.closing_begun,
              state.closing_anchor,
              state.closing_round} {}

    Seat seat() const { return state_.order[here_.position]; }
    std::uint32_t round() const { return here_.round; }

    // The chance that the turn, once it is over, closes the game.
    double close(bool first) {
        if (!due()) return 0;
        if (!here_.closing_begun) begin();
        if (waived(first)) return 0;
        const auto& sums = ending_.closing_sums;
        std::size_t n = std::min<std::size_t>(here_.closing_round, sums.size() - 1);
        while (sums[n] == 0) --n;
        return closing_chance(sums[n]);
    }

    // On to the next turn; false when the game ends before it, on points counted at once.
    bool pass() {
        do {
            here_.position = static_cast<std::uint8_t>((here_.position + 1) % state_.seat_count);
            if (here_.position == 0) ++here_.round;
            if (state_.last_round && !by_sdadata() && here_.round > *state_.last_round) {
                return false;
            }
            if (here_.closing_begun && here_.position == here_.closing_anchor) {
                ++here_.closing_round;
            }
        } while (!has_turn());
        return true;
    }

private:
    bool by_sdadata() const { return ending_.closing_sums[0] != 0; }
    Standing standing() const { return state_.standing[seat()]; }
    bool has_turn() const {
        return standing() == Standing::active || (standing() == Standing::withdrawn && due());
    }
    bool last_of_the_round() const {
        for (unsigned p = here_.position + 1U; p < state_.seat_count; ++p) {
            const Standing later = state_.standing[state_.order[p]];
            if (later == Standing::active || later == Standing::withdrawn) return false;
        }
        return true;
    }
    bool due() const {
        if (!state_.last_round || !by_sdadata()) return false;
        return here_.closing_begun || here_.round > *state_.last_round ||
            (here_.round == *state_.last_round && last_of_the_round());
    }
    void begin() {
        const bool from_first = ending_.closing_round == ClosingRound::from_first_seat;
        here_.closing_begun = true;
        here_.closing_anchor = from_first ? std::uint8_t{0} : here_.position;
        here_.closing_round = from_first ? here_.round - *state_.last_round : 0;
    }
    bool waived(bool first) const {
        const unsigned enough = ending_.closing_exempt_conquests;
        if (enough == 0 || standing() != Standing::active) return false;
        return waiving_.contains(seat()) || (first && state_.conquests >= enough);
    }

    const EndingRules& ending_;
    const PublicState& state_;
    SeatSet waiving_;
    Place here_;
};

}  // namespace

double closing_chance(ClosingSums sums) {
    unsigned falls = 0;
    for (unsigned a = 1; a <= 6; ++a) {
        for (unsigned b = 1; b <= 6; ++b) falls += unsigned{sums} >> (a + b) & 1U;
    }
    return falls / 36.0;
}

std::vector<ClosingTurn> closing_turns(
    const Rules& rules, const PublicState& state, std::size_t count, SeatSet waiving
) {
    std::vector<ClosingTurn> turns;
    Walk walk{rules, state, waiving};
    double open = 1;
    while (turns.size() < count) {
        const Seat seat = walk.seat();
        const std::uint32_t round = walk.round();
        const double chance = walk.close(turns.empty());
        const double here = open * chance;
        open -= here;
        turns.push_back({seat, round, here, 1 - open});
        if (chance >= 1) return turns;
        if (walk.pass()) continue;
        turns.back().closes_here += open;
        turns.back().closed = 1;
        return turns;
    }
    return turns;
}

}  // namespace kamchatka::odds
