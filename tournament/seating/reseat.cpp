// Which tables stay, which sizes they get, who fills them.
#include "tournament/seating/reseat.hpp"

#include "chance/fast_source.hpp"
#include "tournament/detail/pair_costs.hpp"
#include "tournament/detail/table_kinds.hpp"
#include "tournament/seating/draw.hpp"
#include "tournament/seating/tables.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <tuple>

namespace kamchatka::tournament {
namespace {

using Reseated = Result<RoundReseated, Rejected>;

// A place of the last round: taken, or left by somebody who is not there.
using Places = std::vector<std::optional<PlayerId>>;

std::size_t taken(const Places& places) {
    return static_cast<std::size_t>(std::ranges::count_if(places, [](const auto& each) {
        return each.has_value();
    }));
}

class Reseater {
public:
    Reseater(const State& state, Unsettled unsettled, std::uint64_t seed)
        : state_{state},
          stage_{state.format->stages.front()},
          tables_{state.rounds.back().tables},
          waiting_{std::move(unsettled.late)},
          seed_{seed},
          costs_{problem()} {
        for (const Table& table : tables_) {
            Places& places = places_.emplace_back();
            for (const PlayerId player : table.players) {
                const bool stays = !may_be_reseated(table) || is_there(state_, player);
                places.push_back(stays ? std::optional{player} : std::nullopt);
            }
            sizes_.push_back(places.size());
        }
    }

    Reseated with_fewest_changes() {
        const auto kinds = best_kinds();
        if (!kinds) return Rejected{Rejection::cannot_be_seated, std::to_string(people())};
        resize(*kinds);
        settle();
        return finished();
    }

    Reseated with_ghosts() {
        if (!widen()) return Rejected{Rejection::cannot_be_seated, std::to_string(people())};
        settle();
        for (std::size_t i = 0; i < places_.size(); ++i) {
            if (is_open(i) && taken(places_[i]) < 3) {
                return Rejected{Rejection::table_too_small, std::to_string(i + 1)};
            }
        }
        if (!knockout_goes_on()) {
            return Rejected{Rejection::cannot_be_seated, std::to_string(at_tables())};
        }
        return finished();
    }

private:
    // --- What it costs to put people together

    SeatingProblem problem() {
        std::vector<PlayerId> everybody;
        for (const Table& table : tables_) {
            everybody.insert(everybody.end(), table.players.begin(), table.players.end());
        }
        everybody.insert(everybody.end(), waiting_.begin(), waiting_.end());
        for (const PlayerId player : everybody) {
            index_.try_emplace(player, static_cast<std::uint16_t>(index_.size()));
        }
        const bool first = state_.rounds.size() == 1;
        return problem_of(
            state_,
            everybody,
            first ? stage_.first_round : stage_.later_rounds,
            state_.rounds.size() - 1
        );
    }

    Lanes cost_at(PlayerId player, std::size_t table) const {
        return cost_at(player, table, sizes_[table]);
    }
    // If the table were of this size.
    Lanes cost_at(PlayerId player, std::size_t table, std::size_t size) const {
        const std::uint16_t own = index_.at(player);
        Lanes cost = size == 5 ? costs_.five(own) : 0;
        for (const auto& other : places_[table]) {
            if (other && *other != player) cost += costs_.pair(own, index_.at(*other));
        }
        return cost;
    }

    // --- Sizes

    bool is_open(std::size_t table) const {
        return table >= tables_.size() || may_be_reseated(tables_[table]);
    }
    // Who sits at an open table or waits for one.
    std::size_t people() const {
        std::size_t count = waiting_.size();
        for (std::size_t i = 0; i < places_.size(); ++i) {
            if (is_open(i)) count += taken(places_[i]);
        }
        return count;
    }
    // Numbers stand on the wall and in the results: only the last tables can be given up.
    std::size_t removable() const {
        std::size_t count = 0;
        while (count < tables_.size() && may_be_reseated(tables_[tables_.size() - 1 - count]))
            ++count;
        return count;
    }

    // The open tables that stay when there are so many in all, the fullest first.
    std::vector<std::size_t> staying(std::size_t tables) const {
        std::vector<std::size_t> open;
        for (std::size_t i = 0; i < std::min(tables, tables_.size()); ++i) {
            if (is_open(i)) open.push_back(i);
        }
        std::ranges::stable_sort(open, std::greater{}, [&](std::size_t i) {
            return taken(places_[i]);
        });
        return open;
    }

