// What each part of a format has to leave alone.
#include "tournament/format/format_change.hpp"

#include "tournament/seating/tables.hpp"

#include <algorithm>

namespace kamchatka::tournament {
namespace {

using Objection = std::optional<Rejected>;

std::size_t rounds_drawn(const State& state, std::size_t stage) {
    return static_cast<std::size_t>(
        std::ranges::count(state.rounds, static_cast<std::uint8_t>(stage), &Round::stage)
    );
}

Objection other_stages(const State& state, const Format& next) {
    for (const Round& round : state.rounds) {
        const bool same = round.stage < next.stages.size() &&
            next.stages[round.stage].kind == state.format->stages[round.stage].kind;
        if (!same) return Rejected{Rejection::format_is_fixed};
    }
    const std::size_t drawn = rounds_drawn(state, 0);
    const Stage& first = next.stages.front();
    if (first.kind == PhaseKind::standings && first.rounds < drawn) {
        return Rejected{Rejection::rounds_are_played, std::to_string(drawn)};
    }
    return std::nullopt;
}

// What decides who goes on from a stage.
bool counted_alike(const Stage& a, const Stage& b) {
    return a.rounds == b.rounds && a.scoring == b.scoring && a.counted == b.counted &&
        a.tie_breaks == b.tie_breaks;
}

Objection other_qualifiers(const State& state, const Format& next) {
    const std::size_t last = state.rounds.back().stage;
    if (last == 0) return std::nullopt;
    bool same = next.thresholds == state.format->thresholds;
    for (std::size_t stage = 0; stage < last; ++stage) {
        same = same && counted_alike(state.format->stages[stage], next.stages[stage]);
    }
    return same ? std::nullopt : Objection{Rejected{Rejection::qualified_already}};
}

std::size_t seated_in(const Round& round) {
    std::size_t people = 0;
    for (const Table& table : round.tables) people += table.players.size() + table.ghosts;
    return people;
}

// A knock-out is planned from its first round to its final.
Objection other_knockout(const State& state, const Format& next) {
    const Stage& stage = next.stages.front();
    if (stage.kind != PhaseKind::knockout) return std::nullopt;
    const auto plan = knockout_plan(
        seated_in(state.rounds.front()),
        stage.final_size,
        stage.fill_with_seconds ? Seconds::may_fill : Seconds::stay_out
    );
    bool fits = plan && plan->size() >= state.rounds.size();
    for (std::size_t i = 0; fits && i < state.rounds.size(); ++i) {
        fits = (*plan)[i].players == seated_in(state.rounds[i]) &&
            (*plan)[i].tables() == state.rounds[i].tables.size();
    }
    return fits ? std::nullopt : Objection{Rejected{Rejection::qualified_already}};
}

bool begun(const Table& table) { return table.played() || !table.online.empty(); }

Objection other_book(const State& state, const Format& next) {
    const Format& now = *state.format;
    const bool same = now.ruleset == next.ruleset && now.kingmaker == next.kingmaker &&
        now.challenge_card == next.challenge_card;
    const bool played = std::ranges::any_of(state.rounds, [](const Round& round) {
        return std::ranges::any_of(round.tables, begun);
    });
    return same || !played ? std::nullopt : Objection{Rejected{Rejection::ruleset_is_played}};
}

Objection wrong_results(const State& state, const Format& next) {
    for (std::size_t i = 0; i < state.rounds.size(); ++i) {
        const std::vector<Table>& tables = state.rounds[i].tables;
        for (std::size_t j = 0; j < tables.size(); ++j) {
            if (!tables[j].played()) continue;
            auto faults = faults_of(tables[j].players, tables[j].lines, next.points, next.winners);
            if (faults.empty()) continue;
            const std::string where = std::to_string(i + 1) + "." + std::to_string(j + 1);
            return Rejected{Rejection::result_would_be_wrong, where, std::move(faults)};
        }
    }
    return std::nullopt;
}

// TO-2a and CH-12.1, for those who have sat down already.
Objection not_official_so_far(const State& state, const Format& next) {
    if (!next.official || state.format->official) return std::nullopt;
    if (std::ranges::count(state.officials, Role::official_judge, &Official::role) == 0) {
        return Rejected{Rejection::judge_missing};
    }
    for (const Round& round : state.rounds) {
        const bool of_three = next.stages[round.stage].sizes == Sizes::threes;
        for (const Table& table : round.tables) {
            if (table.players.size() < 4 && !of_three) {
                return Rejected{Rejection::threes_not_official};
            }
            for (const PlayerId player : table.players) {
                const Entrant* entrant = find(state, player);
                if (entrant == nullptr || entrant->accepts_judge) continue;
                return Rejected{Rejection::judge_not_accepted, entrant->person.name};
            }
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<Rejected> refusal_to_change(const State& state, const Format& next) {
    if (state.rounds.empty()) return std::nullopt;
    for (const auto object :
         {other_stages,
          other_qualifiers,
          other_knockout,
          other_book,
          wrong_results,
          not_official_so_far}) {
        if (auto objection = object(state, next)) return objection;
    }
    return std::nullopt;
}

}  // namespace kamchatka::tournament
