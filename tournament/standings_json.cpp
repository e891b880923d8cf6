// Standings and the yearly ranking as JSON.
#include "tournament/json.hpp"
#include "tournament/schema.hpp"

#include <algorithm>

namespace kamchatka::tournament {
namespace {

struct PublishedRow {
    std::uint16_t position;
    PlayerId player;
    std::string name;
    std::string club;
    Score total;
    Score penalty;
    std::uint16_t wins;
    std::vector<GameScore> games;
};

struct PublishedPlace {
    std::uint16_t position;
    PlayerId player;
    std::string name;
    std::uint8_t stage;
    std::uint8_t place;
};

struct Published {
    std::string name;
    std::vector<PublishedRow> standings{};
    std::vector<TeamRow> teams{};
    std::vector<PublishedPlace> ranking{};
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
    Field{"stage", &tournament::PublishedPlace::stage},
    Field{"place", &tournament::PublishedPlace::place}
);
template <>
inline constexpr auto schema<tournament::Published> = shape(
    "published",
    Field{"name", &tournament::Published::name},
    Field{"standings", &tournament::Published::standings},
    Field{"teams", &tournament::Published::teams},
    Field{"ranking", &tournament::Published::ranking}
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

}  // namespace

json::object standings_json(const State& state) {
    Published published{.name = state.format->name, .teams = team_standings(state)};
    for (const StandingsRow& row : standings_of(state, 0)) {
        const Person& person = person_of(state, row.player);
        published.standings.push_back(
            {.position = row.position,
             .player = row.player,
             .name = person.name,
             .club = person.club,
             .total = row.total,
             .penalty = row.penalty,
             .wins = row.wins,
             .games = row.games}
        );
    }
    for (const FinalRow& row : final_ranking(state)) {
        published.ranking.push_back(
            {.position = row.position,
             .player = row.player,
             .name = person_of(state, row.player).name,
             .stage = row.stage,
             .place = row.place}
        );
    }
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
