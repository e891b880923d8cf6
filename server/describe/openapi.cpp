// Routes and components as one JSON document.
#include "server/describe/openapi.hpp"

#include "codec/json_schema.hpp"
#include "record/json.hpp"
#include "server/companion/endpoints.hpp"
#include "server/describe/endpoints.hpp"
#include "server/describe/type_lists.hpp"
#include "server/desk/badge_endpoints.hpp"
#include "server/desk/official_endpoints.hpp"
#include "server/desk/tournament_endpoints.hpp"
#include "server/people/endpoints.hpp"
#include "server/reference/endpoints.hpp"
#include "server/replays/endpoints.hpp"
#include "server/tables/endpoints.hpp"

#include <map>

namespace kamchatka::server {
namespace {

namespace json = boost::json;

template <typename... Ts>
void add_components(json::object& all, TypeList<Ts...>) {
    ((all[component_name<Ts>()] = json::parse(component_schema<Ts>())), ...);
}

json::object all_components() {
    json::object all;
    add_components(all, TableTypes{});
    add_components(all, HttpTypes{});
    return all;
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

template <typename... Groups>
std::vector<EndpointNotes> notes_of() {
    std::vector<EndpointNotes> all;
    const auto add = [&](const auto& routes) {
        for (const auto& route : routes) all.push_back(route.notes);
    };
    (add(Groups::routes()), ...);
    return all;
}

std::vector<EndpointNotes> endpoints() {
    return notes_of<
        PeopleEndpoints,
        ReferenceEndpoints,
        DescribeEndpoints,
        TableEndpoints,
        ReplayEndpoints,
        CompanionEndpoints,
        TournamentEndpoints,
        OfficialEndpoints,
        BadgeEndpoints>();
}

json::object paths() {
    json::object all;
    for (const EndpointNotes& notes : endpoints()) {
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
