// What a seat reads off the board before it decides: who holds what, where the borders are, who
// leads, what each territory would be worth to it. It is kept from one action to the next and read
// again only when a territory has changed hands or a turn has begun; nothing is allocated.
#pragma once

#include "bots/bot.hpp"
#include "bots/style.hpp"
#include "odds/campaign_table.hpp"

#include <cstdint>

namespace kamchatka::bots {

// How near the end is.
enum class Stage : std::uint8_t {
    open,   // nobody knows when it ends
    last,   // time was called; at least another round is sure
    final,  // the game may be closed at the end of this turn
};

class Reading {
public:
    explicit Reading(const Style& style, const Intent& intent = {})
        : style_{style},
          intent_{intent} {}

    // Looks at the situation, which must outlive the questions below. Call it before each choice.
    void look(const Situation& now);

    const Situation& now() const { return *now_; }
    const Rules& rules() const { return now_->rules; }
    const Board& board() const { return now_->rules.board; }
    const View& view() const { return now_->view; }
    Seat seat() const { return now_->seat; }
    const Style& style() const { return style_; }
    const odds::CampaignTable& table() const { return *table_; }

    TerritorySet held() const { return held_; }
    unsigned armies(Territory territory) const { return now_->view.armies[territory]; }
    Seat owner(Territory territory) const { return owner_[territory]; }
    TerritorySet opponents_at(Territory territory) const {
        return board().neighbours[territory] - held_;
    }
    bool border(Territory territory) const { return !opponents_at(territory).empty(); }
    const Goal* goal() const { return goal_; }
    Stage stage() const { return stage_; }
    // The least chance to conquer at which a campaign is begun or continued.
    float confidence() const { return confidence_; }
    Seat leader() const { return leader_; }
    // The seat's points at this moment, and the most another seat may be expected to have.
    float points() const { return points_; }
    float rival_points() const { return rival_points_; }

    // In armies: what it is worth to hold the territory, the seat's own or next to one of its own.
    float worth(Territory territory) const { return worth_[territory]; }

    // What it lacks with this many armies in a territory, where the objective asks for more.
    float shortfall(unsigned armies) const {
        const bool short_of_it = goal_ != nullptr && armies < goal_->armies_each;
        return short_of_it ? style_.garrison * static_cast<float>(goal_->armies_each - armies) : 0;
    }

    // The chance that it would be lost to them with this many armies there.
    float danger(Territory territory, unsigned armies) const {
        const unsigned strongest = threat_[territory];
        return strongest == 0 ? 0 : (*table_)[{strongest, armies}].conquer;
    }

    // What it is worth to attack until conquered or blocked with this many armies; with the odds of
    // another table where the Challenge card is in force.
    float attack_value(Territory from, Territory to, unsigned attackers) const {
        return attack_value(from, to, attackers, *table_);
    }
    // A value below the floor may be any value below the floor: it is worked out no further.
    float attack_value(
        Territory from,
        Territory to,
        unsigned attackers,
        const odds::CampaignTable& table,
        float floor = -1e9F
    ) const;
    // The odds of an attack under the Challenge card.
    const odds::CampaignTable& card_table() const;
    float chance(unsigned attackers, Territory to) const {
        return (*table_)[{attackers, armies(to)}].conquer;
    }

private:
    void read_board();
    void read_stage();
    void read_goal();
    void read_rivals();
    void read_prices();
    float opponent_worth(Territory territory) const;
    void weigh();
    void add_ambitions(TerritorySet near);
    void add_home(TerritorySet near);
    void add_prey(TerritorySet near);
    float promise_of(Continent continent) const;
    unsigned strongest_at(Territory territory) const;
    float goal_worth(Territory territory) const;
    float continent_worth(Continent continent) const;

    bool as_before(const Situation& now) const;

    Style style_;
    Intent intent_;
    const Situation* now_ = nullptr;
    const odds::CampaignTable* table_ = nullptr;
    // What was read, and when.
    std::uint32_t round_ = 0;
    std::uint8_t position_ = 0;
    Phase phase_ = Phase::start;
    PerSeat<TerritorySet> board_;
    TerritorySet held_;
    TerritorySet neutral_;  // only defends
    PerTerritory<Seat> owner_;
    PerSeat<unsigned> strength_;
    const Goal* goal_ = nullptr;
    TerritorySet wanted_;   // territories the goal names or a colour it wants destroyed holds
    TerritorySet missing_;  // of them
    float each_ = 0;        // points any further territory is worth to the goal
    float hunger_ = 1;      // for what is missing: the less there is, the greater
    Stage stage_ = Stage::open;
    Seat leader_ = Seat::s1;
    bool overwhelming_ = false;
    float confidence_ = 0;
    // What counts in any attack, as things are.
    float prize_ = 0;     // for another conquest in this turn, whichever it is
    float price_ = 0;     // of an army of the seat
    float exposure_ = 0;  // of what is left weak behind
    float points_ = 0;
    float rival_points_ = 0;
    PerTerritory<float> worth_;
    PerTerritory<std::uint16_t> threat_;  // of those held
};

}  // namespace kamchatka::bots
