// The tables of action_schema, event_schema and state_schema, described, and what state_json.cpp
// writes beside them.
#include "record/described.hpp"

#include "record/codecs.hpp"
#include "record/detail/state_schema.hpp"

namespace kamchatka::record {

const std::string_view typescript_names =
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

}  // namespace kamchatka::record

namespace kamchatka::codec {
namespace {

using record::Awaiting;

template <typename T>
constexpr const Description* of = &Described<T, Lexicon>::value;

template <typename T>
constexpr DescribedField field(std::string_view name) {
    return {name, Presence::always, of<T>};
}

// All of them, null where there is nothing.
template <typename... Fields>
constexpr auto always(const std::tuple<Fields...>& fields) {
    return std::apply(
        []<typename... Owner, typename... T>(const Field<Owner, T>&... each) {
            return std::array{field<T>(each.name)...};
        },
        fields
    );
}

constexpr Description object(
    std::string_view name, std::span<const DescribedField> fields, std::string_view about = {}
) {
    return {.form = Form::object, .name = name, .about = about, .fields = fields};
}

// --- Variants

template <typename Variant>
struct Parts;
template <typename... Ts>
struct Parts<std::variant<Ts...>> {
    static constexpr auto& told = described_parts<Lexicon, Ts...>;
};

// What an option says of a field: a range where it is open, the thing itself otherwise.
constexpr Description quantity{.form = Form::elsewhere, .typescript = "Quantity"};
constexpr Description bytes{.form = Form::elsewhere, .typescript = "BytesToChoose"};
constexpr Description dice{.form = Form::elsewhere, .typescript = "DiceToRoll"};

template <typename Owner, typename T>
constexpr DescribedField offered(const Field<Owner, T>& each) {
    if constexpr (record::Number<T>) {
        return {each.name, Presence::always, &quantity};
    } else if constexpr (record::Bytes<T>) {
        return {each.name, Presence::always, &bytes};
    } else if constexpr (std::same_as<T, DiceThree> || std::same_as<T, DicePair>) {
        return {each.name, Presence::always, &dice};
    } else {
        return described_field<Lexicon>(each);
    }
}

template <typename T>
constexpr auto offered_fields = std::apply(
    []<typename... F>(const Field<T, F>&... each) {
        return std::array<DescribedField, sizeof...(F)>{offered(each)...};
    },
    schema<T>.fields
);
template <typename T>
constexpr Description offer = object(schema<T>.name, offered_fields<T>);

template <typename Variant>
struct Offers;
template <typename... Ts>
struct Offers<std::variant<Ts...>> {
    static constexpr std::array<const Description*, sizeof...(Ts)> all{&offer<Ts>...};
};

constexpr Description choice(std::span<const Description* const> parts, const UnionNoun& noun) {
    return {.form = Form::choice, .name = noun.type, .parts = parts, .as = noun};
}

// --- Views

constexpr auto battle_fields = always(record::battle_fields);
constexpr Description battle = object("view_battle", battle_fields);

constexpr auto ending_fields =
    joined(always(record::ending_fields), std::array{field<std::optional<Seat>>("winner")});
constexpr Description ending = object("view_ending", ending_fields);

constexpr auto deal_fields =
    joined(std::array{field<std::vector<Territory>>("dealt")}, always(record::deal_fields));
constexpr Description deal = object("view_deal", deal_fields);

constexpr std::array territory_fields{
    field<std::optional<Seat>>("owner"),
    field<std::uint16_t>("armies"),
    field<std::uint16_t>("placed")};
constexpr Description territory = object("view_territory", territory_fields);

// One value for each seat in the state, and the value alone in the seat's own object.
template <typename... T>
constexpr auto of_a_seat(const std::tuple<Field<PublicState, PerSeat<T>>...>& fields) {
    return std::apply(
        [](const auto&... each) { return std::array{field<T>(each.name)...}; }, fields
    );
}
template <typename... Fields>
constexpr auto flags(const std::tuple<Fields...>& fields) {
    return std::apply(
        [](const auto&... each) { return std::array{field<bool>(each.name)...}; }, fields
    );
}

constexpr auto seat_fields = joined(
    std::array{field<std::uint16_t>("territories"), field<std::uint16_t>("armies")},
    of_a_seat(record::seat_fields),
    flags(record::seat_flags),
    std::array{
        field<std::uint16_t>("hand_size"),
        field<std::optional<std::vector<Card>>>("hand"),
        field<bool>("objective_dealt"),
        field<std::optional<Objective>>("objective"),
        field<std::optional<std::vector<Colour>>>("given"),
        field<std::optional<std::vector<std::uint16_t>>>("colour_cards"),
        field<std::optional<Colour>>("picked")}
);
constexpr Description seat = object("view_seat", seat_fields);

constexpr std::array battle_part{&battle};
constexpr Description battle_if_any{.form = Form::nullable, .parts = battle_part};
constexpr std::array deal_part{&deal};
constexpr Description deal_if_any{.form = Form::nullable, .parts = deal_part};
constexpr std::array seat_parts{of<Seat>, &seat};
constexpr Description seats{.form = Form::some, .parts = seat_parts};
constexpr std::array territory_parts{of<Territory>, &territory};
constexpr Description territories{.form = Form::each, .parts = territory_parts};

constexpr auto view_fields = joined(
    std::array{
        field<Phase>("phase"),
        field<std::uint32_t>("round"),
        field<std::optional<Seat>>("turn"),
        field<Awaiting>("awaiting"),
        field<std::optional<std::vector<Seat>>>("order")},
    always(record::table_fields),
    std::array{
        field<std::uint16_t>("unseen_discard_count"),
        field<std::optional<std::vector<Card>>>("unseen_discards"),
        field<std::uint16_t>("deck_size"),
        field<std::optional<std::vector<Card>>>("deck"),
        DescribedField{"battle", Presence::always, &battle_if_any},
        DescribedField{"ending", Presence::always, &ending},
        DescribedField{"deal", Presence::always, &deal_if_any},
        DescribedField{"seats", Presence::always, &seats},
        DescribedField{"territories", Presence::always, &territories}}
);

constexpr auto& awaited = described_parts<Lexicon, Word<"chance">, std::vector<Seat>>;

}  // namespace

constinit const Description Described<Action, Lexicon>::value =
    choice(Parts<Action>::told, union_noun<Action>);
constinit const Description Described<SeenEvent, Lexicon>::value =
    choice(Parts<SeenEvent>::told, union_noun<SeenEvent>);
constinit const Description Described<Option, Lexicon>::value = choice(
    Offers<Action>::all, {.type = "Option", .style = UnionStyle::interfaces, .after = "Option"}
);
constinit const Description Described<Awaiting, Lexicon>::value{
    .form = Form::any, .typescript = "Awaiting", .parts = awaited};
constinit const Description Described<View, Lexicon>::value = object(
    "view", view_fields, "What a viewer may know; null is what he may not, or what is not there."
);

}  // namespace kamchatka::codec
