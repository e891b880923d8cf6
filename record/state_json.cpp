// States and views as JSON. A state is written as the view of somebody who may know everything, so
// the two have one shape. docs/notation.md lists the keys.
#include "record/codecs.hpp"
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

// Whether the seat to act can be told: a state from outside may say a phase and lack what it needs.
bool can_be_awaited(const View& view) {
    constexpr IdSet<Phase> all_at_once{
        Phase::promise, Phase::reveal, Phase::contribute, Phase::exchange, Phase::choice};
    if (view.phase == Phase::defend) {
        const SeatSet all = SeatSet::first(view.seat_count);
        return std::any_of(all.begin(), all.end(), [&](Seat seat) {
            return view.held[seat].contains(view.battle.to);
        });
    }
    return all_at_once.contains(view.phase) || view.position < view.seat_count;
}

bool is_over(const View& view) {
    return view.phase == Phase::closed || (view.phase == Phase::over && !view.committed);
}

std::vector<Seat> awaited(const View& view) {
    std::vector<Seat> awaited;
    if (is_over(view) || !can_be_awaited(view)) return awaited;
    for (const Seat seat : awaited_seats(public_part(view))) awaited.push_back(seat);
    return awaited;
}

// A view being written, fact by fact.
class ViewWriter {
public:
    ViewWriter(const Lexicon& lexicon, const View& view) : lexicon_{lexicon}, view_{view} {}

    json::object write();

private:
    template <typename T>
    void fact(std::string_view key, const T& value) {
        codec::write_key(out_, lexicon_, key, value);
    }
    template <typename T, typename... Fields>
    void facts(const T& value, const std::tuple<Fields...>& fields) {
        for_each(fields, [&](const auto& field) { fact(field.name, value.*field.member); });
    }
    template <typename WriteFacts>
    void object(std::string_view key, const WriteFacts& write_facts) {
        out_.key(key);
        out_.begin_object();
        write_facts();
        out_.end_object();
    }
    void nothing(std::string_view key) {
        out_.key(key);
        out_.null();
    }

    void write_turn();
    void write_battle();
    void write_ending();
    void write_deal();
    void write_seat(Seat seat);
    void write_territory(Territory territory);

    Lexicon lexicon_;
    const View& view_;
    codec::ValueSink out_;
};

void ViewWriter::write_turn() {
    const bool settled = order_settled(view_);
    const bool on_turn = settled && view_.position < view_.seat_count;
    fact("turn", on_turn ? std::optional{view_.order[view_.position]} : std::nullopt);
    out_.key("awaiting");
    if (waits_for_chance(view_.phase) && !is_over(view_)) {
        out_.text("chance");
    } else {
        codec::write(out_, lexicon_, awaited(view_));
    }
    fact("order", settled ? std::optional{view_.order} : std::nullopt);
}

void ViewWriter::write_battle() {
    if (view_.battle == Battle{}) return nothing("battle");
    object("battle", [&] { facts(view_.battle, battle_fields); });
}

void ViewWriter::write_ending() {
    object("ending", [&] {
        facts<PublicState>(view_, ending_fields);
        fact("winner", view_.cause ? std::optional{view_.winner} : std::nullopt);
    });
}

void ViewWriter::write_deal() {
    if (view_.deal == DealProgress{}) return nothing("deal");
    object("deal", [&] {
        const auto& dealt = view_.deal.dealt;
        fact("dealt", std::vector<Territory>{dealt.begin(), dealt.begin() + view_.deal.count});
        facts(view_.deal, deal_fields);
    });
}

void ViewWriter::write_seat(Seat seat) {
    object(spell(seat), [&] {
        fact("territories", view_.held[seat].size());
        fact("armies", armies_on(public_part(view_), view_.held[seat]));
        for_each(seat_fields, [&](const auto& field) {
            fact(field.name, (view_.*field.member)[seat]);
        });
        for_each(seat_flags, [&](const auto& field) {
            fact(field.name, (view_.*field.member).contains(seat));
        });
        fact("hand_size", view_.hand_size[seat]);
        fact("hand", view_.hand[seat]);
        fact("objective_dealt", view_.objective_dealt.contains(seat));
        fact("objective", view_.objective[seat]);
        fact("given", view_.given[seat]);
        fact("colour_cards", view_.colour_cards[seat]);
        fact("picked", view_.picked[seat]);
    });
}

void ViewWriter::write_territory(Territory territory) {
    std::optional<Seat> holder;
    for (const Seat seat : SeatSet::first(view_.seat_count)) {
        if (view_.held[seat].contains(territory)) holder = seat;
    }
    object(spell(lexicon_, territory), [&] {
        fact("owner", holder);
        fact("armies", view_.armies[territory]);
        fact("placed", view_.placed[territory]);
    });
}

json::object ViewWriter::write() {
    out_.begin_object();
    fact("phase", view_.phase);
    fact("round", view_.round);
    write_turn();
    facts<PublicState>(view_, table_fields);
    fact("unseen_discard_count", view_.unseen_discard_count);
    fact("unseen_discards", view_.unseen_discards);
    fact("deck_size", view_.deck_size);
    fact("deck", view_.deck);
    write_battle();
    write_ending();
    write_deal();
    object("seats", [&] {
        for (const Seat seat : SeatSet::first(view_.seat_count)) write_seat(seat);
    });
    object("territories", [&] {
        for (const Territory territory : TerritorySet::first(view_.territory_count)) {
            write_territory(territory);
        }
    });
    out_.end_object();
    return std::move(out_.release().as_object());
}

}  // namespace

json::object to_json(const Lexicon& lexicon, const View& view) {
    return ViewWriter{{lexicon.rules, view.seat_count}, view}.write();
}

json::object to_json(const Lexicon& lexicon, const State& state) {
    return to_json(lexicon, shown_in_full(state));
}

}  // namespace kamchatka::record
