// Reads a state in two passes: the territories with their neighbours, then the seats.
#include "bots/net/inputs.hpp"

#include "bots/linear.hpp"
#include "bots/net/buckets.hpp"
#include "bots/progress.hpp"
#include "engine/reckoning.hpp"
#include "odds/campaign_table.hpp"
#include "odds/sdadata.hpp"

#include <algorithm>

namespace kamchatka::bots::net {
namespace {

std::int16_t scaled(float value) {
    return static_cast<std::int16_t>(std::clamp(static_cast<int>(value * one), -most, most));
}
template <typename Number>
float real(Number number) {
    return static_cast<float>(number);
}

enum class GoalKind : std::uint8_t { none, list, count, destroy, continents };

// What is true of a seat, gathered while the territories are read.
struct Sums {
    unsigned wait = 0;  // turns until its own
    Progress progress;
    GoalKind kind = GoalKind::none;
    TerritorySet named;  // that score points
    float goal_held = 1;
    float goal_lost = 0;
    unsigned armies = 0;
    unsigned stack = 0;
    unsigned borders = 0;
    unsigned border_armies = 0;
    unsigned armed = 0;  // territories with as many armies as the goal asks for
    unsigned income = 0;
    unsigned bonus = 0;
    unsigned continents = 0;
    unsigned inside = 0;
    unsigned outside = 0;
};

class Reader {
public:
    Reader(const Rules& rules, const State& state, Inputs& inputs)
        : rules_{rules},
          board_{rules.board},
          state_{state},
          inputs_{inputs},
          table_{odds::campaign_table(odds::obligations_of(rules.set.combat))},
          classic_{rules.set.setup.board == BoardKind::classic} {}

    void read() {
        inputs_.seats = active_seats(state_);
        inputs_.tokens.clear();
        inputs_.wants.clear();
        read_owners();
        for (const Seat seat : inputs_.seats) read_goal(seat);
        for (const Seat seat : inputs_.seats) read_continents(seat);
        for (const Seat seat : inputs_.seats) {
            for (const Territory territory : state_.held[seat]) read_token(seat, territory);
        }
        for (const Seat seat : inputs_.seats) read_wants(seat);
        read_traits();
    }

private:
    void read_owners() {
        for (const Seat seat : seats(state_)) {
            for (const Territory territory : state_.held[seat]) owner_[territory] = seat;
        }
        for (const Seat seat : inputs_.seats) {
            active_ = active_ | state_.held[seat];
            const unsigned own = position_of(state_, seat);
            sums_[seat].wait = (own + state_.seat_count - state_.position) % state_.seat_count;
        }
    }

    void read_goal(Seat seat) {
        Sums& sums = sums_[seat];
        sums.progress = progress_of(rules_, state_, seat);
        const auto objective = state_.objective[seat].reveal();
        wanted_[seat] = sums.progress.missing;
        if (!objective) {
            sums.inside = value_of(board_, state_.held[seat]);
            return;
        }
        const Goal& goal = rules_.objectives[*objective].goal;
        sums.named = goal.territories;
        wanted_[seat] = wanted_[seat] | goal.territories;
        sums.kind = goal.continents_more > 0 ? GoalKind::continents
            : !goal.territories.empty()      ? GoalKind::list
            : goal.destroy                   ? GoalKind::destroy
                                             : GoalKind::count;
        sums.inside = value_of(board_, state_.held[seat] & goal.territories);
        sums.outside = value_of(board_, state_.held[seat]) - sums.inside;
    }

    void read_continents(Seat seat) {
        const TerritorySet held = state_.held[seat];
        sums_[seat].income =
            static_cast<unsigned>(held.size()) / rules_.set.reinforcement.territories_per_army;
        for (const Continent continent : board_.continents()) {
            const TerritorySet members = board_.members[continent];
            const std::size_t own = (members & held).size();
            const std::size_t all = members.size();
            share_[seat][continent] = static_cast<std::uint8_t>(
                own == all           ? 4
                    : own + 1 == all ? 3
                    : 2 * own > all  ? 2
                    : 4 * own > all  ? 1
                                     : 0
            );
            if (own != all) continue;
            sums_[seat].bonus += board_.bonus[continent];
            ++sums_[seat].continents;
        }
        sums_[seat].income += sums_[seat].bonus;
    }

