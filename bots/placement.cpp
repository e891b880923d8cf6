// Armies go where one more of them is worth most: what an attack needs to be likely, or what makes
// a border safe. They are planned all at once, so that one look at the board serves a whole turn.
#include "bots/choices.hpp"

#include <algorithm>

namespace kamchatka::bots {
namespace {

constexpr float likely = 0.8F;

struct Use {
    Territory territory{};
    unsigned armies = 0;
    float value = 0;  // for each army
};

// A territory at the border, and the best that can be done there: valid until armies come, or until
// fewer are left to place than it took to find out.
struct Border {
    Territory territory;
    unsigned armies;
    unsigned least;
    Use best;
};

class Planning {
public:
    Planning(const Reading& reading, unsigned armies) : reading_{reading}, left_{armies} {
        for (const Territory territory : reading.held()) {
            if (reading.border(territory) || reading.shortfall(reading.armies(territory)) > 0) {
                borders_.emplace_back(territory, reading.armies(territory), unknown, Use{});
            }
        }
    }

    bool done() const { return left_ == 0; }

    // Also carries it out.
    Use best_use() {
        Use best{reading_.held().front(), left_, -1};
        Border* where = nullptr;
        for (std::size_t i = 0; i < borders_.size(); ++i) {
            Border& border = borders_[i];
            if (left_ < border.least) weigh(border);
            if (border.best.value <= best.value) continue;
            best = border.best;
            where = &border;
        }
        if (where != nullptr) {
            where->armies += best.armies;
            where->least = unknown;
        }
        left_ -= best.armies;
        return best;
    }

private:
    void weigh(Border& border) const {
        border.best.value = -1;
        border.least = 0;
        consider_defence(border);
        const float lacking = reading_.shortfall(border.armies);
        if (lacking > 0) propose(border, 1, lacking - reading_.shortfall(border.armies + 1));
        for (const Territory to : reading_.opponents_at(border.territory)) {
            consider_attack(border, to);
        }
    }

    void consider_defence(Border& border) const {
        const Style& style = reading_.style();
        const Territory territory = border.territory;
        const unsigned now = border.armies;
        const unsigned more = std::min(left_, 3U);
        float gained = style.defence * reading_.worth(territory) *
            (reading_.danger(territory, now) - reading_.danger(territory, now + more));
        const Goal* goal = reading_.goal();
        if (goal != nullptr && goal->armies_each > now) {
            gained += style.objective * static_cast<float>(goal->armies_each - now);
        }
        propose(border, more, gained + massed(now, more));
    }

    // Where most stand already, armies make the next sweep.
    float massed(unsigned now, unsigned more) const {
        const float mass = reading_.style().mass;
        if (mass == 0) return 0;
        unsigned most = 1;
        for (std::size_t i = 0; i < borders_.size(); ++i) most = std::max(most, borders_[i].armies);
        return mass * static_cast<float>(more * now) / static_cast<float>(most);
    }

    void consider_attack(Border& border, Territory to) const {
        const Territory from = border.territory;
        const unsigned now = border.armies;
        if (reading_.chance(now + left_, to) < reading_.confidence()) return;
        unsigned more = 1;
        while (more < left_ && reading_.chance(now + more, to) < likely) ++more;
        // A style that wants to be surer than that might not dare with fewer.
        if (reading_.confidence() > likely) border.least = left_;
        float before = 0;
        if (reading_.chance(now, to) >= reading_.confidence()) {
            before = std::max(0.0F, reading_.attack_value(from, to, now));
        }
        const float after = reading_.attack_value(from, to, now + more);
        propose(border, more, reading_.style().reach * (after - before));
    }

    static void propose(Border& border, unsigned armies, float gained) {
        border.least = std::max(border.least, armies);
        const float value = gained / static_cast<float>(armies);
        if (value > border.best.value) border.best = {border.territory, armies, value};
    }

    static constexpr unsigned unknown = ~0U;

    const Reading& reading_;
    unsigned left_;
    InplaceVector<Border, territory_count_max> borders_;
};

// What it is worth to have this many more armies there.
float gain_of(const Reading& reading, Territory territory, unsigned more) {
    const unsigned now = reading.armies(territory);
    float best = 0;
    for (const Territory to : reading.opponents_at(territory)) {
        if (reading.chance(now + more, to) < reading.confidence()) continue;
        const float before = std::max(0.0F, reading.attack_value(territory, to, now));
        best = std::max(best, reading.attack_value(territory, to, now + more) - before);
    }
    const float safer = reading.danger(territory, now) - reading.danger(territory, now + more);
    return reading.style().reach * best +
        reading.style().defence * reading.worth(territory) * safer;
}

}  // namespace

std::optional<Action> chosen_placement(const Reading& reading) {
    std::optional<Action> chosen;
    float best = -1e9F;
    for (const Option& option : options_of<PlaceArmies>(reading.now())) {
        const Territory territory = std::get_if<PlaceArmies>(&option.action)->territory;
        const float front = reading.border(territory) ? 0.01F : 0.0F;
        const float value =
            gain_of(reading, territory, option.most) / static_cast<float>(option.most) + front;
        if (value <= best) continue;
        best = value;
        chosen = PlaceArmies{territory, option.most};
    }
    return chosen;
}

std::optional<Action> chosen_claim(const Reading& reading) {
    const Board& board = reading.board();
    std::optional<Action> chosen;
    float best = -1e9F;
    for (const Option& option : options_of<ClaimTerritory>(reading.now())) {
        const Territory territory = std::get_if<ClaimTerritory>(&option.action)->territory;
        const TerritorySet members = board.members[board.continent[territory]];
        const auto own = static_cast<float>((members & reading.held()).size());
        const auto near = static_cast<float>((board.neighbours[territory] & reading.held()).size());
        const float value = 2 * own / static_cast<float>(members.size()) + near +
            0.2F * static_cast<float>(board.value[territory]);
        if (value <= best) continue;
        best = value;
        chosen = option.action;
    }
    return chosen;
}

std::optional<Action> chosen_centre(const Reading& reading) {
    constexpr std::size_t territories_a_centre = 7;
    const std::size_t own = (reading.view().centres & reading.held()).size();
    if (own * territories_a_centre >= reading.held().size()) return std::nullopt;
    std::optional<Action> chosen;
    float best = 0;
    for (const Option& option : options_of<BuildCentre>(reading.now())) {
        const Territory territory = std::get_if<BuildCentre>(&option.action)->territory;
        if (!reading.border(territory)) continue;
        float value = reading.worth(territory);
        for (const Territory to : reading.opponents_at(territory)) value += reading.worth(to);
        value *= 1 - 0.7F * reading.danger(territory, reading.armies(territory));
        if (value <= best) continue;
        best = value;
        chosen = option.action;
    }
    return chosen;
}

void plan_placements(const Reading& reading, unsigned armies, Placements& placements) {
    placements.clear();
    Planning planning{reading, armies};
    while (!planning.done()) {
        const Use use = planning.best_use();
        const auto count = static_cast<std::uint16_t>(use.armies);
        PlaceArmies* same = nullptr;
        for (std::size_t i = 0; i < placements.size(); ++i) {
            if (placements[i].territory == use.territory) same = &placements[i];
        }
        if (same != nullptr) {
            same->armies = static_cast<std::uint16_t>(same->armies + count);
        } else {
            placements.push_back(PlaceArmies{use.territory, count});
        }
    }
}

}  // namespace kamchatka::bots
