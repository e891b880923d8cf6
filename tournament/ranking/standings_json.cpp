// Standings and the yearly ranking as JSON.
#include "tournament/json.hpp"
#include "tournament/schema.hpp"
#include "tournament/seating/draw.hpp"

#include <algorithm>

namespace kamchatka::tournament {
namespace {

struct PublishedRow {
    std::uint16_t position;
    PlayerId player;
    std::string name;
    std::string club;
    std::optional<std::string> national_id{};
    Score total;
    Score penalty;
    std::uint16_t wins;
    std::vector<GameScore> games;
};

struct PublishedPlace {
    std::uint16_t position;
    PlayerId player;
    std::string name;
    std::string club;
    std::optional<std::string> national_id{};
    std::uint8_t stage;
    PhaseKind reached;
    std::uint8_t place;
};

struct PublishedPenalty {
    PlayerId player;
    Score points;
    bool disqualified;
    std::optional<std::string> reason{};
};

struct PublishedTie {
    std::uint16_t round;
    SettledBy by;
    std::uint64_t seed;
    Order order;
};

struct Published {
    std::string name;
    bool final;
    std::vector<PublishedPlace> ranking{};  // empty before it is final
    std::vector<TeamRow> teams{};
    StandingsKind kind;
    std::vector<PublishedRow> standings{};
    std::vector<PublishedPenalty> penalties{};
    std::vector<PublishedTie> ties{};
};

struct YearlyPart {
    std::string event;
    std::uint16_t place;
    Score score;
    bool counts;
};

struct YearlyLine {
    std::uint16_t position;
    std::string player;
    Score total;
    std::vector<YearlyPart> events{};
};

}  // namespace
}  // namespace kamchatka::tournament

namespace kamchatka::codec {

template <>
inline constexpr auto schema<tournament::GameScore> = shape(
    "published_game",
    Field{"round", &tournament::GameScore::round},
    Field{"table", &tournament::GameScore::table},
    Field{"place", &tournament::GameScore::place},
    Field{"score", &tournament::GameScore::score},
    Field{"counts", &tournament::GameScore::counts}
);
template <>
inline constexpr auto schema<tournament::PublishedRow> = shape(
    "published_row",
    Field{"position", &tournament::PublishedRow::position},
    Field{"player", &tournament::PublishedRow::player},
    Field{"name", &tournament::PublishedRow::name},
    Field{"club", &tournament::PublishedRow::club},
    Field{"national_id", &tournament::PublishedRow::national_id},
    Field{"total", &tournament::PublishedRow::total},
    Field{"penalty", &tournament::PublishedRow::penalty},
    Field{"wins", &tournament::PublishedRow::wins},
    Field{"games", &tournament::PublishedRow::games}
);
template <>
inline constexpr auto schema<tournament::TeamRow> = shape(
    "published_team",
    Field{"position", &tournament::TeamRow::position},
    Field{"team", &tournament::TeamRow::team},
    Field{"total", &tournament::TeamRow::total},
    Field{"wins", &tournament::TeamRow::wins}
);
template <>
inline constexpr auto schema<tournament::PublishedPlace> = shape(
    "published_place",
    Field{"position", &tournament::PublishedPlace::position},
    Field{"player", &tournament::PublishedPlace::player},
    Field{"name", &tournament::PublishedPlace::name},
    Field{"club", &tournament::PublishedPlace::club},
    Field{"national_id", &tournament::PublishedPlace::national_id},
    Field{"stage", &tournament::PublishedPlace::stage},
    Field{"reached", &tournament::PublishedPlace::reached},
    Field{"place", &tournament::PublishedPlace::place}
);
template <>
inline constexpr auto schema<tournament::PublishedPenalty> = shape(
    "published_penalty",
    Field{"player", &tournament::PublishedPenalty::player},
    Field{"points", &tournament::PublishedPenalty::points},
    Field{"disqualified", &tournament::PublishedPenalty::disqualified},
    Field{"reason", &tournament::PublishedPenalty::reason}
);
template <>
inline constexpr auto schema<tournament::PublishedTie> = shape(
    "published_tie",
    Field{"round", &tournament::PublishedTie::round},
    Field{"by", &tournament::PublishedTie::by},
    Field{"seed", &tournament::PublishedTie::seed},
    Field{"order", &tournament::PublishedTie::order}
);
template <>
inline constexpr auto schema<tournament::Published> = shape(
    "published",
    Field{"name", &tournament::Published::name},
    Field{"final", &tournament::Published::final},
    Field{"ranking", &tournament::Published::ranking},
    Field{"teams", &tournament::Published::teams},
    Field{"standings_kind", &tournament::Published::kind},
    Field{"standings", &tournament::Published::standings},
    Field{"penalties", &tournament::Published::penalties},
    Field{"ties", &tournament::Published::ties}
);
template <>
inline constexpr auto schema<tournament::YearlyPart> = shape(
    "yearly_part",
    Field{"event", &tournament::YearlyPart::event},
    Field{"place", &tournament::YearlyPart::place},
    Field{"score", &tournament::YearlyPart::score},
    Field{"counts", &tournament::YearlyPart::counts}
);
template <>
inline constexpr auto schema<tournament::YearlyLine> = shape(
    "yearly_line",
    Field{"position", &tournament::YearlyLine::position},
    Field{"player", &tournament::YearlyLine::player},
    Field{"total", &tournament::YearlyLine::total},
    Field{"events", &tournament::YearlyLine::events}
);

}  // namespace kamchatka::codec

