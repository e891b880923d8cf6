#include "record/text/text.hpp"

#include "codec/writer.hpp"
#include "record/action_schema.hpp"
#include "record/detail/tokens.hpp"
#include "record/detail/words.hpp"
#include "record/event_schema.hpp"

namespace kamchatka::record {
namespace {

template <typename Variant>
std::string line_of(const Lexicon& lexicon, const Variant& variant) {
    return std::visit(
        [&]<typename T>(const T& value) {
            std::string line{codec::schema<T>.name};
            codec::for_each_field<T>([&](const auto& field) {
                if (codec::left_out(field, value)) return;
                line += ' ';
                put_word(lexicon, line, value.*field.member);
            });
            return line;
        },
        variant
    );
}

template <typename T>
Fault read_fields(const Lexicon& lexicon, Tokens& tokens, T& value) {
    Fault fault;
    codec::for_each_field<T>([&](const auto& field) {
        if (fault) return;
        if (tokens.done()) {
            if (!codec::left_out(field, value)) fault = wrong_at(field.name, "missing");
        } else if (auto bad = get_word(lexicon, tokens.next(), value.*field.member)) {
            fault = wrong_at(field.name, *std::move(bad));
        }
    });
    if (!fault && !tokens.done()) {
        fault = wrong("nothing more is expected: " + quoted(tokens.rest()));
    }
    return fault;
}

template <typename Variant>
Parsed<Variant> read_line(const Lexicon& lexicon, std::string_view line) {
    Tokens tokens{line};
    const std::string_view name = tokens.next();
    auto made = codec::Alternatives<Variant>::make(name, [&](auto& value) {
        return read_fields(lexicon, tokens, value);
    });
    if (made || made.error().path.empty()) return made;
    return within(name, made.error());
}

}  // namespace

std::string to_text(const Lexicon& lexicon, const Action& action) {
    return line_of(lexicon, action);
}

std::string to_text(const Lexicon& lexicon, const Event& event) { return line_of(lexicon, event); }

template <>
Parsed<Action> from_text<Action>(const Lexicon& lexicon, std::string_view text) {
    return read_line<Action>(lexicon, text);
}

template <>
Parsed<Event> from_text<Event>(const Lexicon& lexicon, std::string_view text) {
    return read_line<Event>(lexicon, text);
}

}  // namespace kamchatka::record
