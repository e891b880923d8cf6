// Whether an event can follow a state.
#include "tournament/decide.hpp"
#include "tournament/format/format_change.hpp"
#include "tournament/ranking/ties.hpp"
#include "tournament/scoring/game_result.hpp"
#include "tournament/seating/draw.hpp"

#include <algorithm>

namespace kamchatka::tournament {
namespace {

using Maybe = std::optional<Rejected>;

constexpr Score penalty_max = whole_score(1000);
constexpr std::uint16_t recovery_minutes_max = 120;

Maybe refused(Rejection reason, std::string detail = {}) {
    return Rejected{reason, std::move(detail)};
}

// A name that is taken is refused unless the desk says that it is another person's; whoever is
// entered keeps his.
Maybe bad_person(const State& state, const Person& person, PlayerId self, bool namesake) {
    if (folded(person.name).empty()) return refused(Rejection::name_missing);
    for (const std::string* field :
         {&person.name, &person.surname, &person.club, &person.region, &person.national_id}) {
        if (field->size() > field_bytes_max) return refused(Rejection::field_too_long);
    }
    const std::string key = name_key(person.name);
    const Entrant* own = find(state, self);
    const bool names_apart = namesake || (own != nullptr && own->name_key == key);
    for (const Entrant& each : state.entrants) {
        if (each.standing == Standing::removed || each.id == self) continue;
        const std::string& id = each.person.national_id;
        const bool ids = !id.empty() && !person.national_id.empty();
        if (ids ? id == person.national_id : !names_apart && each.name_key == key) {
            return refused(Rejection::registered_already, each.person.name);
        }
    }
    for (const Official& each : state.officials) {
        const bool judge = each.role == Role::official_judge;
        if (judge && name_key(each.name) == key) {
            return refused(Rejection::judge_plays, each.name);
        }
    }
    return std::nullopt;
}

// Somebody who is still in.
Maybe not_in(const State& state, PlayerId player) {
    const Entrant* entrant = find(state, player);
    if (entrant == nullptr) return refused(Rejection::unknown_player);
    if (!in_play(*entrant)) return refused(Rejection::out_of_the_tournament, entrant->person.name);
    return std::nullopt;
}

Maybe check(const State& state, const FormatChosen& event) {
    auto complaints = complaints_about(event.format);
    std::erase_if(complaints, [](const auto& each) { return each.weight != Weight::must; });
    if (!complaints.empty()) return Rejected{Rejection::bad_format, {}, {}, std::move(complaints)};
    return refusal_to_change(state, event.format);
}

// Into rounds of standings at any time; into a knock-out as long as nobody has played.
bool open_for_entries(const State& state) {
    if (state.rounds.empty()) return true;
    if (state.rounds.back().stage != 0) return false;
    if (state.format->stages.front().kind == PhaseKind::standings) return true;
    return state.rounds.size() == 1 &&
        std::ranges::none_of(state.rounds.front().tables, &Table::played);
}

Maybe check(const State& state, const Registered& event) {
    if (number_of(event.player) <= state.entrants.size()) return refused(Rejection::unknown_player);
    if (auto bad = bad_person(state, event.person, event.player, event.namesake)) return bad;
    if (!open_for_entries(state)) return refused(Rejection::entries_are_closed);
    if (number_of(event.player) > players_max) return refused(Rejection::too_many_players);
    return std::nullopt;
}

Maybe check(const State& state, const PersonAmended& event) {
    if (find(state, event.player) == nullptr) return refused(Rejection::unknown_player);
    return bad_person(state, event.person, event.player, event.namesake);
}

Maybe check(const State& state, const Removed& event) {
    if (find(state, event.player) == nullptr) return refused(Rejection::unknown_player);
    if (has_sat(state, event.player)) return refused(Rejection::has_sat_at_a_table);
    // What is in the till stays on the list.
    if (find(state, event.player)->paid.value_or(0) > 0) return refused(Rejection::has_paid);
    return std::nullopt;
}

Maybe check(const State& state, const PresenceNoted& event) { return not_in(state, event.player); }
Maybe check(const State& state, const DeclarationNoted& event) {
    return not_in(state, event.player);
}
// Whoever has left may get it back.
Maybe check(const State& state, const FeeNoted& event) {
    if (find(state, event.player) == nullptr) return refused(Rejection::unknown_player);
    const std::uint32_t most = event.paid ? fee_max : 0;
    return event.cents > most ? refused(Rejection::fee_out_of_range) : std::nullopt;
}
Maybe check(const State& state, const PlayNoted& event) { return not_in(state, event.player); }
Maybe check(const State& state, const Withdrew& event) { return not_in(state, event.player); }

Maybe check(const State& state, const Penalised& event) {
    if (auto out = not_in(state, event.player)) return out;
    if (event.reason.empty()) return refused(Rejection::reason_missing);
    if (event.points < Score{} || event.points > penalty_max) {
        return refused(Rejection::penalty_out_of_range);
    }
    return std::nullopt;
}

Maybe check(const State& state, const OfficialAppointed& event) {
    if (folded(event.name).empty()) return refused(Rejection::name_missing);
    if (event.role == Role::player) return refused(Rejection::judge_plays, event.name);
    if (event.role != Role::official_judge) return std::nullopt;
    for (const Entrant& each : state.entrants) {
        const bool plays = each.standing != Standing::removed;
        if (plays && name_key(each.person.name) == name_key(event.name)) {
            return refused(Rejection::judge_plays, event.name);
        }
    }
    return std::nullopt;
}

Maybe check(const State& state, const JudgeCalled& event) {
    return find(state, event.player) == nullptr ? refused(Rejection::unknown_player) : std::nullopt;
}
Maybe check(const State& state, const JudgeAnswered& event) {
    const auto call = std::ranges::find(state.calls, event.call, &JudgeCall::entry);
    if (call == state.calls.end()) return refused(Rejection::unknown_entry);
    return call->answered ? refused(Rejection::answered_already) : std::nullopt;
}
Maybe check(const State& state, const GamesSuspended&) {
    return state.suspended ? refused(Rejection::suspended_already) : std::nullopt;
}
Maybe check(const State& state, const GamesResumed&) {
    return state.suspended ? std::nullopt : refused(Rejection::not_suspended);
}

std::string missing_tables(const Round& round) {
    std::string tables;
    for (std::size_t i = 0; i < round.tables.size(); ++i) {
        if (!round.tables[i].played())
            tables += (tables.empty() ? "" : " ") + std::to_string(i + 1);
    }
    return tables;
}

bool judge_missing(const State& state) {
    return state.format->official &&
        std::ranges::count(state.officials, Role::official_judge, &Official::role) == 0;
}

// TO-2a: one judge, and everybody's signature that his word is final.
Maybe unjudged(const State& state, const std::vector<SeatedTable>& tables) {
    if (!state.format->official) return std::nullopt;
    for (const SeatedTable& table : tables) {
        for (const PlayerId player : table.players) {
            const Entrant* entrant = find(state, player);
            if (entrant != nullptr && !entrant->accepts_judge) {
                return refused(Rejection::judge_not_accepted, entrant->person.name);
            }
        }
    }
    return std::nullopt;
}

bool sits_twice(const std::vector<SeatedTable>& tables) {
    std::vector<PlayerId> seated;
    for (const SeatedTable& table : tables) {
        seated.insert(seated.end(), table.players.begin(), table.players.end());
    }
    std::ranges::sort(seated);
    return std::ranges::adjacent_find(seated) != seated.end();
}

// Everybody once, at tables that can be played.
Maybe badly_seated(const State& state, const std::vector<SeatedTable>& tables) {
    std::size_t seated = 0;
    for (const SeatedTable& table : tables) {
        if (table.players.size() < 3 || table.players.size() > 5 || table.ghosts > 1) {
            return refused(Rejection::cannot_be_seated, std::to_string(table.players.size()));
        }
        for (const PlayerId player : table.players) {
            if (auto out = not_in(state, player)) return out;
        }
        seated += table.players.size();
    }
    if (seated == 0 || sits_twice(tables)) {
        return refused(Rejection::cannot_be_seated, std::to_string(seated));
    }
    return std::nullopt;
}

std::string names_of(const State& state, const std::vector<PlayerId>& players) {
    std::string names;
    for (const PlayerId player : players) {
        const Entrant* entrant = find(state, player);
        if (entrant != nullptr) names += (names.empty() ? "" : ", ") + entrant->person.name;
    }
    return names;
}

// Before anybody is seated, whoever is equal across the cut is told apart.
Maybe tied(const State& state) {
    const auto ties = ties_at_cut(state);
    if (ties.empty()) return std::nullopt;
    return refused(Rejection::tie_at_cut, names_of(state, ties.front().players));
}

Maybe too_early(const State& state) {
    if (!state.format) return refused(Rejection::no_format);
    if (state.suspended) return refused(Rejection::games_are_suspended);
    if (!state.rounds.empty() && !complete(state.rounds.back())) {
        return refused(Rejection::results_missing, missing_tables(state.rounds.back()));
    }
    if (!next_stage(state)) return refused(Rejection::tournament_is_over);
    if (judge_missing(state)) return refused(Rejection::judge_missing);
    return std::nullopt;
}

Maybe check(const State& state, const RoundSeated& event) {
    if (auto early = too_early(state)) return early;
    if (event.ties == CutTies::by_judge) {
        if (auto tie = tied(state)) return tie;
    }
    if (*next_stage(state) != event.stage) return refused(Rejection::tournament_is_over);
    if (auto bad = badly_seated(state, event.tables)) return bad;
    return unjudged(state, event.tables);
}

// What was played or opened elsewhere stays at its table.
Maybe check(const State& state, const RoundReseated& event) {
    if (state.rounds.empty()) return refused(Rejection::unknown_round);
    const std::vector<Table>& tables = state.rounds.back().tables;
    std::vector<SeatedTable> changed;
    for (std::size_t i = 0; i < std::max(tables.size(), event.tables.size()); ++i) {
        const bool there = i < event.tables.size();
        const bool same =
            there && i < tables.size() && tables[i].players == event.tables[i].players;
        if (there && !same) changed.push_back(event.tables[i]);
        if (same || i >= tables.size()) continue;
        if (tables[i].played()) return refused(Rejection::has_a_result, std::to_string(i + 1));
        if (!tables[i].online.empty()) return refused(Rejection::opened_already);
    }
    if (changed.empty()) return refused(Rejection::nothing_to_reseat);
    if (auto bad = badly_seated(state, changed)) return bad;
    if (sits_twice(event.tables)) return refused(Rejection::cannot_be_seated);
    return unjudged(state, changed);
}

Maybe check(const State& state, const SeatsExchanged& event) {
    for (const PlayerId player : {event.a, event.b}) {
        if (auto out = not_in(state, player)) return out;
    }
    if (state.rounds.empty()) return refused(Rejection::unknown_round);
    // One of them may come in from outside, for somebody who is not there.
    bool seated = false;
    for (const Table& table : state.rounds.back().tables) {
        const auto sits = [&](PlayerId player) {
            return event.a != event.b && std::ranges::count(table.players, player) > 0;
        };
        if (!sits(event.a) && !sits(event.b)) continue;
        seated = true;
        if (table.played()) return refused(Rejection::has_a_result);
        // Online the seats are the order of the players: another would get the result.
        if (!table.online.empty()) return refused(Rejection::opened_already);
    }
    return seated ? std::nullopt : refused(Rejection::nothing_to_exchange);
}

// The table a result is for, and whether it can be true of it.
template <typename Event>
Maybe bad_result(const State& state, const Event& event) {
    if (event.round == 0 || event.round > state.rounds.size()) {
        return refused(Rejection::unknown_round);
    }
    const Round& round = state.rounds[event.round - 1U];
    if (event.table == 0 || event.table > round.tables.size()) {
        return refused(Rejection::unknown_table);
    }
    const Table& table = round.tables[event.table - 1U];
    auto faults =
        faults_of(table.players, event.lines, limits_of(*state.format), state.format->winners);
    if (!faults.empty()) return Rejected{Rejection::bad_result, {}, std::move(faults)};
    return std::nullopt;
}

Maybe check(const State& state, const ResultEntered& event) {
    if (auto bad = bad_result(state, event)) return bad;
    const Table& table = state.rounds[event.round - 1U].tables[event.table - 1U];
    if (table.played()) return refused(Rejection::has_a_result);
    return std::nullopt;
}

// Later rounds of the same standings do not rest on it; who went on to another round does.
Maybe check(const State& state, const ResultCorrected& event) {
    if (auto bad = bad_result(state, event)) return bad;
    const Round& round = state.rounds[event.round - 1U];
    if (!round.tables[event.table - 1U].played()) return refused(Rejection::no_result_yet);
    if (event.reason.empty()) return refused(Rejection::reason_missing);
    const bool last = event.round == state.rounds.size();
    const bool adds_up = state.format->stages[round.stage].kind == PhaseKind::standings &&
        state.rounds.back().stage == round.stage;
    if (!last && !adds_up) return refused(Rejection::others_rest_on_it);
    return std::nullopt;
}

Maybe check(const State& state, const Renounced& event) {
    if (auto out = not_in(state, event.player)) return out;
    if (find(state, event.player)->renounced) return refused(Rejection::renounced_already);
    return std::nullopt;
}

Maybe check(const State&, const Undone&) { return std::nullopt; }
Maybe check(const State&, const Restored&) { return std::nullopt; }

// The order must follow from what is said to have made it: a lot from its seed, a criterion from
// the results.
Maybe check(const State& state, const TieSettled& event) {
    std::vector<PlayerId> players;
    for (const auto& group : event.order) {
        players.insert(players.end(), group.begin(), group.end());
    }
    const auto tie = tie_between(state, players);
    if (!tie || tie->round != event.round) return refused(Rejection::no_such_tie);
    if (event.by == SettledBy::decision) {
        const bool told = event.order.size() == players.size();
        if (event.reason.empty()) return refused(Rejection::reason_missing);
        return told ? std::nullopt : refused(Rejection::tie_not_told);
    }
    const Order due = event.by == SettledBy::lot ? lot_order(event.seed, tie->players)
                                                 : criterion_order(state, event.by, tie->players);
    if (due.size() < 2) return refused(Rejection::tie_not_told);
    return event.order == due ? std::nullopt : refused(Rejection::no_such_tie);
}

// Clocks run for the round that is being played.
Maybe not_playing(const State& state, std::uint16_t round) {
    if (round == 0 || round != state.rounds.size()) return refused(Rejection::unknown_round);
    return std::nullopt;
}

Maybe check(const State& state, const ClockStarted& event) {
    if (auto other = not_playing(state, event.round)) return other;
    if (state.suspended) return refused(Rejection::games_are_suspended);
    if (state.rounds.back().started_at != 0) return refused(Rejection::clock_runs_already);
    return std::nullopt;
}

template <typename Event>
Maybe no_open_table(const State& state, const Event& event) {
    if (auto other = not_playing(state, event.round)) return other;
    const std::vector<Table>& tables = state.rounds.back().tables;
    if (event.table == 0 || event.table > tables.size()) return refused(Rejection::unknown_table);
    if (tables[event.table - 1U].played()) return refused(Rejection::has_a_result);
    return std::nullopt;
}

Maybe check(const State& state, const RecoveryGranted& event) {
    if (auto none = no_open_table(state, event)) return none;
    if (event.minutes == 0 || event.minutes > recovery_minutes_max) {
        return refused(Rejection::minutes_out_of_range);
    }
    return std::nullopt;
}

Maybe check(const State& state, const OnlineOpened& event) {
    if (auto none = no_open_table(state, event)) return none;
    if (event.code.empty() || event.code.size() > field_bytes_max) {
        return refused(Rejection::field_too_long);
    }
    if (!state.rounds.back().tables[event.table - 1U].online.empty()) {
        return refused(Rejection::opened_already);
    }
    return std::nullopt;
}

}  // namespace

std::optional<Rejected> refusal_to_draw(const State& state) {
    if (auto early = too_early(state)) return early;
    return tied(state);
}

std::optional<Rejected> refusal(const State& state, const Event& event) {
    if (!state.format && !std::holds_alternative<FormatChosen>(event)) {
        return refused(Rejection::no_format);
    }
    return std::visit([&](const auto& each) { return check(state, each); }, event);
}

}  // namespace kamchatka::tournament