namespace kamchatka::tournament {
namespace {

const Person& person_of(const State& state, PlayerId player) {
    static const Person nobody{};
    const Entrant* entrant = find(state, player);
    return entrant == nullptr ? nobody : entrant->person;
}

std::optional<std::string> id_for(Readers readers, const Person& person) {
    if (readers != Readers::desk) return std::nullopt;
    return person.national_id;
}

void add_ranking(Published& published, const State& state, Readers readers) {
    if (!published.final) return;
    for (const FinalRow& row : final_ranking(state)) {
        const Person& person = person_of(state, row.player);
        published.ranking.push_back(
            {.position = row.position,
             .player = row.player,
             .name = person.name,
             .club = person.club,
             .national_id = id_for(readers, person),
             .stage = row.stage,
             .reached = state.format->stages[row.stage].kind,
             .place = row.place}
        );
    }
}

void add_rulings(Published& published, const State& state, Readers readers) {
    for (const Penalised& each : state.penalties) {
        published.penalties.push_back({each.player, each.points, each.disqualified});
        if (readers == Readers::desk) published.penalties.back().reason = each.reason;
    }
    for (const TieSettled& each : state.settled) {
        published.ties.push_back({each.round, each.by, each.seed, each.order});
    }
}

}  // namespace

json::object standings_json(const State& state, Readers readers) {
    Published published{
        .name = state.format->name,
        .final = over(state),
        .teams = team_standings(state),
        .kind = standings_kind(state)};
    add_ranking(published, state, readers);
    for (const StandingsRow& row : standings_of(state, 0)) {
        const Person& person = person_of(state, row.player);
        published.standings.push_back(
            {.position = row.position,
             .player = row.player,
             .name = person.name,
             .club = person.club,
             .national_id = id_for(readers, person),
             .total = row.total,
             .penalty = row.penalty,
             .wins = row.wins,
             .games = row.games}
        );
    }
    add_rulings(published, state, readers);
    return std::move(codec::to_value(Limits{}, published).as_object());
}

// By the national id, or by the name; namesakes by their clubs too.
static std::string ranked_as(const State& state, PlayerId player) {
    const Person& person = person_of(state, player);
    if (!person.national_id.empty()) return person.national_id;
    const Entrant* own = find(state, player);
    const bool shared = own != nullptr && !person.club.empty() &&
        std::ranges::count(state.entrants, own->name_key, &Entrant::name_key) > 1;
    return shared ? person.name + " (" + person.club + ")" : person.name;
}

RankedEvent ranked_event(const State& state) {
    RankedEvent event{.name = state.format->name, .event = state.format->event};
    event.rounds = static_cast<std::uint16_t>(state.rounds.size());
    for (const Round& round : state.rounds) {
        event.tables = static_cast<std::uint16_t>(event.tables + round.tables.size());
    }
    for (const FinalRow& row : final_ranking(state)) {
        event.places.push_back({ranked_as(state, row.player), row.position});
    }
    return event;
}

json::object to_json(const RankedEvent& event) {
    return std::move(codec::to_value(Limits{}, event).as_object());
}

codec::Parsed<std::vector<RankedEvent>> read_ranked_events(const json::value& value) {
    std::vector<RankedEvent> events;
    if (auto fault = codec::from_value(Limits{}, value, events)) return *std::move(fault);
    return events;
}

json::array to_json(std::span<const YearlyRow> rows, std::span<const RankedEvent> events) {
    std::vector<YearlyLine> list;
    for (const YearlyRow& row : rows) {
        YearlyLine& line = list.emplace_back(YearlyLine{row.position, row.player, row.total});
        for (const YearlyRow::Part& part : row.parts) {
            line.events.push_back({events[part.event].name, part.place, part.score, part.counts});
        }
    }
    return std::move(codec::to_value(Limits{}, list).as_array());
}

}  // namespace kamchatka::tournament
