// Structs with a schema as interfaces; what their fields hold is told by overload.
#include "server/describe/typescript.hpp"

#include "record/typescript.hpp"
#include "server/describe/tournament_typescript.hpp"
#include "server/describe/type_lists.hpp"
#include "server/desk/types.hpp"
#include "server/people/account_fault.hpp"
#include "server/tables/messages.hpp"
#include "server/tables/reckoning.hpp"

#include <type_traits>
#include <vector>

namespace kamchatka::server {
namespace {

template <typename T>
concept Shaped = record::has_schema<T>;

template <typename E>
constexpr std::string_view enum_name = {};
template <>
constexpr std::string_view enum_name<Seat> = "Seat";
template <>
constexpr std::string_view enum_name<Ties> = "Ties";
template <>
constexpr std::string_view enum_name<PlayerKind> = "PlayerKind";
template <>
constexpr std::string_view enum_name<TableState> = "TableState";
template <>
constexpr std::string_view enum_name<SeatKind> = "SeatKind";
template <>
constexpr std::string_view enum_name<SeatWish> = "SeatWish";
template <>
constexpr std::string_view enum_name<Visibility> = "Visibility";
template <>
constexpr std::string_view enum_name<ClockKind> = "ClockKind";
template <>
constexpr std::string_view enum_name<ClockWarning> = "ClockWarning";
template <>
constexpr std::string_view enum_name<StandIn> = "StandIn";
template <>
constexpr std::string_view enum_name<BoardKind> = "BoardKind";
template <>
constexpr std::string_view enum_name<Phrase> = "Phrase";
template <>
constexpr std::string_view enum_name<Reason> = "Reason";
template <>
constexpr std::string_view enum_name<DeskRole> = "DeskRole";
template <>
constexpr std::string_view enum_name<TournamentState> = "TournamentState";
template <>
constexpr std::string_view enum_name<EventKind> = "EventKind";
template <>
constexpr std::string_view enum_name<PhaseKind> = "PhaseKind";
template <>
constexpr std::string_view enum_name<Fate> = "Fate";
template <>
constexpr std::string_view enum_name<EntrantStanding> = "EntrantStanding";

template <typename T>
struct TypeOf;
template <>
struct TypeOf<std::string> {
    static std::string name() { return "string"; }
};
template <>
struct TypeOf<bool> {
    static std::string name() { return "boolean"; }
};
template <typename T>
requires(std::is_arithmetic_v<T> && !std::is_same_v<T, bool>) struct TypeOf<T> {
    static std::string name() { return "number"; }
};
template <record::Spelled T>
struct TypeOf<T> {
    static_assert(!enum_name<T>.empty(), "an enum without a name in TypeScript");
    static std::string name() { return std::string{enum_name<T>}; }
};
template <Shaped T>
struct TypeOf<T> {
    static std::string name() { return record::pascal_case(record::schema<T>.name); }
};
template <Literal type>
struct TypeOf<Written<type>> {
    static std::string name() { return std::string{type.view()}; }
};
template <Literal type>
struct TypeOf<Given<type>> {
    static std::string name() { return std::string{type.view()}; }
};
template <typename T>
struct TypeOf<OrNull<T>> {
    static std::string name() { return TypeOf<T>::name() + " | null"; }
};
template <typename T>
struct TypeOf<std::vector<T>> {
    static std::string name() { return "readonly " + TypeOf<T>::name() + "[]"; }
};
template <typename T>
struct TypeOf<BySeat<T>> {
    static std::string name() {
        return "Readonly<Partial<Record<Seat, " + TypeOf<T>::name() + ">>>";
    }
};
// May be left out: its field has a question mark.
template <typename T>
struct TypeOf<std::optional<T>> : TypeOf<T> {};

template <typename T>
constexpr bool may_be_left_out = false;
template <typename T>
constexpr bool may_be_left_out<std::optional<T>> = true;

template <typename T>
std::vector<record::TypescriptField> fields_of() {
    std::vector<record::TypescriptField> fields;
    record::for_each_field<T>([&]<typename Owner, typename F>(const record::Field<Owner, F>& f) {
        fields.push_back({std::string{f.name} + (may_be_left_out<F> ? "?" : ""), TypeOf<F>::name()}
        );
    });
    return fields;
}

template <typename... Ts>
std::string interfaces(TypeList<Ts...>) {
    return (record::typescript_interface(TypeOf<Ts>::name(), fields_of<Ts>()) + ...);
}

// The alternatives of a message, each with its type first.
template <typename... Ts>
std::string messages(const std::variant<Ts...>*, std::string_view prefix) {
    std::string text;
    std::vector<std::string> names;
    const auto add = [&]<typename T>(std::type_identity<T>) {
        const std::string type{record::schema<T>.name};
        names.push_back(std::string{prefix} + record::pascal_case(type) + "Message");
        auto fields = fields_of<T>();
        fields.insert(fields.begin(), {"type", '\'' + type + '\''});
        text += record::typescript_interface(names.back(), fields);
    };
    (add(std::type_identity<Ts>{}), ...);
    return text + record::typescript_union(std::string{prefix} + "Message", names);
}

template <typename... Es>
std::string words() {
    const auto constant = [](std::string_view type) {
        std::string name{type};
        name.front() = static_cast<char>(name.front() - 'A' + 'a');
        if (name.back() != 'y') return name + 's';
        name.pop_back();
        return name + "ies";
    };
    return (
        record::typescript_words(
            constant(enum_name<Es>), enum_name<Es>, record::Spelling<Es>::words
        ) +
        ...
    );
}

// What record/rules_json.cpp writes, with the names that server/reference/rulesets.cpp adds.
constexpr std::string_view rules_detail =
    R"(/** Which quadrants lie where, row by row from the north-west. */
export interface BoardLayout {
  readonly format: 1;
  readonly columns: number;
  readonly rows: number;
  readonly quadrants: readonly string[];
}

export interface RulesTerritory {
  readonly continent: Continent;
  readonly value: number;
  readonly neighbours: readonly Territory[];
  readonly names: Wording;
}

export interface RulesContinent {
  readonly bonus: number;
  readonly territories: readonly Territory[];
  readonly names: Wording;
}

export interface RulesCard {
  readonly arm: Arm;
  readonly territory: Territory | null;
  readonly tanks: number;
  readonly names: Wording;
}

export interface RulesObjective {
  readonly territories: readonly Territory[];
  readonly territory_count: number;
  readonly armies_each: number;
  readonly continents_more: number;
  readonly destroy: Colour | null;
  readonly names: Wording;
}

)";

std::string account_faults() {
    std::vector<std::string_view> words;
    for (int i = 0; i <= static_cast<int>(AccountFault::server_busy); ++i) {
        words.push_back(reason(static_cast<AccountFault>(i)));
    }
    return record::typescript_words("accountFaults", "AccountFault", words);
}

std::string tournament_rejections() {
    constexpr auto words = tournament::words_of(tournament::Rejection{});
    return record::typescript_words("tournamentRejections", "TournamentRejection", words);
}

constexpr std::string_view head =
    "// tidy: table\n"
    "// Generated by `kamchatka types` from the definitions of the server. Do not edit.\n\n";

}  // namespace

std::string typescript_types() {
    const ClientMessage* client = nullptr;
    const ServerMessage* server = nullptr;
    std::string text{head};
    text += record::typescript_game_types();
    text += rules_detail;
    text += words<
        PlayerKind,
        TableState,
        SeatKind,
        SeatWish,
        Visibility,
        ClockKind,
        ClockWarning,
        StandIn,
        BoardKind,
        Phrase,
        Reason,
        DeskRole,
        TournamentState,
        EventKind,
        PhaseKind,
        Fate,
        EntrantStanding>();
    text += account_faults();
    text += tournament_rejections();
    text += tournament_detail;
    text += interfaces(TableTypes{}) + interfaces(TypeList<SeatClock, Clock, ChatLine>{});
    text += interfaces(TypeList<SeatPoints, GoalNow, TrisInHand, TieBroken, Reckoning>{});
    text += messages(client, "Client") + messages(server, "Server");
    text += interfaces(HttpTypes{}) + interfaces(TournamentTypes{});
    text.pop_back();
    return text;
}

}  // namespace kamchatka::server
