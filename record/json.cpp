#include "record/json.hpp"

#include "record/codecs.hpp"

namespace kamchatka::record {
namespace {

template <typename T>
json::object object_of(const Lexicon& lexicon, const T& value) {
    return std::move(to_value(lexicon, value).as_object());
}

template <typename Variant>
Parsed<Variant> variant_of(const Lexicon& lexicon, const json::value& value) {
    Variant variant;
    if (auto fault = from_value(lexicon, value, variant)) {
        return within(codec::union_noun<Variant>.kind, *std::move(fault));
    }
    return variant;
}

// A field of an option's action: what varies is described, the rest is as in an action.
template <typename T>
void write_open(codec::ValueSink& out, const Lexicon& lexicon, const T& value, const Option&) {
    codec::write(out, lexicon, value);
}
template <Number T>
void write_open(codec::ValueSink& out, const Lexicon&, const T& least, const Option& option) {
    if (option.most <= least) return out.number(least);
    out.begin_object();
    out.key("min");
    out.number(least);
    out.key("max");
    out.number(option.most);
    out.end_object();
}
template <std::size_t N>
requires Listed<std::array<std::uint8_t, N>>
void write_open(
    codec::ValueSink& out,
    const Lexicon& lexicon,
    const std::array<std::uint8_t, N>& dice,
    const Option& option
) {
    out.begin_object();
    out.key("count");
    out.number(List<std::array<std::uint8_t, N>>::items(lexicon, dice).size());
    out.key("min");
    out.number(1);
    out.key("max");
    out.number(option.most);
    out.end_object();
}
template <Bytes T>
void write_open(codec::ValueSink& out, const Lexicon&, const T& bytes, const Option&) {
    out.begin_object();
    out.key("bytes");
    out.number(bytes.size());
    out.end_object();
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
    codec::ValueSink out;
    out.begin_object();
    std::visit(
        [&]<typename T>(const T& action) {
            out.key("type");
            out.text(codec::schema<T>.name);
            codec::for_each_field<T>([&](const auto& field) {
                if (codec::left_out(field, action)) return;
                out.key(field.name);
                write_open(out, lexicon, action.*field.member, option);
            });
        },
        option.action
    );
    out.end_object();
    return std::move(out.release().as_object());
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