    // What lies around a territory.
    struct Around {
        unsigned friends = 0;
        unsigned support = 0;    // their armies, but the one that stays
        unsigned strongest = 0;  // enemy who may attack
        unsigned mass = 0;       // of all of those, but the one that stays
        Seat attacker = Seat::s1;
        SeatSet attackers;
        unsigned weakest = 999;         // that could be attacked
        unsigned weakest_wanted = 999;  // for the objective
    };

    Around around(Seat seat, Territory territory) const {
        Around found;
        for (const Territory other : board_.neighbours[territory]) {
            const unsigned armies = state_.armies[other];
            if (owner_[other] == seat) {
                ++found.friends;
                found.support += armies - (armies > 0 ? 1 : 0);
                continue;
            }
            found.weakest = std::min(found.weakest, armies);
            if (wanted_[seat].contains(other)) {
                found.weakest_wanted = std::min(found.weakest_wanted, armies);
            }
            if (!active_.contains(other)) continue;
            found.mass += armies - (armies > 0 ? 1 : 0);
            found.attackers.insert(owner_[other]);
            if (armies <= found.strongest) continue;
            found.strongest = armies;
            found.attacker = owner_[other];
        }
        return found;
    }

    float conquer(unsigned attack, unsigned defence) const {
        return table_[{attack, defence}].conquer;
    }

    void read_token(Seat seat, Territory territory) {
        Sums& sums = sums_[seat];
        const Around near = around(seat, territory);
        const unsigned armies = state_.armies[territory];
        const bool named = sums.named.contains(territory);
        unsigned also = 0;
        for (const Seat other : inputs_.seats) {
            if (other != seat && wanted_[other].contains(territory)) ++also;
        }
        const float lost = near.strongest == 0 ? 0 : conquer(near.strongest + 2U, armies);
        const bool sooner =
            near.strongest > 0 && sums_[near.attacker].wait < std::max(sums.wait, 1U);
        const bool for_goal = near.strongest > 0 && wanted_[near.attacker].contains(territory);
        const float reach = chance_against(armies, near.weakest);
        const float wanted = chance_against(armies, near.weakest_wanted);
        const Continent continent = board_.continent[territory];
        const bool edge = !board_.members[continent].contains(board_.neighbours[territory]);
        const unsigned value = std::min<unsigned>(board_.value[territory], 7);
        const unsigned bonus = std::clamp<unsigned>(board_.bonus[continent], 2, 7) - 2;
        const std::array<unsigned, token_rows.size()> row{
            of_armies(armies) + 16 * std::min(sums.wait, 3U),
            value + 8 * std::min(also, 2U) + (named ? 24U : 0U),
            near.strongest == 0 ? 0U
                                : of_chance(lost) + (for_goal ? 11U : 0U) + (sooner ? 22U : 0U),
            of_mass(near.mass) + 12 * std::min(static_cast<unsigned>(near.attackers.size()), 3U),
            of_reach(reach) + 11 * of_prospect(wanted),
            of_support(near.support) + 8 * std::min(near.friends, 5U),
            share_[seat][continent] + 5 * bonus + (edge ? 30U : 0U),
            place_of(territory),
        };
        Token token{seat, {}};
        std::ranges::transform(row, token.row.begin(), [](unsigned r) {
            return static_cast<std::uint8_t>(r);
        });
        inputs_.tokens.push_back(token);
        const float points = 1 + (named ? real(board_.value[territory]) : 0);
        sums.goal_held += points;
        sums.goal_lost += points * lost;
        sums.armies += armies;
        sums.stack = std::max(sums.stack, armies);
        if (armies >= 2) ++sums.armed;
        if (near.weakest == 999) return;
        ++sums.borders;
        sums.border_armies += armies;
    }

    // Below 0 where nothing can be attacked.
    float chance_against(unsigned armies, unsigned defenders) const {
        return armies < 2 || defenders == 999 ? -1.0F : conquer(armies, defenders);
    }

