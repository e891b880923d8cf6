// States and views as JSON. A state is written as the view of somebody who may know everything, so
// the two have one shape. docs/notation.md lists the keys.
#include "record/detail/json_values.hpp"
#include "record/detail/state_schema.hpp"
#include "record/json.hpp"

#include <algorithm>

namespace kamchatka::record {
namespace {

View shown_in_full(const State& state) {
    View view{};
    static_cast<PublicState&>(view) = static_cast<const PublicState&>(state);
    for (const Seat seat : seats(state)) {
        view.hand[seat] = state.hand[seat].reveal();
        view.hand_size[seat] = static_cast<std::uint8_t>(state.hand[seat].reveal().size());
        view.objective[seat] = state.objective[seat].reveal();
        if (view.objective[seat]) view.objective_dealt.insert(seat);
        if (state.has_given.contains(seat)) view.given[seat] = state.given[seat].reveal();
        if (state.has_picked.contains(seat)) view.picked[seat] = state.picked[seat].reveal();
        if (!state.has_given.empty() && state.round > 0)
            view.colour_cards[seat] = colour_cards(state, seat);
    }
    view.deck = state.deck.reveal();
    view.deck_size = static_cast<std::uint8_t>(state.deck.reveal().size());
    view.unseen_discards = state.unseen_discards.reveal();
    view.unseen_discard_count = static_cast<std::uint8_t>(state.unseen_discards.reveal().size());
    return view;
}

// The public part alone, for the functions that ask for a state.
State public_part(const View& view) {
    State state{};
    static_cast<PublicState&>(state) = static_cast<const PublicState&>(view);
    return state;
}

bool order_settled(const PublicState& state) { return state.order != Order{}; }

json::value turn(const Lexicon& lexicon, const View& view) {
    if (!order_settled(view) || view.position >= view.seat_count) return nullptr;
    return to_value(lexicon, view.order[view.position]);
}

// Whether the seat to act can be told: a state from outside may say a phase and lack what it needs.
bool can_be_awaited(const View& view) {
    const bool all_at_once = view.phase == Phase::contribute || view.phase == Phase::exchange ||
        view.phase == Phase::choice;
    if (view.phase == Phase::defend) {
        const SeatSet all = SeatSet::first(view.seat_count);
        return std::any_of(all.begin(), all.end(), [&](Seat seat) {
            return view.held[seat].contains(view.battle.to);
        });
    }
    return all_at_once || view.position < view.seat_count;
}

json::value awaiting(const View& view) {
    const bool over = view.phase == Phase::closed || (view.phase == Phase::over && !view.committed);
    if (waits_for_chance(view.phase) && !over) return "chance";
    json::array awaited;
    if (over || !can_be_awaited(view)) return awaited;
    for (const Seat seat : awaited_seats(public_part(view))) {
        awaited.push_back(json::string{spell(seat)});
    }
    return awaited;
}

template <typename T, typename... Fields>
json::object object_of(
    const Lexicon& lexicon, const T& value, const std::tuple<Fields...>& fields
) {
    json::object object;
    for_each(fields, [&](const auto& field) {
        object[field.name] = to_value(lexicon, value.*field.member);
    });
    return object;
}

json::value ending(const Lexicon& lexicon, const View& view) {
    json::object object = object_of<PublicState>(lexicon, view, ending_fields);
    object["winner"] = view.cause ? to_value(lexicon, view.winner) : json::value(nullptr);
    return object;
}

json::value battle(const Lexicon& lexicon, const View& view) {
    if (view.battle == Battle{}) return nullptr;
    return object_of(lexicon, view.battle, battle_fields);
}

json::value deal(const Lexicon& lexicon, const View& view) {
    if (view.deal == DealProgress{}) return nullptr;
    json::array dealt;
    for (std::size_t i = 0; i < view.deal.count; ++i) {
        dealt.push_back(to_value(lexicon, view.deal.dealt[i]));
    }
    json::object object{{"dealt", std::move(dealt)}};
    for (auto& [key, value] : object_of(lexicon, view.deal, deal_fields)) object[key] = value;
    return object;
}

json::object seat_object(const Lexicon& lexicon, const View& view, Seat seat) {
    json::object object;
    const State state = public_part(view);
    object["territories"] = view.held[seat].size();
    object["armies"] = std::uint64_t{armies_on(state, view.held[seat])};
    for_each(seat_fields, [&](const auto& field) {
        object[field.name] = to_value(lexicon, (view.*field.member)[seat]);
    });
    for_each(seat_flags, [&](const auto& field) {
        object[field.name] = (view.*field.member).contains(seat);
    });
    object["hand_size"] = std::uint64_t{view.hand_size[seat]};
    object["hand"] = to_value(lexicon, view.hand[seat]);
    object["objective_dealt"] = view.objective_dealt.contains(seat);
    object["objective"] = to_value(lexicon, view.objective[seat]);
    object["given"] = to_value(lexicon, view.given[seat]);
    object["colour_cards"] = to_value(lexicon, view.colour_cards[seat]);
    object["picked"] = to_value(lexicon, view.picked[seat]);
    return object;
}

json::object territory_object(const Lexicon& lexicon, const View& view, Territory territory) {
    std::optional<Seat> holder;
    for (const Seat seat : SeatSet::first(view.seat_count)) {
        if (view.held[seat].contains(territory)) holder = seat;
    }
    return {
        {"owner", to_value(lexicon, holder)},
        {"armies", std::uint64_t{view.armies[territory]}},
        {"placed", std::uint64_t{view.placed[territory]}},
    };
}

}  // namespace

json::object to_json(const Lexicon& any_table, const View& view) {
    const Lexicon lexicon{any_table.rules, view.seat_count};
    json::object object;
    object["phase"] = to_value(lexicon, view.phase);
    object["round"] = std::uint64_t{view.round};
    object["turn"] = turn(lexicon, view);
    object["awaiting"] = awaiting(view);
    object["order"] = order_settled(view) ? to_value(lexicon, view.order) : json::value(nullptr);
    for (auto& [key, value] : object_of<PublicState>(lexicon, view, table_fields)) {
        object[key] = value;
    }
    object["unseen_discard_count"] = std::uint64_t{view.unseen_discard_count};
    object["unseen_discards"] = to_value(lexicon, view.unseen_discards);
    object["deck_size"] = std::uint64_t{view.deck_size};
    object["deck"] = to_value(lexicon, view.deck);
    object["battle"] = battle(lexicon, view);
    object["ending"] = ending(lexicon, view);
    object["deal"] = deal(lexicon, view);
    json::object seat_objects;
    for (const Seat seat : SeatSet::first(view.seat_count)) {
        seat_objects[spell(seat)] = seat_object(lexicon, view, seat);
    }
    object["seats"] = std::move(seat_objects);
    json::object territories;
    for (const Territory territory : TerritorySet::first(view.territory_count)) {
        territories[spell(lexicon, territory)] = territory_object(lexicon, view, territory);
    }
    object["territories"] = std::move(territories);
    return object;
}

json::object to_json(const Lexicon& lexicon, const State& state) {
    return to_json(lexicon, shown_in_full(state));
}

}  // namespace kamchatka::record
