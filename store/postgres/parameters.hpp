// What goes with a statement: numbers as text, whose type the server infers; texts and bytes as
// they are, so that nothing ends at a zero; lists in the server's own binary format, for unnest().
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::store::pg {

using Bytes = std::span<const std::uint8_t>;

class Parameters {
public:
    template <typename... Values>
    explicit Parameters(const Values&... values) {
        (add(values), ...);
    }
    // What it keeps stays where it is when it is handed on, not when it is copied.
    Parameters(Parameters&&) = default;
    Parameters& operator=(Parameters&&) = default;
    Parameters(const Parameters&) = delete;
    Parameters& operator=(const Parameters&) = delete;
    ~Parameters() = default;

    void add(std::int64_t number);
    void add(std::string_view text);
    void add(Bytes bytes);
    template <typename T>
    void add(const std::optional<T>& value) {
        if (value)
            add(*value);
        else
            put(nullptr, 0, 0);
    }
    void add(const std::vector<std::int64_t>& numbers);
    void add(const std::vector<std::string_view>& texts);
    void add(const std::vector<Bytes>& all);

    int count() const { return static_cast<int>(values_.size()); }
    const char* const* values() const { return values_.data(); }
    const int* lengths() const { return lengths_.data(); }
    const int* formats() const { return formats_.data(); }

private:
    void put(const char* value, std::size_t length, int format);
    void keep(std::string value, int format);

    std::deque<std::string> kept_;  // whose addresses stay
    std::vector<const char*> values_;
    std::vector<int> lengths_;
    std::vector<int> formats_;
};

// Numbers as the server has them, the highest byte first.
void append_int16(std::string& text, std::int16_t number);
void append_int32(std::string& text, std::int32_t number);
void append_int64(std::string& text, std::int64_t number);

}  // namespace kamchatka::store::pg
