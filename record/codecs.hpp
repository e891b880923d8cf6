// How the values of a game are written, read and declared: ids by the names that the Lexicon gives
// them, bytes as digits, lists item by item. With these a struct of such values needs only a
// schema.
#pragma once

#include "codec/description.hpp"
#include "codec/reader.hpp"
#include "codec/writer.hpp"
#include "engine/secret.hpp"
#include "record/action_schema.hpp"
#include "record/described.hpp"
#include "record/detail/lists.hpp"
#include "record/event_schema.hpp"

namespace kamchatka::record {

using codec::from_value;
using codec::kind_of;
using codec::ObjectReader;
using codec::read_number;
using codec::to_value;

// Written as words that the rules know.
template <typename T>
concept Worded = NamedId<T> || Bytes<T>;

}  // namespace kamchatka::record

namespace kamchatka::codec {

using record::Lexicon;
using record::List;
using record::Listed;

// --- Out

template <record::NamedId T>
struct Writer<T, Lexicon> {
    static void write(auto& out, const Lexicon& lexicon, T id) {
        out.text(record::spell(lexicon, id));
    }
};
template <record::Bytes T>
struct Writer<T, Lexicon> {
    static void write(auto& out, const Lexicon&, const T& bytes) { out.text(record::hex(bytes)); }
};
template <Listed T>
struct Writer<T, Lexicon> {
    static void write(auto& out, const Lexicon& lexicon, const T& value) {
        out.begin_list();
        for (const auto& item : List<T>::items(lexicon, value)) {
            out.item();
            codec::write(out, lexicon, item);
        }
        out.end_list();
    }
};
// An object with the names of the territories as keys.
template <typename T>
struct Writer<PerTerritory<T>, Lexicon> {
    static void write(auto& out, const Lexicon& lexicon, const PerTerritory<T>& values) {
        out.begin_object();
        for (const Territory territory : lexicon.rules.board.territories()) {
            write_key(out, lexicon, record::spell(lexicon, territory), values[territory]);
        }
        out.end_object();
    }
};
// The record knows every secret.
template <typename T>
struct Writer<Secret<T>, Lexicon> {
    static void write(auto& out, const Lexicon& lexicon, const Secret<T>& value) {
        codec::write(out, lexicon, value.reveal());
    }
};

// --- In

template <record::Worded T>
struct Reader<T, Lexicon> {
    static Fault read(const Lexicon& lexicon, const json::value& value, T& out) {
        std::string_view word;
        if (auto fault = read_text(value, string_limit<Lexicon>(), word)) return fault;
        if (auto bad = record::get(lexicon, word, out)) return wrong(*std::move(bad));
        return std::nullopt;
    }
};
template <Listed T>
struct Reader<T, Lexicon> {
    static Fault read(const Lexicon& lexicon, const json::value& value, T& out) {
        std::vector<typename List<T>::Item> items;
        if (auto fault = from_value(lexicon, value, items)) return fault;
        if (auto bad = List<T>::build(lexicon, items, out)) return wrong(*std::move(bad));
        return std::nullopt;
    }
};
// Those that are not there stay as they are.
template <typename T>
struct Reader<PerTerritory<T>, Lexicon> {
    static Fault read(const Lexicon& lexicon, const json::value& value, PerTerritory<T>& out) {
        ObjectReader reader{value};
        const json::object* by_name = value.if_object();
        if (by_name == nullptr) return reader.finish();
        for (const auto& pair : *by_name) {
            const std::string_view name = pair.key();
            const auto territory = record::find<Territory>(lexicon, name);
            if (!territory) {
                return wrong_at(printable(name), record::not_found<Territory>(lexicon, name));
            }
            reader.require(lexicon, name, out[*territory]);
        }
        return reader.finish();
    }
};
template <typename T>
struct Reader<Secret<T>, Lexicon> {
    static Fault read(const Lexicon& lexicon, const json::value& value, Secret<T>& out) {
        return from_value(lexicon, value, out.reveal());
    }
};

// --- Described

template <>
struct Described<Territory, Lexicon> {
    static constexpr Description value{.form = Form::text, .typescript = "Territory"};
};
template <>
struct Described<Continent, Lexicon> {
    static constexpr Description value{.form = Form::text, .typescript = "Continent"};
};
template <>
struct Described<Card, Lexicon> {
    static constexpr Description value{.form = Form::text, .typescript = "Card"};
};
template <>
struct Described<Objective, Lexicon> {
    static constexpr Description value{.form = Form::text, .typescript = "Objective"};
};
template <record::Bytes T>
struct Described<T, Lexicon> {
    static constexpr Description value{.form = Form::text, .typescript = "Hex"};
};
template <>
struct Described<Three, Lexicon> {
    static constexpr Description value{
        .form = Form::list,
        .typescript = "readonly [Card, Card, Card]",
        .parts = described_parts<Lexicon, Card>};
};
template <Listed T>
struct Described<T, Lexicon> : Described<std::vector<typename List<T>::Item>, Lexicon> {};
template <typename T>
struct Described<PerTerritory<T>, Lexicon> {
    static constexpr Description value{
        .form = Form::each, .parts = described_parts<Lexicon, Territory, T>};
};
template <typename T>
struct Described<Secret<T>, Lexicon> : Described<T, Lexicon> {};

}  // namespace kamchatka::codec
