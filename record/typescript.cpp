// The tables of action_schema, event_schema and state_schema once more, as TypeScript.
#include "record/typescript.hpp"

#include "record/detail/alternatives.hpp"
#include "record/detail/state_schema.hpp"
#include "record/detail/typescript_names.hpp"

#include <vector>

namespace kamchatka::record {
namespace {

using Fields = std::vector<TypescriptField>;

template <typename Owner, typename T>
const T* kind_of_field(const Field<Owner, T>&) {
    return nullptr;
}

// Names for the enums whose words a client wants to count through.
template <typename E>
std::string words(std::string_view constant, std::string_view type) {
    return typescript_words(constant, type, Spelling<E>::words);
}

std::string atoms() {
    std::string text;
    text += words<Seat>("seats", "Seat") + words<Colour>("colours", "Colour");
    text += words<Phase>("phases", "Phase") + words<Rejection>("rejections", "Rejection");
    text += words<Arm>("arms", "Arm") + words<Tris>("trisKinds", "Tris");
    text += words<Ties>("tiesRules", "Ties") + words<Cause>("causes", "Cause");
    text += words<ForgoneBecause>("forgoneReasons", "ForgoneBecause");
    text += words<Standing>("standings", "Standing");
    text += words<ChallengeCard>("challengeCardStates", "ChallengeCard");
    text += words<TieBreak>("tieBreaks", "TieBreak");
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

// Every alternative of a variant as an interface, then the list of their types and their union.
template <typename... Ts, typename TypeOf>
std::string alternatives(
    const std::variant<Ts...>*,
    std::string_view suffix,
    std::string_view union_name,
    const TypeOf& type_of
) {
    std::string text;
    std::vector<std::string> names;
    const auto add = [&]<typename T>(std::type_identity<T>) {
        names.push_back(pascal_case(schema<T>.name) + std::string{suffix});
        Fields fields{{"type", '\'' + std::string{schema<T>.name} + '\''}};
        for_each_field<T>([&](const auto& field) {
            fields.push_back({std::string{field.name}, type_of(kind_of_field(field))});
        });
        text += typescript_interface(names.back(), fields);
    };
    (add(std::type_identity<Ts>{}), ...);
    return text + typescript_union(union_name, names);
}

template <typename... F>
void append(Fields& to, const std::tuple<F...>& fields) {
    for_each(fields, [&](const auto& field) {
        to.push_back({std::string{field.name}, typescript_type(kind_of_field(field))});
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
        fields.push_back({std::string{field.name}, typescript_type(static_cast<T*>(nullptr))});
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

std::string pascal_case(std::string_view words) {
    std::string text;
    bool begins = true;
    for (const char letter : words) {
        if (letter != '_') {
            text += begins && letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A')
                                                             : letter;
        }
        begins = letter == '_';
    }
    return text;
}

std::string typescript_interface(std::string_view name, std::span<const TypescriptField> fields) {
    std::string text = "export interface " + std::string{name} + " {\n";
    if (fields.empty())
        return "export type " + std::string{name} + " = Readonly<Record<string, never>>;\n\n";
    for (const auto& [field, type] : fields) text += "  readonly " + field + ": " + type + ";\n";
    return text + "}\n\n";
}

std::string typescript_words(
    std::string_view constant, std::string_view type, std::span<const std::string_view> words
) {
    std::string text = "export const " + std::string{constant} + " = [\n";
    for (const std::string_view word : words) text += "  '" + std::string{word} + "',\n";
    return text + "] as const;\nexport type " + std::string{type} + " = (typeof " +
        std::string{constant} + ")[number];\n\n";
}

std::string typescript_union(std::string_view name, std::span<const std::string> alternatives) {
    std::string text = "export type " + std::string{name} + " =";
    for (const std::string& alternative : alternatives) text += "\n  | " + alternative;
    return text + ";\n\n";
}

std::string typescript_game_types() {
    const auto plain = [](const auto* field) { return typescript_type(field); };
    const auto open = [](const auto* field) { return typescript_option_type(field); };
    const Action* action = nullptr;
    const SeenEvent* event = nullptr;
    return atoms() + alternatives(action, "Action", "Action", plain) +
        alternatives(action, "Option", "Option", open) +
        alternatives(event, "Event", "GameEvent", plain) + views();
}

}  // namespace kamchatka::record
