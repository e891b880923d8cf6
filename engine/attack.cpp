// Combat: one territory against an adjacent one, dice on both sides, ties to the defender. What a
// conquest brings with it, elimination and the capture of cards, is here too; the occupation that
// follows is in move.cpp.
#include "engine/detail/chapters.hpp"

#include <algorithm>

namespace kamchatka::detail {
namespace {

unsigned most_defence_dice(const State& state, Territory to) {
    return std::min<unsigned>(dice_max, state.armies[to]);
}

// Precondition: at least two armies; one of them stays behind.
unsigned most_attack_dice(unsigned armies) { return std::min(dice_max, armies - 1U); }

// The dice the attacker may roll: never fewer than the defender where the book forbids it.
Range attack_dice(const CombatRules& knobs, unsigned most, unsigned most_of_defender) {
    unsigned least = knobs.attack_dice == Dice::maximum ? most : 1;
    if (knobs.fewer_dice == FewerDice::refused) least = std::max(least, most_of_defender);
    return {.least = least, .most = most};
}

// Until the opening rounds are over nobody loses his only territory; neutral ones may fall.
TerritorySet protected_territories(const Rules& rules, const State& state) {
    TerritorySet territories;
    if (state.round > rules.set.combat.protected_rounds) return territories;
    for (const Seat seat : active_seats(state)) {
        if (state.held[seat].size() == 1) territories = territories | state.held[seat];
    }
    return territories;
}

// The Challenge card holds for the next attack, and then for as long as that one goes on.
Ties ties_of(const State& state, const Attack& attack) {
    const bool same = attack.from == state.battle.from && attack.to == state.battle.to;
    const bool in_force = state.challenge == ChallengeCard::ready ||
        (state.challenge == ChallengeCard::bound && same);
    return in_force ? Ties::to_attacker : Ties::to_defender;
}

struct Losses {
    std::uint16_t attack;
    std::uint16_t defence;
};

// Highest against highest, next against next; dice without an opponent are ignored.
Losses compare(const DiceThree& attack, const DiceThree& defence, Ties ties) {
    Losses losses{};
    for (std::size_t i = 0; i < attack.size(); ++i) {
        if (attack[i] == 0 || defence[i] == 0) break;
        const bool attacker_wins =
            attack[i] > defence[i] || (attack[i] == defence[i] && ties == Ties::to_attacker);
        ++(attacker_wins ? losses.defence : losses.attack);
    }
    return losses;
}

DiceThree sorted(DiceThree dice) {
    std::sort(dice.begin(), dice.end(), [](auto a, auto b) { return a > b; });
    return dice;
}

// An eliminated seat's cards go to the conqueror as far as his hand limit allows.
void capture_cards(Unfolding& game, Seat loser, Seat by) {
    const CardSet cards = game.now().hand[loser].reveal();
    const std::size_t limit = game.rules().set.combat.hand_limit;
    const std::size_t own = game.now().hand[by].reveal().size();
    const std::size_t room = limit == 0 ? card_count_max : limit - std::min(limit, own);
    const auto count = static_cast<std::uint8_t>(cards.size());
    if (cards.empty()) return;
    if (room == 0) {
        return game.add(CardsDiscarded{.from = loser, .count = count, .cards = Secret{cards}});
    }
    if (cards.size() <= room) {
        return game.add(CardsTaken{.from = loser, .by = by, .count = count, .cards = Secret{cards}}
        );
    }
    game.add(CaptureBegan{.from = loser, .by = by, .count = static_cast<std::uint8_t>(room)});
}

void conquer(Unfolding& game, Territory territory) {
    const Seat loser = owner(game.now(), territory);
    const Seat by = seat_on_turn(game.now());
    game.add(TerritoryConquered{.territory = territory, .from = loser, .by = by});
    if (!game.now().held[loser].empty()) return;
    game.add(SeatEliminated{.seat = loser, .by = by});
    capture_cards(game, loser, by);
}

}  // namespace

Range defence_dice(const Rules& rules, const State& state, Territory to) {
    const unsigned most = most_defence_dice(state, to);
    const bool chosen =
        rules.set.combat.defence_dice == Dice::chosen && active(state, owner(state, to));
    return {.least = chosen ? 1 : most, .most = most};
}

bool combat_is_over(const State& state) { return state.phase == Phase::gather && state.fought; }

Decision judge(const Rules&, const State& state, Seat seat, const PlayChallengeCard&) {
    if (combat_is_over(state)) return Rejection::transfer_already_made;
    if (!state.challenge_cards.contains(seat)) return Rejection::no_challenge_card;
    if (state.closing_begun) return Rejection::challenge_card_too_late;
    return Events{ChallengeCardPlayed{.seat = seat}};
}

Decision judge(const Rules& rules, const State& state, Seat seat, const Attack& attack) {
    if (!known(rules, attack.from) || !known(rules, attack.to)) return Rejection::unknown_territory;
    if (attack.dice == 0) return Rejection::bad_dice;
    if (must_still_place(rules, state, seat)) return Rejection::armies_left_to_place;
    if (combat_is_over(state)) return Rejection::transfer_already_made;
    if (!state.held[seat].contains(attack.from)) return Rejection::not_your_territory;
    if (state.held[seat].contains(attack.to)) return Rejection::own_territory;
    if (!adjacent(rules.board, attack.from, attack.to)) return Rejection::not_adjacent;
    if (state.armies[attack.from] < 2) return Rejection::too_few_armies;
    const Range dice = attack_dice(
        rules.set.combat,
        most_attack_dice(state.armies[attack.from]),
        most_defence_dice(state, attack.to)
    );
    if (attack.dice > dice.most) return Rejection::too_many_dice;
    if (rules.set.combat.attack_dice == Dice::maximum && attack.dice < dice.most) {
        return Rejection::must_roll_maximum;
    }
    if (attack.dice < dice.least) return Rejection::fewer_dice_than_defender;
    if (protected_territories(rules, state).contains(attack.to)) {
        return Rejection::protected_opening;
    }

    Events events;
    if (state.reserve[seat] > 0) {
        events.push_back(ReserveLost{.seat = seat, .armies = state.reserve[seat]});
    }
    events.push_back(AttackDeclared{
        .from = attack.from,
        .to = attack.to,
        .dice = attack.dice,
        .ties = ties_of(state, attack),
    });
    const Range defence = defence_dice(rules, state, attack.to);
    if (defence.least == defence.most) {
        events.push_back(DefenceDeclared{.dice = static_cast<std::uint8_t>(defence.most)});
    }
    return events;
}

Decision judge(const Rules& rules, const State& state, Seat, const Defend& defend) {
    if (defend.dice == 0) return Rejection::bad_dice;
    if (defend.dice > defence_dice(rules, state, state.battle.to).most) {
        return Rejection::too_many_dice;
    }
    return Events{DefenceDeclared{.dice = defend.dice}};
}

// As many are rolled as the armies left allow; an attack that they do not allow is off.
void declare_again(Unfolding& game) {
    const State penalised = game.now();
    const Battle& battle = penalised.battle;
    const auto off = [&] { game.add(PhaseBegan{.phase = Phase::attack}); };
    if (penalised.armies[battle.from] < 2) return off();
    const Range attack = attack_dice(
        game.rules().set.combat,
        most_attack_dice(penalised.armies[battle.from]),
        most_defence_dice(penalised, battle.to)
    );
    const unsigned dice = std::min<unsigned>(battle.attack_dice, attack.most);
    if (dice < attack.least) return off();
    if (dice < battle.attack_dice) {
        game.add(AttackDeclared{
            .from = battle.from,
            .to = battle.to,
            .dice = static_cast<std::uint8_t>(dice),
            .ties = battle.ties,
        });
    }
    const Range defence = defence_dice(game.rules(), penalised, battle.to);
    const bool chosen = penalised.phase == Phase::roll;
    if (!chosen && defence.least < defence.most) return;
    const unsigned answer =
        chosen ? std::min<unsigned>(battle.defence_dice, defence.most) : defence.most;
    if (game.now().phase == Phase::roll && answer == battle.defence_dice) return;
    game.add(DefenceDeclared{.dice = static_cast<std::uint8_t>(answer)});
}

Decision judge(const Rules& rules, const State& state, Chance, const RollDice& roll) {
    const Battle& battle = state.battle;
    if (!sound_dice(roll.attack, battle.attack_dice)) return Rejection::bad_dice;
    if (!sound_dice(roll.defence, battle.defence_dice)) return Rejection::bad_dice;
    const DiceRolled rolled{.attack = sorted(roll.attack), .defence = sorted(roll.defence)};
    const Losses losses = compare(rolled.attack, rolled.defence, battle.ties);

    Events events{rolled};
    if (losses.defence > 0) {
        events.push_back(ArmiesLost{.territory = battle.to, .armies = losses.defence});
    }
    if (losses.attack > 0) {
        events.push_back(ArmiesLost{.territory = battle.from, .armies = losses.attack});
    }
    if (losses.defence < state.armies[battle.to]) return events;

    Unfolding game{rules, state};
    for (const Event& event : events) game.add(event);
    conquer(game, battle.to);
    return game.events();
}

Decision judge(const Rules& rules, const State& state, Chance, const TakeCard& take) {
    const Seat loser = state.battle.loser;
    if (!known(rules, take.card)) return Rejection::unknown_card;
    if (!state.hand[loser].reveal().contains(take.card)) return Rejection::card_not_there;
    Events events{CardsTaken{
        .from = loser,
        .by = seat_on_turn(state),
        .count = 1,
        .cards = Secret{CardSet{take.card}},
    }};
    if (state.captures_left == 1) {
        const CardSet rest = state.hand[loser].reveal() - CardSet{take.card};
        events.push_back(CardsDiscarded{
            .from = loser,
            .count = static_cast<std::uint8_t>(rest.size()),
            .cards = Secret{rest},
        });
    }
    return events;
}

// Where the seat may not attack at all.
TerritorySet out_of_bounds(const Rules& rules, const State& state, Seat seat) {
    return state.held[seat] | protected_territories(rules, state);
}

// Tells each of the targets that can be attacked by so many armies, with the dice they may roll;
// goes on as long as it is told to.
template <typename Tell>
bool each_attack(
    const Rules& rules, const State& state, TerritorySet targets, unsigned armies, Tell tell
) {
    if (armies < 2) return true;
    const unsigned most = most_attack_dice(armies);
    for (const Territory to : targets) {
        const Range dice = attack_dice(rules.set.combat, most, most_defence_dice(state, to));
        if (!dice.empty() && !tell(to, dice)) return false;
    }
    return true;
}

bool could_attack(
    const Rules& rules, const State& state, Seat seat, Territory from, unsigned armies
) {
    const TerritorySet targets = rules.board.neighbours[from] - out_of_bounds(rules, state, seat);
    return !each_attack(rules, state, targets, armies, [](Territory, Range) { return false; });
}

TerritorySet able_to_attack(const Rules& rules, const State& state, Seat seat) {
    TerritorySet able;
    for (const Territory from : state.held[seat]) {
        if (could_attack(rules, state, seat, from, state.armies[from])) able.insert(from);
    }
    return able;
}

void offer_attacks(const Rules& rules, const State& state, Seat seat, Options& options) {
    if (combat_is_over(state)) return;
    const TerritorySet spared = out_of_bounds(rules, state, seat);
    for (const Territory from : state.held[seat]) {
        const TerritorySet targets = rules.board.neighbours[from] - spared;
        each_attack(rules, state, targets, state.armies[from], [&](Territory to, Range dice) {
            offer(options, Attack{from, to, static_cast<std::uint8_t>(dice.least)}, dice.most);
            return true;
        });
    }
}

void offer_challenge_card(const State& state, Seat seat, Options& options) {
    if (state.closing_begun || combat_is_over(state)) return;
    if (!state.challenge_cards.contains(seat)) return;
    offer(options, PlayChallengeCard{});
}

}  // namespace kamchatka::detail
