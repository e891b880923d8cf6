// The usual bot, asked again and again on a board where it has placed what it said.
#include "bots/proposal.hpp"

#include "bots/catalogue.hpp"

#include <algorithm>

namespace kamchatka::bots {
namespace {

class Drafting {
public:
    explicit Drafting(const Situation& now) : view_{now.view}, seat_{now.seat} {
        for (const Option& option : now.options) {
            if (std::holds_alternative<ClaimTerritory>(option.action)) options_.push_back(option);
            if (!std::holds_alternative<PlaceArmies>(option.action)) continue;
            options_.push_back(option);
            // Of the set-up the whole reserve, go after go.
            if (view_.phase == Phase::place) options_.back().most = view_.reserve[seat_];
        }
    }

    const View& view() const { return view_; }
    const std::vector<Option>& options() const { return options_; }

    // As many of the armies as can go there.
    PlaceArmies cut(PlaceArmies place) const {
        std::uint16_t most = 0;
        for (const Option& option : options_) {
            if (option_at(option) == place.territory) most = option.most;
        }
        place.armies = std::min(place.armies, most);
        return place;
    }

    void carry_out(const PlaceArmies& place) {
        view_.armies[place.territory] += place.armies;
        view_.reserve[seat_] -= std::min(view_.reserve[seat_], place.armies);
        for (Option& option : options_) {
            if (option_at(option) == place.territory) option.most -= place.armies;
            option.most = std::min(option.most, view_.reserve[seat_]);
        }
        std::erase_if(options_, [](const Option& option) { return option.most == 0; });
    }

private:
    static std::optional<Territory> option_at(const Option& option) {
        const auto* place = std::get_if<PlaceArmies>(&option.action);
        return place == nullptr ? std::nullopt : std::optional{place->territory};
    }

    View view_;
    Seat seat_;
    std::vector<Option> options_;
};

}  // namespace

std::vector<Action> proposed_placement(const Situation& now) {
    const auto bot = make_bot(usual_bot);
    chance::FastSource source{0};
    Drafting draft{now};
    std::vector<Action> plan;
    while (!draft.options().empty()) {
        const Situation next{now.rules, draft.view(), now.seat, draft.options()};
        const Action action = bot->choose(next, source, Budget{});
        const auto* place = std::get_if<PlaceArmies>(&action);
        if (place == nullptr) {
            plan.push_back(action);
            break;
        }
        const PlaceArmies possible = draft.cut(*place);
        if (possible.armies == 0) break;
        plan.emplace_back(possible);
        draft.carry_out(possible);
    }
    return plan;
}

std::vector<Action> proposed_turn(const Situation& now, const Budget& budget) {
    if (now.options.empty() || adds_to_the_seed(now.view.phase)) return {};
    const auto bot = make_bot(usual_bot);
    chance::FastSource source{0};
    const Action action = bot->choose(now, source, budget);
    if (std::holds_alternative<PlaceArmies>(action)) return proposed_placement(now);
    return {action};
}

}  // namespace kamchatka::bots
