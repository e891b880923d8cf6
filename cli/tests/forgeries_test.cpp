// Two verifiers that share no line, ours and examples/verify.py: both find every honest game fair,
// in every ruleset, and every one of a hundred forgeries of each kind wrong.
#include "boards/game_board.hpp"
#include "chance/fast_source.hpp"
#include "chance/source.hpp"
#include "chance/verify.hpp"
#include "cli/tests/program.hpp"
#include "engine/rulebooks.hpp"
#include "record/record_json.hpp"
#include "record/rules_json.hpp"
#include "testkit/chance/committed_game.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace kamchatka::cli {
namespace {

namespace json = boost::json;

using Steps = std::vector<record::Step>;
using chance::FastSource;

constexpr std::uint8_t four_seats = 4;
constexpr std::uint8_t games_of_each = 4;
constexpr std::size_t forgeries_of_each_kind = 100;

struct Honest {
    std::shared_ptr<const Rules> rules;
    Digest seed;
    Steps steps;
};

// While the rules allow it, what the steps say came of them is what does.
void retell(const Rules& rules, Steps& steps) {
    State state = new_table(four_seats);
    for (record::Step& step : steps) {
        const Decision decision = decide(rules, state, step.actor, step.action);
        if (!decision) return;
        step.events = {decision->begin(), decision->end()};
        for (const Event& event : *decision) evolve(state, event);
    }
}

const std::vector<Honest>& honest_games() {
    static const std::vector<Honest> all = [] {
        std::vector<Honest> games;
        for (const Ruleset* set : rulebooks::all) {
            const auto rules =
                std::make_shared<const Rules>(boards::rules_for_game(*set, four_seats, 1));
            for (std::uint8_t number = 1; number <= games_of_each; ++number) {
                Honest game{rules, test::server_seed(number), {}};
                for (const auto& [actor, action] :
                     test::committed_game(*rules, four_seats, number)) {
                    game.steps.push_back({actor, action, {}});
                }
                retell(*rules, game.steps);
                games.push_back(std::move(game));
            }
        }
        return games;
    }();
    return all;
}

std::string document(const Rules& rules, Steps steps) {
    retell(rules, steps);
    record::Record empty;
    empty.set = rules.set;
    if (rules.set.setup.board != BoardKind::classic) empty.board = rules.board;
    empty.seat_count = four_seats;
    json::object whole = record::to_json(empty);
    json::array told;
    for (const record::Step& step : steps) {
        told.push_back(record::to_json({rules, four_seats}, step));
    }
    whole["steps"] = std::move(told);
    return json::serialize(whole);
}

bool found_fair(const std::string& text) {
    const auto reading = record::read_any(text);
    if (!reading || reading->cut_off) return false;
    const record::Record& game = reading->record;
    std::vector<chance::Step> steps;
    for (const record::Step& step : game.steps) steps.push_back({step.actor, step.action});
    const Rules rules = record::rules_of(game);
    return chance::verify(rules, game.seat_count, steps).verdict == chance::Verdict::fair;
}

// A game as text, and the rules it was played by.
struct Sheet {
    std::string text;
    std::string rules;
};

// What Python says of each, in order: fair, unfair, or that it cannot be checked.
std::vector<std::string> python_says(const std::vector<Sheet>& sheets) {
    std::map<std::string, std::vector<std::size_t>> by_rules;
    for (std::size_t i = 0; i < sheets.size(); ++i) by_rules[sheets[i].rules].push_back(i);
    std::vector<std::string> said(sheets.size(), "nothing");
    for (const auto& [rules, places] : by_rules) {
        std::string line = "python3 -B examples/verify.py " + test::temporary_file("rules", rules);
        for (const std::size_t i : places) {
            line += ' ' + test::temporary_file("game" + std::to_string(i), sheets[i].text);
        }
        std::istringstream answers{test::run_shell(line).out};
        std::string answer;
        for (const std::size_t i : places) {
            if (std::getline(answers, answer)) said[i] = answer.substr(answer.find(": ") + 2);
        }
    }
    return said;
}

bool has_python() { return test::run_shell("python3 --version").exit_code == 0; }

std::string rules_text(const Rules& rules) { return json::serialize(record::rules_json(rules)); }

// --- Forgeries. The opening of an honest game: step 0 is the commitment, 1 to 4 the promises of
// s1, s2 and s4 and the abstention of s3, 5 to 7 what s1 and s4 show and that s2 does not, 8 and 9
// what the seed supplies for s2 and s3.

constexpr std::size_t opening_end = 10;

Steps::iterator step_at(Steps& steps, std::size_t i) {
    return steps.begin() + static_cast<std::ptrdiff_t>(i);
}

std::uint8_t other_face(std::uint8_t die, FastSource& source) {
    return static_cast<std::uint8_t>((die + source.below(5)) % 6 + 1);
}

template <std::size_t N>
void change_one(std::array<std::uint8_t, N>& dice, FastSource& source) {
    const auto count =
        static_cast<unsigned>(N) - static_cast<unsigned>(std::ranges::count(dice, 0));
    std::uint8_t& die = dice[source.below(count)];
    die = other_face(die, source);
}

template <std::size_t N>
void flip_one(std::array<std::uint8_t, N>& bytes, FastSource& source) {
    bytes[source.below(N)] ^= static_cast<std::uint8_t>(1U << source.below(8));
}

template <typename... Kinds>
std::vector<std::size_t> places_of(const Steps& steps) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if ((std::holds_alternative<Kinds>(steps[i].action) || ...)) places.push_back(i);
    }
    return places;
}

