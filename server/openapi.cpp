// Routes and components as one JSON document.
#include "server/openapi.hpp"

#include "record/json.hpp"
#include "server/api.hpp"
#include "server/json_schema.hpp"

#include <map>

namespace kamchatka::server {
namespace {

namespace json = boost::json;

template <typename... Ts>
json::object components() {
    json::object all;
    ((all[component_name<Ts>()] = json::parse(component_schema<Ts>())), ...);
    return all;
}

json::object all_components() {
    return components<
        Wording,
        PlayerCard,
        ClockSetting,
        Settings,
        SeatLine,
        TableDetail,
        TableSummary,
        NameRequest,
        CredentialsRequest,
        RecoverRequest,
        PassphraseRequest,
        SeatRequest,
        BoardRequest,
        TableRequest,
        PlayNowRequest,
        SitRequest,
        MuteRequest,
        ClockRequest,
        ReplaceRequest,
        MeAnswer,
        PlayerAnswer,
        AccountAnswer,
        EmptyAnswer,
        CodeAnswer,
        RulesetSummary,
        KnobDetail,
        RulesetDetail,
        ClauseLine,
        BotSummary,
        TablesAnswer,
        ReplayStep,
        ReplayAnswer,
        EventsAnswer,
        OddsAnswer,
        ErrorDetail,
        ErrorAnswer,
        TournamentRequest,
        TournamentActRequest,
        FormatRequest,
        FormulaRequest,
        InvitationRequest,
        TokenRequest,
        ListingRequest,
        PersonRequest,
        BadgeRequest,
        BadgeCallRequest,
        TournamentSummary,
        TournamentsAnswer,
        ExampleLine,
        FormatPreset,
        ScoringPreset,
        PresetsAnswer,
        FormatComplaint,
        FormatAnswer,
        FormulaAnswer,
        DeskPlayer,
        DeskLine,
        DeskTable,
        DeskRound,
        DeskGame,
        StandingsLine,
        TeamLine,
        RankingLine,
        OfficialLine,
        PenaltyLine,
        CallLine,
        Suspension,
        NextRound,
        TournamentDetail,
        ActAnswer,
        ImportNote,
        ImportAnswer,
        SeatingConflict,
        SeatingNecessity,
        SeatingAnswer,
        JournalLine,
        JournalAnswer,
        MemberLine,
        InvitationLine,
        OfficialsAnswer,
        InvitationAnswer,
        RoleAnswer,
        BadgeLine,
        BadgesAnswer,
        BadgeAnswer,
        OnlineTable,
        OnlineAnswer,
        YearEvent,
        YearLine,
        YearAnswer>();
}

json::object content(const std::string& schema) {
    return {{"application/json", json::object{{"schema", json::parse(schema)}}}};
}

json::array parameters(std::string_view path) {
    json::array all;
    while (true) {
        const std::size_t open = path.find('{');
        if (open == std::string_view::npos) return all;
        const std::size_t close = path.find('}', open);
        all.push_back(json::object{
            {"name", path.substr(open + 1, close - open - 1)},
            {"in", "path"},
            {"required", true},
            {"schema", json::object{{"type", "string"}}}});
        path.remove_prefix(close + 1);
    }
}

json::object operation(const EndpointNotes& notes) {
    json::object ok{{"description", "Done"}};
    if (notes.answer != nullptr) ok["content"] = content(notes.answer());
    json::object operation{
        {"summary", notes.summary},
        {"responses",
         json::object{
             {"200", ok},
             {"default",
              json::object{
                  {"description", "Refused: the reason is a word, and a key for translations"},
                  {"content", content(schema_of<ErrorAnswer>())}}}}}};
    if (json::array names = parameters(notes.path); !names.empty()) {
        operation["parameters"] = std::move(names);
    }
    if (notes.request != nullptr) {
        operation["requestBody"] =
            json::object{{"required", true}, {"content", content(notes.request())}};
    }
    if (notes.method == "POST") {
        operation["security"] =
            json::array{json::object{{"session", json::array{}}, {"marker", json::array{}}}};
    }
    return operation;
}

json::object paths() {
    json::object all;
    for (const EndpointNotes& notes : Api::endpoints()) {
        json::object& at = all[notes.path].is_object() ? all[notes.path].as_object()
                                                       : all[notes.path].emplace_object();
        at[notes.method == "GET" ? "get" : "post"] = operation(notes);
    }
    const auto plain = [](std::string_view summary) {
        return json::object{
            {"get",
             json::object{
                 {"summary", summary},
                 {"responses", json::object{{"200", json::object{{"description", "Done"}}}}}}}};
    };
    all["/health"] = plain("200 while all is well; 503 when the disk failed or the server stops");
    all["/metrics"] = plain("Numbers for Prometheus");
    all["/ws"] = plain("The WebSocket of the live game (docs/live-protocol.md)");
    return all;
}

}  // namespace

std::string openapi_document() {
    const json::object document{
        {"openapi", "3.1.0"},
        {"info",
         json::object{
             {"title", "Kamchatka"},
             {"version", "1"},
             {"description",
              "Accounts, tables, rules and replays. The game itself goes over the WebSocket."}}},
        {"paths", paths()},
        {"components",
         json::object{
             {"securitySchemes",
              json::object{
                  {"session",
                   json::object{{"type", "apiKey"}, {"in", "cookie"}, {"name", session_cookie}}},
                  {"marker",
                   json::object{
                       {"type", "apiKey"},
                       {"in", "header"},
                       {"name", "X-Kamchatka"},
                       {"description", "1, with every request that changes something"}}}}},
             {"schemas", all_components()}}}};
    return record::pretty(document);
}

}  // namespace kamchatka::server
