// What a table played on this server wants of the judge, and what the desk makes of it.
#include "server/desk/desk.hpp"
#include "tournament/words.hpp"

#include <algorithm>

namespace kamchatka::server {
namespace {

tournament::CallCause cause_of(Wait why) {
    switch (why) {
        case Wait::absent: return tournament::CallCause::absent;
        case Wait::time: return tournament::CallCause::time;
    }
    return tournament::CallCause::asked;
}

tournament::Actor the_table(const std::string& code) {
    return {tournament::Role::table_judge, "Tavolo online " + code};
}

bool of_this_round(const tournament::State& state, const tournament::JudgeCall& call) {
    return call.round == state.rounds.size();
}

// How it stands with the calls for a player in the present round: one that is open comes first.
std::optional<CallState> call_state(const tournament::State& state, tournament::PlayerId player) {
    std::optional<CallState> found;
    for (const tournament::JudgeCall& call : state.calls) {
        const bool about_result = call.what.cause == tournament::CallCause::result;
        if (call.what.player != player || about_result || !of_this_round(state, call)) continue;
        if (found != CallState::called) {
            found = call.answered ? CallState::answered : CallState::called;
        }
    }
    return found;
}

bool has_called(const tournament::State& state, tournament::PlayerId player) {
    return std::ranges::any_of(state.calls, [&](const tournament::JudgeCall& call) {
        return call.what.player == player && !call.answered && of_this_round(state, call) &&
            call.what.cause == tournament::CallCause::asked;
    });
}

std::string short_message(const tournament::Rejected& why) {
    std::string text = tournament::message(why, tournament::Language::italian);
    if (text.size() <= tournament::Limits::string_bytes_max) return text;
    return std::string{tournament::sentence(why.reason, tournament::Language::italian)};
}

Refusal obeyed(Room& room, const OnlineOrder& order, std::optional<Seat> seat) {
    if (order.pause || order.add_minutes) {
        const Refusal why = room.order_clock({order.pause, order.add_minutes, seat});
        if (why) return why;
    }
    if (!order.stand_in) return std::nullopt;
    if (!seat) return Reason::seat_not_found;
    return room.order_stand_in(*seat, *order.stand_in);
}

}  // namespace

void Desk::call_judge(
    const Found& contest, tournament::PlayerId player, const std::string& reason, Acted acted
) {
    const tournament::Entrant* entrant = tournament::find(contest->state(), player);
    // Nobody is heard better for calling twice.
    if (has_called(contest->state(), player)) {
        return acted(ActAnswer{.seq = contest->seq(), .repeated = true});
    }
    const std::int64_t minute = world_.now_ms() / 60'000;
    const std::string number = std::to_string(tournament::number_of(player));
    act(contest,
        {.by = {tournament::Role::player, entrant->person.name},
         .author = {.player = player},
         .ref = "call-" + number + "-" + std::to_string(minute),
         .actions = {tournament::JudgeCalled{player, reason}}},
        std::move(acted));
}

void Desk::call_from_table(
    const std::string& code, PlayerId account, const std::string& reason, const Acted& acted
) {
    directory_.find(code, [this, code, account, reason, acted](const auto& room) {
        if (!room) return acted(DeskFault{room.error()});
        const Table& table = (*room)->table();
        const auto seat = table.seat_of(account);
        if (!seat) return acted(DeskFault{Reason::not_seated});
        if (table.event.empty()) return acted(DeskFault{Reason::tournament_not_found});
        find(table.event, [this, code, seat, reason, acted](const auto& contest) {
            if (!contest) return acted(DeskFault{contest.error()});
            const auto* played = online_at(**contest, code);
            const bool there = played != nullptr && index(*seat) < played->players.size();
            if (!there) return acted(DeskFault{Reason::table_ended});
            call_judge(*contest, played->players[index(*seat)], reason, acted);
        });
    });
}

const tournament::Table* Desk::online_at(const Contest& contest, const std::string& code) {
    if (contest.state().rounds.empty()) return nullptr;
    const auto& tables = contest.state().rounds.back().tables;
    const auto found = std::ranges::find(tables, code, &tournament::Table::online);
    return found == tables.end() ? nullptr : &*found;
}

// The journal is what counts: a table shows what it says, and writes into it what it waits for.
void Desk::follow_pleas(const Found& contest) {
    const auto ledger = contest->ledger;
    if (ledger->state.rounds.empty()) return;
    for (const tournament::Table& table : ledger->state.rounds.back().tables) {
        if (table.online.empty() || table.played()) continue;
        if (const auto room = directory_.open(table.online)) follow_pleas(contest, table, *room);
    }
}

void Desk::follow_pleas(const Found& contest, const tournament::Table& table, Room& room) {
    if (room.table().state != TableState::playing) return;
    std::vector<std::optional<CallState>> calls;
    for (const auto player : table.players) calls.push_back(call_state(contest->state(), player));
    room.show_judge(calls);
    if (contest->busy) return;
    for (const Room::Plea& plea : room.pleas()) {
        if (index(plea.seat) >= table.players.size()) continue;
        const auto player = table.players[index(plea.seat)];
        const std::string ref = "plea-" + table.online + "-" +
            std::to_string(tournament::number_of(player)) + "-" + std::to_string(plea.number);
        if (contest->refs.contains(ref)) continue;
        act(contest,
            {.by = the_table(table.online),
             .author = {},
             .ref = ref,
             .actions = {tournament::JudgeCalled{player, {}, cause_of(plea.why)}}},
            [](const auto&) {});
    }
}

// A result that the desk does not take is not lost: the judge is called to settle it.
void Desk::take_ended(const std::string& code, const Ended& ended) {
    take_result(
        code,
        ended.result,
        "Tavolo online " + ended.table,
        "result-" + ended.table,
        [this, code, ended](const Result<ActAnswer, DeskFault>& taken) {
            if (!taken && taken.error().rejected) plead_for_result(code, ended, taken.error());
        }
    );
}

void Desk::plead_for_result(const std::string& code, const Ended& ended, const DeskFault& fault) {
    const auto known = contests_.find(code);
    if (known == contests_.end()) return;
    const Found contest = known->second;
    contest->refused[ended.table] = contest->seq();
    const std::string ref = "refused-" + ended.table;
    if (contest->refs.contains(ref)) return;
    act(contest,
        {.by = the_table(ended.table),
         .author = {},
         .ref = ref,
         .actions = {tournament::JudgeCalled{
             ended.result.lines.front().player,
             short_message(*fault.rejected),
             tournament::CallCause::result}}},
        [](const auto&) {});
}

void Desk::order_online(const Found& contest, const OnlineOrder& order, Opened done) {
    const auto refuse = [done](Reason why) { done(DeskFault{why}); };
    const auto* round = contest->state().rounds.empty() ? nullptr : &contest->state().rounds.back();
    const bool there = round != nullptr && order.table >= 1 && order.table <= round->tables.size();
    if (!there || round->tables[order.table - 1].online.empty()) {
        return refuse(Reason::table_not_found);
    }
    const tournament::Table& table = round->tables[order.table - 1];
    std::optional<Seat> seat;
    if (order.player) {
        seat = seat_at(table, tournament::PlayerId{*order.player});
        if (!seat) return refuse(Reason::seat_not_found);
    }
    directory_.find(table.online, [this, contest, order, seat, refuse, done](const auto& room) {
        if (!room) return refuse(room.error());
        if (const Refusal why = obeyed(**room, order, seat)) return refuse(*why);
        (*room)->when_stored([this, contest, refuse, done](bool stored) {
            if (!stored) return refuse(Reason::not_stored);
            online(contest, [done](const OnlineAnswer& answer) { done(answer); });
        });
    });
}

}  // namespace kamchatka::server