std::size_t any_of(const std::vector<std::size_t>& places, FastSource& source) {
    return places[source.below(static_cast<unsigned>(places.size()))];
}

void change_dice(const Honest&, Steps& steps, FastSource& source) {
    const auto places = places_of<RollForPlace, RollDice, RollClosing>(steps);
    Action& action = steps[any_of(places, source)].action;
    if (auto* place = std::get_if<RollForPlace>(&action)) {
        change_one(place->dice, source);
    } else if (auto* closing = std::get_if<RollClosing>(&action)) {
        change_one(closing->dice, source);
    } else {
        auto& roll = std::get<RollDice>(action);
        change_one(source.below(2) == 0 ? roll.attack : roll.defence, source);
    }
}

// Any of what was promised, shown, not shown or supplied, one of them or more.
void leave_contributions_out(const Honest&, Steps& steps, FastSource& source) {
    const std::size_t first = 1 + source.below(opening_end - 1);
    const std::size_t count = 1 + source.below(static_cast<unsigned>(opening_end - first));
    steps.erase(step_at(steps, first), step_at(steps, first + count));
}

// What belongs to one part of the opening in another, or two draws the other way round.
void change_order(const Honest&, Steps& steps, FastSource& source) {
    if (source.below(2) == 0) {
        const std::size_t promise = 1 + source.below(4);
        const std::size_t later = 5 + source.below(5);
        return std::swap(steps[promise], steps[later]);
    }
    const auto places = places_of<SupplyEntropy, RollForPlace, DealTerritory, RollDice>(steps);
    for (;;) {
        record::Step& one = steps[any_of(places, source)];
        record::Step& other = steps[any_of(places, source)];
        if (one.action.index() != other.action.index() || one.action == other.action) continue;
        return std::swap(one, other);
    }
}

void change_commitment(const Honest& game, Steps& steps, FastSource& source) {
    Digest& commitment = std::get<StartGame>(steps.front().action).commitment;
    Digest& seed = std::get<RevealSeed>(steps.back().action).seed;
    switch (source.below(3)) {
        case 0: return flip_one(commitment, source);
        case 1: return flip_one(seed, source);
        default:
            seed = game.seed;
            flip_one(seed, source);
            commitment = chance::commitment_of(seed);
    }
}

void break_promise(const Honest&, Steps& steps, FastSource& source) {
    Action& action = steps[any_of(places_of<Promise, Contribute>(steps), source)].action;
    if (auto* promise = std::get_if<Promise>(&action)) {
        flip_one(promise->hash, source);
    } else {
        flip_one(std::get<Contribute>(action).entropy, source);
    }
}