    std::size_t changes(const TableKinds& kinds, std::size_t tables) const {
        std::size_t kept = 0;
        const std::vector<std::size_t> open = staying(tables);
        for (std::size_t i = 0; i < open.size(); ++i) {
            kept += std::min(taken(places_[open[i]]), kinds.size_of(i));
        }
        return people() - waiting_.size() - kept;
    }

    std::vector<TableKinds> possible() const {
        std::size_t fixed = 0;
        for (const Table& table : tables_) fixed += may_be_reseated(table) ? 0U : 1U;
        const std::size_t least = tables_.size() - removable() - fixed;
        const std::size_t most = tables_.size() - fixed + waiting_.size() / 3 + 1;
        std::vector<TableKinds> all;
        if (stage_.kind == PhaseKind::knockout) {
            if (const auto kinds = kinds_of_knockout()) all.push_back(*kinds);
        } else {
            for (std::size_t tables = least; tables <= most; ++tables) {
                if (const auto kinds = kinds_for(people(), tables, stage_.sizes)) {
                    all.push_back(*kinds);
                }
            }
        }
        std::erase_if(all, [&](const TableKinds& each) { return each.tables() < least; });
        return all;
    }

    std::optional<TableKinds> kinds_of_knockout() const {
        TableKinds played;
        for (std::size_t i = 0; i < tables_.size(); ++i) {
            if (is_open(i)) continue;
            const std::size_t size = tables_[i].players.size();
            ++(size == 5 ? played.fives : size == 4 ? played.fours : played.threes);
        }
        return knockout_kinds(people(), played, stage_);
    }

    std::optional<TableKinds> best_kinds() const {
        const std::size_t fixed = tables_.size() - staying(tables_.size()).size();
        std::optional<TableKinds> best;
        std::tuple<std::size_t, std::size_t> least{};
        for (const TableKinds& each : possible()) {
            const std::tuple cost{changes(each, fixed + each.tables()), each.threes + each.fives};
            if (best && cost >= least) continue;
            best = each;
            least = cost;
        }
        return best;
    }

    // --- People

    void resize(const TableKinds& kinds) {
        const std::size_t fixed = tables_.size() - staying(tables_.size()).size();
        const std::size_t tables = fixed + kinds.tables();
        std::vector<std::size_t> open = staying(tables);
        while (places_.size() > tables) {
            for (const auto& each : places_.back()) {
                if (each) waiting_.push_back(*each);
            }
            places_.pop_back();
        }
        while (places_.size() < tables) {
            open.push_back(places_.size());
            places_.emplace_back();
        }
        sizes_.resize(tables);
        for (std::size_t i = 0; i < open.size(); ++i) sizes_[open[i]] = kinds.size_of(i);
        for (const std::size_t table : open) {
            while (taken(places_[table]) > sizes_[table]) send_off(table);
        }
    }

    // Whoever fits worst goes; the last to play among equals.
    void send_off(std::size_t table) {
        Places& places = places_[table];
        std::optional<std::size_t> worst;
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (!places[i]) continue;
            if (!worst || cost_at(*places[i], table) >= cost_at(*places[*worst], table)) worst = i;
        }
        waiting_.push_back(*places[*worst]);
        places[*worst].reset();
    }

    // Room for those who find no hole: a table of their own, or a fifth chair.
    bool widen() {
        std::size_t holes = 0;
        for (std::size_t i = 0; i < places_.size(); ++i) {
            if (is_open(i)) holes += places_[i].size() - taken(places_[i]);
        }
        if (waiting_.size() <= holes) return true;
        std::size_t over = waiting_.size() - holes;
        if (over >= 3) {
            const auto own = table_sizes(over, Sizes::league);
            if (!own) return false;
            for (const TableSize& size : *own) {
                places_.emplace_back();
                sizes_.push_back(size.people);
            }
            return true;
        }
        for (const std::size_t size : {std::size_t{3}, std::size_t{4}}) {
            for (std::size_t i = 0; i < tables_.size() && over > 0; ++i) {
                if (!is_open(i) || sizes_[i] != size) continue;
                ++sizes_[i];
                --over;
            }
        }
        return over == 0;
    }

    std::size_t at_tables() const {
        std::size_t seats = 0;
        for (const Places& places : places_) seats += std::max<std::size_t>(taken(places), 4);
        return seats;
    }

    // Its later rounds follow from the first: ghosts count there as the people they stand for.
    bool knockout_goes_on() const {
        if (stage_.kind != PhaseKind::knockout) return true;
        const auto plan = knockout_plan(
            at_tables(),
            stage_.final_size,
            stage_.fill_with_seconds ? Seconds::may_fill : Seconds::stay_out
        );
        return plan && plan->front().tables() == places_.size();
    }

