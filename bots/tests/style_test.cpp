// Personalities differ where their portraits say so, and all of them beat players without a plan.
#include "bots/catalogue.hpp"
#include "bots/game.hpp"
#include "bots/styles.hpp"
#include "engine/rulebooks.hpp"

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <memory>
#include <string>

namespace kamchatka::bots {
namespace {

struct Habits {
    double conquests = 0;   // a turn
    double continents = 0;  // held, on average
    double wins = 0;        // share of tables
};

// Games of one bot against three of another; what the one does.
Habits habits(const std::string& id, const std::string& others, int games) {
    const Rules rules = make_rules(rulebooks::challenge);
    Habits habits;
    double turns = 0;
    for (int game = 0; game < games; ++game) {
        const auto own = id_of<Seat>(static_cast<std::size_t>(game % 4));
        std::array<std::unique_ptr<Bot>, 4> bots;
        Players players{};
        for (std::size_t i = 0; i < 4; ++i) {
            bots[i] = make_bot(id_of<Seat>(i) == own ? id : others);
            players[id_of<Seat>(i)] = bots[i].get();
        }
        const Watcher watch =
            [&](const State& state, const Actor&, const Action&, const Events& events) {
                for (const Event& event : events) {
                    const auto* taken = std::get_if<TerritoryConquered>(&event);
                    if (taken != nullptr && taken->by == own) ++habits.conquests;
                    const auto* turn = std::get_if<TurnStarted>(&event);
                    if (turn == nullptr || turn->seat != own) continue;
                    ++turns;
                    for (const Continent continent : rules.board.continents()) {
                        const auto members = rules.board.members[continent];
                        if (state.held[own].contains(members)) ++habits.continents;
                    }
                }
            };
        const auto played = play_game(
            rules,
            4,
            players,
            static_cast<std::uint64_t>(game),
            {.call_time_round = 20, .round_max = 1000, .watcher = &watch}
        );
        habits.wins += played.state.winner == own ? 1.0 / games : 0;
    }
    habits.conquests /= turns;
    habits.continents /= turns;
    return habits;
}

TEST(Personas, BeatThreeRandomPlayersAtNearlyEveryTable) {
    for (const Profile& profile : profiles()) {
        if (!find_style(profile.id)) continue;
        EXPECT_GE(habits(std::string{profile.id}, "random", 200).wins, 0.85) << profile.id;
    }
}

TEST(Personas, PlayAsTheirPortraitsSay) {
    std::map<std::string, Habits> all;
    for (const Profile& profile : profiles()) {
        if (!find_style(profile.id)) continue;
        const std::string id{profile.id};
        all[id] = habits(id, "stratega", 120);
    }
    EXPECT_LE(all["cartaio"].conquests, 1.0);
    EXPECT_GT(all["cartaio"].conquests, 0.5);
    EXPECT_LT(all["castellano"].conquests, all["stratega"].conquests);
    EXPECT_GT(all["corsaro"].conquests, all["castellano"].conquests);
    EXPECT_GT(all["architetto"].continents, all["giustiziere"].continents);
    for (const char* continental : {"feudatario", "valanga", "cacciatore"}) {
        EXPECT_GT(all[continental].continents, all["architetto"].continents) << continental;
        EXPECT_GT(all[continental].continents, 2 * all["corsaro"].continents) << continental;
    }
}

TEST(Styles, TakeWeightsBehindTheirName) {
    const auto style = find_style("corsaro:card=5:army=0.25");
    ASSERT_TRUE(style.has_value());
    EXPECT_EQ(style->card, 5);
    EXPECT_EQ(style->army, 0.25F);
    EXPECT_EQ(style->objective, find_style("corsaro")->objective);
    EXPECT_FALSE(find_style("corsaro:courage=5").has_value());
    EXPECT_FALSE(find_style("corsaro:card=many").has_value());
    EXPECT_FALSE(find_style("nobody").has_value());
}

}  // namespace
}  // namespace kamchatka::bots
