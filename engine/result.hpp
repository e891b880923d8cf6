// A value or the reason why there is none, spelled like std::expected, which our compilers lack.
#pragma once

#include <cassert>
#include <variant>

namespace kamchatka {

template <typename T, typename E>
class [[nodiscard]] Result {
public:
    Result(const T& value) : content_{std::in_place_index<0>, value} {}  // NOLINT: as std::expected
    Result(const E& error) : content_{std::in_place_index<1>, error} {}  // NOLINT: as std::expected
    Result(T&& value) : content_{std::in_place_index<0>, std::move(value)} {}  // NOLINT
    Result(E&& error) : content_{std::in_place_index<1>, std::move(error)} {}  // NOLINT

    bool has_value() const { return content_.index() == 0; }
    explicit operator bool() const { return has_value(); }

    const T& value() const {
        assert(has_value());
        return *std::get_if<0>(&content_);
    }
    T& value() {
        assert(has_value());
        return *std::get_if<0>(&content_);
    }
    const T& operator*() const { return value(); }
    T& operator*() { return value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

    const E& error() const {
        assert(content_.index() == 1);
        return *std::get_if<1>(&content_);
    }

private:
    std::variant<T, E> content_;
};

}  // namespace kamchatka