    // Everybody who waits to the cheapest table with room, in an order drawn by lot; then exchanges
    // among them as long as they help.
    void settle() {
        chance::FastSource source{seed_};
        for (std::size_t i = waiting_.size(); i > 1; --i) {
            std::swap(waiting_[i - 1], waiting_[source.below(static_cast<unsigned>(i))]);
        }
        for (const PlayerId player : waiting_) sit(player, cheapest_table(player));
        for (bool better = true; better;) {
            better = false;
            for (const PlayerId a : waiting_) {
                for (const PlayerId b : waiting_) better = exchange_if_cheaper(a, b) || better;
            }
        }
    }

    // A table as full as one with room may have its chair: the criteria say which of them.
    std::size_t cheapest_table(PlayerId player) {
        struct Offer {
            Lanes cost;
            std::size_t table;
            std::size_t chair_of;
        };
        std::optional<Offer> best;
        for (std::size_t i = 0; i < places_.size(); ++i) {
            const std::size_t full = taken(places_[i]);
            if (!is_open(i) || full >= sizes_[i]) continue;
            for (std::size_t j = 0; j < places_.size(); ++j) {
                if (!is_open(j) || taken(places_[j]) != full) continue;
                const Lanes cost = cost_at(player, j, sizes_[i]);
                if (!best || cost < best->cost) best = Offer{cost, j, i};
            }
        }
        std::swap(sizes_[best->table], sizes_[best->chair_of]);
        return best->table;
    }

    void sit(PlayerId player, std::size_t table) {
        Places& places = places_[table];
        const auto hole =
            std::ranges::find_if(places, [](const auto& each) { return !each.has_value(); });
        if (hole == places.end()) {
            places.emplace_back(player);
        } else {
            *hole = player;
        }
        at_[player] = table;
    }

    bool exchange_if_cheaper(PlayerId a, PlayerId b) {
        const std::size_t at_a = at_.at(a);
        const std::size_t at_b = at_.at(b);
        if (at_a == at_b) return false;
        const Lanes before = cost_at(a, at_a) + cost_at(b, at_b);
        exchange(a, b);
        if (cost_at(a, at_b) + cost_at(b, at_a) < before) return true;
        exchange(a, b);
        return false;
    }

    void exchange(PlayerId a, PlayerId b) {
        auto& place_a = *std::ranges::find(places_[at_.at(a)], std::optional{a});
        auto& place_b = *std::ranges::find(places_[at_.at(b)], std::optional{b});
        std::swap(place_a, place_b);
        std::swap(at_.at(a), at_.at(b));
    }

    // --- The tables as they are from now on

    Reseated finished() const {
        RoundReseated event{seed_, {}};
        const bool of_three = stage_.sizes == Sizes::threes;
        for (std::size_t i = 0; i < places_.size(); ++i) {
            SeatedTable table;
            for (const auto& each : places_[i]) {
                if (each) table.players.push_back(*each);
            }
            const bool short_of_one = is_open(i) && table.players.size() == 3 && !of_three;
            table.ghosts = static_cast<std::uint8_t>(short_of_one ? 1 : 0);
            if (!is_open(i)) table.ghosts = tables_[i].ghosts;
            if (short_of_one && state_.format->official) {
                return Rejected{Rejection::threes_not_official, std::to_string(i + 1)};
            }
            event.tables.push_back(std::move(table));
        }
        return event;
    }

    const State& state_;
    const Stage& stage_;
    const std::vector<Table>& tables_;
    std::vector<PlayerId> waiting_;
    std::uint64_t seed_;
    std::map<PlayerId, std::uint16_t> index_;
    PairCosts costs_;
    std::vector<Places> places_;
    std::vector<std::size_t> sizes_;
    std::map<PlayerId, std::size_t> at_;  // those who were seated here
};

}  // namespace

Result<RoundReseated, Rejected> reseat_round(
    const State& state, Reseating how, std::uint64_t seed
) {
    if (!state.format) return Rejected{Rejection::no_format};
    if (state.rounds.empty()) return Rejected{Rejection::unknown_round};
    if (!open_to_latecomers(state)) return Rejected{Rejection::not_for_this_round};
    Unsettled people = unsettled(state);
    if (people.missing.empty() && people.late.empty()) {
        return Rejected{Rejection::nothing_to_reseat};
    }
    Reseater reseater{state, std::move(people), seed};
    return how == Reseating::ghosts ? reseater.with_ghosts() : reseater.with_fewest_changes();
}

}  // namespace kamchatka::tournament
