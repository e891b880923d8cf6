// A value together with the clause of a rulebook that it rests on.
#pragma once

#include <algorithm>
#include <cassert>
#include <string_view>

namespace kamchatka {

// The id of a clause ("CH-4.8") or of a ruling ("R-12"). What is no id does not compile; that the
// clause exists is for the tests to say.
class Clause {
public:
    consteval Clause(const char* id) : id_{id} { assert(id_ == "-" || valid(id_)); }  // NOLINT

    constexpr std::string_view id() const { return id_; }

private:
    static consteval bool valid(std::string_view id) {
        const auto capital = [](char c) { return c >= 'A' && c <= 'Z'; };
        const auto dash = std::find_if_not(id.begin(), id.end(), capital);
        return dash != id.begin() && id.end() - dash > 1 && *dash == '-' &&
            std::all_of(dash + 1, id.end(), [&](char c) {
                   return capital(c) || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
                       c == '.';
               });
    }

    std::string_view id_;
};

// For a knob of something the book does not know; its value is the one that leaves it out.
inline constexpr Clause no_clause{"-"};

// A value never comes without its clause.
template <typename T>
struct Cited {
    T value;
    Clause clause;
};

}  // namespace kamchatka
