// Standings and the yearly ranking as JSON.
#include "tournament/json.hpp"
#include "tournament/schema.hpp"

namespace kamchatka::tournament {
namespace {

json::string shown(Score score) { return json::string{to_text(score)}; }

const Person& person_of(const State& state, PlayerId player) {
    static const Person nobody{};
    const Entrant* entrant = find(state, player);
    return entrant == nullptr ? nobody : entrant->person;
}

json::object row_json(const State& state, const StandingsRow& row) {
    json::array games;
    for (const GameScore& game : row.games) {
        games.push_back(json::object{
            {"round", game.round},
            {"table", game.table},
            {"place", game.place},
            {"score", shown(game.score)},
            {"counts", game.counts}});
    }
    const Person& person = person_of(state, row.player);
    return {
        {"position", row.position},
        {"player", number_of(row.player)},
        {"name", person.name},
        {"club", person.club},
        {"total", shown(row.total)},
        {"penalty", shown(row.penalty)},
        {"wins", row.wins},
        {"games", std::move(games)}};
}

}  // namespace

json::object standings_json(const State& state) {
    json::array rows;
    for (const StandingsRow& row : standings_of(state, 0)) rows.push_back(row_json(state, row));
    json::array teams;
    for (const TeamRow& team : team_standings(state)) {
        teams.push_back(json::object{
            {"position", team.position},
            {"team", team.team},
            {"total", shown(team.total)},
            {"wins", team.wins}});
    }
    json::array ranking;
    for (const FinalRow& row : final_ranking(state)) {
        ranking.push_back(json::object{
            {"position", row.position},
            {"player", number_of(row.player)},
            {"name", person_of(state, row.player).name},
            {"stage", row.stage},
            {"place", row.place}});
    }
    return {
        {"name", state.format->name},
        {"standings", std::move(rows)},
        {"teams", std::move(teams)},
        {"ranking", std::move(ranking)}};
}

RankedEvent ranked_event(const State& state) {
    RankedEvent event{.name = state.format->name, .event = state.format->event};
    event.rounds = static_cast<std::uint16_t>(state.rounds.size());
    for (const Round& round : state.rounds) {
        event.tables = static_cast<std::uint16_t>(event.tables + round.tables.size());
    }
    for (const FinalRow& row : final_ranking(state)) {
        const Person& person = person_of(state, row.player);
        const std::string& id = person.national_id.empty() ? person.name : person.national_id;
        event.places.push_back({id, row.position});
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
    json::array list;
    for (const YearlyRow& row : rows) {
        json::array parts;
        for (const YearlyRow::Part& part : row.parts) {
            parts.push_back(json::object{
                {"event", events[part.event].name},
                {"place", part.place},
                {"score", shown(part.score)},
                {"counts", part.counts}});
        }
        list.push_back(json::object{
            {"position", row.position},
            {"player", row.player},
            {"total", shown(row.total)},
            {"events", std::move(parts)}});
    }
    return list;
}

}  // namespace kamchatka::tournament
