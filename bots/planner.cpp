// Plans, worlds, and the choice between plans by successive halving.
#include "bots/planner.hpp"

#include "bots/plans.hpp"
#include "bots/world.hpp"

#include <algorithm>

namespace kamchatka::bots {
namespace {

bool in_turn(Phase phase) { return phase == Phase::reinforce || phase == Phase::attack; }

// How many times a list is halved until one is left.
unsigned halvings(std::size_t count) {
    unsigned stages = 1;
    for (; count > 2; count = (count + 1) / 2) ++stages;
    return stages;
}

// Planners make do with the linear evaluation where the nets were refused.
const Evaluation* evaluation_by(Evaluator evaluator) {
    const Evaluation* net = evaluator == Evaluator::net ? find_evaluation("net") : nullptr;
    return net != nullptr ? net : find_evaluation("linear");
}

}  // namespace

Planner::Planner(const Effort& effort)
    : effort_{effort},
      evaluation_{evaluation_by(effort.evaluator)},
      reading_{Style{}} {}

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
        current_.reset();
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

State Planner::any_world(const Situation& now, chance::FastSource& source) const {
    const Objectives objectives = effort_.belief
        ? belief_.sample(now.rules, now.view, now.seat, source)
        : any_objectives(now.rules, now.view, now.seat, source);
    return imagined(now.rules, now.view, now.seat, objectives, source);
}

void Planner::plan(const Situation& now, chance::FastSource& source, const Budget& budget) {
    reading_.look(now);
    list_plans(reading_, effort_, plans_);
    fought_ = false;
    const std::uint64_t seed = source.next();
    if (effort_.rollouts == 0) {
        return follow(plans_[source.below(static_cast<unsigned>(plans_.size()))]);
    }
    chance::FastSource first{seed};
    const State world = any_world(now, first);
    std::vector<Candidate> left;
    for (const Plan& plan : plans_) {
        left.push_back({&plan, opening_of(now.rules, world, now.seat, plan)});
    }
    const bool alike = std::ranges::all_of(left, [&](const Candidate& candidate) {
        return candidate.opening == left.front().opening;
    });
    if (!alike) choose_between(left, now, seed, budget);
    follow(*left.front().plan);
}

// Successive halving. Where there are few rollouts for each, the first look at all plans goes no
// further than the bot's own turn, which costs half, so there are twice as many.
void Planner::choose_between(
    std::vector<Candidate>& left, const Situation& now, std::uint64_t seed, const Budget& budget
) const {
    constexpr unsigned few = 4;
    const unsigned stages = halvings(left.size());
    Trial trial{.seed = seed};
    for (unsigned stage = 0; stage < stages && !budget.spent(); ++stage) {
        const unsigned share = effort_.rollouts / stages / static_cast<unsigned>(left.size());
        trial.quick = stage == 0 && effort_.turns > 0 && share < few;
        trial.rollouts = std::max(1U, trial.quick ? 2 * share : share);
        play_on(left, now, trial, budget);
        keep_better_half(left);
    }
}

void Planner::play_on(
    std::vector<Candidate>& left, const Situation& now, Trial& trial, const Budget& budget
) const {
    const unsigned turns = trial.quick ? 0 : effort_.turns;
    for (Candidate& candidate : left) candidate.values.clear();
    for (unsigned i = 0; i < trial.rollouts && left.size() > 1 && !budget.spent(); ++i) {
        chance::FastSource worlds{chance::nth_seed(trial.seed, trial.sample)};
        const State world = any_world(now, worlds);
        const std::uint64_t luck = chance::nth_seed(trial.seed + 1, trial.sample++);
        Rollouts rollouts{now.rules, world, now.seat, {luck, turns, evaluation_}};
        for (Candidate& candidate : left) {
            const float value = rollouts.value_of(*candidate.plan, candidate.opening);
            candidate.sum += value;
            candidate.values.push_back(value);
        }
        if (!trial.quick && i % 4 == 3 && i > 11) drop_beaten(left);
    }
}

// The plan followed so far always reaches the last comparison.
void Planner::keep_better_half(std::vector<Candidate>& left) const {
    std::ranges::stable_sort(left, std::ranges::greater{}, &Candidate::sum);
    const std::size_t kept = (left.size() + 1) / 2;
    const auto dropped = left.begin() + static_cast<std::ptrdiff_t>(kept);
    const auto current = std::find_if(dropped, left.end(), [&](const Candidate& candidate) {
        return current_ && *candidate.plan == *current_;
    });
    if (kept > 1 && current != left.end()) std::iter_swap(current, dropped - 1);
    left.resize(kept);
}

// Drops those behind the best by more than luck explains: three times the error of the mean
// difference in the same worlds. Plans that did exactly alike go too, once enough were played.
void Planner::drop_beaten(std::vector<Candidate>& left) {
    const auto best = std::ranges::max_element(left, {}, &Candidate::sum);
    std::iter_swap(left.begin(), best);
    const std::vector<float>& ahead = left.front().values;
    const auto count = static_cast<float>(ahead.size());
    const auto beaten = [&](const Candidate& candidate) {
        float sum = 0;
        float squares = 0;
        for (std::size_t i = 0; i < ahead.size(); ++i) {
            const float by = ahead[i] - candidate.values[i];
            sum += by;
            squares += by * by;
        }
        return sum >= 0 && sum * sum >= 9 * (squares - sum * sum / count);
    };
    left.erase(std::remove_if(left.begin() + 1, left.end(), beaten), left.end());
}

void Planner::follow(const Plan& plan) {
    follower_.emplace(plan.style, plan.intent);
    current_ = plan;
}

}  // namespace kamchatka::bots
