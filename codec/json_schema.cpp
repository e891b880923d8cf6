// Descriptions as JSON Schema.
#include "codec/json_schema.hpp"

#include "codec/typescript.hpp"

namespace kamchatka::codec {
namespace {

namespace json = boost::json;

json::object list_schema(const Description& item) {
    return {{"type", "array"}, {"items", json_schema(item)}};
}

json::object any_schema(std::span<const Description* const> parts) {
    json::array all;
    for (const Description* part : parts) all.push_back(json_schema(*part));
    return {{"anyOf", std::move(all)}};
}

json::object words_schema(std::span<const std::string_view> words) {
    return {{"type", "string"}, {"enum", json::array(words.begin(), words.end())}};
}

json::object types_schema(std::span<const Description* const> alternatives) {
    std::vector<std::string_view> names;
    for (const Description* each : alternatives) names.push_back(each->name);
    return words_schema(names);
}

// The fields of a struct, and its type before them where it is an alternative.
json::object fields_schema(const Description& described, bool tagged) {
    json::array required;
    json::object properties;
    if (tagged) {
        required.emplace_back("type");
        properties["type"] = json::object{{"const", described.name}};
    }
    for (const DescribedField& field : described.fields) {
        if (!may_be_left_out(field.presence)) required.emplace_back(field.name);
        properties[field.name] = json_schema(*field.type);
    }
    json::object schema{
        {"type", "object"},
        {"required", std::move(required)},
        {"properties", std::move(properties)},
        {"additionalProperties", false}};
    if (!described.about.empty()) schema["description"] = described.about;
    return schema;
}

}  // namespace

std::string component_name(const Description& described) { return pascal_case(described.name); }

json::object json_schema(const Description& described) {
    switch (described.form) {
        case Form::text: return {{"type", "string"}};
        case Form::flag: return {{"type", "boolean"}};
        case Form::whole: return {{"type", "integer"}};
        case Form::fraction: return {{"type", "number"}};
        case Form::only: return {{"const", described.number}};
        case Form::words: return words_schema(described.words);
        case Form::object:
        case Form::choice: return {{"$ref", "#/components/schemas/" + component_name(described)}};
        case Form::any: return any_schema(described.parts);
        case Form::list: return list_schema(*described.parts[0]);
        case Form::one_or_more: {
            const Description list{.form = Form::list, .parts = described.parts};
            const std::array<const Description*, 2> both{described.parts[0], &list};
            return any_schema(both);
        }
        case Form::type_in: return types_schema(described.parts[0]->parts);
        case Form::some:
        case Form::each:
            return {{"type", "object"}, {"additionalProperties", json_schema(*described.parts[1])}};
        case Form::nullable:
            return {
                {"anyOf",
                 json::array{json_schema(*described.parts[0]), json::object{{"type", "null"}}}}};
        case Form::elsewhere: break;
    }
    return {{"description", "in web/src/protocol.gen.ts: " + typescript_type(described)}};
}

json::object component_schema(const Description& described) {
    if (described.form != Form::choice) return fields_schema(described, false);
    json::array all;
    for (const Description* each : described.parts) all.push_back(fields_schema(*each, true));
    return {{"oneOf", std::move(all)}};
}

}  // namespace kamchatka::codec
