// The rules the tape plays by: the rulebooks, their options, and house rules put together at
// random. Objectives of one's own that score nothing make ties likely, so that the last tie-breaks
// are reached too.
#include "testkit/engine/random_table.hpp"

namespace kamchatka::test {
namespace {

constexpr unsigned house_rule_count = 12;
constexpr unsigned games_for_each = 10;

Variant variant_of(Family family, std::string name) {
    return {.name = std::move(name), .family = family, .set = *rulebooks::all[family]};
}

template <typename E>
E either(Tape& tape, E a, E b) {
    return tape.one_in(2) ? a : b;
}

// Points for nothing and out of reach: whoever holds one of these ties with the next.
void add_worthless_objectives(Ruleset& set) {
    set.setup.objective_deck = ObjectiveDeck::custom_only;
    set.custom_objective_count = seat_count_max;
    for (std::size_t i = 0; i < seat_count_max; ++i) {
        const char id[] = {'o', static_cast<char>('1' + i), '\0'};
        set.custom_objectives[i] = {.id = Name{id}, .goal = {.territory_count = 40}};
    }
}

void mix_setup(SetupRules& setup, Tape& tape) {
    const bool drafted = tape.one_in(4);
    setup.board = BoardKind::classic;
    setup.territories = drafted ? Territories::drafted : Territories::dealt;
    setup.starting_armies = {0, 0, 40, 35, 30, 25, 20};
    if (drafted) setup.starting_armies = {0, 0, 3, 3, 2, 2, 2};
    setup.colours = either(tape, ColourChoice::in_order_of_play, ColourChoice::before_the_roll);
    setup.cards = either(tape, CardDeck::territories_44, CardDeck::figures_44);
    setup.order = static_cast<OrderOfPlay>(tape.below(3));
    setup.order_dice = static_cast<std::uint8_t>(1 + tape.below(3));
    setup.objectives_dealt = static_cast<ObjectivesDealt>(tape.below(2));
    setup.objective_deck = static_cast<ObjectiveDeck>(tape.below(3));
    setup.deal_limit = static_cast<DealLimit>(tape.below(2));
    setup.placement_step = static_cast<std::uint8_t>(1 + tape.below(6));
}

void mix_reinforcement(ReinforcementRules& rules, Tape& tape) {
    rules.territories_per_army = static_cast<std::uint8_t>(1 + tape.below(5));
    for (std::uint8_t& armies : rules.tris) armies = static_cast<std::uint8_t>(tape.below(20));
    rules.minimum = static_cast<std::uint8_t>(tape.below(4));
    rules.placement_limit = static_cast<std::uint8_t>(tape.below(3));
    rules.centres_max = static_cast<std::uint8_t>(tape.below(16));
    rules.centre_cost = static_cast<std::uint8_t>(1 + tape.below(4));
    rules.held_card_bonus = static_cast<std::uint8_t>(tape.below(4));
    rules.tris_time = static_cast<TrisTime>(tape.below(2));
    rules.take_back = static_cast<TakeBack>(tape.below(2));
    rules.army_cap = static_cast<std::uint16_t>(tape.one_in(2) ? 0 : 40 + tape.below(100));
}

void mix_combat(CombatRules& rules, Tape& tape) {
    rules.attack_dice = static_cast<Dice>(tape.below(2));
    rules.fewer_dice = static_cast<FewerDice>(tape.below(2));
    rules.defence_dice = static_cast<Dice>(tape.below(2));
    rules.short_occupation = static_cast<ShortOccupation>(tape.below(2));
    rules.challenge_card = either(tape, Switch::off, Switch::on);
    rules.garrison = static_cast<std::uint8_t>(1 + tape.below(3));
    rules.garrison_for = static_cast<GarrisonFor>(tape.below(2));
    rules.transfers = static_cast<Transfers>(tape.below(2));
    rules.must_attack_from = static_cast<std::uint8_t>(tape.below(5));
    rules.protected_rounds = static_cast<std::uint8_t>(tape.below(6));
    rules.hand_limit = static_cast<std::uint8_t>(tape.one_in(3) ? 0 : 3 + tape.below(6));
}

void mix_ending(EndingRules& rules, Tape& tape) {
    rules.minutes = static_cast<std::uint16_t>(tape.one_in(6) ? 0 : 60);
    rules.clock_start = static_cast<ClockStart>(tape.below(2));
    rules.rounds_after_time = static_cast<std::uint8_t>(tape.below(3));
    rules.closing_sums = {};
    const unsigned listed = tape.below(4);
    for (unsigned i = 0; i < listed; ++i) rules.closing_sums[i] = rulebooks::sums(2, 5);
    rules.closing_round = static_cast<ClosingRound>(tape.below(2));
    rules.closing_exempt_conquests = static_cast<std::uint8_t>(tape.below(4));
    rules.tie_breaks = {};
    const unsigned breaks = tape.below(tie_break_count_max);
    for (unsigned i = 0; i < breaks; ++i) {
        rules.tie_breaks[i] = static_cast<TieBreak>(1 + tape.below(9));
    }
    rules.objective_points = static_cast<std::uint8_t>(tape.below(101));
    rules.late_objective_points = static_cast<std::uint8_t>(tape.below(101));
    rules.kingmaker = either(tape, Switch::off, Switch::on);
    rules.public_goal = static_cast<PublicGoal>(tape.one_in(3) ? 1 + tape.below(2) : 0);
    rules.public_goal_continents = static_cast<std::uint8_t>(tape.below(4));
}

Variant mixed(unsigned n) {
    Tape tape{n};
    Variant variant = variant_of(tape.below(rulebooks::all.size()), "house_" + std::to_string(n));
    variant.family = house_rules;
    mix_setup(variant.set.setup, tape);
    mix_reinforcement(variant.set.reinforcement, tape);
    mix_combat(variant.set.combat, tape);
    mix_ending(variant.set.ending, tape);
    if (tape.one_in(4)) add_worthless_objectives(variant.set);
    variant.set.setup.colours_in_the_box = static_cast<std::uint8_t>(3 + tape.below(4));
    return variant;
}

void add_options_of_challenge(std::vector<Variant>& all) {
    Variant kingmaker = variant_of(0, "challenge with Kingmaker");
    kingmaker.set.ending.kingmaker = Switch::on;
    all.push_back(kingmaker);
    Variant cards = variant_of(0, "challenge with the Challenge card and a cap of 120");
    cards.set.combat.challenge_card = Switch::on;
    cards.set.reinforcement.army_cap = 120;
    all.push_back(cards);
    Variant open = variant_of(0, "challenge without cap or clock");
    open.set.reinforcement.army_cap = 0;
    open.set.ending.minutes = 0;
    all.push_back(open);
}

std::vector<Variant> make_variants() {
    std::vector<Variant> all;
    for (Family family = 0; family < rulebooks::all.size(); ++family) {
        all.push_back(variant_of(family, std::string{rulebooks::all[family]->id.view()}));
        if (rulebooks::all[family]->ending.public_goal != PublicGoal::none) continue;
        Variant tied = variant_of(family, all.back().name + " with objectives that score nothing");
        add_worthless_objectives(tied.set);
        all.push_back(tied);
    }
    add_options_of_challenge(all);
    for (unsigned n = 0; n < house_rule_count; ++n) all.push_back(mixed(n));
    return all;
}

std::vector<RecordedGame> record_all() {
    std::vector<RecordedGame> games;
    for (std::size_t v = 0; v < variants().size(); ++v) {
        const bool house = variants()[v].family == house_rules;
        for (const std::uint8_t seat_count : seat_counts(variants()[v].set)) {
            const unsigned count = house ? 2 : games_for_each;
            for (std::uint64_t seed = 0; seed < count; ++seed) {
                games.push_back(record_game(v, seat_count, seed));
            }
        }
    }
    return games;
}

}  // namespace

const std::vector<Variant>& variants() {
    static const std::vector<Variant> all = make_variants();
    return all;
}

std::vector<std::uint8_t> seat_counts(const Ruleset& set) {
    std::vector<std::uint8_t> counts;
    for (std::uint8_t n = 0; n <= seat_count_max; ++n) {
        if (offered(test_rules(set), n)) counts.push_back(n);
    }
    return counts;
}

const std::vector<RecordedGame>& recorded_games() {
    static const std::vector<RecordedGame> games = record_all();
    return games;
}

}  // namespace kamchatka::test
