// The fields of everything a tournament's file holds, once for reading and writing. A visitor is
// called with the key and the field; maybe() with what may be left out.
#pragma once

#include "tournament/event.hpp"

#include <array>
#include <concepts>
#include <string_view>
#include <type_traits>

namespace kamchatka::tournament {

template <typename T, typename Of>
concept Is = std::same_as<std::remove_const_t<T>, Of>;

template <typename V, Is<Person> T>
void fields(V& visit, T& person) {
    visit("name", person.name);
    visit.maybe("club", person.club);
    visit.maybe("region", person.region);
    visit.maybe("national_id", person.national_id);
    visit.maybe("ranking", person.ranking);
}
template <typename V, Is<Line> T>
void fields(V& visit, T& line) {
    visit("player", line.player);
    visit("points", line.points);
    visit.maybe("fate", line.fate);
    visit.maybe("out", line.out);
    visit.maybe("objective", line.objective);
}
template <typename V, Is<Scoring> T>
void fields(V& visit, T& scoring) {
    visit("formula", scoring.formula);
    visit.maybe("prize", scoring.prize);
    visit.maybe("prize_at_four", scoring.prize_at_four);
}
template <typename V, Is<PointLimits> T>
void fields(V& visit, T& limits) {
    visit("objective_value", limits.objective_value);
    visit("board_value", limits.board_value);
    visit("least_value", limits.least_value);
}
template <typename V, Is<Stage> T>
void fields(V& visit, T& stage) {
    visit("kind", stage.kind);
    visit.maybe("rounds", stage.rounds);
    visit.maybe("sizes", stage.sizes);
    visit.maybe("seating", stage.seating);
    visit.maybe("first_round", stage.first_round);
    visit.maybe("later_rounds", stage.later_rounds);
    visit("scoring", stage.scoring);
    visit.maybe("counted", stage.counted);
    visit.maybe("tie_breaks", stage.tie_breaks);
    visit.maybe("minutes", stage.minutes);
    visit.maybe("final_size", stage.final_size);
    visit.maybe("fill_with_seconds", stage.fill_with_seconds);
}
template <typename V, Is<Threshold> T>
void fields(V& visit, T& row) {
    visit("players_min", row.players_min);
    visit("straight", row.straight);
    visit("semifinals", row.semifinals);
    visit("semifinalists", row.semifinalists);
    visit("winners", row.winners);
}
template <typename V, Is<Teams> T>
void fields(V& visit, T& teams) {
    visit("players", teams.players);
    visit("counted", teams.counted);
}
template <typename V, Is<Format> T>
void fields(V& visit, T& format) {
    visit("name", format.name);
    visit.maybe("preset", format.preset);
    visit.maybe("event", format.event);
    visit.maybe("official", format.official);
    visit.maybe("ruleset", format.ruleset);
    visit.maybe("kingmaker", format.kingmaker);
    visit.maybe("challenge_card", format.challenge_card);
    visit.maybe("winners", format.winners);
    visit.maybe("points", format.points);
    visit("stages", format.stages);
    visit.maybe("thresholds", format.thresholds);
    visit.maybe("teams", format.teams);
}
template <typename V, Is<SeatedTable> T>
void fields(V& visit, T& table) {
    visit.maybe("group", table.group);
    visit.maybe("ghosts", table.ghosts);
    visit("players", table.players);
}
template <typename V, Is<Actor> T>
void fields(V& visit, T& actor) {
    visit("role", actor.role);
    visit("name", actor.name);
}

// --- Events

template <typename V, Is<FormatChosen> T>
void fields(V& visit, T& event) {
    visit("format", event.format);
}
template <typename V, typename T>
requires(Is<T, Registered> || Is<T, PersonAmended>) void fields(V& visit, T& event) {
    visit("player", event.player);
    visit("person", event.person);
}
template <typename V, typename T>
requires(Is<T, Removed> || Is<T, Renounced>) void fields(V& visit, T& event) {
    visit("player", event.player);
}
template <typename V, Is<PresenceNoted> T>
void fields(V& visit, T& event) {
    visit("player", event.player);
    visit("present", event.present);
    visit("accepts_judge", event.accepts_judge);
}
template <typename V, Is<PlayNoted> T>
void fields(V& visit, T& event) {
    visit("player", event.player);
    visit("plays", event.plays);
}
template <typename V, Is<Withdrew> T>
void fields(V& visit, T& event) {
    visit("player", event.player);
    visit("because", event.because);
}
template <typename V, Is<Penalised> T>
void fields(V& visit, T& event) {
    visit("player", event.player);
    visit("points", event.points);
    visit("disqualified", event.disqualified);
    visit("reason", event.reason);
}
template <typename V, Is<OfficialAppointed> T>
void fields(V& visit, T& event) {
    visit("name", event.name);
    visit("role", event.role);
}
template <typename V, Is<JudgeCalled> T>
void fields(V& visit, T& event) {
    visit("player", event.player);
    visit("reason", event.reason);
}
template <typename V, Is<GamesSuspended> T>
void fields(V& visit, T& event) {
    visit("reason", event.reason);
}
template <typename V, Is<GamesResumed> T>
void fields(V&, T&) {}
template <typename V, Is<RoundSeated> T>
void fields(V& visit, T& event) {
    visit("stage", event.stage);
    visit("seed", event.seed);
    visit("tables", event.tables);
}
template <typename V, Is<SeatsExchanged> T>
void fields(V& visit, T& event) {
    visit("a", event.a);
    visit("b", event.b);
}
template <typename V, Is<ResultEntered> T>
void fields(V& visit, T& event) {
    visit("round", event.round);
    visit("table", event.table);
    visit("lines", event.lines);
}
template <typename V, Is<ResultCorrected> T>
void fields(V& visit, T& event) {
    visit("round", event.round);
    visit("table", event.table);
    visit("lines", event.lines);
    visit("reason", event.reason);
}
template <typename V, Is<Undone> T>
void fields(V& visit, T& event) {
    visit("entry", event.entry);
}

template <typename V, Is<ClockStarted> T>
void fields(V& visit, T& event) {
    visit("round", event.round);
}
template <typename V, Is<RecoveryGranted> T>
void fields(V& visit, T& event) {
    visit("round", event.round);
    visit("table", event.table);
    visit("minutes", event.minutes);
}
template <typename V, Is<OnlineOpened> T>
void fields(V& visit, T& event) {
    visit("round", event.round);
    visit("table", event.table);
    visit("code", event.code);
}

// The wire name of each event, in the order of the variant.
inline constexpr std::array event_names{
    std::string_view{"format_chosen"},      std::string_view{"registered"},
    std::string_view{"person_amended"},     std::string_view{"removed"},
    std::string_view{"presence_noted"},     std::string_view{"play_noted"},
    std::string_view{"withdrew"},           std::string_view{"penalised"},
    std::string_view{"official_appointed"}, std::string_view{"judge_called"},
    std::string_view{"games_suspended"},    std::string_view{"games_resumed"},
    std::string_view{"round_seated"},       std::string_view{"seats_exchanged"},
    std::string_view{"result_entered"},     std::string_view{"result_corrected"},
    std::string_view{"renounced"},          std::string_view{"undone"},
    std::string_view{"clock_started"},      std::string_view{"recovery_granted"},
    std::string_view{"online_opened"},
};
static_assert(event_names.size() == std::variant_size_v<Event>);

}  // namespace kamchatka::tournament
