#include "codec/json_text.hpp"

#include <algorithm>
#include <string>

namespace kamchatka::codec {
namespace {

constexpr std::size_t depth_max = 16;
constexpr std::size_t line_width = 96;

void print(std::string& out, const json::value& value, std::size_t indent);

// The members of a list or object, each on its own line.
template <typename Members, typename Print>
void print_members(std::string& out, const Members& members, std::size_t indent, Print print_one) {
    std::size_t left = members.size();
    for (const auto& member : members) {
        out += '\n' + std::string(indent + 2, ' ');
        print_one(member);
        if (--left > 0) out += ',';
    }
    out += '\n' + std::string(indent, ' ');
}

void print(std::string& out, const json::value& value, std::size_t indent) {
    const std::string compact = json::serialize(value);
    if (compact.size() + indent <= line_width || value.is_primitive()) {
        out += compact;
    } else if (const json::array* array = value.if_array()) {
        out += '[';
        print_members(out, *array, indent, [&](const json::value& element) {
            print(out, element, indent + 2);
        });
        out += ']';
    } else {
        out += '{';
        print_members(out, value.get_object(), indent, [&](const json::key_value_pair& pair) {
            out += json::serialize(json::string{pair.key()}) + ": ";
            print(out, pair.value(), indent + 2);
        });
        out += '}';
    }
}

}  // namespace

Parsed<json::value> parse_json(std::string_view text) {
    if (text.size() > input_bytes_max) return wrong("more than 64 MiB");
    json::parse_options options;
    options.max_depth = depth_max;
    json::error_code error;
    json::parser parser{{}, options};
    const std::size_t read = parser.write_some(text, error);
    const auto line = static_cast<std::size_t>(
        1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(read), '\n')
    );
    const auto failed = [&](std::string what) -> ParseError {
        return {.line = line, .path = {}, .what = "not JSON: " + std::move(what)};
    };
    if (error) return failed(error.message());
    const std::string_view rest = text.substr(read);
    if (rest.find_first_not_of(" \t\r\n") != std::string_view::npos) return failed("text follows");
    return parser.release();
}

std::string pretty(const json::value& value) {
    std::string text;
    print(text, value, 0);
    return text + '\n';
}

}  // namespace kamchatka::codec
