// Whether an action is one of those an option stands for.
#include "engine/engine.hpp"

#include <algorithm>

namespace kamchatka {
namespace {

bool between(unsigned least, unsigned n, unsigned most) { return least <= n && n <= most; }

template <std::size_t N>
bool dice_between(
    const std::array<std::uint8_t, N>& least, const std::array<std::uint8_t, N>& dice, unsigned most
) {
    for (std::size_t i = 0; i < N; ++i) {
        if (least[i] == 0 ? dice[i] != 0 : !between(least[i], dice[i], most)) return false;
    }
    return true;
}

template <typename A>
concept Quantified = requires(A action) {
    action.armies;
};

// Actions that an option names outright.
template <typename A>
bool same(const A& offered, const A& asked, unsigned) {
    return offered == asked;
}

// Actions with a quantity: everything else must be equal.
template <Quantified A>
bool same(const A& offered, const A& asked, unsigned most) {
    A wanted = offered;
    wanted.armies = asked.armies;
    return between(offered.armies, asked.armies, most) && wanted == asked;
}
bool same(const Attack& offered, const Attack& asked, unsigned most) {
    return offered.from == asked.from && offered.to == asked.to &&
        between(offered.dice, asked.dice, most);
}
bool same(const Defend& offered, const Defend& asked, unsigned most) {
    return between(offered.dice, asked.dice, most);
}
bool same(const RollDice& offered, const RollDice& asked, unsigned most) {
    return dice_between(offered.attack, asked.attack, most) &&
        dice_between(offered.defence, asked.defence, most);
}
bool same(const RollForPlace& offered, const RollForPlace& asked, unsigned most) {
    return dice_between(offered.dice, asked.dice, most);
}
bool same(const RollClosing& offered, const RollClosing& asked, unsigned most) {
    return dice_between(offered.dice, asked.dice, most);
}

// A tris is the same in whatever order its cards are named.
bool same(const PlayTris& offered, const PlayTris& asked, unsigned) {
    return std::is_permutation(
        offered.cards.begin(), offered.cards.end(), asked.cards.begin(), asked.cards.end()
    );
}

// Promises and entropy may be any bytes.
bool same(const StartGame&, const StartGame&, unsigned) { return true; }
bool same(const SupplyEntropy& offered, const SupplyEntropy& asked, unsigned) {
    return offered.seat == asked.seat;
}
bool same(const Promise&, const Promise&, unsigned) { return true; }
bool same(const RevealSeed&, const RevealSeed&, unsigned) { return true; }
bool same(const Contribute&, const Contribute&, unsigned) { return true; }

}  // namespace

bool covers(const Option& option, const Action& action) {
    return std::visit(
        [&](const auto& offered) {
            const auto* asked = std::get_if<std::decay_t<decltype(offered)>>(&action);
            return asked != nullptr && same(offered, *asked, option.most);
        },
        option.action
    );
}

}  // namespace kamchatka
