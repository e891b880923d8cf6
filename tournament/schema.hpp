// tidy: table
// The fields of everything a tournament's file holds, and how its own kinds of values are written:
// scores and seeds as strings, for a JSON number would round them, and players by their number.
#pragma once

#include "codec/description.hpp"
#include "codec/reader.hpp"
#include "codec/writer.hpp"
#include "tournament/action.hpp"
#include "tournament/ranking/ranking.hpp"
#include "tournament/ranking/yearly.hpp"
#include "tournament/spelling.hpp"

namespace kamchatka::tournament {

// What is read of a tournament, whoever wrote it.
struct Limits {
    static constexpr std::size_t string_bytes_max = 1000;
};

}  // namespace kamchatka::tournament

namespace kamchatka::codec {

template <>
struct Writer<tournament::Score, tournament::Limits> {
    static void write(auto& out, const tournament::Limits&, tournament::Score score) {
        out.text(to_text(score));
    }
};
template <>
struct Reader<tournament::Score, tournament::Limits> {
    static Fault read(const tournament::Limits&, const json::value&, tournament::Score&);
};
template <>
struct Described<tournament::Score, tournament::Limits>
    : Described<std::string, tournament::Limits> {};

// A seed, or the number of an entry: a browser's numbers end at 53 bits.
template <>
struct Writer<std::uint64_t, tournament::Limits> {
    static void write(auto& out, const tournament::Limits&, std::uint64_t number) {
        out.text(std::to_string(number));
    }
};
template <>
struct Reader<std::uint64_t, tournament::Limits> {
    static Fault read(const tournament::Limits&, const json::value&, std::uint64_t&);
};
template <>
struct Described<std::uint64_t, tournament::Limits> : Described<std::string, tournament::Limits> {};

template <>
struct Writer<tournament::PlayerId, tournament::Limits> {
    static void write(auto& out, const tournament::Limits&, tournament::PlayerId player) {
        out.number(number_of(player));
    }
};
template <>
struct Reader<tournament::PlayerId, tournament::Limits> {
    static Fault read(const tournament::Limits&, const json::value&, tournament::PlayerId&);
};
template <>
struct Described<tournament::PlayerId, tournament::Limits> : Described<int, tournament::Limits> {};

// --- What events are made of

template <>
inline constexpr auto schema<tournament::Person> = shape(
    "tournament_person",
    Field{"name", &tournament::Person::name},
    Field{"club", &tournament::Person::club, Presence::defaulted},
    Field{"region", &tournament::Person::region, Presence::defaulted},
    Field{"national_id", &tournament::Person::national_id, Presence::defaulted},
    Field{"ranking", &tournament::Person::ranking, Presence::defaulted},
    Field{"surname", &tournament::Person::surname, Presence::defaulted}
);
template <>
inline constexpr auto schema<tournament::Line> = shape(
    "result_line",
    Field{"player", &tournament::Line::player},
    Field{"points", &tournament::Line::points},
    Field{"fate", &tournament::Line::fate, Presence::defaulted},
    Field{"out", &tournament::Line::out, Presence::defaulted},
    Field{"objective", &tournament::Line::objective, Presence::defaulted},
    Field{"late", &tournament::Line::late, Presence::defaulted}
);
template <>
inline constexpr auto schema<tournament::Scoring> = shape(
    "tournament_scoring",
    Field{"formula", &tournament::Scoring::formula},
    Field{"prize", &tournament::Scoring::prize, Presence::defaulted},
    Field{"prize_at_four", &tournament::Scoring::prize_at_four, Presence::defaulted}
);
template <>
inline constexpr auto schema<tournament::PointLimits> = shape(
    "tournament_points",
    Field{"objective_value", &tournament::PointLimits::objective_value},
    Field{"board_value", &tournament::PointLimits::board_value},
    Field{"least_value", &tournament::PointLimits::least_value}
);
template <>
inline constexpr auto schema<tournament::Stage> = shape(
    "tournament_stage",
    Field{"kind", &tournament::Stage::kind},
    Field{"rounds", &tournament::Stage::rounds, Presence::defaulted},
    Field{"sizes", &tournament::Stage::sizes, Presence::defaulted},
    Field{"seating", &tournament::Stage::seating, Presence::defaulted},
    Field{"first_round", &tournament::Stage::first_round, Presence::defaulted},
    Field{"later_rounds", &tournament::Stage::later_rounds, Presence::defaulted},
    Field{"scoring", &tournament::Stage::scoring},
    Field{"counted", &tournament::Stage::counted, Presence::defaulted},
    Field{"tie_breaks", &tournament::Stage::tie_breaks, Presence::defaulted},
    Field{"minutes", &tournament::Stage::minutes, Presence::defaulted},
    Field{"final_size", &tournament::Stage::final_size, Presence::defaulted},
    Field{"fill_with_seconds", &tournament::Stage::fill_with_seconds, Presence::defaulted}
);
template <>
inline constexpr auto schema<tournament::Threshold> = shape(
    "tournament_threshold",
    Field{"players_min", &tournament::Threshold::players_min},
    Field{"straight", &tournament::Threshold::straight},
    Field{"semifinals", &tournament::Threshold::semifinals},
    Field{"semifinalists", &tournament::Threshold::semifinalists},
    Field{"winners", &tournament::Threshold::winners}
);
template <>
inline constexpr auto schema<tournament::Teams> = shape(
    "tournament_teams",
    Field{"players", &tournament::Teams::players},
    Field{"counted", &tournament::Teams::counted}
);
template <>
inline constexpr auto schema<tournament::Format> = shape(
    "tournament_format",
    Field{"name", &tournament::Format::name},
    Field{"date", &tournament::Format::date, Presence::defaulted},
    Field{"preset", &tournament::Format::preset, Presence::defaulted},
    Field{"event", &tournament::Format::event, Presence::defaulted},
    Field{"official", &tournament::Format::official, Presence::defaulted},
    Field{"ruleset", &tournament::Format::ruleset, Presence::defaulted},
    Field{"kingmaker", &tournament::Format::kingmaker, Presence::defaulted},
    Field{"challenge_card", &tournament::Format::challenge_card, Presence::defaulted},
    Field{"winners", &tournament::Format::winners, Presence::defaulted},
    Field{"points", &tournament::Format::points, Presence::defaulted},
    Field{"stages", &tournament::Format::stages},
    Field{"thresholds", &tournament::Format::thresholds, Presence::defaulted},
    Field{"teams", &tournament::Format::teams, Presence::defaulted},
    Field{"fee", &tournament::Format::fee, Presence::defaulted}
);
template <>
inline constexpr auto schema<tournament::SeatedTable> = shape(
    "seated_table",
    Field{"group", &tournament::SeatedTable::group, Presence::defaulted},
    Field{"ghosts", &tournament::SeatedTable::ghosts, Presence::defaulted},
    Field{"players", &tournament::SeatedTable::players}
);
template <>
inline constexpr auto schema<tournament::Actor> = shape(
    "tournament_actor",
    Field{"role", &tournament::Actor::role},
    Field{"name", &tournament::Actor::name}
);

// --- Events and actions

template <>
inline constexpr auto schema<tournament::FormatChosen> =
    shape("format_chosen", Field{"format", &tournament::FormatChosen::format});
template <>
inline constexpr auto schema<tournament::Registered> = shape(
    "registered",
    Field{"player", &tournament::Registered::player},
    Field{"person", &tournament::Registered::person},
    Field{"namesake", &tournament::Registered::namesake, Presence::defaulted}
);
template <>
inline constexpr auto schema<tournament::PersonAmended> = shape(
    "person_amended",
    Field{"player", &tournament::PersonAmended::player},
    Field{"person", &tournament::PersonAmended::person},
    Field{"namesake", &tournament::PersonAmended::namesake, Presence::defaulted}
);
template <>
inline constexpr auto schema<tournament::Removed> =
    shape("removed", Field{"player", &tournament::Removed::player});
template <>
inline constexpr auto schema<tournament::PresenceNoted> = shape(
    "presence_noted",
    Field{"player", &tournament::PresenceNoted::player},
    Field{"present", &tournament::PresenceNoted::present},
    Field{"accepts_judge", &tournament::PresenceNoted::accepts_judge, Presence::defaulted}
);
template <>
inline constexpr auto schema<tournament::DeclarationNoted> = shape(
    "declaration_noted",
    Field{"player", &tournament::DeclarationNoted::player},
    Field{"given", &tournament::DeclarationNoted::given}
);
template <>
inline constexpr auto schema<tournament::FeeNoted> = shape(
    "fee_noted",
    Field{"player", &tournament::FeeNoted::player},
    Field{"paid", &tournament::FeeNoted::paid},
    Field{"cents", &tournament::FeeNoted::cents, Presence::defaulted}
);
template <>
inline constexpr auto schema<tournament::PlayNoted> = shape(
    "play_noted",
    Field{"player", &tournament::PlayNoted::player},
    Field{"plays", &tournament::PlayNoted::plays}
);
template <>
inline constexpr auto schema<tournament::Withdrew> = shape(
    "withdrew",
    Field{"player", &tournament::Withdrew::player},
    Field{"because", &tournament::Withdrew::because}
);
template <>
inline constexpr auto schema<tournament::Penalised> = shape(
    "penalised",
    Field{"player", &tournament::Penalised::player},
    Field{"points", &tournament::Penalised::points},
    Field{"disqualified", &tournament::Penalised::disqualified},
    Field{"reason", &tournament::Penalised::reason}
);
template <>
inline constexpr auto schema<tournament::OfficialAppointed> = shape(
    "official_appointed",
    Field{"name", &tournament::OfficialAppointed::name},
    Field{"role", &tournament::OfficialAppointed::role}
);
template <>
inline constexpr auto schema<tournament::JudgeCalled> = shape(
    "judge_called",
    Field{"player", &tournament::JudgeCalled::player},
    Field{"reason", &tournament::JudgeCalled::reason},
    Field{"cause", &tournament::JudgeCalled::cause, Presence::defaulted}
);
template <>
inline constexpr auto schema<tournament::JudgeAnswered> =
    shape("judge_answered", Field{"call", &tournament::JudgeAnswered::call});
template <>
inline constexpr auto schema<tournament::GamesSuspended> =
    shape("games_suspended", Field{"reason", &tournament::GamesSuspended::reason});
template <>
inline constexpr auto schema<tournament::GamesResumed> = shape("games_resumed");
template <>
inline constexpr auto schema<tournament::RoundSeated> = shape(
    "round_seated",
    Field{"stage", &tournament::RoundSeated::stage},
    Field{"seed", &tournament::RoundSeated::seed},
    Field{"tables", &tournament::RoundSeated::tables},
    Field{"ties", &tournament::RoundSeated::ties, Presence::defaulted}
);
template <>
inline constexpr auto schema<tournament::SeatsExchanged> = shape(
    "seats_exchanged",
    Field{"a", &tournament::SeatsExchanged::a},
    Field{"b", &tournament::SeatsExchanged::b}
);
template <>
inline constexpr auto schema<tournament::ResultEntered> = shape(
    "result_entered",
    Field{"round", &tournament::ResultEntered::round},
    Field{"table", &tournament::ResultEntered::table},
    Field{"lines", &tournament::ResultEntered::lines}
);
template <>
inline constexpr auto schema<tournament::ResultCorrected> = shape(
    "result_corrected",
    Field{"round", &tournament::ResultCorrected::round},
    Field{"table", &tournament::ResultCorrected::table},
    Field{"lines", &tournament::ResultCorrected::lines},
    Field{"reason", &tournament::ResultCorrected::reason}
);
template <>
inline constexpr auto schema<tournament::Renounced> =
    shape("renounced", Field{"player", &tournament::Renounced::player});
template <>
inline constexpr auto schema<tournament::Undone> =
    shape("undone", Field{"entry", &tournament::Undone::entry});
template <>
inline constexpr auto schema<tournament::ClockStarted> =
    shape("clock_started", Field{"round", &tournament::ClockStarted::round});
template <>
inline constexpr auto schema<tournament::RecoveryGranted> = shape(
    "recovery_granted",
    Field{"round", &tournament::RecoveryGranted::round},
    Field{"table", &tournament::RecoveryGranted::table},
    Field{"minutes", &tournament::RecoveryGranted::minutes}
);
template <>
inline constexpr auto schema<tournament::OnlineOpened> = shape(
    "online_opened",
    Field{"round", &tournament::OnlineOpened::round},
    Field{"table", &tournament::OnlineOpened::table},
    Field{"code", &tournament::OnlineOpened::code}
);
template <>
inline constexpr auto schema<tournament::RoundReseated> = shape(
    "round_reseated",
    Field{"seed", &tournament::RoundReseated::seed},
    Field{"tables", &tournament::RoundReseated::tables}
);
template <>
inline constexpr auto schema<tournament::TieSettled> = shape(
    "tie_settled",
    Field{"round", &tournament::TieSettled::round},
    Field{"by", &tournament::TieSettled::by},
    Field{"seed", &tournament::TieSettled::seed},
    Field{"order", &tournament::TieSettled::order},
    Field{"reason", &tournament::TieSettled::reason}
);
template <>
inline constexpr auto schema<tournament::Restored> =
    shape("restored", Field{"entries", &tournament::Restored::entries});
template <>
inline constexpr auto schema<tournament::Register> = shape(
    "register",
    Field{"person", &tournament::Register::person},
    Field{"namesake", &tournament::Register::namesake, Presence::defaulted}
);
// The seed is the desk's own, here and below.
template <>
inline constexpr auto schema<tournament::Reseat> =
    shape("reseat", Field{"how", &tournament::Reseat::how});
template <>
inline constexpr auto schema<tournament::DrawRound> = shape("draw_round");

template <>
inline constexpr auto schema<tournament::SettleTie> = shape(
    "settle_tie",
    Field{"by", &tournament::SettleTie::by},
    Field{"players", &tournament::SettleTie::players},
    Field{"reason", &tournament::SettleTie::reason, Presence::defaulted}
);

template <>
inline constexpr UnionNoun union_noun<tournament::Event>{
    .kind = "event", .type = "TournamentEvent", .style = UnionStyle::merged};
template <>
inline constexpr UnionNoun union_noun<tournament::Action>{.kind = "action"};
static_assert(Complete<tournament::Event>::value, "an event has no schema");
static_assert(Complete<tournament::Action>::value, "an action has no schema");

// --- In messages of others, as in the file

template <>
struct Writer<tournament::Format, Wire> {
    static void write(auto& out, const Wire&, const tournament::Format& format) {
        out.value(to_value(tournament::Limits{}, format));
    }
};
template <>
struct Writer<tournament::Event, Wire> {
    static void write(auto& out, const Wire&, const tournament::Event& event) {
        out.value(to_value(tournament::Limits{}, event));
    }
};
template <>
struct Described<tournament::Format, Wire> : Described<tournament::Format, tournament::Limits> {};
template <>
struct Described<tournament::Event, Wire> : Described<tournament::Event, tournament::Limits> {};

// --- The yearly ranking

template <>
inline constexpr auto schema<tournament::RankingOpened> = shape(
    "ranking_opened",
    Field{"name", &tournament::RankingOpened::name},
    Field{"year", &tournament::RankingOpened::year}
);
template <>
inline constexpr auto schema<tournament::EventAdmitted> =
    shape("event_admitted", Field{"code", &tournament::EventAdmitted::code});
template <>
inline constexpr auto schema<tournament::EventStruck> =
    shape("event_struck", Field{"code", &tournament::EventStruck::code});
template <>
inline constexpr UnionNoun union_noun<tournament::RankingEvent>{
    .kind = "event of a ranking", .type = "RankingEvent"};
static_assert(Complete<tournament::RankingEvent>::value, "an event of a ranking has no schema");

template <>
inline constexpr auto schema<tournament::RankedEvent::Place> = shape(
    "ranked_place",
    Field{"player", &tournament::RankedEvent::Place::player},
    Field{"position", &tournament::RankedEvent::Place::position}
);
template <>
inline constexpr auto schema<tournament::RankedEvent> = shape(
    "ranked_event",
    Field{"name", &tournament::RankedEvent::name},
    Field{"event", &tournament::RankedEvent::event},
    Field{"tables", &tournament::RankedEvent::tables},
    Field{"rounds", &tournament::RankedEvent::rounds},
    Field{"places", &tournament::RankedEvent::places}
);

}  // namespace kamchatka::codec
