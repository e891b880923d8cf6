// Whole games at real tables: what the book says is what the engine says, whichever cards were
// taken face down; undoing gives back what was; a file reads back as it was written.
#include "referee/tests/table.hpp"
#include "referee/wire/entry_json.hpp"

#include "testkit/clause.hpp"

#include <rapidcheck/gtest.h>

namespace kamchatka::referee {
namespace {

using test::Luck;
using test::Table;

Action with_quantity(Action action, std::uint16_t quantity) {
    std::visit(
        [&]<typename A>(A& asked) {
            if constexpr (requires { asked.armies; }) asked.armies = quantity;
            if constexpr (std::is_same_v<A, Attack> || std::is_same_v<A, Defend>) {
                asked.dice = static_cast<std::uint8_t>(quantity);
            }
        },
        action
    );
    return action;
}

std::uint16_t least_of(const Action& action) {
    return std::visit(
        []<typename A>(const A& asked) -> std::uint16_t {
            if constexpr (requires { asked.armies; }) return asked.armies;
            if constexpr (std::is_same_v<A, Attack> || std::is_same_v<A, Defend>) return asked.dice;
            return 0;
        },
        action
    );
}

DiceThree roll(Luck& luck, unsigned count) {
    DiceThree dice{};
    for (unsigned i = 0; i < count; ++i) dice[i] = static_cast<std::uint8_t>(1 + luck.below(6));
    return dice;
}

// What happens next at the table where every card is known.
Action next_action(const Rules& rules, const State& truth, Luck& luck) {
    if (truth.phase == Phase::roll) {
        return RollDice{
            roll(luck, truth.battle.attack_dice), roll(luck, truth.battle.defence_dice)};
    }
    if (truth.phase == Phase::closing) return RollClosing{{6, 6}};
    const bool chance = waits_for_chance(truth.phase);
    const Actor actor = chance ? Actor{Chance{}} : Actor{awaited_seats(truth).front()};
    const Options options = legal_actions(rules, truth, actor);
    for (const Option& option : options) {
        if (std::holds_alternative<PlayTris>(option.action)) return option.action;
    }
    for (;;) {
        const Option& option = options[luck.below(options.size())];
        const std::uint16_t least = least_of(option.action);
        const std::uint16_t most = std::max(option.most, least);
        const auto quantity = static_cast<std::uint16_t>(least + luck.below(most - least + 1U));
        if (std::holds_alternative<Withdraw>(option.action)) continue;
        const bool ends = std::holds_alternative<EndTurn>(option.action) ||
            std::holds_alternative<Transfer>(option.action);
        if (ends && luck.below(4) != 0 && options.size() > 2) continue;
        return with_quantity(option.action, quantity);
    }
}

void play_along(const Ruleset& set, std::size_t seat_count, std::uint64_t seed, int actions) {
    Table table{Kind::full, set, seat_count};
    const Rules& rules = table.sheet.covered;
    State truth = table.sheet.state;
    Luck luck{seed};
    int tris = 0;
    for (int i = 0; i < actions && table.sheet.stage == Stage::playing; ++i) {
        const Action action = next_action(rules, truth, luck);
        const Actor actor = actor_of(truth, action);
        RC_ASSERT(!advance(rules, truth, actor, action));
        if (std::holds_alternative<TakeCard>(action)) continue;  // the book takes it by itself
        tris += std::holds_alternative<PlayTris>(action) ? 1 : 0;
        const bool drawn = std::holds_alternative<DrawCard>(action);
        const auto refused = drawn ? table.enter(CardNoted{}) : table.play(action);
        RC_ASSERT(refused == std::nullopt);
        if (truth.phase == Phase::capture || table.sheet.stage != Stage::playing) continue;
        // Everything public is the same; of what is hidden, how many.
        RC_ASSERT(static_cast<const PublicState&>(truth) == table.sheet.state);
        for (const Seat seat : seats(truth)) {
            RC_ASSERT(
                truth.hand[seat].reveal().size() == table.sheet.state.hand[seat].reveal().size()
            );
        }
    }
    RC_CLASSIFY(tris > 0, "with a tris");
    const auto again = fold(table.book);
    RC_ASSERT(again.has_value());
    RC_ASSERT(again->state == table.sheet.state);
    const auto read = read_book(write_book("ABC", table.book));
    RC_ASSERT(read.has_value());
    RC_ASSERT(read->book == table.book);
}

RC_GTEST_PROP(Book, IsTheEnginesReplayWhateverCardsWereFaceDown, ()) {
    const Ruleset* sets[] = {
        &rulebooks::challenge, &rulebooks::torneo, &rulebooks::prestige, &rulebooks::torisiko};
    const auto which = *rc::gen::inRange<std::size_t>(0, 4);
    const auto seat_count = *rc::gen::inRange<std::size_t>(3, 6);
    const auto seed = *rc::gen::arbitrary<std::uint64_t>();
    play_along(*sets[which], seat_count, seed, 450);
}

RC_GTEST_PROP(Book, UndoingGivesBackWhatWas, (std::uint64_t seed)) {
    Table table{Kind::full, rulebooks::challenge, 4};
    Luck luck{seed};
    std::vector<State> states{table.sheet.state};
    for (int i = 0; i < 120; ++i) {
        const Action action = next_action(table.sheet.covered, table.sheet.state, luck);
        const bool drawn = std::holds_alternative<DrawCard>(action);
        RC_ASSERT((drawn ? table.enter(CardNoted{}) : table.play(action)) == std::nullopt);
        states.push_back(table.sheet.state);
        if (luck.below(5) != 0 || states.size() < 4) continue;
        const auto count = static_cast<std::uint8_t>(1 + luck.below(3));
        const std::size_t before = table.book.size();
        RC_ASSERT(table.enter(Undone{count}) == std::nullopt);
        RC_ASSERT(table.book.size() == before + 1);
        states.resize(states.size() - count);
        RC_ASSERT(table.sheet.state == states.back());
    }
}

RC_GTEST_PROP(Book, ASetUpEnteredAfterTheFactIsTheSameBoard, (std::uint64_t seed)) {
    const auto seat_count = *rc::gen::inRange<std::size_t>(3, 6);
    Table dealt{Kind::full, rulebooks::challenge, seat_count};
    Luck luck{seed};
    while (dealt.sheet.state.phase == Phase::deal || dealt.sheet.state.phase == Phase::place) {
        const Action action = next_action(dealt.sheet.covered, dealt.sheet.state, luck);
        RC_ASSERT(dealt.play(action) == std::nullopt);
    }
    BoardCounted board;
    for (const Territory territory : dealt.sheet.rules.board.territories()) {
        board.territories[territory].owner = owner(dealt.sheet.state, territory);
        board.territories[territory].armies = dealt.sheet.state.armies[territory];
    }
    Table entered{Kind::full, rulebooks::challenge, seat_count};
    const auto played = arrange(entered.sheet, board);
    RC_ASSERT(played.has_value());
    RC_ASSERT(entered.enter(*played) == std::nullopt);
    RC_ASSERT(entered.sheet.state.held == dealt.sheet.state.held);
    RC_ASSERT(entered.sheet.state.armies == dealt.sheet.state.armies);
    RC_ASSERT(entered.sheet.state.phase == Phase::reinforce);
}

}  // namespace
}  // namespace kamchatka::referee
