// Routes and components as one JSON document.
#include "server/describe/openapi.hpp"

#include "codec/json_schema.hpp"
#include "codec/json_text.hpp"
#include "server/describe/described.hpp"

namespace kamchatka::server {
namespace {

namespace json = boost::json;

json::object all_components() {
    json::object all;
    for (const codec::Description* each : codec::named_in(http_types())) {
        // Words stand where they are used.
        if (each->form == codec::Form::words) continue;
        all[codec::component_name(*each)] = codec::component_schema(*each);
    }
    return all;
}

json::object content(const codec::Description& described) {
    return {{"application/json", json::object{{"schema", codec::json_schema(described)}}}};
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
    if (notes.answer != nullptr) ok["content"] = content(*notes.answer);
    json::object operation{
        {"summary", notes.summary},
        {"responses",
         json::object{
             {"200", ok},
             {"default",
              json::object{
                  {"description", "Refused: the reason is a word, and a key for translations"},
                  {"content", content(codec::description<ErrorAnswer, codec::Wire>)}}}}}};
    if (json::array names = parameters(notes.path); !names.empty()) {
        operation["parameters"] = std::move(names);
    }
    if (notes.request != nullptr) {
        operation["requestBody"] =
            json::object{{"required", true}, {"content", content(*notes.request)}};
    }
    if (notes.method == "POST") {
        operation["security"] =
            json::array{json::object{{"session", json::array{}}, {"marker", json::array{}}}};
    }
    return operation;
}

json::object paths() {
    json::object all;
    for (const EndpointNotes& notes : all_endpoints()) {
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
    all["/health"] =
        plain("200 while all is well; 503 while nothing can be stored, or the server stops");
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
    return codec::pretty(document);
}

}  // namespace kamchatka::server
