// Bookkeeping: each event into the state.
#include "tournament/state.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace kamchatka::tournament {
namespace {

Entrant& entrant(State& state, PlayerId player) {
    const std::size_t index = number_of(player) - 1;
    assert(index < state.entrants.size());
    return state.entrants[index];
}

void apply(State& state, const FormatChosen& event, const Entry&) { state.format = event.format; }

void apply(State& state, const Registered& event, const Entry&) {
    assert(number_of(event.player) > state.entrants.size());
    // Where an earlier registration was undone, its number stays empty.
    while (state.entrants.size() + 1 < number_of(event.player)) {
        const auto number = static_cast<std::uint32_t>(state.entrants.size() + 1);
        state.entrants.push_back(
            {.id = PlayerId{number}, .person = {}, .standing = Standing::removed}
        );
    }
    state.entrants.push_back(
        {.id = event.player,
         .person = event.person,
         .name_key = name_key(event.person.name),
         .namesake = event.namesake}
    );
}
void apply(State& state, const PersonAmended& event, const Entry&) {
    Entrant& amended = entrant(state, event.player);
    std::string key = name_key(event.person.name);
    amended.namesake = event.namesake || (amended.namesake && amended.name_key == key);
    amended.person = event.person;
    amended.name_key = std::move(key);
}
void apply(State& state, const Removed& event, const Entry&) {
    entrant(state, event.player).standing = Standing::removed;
}
void apply(State& state, const PresenceNoted& event, const Entry&) {
    entrant(state, event.player).present = event.present;
    if (event.accepts_judge) entrant(state, event.player).accepts_judge = true;
}
void apply(State& state, const DeclarationNoted& event, const Entry&) {
    entrant(state, event.player).accepts_judge = event.given;
}
void apply(State& state, const FeeNoted& event, const Entry&) {
    entrant(state, event.player).paid = event.paid ? std::optional{event.cents} : std::nullopt;
}
void apply(State& state, const PlayNoted& event, const Entry&) {
    entrant(state, event.player).plays = event.plays;
}
void apply(State& state, const Withdrew& event, const Entry&) {
    entrant(state, event.player).standing =
        event.because == LeavingBecause::own_reasons ? Standing::withdrawn : Standing::expelled;
}
void apply(State& state, const Penalised& event, const Entry&) {
    if (event.disqualified) entrant(state, event.player).standing = Standing::disqualified;
    state.penalties.push_back(event);
}
void apply(State& state, const OfficialAppointed& event, const Entry&) {
    state.officials.push_back({event.name, event.role});
}
void apply(State& state, const JudgeCalled& event, const Entry& entry) {
    state.calls.push_back(
        {.what = event, .entry = entry.seq, .at = entry.at, .round = state.rounds.size()}
    );
}
void apply(State& state, const JudgeAnswered& event, const Entry&) {
    std::ranges::find(state.calls, event.call, &JudgeCall::entry)->answered = true;
}
void apply(State& state, const GamesSuspended& event, const Entry& entry) {
    state.suspended = true;
    state.suspended_at = entry.at;
    state.suspended_because = event.reason;
}
void apply(State& state, const GamesResumed&, const Entry& entry) {
    state.suspended = false;
    state.suspended_because.clear();
    if (state.rounds.empty() || state.rounds.back().started_at == 0) return;
    state.rounds.back().suspended_s += std::max<std::int64_t>(0, entry.at - state.suspended_at);
}

void apply(State& state, const RoundSeated& event, const Entry&) {
    Round round{.stage = event.stage, .seed = event.seed, .tables = {}};
    for (const SeatedTable& table : event.tables) {
        round.tables.push_back(
            {.group = table.group, .ghosts = table.ghosts, .players = table.players}
        );
    }
    state.rounds.push_back(std::move(round));
}
void apply(State& state, const RoundReseated& event, const Entry&) {
    std::vector<Table>& tables = state.rounds.back().tables;
    tables.resize(event.tables.size());
    for (std::size_t i = 0; i < tables.size(); ++i) {
        tables[i].group = event.tables[i].group;
        tables[i].ghosts = event.tables[i].ghosts;
        tables[i].players = event.tables[i].players;
    }
}
void apply(State& state, const SeatsExchanged& event, const Entry&) {
    for (Table& table : state.rounds.back().tables) {
        for (PlayerId& player : table.players) {
            player = player == event.a ? event.b : player == event.b ? event.a : player;
        }
    }
}
void apply(State& state, const ResultEntered& event, const Entry& entry) {
    Table& table = state.rounds[event.round - 1U].tables[event.table - 1U];
    table.lines = event.lines;
    table.result_entry = entry.seq;
}
void apply(State& state, const ResultCorrected& event, const Entry& entry) {
    apply(state, ResultEntered{event.round, event.table, event.lines}, entry);
}
void apply(State& state, const Renounced& event, const Entry&) {
    entrant(state, event.player).renounced = true;
}
void apply(State&, const Undone&, const Entry&) {}
void apply(State& state, const ClockStarted& event, const Entry& entry) {
    state.rounds[event.round - 1U].started_at = entry.at;
}
void apply(State& state, const RecoveryGranted& event, const Entry&) {
    Table& table = state.rounds[event.round - 1U].tables[event.table - 1U];
    table.recovery_minutes = static_cast<std::uint16_t>(table.recovery_minutes + event.minutes);
}
void apply(State& state, const OnlineOpened& event, const Entry&) {
    state.rounds[event.round - 1U].tables[event.table - 1U].online = event.code;
}
void apply(State& state, const TieSettled& event, const Entry&) { state.settled.push_back(event); }
void apply(State&, const Restored&, const Entry&) {}

}  // namespace

const Entrant* find(const State& state, PlayerId player) {
    const std::size_t index = number_of(player) - 1;
    const bool known =
        index < state.entrants.size() && state.entrants[index].standing != Standing::removed;
    return known ? &state.entrants[index] : nullptr;
}

bool in_play(const Entrant& entrant) { return entrant.standing == Standing::in; }

bool available(const Entrant& entrant) {
    return in_play(entrant) && entrant.present && entrant.plays && !entrant.renounced;
}

bool has_sat(const State& state, PlayerId player) {
    return std::ranges::any_of(state.rounds, [&](const Round& round) {
        return std::ranges::any_of(round.tables, [&](const Table& table) {
            return std::ranges::count(table.players, player) > 0;
        });
    });
}

bool complete(const Round& round) { return std::ranges::all_of(round.tables, &Table::played); }

std::uint16_t last_round_of(const State& state, std::size_t stage) {
    std::uint16_t last = 0;
    for (std::size_t i = 0; i < state.rounds.size(); ++i) {
        if (state.rounds[i].stage == stage) last = static_cast<std::uint16_t>(i + 1);
    }
    return last;
}

std::int64_t played_s(const State& state, const Round& round, std::int64_t now) {
    if (round.started_at == 0) return 0;
    const bool last = &round == &state.rounds.back();
    const std::int64_t until = state.suspended && last ? state.suspended_at : now;
    return std::max<std::int64_t>(0, until - round.started_at - round.suspended_s);
}

std::optional<std::int64_t> time_up(const Round& round, std::uint32_t minutes) {
    if (round.started_at == 0) return std::nullopt;
    return round.started_at + round.suspended_s + std::int64_t{minutes} * 60;
}

void evolve(State& state, const Entry& entry) {
    std::visit([&](const auto& event) { apply(state, event, entry); }, entry.event);
}

}  // namespace kamchatka::tournament
