#include "tests/simulation/frames.hpp"

#include <charconv>

namespace kamchatka::simulation {
namespace {

// Calls back at each bracket, with the depth inside it; stops where that says so.
template <typename Visit>
std::size_t walk(std::string_view list, Visit visit) {
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const char each = list[i];
        if (quoted) {
            if (each == '\\')
                ++i;
            else if (each == '"')
                quoted = false;
        } else if (each == '"') {
            quoted = true;
        } else if (each == '[' || each == '{') {
            visit(++depth, each);
        } else if (each == ']' || each == '}') {
            if (--depth == 0) return i + 1;
        }
    }
    return list.size();
}

std::string quoted(std::string_view key) { return '"' + std::string{key} + "\":"; }

}  // namespace

std::string_view after(std::string_view frame, std::string_view key) {
    const std::string wanted = quoted(key);
    const std::size_t found = frame.find(wanted);
    return found == std::string_view::npos ? "" : frame.substr(found + wanted.size());
}

std::string_view type_of(std::string_view frame) { return text_at(frame, "type"); }

std::int64_t number_at(std::string_view frame, std::string_view key) {
    const std::string_view rest = after(frame, key);
    std::int64_t number = 0;
    std::from_chars(rest.data(), rest.data() + rest.size(), number);
    return number;
}

std::string_view text_at(std::string_view frame, std::string_view key) {
    const std::string_view rest = after(frame, key);
    if (!rest.starts_with('"')) return "";
    return rest.substr(1, rest.find('"', 1) - 1);
}

std::string_view list_at(std::string_view frame, std::string_view key) {
    const std::string wanted = quoted(key) + '[';
    const std::size_t found = frame.find(wanted);
    if (found == std::string_view::npos) return "[]";
    const std::string_view list = frame.substr(found + wanted.size() - 1);
    return list.substr(0, walk(list, [](int, char) {}));
}

std::size_t items_in(std::string_view list) {
    std::size_t count = 0;
    walk(list, [&](int depth, char bracket) {
        if (depth == 2 && bracket == '{') ++count;
    });
    return count;
}

std::vector<std::string> texts_at(std::string_view part, std::string_view key) {
    std::vector<std::string> found;
    const std::string wanted = quoted(key) + '"';
    for (std::size_t at = part.find(wanted); at != std::string_view::npos;
         at = part.find(wanted, at)) {
        at += wanted.size();
        found.emplace_back(part.substr(at, part.find('"', at) - at));
    }
    return found;
}

}  // namespace kamchatka::simulation