// The dice stay as they were: the bytes are those that the seed supplied.
void hide_supply(const Honest&, Steps& steps, FastSource& source) {
    const Entropy of_s2 = std::get<SupplyEntropy>(steps[8].action).entropy;
    const Entropy of_s3 = std::get<SupplyEntropy>(steps[9].action).entropy;
    const auto shown = [](Seat seat, const Entropy& entropy) {
        const EntropyContributed told{seat, entropy};
        return record::Step{seat, Contribute{entropy}, {told}};
    };
    switch (source.below(4)) {
        case 0:  // as if s2 had kept its promise
            steps[6] = shown(Seat::s2, of_s2);
            steps.erase(step_at(steps, 8));
            return;
        case 1:  // as if s3 had promised and kept it
            steps[3].action = Promise{chance::promise_of(of_s3)};
            steps.erase(step_at(steps, 9));
            steps.insert(step_at(steps, 5 + source.below(3)), shown(Seat::s3, of_s3));
            return;
        case 2:  // as if it were no matter of promises
            steps.erase(step_at(steps, 9));
            steps.insert(step_at(steps, 5 + source.below(3)), shown(Seat::s3, of_s3));
            return;
        default: steps[8] = shown(Seat::s2, of_s2);
    }
}

struct Kind {
    const char* name;
    void (*forge)(const Honest&, Steps&, FastSource&);
};

constexpr Kind kinds[] = {
    {"DiceChanged", change_dice},
    {"ContributionsMissing", leave_contributions_out},
    {"OrderChanged", change_order},
    {"AnotherCommitment", change_commitment},
    {"PromiseBroken", break_promise},
    {"SupplyHidden", hide_supply},
};

class Forgery : public testing::TestWithParam<Kind> {};

TEST_P(Forgery, IsFoundByBothVerifiers) {
    FastSource source{7};
    std::set<std::string> seen;
    std::vector<Sheet> forged;
    for (std::size_t i = 0; forged.size() < forgeries_of_each_kind; ++i) {
        ASSERT_LT(i, 100 * forgeries_of_each_kind) << "there are not so many";
        const Honest& game = honest_games()[i % honest_games().size()];
        Steps steps = game.steps;
        GetParam().forge(game, steps, source);
        std::string text = document(*game.rules, std::move(steps));
        if (!seen.insert(text).second) continue;
        EXPECT_FALSE(found_fair(text)) << game.rules->set.id.view() << ", forgery " << i;
        forged.push_back({std::move(text), rules_text(*game.rules)});
    }
    if (!has_python()) GTEST_SKIP() << "no python3";
    const auto said = python_says(forged);
    for (std::size_t i = 0; i < said.size(); ++i) {
        EXPECT_TRUE(said[i].starts_with("unfair: step ")) << i << ": " << said[i];
    }
}

INSTANTIATE_TEST_SUITE_P(Of, Forgery, testing::ValuesIn(kinds), [](const auto& each) {
    return std::string{each.param.name};
});

TEST(TwoVerifiers, FindHonestGamesFairInEveryRuleset) {
    std::vector<Sheet> sheets;
    for (const Honest& game : honest_games()) {
        sheets.push_back({document(*game.rules, game.steps), rules_text(*game.rules)});
        EXPECT_TRUE(found_fair(sheets.back().text)) << game.rules->set.id.view();
    }
    if (!has_python()) GTEST_SKIP() << "no python3";
    for (const std::string& said : python_says(sheets)) {
        EXPECT_TRUE(said.starts_with("fair: ")) << said;
        EXPECT_TRUE(said.ends_with("promises kept: 2, contributions supplied by the seed: 2"))
            << said;
    }
}

// Games of every ruleset and every number of seats, most of them from before there were promises.
TEST(TwoVerifiers, FindTheGoldenGamesFair) {
    std::vector<Sheet> sheets;
    for (const auto& entry : std::filesystem::directory_iterator{"tests/golden"}) {
        if (entry.path().extension() != ".txt") continue;
        const std::string text = test::contents(entry.path());
        EXPECT_TRUE(found_fair(text)) << entry.path();
        const record::Record game = record::read_any(text)->record;
        const Rules rules = record::rules_of(game);
        sheets.push_back({json::serialize(record::to_json(game)), rules_text(rules)});
    }
    EXPECT_GT(sheets.size(), 30U);
    if (!has_python()) GTEST_SKIP() << "no python3";
    for (const std::string& said : python_says(sheets))
        EXPECT_TRUE(said.starts_with("fair: ")) << said;
}

}  // namespace
}  // namespace kamchatka::cli
