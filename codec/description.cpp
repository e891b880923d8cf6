// Names, and what stands under one.
#include "codec/description.hpp"

#include <algorithm>
#include <cassert>

namespace kamchatka::codec {
namespace {

void add_named(const Description& described, std::vector<const Description*>& all) {
    const bool named = !described.name.empty();
    const auto known = std::ranges::find(all, described.name, &Description::name);
    if (named && known != all.end()) {
        assert((*known)->fields.size() == described.fields.size() && "two types of one name");
        return;
    }
    for (const Description* part : described.parts) {
        // Alternatives are told with their union.
        if (described.form != Form::choice) {
            add_named(*part, all);
            continue;
        }
        for (const DescribedField& field : part->fields) add_named(*field.type, all);
    }
    for (const DescribedField& field : described.fields) add_named(*field.type, all);
    if (named) all.push_back(&described);
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

std::vector<const Description*> named_in(std::span<const Description* const> described) {
    std::vector<const Description*> all;
    for (const Description* each : described) add_named(*each, all);
    return all;
}

}  // namespace kamchatka::codec
