// Descriptions as text.
#include "codec/typescript.hpp"

#include <algorithm>
#include <cassert>

namespace kamchatka::codec {
namespace {

std::string in_quotes(std::string_view word) { return "'" + std::string{word} + "'"; }

// PhaseKind as phaseKinds, Visibility as visibilities.
std::string list_name(std::string_view type) {
    std::string name{type};
    name.front() = static_cast<char>(name.front() - 'A' + 'a');
    if (name.back() != 'y') return name + 's';
    name.pop_back();
    return name + "ies";
}

// `'one' | 'other'`
std::string choice_of(std::span<const std::string_view> words) {
    std::string text;
    for (const std::string_view word : words) text += (text.empty() ? "" : " | ") + in_quotes(word);
    return text;
}

// `readonly T[]`, with brackets where T is a union.
std::string list_of(const std::string& item) {
    return item.find(' ') == std::string::npos ? "readonly " + item + "[]"
                                               : "readonly (" + item + ")[]";
}

std::string any_of(std::span<const Description* const> parts) {
    std::string text;
    for (const Description* part : parts) {
        text += (text.empty() ? "" : " | ") + typescript_type(*part);
    }
    return text;
}

// Of an alternative: its type first.
TypescriptFields tagged_fields(const Description& alternative) {
    TypescriptFields fields = typescript_fields(alternative);
    fields.insert(fields.begin(), {"type", in_quotes(alternative.name)});
    return fields;
}

// `export const names = [...] as const;` and the union of those words as a type.
std::string words_declaration(const Description& described) {
    const std::string constant =
        described.list.empty() ? list_name(described.name) : std::string{described.list};
    std::string text = "export const " + constant + " = [\n";
    for (const std::string_view word : described.words) text += "  " + in_quotes(word) + ",\n";
    return text + "] as const;\nexport type " + std::string{described.name} + " = (typeof " +
        constant + ")[number];\n\n";
}

std::string interfaces(const Description& described) {
    std::string text;
    std::vector<std::string> names;
    for (const Description* each : described.parts) {
        names.push_back(
            std::string{described.as.before} + pascal_case(each->name) +
            std::string{described.as.after}
        );
        text += typescript_interface(names.back(), tagged_fields(*each));
    }
    return text + typescript_union(described.name, names);
}

std::string inlined(const Description& described) {
    std::vector<std::string> alternatives;
    for (const Description* each : described.parts) {
        alternatives.push_back(typescript_inline(tagged_fields(*each)));
    }
    return typescript_union(described.name, alternatives);
}

// Adds the field where it is new, and its type where the field is known with another.
void merge(TypescriptFields& all, const TypescriptField& field) {
    const std::string name = field.name.ends_with('?') ? field.name : field.name + '?';
    const auto known = std::ranges::find(all, name, &TypescriptField::name);
    if (known == all.end()) {
        all.push_back({name, field.type});
    } else if (known->type != field.type) {
        known->type += " | " + field.type;
    }
}

std::string merged(const Description& described) {
    std::vector<std::string_view> names;
    for (const Description* each : described.parts) names.push_back(each->name);
    TypescriptFields all{{"type", choice_of(names)}};
    for (const Description* each : described.parts) {
        for (const TypescriptField& field : typescript_fields(*each)) merge(all, field);
    }
    return typescript_interface(described.name, all);
}

std::string union_declaration(const Description& described) {
    switch (described.as.style) {
        case UnionStyle::inlined: return inlined(described);
        case UnionStyle::interfaces: return interfaces(described);
        case UnionStyle::merged: return merged(described);
    }
    return {};
}

}  // namespace

std::string typescript_interface(std::string_view name, std::span<const TypescriptField> fields) {
    if (fields.empty()) {
        return "export type " + std::string{name} + " = Readonly<Record<string, never>>;\n\n";
    }
    std::string text = "export interface " + std::string{name} + " {\n";
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

std::string typescript_union(std::string_view name, std::span<const std::string> alternatives) {
    std::string text = "export type " + std::string{name} + " =";
    for (const std::string& alternative : alternatives) text += "\n  | " + alternative;
    return text + ";\n\n";
}

std::string typescript_type(const Description& described) {
    const auto part = [&](std::size_t i) { return typescript_type(*described.parts[i]); };
    if (!described.typescript.empty()) return std::string{described.typescript};
    if (!described.name.empty()) return pascal_case(described.name);
    switch (described.form) {
        case Form::text: return "string";
        case Form::flag: return "boolean";
        case Form::whole:
        case Form::fraction: return "number";
        case Form::only: return std::to_string(described.number);
        case Form::words: return choice_of(described.words);
        case Form::any: return any_of(described.parts);
        case Form::list: return list_of(part(0));
        case Form::one_or_more: return part(0) + " | " + list_of(part(0));
        case Form::some: return "Readonly<Partial<Record<" + part(0) + ", " + part(1) + ">>>";
        case Form::each: return "Readonly<Record<" + part(0) + ", " + part(1) + ">>";
        case Form::type_in: return part(0) + "['type']";
        case Form::nullable: return part(0) + " | null";
        case Form::object:
        case Form::choice:
        case Form::elsewhere: break;
    }
    assert(false && "a type without a name");
    return {};
}

TypescriptFields typescript_fields(const Description& described) {
    TypescriptFields fields;
    for (const DescribedField& field : described.fields) {
        const std::string mark = may_be_left_out(field.presence) ? "?" : "";
        fields.push_back({std::string{field.name} + mark, typescript_type(*field.type)});
    }
    return fields;
}

std::string typescript_declaration(const Description& described) {
    if (described.form == Form::words) return words_declaration(described);
    if (described.form == Form::choice) return union_declaration(described);
    const std::string about =
        described.about.empty() ? "" : "/** " + std::string{described.about} + " */\n";
    return about + typescript_interface(typescript_type(described), typescript_fields(described));
}

std::string typescript_declarations(std::span<const Description* const> described) {
    std::string text;
    for (const Description* each : named_in(described)) text += typescript_declaration(*each);
    return text;
}

}  // namespace kamchatka::codec