    unsigned place_of(Territory territory) const {
        if (classic_) return static_cast<unsigned>(index(territory)) + 1;
        return state_.centres.contains(territory) ? 43 : 0;
    }

    void read_wants(Seat seat) {
        const Sums& sums = sums_[seat];
        const TerritorySet missing = sums.progress.missing;
        const unsigned how_many = std::min<unsigned>(static_cast<unsigned>(missing.size()), 4) -
            (missing.empty() ? 0 : 1);
        for (const Territory territory : missing) {
            unsigned strongest = 0;
            for (const Territory from : board_.neighbours[territory] & state_.held[seat]) {
                strongest = std::max<unsigned>(strongest, state_.armies[from]);
            }
            const unsigned armies = state_.armies[territory];
            const float chance = strongest == 0 ? -1.0F : conquer(strongest + 2, armies);
            const Seat owner = owner_[territory];
            const bool theirs = active_.contains(territory) && wanted_[owner].contains(territory);
            const unsigned value = std::min<unsigned>(board_.value[territory], 7);
            inputs_.wants.push_back(
                {seat,
                 {static_cast<std::uint8_t>(of_armies(armies)),
                  static_cast<std::uint8_t>(of_reach(chance) + 11 * std::min(sums.wait, 3U)),
                  static_cast<std::uint8_t>(value + 8 * how_many + (theirs ? 32U : 0U))}}
            );
        }
    }

    unsigned best_tris(Seat seat) const {
        std::array<unsigned, 4> of_arm{};
        for (const Card card : state_.hand[seat].reveal()) {
            ++of_arm[static_cast<std::size_t>(rules_.deck.faces[card].arm)];
        }
        const auto& worth = rules_.set.reinforcement.tris;
        unsigned best = 0;
        for (std::size_t arm = 0; arm < 3; ++arm) {
            if (of_arm[arm] >= 3) best = std::max<unsigned>(best, worth[arm]);
            if (of_arm[arm] >= 2 && of_arm[3] > 0) best = std::max<unsigned>(best, worth[4]);
        }
        if (of_arm[0] > 0 && of_arm[1] > 0 && of_arm[2] > 0) {
            best = std::max<unsigned>(best, worth[3]);
        }
        return best;
    }

    SeatSet hunted() const {
        SeatSet found;
        for (const Seat seat : inputs_.seats) {
            const auto objective = state_.objective[seat].reveal();
            if (!objective) continue;
            const auto& colour = rules_.objectives[*objective].goal.destroy;
            if (!colour) continue;
            for (const Seat other : inputs_.seats) {
                if (other != seat && state_.colour[other] == colour) found.insert(other);
            }
        }
        return found;
    }

