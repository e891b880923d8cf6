// Every persona and planner beats random players clearly in every ruleset: points, base objectives,
// Kingmaker, the Challenge card, the public goals of Master with its draft and its centres.
#include "bots/catalogue.hpp"
#include "bots/game.hpp"
#include "engine/rulebooks.hpp"
#include "testkit/engine/archipelago.hpp"

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace kamchatka::bots {
namespace {

std::vector<std::pair<std::string, Rules>> all_rules() {
    std::vector<std::pair<std::string, Rules>> all;
    for (const Ruleset* set : rulebooks::all) {
        all.emplace_back(set->id.view(), test::test_rules(*set));
    }
    Ruleset optional = rulebooks::challenge;
    optional.ending.kingmaker = Switch::on;
    optional.combat.challenge_card = Switch::on;
    all.emplace_back("challenge with all options", make_rules(optional));
    return all;
}

// How many of the games one bot wins against three random players, each seat in turn.
unsigned wins(const Rules& rules, const std::string& id, unsigned games) {
    unsigned won = 0;
    for (unsigned game = 0; game < games; ++game) {
        std::array<std::unique_ptr<Bot>, 4> seated;
        Players players{};
        for (std::size_t i = 0; i < 4; ++i) {
            seated[i] = make_bot(i == game % 4 ? id : "random");
            players[id_of<Seat>(i)] = seated[i].get();
        }
        const GameOptions options{.call_time_round = 20, .round_max = 200};
        const auto played = play_game(rules, 4, players, 1000 + game, options);
        if (played.ending == chance::Ending::abandoned) continue;
        if (played.state.winner == id_of<Seat>(game % 4)) ++won;
    }
    return won;
}

// 17 of 20, where a random player would win 5: less than one in a million by luck.
TEST(Strength, PersonasAndPlannersBeatRandomPlayersInEveryRuleset) {
    for (const auto& [name, rules] : all_rules()) {
        for (const Profile& profile : profiles()) {
            if (profile.level == 0 || profile.level > 2) continue;
            const std::string id{profile.id};
            EXPECT_GE(wins(rules, id, 20), 17U) << id << ", " << name;
        }
    }
}

// Master: whoever claims neighbouring territories begins with fewer borders.
TEST(Strength, APersonaClaimsTerritoriesThatLieTogether) {
    const Rules rules = test::test_rules(rulebooks::master_base);
    const auto neighbours_of = [&](const std::string& id) {
        std::size_t own = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            std::array<std::unique_ptr<Bot>, 4> seated;
            Players players{};
            for (std::size_t i = 0; i < 4; ++i) {
                seated[i] = make_bot(i == seed % 4 ? id : "random");
                players[id_of<Seat>(i)] = seated[i].get();
            }
            TerritorySet held;
            const Watcher watch =
                [&](const State& state, const Actor&, const Action&, const Events&) {
                    if (state.round == 1 && held.empty()) held = state.held[id_of<Seat>(seed % 4)];
                };
            const GameOptions options{.call_time_round = 1, .round_max = 1, .watcher = &watch};
            play_game(rules, 4, players, seed, options);
            for (const Territory territory : held) {
                own += (rules.board.neighbours[territory] & held).size();
            }
        }
        return own;
    };
    EXPECT_GT(neighbours_of("stratega"), neighbours_of("random") * 5 / 4);
}

}  // namespace
}  // namespace kamchatka::bots
