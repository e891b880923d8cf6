// The strongest of the bots: it makes whole-turn plans, plays each of them on in many imagined
// worlds, and follows the one that leaves it the best chance to win. After every battle it plans
// again. What it may not see it imagines; the luck in its worlds is not the luck of the game.
#pragma once

#include "bots/belief.hpp"
#include "bots/bot.hpp"
#include "bots/levels.hpp"
#include "bots/persona.hpp"
#include "bots/rollout.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace kamchatka::bots {

class Planner final : public Bot {
public:
    explicit Planner(const Effort& effort);

    Action choose(const Situation& now, chance::FastSource& source, const Budget& budget) override;
    void hear(const Rules& rules, const SeenEvent& event) override;
    bool listens() const override;

private:
    // A plan in the running, and how it has fared; all that are left were played equally often.
    struct Candidate {
        const Plan* plan;
        Opening opening;
        float sum = 0;
        std::vector<float> values{};  // in this stage
    };

    // A stage of the comparison.
    struct Trial {
        std::uint64_t seed = 0;
        std::uint64_t sample = 0;  // the next world, and the luck in it
        unsigned rollouts = 0;     // for each candidate
        bool quick = false;        // the bot's own turn only
    };

    State any_world(const Situation& now, chance::FastSource& source) const;
    // Leaves the best one.
    void choose_between(
        std::vector<Candidate>& left, const Situation& now, std::uint64_t seed, const Budget& budget
    ) const;
    void play_on(
        std::vector<Candidate>& left, const Situation& now, Trial& trial, const Budget& budget
    ) const;
    void keep_better_half(std::vector<Candidate>& left) const;
    static void drop_beaten(std::vector<Candidate>& left);
    void follow(const Plan& plan);
    void plan(const Situation& now, chance::FastSource& source, const Budget& budget);
    bool battle_over(const Situation& now, const Action& next) const;

    Effort effort_;
    const Evaluation* evaluation_;
    Belief belief_;
    Reading reading_;  // to find targets with
    std::vector<Plan> plans_;
    std::optional<Persona> follower_;  // of the plan chosen
    std::optional<Plan> current_;      // in this turn
    std::uint32_t round_ = 0;          // the turn it was made in
    std::uint8_t position_ = 0;
    std::optional<Attack> campaign_;  // under way
    bool fought_ = false;             // since the plan was made
};

}  // namespace kamchatka::bots