    void read_traits() {
        const EndingRules& ending = rules_.set.ending;
        const std::size_t stage = stage_of(rules_, state_);
        const bool sdadata = ending.closing_sums[0] != 0;
        const float closes =
            sdadata ? real(odds::closing_chance(closing_sums(ending, state_))) : 0.0F;
        const SeatSet prey = hunted();
        float armies = 1;
        float income = 1;
        for (const Seat seat : inputs_.seats) {
            armies += real(sums_[seat].armies + state_.reserve[seat]);
            income += real(sums_[seat].income);
        }
        for (const Seat seat : inputs_.seats) {
            const Sums& sums = sums_[seat];
            Traits& traits = inputs_.traits[seat];
            std::size_t next = 0;
            const auto put = [&](float value) { traits[next++] = scaled(value); };
            const auto mark = [&](bool holds) {
                traits[next++] = static_cast<std::int16_t>(holds ? one : 0);
            };
            float best_share = 0;
            float best_inside = 0;
            for (const Seat other : inputs_.seats) {
                if (other == seat) continue;
                best_share = std::max(best_share, sums_[other].progress.share);
                best_inside = std::max(best_inside, real(sums_[other].inside));
            }
            const float present = real(std::max(sums.armies + state_.reserve[seat], 1U));
            const float share = sums.progress.share;
            const auto cards = real(state_.hand[seat].reveal().size());
            const auto held = real(state_.held[seat].size());
            const bool on_turn = sums.wait == 0;
            const auto objective = state_.objective[seat].reveal();
            const Goal* goal = objective ? &rules_.objectives[*objective].goal : nullptr;
            // As the linear evaluation has them
            put(share);
            put(share * share * share);
            put(share - best_share);
            put(std::min(3.0F, real(armies_on(state_, sums.progress.missing)) / present));
            put(held / real(board_.territory_count));
            put(present / armies);
            put(real(sums.income) / income);
            put(std::min(cards, 7.0F) / 5);
            put(sums.goal_lost / sums.goal_held);
            put(real(sums.wait) / real(state_.seat_count));
            put(real(sums.stack) / present);
            // Armies and cards
            const unsigned tris = best_tris(seat);
            put(real(tris) / 10);
            mark(tris > 0);
            put(real(state_.reserve[seat]) / 10);
            put(present / 64);
            put(real(sums.income) / 10);
            put(real(sums.bonus) / 5);
            put(real(sums.continents) / 2);
            put(real(sums.borders) / std::max(held, 1.0F));
            put(real(sums.border_armies) / present);
            mark(cards >= 3);
            mark(cards >= 5);
            put(present / std::max(held, 1.0F) / 4);
            // The turn
            for (unsigned wait = 0; wait < 5; ++wait) mark(sums.wait == wait);
            mark(on_turn && state_.phase == Phase::attack);
            mark(on_turn && state_.conquests > 0);
            put(on_turn ? real(std::min<unsigned>(state_.conquests, 6)) / 3 : 0.0F);
            // The objective
            mark(sums.kind == GoalKind::list);
            mark(sums.kind == GoalKind::count);
            mark(sums.kind == GoalKind::destroy);
            mark(sums.kind == GoalKind::continents);
            mark(prey.contains(seat));
            put(real(sums.progress.missing.size()) / 8);
            mark(sums.progress.missing.size() == 1);
            mark(sums.progress.missing.size() == 2);
            put(goal != nullptr ? std::max(0.0F, real(goal->territory_count) - held) / 8 : 0.0F);
            put(goal != nullptr && goal->armies_each > 1
                    ? std::max(0.0F, real(goal->territory_count) - real(sums.armed)) / 8
                    : 0.0F);
            put(real(sums.armed) / std::max(held, 1.0F));
            // Points
            put((real(sums.inside) - best_inside) / 16);
            mark(real(sums.inside) > best_inside);
            put(real(sums.inside) / 64);
            put(real(sums.outside) / 64);
            put(real(position_of(state_, seat)) / real(state_.seat_count));
            // The game
            put(real(std::min<std::uint32_t>(state_.round, 60)) / 20);
            mark(state_.round <= 3);
            mark(stage == 1);
            mark(stage == 2);
            mark(state_.closing_begun);
            put(stage == 2 ? closes : 0.0F);
            put(real(state_.seat_count) / 6);
            put(real(inputs_.seats.size()) / 6);
            mark(ending.minutes > 0);
            mark(sdadata);
            mark(ending.kingmaker == Switch::on);
            mark(rules_.set.combat.garrison > 1);
            put(real((state_.centres & state_.held[seat]).size()) / 2);
            mark(ending.objective_points > 0);
            mark(true);
            assert(next <= trait_count);
            std::fill(traits.begin() + static_cast<std::ptrdiff_t>(next), traits.end(), 0);
        }
    }

    const Rules& rules_;
    const Board& board_;
    const State& state_;
    Inputs& inputs_;
    const odds::CampaignTable& table_;
    bool classic_;
    TerritorySet active_;  // held by active seats
    PerTerritory<Seat> owner_;
    PerSeat<TerritorySet> wanted_;
    PerSeat<PerContinent<std::uint8_t>> share_;
    PerSeat<Sums> sums_;
};

}  // namespace

void read_inputs(const Rules& rules, const State& state, Inputs& inputs) {
    Reader{rules, state, inputs}.read();
}

}  // namespace kamchatka::bots::net
