// Declarations as text.
#include "codec/typescript.hpp"

#include <algorithm>

namespace kamchatka::codec {

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

std::string list_name(std::string_view type) {
    std::string name{type};
    name.front() = static_cast<char>(name.front() - 'A' + 'a');
    if (name.back() != 'y') return name + 's';
    name.pop_back();
    return name + "ies";
}

std::string typescript_interface(std::string_view name, std::span<const TypescriptField> fields) {
    std::string text = "export interface " + std::string{name} + " {\n";
    if (fields.empty())
        return "export type " + std::string{name} + " = Readonly<Record<string, never>>;\n\n";
    for (const auto& [field, type] : fields) text += "  readonly " + field + ": " + type + ";\n";
    return text + "}\n\n";
}

std::string typescript_inline(std::span<const TypescriptField> fields) {
    std::string text = "{";
    for (const auto& [field, type] : fields) {
        text += (text.size() > 1 ? "; readonly " : " readonly ") + field + ": " + type;
    }
    return text + " }";
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

void typescript_merge(TypescriptFields& all, const TypescriptField& field) {
    const std::string name = field.name.ends_with('?') ? field.name : field.name + '?';
    const auto known = std::ranges::find(all, name, &TypescriptField::name);
    if (known == all.end()) {
        all.push_back({name, field.type});
    } else if (known->type != field.type) {
        known->type += " | " + field.type;
    }
}

std::string typescript_choice(std::span<const std::string_view> words) {
    std::string text;
    for (const std::string_view word : words) {
        text += (text.empty() ? "'" : " | '") + std::string{word} + "'";
    }
    return text;
}

std::string typescript_list(const std::string& item) {
    return item.find(' ') == std::string::npos ? "readonly " + item + "[]"
                                               : "readonly (" + item + ")[]";
}

}  // namespace kamchatka::codec
