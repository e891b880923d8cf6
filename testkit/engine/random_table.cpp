// How the tape plays. The rules it plays by are in random_rules.cpp.
#include "testkit/engine/random_table.hpp"

#include <algorithm>
#include <concepts>

namespace kamchatka::test {
namespace {

template <typename A>
constexpr bool counts_armies = requires(A action) {
    { action.armies } -> std::same_as<std::uint16_t&>;
};
template <typename A>
constexpr bool counts_dice = requires(A action) {
    { action.dice } -> std::same_as<std::uint8_t&>;
};

template <std::size_t N>
void roll(std::array<std::uint8_t, N>& dice, Tape& tape) {
    for (std::uint8_t& die : dice) {
        if (die != 0) die = static_cast<std::uint8_t>(1 + tape.below(6));
    }
}

template <std::size_t N>
void fill(std::array<std::uint8_t, N>& bytes, Tape& tape) {
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(tape.next());
}

Temper temper_of(Tape& tape) {
    const bool bold = !tape.one_in(4);
    const bool brief = tape.one_in(4);
    return {
        .bold = bold && !brief,
        .hoards = tape.one_in(4),
        .committed = tape.one_in(4),
        .time_round = brief ? tape.below(3) : 5 + tape.below(25),
        .leave_rarity = tape.one_in(3) ? 250U : 4000U,
        .ruling_rarity = tape.one_in(3) ? 60U : 1000U,
    };
}

// Without an end in sight people lose patience.
constexpr std::uint32_t patience_rounds = 60;

}  // namespace

std::uint32_t Tape::next() {
    if (used_ < first_.size()) return first_[used_++];
    state_ += 0x9e3779b97f4a7c15;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
    return static_cast<std::uint32_t>((mixed ^ (mixed >> 31)) >> 16);
}

void Quantity::set(unsigned n) const {
    if (armies != nullptr) {
        *armies = static_cast<std::uint16_t>(n);
    } else {
        *dice = static_cast<std::uint8_t>(n);
    }
}

Quantity quantity_of(Action& action) {
    return std::visit(
        []<typename A>(A& chosen) -> Quantity {
            if constexpr (counts_armies<A>) return {.armies = &chosen.armies};
            if constexpr (counts_dice<A>) return {.dice = &chosen.dice};
            return {};
        },
        action
    );
}

RandomTable::RandomTable(const Rules& rules, std::uint8_t seat_count, Tape tape)
    : rules_{rules},
      state_{new_table(seat_count)},
      tape_{std::move(tape)},
      temper_{temper_of(tape_)} {}

bool RandomTable::over() const {
    return state_.phase == Phase::closed || (state_.phase == Phase::over && !state_.committed);
}

Step RandomTable::choose() {
    if (auto step = ruling()) return *step;
    if (auto step = departure()) return *step;
    if (waits_for_chance(state_.phase)) return {Chance{}, chance_action()};
    const SeatSet awaited = awaited_seats(state_);
    const Seat seat = awaited.nth(tape_.below(static_cast<unsigned>(awaited.size())));
    return {seat, seat_action(seat)};
}

std::optional<Events> RandomTable::play(const Step& step) {
    const Decision decision = decide(rules_, state_, step.actor, step.action);
    if (!decision) return std::nullopt;
    for (const Event& event : *decision) evolve(state_, event);
    return *decision;
}

template <typename A>
std::optional<Option> RandomTable::any(const Options& options) {
    const auto is_one = [](const Option& o) { return std::holds_alternative<A>(o.action); };
    const auto count = std::count_if(options.begin(), options.end(), is_one);
    if (count == 0) return std::nullopt;
    unsigned n = tape_.below(static_cast<unsigned>(count));
    const Option* option = options.begin();
    while (!is_one(*option) || n-- > 0) ++option;
    return *option;
}

Action RandomTable::varied(const Option& option) {
    Action action = option.action;
    if (const Quantity quantity = quantity_of(action)) {
        const unsigned least = quantity.get();
        quantity.set(least + tape_.below(option.most - least + 1));
    }
    if (auto* start = std::get_if<StartGame>(&action)) {
        if (temper_.committed) {
            fill(start->commitment, tape_);
            if (!tape_.one_in(4)) start->scheme = Scheme::promises;
        }
    }
    if (auto* promise = std::get_if<Promise>(&action)) fill(promise->hash, tape_);
    if (auto* supply = std::get_if<SupplyEntropy>(&action)) fill(supply->entropy, tape_);
    if (auto* reveal = std::get_if<RevealSeed>(&action)) fill(reveal->seed, tape_);
    if (auto* contribute = std::get_if<Contribute>(&action)) fill(contribute->entropy, tape_);
    if (auto* place = std::get_if<RollForPlace>(&action)) roll(place->dice, tape_);
    if (auto* closing = std::get_if<RollClosing>(&action)) roll(closing->dice, tape_);
    if (auto* dice = std::get_if<RollDice>(&action)) {
        roll(dice->attack, tape_);
        roll(dice->defence, tape_);
    }
    return action;
}

std::optional<Step> RandomTable::ruling() {
    const bool due = state_.round >= temper_.time_round && !state_.last_round;
    if (due && tape_.one_in(8) && decide(rules_, state_, Arbiter{}, CallTime{})) {
        return Step{Arbiter{}, CallTime{}};
    }
    if (!tape_.one_in(temper_.ruling_rarity)) return std::nullopt;
    const Options options = legal_actions(rules_, state_, Arbiter{});
    const auto removal = any<RemoveArmies>(options);
    const auto cap = any<SetArmyCap>(options);
    if (removal && tape_.one_in(2)) return Step{Arbiter{}, varied(*removal)};
    if (!cap) return std::nullopt;
    SetArmyCap set = std::get<SetArmyCap>(cap->action);
    set.armies = static_cast<std::uint16_t>(tape_.one_in(4) ? 0 : tape_.below(100));
    return Step{Arbiter{}, set};
}

std::optional<Step> RandomTable::departure() {
    const bool patient = state_.round < patience_rounds && state_.phase != Phase::choice;
    if (!tape_.one_in(patient ? temper_.leave_rarity : 10U)) return std::nullopt;
    const Options options = legal_actions(rules_, state_, Arbiter{});
    const auto withdrawal = any<Withdraw>(options);
    const auto exclusion = any<Exclude>(options);
    if (!withdrawal) return std::nullopt;
    if (tape_.one_in(3)) return Step{Arbiter{}, exclusion->action};
    // While chance is awaited nobody goes by himself.
    const Seat seat = std::get<Withdraw>(withdrawal->action).seat;
    const bool itself = !waits_for_chance(state_.phase) && !tape_.one_in(2);
    return Step{itself ? Actor{seat} : Actor{Arbiter{}}, withdrawal->action};
}

Action RandomTable::chance_action() {
    const Options options = legal_actions(rules_, state_, Chance{});
    return varied(options[tape_.below(static_cast<unsigned>(options.size()))]);
}

Action RandomTable::seat_action(Seat seat) {
    const Options options = legal_actions(rules_, state_, seat);
    constexpr IdSet<Phase> in_turn{Phase::reinforce, Phase::attack, Phase::gather};
    if (in_turn.contains(state_.phase)) return turn_action(seat, options);
    unsigned count = static_cast<unsigned>(options.size());
    if (std::holds_alternative<Withdraw>(options.back().action)) --count;
    const Option& option = options[tape_.below(count)];
    if (state_.phase == Phase::occupy && temper_.bold && !tape_.one_in(4)) {
        return Occupy{option.most};
    }
    return varied(option);
}

Action RandomTable::turn_action(Seat seat, const Options& options) {
    if (!temper_.hoards && !tape_.one_in(4)) {
        if (const auto tris = any<PlayTris>(options)) return tris->action;
    }
    if (tape_.one_in(16)) {
        if (const auto back = any<TakeBackArmies>(options)) return varied(*back);
    }
    if (tape_.one_in(12)) {
        if (const auto card = any<PlayChallengeCard>(options)) return card->action;
    }
    if (rules_.set.reinforcement.centres_max > 0 && tape_.one_in(4)) {
        if (const auto centre = any<BuildCentre>(options)) return centre->action;
    }
    if (state_.reserve[seat] > 0) {
        if (const auto place = placement(seat, options)) return *place;
    }
    if (const auto attack = attack_action(seat, options)) return *attack;
    if (tape_.one_in(3)) {
        if (const auto transfer = any<Transfer>(options)) return varied(*transfer);
    }
    if (any<EndTurn>(options)) return EndTurn{};
    return varied(*any<Attack>(options));
}

std::optional<Action> RandomTable::placement(Seat seat, const Options& options) {
    const auto any_place = any<PlaceArmies>(options);
    if (!any_place) return std::nullopt;
    if (!temper_.bold || tape_.one_in(8)) return varied(*any_place);
    // All on the strongest territory that has somebody to attack.
    PlaceArmies best{std::get<PlaceArmies>(any_place->action).territory, any_place->most};
    unsigned strongest = 0;
    for (const Option& option : options) {
        const auto* place = std::get_if<PlaceArmies>(&option.action);
        if (place == nullptr) continue;
        const Territory territory = place->territory;
        const bool on_border = !state_.held[seat].contains(rules_.board.neighbours[territory]);
        if (on_border && state_.armies[territory] > strongest) {
            strongest = state_.armies[territory];
            best = {territory, option.most};
        }
    }
    return best;
}

// How much the attack promises: strength, somebody's end, the objective.
int RandomTable::promise(Seat seat, const Attack& attack) const {
    int worth = state_.armies[attack.from] - state_.armies[attack.to];
    const Seat defender = owner(state_, attack.to);
    if (state_.held[defender].size() <= 3) worth += 4;
    if (const auto objective = state_.objective[seat].reveal()) {
        const Goal& goal = rules_.objectives[*objective].goal;
        if (goal.territories.contains(attack.to)) worth += 2;
        if (goal.destroy && state_.colour[defender] == goal.destroy) worth += 2;
    }
    return worth;
}

std::optional<Action> RandomTable::attack_action(Seat seat, const Options& options) {
    if (!temper_.bold || tape_.one_in(10)) {
        if (!tape_.one_in(3)) return std::nullopt;
        if (const auto attack = any<Attack>(options)) return varied(*attack);
        return std::nullopt;
    }
    std::optional<Attack> best;
    int most = 0;
    for (const Option& option : options) {
        const auto* attack = std::get_if<Attack>(&option.action);
        if (attack == nullptr || promise(seat, *attack) <= most) continue;
        most = promise(seat, *attack);
        best = *attack;
        best->dice = static_cast<std::uint8_t>(option.most);
    }
    if (!best || (most < 2 && tape_.one_in(2))) return std::nullopt;
    return *best;
}

RecordedGame record_game(std::size_t variant, std::uint8_t seat_count, std::uint64_t seed) {
    RandomTable table{test_rules(variants()[variant].set), seat_count, Tape{seed}};
    RecordedGame game{};
    game.variant = variant;
    game.seat_count = seat_count;
    game.seed = seed;
    while (!table.over() && game.steps.size() < step_count_max) {
        const Step step = table.choose();
        const auto events = table.play(step);
        if (!events) break;
        game.steps.push_back(step);
        game.first_event.push_back(game.events.size());
        game.events.insert(game.events.end(), events->begin(), events->end());
        game.digests.push_back(digest(table.state()));
    }
    game.first_event.push_back(game.events.size());
    game.ended = table.over();
    return game;
}

std::string name_of(const RecordedGame& game) {
    return variants()[game.variant].name + ", " + std::to_string(game.seat_count) +
        " seats, seed " + std::to_string(game.seed);
}

}  // namespace kamchatka::test
