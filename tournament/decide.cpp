// Permissions, decisions, undoing.
#include "tournament/decide.hpp"

#include "tournament/ranking/ties.hpp"
#include "tournament/seating/draw.hpp"
#include "tournament/seating/reseat.hpp"

#include <algorithm>
#include <set>
#include <type_traits>

namespace kamchatka::tournament {
namespace {

std::set<std::uint64_t> undone_in(std::span<const Entry> journal) {
    std::set<std::uint64_t> undone;
    for (const Entry& entry : journal) {
        if (const auto* each = std::get_if<Undone>(&entry.event)) undone.insert(each->entry);
    }
    return undone;
}

// The first entry that could not follow, when these are left out.
std::optional<Unsound> broken_without(
    std::span<const Entry> journal, const std::set<std::uint64_t>& left_out
) {
    State state;
    for (const Entry& entry : journal) {
        if (left_out.contains(entry.seq)) continue;
        if (auto why = refusal(state, entry.event)) return Unsound{entry.seq, *std::move(why)};
        evolve(state, entry);
    }
    return std::nullopt;
}

std::optional<Rejected> undo_refusal(std::span<const Entry> journal, std::uint64_t target) {
    std::set<std::uint64_t> undone = undone_in(journal);
    if (target == 0 || target > journal.size()) return Rejected{Rejection::unknown_entry};
    if (undone.contains(target)) return Rejected{Rejection::undone_already};
    if (std::holds_alternative<Undone>(journal[target - 1].event)) {
        return Rejected{Rejection::cannot_be_undone};
    }
    undone.insert(target);
    if (const auto broken = broken_without(journal, undone)) {
        return Rejected{Rejection::others_rest_on_it, std::to_string(broken->entry)};
    }
    return std::nullopt;
}

bool disciplines(const Event& event) {
    return std::holds_alternative<Penalised>(event) ||
        std::holds_alternative<GamesSuspended>(event) ||
        std::holds_alternative<GamesResumed>(event) || std::holds_alternative<TieSettled>(event);
}

// What the Official Judge has decided is nobody else's to take back (TO-2a).
bool undoes_the_judge(
    const State& state, std::span<const Entry> journal, Role by, std::uint64_t target
) {
    if (target == 0 || target > journal.size()) return false;
    const Role as = acting_role(state, by, Penalised{});
    return disciplines(journal[target - 1].event) && as != Role::official_judge;
}

using Entries = std::span<const Entry>;

Result<Event, Rejected> prepared(const State& state, Entries, const Register& action) {
    const auto number = static_cast<std::uint32_t>(state.entrants.size() + 1);
    return Event{Registered{PlayerId{number}, action.person, action.namesake}};
}

Result<Event, Rejected> prepared(const State& state, Entries, const DrawRound& action) {
    if (auto why = refusal_to_draw(state)) return *why;
    auto drawn = draw_round(state, action.seed);
    if (!drawn) return drawn.error();
    return Event{*std::move(drawn)};
}

Result<Event, Rejected> prepared(const State& state, Entries, const Reseat& action) {
    auto reseated = reseat_round(state, action.how, action.seed);
    if (!reseated) return reseated.error();
    return Event{*std::move(reseated)};
}

bool same_people(const Order& order, std::span<const PlayerId> players) {
    std::vector<PlayerId> in_order;
    for (const auto& group : order) in_order.insert(in_order.end(), group.begin(), group.end());
    return std::ranges::is_permutation(in_order, players);
}

// A lot that was drawn between the same people and undone comes out the same again: nobody draws
// until he likes it.
std::uint64_t seed_of_lot(Entries journal, const CutTie& tie, std::uint64_t fresh) {
    for (const Entry& entry : journal) {
        const auto* drawn = std::get_if<TieSettled>(&entry.event);
        const bool same = drawn != nullptr && drawn->by == SettledBy::lot &&
            drawn->round == tie.round && same_people(drawn->order, tie.players);
        if (same) return drawn->seed;
    }
    return fresh;
}

Order decided_order(std::span<const PlayerId> players) {
    Order order;
    for (const PlayerId player : players) order.push_back({player});
    return order;
}

Result<Event, Rejected> prepared(const State& state, Entries journal, const SettleTie& action) {
    const auto tie = tie_between(state, action.players);
    if (!tie) return Rejected{Rejection::no_such_tie};
    TieSettled settled{tie->round, action.by, 0, {}, action.reason};
    switch (action.by) {
        case SettledBy::lot:
            settled.seed = seed_of_lot(journal, *tie, action.seed);
            settled.order = lot_order(settled.seed, tie->players);
            break;
        case SettledBy::decision: settled.order = decided_order(action.players); break;
        case SettledBy::qualifying:
        case SettledBy::wins:
        case SettledBy::best_scores:
        case SettledBy::fewer_counted:
        case SettledBy::objectives:
        case SettledBy::earlier_rank:
            settled.order = criterion_order(state, action.by, tie->players);
    }
    return Event{std::move(settled)};
}

template <typename Asked>
Result<Event, Rejected> prepared(const State&, Entries, const Asked& action) {
    return Event{action};
}

}  // namespace

bool permitted(Role role, const Action& action) {
    const bool call = std::holds_alternative<JudgeCalled>(action);
    const bool discipline = std::holds_alternative<Penalised>(action) ||
        std::holds_alternative<GamesSuspended>(action) ||
        std::holds_alternative<GamesResumed>(action) || std::holds_alternative<SettleTie>(action);
    switch (role) {
        case Role::official_judge: return true;
        case Role::organiser: return !discipline;
        case Role::table_judge:
            return call || std::holds_alternative<JudgeAnswered>(action) ||
                std::holds_alternative<ResultEntered>(action);
        // The caller sees to it that the player speaks for himself.
        case Role::player:
            return call || std::holds_alternative<PresenceNoted>(action) ||
                std::holds_alternative<DeclarationNoted>(action);
    }
    return false;
}

Role acting_role(const State& state, Role own, const Action& action) {
    if (own != Role::organiser || permitted(own, action)) return own;
    const bool judged =
        std::ranges::count(state.officials, Role::official_judge, &Official::role) > 0;
    const bool official = state.format && state.format->official;
    return judged || official ? own : Role::official_judge;
}

std::optional<Unsound> unsound_entry(std::span<const Entry> journal) {
    std::set<std::uint64_t> undone;
    for (std::size_t i = 0; i < journal.size(); ++i) {
        const auto* undo = std::get_if<Undone>(&journal[i].event);
        if (undo == nullptr) continue;
        const std::uint64_t target = undo->entry;
        const bool there = target >= 1 && target <= i &&
            !std::holds_alternative<Undone>(journal[target - 1].event);
        if (!there) return Unsound{i + 1, Rejected{Rejection::unknown_entry}};
        if (!undone.insert(target).second) {
            return Unsound{i + 1, Rejected{Rejection::undone_already}};
        }
    }
    return broken_without(journal, undone);
}

State fold(std::span<const Entry> journal) {
    const std::set<std::uint64_t> undone = undone_in(journal);
    State state;
    for (const Entry& entry : journal) {
        if (!undone.contains(entry.seq)) evolve(state, entry);
    }
    return state;
}

Result<Event, Rejected> decide(
    const State& state, std::span<const Entry> journal, const Actor& by, const Action& action
) {
    if (!permitted(by.role, action)) return Rejected{Rejection::not_yours_to_do};
    auto event =
        std::visit([&](const auto& each) { return prepared(state, journal, each); }, action);
    if (!event) return event;
    if (const auto* undo = std::get_if<Undone>(&*event)) {
        if (undoes_the_judge(state, journal, by.role, undo->entry)) {
            return Rejected{Rejection::not_yours_to_do};
        }
        if (auto why = undo_refusal(journal, undo->entry)) return *why;
    }
    if (auto why = refusal(state, *event)) return *why;
    return event;
}

Result<Entry, Rejected> act(
    State& state, Journal& journal, const Actor& by, const Action& action, std::int64_t at
) {
    auto event = decide(state, journal, by, action);
    if (!event) return event.error();
    Entry entry{journal.size() + 1, at, by, *std::move(event)};
    journal.push_back(entry);
    if (std::holds_alternative<Undone>(entry.event)) {
        state = fold(journal);
    } else {
        evolve(state, entry);
    }
    return entry;
}

Journal forgotten(Journal journal, PlayerId player) {
    const auto blank = [&](Person& person) {
        // The ranking stays: it may have told equals apart.
        person = {.name = "#" + std::to_string(number_of(player)), .ranking = person.ranking};
    };
    for (Entry& entry : journal) {
        if (auto* each = std::get_if<Registered>(&entry.event); each && each->player == player) {
            blank(each->person);
        }
        if (auto* each = std::get_if<PersonAmended>(&entry.event); each && each->player == player) {
            blank(each->person);
        }
        if (auto* each = std::get_if<Penalised>(&entry.event); each && each->player == player) {
            each->reason = "-";
        }
    }
    return journal;
}

}  // namespace kamchatka::tournament
