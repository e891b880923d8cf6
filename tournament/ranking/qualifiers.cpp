// Standings and table winners as lists of people, renunciations taken into account.
#include "tournament/detail/qualifiers.hpp"

#include "chance/fast_source.hpp"
#include "tournament/ranking/standings.hpp"

#include <algorithm>
#include <tuple>

namespace kamchatka::tournament {
namespace {

// Somebody who did not win his table.
struct Loser {
    std::uint8_t place;
    Score points;  // without the decimals, which compare people of one table
    PlayerId player;

    auto key() const { return std::pair{place, Score{} - points}; }
};

// Those of a table who go on, the first place first.
std::vector<Loser> by_place(const State& state, const Table& table) {
    const auto places = places_of(table.lines);
    std::vector<Loser> order;
    for (std::size_t i = 0; i < table.lines.size(); ++i) {
        const Line& line = table.lines[i];
        if (!goes_on(state, line.player)) continue;
        order.push_back({places[i], whole_part(line.points), line.player});
    }
    std::ranges::stable_sort(order, {}, &Loser::place);
    return order;
}

class Sifting {
public:
    Sifting(const State& state, PhaseKind into)
        : state_{state},
          into_{into},
          round_{static_cast<std::uint16_t>(state.rounds.size())} {}

    // Whether somebody of the table goes through.
    bool take_first(const Table& table) {
        const std::vector<Loser> order = by_place(state_, table);
        if (order.empty()) return false;
        std::vector<PlayerId> first;
        for (const Loser& each : order) {
            if (each.place == order.front().place) first.push_back(each.player);
        }
        const PlayerId winner = settle(first, 1, number_of_table(table)).front();
        through_.players.push_back(winner);
        for (const Loser& each : order) {
            if (each.player != winner) waiting_.push_back(each);
        }
        return true;
    }

    void take_seconds(std::size_t missing) {
        std::ranges::stable_sort(waiting_, {}, &Loser::key);
        for (std::size_t i = 0; i < waiting_.size() && missing > 0;) {
            std::vector<PlayerId> equals;
            const auto key = waiting_[i].key();
            for (; i < waiting_.size() && waiting_[i].key() == key; ++i) {
                equals.push_back(waiting_[i].player);
            }
            for (const PlayerId each : settle(equals, missing, std::nullopt)) {
                through_.players.push_back(each);
                --missing;
            }
        }
    }

    Through result() && { return std::move(through_); }

private:
    std::uint16_t number_of_table(const Table& table) const {
        return static_cast<std::uint16_t>(&table - state_.rounds.back().tables.data() + 1);
    }

    // So many of these equals; notes whom nobody has told apart.
    std::vector<PlayerId> settle(
        const std::vector<PlayerId>& equals, std::size_t most, std::optional<std::uint16_t> table
    ) {
        std::vector<PlayerId> chosen;
        for (const auto& group : settled_order(state_, round_, equals)) {
            const std::size_t left = most - chosen.size();
            if (left > 0 && group.size() > left) note(group, left, table);
            for (std::size_t i = 0; i < std::min(left, group.size()); ++i) {
                chosen.push_back(group[i]);
            }
        }
        return chosen;
    }
    void note(std::vector<PlayerId> equals, std::size_t most, std::optional<std::uint16_t> table) {
        std::ranges::sort(equals);
        through_.ties.push_back(
            {.round = round_,
             .table = table,
             .players = std::move(equals),
             .cuts = {{into_, static_cast<std::uint16_t>(most)}}}
        );
    }

    const State& state_;
    PhaseKind into_;
    std::uint16_t round_;
    Through through_;
    std::vector<Loser> waiting_;
};

}  // namespace

bool goes_on(const State& state, PlayerId player) {
    const Entrant* entrant = find(state, player);
    return entrant != nullptr && in_play(*entrant) && !entrant->renounced;
}

std::vector<PlayerId> ranked(const State& state, std::uint64_t seed) {
    std::vector<std::tuple<std::uint16_t, std::uint64_t, PlayerId>> order;
    for (const StandingsRow& row : standings_of(state, 0)) {
        if (row.position == 0 || !goes_on(state, row.player)) continue;
        const std::uint64_t lot = chance::nth_seed(seed, number_of(row.player));
        order.emplace_back(row.position, lot, row.player);
    }
    std::ranges::sort(order);
    std::vector<PlayerId> players;
    players.reserve(order.size());
    for (const auto& each : order) players.push_back(std::get<PlayerId>(each));
    return players;
}

Through winners_of(const State& state, const Qualifying& qualifying) {
    Sifting sifting{state, qualifying.into};
    std::size_t missing = qualifying.seconds;
    for (const Table* table : qualifying.tables) missing += sifting.take_first(*table) ? 0U : 1U;
    sifting.take_seconds(missing);
    return std::move(sifting).result();
}

std::optional<std::vector<KnockoutRound>> knockout_plan(const State& state, std::size_t players) {
    const Stage& stage = state.format->stages.front();
    const auto seconds = stage.fill_with_seconds ? Seconds::may_fill : Seconds::stay_out;
    return knockout_plan(players, stage.final_size, seconds);
}

std::size_t people_in(const Round& round) {
    std::size_t people = 0;
    for (const Table& table : round.tables) people += table.players.size() + table.ghosts;
    return people;
}

std::vector<const Table*> last_tables(const State& state, std::optional<std::uint8_t> group) {
    std::vector<const Table*> tables;
    for (const Table& table : state.rounds.back().tables) {
        if (!group || table.group == *group) tables.push_back(&table);
    }
    return tables;
}

bool in_semifinal(const State& state, PlayerId player) {
    if (state.rounds.empty() || state.rounds.back().stage == 0) return false;
    return std::ranges::any_of(state.rounds.back().tables, [&](const Table& table) {
        return std::ranges::count(table.players, player) > 0;
    });
}

}  // namespace kamchatka::tournament
