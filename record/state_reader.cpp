// JSON to State. Types and ranges are checked here, and that what follows from other facts agrees
// with them; whether the whole makes sense as a game is the business of position.cpp.
#include "record/detail/state_reader.hpp"

#include "record/codecs.hpp"
#include "record/detail/state_schema.hpp"

namespace kamchatka::record {
namespace {

// Facts that follow from others: written for readers of the JSON, and checked when they come back.
constexpr std::array<std::string_view, 4> derived_of_table{
    "turn", "awaiting", "unseen_discard_count", "deck_size"};
constexpr std::array<std::string_view, 5> derived_of_seat{
    "territories", "armies", "hand_size", "objective_dealt", "colour_cards"};

class StateReader {
public:
    StateReader(const Lexicon& lexicon, Gaps gaps, State& state)
        : lexicon_{lexicon},
          gaps_{gaps},
          state_{state} {}

    Fault read_table(const json::value& value);

private:
    template <typename T>
    void field(ObjectReader& reader, std::string_view key, T& out) {
        if (gaps_ == Gaps::refused) {
            reader.require(lexicon_, key, out);
        } else {
            reader.accept(lexicon_, key, out);
        }
    }
    template <typename T, typename... Fields>
    void fields(ObjectReader& reader, T& value, const std::tuple<Fields...>& all) {
        for_each(all, [&](const auto& one) { field(reader, one.name, value.*one.member); });
    }
    // The value of a key that is read by hand; null where there is nothing to read.
    const json::value* part(ObjectReader& reader, std::string_view key) {
        return gaps_ == Gaps::refused ? reader.take_required(key) : reader.take(key);
    }

    Fault read_seats(const json::value& value);
    Fault read_seat(Seat seat, const json::value& value);
    void read_secrets(ObjectReader& reader, Seat seat);
    Fault read_territories(const json::value& value);
    Fault read_territory(Territory territory, const json::value& value);
    Fault read_battle(const json::value& value);
    Fault read_ending(const json::value& value);
    Fault read_deal(const json::value& value);

