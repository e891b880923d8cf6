// legal_actions() and decide() are two tellings of the same rules. On thousands of positions of
// random games, for every actor: all that is offered is accepted, and nothing else is.
#include "testkit/effort.hpp"
#include "testkit/engine/action_universe.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>

namespace kamchatka::test::legal_agrees_with_decide_test {
namespace {

// One position in so many, and all that are hard to come by up to a number.
constexpr std::size_t stride = 37 * (sanitized ? 14 : 1);
constexpr unsigned rare_positions = effort(200U);

// The options of an actor, so filed that the one that might cover an action is found at once.
class Offered {
public:
    explicit Offered(const Options& options) {
        for (const Option& option : options) file(option.action).push_back(&option);
    }

    bool covers(const Action& action) {
        const auto& candidates = file(action);
        return std::any_of(candidates.begin(), candidates.end(), [&](const Option* option) {
            return kamchatka::covers(*option, action);
        });
    }

private:
    std::vector<const Option*>& file(const Action& action) {
        std::size_t key = 0;
        if (const auto* attack = std::get_if<Attack>(&action)) key = index(attack->from);
        if (const auto* transfer = std::get_if<Transfer>(&action)) key = index(transfer->from);
        return files_[action.index()][key % 64];
    }

    std::array<std::array<std::vector<const Option*>, 64>, std::variant_size_v<Action>> files_;
};

struct Position {
    const Rules& rules;
    const State& state;
    std::string name;
};

std::string told(const Position& position, const Actor& actor, Action action) {
    std::string text = position.name + ", phase " +
        std::to_string(static_cast<int>(position.state.phase)) + ", actor " +
        std::to_string(actor.index());
    if (const Seat* seat = std::get_if<Seat>(&actor)) text += "/" + std::to_string(index(*seat));
    text += ", action " + std::to_string(action.index());
    if (const Quantity quantity = quantity_of(action)) {
        text += " with " + std::to_string(quantity.get());
    }
    return text;
}

bool accepted(const Position& position, const Actor& actor, const Action& action) {
    return decide(position.rules, position.state, actor, action).has_value();
}

bool may_choose_pairs(const State& state, const Actor& actor) {
    const Seat* seat = std::get_if<Seat>(&actor);
    return (state.phase == Phase::reinforce || state.phase == Phase::attack) && seat != nullptr &&
        awaited_seats(state).contains(*seat);
}

// Accepted at its smallest, its largest and in the middle; beyond only if another option says so.
void check_option(
    const Position& position, const Actor& actor, const Option& option, Offered& offered
) {
    Action action = option.action;
    ASSERT_TRUE(accepted(position, actor, action)) << told(position, actor, action);
    const Quantity quantity = quantity_of(action);
    if (!quantity) return;
    const unsigned least = quantity.get();
    ASSERT_LE(least, option.most) << told(position, actor, action);
    for (const unsigned n : {unsigned{option.most}, (least + option.most) / 2}) {
        quantity.set(n);
        ASSERT_TRUE(accepted(position, actor, action)) << told(position, actor, action);
    }
    for (const unsigned n : {least - 1, option.most + 1U}) {
        if (n > 65535) continue;  // below 0
        quantity.set(n);
        ASSERT_EQ(accepted(position, actor, action), offered.covers(action))
            << told(position, actor, action);
    }
}

// How many actions were tried and how many of them were legal.
struct Tried {
    unsigned long all = 0;
    unsigned long legal = 0;
};

void check_actor(const Position& position, const Actor& actor, Tape& tape, Tried& tried) {
    const Options options = legal_actions(position.rules, position.state, actor);
    Offered offered{options};
    for (const Option& option : options) {
        check_option(position, actor, option, offered);
        if (testing::Test::HasFatalFailure()) return;
    }
    const Pairs pairs = may_choose_pairs(position.state, actor) ? Pairs::all : Pairs::some;
    for_each_action(position.rules, position.state, pairs, tape, [&](const Action& action) {
        const bool legal = accepted(position, actor, action);
        ++tried.all;
        if (legal) ++tried.legal;
        if (legal != offered.covers(action)) {
            ADD_FAILURE() << (legal ? "accepted but not offered: " : "offered but refused: ")
                          << told(position, actor, action);
        }
    });
}

struct Agreement : testing::Test {
    std::map<Phase, unsigned> seen;
    std::map<Family, unsigned> of_family;
    Tried tried;
    Tape tape{1918};

    bool wanted(std::size_t step, Phase phase) {
        constexpr IdSet<Phase> common{
            Phase::deal, Phase::place, Phase::reinforce, Phase::attack, Phase::roll};
        return step % stride == 0 || seen[phase] < (common.contains(phase) ? 1 : rare_positions);
    }

    void check_game(const RecordedGame& game) {
        const Variant& variant = variants()[game.variant];
        const Rules rules = test_rules(variant.set);
        State state = new_table(game.seat_count);
        for (std::size_t step = 0; step <= game.steps.size(); ++step) {
            if (wanted(step, state.phase) || step == game.steps.size()) {
                ++seen[state.phase];
                ++of_family[variant.family];
                const Position position{
                    rules, state, name_of(game) + ", step " + std::to_string(step)};
                for (const Actor& actor : all_actors()) check_actor(position, actor, tape, tried);
                if (HasFailure()) return;
            }
            if (step == game.steps.size()) return;
            for (std::size_t e = game.first_event[step]; e < game.first_event[step + 1]; ++e) {
                evolve(state, game.events[e]);
            }
        }
    }
};

TEST_F(Agreement, AllThatIsOfferedIsAcceptedAndNothingElse) {
    for (std::size_t g = 0; g < recorded_games().size(); g += sanitized ? 2 : 1) {
        check_game(recorded_games()[g]);
        if (HasFailure()) return;
    }
    // The test is worth something only if it saw everything.
    for (int phase = 0; phase <= static_cast<int>(Phase::supply); ++phase) {
        EXPECT_GT(seen[static_cast<Phase>(phase)], 0U) << "phase " << phase;
    }
    for (Family family = 0; family <= house_rules; ++family)
        EXPECT_GT(of_family[family], effort(800U));
    EXPECT_GT(tried.legal, effort(100'000U));
    RecordProperty("actions", std::to_string(tried.all));
    RecordProperty("legal", std::to_string(tried.legal));
}

TEST(Nonsense, IsRefusedWithoutHarm) {
    Tape tape{86};
    unsigned long refused = 0;
    for (std::size_t g = 0; g < recorded_games().size(); g += sanitized ? 25 : 5) {
        const RecordedGame& game = recorded_games()[g];
        const Rules rules = test_rules(variants()[game.variant].set);
        State state = new_table(game.seat_count);
        for (std::size_t step = 0; step < game.steps.size(); ++step) {
            const State before = state;
            for (const Actor& actor : all_actors()) {
                if (step % 7 != 0) break;
                for (const Action& action : nonsense(tape)) {
                    State after = state;
                    if (!advance(rules, after, actor, action)) continue;
                    ++refused;
                    ASSERT_EQ(after, before)
                        << name_of(game) << told({rules, state, ""}, actor, action);
                }
            }
            for (std::size_t e = game.first_event[step]; e < game.first_event[step + 1]; ++e) {
                evolve(state, game.events[e]);
            }
        }
    }
    EXPECT_GT(refused, effort(100'000U));
}

}  // namespace
}  // namespace kamchatka::test::legal_agrees_with_decide_test
