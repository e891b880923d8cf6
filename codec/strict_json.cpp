// The library's parser with a handler of our own, which builds the same value and looks twice.
#include "codec/strict_json.hpp"

#include <boost/json/basic_parser_impl.hpp>

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

namespace kamchatka::codec {
namespace {

namespace json = boost::json;
using Error = boost::system::error_code;

enum class Refused : std::uint8_t { nothing, repeated_key, not_whole };

class Handler {
public:
    static constexpr std::size_t max_array_size = std::numeric_limits<std::size_t>::max();
    static constexpr std::size_t max_object_size = max_array_size;
    static constexpr std::size_t max_string_size = max_array_size;
    static constexpr std::size_t max_key_size = max_array_size;

    Refused refused = Refused::nothing;
    json::value_stack stack;

    bool on_document_begin(Error&) {
        stack.reset();
        return true;
    }
    bool on_document_end(Error&) { return true; }
    bool on_array_begin(Error&) { return true; }
    bool on_array_end(std::size_t count, Error&) {
        stack.push_array(count);
        return true;
    }
    bool on_object_begin(Error&) {
        begins_.push_back(keys_.size());
        return true;
    }
    bool on_object_end(std::size_t count, Error& error) {
        const auto first = keys_.begin() + static_cast<std::ptrdiff_t>(begins_.back());
        std::sort(first, keys_.end());
        const bool repeated = std::adjacent_find(first, keys_.end()) != keys_.end();
        keys_.erase(first, keys_.end());
        begins_.pop_back();
        if (repeated) return refuse(Refused::repeated_key, error);
        stack.push_object(count);
        return true;
    }
    bool on_key_part(json::string_view part, std::size_t, Error&) {
        key_ += part;
        stack.push_chars(part);
        return true;
    }
    bool on_key(json::string_view part, std::size_t, Error&) {
        key_ += part;
        keys_.push_back(std::move(key_));
        key_.clear();
        stack.push_key(part);
        return true;
    }
    bool on_string_part(json::string_view part, std::size_t, Error&) {
        stack.push_chars(part);
        return true;
    }
    bool on_string(json::string_view part, std::size_t, Error&) {
        stack.push_string(part);
        return true;
    }
    static bool on_number_part(json::string_view, Error&) { return true; }
    bool on_int64(std::int64_t number, json::string_view, Error&) {
        stack.push_int64(number);
        return true;
    }
    bool on_uint64(std::uint64_t, json::string_view, Error& error) {
        return refuse(Refused::not_whole, error);
    }
    bool on_double(double, json::string_view, Error& error) {
        return refuse(Refused::not_whole, error);
    }
    bool on_bool(bool value, Error&) {
        stack.push_bool(value);
        return true;
    }
    bool on_null(Error&) {
        stack.push_null();
        return true;
    }
    static bool on_comment_part(json::string_view, Error&) { return true; }
    static bool on_comment(json::string_view, Error&) { return true; }

private:
    bool refuse(Refused why, Error& error) {
        refused = why;
        error = json::make_error_code(json::error::syntax);
        return false;
    }

    std::vector<std::string> keys_;  // of all objects that are open
    std::vector<std::size_t> begins_;
    std::string key_;  // being read
};

}  // namespace

Parsed<json::value> parse_strict(std::string_view text) {
    json::parse_options options;
    options.max_depth = json_depth_max;
    json::basic_parser<Handler> parser{options};
    Error error;
    const std::size_t read = parser.write_some(false, text.data(), text.size(), error);
    switch (parser.handler().refused) {
        case Refused::nothing: break;
        case Refused::repeated_key: return wrong("a key stands there twice");
        case Refused::not_whole: return wrong("only whole numbers of 64 bits are taken");
    }
    if (error) return wrong("not JSON: " + error.message());
    if (text.find_first_not_of(" \t\r\n", read) != std::string_view::npos) {
        return wrong("not JSON: text follows");
    }
    return parser.handler().stack.release();
}

}  // namespace kamchatka::codec
