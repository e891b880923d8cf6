// Structs with a schema as JSON Schema, for the OpenAPI document.
#pragma once

#include "codec/json.hpp"
#include "codec/typescript.hpp"

#include <string>
#include <type_traits>
#include <vector>

namespace kamchatka::codec {

template <typename T>
struct SchemaOf;

template <typename T>
std::string schema_of() {
    return SchemaOf<T>::text();
}

// The name under which a struct is described.
template <Shaped T>
std::string component_name() {
    return pascal_case(schema<T>.name);
}

template <>
struct SchemaOf<std::string> {
    static std::string text() { return R"({"type":"string"})"; }
};
template <>
struct SchemaOf<bool> {
    static std::string text() { return R"({"type":"boolean"})"; }
};
template <>
struct SchemaOf<double> {
    static std::string text() { return R"({"type":"number"})"; }
};
template <std::integral T>
struct SchemaOf<T> {
    static std::string text() { return R"({"type":"integer"})"; }
};
template <Spelled T>
struct SchemaOf<T> {
    static std::string text() {
        std::string words;
        for (const std::string_view word : Spelling<T>::words) {
            words += (words.empty() ? "\"" : ",\"") + std::string{word} + '"';
        }
        return R"({"type":"string","enum":[)" + words + "]}";
    }
};
template <Shaped T>
struct SchemaOf<T> {
    static std::string text() {
        return R"({"$ref":"#/components/schemas/)" + component_name<T>() + "\"}";
    }
};
// Told in full by the types of the client.
template <Literal type>
struct SchemaOf<Written<type>> {
    static std::string text() {
        std::string text = R"({"description":)";
        append_quoted(text, "in web/src/protocol.gen.ts: " + std::string{type.view()});
        return text + '}';
    }
};
template <Literal type>
struct SchemaOf<Given<type>> : SchemaOf<Written<type>> {};
template <typename T>
struct SchemaOf<OrNull<T>> {
    static std::string text() { return R"({"anyOf":[)" + schema_of<T>() + R"(,{"type":"null"}]})"; }
};
template <typename T>
struct SchemaOf<std::vector<T>> {
    static std::string text() { return R"({"type":"array","items":)" + schema_of<T>() + '}'; }
};
template <typename E, typename T>
struct SchemaOf<Keyed<E, T>> {
    static std::string text() {
        return R"({"type":"object","additionalProperties":)" + schema_of<T>() + '}';
    }
};
template <typename T>
struct SchemaOf<std::optional<T>> : SchemaOf<T> {};

// {"type":"object","required":[...],"properties":{...},"additionalProperties":false}
template <Shaped T>
std::string component_schema() {
    std::string required;
    std::string properties;
    for_each_field<T>([&]<typename Owner, typename F>(const Field<Owner, F>& f) {
        const std::string name = '"' + std::string{f.name} + '"';
        if (!may_be_left_out(f.presence)) required += (required.empty() ? "" : ",") + name;
        properties += (properties.empty() ? "" : ",") + name + ':' + schema_of<F>();
    });
    return R"({"type":"object","required":[)" + required + R"(],"properties":{)" + properties +
        R"(},"additionalProperties":false})";
}

}  // namespace kamchatka::codec

// The server names them without saying where from.
namespace kamchatka::server {

using codec::component_name;
using codec::component_schema;
using codec::schema_of;

}  // namespace kamchatka::server
