// Did anything change? One number a rulebook, over thousands of games of random players with fixed
// seeds: every event by its kind, the whole state at every turn and at the end. It says that
// something changed, never what: the goldens and the clause tests do. When the change is meant, run
// with KAMCHATKA_UPDATE=1, and say so in the commit.
#include "boards/game_board.hpp"
#include "chance/fast_source.hpp"
#include "chance/outcome.hpp"
#include "chance/random_player.hpp"
#include "engine/rulebooks.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace kamchatka::test {
namespace {

constexpr const char* signature_path = "tests/golden/SIGNATURE";
constexpr std::uint64_t game_count = 2000;     // for each rulebook
constexpr std::uint32_t call_time_round = 10;  // on average; games differ
constexpr std::uint32_t round_max = 25;        // without a clock a game is abandoned there
constexpr std::uint32_t withdrawals_per_65536 = 40;

// FNV-1a, number by number.
class Signature {
public:
    void add(std::uint64_t number) {
        for (int byte = 0; byte < 8; ++byte, number >>= 8U) {
            hash_ = (hash_ ^ (number & 0xFFU)) * 0x100000001B3U;
        }
    }
    std::uint64_t value() const { return hash_; }

private:
    std::uint64_t hash_ = 0xCBF29CE484222325U;
};

class SignedGame {
public:
    SignedGame(const Rules& rules, std::uint8_t seat_count, std::uint64_t seed, Signature& sign)
        : rules_{rules},
          state_{new_table(seat_count)},
          source_{seed},
          sign_{sign} {}

    void play_out() {
        const std::uint32_t time_round = source_.below(2 * call_time_round);
        play(Chance{}, StartGame{});
        while (state_.phase != Phase::over && state_.round <= round_max) {
            if (testing::Test::HasFatalFailure()) return;
            const bool time = rules_.set.ending.minutes > 0 && state_.round > time_round;
            if (time && !state_.last_round) {
                play(Arbiter{}, CallTime{});
            } else if (chance::draws(state_.phase)) {
                play(Chance{}, chance::outcome(rules_, state_, source_));
            } else {
                const Seat seat = awaited_seats(state_).front();
                play(
                    seat,
                    chance::random_action(rules_, state_, seat, source_, withdrawals_per_65536)
                );
            }
        }
        sign_.add(digest(state_));
    }

private:
    void play(const Actor& actor, const Action& action) {
        const Decision decision = decide(rules_, state_, actor, action);
        ASSERT_TRUE(decision.has_value());
        for (const Event& event : *decision) {
            sign_.add(event.index());
            evolve(state_, event);
            if (std::holds_alternative<TurnStarted>(event)) sign_.add(digest(state_));
        }
    }

    const Rules& rules_;
    State state_;
    chance::FastSource source_;
    Signature& sign_;
};

std::string signature_of(const Ruleset& set) {
    std::vector<Rules> tables;  // by the place of the number of seats in `counts`
    std::vector<std::uint8_t> counts;
    for (std::uint8_t n = 0; n <= seat_count_max; ++n) {
        if (set.setup.starting_armies[n] == 0) continue;
        counts.push_back(n);
        tables.push_back(boards::rules_for_game(set, n, 1918));
    }
    Signature sign;
    for (std::uint64_t n = 0; n < game_count; ++n) {
        const std::size_t table = n % counts.size();
        SignedGame game{tables[table], counts[table], chance::nth_seed(1918, n), sign};
        game.play_out();
    }
    std::ostringstream text;
    text << std::hex << std::setw(16) << std::setfill('0') << sign.value();
    return text.str();
}

std::map<std::string, std::string> written_signatures() {
    std::map<std::string, std::string> signatures;
    std::ifstream file{signature_path};
    std::string id;
    std::string signature;
    while (file >> id >> signature) signatures[id] = signature;
    return signatures;
}

bool updating() {
    const char* update = std::getenv("KAMCHATKA_UPDATE");
    return update != nullptr && std::string{update} == "1";
}

TEST(Signature, IsTheOneWrittenDownForEachRulebook) {
    const auto written = written_signatures();
    std::ostringstream lines;
    for (const Ruleset* set : rulebooks::all) {
        const std::string id{set->id.view()};
        const std::string signature = signature_of(*set);
        lines << id << ' ' << signature << '\n';
        if (updating()) continue;
        const auto line = written.find(id);
        ASSERT_NE(line, written.end()) << id << " is not in " << signature_path;
        EXPECT_EQ(signature, line->second) << id;
    }
    if (!updating()) return;
    std::ofstream file{signature_path};
    file << lines.str();
    ASSERT_TRUE(file.flush().good()) << signature_path;
}

}  // namespace
}  // namespace kamchatka::test
