// What the journal adds up to.
#pragma once

#include "tournament/event.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace kamchatka::tournament {

enum class Standing : std::uint8_t { in, withdrawn, expelled, disqualified, removed };

struct Entrant {
    PlayerId id;
    Person person;
    std::string name_key{};  // of the person's name: whoever comes later is compared with it
    bool namesake = false;   // of somebody else who is entered
    bool present = false;
    bool accepts_judge = false;
    std::optional<std::uint32_t> paid{};  // to enter, in cents; nothing: not yet
    bool plays = true;
    Standing standing = Standing::in;
    bool renounced = false;

    friend bool operator==(const Entrant&, const Entrant&) = default;
};

struct Table {
    std::uint8_t group = 0;
    std::uint8_t ghosts = 0;
    std::vector<PlayerId> players{};
    Lines lines{};                   // empty until the result is in
    std::uint64_t result_entry = 0;  // of the journal
    std::uint16_t recovery_minutes = 0;
    std::string online{};  // the code it is played under here

    bool played() const { return !lines.empty(); }
    friend bool operator==(const Table&, const Table&) = default;
};

struct Round {
    std::uint8_t stage;
    std::uint64_t seed;
    std::vector<Table> tables;
    std::int64_t started_at = 0;   // seconds since 1970; 0: the clock does not run yet
    std::int64_t suspended_s = 0;  // of suspensions that are over

    friend bool operator==(const Round&, const Round&) = default;
};

struct Official {
    std::string name;
    Role role;
    friend bool operator==(const Official&, const Official&) = default;
};

struct JudgeCall {
    JudgeCalled what;
    std::uint64_t entry;  // of the journal
    std::int64_t at;      // seconds since 1970
    std::size_t round;    // the last one then, from 1; 0 before the first
    bool answered = false;

    friend bool operator==(const JudgeCall&, const JudgeCall&) = default;
};

struct State {
    std::optional<Format> format;
    std::vector<Entrant> entrants;  // PlayerId 1 first
    std::vector<Round> rounds;
    std::vector<Penalised> penalties;
    std::vector<TieSettled> settled;
    std::vector<Official> officials;
    std::vector<JudgeCall> calls;
    bool suspended = false;
    std::int64_t suspended_at = 0;
    std::string suspended_because{};

    friend bool operator==(const State&, const State&) = default;
};

const Entrant* find(const State& state, PlayerId player);
// Whether somebody still has to do with the tournament.
bool in_play(const Entrant& entrant);
bool has_sat(const State& state, PlayerId player);
// Whether to be seated when the next round of standings is drawn.
bool available(const Entrant& entrant);
bool complete(const Round& round);
// From 1; 0 before there is one.
std::uint16_t last_round_of(const State& state, std::size_t stage);

// How long the tables of a round have played, in seconds, suspensions left out (TO-2b).
std::int64_t played_s(const State& state, const Round& round, std::int64_t now);

// When time is up for who plays so many minutes from the start of the round, suspensions that are
// over left out: seconds since 1970. Nothing before the clock is started.
std::optional<std::int64_t> time_up(const Round& round, std::uint32_t minutes);

// Takes the event for granted; Undone alone does nothing here (see journal.hpp).
void evolve(State& state, const Entry& entry);

}  // namespace kamchatka::tournament
