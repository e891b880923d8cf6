// The tables of action_schema, event_schema and state_schema once more, as TypeScript.
#include "record/typescript.hpp"

#include "record/codecs.hpp"
#include "record/detail/state_schema.hpp"

#include <vector>

namespace kamchatka::record {
namespace {

using codec::pascal_case;
using codec::schema;
using codec::type_of;
using codec::typescript_interface;
using Fields = codec::TypescriptFields;

// The enums whose words a client wants to count through.
using GameWords = codec::TypeList<
    Seat,
    Colour,
    Phase,
    Rejection,
    Arm,
    Tris,
    Ties,
    Cause,
    ForgoneBecause,
    Standing,
    ChallengeCard,
    TieBreak>;

std::string atoms() {
    std::string text = codec::declarations<Lexicon>(GameWords{});
    text +=
        "/** Named by the board in play: never assume the classic ones. */\n"
        "export type Territory = string;\nexport type Continent = string;\n"
        "/** A card is named for its territory, or `jolly_1`. */\n"
        "export type Card = string;\nexport type Objective = string;\n"
        "/** Bytes as lower-case hexadecimal digits. */\nexport type Hex = string;\n\n"
        "/** Whom the game waits for; an empty list: nobody, it is over. */\n"
        "export type Awaiting = 'chance' | readonly Seat[];\n\n"
        "/** In an option: this number, or any from min to max. */\n"
        "export type Quantity = number | { readonly min: number; readonly max: number };\n"
        "export interface DiceToRoll {\n  readonly count: number;\n  readonly min: number;\n"
        "  readonly max: number;\n}\n"
        "export interface BytesToChoose {\n  readonly bytes: number;\n}\n\n";
    return text;
}

// What an option says of a field: a range where it is open, the thing itself otherwise.
template <typename T>
std::string offered_type() {
    if constexpr (Number<T>) {
        return "Quantity";
    } else if constexpr (Bytes<T>) {
        return "BytesToChoose";
    } else if constexpr (std::same_as<T, DiceThree> || std::same_as<T, DicePair>) {
        return "DiceToRoll";
    } else {
        return type_of<T, Lexicon>();
    }
}

template <typename... Ts>
std::string options(const std::variant<Ts...>*) {
    std::string text;
    std::vector<std::string> names;
    const auto add = [&]<typename T>(std::type_identity<T>) {
        names.push_back(pascal_case(schema<T>.name) + "Option");
        Fields fields{{"type", '\'' + std::string{schema<T>.name} + '\''}};
        codec::for_each_field<T>([&]<typename F>(const Field<T, F>& field) {
            fields.push_back({std::string{field.name}, offered_type<F>()});
        });
        text += typescript_interface(names.back(), fields);
    };
    (add(std::type_identity<Ts>{}), ...);
    return text + codec::typescript_union("Option", names);
}

template <typename... F>
void append(Fields& to, const std::tuple<F...>& fields) {
    for_each(fields, [&]<typename Owner, typename T>(const Field<Owner, T>& field) {
        to.push_back({std::string{field.name}, type_of<T, Lexicon>()});
    });
}

template <typename... F>
Fields fields_of(const std::tuple<F...>& fields) {
    Fields all;
    append(all, fields);
    return all;
}

Fields seat_interface() {
    Fields fields{{"territories", "number"}, {"armies", "number"}};
    // One value for each seat in the state, and the value alone in the seat's own object.
    for_each(seat_fields, [&]<typename T>(const Field<PublicState, PerSeat<T>>& field) {
        fields.push_back({std::string{field.name}, type_of<T, Lexicon>()});
    });
    for_each(seat_flags, [&](const auto& field) {
        fields.push_back({std::string{field.name}, "boolean"});
    });
    const Fields secrets{
        {"hand_size", "number"},
        {"hand", "readonly Card[] | null"},
        {"objective_dealt", "boolean"},
        {"objective", "Objective | null"},
        {"given", "readonly Colour[] | null"},
        {"colour_cards", "readonly number[] | null"},
        {"picked", "Colour | null"},
    };
    fields.insert(fields.end(), secrets.begin(), secrets.end());
    return fields;
}

Fields view_interface() {
    Fields fields{
        {"phase", "Phase"},
        {"round", "number"},
        {"turn", "Seat | null"},
        {"awaiting", "Awaiting"},
        {"order", "readonly Seat[] | null"},
    };
    append(fields, table_fields);
    const Fields rest{
        {"unseen_discard_count", "number"},
        {"unseen_discards", "readonly Card[] | null"},
        {"deck_size", "number"},
        {"deck", "readonly Card[] | null"},
        {"battle", "ViewBattle | null"},
        {"ending", "ViewEnding"},
        {"deal", "ViewDeal | null"},
        {"seats", "Readonly<Partial<Record<Seat, ViewSeat>>>"},
        {"territories", "Readonly<Record<Territory, ViewTerritory>>"},
    };
    fields.insert(fields.end(), rest.begin(), rest.end());
    return fields;
}

std::string views() {
    Fields ending = fields_of(ending_fields);
    ending.push_back({"winner", "Seat | null"});
    Fields deal{{"dealt", "readonly Territory[]"}};
    append(deal, deal_fields);
    const Fields territory{{"owner", "Seat | null"}, {"armies", "number"}, {"placed", "number"}};
    return typescript_interface("ViewBattle", fields_of(battle_fields)) +
        typescript_interface("ViewEnding", ending) + typescript_interface("ViewDeal", deal) +
        typescript_interface("ViewSeat", seat_interface()) +
        typescript_interface("ViewTerritory", territory) +
        "/** What a viewer may know; null is what he may not, or what is not there. */\n" +
        typescript_interface("View", view_interface());
}

}  // namespace

std::string typescript_game_types() {
    const Action* action = nullptr;
    const SeenEvent* event = nullptr;
    return atoms() + codec::tagged_declarations<Lexicon>(action, "", "Action", "Action") +
        options(action) + codec::tagged_declarations<Lexicon>(event, "", "Event", "GameEvent") +
        views();
}

}  // namespace kamchatka::record
