#include "record/json.hpp"

#include "record/detail/alternatives.hpp"
#include "record/detail/object_reader.hpp"

namespace kamchatka::record {
namespace {

template <typename Variant>
json::object object_of(const Lexicon& lexicon, const Variant& variant) {
    return std::visit(
        [&]<typename T>(const T& value) {
            json::object object;
            object["type"] = schema<T>.name;
            for_each_field<T>([&](const auto& field) {
                object[field.name] = to_value(lexicon, value.*field.member);
            });
            return object;
        },
        variant
    );
}

template <typename Variant>
Parsed<Variant> variant_of(const Lexicon& lexicon, const json::value& value) {
    constexpr std::string_view kind = kind_of(static_cast<const Variant*>(nullptr));
    ObjectReader reader{value};
    const json::value* type = reader.take_required("type");
    if (type == nullptr) return within(kind, *reader.finish());
    const json::string* name = type->if_string();
    if (name == nullptr) {
        return within(
            kind, wrong_at("type", "a string is expected, not " + std::string{kind_of(*type)})
        );
    }
    auto made = Alternatives<Variant>::make(
        kind,
        std::string_view{name->data(), name->size()},
        [&]<typename T>(T& made_value) {
            for_each_field<T>([&](const auto& field) {
                reader.require(lexicon, field.name, made_value.*field.member);
            });
            return reader.finish();
        }
    );
    if (!made) return within(kind, made.error());
    return made;
}

// A field of an option's action: what varies is described, the rest is as in an action.
template <typename T>
json::value option_value(const Lexicon& lexicon, const T& value, const Option&) {
    return to_value(lexicon, value);
}
template <Number T>
json::value option_value(const Lexicon&, const T& least, const Option& option) {
    if (option.most <= least) return std::uint64_t{least};
    return json::object{{"min", std::uint64_t{least}}, {"max", std::uint64_t{option.most}}};
}
template <std::size_t N>
requires Listed<std::array<std::uint8_t, N>> json::value option_value(
    const Lexicon& lexicon, const std::array<std::uint8_t, N>& dice, const Option& option
) {
    const std::size_t count = List<std::array<std::uint8_t, N>>::items(lexicon, dice).size();
    return json::object{{"count", count}, {"min", 1}, {"max", std::uint64_t{option.most}}};
}
template <Bytes T>
json::value option_value(const Lexicon&, const T& bytes, const Option&) {
    return json::object{{"bytes", bytes.size()}};
}

}  // namespace

json::object to_json(const Lexicon& lexicon, const Action& action) {
    return object_of(lexicon, action);
}
json::object to_json(const Lexicon& lexicon, const Event& event) {
    return object_of(lexicon, event);
}
json::object to_json(const Lexicon& lexicon, const SeenEvent& event) {
    return object_of(lexicon, event);
}

json::object to_json(const Lexicon& lexicon, const Option& option) {
    return std::visit(
        [&]<typename T>(const T& action) {
            json::object object;
            object["type"] = schema<T>.name;
            for_each_field<T>([&](const auto& field) {
                object[field.name] = option_value(lexicon, action.*field.member, option);
            });
            return object;
        },
        option.action
    );
}

template <>
Parsed<Action> from_json<Action>(const Lexicon& lexicon, const json::value& value) {
    return variant_of<Action>(lexicon, value);
}
template <>
Parsed<Event> from_json<Event>(const Lexicon& lexicon, const json::value& value) {
    return variant_of<Event>(lexicon, value);
}

}  // namespace kamchatka::record