    Lexicon lexicon_;
    Gaps gaps_;
    State& state_;
};

Fault StateReader::read_seats(const json::value& value) {
    ObjectReader reader{value};
    for (const Seat seat : seats(state_)) {
        if (const json::value* one = reader.take_required(spell(seat))) {
            reader.note(spell(seat), read_seat(seat, *one));
        }
    }
    return reader.finish();
}

Fault StateReader::read_seat(Seat seat, const json::value& value) {
    ObjectReader reader{value};
    for_each(seat_fields, [&](const auto& one) {
        field(reader, one.name, (state_.*one.member)[seat]);
    });
    for_each(seat_flags, [&](const auto& one) {
        bool flag = (state_.*one.member).contains(seat);
        field(reader, one.name, flag);
        if (flag) {
            (state_.*one.member).insert(seat);
        } else {
            (state_.*one.member).erase(seat);
        }
    });
    read_secrets(reader, seat);
    for (const std::string_view key : derived_of_seat) reader.take(key);
    return reader.finish();
}

void StateReader::read_secrets(ObjectReader& reader, Seat seat) {
    field(reader, "hand", state_.hand[seat].reveal());
    field(reader, "objective", state_.objective[seat].reveal());
    std::optional<PerSeat<Colour>> given;
    field(reader, "given", given);
    if (given) state_.given[seat] = Secret{*given};
    std::optional<Colour> picked;
    field(reader, "picked", picked);
    if (picked) state_.picked[seat] = Secret{*picked};
}

Fault StateReader::read_territories(const json::value& value) {
    ObjectReader reader{value};
    const bool none = value.is_object() && value.get_object().empty();
    state_.territory_count = none ? std::uint8_t{0} : lexicon_.rules.board.territory_count;
    for (const Territory territory : TerritorySet::first(state_.territory_count)) {
        const std::string_view name = spell(lexicon_, territory);
        if (const json::value* one = reader.take_required(name)) {
            reader.note(name, read_territory(territory, *one));
        }
    }
    return reader.finish();
}

Fault StateReader::read_territory(Territory territory, const json::value& value) {
    ObjectReader reader{value};
    std::optional<Seat> holder;
    reader.require(lexicon_, "owner", holder);
    reader.require(lexicon_, "armies", state_.armies[territory]);
    field(reader, "placed", state_.placed[territory]);
    if (holder && !seats(state_).contains(*holder)) {
        reader.note("owner", wrong("nobody sits on " + std::string{spell(*holder)}));
    }
    for (const Seat seat : seats(state_)) state_.held[seat].erase(territory);
    if (holder && !reader.failed()) state_.held[*holder].insert(territory);
    return reader.finish();
}

Fault StateReader::read_battle(const json::value& value) {
    state_.battle = {};
    if (value.is_null()) return std::nullopt;
    ObjectReader reader{value};
    fields(reader, state_.battle, battle_fields);
    return reader.finish();
}

Fault StateReader::read_ending(const json::value& value) {
    ObjectReader reader{value};
    fields<PublicState>(reader, state_, ending_fields);
    std::optional<Seat> winner;
    field(reader, "winner", winner);
    state_.winner = winner.value_or(Seat::s1);
    return reader.finish();
}

Fault StateReader::read_deal(const json::value& value) {
    state_.deal = {};
    if (value.is_null()) return std::nullopt;
    ObjectReader reader{value};
    fields(reader, state_.deal, deal_fields);
    const json::value* dealt = part(reader, "dealt");
    if (dealt == nullptr) return reader.finish();
    if (!dealt->is_array() || dealt->get_array().size() > lexicon_.rules.board.territory_count) {
        return wrong_at("dealt", "a list of the territories dealt is expected");
    }
    for (const json::value& one : dealt->get_array()) {
        Territory& territory = state_.deal.dealt[state_.deal.count];
        reader.note("dealt", from_value(lexicon_, one, territory));
        ++state_.deal.count;
    }
    return reader.finish();
}

Fault StateReader::read_table(const json::value& value) {
    ObjectReader reader{value};
    field(reader, "phase", state_.phase);
    field(reader, "round", state_.round);
    if (const json::value* order = part(reader, "order"); order && !order->is_null()) {
        reader.note("order", from_value(lexicon_, *order, state_.order));
    }
    fields<PublicState>(reader, state_, table_fields);
    field(reader, "unseen_discards", state_.unseen_discards.reveal());
    field(reader, "deck", state_.deck.reveal());
    if (const json::value* one = part(reader, "battle")) reader.note("battle", read_battle(*one));
    if (const json::value* one = part(reader, "ending")) reader.note("ending", read_ending(*one));
    if (const json::value* one = part(reader, "deal")) reader.note("deal", read_deal(*one));
    if (const json::value* one = reader.take_required("seats")) {
        reader.note("seats", read_seats(*one));
    }
    if (const json::value* one = reader.take_required("territories")) {
        reader.note("territories", read_territories(*one));
    }
    for (const std::string_view key : derived_of_table) reader.take(key);
    return reader.finish();
}

// How many seats the JSON has, whatever else is wrong with it.
Parsed<std::uint8_t> seat_count_of(const json::value& value) {
    const json::object* table = value.if_object();
    const json::value* all = table == nullptr ? nullptr : table->if_contains("seats");
    const json::object* given = all == nullptr ? nullptr : all->if_object();
    if (given == nullptr) return wrong_at("seats", "an object with s1, s2... is expected");
    if (given->empty() || given->size() > seat_count_max) {
        return wrong_at("seats", "1 to " + std::to_string(seat_count_max) + " are expected");
    }
    return static_cast<std::uint8_t>(given->size());
}

// The first derived fact in `said` that differs from the one worked out.
Fault contradiction(
    const json::object& said,
    const json::object& worked_out,
    std::span<const std::string_view> derived
) {
    for (const std::string_view key : derived) {
        const json::value* given = said.if_contains(key);
        if (given == nullptr || *given == worked_out.at(key)) continue;
        return wrong_at(
            key,
            json::serialize(*given).substr(0, 40) + " is given, but the rest makes it " +
                json::serialize(worked_out.at(key))
        );
    }
    return std::nullopt;
}

}  // namespace

Fault read_state(const Lexicon& lexicon, const json::value& value, Gaps gaps, State& state) {
    const auto seat_count = seat_count_of(value);
    if (!seat_count) return seat_count.error();
    state.seat_count = *seat_count;
    const Lexicon table{lexicon.rules, *seat_count};
    return StateReader{table, gaps, state}.read_table(value);
}

Fault contradiction(const Lexicon& lexicon, const json::value& value, const State& state) {
    const json::object& said = value.get_object();
    const json::object worked_out = to_json(lexicon, state);
    if (auto fault = contradiction(said, worked_out, derived_of_table)) return fault;
    for (const Seat seat : seats(state)) {
        const auto& seat_said = said.at("seats").at(spell(seat)).get_object();
        const auto& seat_worked_out = worked_out.at("seats").at(spell(seat)).get_object();
        if (auto fault = contradiction(seat_said, seat_worked_out, derived_of_seat)) {
            return within("seats", within(spell(seat), *fault));
        }
    }
    return std::nullopt;
}

template <>
Parsed<State> from_json<State>(const Lexicon& lexicon, const json::value& value) {
    State state{};
    if (auto fault = read_state(lexicon, value, Gaps::refused, state)) return *fault;
    if (auto fault = contradiction(lexicon, value, state)) return *fault;
    return state;
}

}  // namespace kamchatka::record
