// The keys of a JSON object, taken one by one: the first fault stays, what nobody took is one too.
#pragma once

#include "record/json.hpp"
#include "record/spelling.hpp"
#include "referee/spelling.hpp"

#include <concepts>
#include <limits>
#include <string>
#include <vector>

namespace kamchatka::referee::detail {

namespace json = boost::json;

template <typename E>
concept OurWord = requires {
    Words<E>::list;
};

class Reader {
public:
    Reader(const Rules& rules, const json::value& value)
        : rules_{rules},
          object_{value.if_object()} {
        if (object_ == nullptr) fault("", "an object is expected");
    }

    const json::value* take(std::string_view key) {
        if (object_ == nullptr) return nullptr;
        taken_.emplace_back(key);
        return object_->if_contains(key);
    }
    const json::value* need(std::string_view key) {
        const json::value* value = take(key);
        if (value == nullptr) fault(key, "is missing");
        return value;
    }

    void read(std::string_view key, std::string& out) {
        const json::value* value = need(key);
        if (value == nullptr) return;
        if (!value->is_string()) return fault(key, "a string is expected");
        out = std::string{std::string_view{value->get_string()}};
    }
    template <std::integral T>
    requires(!std::same_as<T, bool>) void read(std::string_view key, T& out) {
        const json::value* value = need(key);
        if (value != nullptr) out = number<T>(key, *value);
    }
    template <OurWord E>
    void read(std::string_view key, E& out) {
        std::string word;
        read(key, word);
        const auto found = referee::read<E>(word);
        if (found) out = *found;
        if (!found) fault(key, "no such word");
    }
    template <record::Spelled E>
    void read(std::string_view key, E& out) {
        std::string word;
        read(key, word);
        const auto found = record::read<E>(word);
        if (found) out = *found;
        if (!found) fault(key, "no such word");
    }
    void read(std::string_view key, Territory& out) { read_named(key, out); }
    void read(std::string_view key, Card& out) { read_named(key, out); }
    void read(std::string_view key, Objective& out) { read_named(key, out); }
    template <typename T>
    void read_optional(std::string_view key, std::optional<T>& out) {
        const json::value* value = take(key);
        if (value == nullptr || value->is_null()) return;
        T present{};
        read(key, present);
        out = present;
    }
    // Calls each(Reader&) for the objects of a list; a list that is not there is empty.
    template <typename Each>
    void each_of(std::string_view key, Each each) {
        for_each_value(key, [&](const json::value& item) {
            Reader inner{rules_, item};
            each(inner);
            if (auto wrong = inner.finish())
                fault(std::string{key} + "." + wrong->path, wrong->what);
        });
    }
    template <typename Each>
    void for_each_value(std::string_view key, Each each) {
        const json::value* value = take(key);
        if (value == nullptr) return;
        if (!value->is_array()) return fault(key, "a list is expected");
        for (const json::value& item : value->get_array()) each(item);
    }

    void fault(std::string_view key, std::string what) {
        if (!fault_) fault_ = {.line = 0, .path = std::string{key}, .what = std::move(what)};
    }
    std::optional<record::ParseError> finish() {
        if (object_ != nullptr && !fault_) {
            for (const auto& pair : *object_) {
                const std::string_view key{pair.key()};
                if (std::find(taken_.begin(), taken_.end(), key) == taken_.end()) {
                    fault(key, "is no key here");
                }
            }
        }
        return fault_;
    }
    const Rules& rules() const { return rules_; }

private:
    template <std::integral T>
    T number(std::string_view key, const json::value& value) {
        const bool whole = value.is_int64() || value.is_uint64();
        const std::int64_t read = value.is_int64() ? value.get_int64() : -1;
        constexpr auto most = static_cast<std::int64_t>(
            std::min<std::uint64_t>(std::numeric_limits<T>::max(), std::int64_t{1} << 53)
        );
        if (!whole || read < 0 || read > most) {
            fault(key, "a number from 0 to " + std::to_string(most) + " is expected");
            return {};
        }
        return static_cast<T>(read);
    }
    template <typename Id>
    void read_named(std::string_view key, Id& out) {
        std::string word;
        read(key, word);
        const auto found = record::find<Id>(record::Lexicon{rules_}, word);
        if (found) out = *found;
        if (!found) fault(key, record::not_found<Id>(record::Lexicon{rules_}, word));
    }

    const Rules& rules_;
    const json::object* object_;
    std::vector<std::string> taken_;
    std::optional<record::ParseError> fault_;
};

}  // namespace kamchatka::referee::detail
