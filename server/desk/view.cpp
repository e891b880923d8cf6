// A tournament as one answer.
#include "server/desk/view.hpp"

#include "tournament/decide.hpp"
#include "tournament/json.hpp"
#include "tournament/ranking/standings.hpp"
#include "tournament/scoring/game_result.hpp"
#include "tournament/scoring/scoring.hpp"
#include "tournament/seating/draw.hpp"
#include "tournament/seating/reseat.hpp"
#include "tournament/words.hpp"

#include <algorithm>
#include <set>
#include <type_traits>

namespace kamchatka::server {
namespace {

using tournament::number_of;
using tournament::Reseating;
using tournament::State;

DeskPlayer player_line(const tournament::Entrant& entrant, DeskRole role) {
    DeskPlayer line;
    line.number = number_of(entrant.id);
    line.name = entrant.person.name;
    if (!entrant.person.surname.empty()) line.surname = entrant.person.surname;
    line.club = entrant.person.club;
    line.present = entrant.present;
    line.plays = entrant.plays;
    line.renounced = entrant.renounced;
    line.ready = tournament::available(entrant);
    line.standing = entrant.standing;
    if (!runs_the_desk(role)) return line;
    line.signed_ = entrant.accepts_judge;
    line.paid = entrant.paid;
    line.region = entrant.person.region;
    line.national_id = entrant.person.national_id;
    line.ranking = entrant.person.ranking;
    return line;
}

std::vector<DeskPlayer> players_of(const State& state, DeskRole role) {
    std::vector<DeskPlayer> players;
    std::vector<tournament::Person> people;
    std::vector<bool> namesakes;
    for (const tournament::Entrant& each : state.entrants) {
        if (each.standing == tournament::Standing::removed) continue;
        players.push_back(player_line(each, role));
        people.push_back(each.person);
        namesakes.push_back(each.namesake);
    }
    if (!runs_the_desk(role)) return players;
    // Who may be one and the same: for the desk to look at.
    for (const tournament::Duplicate& each : tournament::duplicates_among(people)) {
        const bool same_name = each.likeness == tournament::Likeness::same_name;
        if (same_name && (namesakes[each.first] || namesakes[each.second])) continue;
        const auto note = [&](std::size_t at, std::size_t other) {
            auto& alike = players[at].alike;
            if (!alike) alike.emplace();
            alike->push_back(players[other].number);
        };
        note(each.first, each.second);
        note(each.second, each.first);
    }
    return players;
}

std::vector<DeskLine> lines_of(
    const tournament::Table& table, const std::optional<tournament::Scorer>& scorer
) {
    std::vector<DeskLine> lines;
    const auto places = tournament::places_of(table.lines);
    const auto scores = scorer ? scorer->scores(table.lines, table.players.size() + table.ghosts)
                               : std::vector<tournament::Score>(table.lines.size());
    for (std::size_t i = 0; i < table.lines.size(); ++i) {
        const tournament::Line& each = table.lines[i];
        lines.push_back(
            {.player = number_of(each.player),
             .points = tournament::to_text(each.points),
             .fate = each.fate,
             .out = each.out,
             .objective = each.objective,
             .late = each.late,
             .place = places[i],
             .score = tournament::to_text(scores[i])}
        );
    }
    return lines;
}

DeskRound round_of(const State& state, std::size_t index, DeskRole role) {
    const tournament::Round& round = state.rounds[index];
    const tournament::Stage& stage = state.format->stages[round.stage];
    DeskRound line;
    line.number = static_cast<std::uint32_t>(index + 1);
    line.stage = round.stage;
    line.kind = stage.kind;
    line.complete = tournament::complete(round);
    line.minutes = stage.minutes;
    if (round.started_at != 0) line.started_at = round.started_at;
    line.suspended_s = round.suspended_s;
    line.ends_at = tournament::time_up(round, stage.minutes);
    const auto made = tournament::Scorer::of(stage.scoring);
    const std::optional<tournament::Scorer> scorer = made ? std::optional{*made} : std::nullopt;
    for (std::size_t i = 0; i < round.tables.size(); ++i) {
        const tournament::Table& each = round.tables[i];
        DeskTable& table = line.tables.emplace_back();
        table.number = static_cast<std::uint32_t>(i + 1);
        table.group = each.group;
        table.ghosts = each.ghosts;
        for (const auto player : each.players) table.players.push_back(number_of(player));
        table.lines = lines_of(each, scorer);
        table.recovery_minutes = each.recovery_minutes;
        table.ends_at = tournament::time_up(round, stage.minutes + unsigned{each.recovery_minutes});
        if (!each.online.empty() && runs_the_desk(role)) table.online = each.online;
        if (each.played()) table.entry = static_cast<std::int64_t>(each.result_entry);
    }
    return line;
}

std::vector<StandingsLine> standings_lines(const State& state) {
    std::vector<StandingsLine> lines;
    for (const tournament::StandingsRow& row : tournament::standings_of(state, 0)) {
        StandingsLine& line = lines.emplace_back();
        line.position = row.position;
        line.player = number_of(row.player);
        line.total = tournament::to_text(row.total);
        line.penalty = tournament::to_text(row.penalty);
        line.wins = row.wins;
        for (const tournament::GameScore& game : row.games) {
            line.games.push_back(
                {.round = game.round,
                 .table = game.table,
                 .place = game.place,
                 .score = tournament::to_text(game.score),
                 .won = game.won,
                 .counts = game.counts}
            );
        }
    }
    return lines;
}

std::vector<RankingLine> ranking_lines(const State& state) {
    std::vector<RankingLine> lines;
    for (const tournament::FinalRow& row : tournament::final_ranking(state)) {
        lines.push_back(
            {.position = row.position,
             .player = number_of(row.player),
             .reached = state.format->stages[row.stage].kind,
             .place = row.place}
        );
    }
    return lines;
}

std::optional<NextRound> next_round(const State& state) {
    const auto stage = tournament::next_stage(state);
    if (!stage) return std::nullopt;
    NextRound next;
    next.kind = state.format->stages[*stage].kind;
    next.number = static_cast<std::uint32_t>(state.rounds.size() + 1);
    if (const auto why = tournament::refusal_to_draw(state)) {
        next.reason = why->reason;
        next.refusal = wording(*why);
    }
    return next;
}

// What either way of putting the round right would come to.
std::optional<UnsettledRound> unsettled_round(const State& state) {
    const tournament::Unsettled people = tournament::unsettled(state);
    if (people.missing.empty() && people.late.empty()) return std::nullopt;
    UnsettledRound round;
    for (const auto player : people.missing) round.missing.push_back(number_of(player));
    for (const auto player : people.late) round.late.push_back(number_of(player));
    for (const auto how : {Reseating::fewest_changes, Reseating::ghosts}) {
        ReseatingChoice& choice = round.choices.emplace_back();
        choice.how = how;
        const auto reseated = tournament::reseat_round(state, how, 0);
        auto refused =
            reseated ? tournament::refusal(state, *reseated) : std::optional{reseated.error()};
        if (refused) {
            choice.refusal = wording(*refused);
            continue;
        }
        choice.moved = static_cast<std::uint32_t>(tournament::moved_by(state, *reseated));
        for (const auto& table : reseated->tables) choice.ghosts += table.ghosts;
    }
    return round;
}

// Players ask by their badges, and the public for nothing.
template <typename... Asked>
std::vector<TypeIn<DeskAction>>
permitted_actions(const State& state, DeskRole role, const std::variant<Asked...>*) {
    std::vector<TypeIn<DeskAction>> types;
    if (role == DeskRole::public_ || role == DeskRole::player) return types;
    const auto add = [&]<typename T>(const T& asked) {
        if (std::is_same_v<T, tournament::OnlineOpened>) return;
        const auto own = static_cast<tournament::Role>(role);
        const auto as = tournament::acting_role(state, own, asked);
        if (tournament::permitted(as, asked)) types.push_back({codec::schema<T>.name});
    };
    (add(Asked{}), ...);
    return types;
}

std::set<std::uint64_t> undone_in(const tournament::Journal& journal) {
    std::set<std::uint64_t> undone;
    for (const tournament::Entry& entry : journal) {
        const auto* each = std::get_if<tournament::Undone>(&entry.event);
        if (each != nullptr) undone.insert(each->entry);
    }
    return undone;
}

// Calls of the present round.
std::vector<CallLine> calls_of(const State& state) {
    std::vector<CallLine> calls;
    for (const tournament::JudgeCall& call : state.calls) {
        if (call.round != state.rounds.size()) continue;
        calls.push_back(
            {.entry = static_cast<std::int64_t>(call.entry),
             .player = number_of(call.what.player),
             .cause = call.what.cause,
             .reason = call.what.reason,
             .at = call.at,
             .answered = call.answered}
        );
    }
    return calls;
}

}  // namespace

bool runs_the_desk(DeskRole role) {
    return role == DeskRole::organiser || role == DeskRole::official_judge;
}

std::vector<DeskRole> appointed_by(DeskRole role) {
    switch (role) {
        case DeskRole::organiser:
            return {DeskRole::table_judge, DeskRole::official_judge, DeskRole::organiser};
        case DeskRole::official_judge: return {DeskRole::table_judge};
        case DeskRole::table_judge:
        case DeskRole::player:
        case DeskRole::public_: return {};
    }
    return {};
}

bool appoints(DeskRole by, DeskRole role) { return std::ranges::count(appointed_by(by), role) > 0; }

TournamentDetail detail_of(const Tournament& contest, DeskRole role, std::size_t knocking) {
    const State& state = contest.state();
    TournamentDetail detail;
    detail.code = contest.row.code;
    detail.seq = contest.seq();
    detail.role = role;
    const tournament::Action* any = nullptr;
    detail.permitted = permitted_actions(state, role, any);
    detail.runs_the_desk = runs_the_desk(role);
    detail.organises = role == DeskRole::organiser;
    detail.appoints = appointed_by(role);
    if (runs_the_desk(role)) detail.knocking = static_cast<std::uint32_t>(knocking);
    detail.listed = contest.row.listing == store::Listing::listed;
    detail.state = state_of(state);
    detail.created_ms = contest.row.created_ms;
    if (!state.format) return detail;
    detail.name = state.format->name;
    detail.format = *state.format;
    if (!runs_the_desk(role)) detail.format.fee = 0;
    const auto worth = tournament::objective_worth(*state.format);
    detail.objective_points = worth.in_time;
    detail.late_objective_points = worth.late;
    detail.standings_kind = tournament::standings_kind(state);
    detail.players = players_of(state, role);
    for (std::size_t i = 0; i < state.rounds.size(); ++i) {
        detail.rounds.push_back(round_of(state, i, role));
    }
    detail.standings = standings_lines(state);
    for (const tournament::TeamRow& team : tournament::team_standings(state)) {
        detail.teams.push_back(
            {team.position, team.team, tournament::to_text(team.total), team.wins}
        );
    }
    const bool knockout = detail.standings_kind == tournament::StandingsKind::knockout;
    if (detail.state == TournamentState::over || knockout) detail.ranking = ranking_lines(state);
    detail.ties = tie_lines(state);
    detail.settled = settled_lines(state, role);
    for (const tournament::Official& each : state.officials) {
        detail.officials.push_back({each.name, static_cast<DeskRole>(each.role)});
    }
    for (const tournament::Penalised& each : state.penalties) {
        PenaltyLine& line = detail.penalties.emplace_back();
        line.player = number_of(each.player);
        line.points = tournament::to_text(each.points);
        line.disqualified = each.disqualified;
        if (runs_the_desk(role)) line.reason = each.reason;
    }
    if (runs_the_desk(role) || role == DeskRole::table_judge) detail.calls = calls_of(state);
    if (state.suspended) detail.suspended = Suspension{state.suspended_at, state.suspended_because};
    detail.next = next_round(state);
    if (runs_the_desk(role)) detail.unsettled = unsettled_round(state);
    return detail;
}

SeatingAnswer seating_of(const State& state, std::size_t round) {
    const tournament::SeatingReport report = tournament::report_on(state, round);
    const auto named = [](tournament::Criterion criterion) {
        return Wording{
            std::string{name_of(criterion, tournament::Language::italian)},
            std::string{name_of(criterion, tournament::Language::english)}};
    };
    SeatingAnswer answer;
    for (const tournament::Conflict& each : report.conflicts) {
        SeatingConflict& line = answer.conflicts.emplace_back();
        line.criterion = named(each.criterion);
        line.table = each.table + 1U;
        for (const auto index : each.people)
            line.players.push_back(number_of(report.people[index]));
    }
    for (const tournament::Necessity& each : report.necessities) {
        SeatingNecessity& line = answer.necessities.emplace_back();
        line.criterion = named(each.criterion);
        const auto group = static_cast<std::size_t>(std::max(each.group, 0));
        if (each.criterion == tournament::Criterion::clubs_apart) line.group = report.clubs[group];
        if (each.criterion == tournament::Criterion::regions_apart) {
            line.group = report.regions[group];
        }
        line.people = each.people;
        line.tables = each.tables;
        line.at_least = each.at_least;
    }
    return answer;
}

JournalAnswer journal_of(const Tournament& contest) {
    const auto undone = undone_in(contest.journal());
    JournalAnswer answer;
    for (const tournament::Entry& entry : contest.journal()) {
        JournalLine& line = answer.entries.emplace_back();
        line.seq = static_cast<std::int64_t>(entry.seq);
        line.at = entry.at;
        line.role = static_cast<DeskRole>(entry.by.role);
        line.by = entry.by.name;
        line.event = entry.event;
        line.undone = undone.contains(entry.seq);
    }
    return answer;
}

std::string person_text(const Tournament& contest, tournament::PlayerId player) {
    boost::json::array entries;
    for (const tournament::Entry& entry : contest.journal()) {
        boost::json::object event = tournament::to_json(entry.event);
        const auto* about = event.if_contains("player");
        if (about == nullptr || about->to_number<std::uint32_t>() != number_of(player)) continue;
        entries.push_back(boost::json::object{{"at", entry.at}, {"event", std::move(event)}});
    }
    boost::json::array games;
    for (const StandingsLine& line : standings_lines(contest.state())) {
        if (line.player != number_of(player)) continue;
        for (const DeskGame& game : line.games) {
            games.push_back(boost::json::object{
                {"round", game.round}, {"table", game.table}, {"score", game.score}});
        }
    }
    return boost::json::serialize(boost::json::object{
        {"tournament", contest.state().format->name},
        {"player", number_of(player)},
        {"entries", std::move(entries)},
        {"games", std::move(games)}});
}

}  // namespace kamchatka::server
