// Where writers write: JSON as text, for the wire, or as a value, for files and whoever reads on.
// Both take the same calls, so that a writer is written once.
#pragma once

#include <boost/json.hpp>

#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::codec {

namespace json = boost::json;

// The string in quotes, escaped.
void append_quoted(std::string& out, std::string_view text);

class TextSink {
public:
    explicit TextSink(std::string& out) : out_{out} {}

    void begin_object() { out_ += '{'; }
    void key(std::string_view name) {
        if (out_.back() != '{') out_ += ',';
        out_ += '"';
        out_ += name;
        out_ += "\":";
    }
    void end_object() { out_ += '}'; }
    void begin_list() { out_ += '['; }
    void item() {
        if (out_.back() != '[') out_ += ',';
    }
    void end_list() { out_ += ']'; }

    void text(std::string_view text) { append_quoted(out_, text); }
    template <std::integral T>
    void number(T value) {
        out_ += std::to_string(value);
    }
    void number(double value);  // six decimals
    void flag(bool value) { out_ += value ? "true" : "false"; }
    void null() { out_ += "null"; }
    void written(std::string_view json) { out_ += json; }  // JSON already
    void value(const json::value& value) { out_ += json::serialize(value); }

private:
    std::string& out_;
};

class ValueSink {
public:
    ValueSink() { stack_.reset(); }

    void begin_object() { counts_.push_back(0); }
    void key(std::string_view name) {
        ++counts_.back();
        stack_.push_key(name);
    }
    void end_object() {
        stack_.push_object(counts_.back());
        counts_.pop_back();
    }
    void begin_list() { counts_.push_back(0); }
    void item() { ++counts_.back(); }
    void end_list() {
        stack_.push_array(counts_.back());
        counts_.pop_back();
    }

    void text(std::string_view text) { stack_.push_string(text); }
    template <std::signed_integral T>
    void number(T value) {
        stack_.push_int64(value);
    }
    template <std::unsigned_integral T>
    void number(T value) {
        stack_.push_uint64(value);
    }
    void flag(bool value) { stack_.push_bool(value); }
    void null() { stack_.push_null(); }
    void value(const json::value& value);

    // What was written, once it is whole.
    json::value release() { return stack_.release(); }

private:
    json::value_stack stack_;
    std::vector<std::size_t> counts_;  // members so far of what is open
};

}  // namespace kamchatka::codec
