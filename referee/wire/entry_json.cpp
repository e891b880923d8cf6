// Entries as JSON: written for the file of last resort, a browser and the store, and read from
// them.
#include "referee/wire/entry_json.hpp"

#include "engine/rulebooks.hpp"
#include "record/knobs/house_rules.hpp"
#include "referee/wire/schema.hpp"
#include "referee/written_cards.hpp"

#include <algorithm>
#include <string>
#include <unordered_set>

namespace kamchatka::codec {

void Writer<Ruleset, Lexicon>::write(ValueSink& out, const Lexicon&, const Ruleset& set) {
    out.value(record::write_ruleset(set));
}

Fault Reader<Ruleset, Lexicon>::read(const Lexicon&, const json::value& value, Ruleset& out) {
    const auto house = record::read_ruleset(value);
    if (!house) return house.error();
    out = house->set;
    return std::nullopt;
}

}  // namespace kamchatka::codec

namespace kamchatka::referee {
namespace {

using codec::Fault;
using codec::ObjectReader;
using codec::within;
using codec::wrong_at;
using record::Lexicon;

constexpr std::uint64_t number_max = std::uint64_t{1} << 53U;  // where a browser's numbers end
constexpr std::uint8_t cards_max = 63;

// What the types alone do not say.
Fault out_of_range(const Entry& entry) {
    if (entry.seq > number_max) return wrong_at("seq", "too large a number");
    if (entry.at < 0 || static_cast<std::uint64_t>(entry.at) > number_max) {
        return wrong_at("at", "a time since 1970 is expected");
    }
    const auto* board = std::get_if<BoardCounted>(&entry.note);
    if (board == nullptr) return std::nullopt;
    const auto& cards = board->cards.items;
    const bool sound = std::all_of(cards.begin(), cards.end(), [](std::uint8_t count) {
        return count <= cards_max;
    });
    return sound ? std::nullopt : Fault{wrong_at("note.cards", "too many cards")};
}

}  // namespace

json::object to_json(const Rules& rules, const Entry& entry) {
    return std::move(codec::to_value(Lexicon{rules}, entry).as_object());
}

std::string write_book(std::string_view code, std::span<const Entry> book) {
    const Rules rules = rules_for(book);
    std::string out = "{\"kamchatka_companion\":1,\"code\":";
    out += json::serialize(json::string{code});
    out += ",\"journal\":[";
    for (std::size_t i = 0; i < book.size(); ++i) {
        out += i == 0 ? "\n" : ",\n";
        out += json::serialize(to_json(rules, book[i]));
    }
    return out + "\n]}\n";
}

Rules rules_for(std::span<const Entry> book) {
    const auto* opened = book.empty() ? nullptr : std::get_if<Opened>(&book.front().note);
    Rules rules = make_rules(opened == nullptr ? rulebooks::challenge : opened->set);
    for (const Entry& entry : book) learn(rules, entry);
    return rules;
}

void learn(Rules& rules, const Entry& entry) {
    if (const auto* card = std::get_if<ObjectiveWritten>(&entry.note)) add_card(rules, *card);
}

codec::Parsed<Entry> read_entry(const Rules& rules, const json::value& value) {
    const Lexicon lexicon{rules};
    Entry entry;
    ObjectReader reader{value};
    // A page does not number what it wants to enter.
    read_field(reader, lexicon, "seq", codec::Presence::defaulted_or_null, entry.seq);
    reader.require(lexicon, "ref", entry.ref);
    reader.require(lexicon, "at", entry.at);
    reader.require(lexicon, "by", entry.by);
    reader.require(lexicon, "note", entry.note);
    if (auto fault = reader.finish()) return *std::move(fault);
    if (auto fault = out_of_range(entry)) return *std::move(fault);
    if (auto* ruled = std::get_if<Ruled>(&entry.note)) {
        std::uint8_t& warnings = ruled->consequence.warnings;
        warnings = std::min<std::uint8_t>(warnings, 1);
    }
    return entry;
}

codec::Parsed<Book> read_entries(const json::array& entries) {
    Book book;
    Rules rules = rules_for(book);
    std::unordered_set<std::string> refs;
    for (const json::value& value : entries) {
        auto entry = read_entry(rules, value);
        if (!entry) return within(book.size(), entry.error());
        if (!entry->ref.empty() && !refs.insert(entry->ref).second) {
            return wrong_at("ref", "another entry has it");
        }
        book.push_back(*std::move(entry));
        if (book.back().seq == 0) book.back().seq = book.size();
        if (book.back().seq != book.size()) {
            return wrong_at("seq", "the numbers have a gap");
        }
        if (book.size() == 1)
            rules = rules_for(book);
        else
            learn(rules, book.back());
    }
    return book;
}

codec::Parsed<BookFile> read_book(std::string_view text) {
    const auto value = codec::parse_json(text);
    if (!value) return value.error();
    const Rules rules = rules_for({});
    const Lexicon lexicon{rules};
    ObjectReader reader{*value};
    unsigned version = 0;
    BookFile file;
    reader.require(lexicon, "kamchatka_companion", version);
    reader.require(lexicon, "code", file.code);
    const json::value* entries = reader.take_required("journal");
    if (auto fault = reader.finish()) return *std::move(fault);
    if (version != 1 || !entries->is_array()) {
        return codec::wrong("not a book of this version");
    }
    auto book = read_entries(entries->get_array());
    if (!book) return book.error();
    file.book = *std::move(book);
    return file;
}

}  // namespace kamchatka::referee
