// Bots answer with legal actions only: every bot, every ruleset, every number of seats, Kingmaker
// and the choice of dice included. The game itself stops the program at the first illegal action;
// here each answer is also compared with the options.
#include "bots/catalogue.hpp"
#include "bots/game.hpp"
#include "engine/rulebooks.hpp"
#include "testkit/effort.hpp"
#include "testkit/engine/archipelago.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>
#include <memory>
#include <string>
#include <vector>

namespace kamchatka::bots {
namespace {

// Passes the question on, and looks at the answer.
class Checked final : public Bot {
public:
    explicit Checked(std::string_view id) : bot_{make_bot(id)} {}

    Action choose(const Situation& now, chance::FastSource& source, const Budget& budget) override {
        const Action action = bot_->choose(now, source, budget);
        bool offered = false;
        for (const Option& option : now.options) offered = offered || covers(option, action);
        EXPECT_TRUE(offered);
        EXPECT_FALSE(std::holds_alternative<Withdraw>(action));
        return action;
    }
    void hear(const Rules& rules, const SeenEvent& event) override { bot_->hear(rules, event); }
    bool listens() const override { return bot_->listens(); }

private:
    std::unique_ptr<Bot> bot_;
};

// The rulesets as printed, and others that put everything there is into play.
std::vector<Rules> all_rules() {
    std::vector<Rules> all;
    for (const Ruleset* set : rulebooks::all) all.push_back(test::test_rules(*set));
    Ruleset kingmaker = rulebooks::challenge;
    kingmaker.ending.kingmaker = Switch::on;
    all.push_back(make_rules(kingmaker));
    Ruleset chosen = rulebooks::torisiko;
    chosen.combat.defence_dice = Dice::chosen;
    chosen.combat.attack_dice = Dice::chosen;
    chosen.combat.challenge_card = Switch::on;
    chosen.reinforcement.take_back = TakeBack::never;
    all.push_back(make_rules(chosen));
    return all;
}

// Every bot, but with the levels that think long replaced by one that does the same in less time.
std::vector<std::string> quick_bots() {
    std::vector<std::string> ids;
    for (const Profile& profile : profiles()) {
        if (profile.id.substr(0, 8) != "planner_") ids.emplace_back(profile.id);
    }
    ids.insert(ids.end(), {"planner_1", "planner_2", "planner:8:2:10:2:1:1"});
    return ids;
}

TEST(Bots, AnswerWithLegalActionsInEveryRulesetAndForEveryNumberOfSeats) {
    constexpr std::uint64_t games = test::sanitized ? 3 : 12;
    std::size_t played = 0;
    const std::vector<std::string> ids = quick_bots();
    for (const Rules& rules : all_rules()) {
        for (std::uint8_t seat_count = 3; seat_count <= seat_count_max; ++seat_count) {
            if (rules.set.setup.starting_armies[seat_count] == 0) continue;
            for (std::uint64_t seed = 0; seed < games; ++seed) {
                std::array<std::unique_ptr<Bot>, seat_count_max> bots;
                Players players{};
                for (std::size_t i = 0; i < seat_count; ++i) {
                    // Every bot meets every other in the course of the games.
                    const std::string& id = ids[(seed + i * (1 + seed / 3)) % ids.size()];
                    bots[i] = std::make_unique<Checked>(id);
                    players[id_of<Seat>(i)] = bots[i].get();
                }
                const GameOptions options{.call_time_round = 12, .round_max = 60};
                play_game(rules, seat_count, players, seed, options);
                ASSERT_FALSE(HasFailure()) << rules.set.id.view() << ' ' << int{seat_count};
                ++played;
            }
        }
    }
    EXPECT_GT(played, 20 * games);
}

// The personas and the random player in every mix.
TEST(Bots, AnswerWithLegalActionsInThousandsOfGames) {
    std::size_t played = 0;
    for (const Rules& rules : all_rules()) {
        for (std::uint64_t seed = 0; seed < test::effort(400U); ++seed) {
            std::array<std::unique_ptr<Bot>, 4> bots;
            Players players{};
            for (std::size_t i = 0; i < 4; ++i) {
                const auto& persona = profiles()[(seed * 3 + i * (1 + seed % 5)) % 8];
                bots[i] = make_bot(persona.id);
                players[id_of<Seat>(i)] = bots[i].get();
            }
            const GameOptions options{.call_time_round = 20, .round_max = 60};
            play_game(rules, 4, players, seed, options);  // stops at an illegal action
            ++played;
        }
    }
    EXPECT_GE(played, test::effort(2000U));
}

TEST(Bots, OfEveryLevelPlayAGame) {
    const Rules rules = make_rules(rulebooks::challenge);
    std::array<std::unique_ptr<Bot>, 5> bots;
    Players players{};
    for (std::size_t i = 0; i < 5; ++i) {
        bots[i] = std::make_unique<Checked>("planner_" + std::to_string(i + 1));
        players[id_of<Seat>(i)] = bots[i].get();
    }
    const GameOptions options{.call_time_round = 1, .round_max = 3};
    EXPECT_GT(play_game(rules, 5, players, 3, options).turn_count, 4U);
}

// A deadline that has passed leaves a legal action all the same, at once.
TEST(Bots, AnswerWhenThereIsNoTimeLeft) {
    const Rules rules = make_rules(rulebooks::challenge);
    class Hurried final : public Bot {
    public:
        Action choose(const Situation& now, chance::FastSource& source, const Budget&) override {
            return bot_->choose(now, source, Budget::until({}));
        }

    private:
        std::unique_ptr<Bot> bot_ = make_bot("planner_5");
    };
    std::array<Hurried, 4> bots;
    Players players{};
    for (std::size_t i = 0; i < 4; ++i) players[id_of<Seat>(i)] = &bots[i];
    const auto played = play_game(rules, 4, players, 3, {.call_time_round = 10});
    EXPECT_EQ(played.ending, chance::Ending::played_out);
}

double thread_ms() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

// A table never waits long for a bot that has a deadline, however hard its level thinks. Processor
// time is what counts, since the machine may be busy with something else.
TEST(Bots, KeepToTheirBudget) {
    class Watched final : public Bot {
    public:
        Action choose(const Situation& now, chance::FastSource& source, const Budget&) override {
            const double start = thread_ms();
            const auto budget = std::chrono::steady_clock::now() + std::chrono::milliseconds{2};
            const Action action = bot_->choose(now, source, Budget::until(budget));
            longest = std::max(longest, thread_ms() - start);
            return action;
        }
        void hear(const Rules& rules, const SeenEvent& event) override { bot_->hear(rules, event); }
        bool listens() const override { return bot_->listens(); }

        double longest = 0;

    private:
        std::unique_ptr<Bot> bot_ = make_bot("planner_5");
    };
    const Rules rules = make_rules(rulebooks::challenge);
    std::array<Watched, 4> bots;
    Players players{};
    for (std::size_t i = 0; i < 4; ++i) players[id_of<Seat>(i)] = &bots[i];
    play_game(rules, 4, players, 3, {.call_time_round = 5, .round_max = 8});
    for (const Watched& bot : bots) EXPECT_LT(bot.longest, 30);  // with room for sanitizers
}

TEST(Bots, PlayTheSameGameFromTheSameSeed) {
    const Rules rules = make_rules(rulebooks::challenge);
    for (const std::string& id : quick_bots()) {
        std::array<std::uint64_t, 2> digests{};
        for (std::uint64_t& result : digests) {
            std::array<std::unique_ptr<Bot>, 4> bots;
            Players players{};
            for (std::size_t i = 0; i < 4; ++i) {
                bots[i] = make_bot(id);
                players[id_of<Seat>(i)] = bots[i].get();
            }
            result = digest(play_game(rules, 4, players, 5, {.call_time_round = 10}).state);
        }
        EXPECT_EQ(digests[0], digests[1]) << id;
    }
}

TEST(Catalogue, HasTheUsualBotAndWordsInBothLanguages) {
    EXPECT_NE(find_profile(usual_bot), nullptr);
    for (const Profile& profile : profiles()) {
        EXPECT_NE(make_bot(profile.id), nullptr) << profile.id;
        EXPECT_FALSE(profile.name.it.empty() || profile.name.en.empty()) << profile.id;
        EXPECT_GT(profile.portrait.it.size(), 20U) << profile.id;
        EXPECT_GT(profile.portrait.en.size(), 20U) << profile.id;
        EXPECT_LE(profile.level, 5) << profile.id;
    }
    EXPECT_EQ(make_bot("nobody"), nullptr);
    EXPECT_EQ(find_profile("nobody"), nullptr);
}

}  // namespace
}  // namespace kamchatka::bots
