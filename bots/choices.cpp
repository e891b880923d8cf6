// Tris, attacks, occupation, transfer, defence. Placement is in placement.cpp.
#include "bots/choices.hpp"

#include "bots/cards.hpp"

#include <algorithm>

namespace kamchatka::bots {
namespace {

// How many armies the seat may still receive.
unsigned room_for_armies(const Reading& reading) {
    const unsigned cap = reading.view().army_cap[reading.seat()];
    if (cap == 0) return 10'000;
    unsigned present = reading.view().reserve[reading.seat()];
    for (const Territory territory : reading.held()) present += reading.armies(territory);
    return cap > present ? cap - present : 0;
}

// Whether equal dice favour the attacker in this attack.
bool card_in_force(const Reading& reading, const Attack& attack) {
    const View& view = reading.view();
    if (view.challenge != ChallengeCard::bound) return view.challenge == ChallengeCard::ready;
    return attack.from == view.battle.from && attack.to == view.battle.to;
}

float stay_and_go(const Reading& reading, Territory from, Territory to, unsigned moved) {
    const unsigned stay = reading.armies(from) - moved;
    const unsigned there = reading.armies(to) + moved;
    float value = -reading.style().defence *
        (reading.worth(from) * reading.danger(from, stay) +
         reading.worth(to) * reading.danger(to, there));
    float best = 0;
    for (const Territory next : reading.opponents_at(to)) {
        best = std::max(best, reading.attack_value(to, next, there));
    }
    for (const Territory next : reading.opponents_at(from)) {
        best = std::max(best, reading.attack_value(from, next, stay));
    }
    value += reading.style().reach * best;
    return value - reading.shortfall(stay) - reading.shortfall(there);
}

}  // namespace

std::optional<Action> chosen_tris(const Reading& reading) {
    const auto options = options_of<PlayTris>(reading.now());
    if (options.empty()) return std::nullopt;
    const PlayTris* best = nullptr;
    unsigned most = 0;
    for (const Option& option : options) {
        const auto* play = std::get_if<PlayTris>(&option.action);
        const unsigned armies = tris_armies(reading.rules(), play->cards, reading.held());
        if (armies <= most) continue;
        most = armies;
        best = play;
    }
    if (best == nullptr) return std::nullopt;
    const unsigned hand = reading.view().hand_size[reading.seat()];
    const unsigned limit = reading.rules().set.combat.hand_limit;
    const bool full = limit > 0 && hand >= limit;
    if (room_for_armies(reading) < most && !full) return std::nullopt;
    const bool poor = most < 8 && hand < 5 && reading.stage() == Stage::open;
    return poor ? std::nullopt : std::optional<Action>{*best};
}

std::optional<Action> chosen_attack(const Reading& reading) {
    const Style& style = reading.style();
    const unsigned conquests = reading.view().conquests;
    if (conquests >= style.conquests) return std::nullopt;
    // Ahead when the game may close: one conquest fewer than would spare the roll.
    const unsigned enough = reading.rules().set.ending.closing_exempt_conquests;
    const bool let_it_close = style.timing > 0 && reading.stage() == Stage::final && enough > 0 &&
        conquests + 1 == enough && reading.points() >= reading.rival_points();
    float best = let_it_close ? 8 * style.timing : 0;
    const Option* chosen = nullptr;
    for (const Option& option : options_of<Attack>(reading.now())) {
        const auto* attack = std::get_if<Attack>(&option.action);
        const unsigned attackers = reading.armies(attack->from);
        const odds::CampaignTable& table =
            card_in_force(reading, *attack) ? reading.card_table() : reading.table();
        const float chance = table[{attackers, reading.armies(attack->to)}].conquer;
        if (chance < reading.confidence()) continue;
        const float value = reading.attack_value(attack->from, attack->to, attackers, table, best);
        if (value <= best) continue;
        best = value;
        chosen = &option;
    }
    if (chosen == nullptr) return std::nullopt;
    Attack attack = *std::get_if<Attack>(&chosen->action);
    attack.dice = static_cast<std::uint8_t>(chosen->most);
    return attack;
}

std::optional<Action> chosen_challenge_card(const Reading& reading) {
    constexpr float much = 4;  // armies; there is only one card
    if (options_of<PlayChallengeCard>(reading.now()).empty()) return std::nullopt;
    if (reading.view().challenge != ChallengeCard::idle) return std::nullopt;
    const float wanted = reading.stage() == Stage::open ? much : much / 4;
    float plain = 0;
    float with_card = 0;
    for (const Option& option : options_of<Attack>(reading.now())) {
        const auto* attack = std::get_if<Attack>(&option.action);
        const unsigned attackers = reading.armies(attack->from);
        const auto value = [&](const odds::CampaignTable& table) {
            const float chance = table[{attackers, reading.armies(attack->to)}].conquer;
            if (chance < reading.confidence()) return 0.0F;
            return reading.attack_value(attack->from, attack->to, attackers, table);
        };
        plain = std::max(plain, value(reading.table()));
        with_card = std::max(with_card, value(reading.card_table()));
    }
    if (with_card - plain < wanted) return std::nullopt;
    return PlayChallengeCard{};
}

std::optional<Action> chosen_occupation(const Reading& reading) {
    const auto options = options_of<Occupy>(reading.now());
    if (options.empty()) return std::nullopt;
    const Battle& battle = reading.view().battle;
    const unsigned most = options.front().most;
    // Fewer than the dice would end the turn where that is allowed at all.
    const unsigned least = std::min<unsigned>(
        std::max<unsigned>(
            std::get_if<Occupy>(&options.front().action)->armies, battle.attack_dice
        ),
        most
    );
    unsigned chosen = least;
    float best = -1e9F;
    for (const unsigned armies : {most, (least + most + 1) / 2, least}) {
        const float value = stay_and_go(reading, battle.from, battle.to, armies);
        if (value <= best + 1e-4F) continue;
        best = value;
        chosen = armies;
    }
    return Occupy{static_cast<std::uint16_t>(chosen)};
}

std::optional<Action> chosen_transfer(const Reading& reading) {
    float best = 0.05F;
    std::optional<Action> chosen;
    for (const Option& option : options_of<Transfer>(reading.now())) {
        const auto* offered = std::get_if<Transfer>(&option.action);
        const auto [from, to, least] = *offered;
        const unsigned armies = option.most;
        const float fear_before = reading.worth(from) * reading.danger(from, reading.armies(from)) +
            reading.worth(to) * reading.danger(to, reading.armies(to));
        const float fear_after =
            reading.worth(from) * reading.danger(from, reading.armies(from) - armies) +
            reading.worth(to) * reading.danger(to, reading.armies(to) + armies);
        float value = fear_before - fear_after;
        value +=
            reading.shortfall(reading.armies(to)) - reading.shortfall(reading.armies(to) + armies);
        value += reading.shortfall(reading.armies(from)) -
            reading.shortfall(reading.armies(from) - armies);
        // Armies behind the lines are better at a border, or a step nearer to one.
        if (!reading.border(from)) {
            bool nearer = reading.border(to);
            for (const Territory next : reading.board().neighbours[to]) {
                nearer = nearer || reading.border(next);
            }
            value += static_cast<float>(armies) *
                (reading.border(to)         ? 0.3F
                     : nearer && armies > 1 ? 0.1F
                                            : 0.0F);
        }
        if (value <= best) continue;
        best = value;
        chosen = Transfer{from, to, static_cast<std::uint16_t>(armies)};
    }
    return chosen;
}

std::optional<Action> chosen_defence(const Reading& reading) {
    const auto options = options_of<Defend>(reading.now());
    if (options.empty()) return std::nullopt;
    const Battle& battle = reading.view().battle;
    const unsigned least = std::get_if<Defend>(&options.front().action)->dice;
    unsigned chosen = options.front().most;
    float lowest = 2;
    const odds::CampaignTable& table =
        odds::campaign_table(odds::obligations_of(reading.rules().set.combat, battle.ties));
    for (unsigned dice = options.front().most; dice >= least; --dice) {
        const odds::ThrowOdds& odds = odds::throw_odds({battle.attack_dice, dice}, battle.ties);
        float conquered = 0;
        for (unsigned k = 0; k <= odds.compared; ++k) {
            const unsigned attack = reading.armies(battle.from) - (odds.compared - k);
            conquered += static_cast<float>(odds.chance[k]) *
                table[{attack, reading.armies(battle.to) - k}].conquer;
        }
        if (conquered >= lowest - 1e-5F) continue;
        lowest = conquered;
        chosen = dice;
    }
    return Defend{static_cast<std::uint8_t>(chosen)};
}

std::optional<Action> shown_colour(const Reading& reading) {
    const View& view = reading.view();
    const auto& cards = view.colour_cards[reading.seat()];
    std::optional<Action> chosen;
    unsigned best = 0;
    for (const Option& option : options_of<ShowColour>(reading.now())) {
        const Colour colour = std::get_if<ShowColour>(&option.action)->colour;
        unsigned points = 0;
        for (const Seat seat : SeatSet::first(view.seat_count)) {
            if (view.colour[seat] == colour) points = view.points[seat] / view.seat_count;
        }
        const unsigned value = cards ? (*cards)[index(colour)] * points : points;
        if (chosen && value <= best) continue;
        best = value;
        chosen = option.action;
    }
    return chosen;
}

}  // namespace kamchatka::bots
