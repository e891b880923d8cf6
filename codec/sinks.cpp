// Escapes and decimals of text, and values taken over whole.
#include "codec/sinks.hpp"

#include <array>
#include <charconv>

namespace kamchatka::codec {

void append_quoted(std::string& out, std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    out += '"';
    for (const char letter : text) {
        const auto code = static_cast<unsigned char>(letter);
        if (letter == '"' || letter == '\\') {
            out += '\\';
            out += letter;
        } else if (code < 0x20) {
            out += "\\u00";
            out += digits[code >> 4U];
            out += digits[code & 0xFU];
        } else {
            out += letter;
        }
    }
    out += '"';
}

void TextSink::number(double value) {
    std::array<char, 32> text{};
    const auto [end, error] =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, 6);
    out_.append(text.data(), end);
}

void ValueSink::value(const json::value& value) {
    switch (value.kind()) {
        case json::kind::null: return null();
        case json::kind::bool_: return flag(value.get_bool());
        case json::kind::int64: return number(value.get_int64());
        case json::kind::uint64: return number(value.get_uint64());
        case json::kind::double_: return stack_.push_double(value.get_double());
        case json::kind::string: return text(value.get_string());
        case json::kind::array:
            begin_list();
            for (const json::value& each : value.get_array()) {
                item();
                this->value(each);
            }
            return end_list();
        case json::kind::object:
            begin_object();
            for (const auto& pair : value.get_object()) {
                key(pair.key());
                this->value(pair.value());
            }
            return end_object();
    }
}

}  // namespace kamchatka::codec
