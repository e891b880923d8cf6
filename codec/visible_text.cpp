// See visible_text.hpp.
#include "codec/visible_text.hpp"

#include "codec/utf8.hpp"

#include <algorithm>
#include <array>

namespace kamchatka::codec {
namespace {

namespace json = boost::json;

struct Range {
    char32_t first;
    char32_t last;
};

template <std::size_t count>
bool among(const std::array<Range, count>& ranges, char32_t c) {
    return std::ranges::any_of(ranges, [c](const Range& range) {
        return c >= range.first && c <= range.last;
    });
}

constexpr std::array unseen{
    Range{0x0000, 0x001F},      // control
    Range{0x007F, 0x009F},      // control
    Range{0x00AD, 0x00AD},      // soft hyphen
    Range{0x034F, 0x034F},      // grapheme joiner
    Range{0x061C, 0x061C},      // direction
    Range{0x115F, 0x1160},      // fillers
    Range{0x1680, 0x1680},      // a blank of another width
    Range{0x17B4, 0x17B5},      // vowels without a shape
    Range{0x180B, 0x180F},      // selectors
    Range{0x2000, 0x200F},      // blanks of other widths, joiners, direction
    Range{0x2028, 0x202E},      // ends of lines, direction
    Range{0x205F, 0x206F},      // a blank, invisible operators, direction
    Range{0x2800, 0x2800},      // Braille without dots
    Range{0x3000, 0x3000},      // a wide blank
    Range{0x3164, 0x3164},      // filler
    Range{0xE000, 0xF8FF},      // private
    Range{0xFDD0, 0xFDEF},      // no characters
    Range{0xFE00, 0xFE0F},      // selectors
    Range{0xFEFF, 0xFEFF},      // byte order
    Range{0xFFA0, 0xFFA0},      // filler
    Range{0xFFF0, 0xFFFC},      // annotations, objects
    Range{0x13430, 0x1343F},    // joiners of hieroglyphs
    Range{0x1BCA0, 0x1BCA3},    // shorthand
    Range{0x1D173, 0x1D17A},    // beams and slurs
    Range{0xE0000, 0xE0FFF},    // tags, selectors
    Range{0xF0000, 0x10FFFF}};  // private

constexpr std::array pictures{
    Range{0x00A9, 0x00A9},
    Range{0x00AE, 0x00AE},
    Range{0x203C, 0x203C},
    Range{0x2049, 0x2049},
    Range{0x2122, 0x2122},
    Range{0x2139, 0x2139},
    Range{0x2190, 0x21FF},
    Range{0x2300, 0x23FF},
    Range{0x24C2, 0x24C2},
    Range{0x25A0, 0x27BF},
    Range{0x2900, 0x297F},
    Range{0x2B00, 0x2BFF},
    Range{0x1F000, 0x1FAFF}};

constexpr char32_t joiner = 0x200D;
constexpr char32_t as_a_picture = 0xFE0F;
constexpr char32_t key_cap = 0x20E3;

// The last two of every plane are no characters.
bool seen(char32_t c) { return !among(unseen, c) && (c & 0xFFFEU) != 0xFFFEU; }

bool on_a_key(char32_t c) { return (c >= '0' && c <= '9') || c == '#' || c == '*'; }

// What holds an emoji together, where there is one.
bool belongs_to_a_picture(char32_t before, char32_t c, char32_t after) {
    if (c == joiner) return among(pictures, before) && among(pictures, after);
    if (c != as_a_picture) return false;
    return among(pictures, before) || (on_a_key(before) && after == key_cap);
}

// The item of an object, a list or whatever else the description may be.
const Description* within_description(const Description* described, std::string_view key) {
    if (described == nullptr) return nullptr;
    for (const DescribedField& field : described->fields) {
        if (field.name == key) return field.type;
    }
    return nullptr;
}

const Description* item_of(const Description* described) {
    const bool list = described != nullptr && described->form == Form::list;
    return list ? described->parts[0] : nullptr;
}

}  // namespace

bool visible_text(std::string_view text) {
    char32_t before = 0;
    while (!text.empty()) {
        const auto next = first_code_point(text);
        if (!next) return false;
        text.remove_prefix(next->length);
        const auto after = first_code_point(text).value_or(CodePoint{}).value;
        const bool held = belongs_to_a_picture(before, next->value, after);
        if (!held && !seen(next->value)) return false;
        if (next->value != as_a_picture) before = next->value;
    }
    return true;
}

bool blank_text(std::string_view text) {
    constexpr char32_t no_break = 0xA0;
    constexpr char32_t narrow_no_break = 0x202F;
    while (const auto next = first_code_point(text)) {
        const char32_t c = next->value;
        if (c != ' ' && c != no_break && c != narrow_no_break) return false;
        text.remove_prefix(next->length);
    }
    return text.empty();
}

Fault odd_text_in(const json::value& value, const Description* described) {
    if (const json::string* text = value.if_string()) {
        const bool unshown = described != nullptr && described->unshown;
        if (unshown || visible_text({text->data(), text->size()})) return std::nullopt;
        return wrong("characters that cannot be seen, or that change how others are");
    }
    if (const json::array* items = value.if_array()) {
        for (std::size_t i = 0; i < items->size(); ++i) {
            if (auto odd = odd_text_in((*items)[i], item_of(described))) {
                return within(i, *std::move(odd));
            }
        }
    }
    if (const json::object* object = value.if_object()) {
        for (const auto& pair : *object) {
            const std::string_view key{pair.key().data(), pair.key().size()};
            if (auto odd = odd_text_in(pair.value(), within_description(described, key))) {
                return within(printable(key), *std::move(odd));
            }
        }
    }
    return std::nullopt;
}

}  // namespace kamchatka::codec
