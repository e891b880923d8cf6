// Plans, worlds, and the choice between plans by successive halving.
#include "bots/planner.hpp"

#include "bots/choices.hpp"
#include "bots/world.hpp"

#include <algorithm>
#include <array>

namespace kamchatka::bots {
namespace {

// Ways to play a turn, the most useful first.
constexpr std::array ways{
    Style{},
    Style{
        .objective = 2.2F,
        .continent = 0.2F,
        .army = 0.4F,
        .exposure = 0.2F,
        .confidence = 0.5F,
        .defence = 0.6F,
        .reach = 1.4F},
    Style{.card = 8.0F, .conquests = 1, .defence = 1.6F},
    Style{.conquests = 0, .defence = 2.0F},
    Style{.army = 0.8F, .exposure = 1.2F, .confidence = 0.75F, .defence = 2.0F},
    Style{.objective = 0.5F, .breaking = 1.5F, .leader = 4.0F, .kill = 0.4F},
    Style{.objective = 0.4F, .continent = 2.5F, .compact = 1.2F, .defence = 1.4F},
    Style{
        .objective = 1.2F,
        .army = 0.2F,
        .kill = 0.35F,
        .exposure = 0.1F,
        .confidence = 0.4F,
        .defence = 0.5F},
};

bool in_turn(Phase phase) { return phase == Phase::reinforce || phase == Phase::attack; }

struct Candidate {
    std::size_t plan;
    float sum = 0;
    unsigned count = 0;

    float mean() const { return count == 0 ? 0 : sum / static_cast<float>(count); }
};

}  // namespace

Planner::Planner(const Effort& effort) : effort_{effort}, reading_{Style{}} {}

Action Planner::choose(const Situation& now, chance::FastSource& source, const Budget& budget) {
    const View& view = now.view;
    if (effort_.belief) belief_.look(view, now.seat);
    if (!in_turn(view.phase)) {
        if (!follower_) follower_.emplace(Style{});
        return follower_->choose(now, source, budget);
    }
    const bool new_turn = round_ != view.round || position_ != view.position;
    if (new_turn) {
        round_ = view.round;
        position_ = view.position;
        campaign_.reset();
        plan(now, source, budget);
    }
    Action next = follower_->choose(now, source, budget);
    if (battle_over(now, next)) {
        plan(now, source, budget);
        next = follower_->choose(now, source, budget);
    }
    if (const Attack* attack = std::get_if<Attack>(&next)) {
        campaign_ = *attack;
        fought_ = true;
    }
    return next;
}

void Planner::hear(const Rules& rules, const SeenEvent& event) { belief_.hear(rules, event); }

bool Planner::listens() const { return effort_.belief; }

// Whether the plan has fought since it was made, and is about to do something else.
bool Planner::battle_over(const Situation& now, const Action& next) const {
    if (!fought_ || now.view.phase != Phase::attack) return false;
    const Attack* attack = std::get_if<Attack>(&next);
    return attack == nullptr || !campaign_ || attack->from != campaign_->from ||
        attack->to != campaign_->to;
}

void Planner::list_plans(const Situation& now) {
    plans_.clear();
    for (std::size_t i = 0; i < std::min<std::size_t>(effort_.styles, ways.size()); ++i) {
        plans_.push_back({ways[i], {}});
    }
    // Targets: the most valuable neighbours that armies at hand could take.
    reading_.look(now);
    TerritorySet near;
    for (const Territory territory : reading_.held()) {
        near = near | reading_.opponents_at(territory);
    }
    const unsigned reserve = now.view.reserve[now.seat];
    std::vector<std::pair<float, Territory>> targets;
    for (const Territory target : near) {
        unsigned strongest = 0;
        for (const Territory from : now.rules.board.neighbours[target] & reading_.held()) {
            strongest = std::max(strongest, reading_.armies(from));
        }
        const float chance = reading_.chance(strongest + reserve, target);
        if (chance > 0.3F) targets.emplace_back(chance * reading_.worth(target), target);
    }
    std::ranges::sort(targets, [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first > b.first : a.second < b.second;
    });
    for (std::size_t i = 0; i < std::min<std::size_t>(effort_.targets, targets.size()); ++i) {
        plans_.push_back({Style{}, {TerritorySet{targets[i].second}, 8.0F}});
    }
}

void Planner::plan(const Situation& now, chance::FastSource& source, const Budget& budget) {
    list_plans(now);
    fought_ = false;
    std::vector<Candidate> candidates(plans_.size());
    for (std::size_t i = 0; i < candidates.size(); ++i) candidates[i].plan = i;
    const std::uint64_t seed = source.next();
    if (effort_.rollouts == 0) {
        const unsigned any = source.below(static_cast<unsigned>(plans_.size()));
        follower_.emplace(plans_[any].style, plans_[any].intent);
        return;
    }
    unsigned left = effort_.rollouts;
    std::uint64_t sample = 0;
    unsigned stages = 1;
    for (std::size_t n = candidates.size(); n > 2; n = (n + 1) / 2) ++stages;
    while (candidates.size() > 1 && left > 0 && !budget.spent()) {
        const auto count = static_cast<unsigned>(candidates.size());
        const unsigned each = std::max(1U, effort_.rollouts / (stages * count));
        for (unsigned i = 0; i < each && left > 0 && !budget.spent(); ++i) {
            chance::FastSource worlds{chance::nth_seed(seed, sample)};
            const Objectives objectives = effort_.belief
                ? belief_.sample(now.rules, now.view, now.seat, worlds)
                : any_objectives(now.rules, now.view, now.seat, worlds);
            const State world = imagined(now.rules, now.view, now.seat, objectives, worlds);
            const std::uint64_t luck = chance::nth_seed(seed + 1, sample++);
            Rollouts rollouts{now.rules, world, now.seat, {luck, effort_.turns}};
            for (Candidate& candidate : candidates) {
                candidate.sum += rollouts.value_of(plans_[candidate.plan]);
                ++candidate.count;
            }
            left -= std::min(left, count);
        }
        std::ranges::stable_sort(candidates, std::ranges::greater{}, &Candidate::mean);
        candidates.resize((candidates.size() + 1) / 2);
    }
    const Plan& best = plans_[candidates.front().plan];
    follower_.emplace(best.style, best.intent);
}

}  // namespace kamchatka::bots
