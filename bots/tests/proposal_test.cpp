// What is proposed to a player can be done as it stands, go after go, and uses all there is.
#include "bots/proposal.hpp"

#include "bots/catalogue.hpp"
#include "chance/dealer.hpp"
#include "engine/rulebooks.hpp"
#include "testkit/engine/archipelago.hpp"

#include <gtest/gtest.h>

#include <deque>
#include <map>

namespace kamchatka::bots {
namespace {

struct Proposals {
    int placements = 0;
    int claims = 0;
    std::size_t most_at_once = 0;  // placements of one proposal
};

// A game of bots in which the first seat places and claims what is proposed to it; the plan of the
// set-up was made at its first go, and is carried out a go at a time.
class Following {
public:
    Following(const Ruleset& set, std::uint8_t seats)
        : rules_{test::test_rules(set)},
          state_{new_table(seats)},
          bots_(seats) {
        for (auto& bot : bots_) bot = make_bot("castellano");
    }

    Proposals play(std::uint32_t rounds) {
        for (int i = 0; i < 20'000 && state_.round <= rounds && !state_.cause; ++i) step();
        return found_;
    }

private:
    void step() {
        if (waits_for_chance(state_.phase)) {
            return take(Chance{}, dealer_.action(rules_, state_));
        }
        const Seat seat = awaited_seats(state_).front();
        if (adds_to_the_seed(state_.phase)) return take(seat, Abstain{});
        take(seat, seat == Seat::s1 ? mine() : others(seat));
    }

    void take(const Actor& actor, const Action& action) {
        const Decision decision = decide(rules_, state_, actor, action);
        ASSERT_TRUE(decision.has_value()) << static_cast<int>(decision.error());
        for (const Event& event : *decision) {
            dealer_.hear(event);
            evolve(state_, event);
        }
    }

    Action others(Seat seat) {
        const Options options = legal_actions(rules_, state_, seat);
        const View view = view_of(state_, seat);
        return bots_[index(seat)]->choose({rules_, view, seat, options}, source_, Budget{});
    }

    Action mine() {
        const Options options = legal_actions(rules_, state_, Seat::s1);
        const View view = view_of(state_, Seat::s1);
        const auto proposed = proposed_placement({rules_, view, Seat::s1, options});
        if (proposed.empty()) {
            plan_.clear();
            for (const Option& option : options) {
                EXPECT_FALSE(std::holds_alternative<PlaceArmies>(option.action));
                EXPECT_FALSE(std::holds_alternative<ClaimTerritory>(option.action));
            }
            return others(Seat::s1);
        }
        if (const auto* claim = std::get_if<ClaimTerritory>(&proposed.front())) {
            ++found_.claims;
            EXPECT_EQ(proposed.size(), 1U);
            return *claim;
        }
        if (plan_.empty()) begin(proposed);
        return next_placement();
    }

    void begin(const std::vector<Action>& proposed) {
        unsigned all = 0;
        for (const Action& action : proposed) {
            const auto* place = std::get_if<PlaceArmies>(&action);
            ASSERT_NE(place, nullptr);
            plan_.push_back(*place);
            all += place->armies;
        }
        ++found_.placements;
        found_.most_at_once = std::max(found_.most_at_once, proposed.size());
        if (rules_.set.reinforcement.placement_limit == 0 || state_.phase == Phase::place) {
            EXPECT_EQ(all, state_.reserve[Seat::s1]) << "none is left over";
        }
    }

    Action next_placement() {
        PlaceArmies next = plan_.front();
        if (state_.phase == Phase::place) next.armies = std::min(next.armies, state_.go);
        plan_.front().armies -= next.armies;
        if (plan_.front().armies == 0) plan_.pop_front();
        return next;
    }

    Rules rules_;
    State state_;
    chance::Dealer dealer_{Digest{7}};
    chance::FastSource source_{3};
    std::vector<std::unique_ptr<Bot>> bots_;
    std::deque<PlaceArmies> plan_;
    Proposals found_;
};

TEST(Proposal, CanBeCarriedOutInEveryRuleset) {
    for (const Ruleset* set : rulebooks::all) {
        SCOPED_TRACE(set->id.view());
        const Proposals found = Following{*set, 4}.play(4);
        EXPECT_GE(found.placements, 3);
        EXPECT_GT(found.most_at_once, 1U) << "not all in one place";
        EXPECT_EQ(found.claims > 0, set->setup.territories == Territories::drafted);
    }
}

}  // namespace
}  // namespace kamchatka::bots
