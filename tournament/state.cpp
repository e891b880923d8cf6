// Bookkeeping: each event into the state.
#include "tournament/state.hpp"

#include <algorithm>
#include <cassert>

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
    state.entrants.push_back({.id = event.player, .person = event.person});
}
void apply(State& state, const PersonAmended& event, const Entry&) {
    entrant(state, event.player).person = event.person;
}
void apply(State& state, const Removed& event, const Entry&) {
    entrant(state, event.player).standing = Standing::removed;
}
void apply(State& state, const PresenceNoted& event, const Entry&) {
    entrant(state, event.player).present = event.present;
    entrant(state, event.player).accepts_judge = event.accepts_judge;
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
void apply(State& state, const JudgeCalled& event, const Entry&) { state.calls.push_back(event); }
void apply(State& state, const GamesSuspended&, const Entry&) { state.suspended = true; }
void apply(State& state, const GamesResumed&, const Entry&) { state.suspended = false; }

void apply(State& state, const RoundSeated& event, const Entry&) {
    Round round{event.stage, event.seed, {}};
    for (const SeatedTable& table : event.tables) {
        round.tables.push_back(
            {.group = table.group, .ghosts = table.ghosts, .players = table.players}
        );
    }
    state.rounds.push_back(std::move(round));
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

}  // namespace

const Entrant* find(const State& state, PlayerId player) {
    const std::size_t index = number_of(player) - 1;
    const bool known =
        index < state.entrants.size() && state.entrants[index].standing != Standing::removed;
    return known ? &state.entrants[index] : nullptr;
}

bool in_play(const Entrant& entrant) { return entrant.standing == Standing::in; }

bool has_sat(const State& state, PlayerId player) {
    return std::ranges::any_of(state.rounds, [&](const Round& round) {
        return std::ranges::any_of(round.tables, [&](const Table& table) {
            return std::ranges::count(table.players, player) > 0;
        });
    });
}

bool complete(const Round& round) { return std::ranges::all_of(round.tables, &Table::played); }

void evolve(State& state, const Entry& entry) {
    std::visit([&](const auto& event) { apply(state, event, entry); }, entry.event);
}

}  // namespace kamchatka::tournament
