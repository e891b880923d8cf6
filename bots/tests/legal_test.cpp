// Bots answer with legal actions only: every bot, every ruleset, every number of seats, Kingmaker
// and the choice of dice included. The game itself stops the program at the first illegal action;
// here each answer is also compared with the options.
#include "bots/catalogue.hpp"
#include "bots/game.hpp"
#include "engine/rulebooks.hpp"
#include "engine/tests/archipelago.hpp"

#include <gtest/gtest.h>

#include <array>
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

TEST(Bots, AnswerWithLegalActionsInEveryRulesetAndForEveryNumberOfSeats) {
    constexpr std::uint64_t games = 12;
    std::size_t played = 0;
    for (const Rules& rules : all_rules()) {
        for (std::uint8_t seat_count = 3; seat_count <= seat_count_max; ++seat_count) {
            if (rules.set.setup.starting_armies[seat_count] == 0) continue;
            for (std::uint64_t seed = 0; seed < games; ++seed) {
                std::array<std::unique_ptr<Bot>, seat_count_max> bots;
                Players players{};
                for (std::size_t i = 0; i < seat_count; ++i) {
                    // Every bot meets every other in the course of the games.
                    const auto& profile =
                        profiles()[(seed + i * (1 + seed / 3)) % profiles().size()];
                    bots[i] = std::make_unique<Checked>(profile.id);
                    players[id_of<Seat>(i)] = bots[i].get();
                }
                const GameOptions options{.call_time_round = 12, .round_max = 60};
                play_game(rules, seat_count, players, seed, options);
                ASSERT_FALSE(HasFailure()) << rules.set.id.view() << ' ' << int{seat_count};
                ++played;
            }
        }
    }
    EXPECT_GT(played, 250U);
}

TEST(Bots, PlayTheSameGameFromTheSameSeed) {
    const Rules rules = make_rules(rulebooks::challenge);
    for (const Profile& profile : profiles()) {
        std::array<std::uint64_t, 2> digests{};
        for (std::uint64_t& result : digests) {
            std::array<std::unique_ptr<Bot>, 4> bots;
            Players players{};
            for (std::size_t i = 0; i < 4; ++i) {
                bots[i] = make_bot(profile.id);
                players[id_of<Seat>(i)] = bots[i].get();
            }
            result = digest(play_game(rules, 4, players, 5, {.call_time_round = 10}).state);
        }
        EXPECT_EQ(digests[0], digests[1]) << profile.id;
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
