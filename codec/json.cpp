// The parts of the codec that need no template.
#include "codec/json.hpp"

#include <array>
#include <charconv>

namespace kamchatka::server {

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

void Writer<double>::write(std::string& out, double value) {
    std::array<char, 32> text{};
    const auto [end, error] =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, 6);
    out.append(text.data(), end);
}

Fault fault_at(std::string_view path, std::string what) {
    return record::ParseError{.line = 0, .path = std::string{path}, .what = std::move(what)};
}

Fault fault_within(std::string_view key, const record::ParseError& error) {
    return fault_at(std::string{key} + (error.path.empty() ? "" : "." + error.path), error.what);
}

Fault read_text(const boost::json::value& value, std::string& out) {
    const boost::json::string* text = value.if_string();
    if (text == nullptr) return fault_at({}, "a string is expected");
    out.assign(text->data(), text->size());
    return std::nullopt;
}

Fault read_flag(const boost::json::value& value, bool& out) {
    const bool* flag = value.if_bool();
    if (flag == nullptr) return fault_at({}, "true or false is expected");
    out = *flag;
    return std::nullopt;
}

Fault read_whole(
    const boost::json::value& value, std::int64_t least, std::int64_t most, std::int64_t& out
) {
    const std::int64_t* number = value.if_int64();
    if (number == nullptr || *number < least || *number > most) {
        return fault_at(
            {}, "a number from " + std::to_string(least) + " to " + std::to_string(most)
        );
    }
    out = *number;
    return std::nullopt;
}

}  // namespace kamchatka::server
