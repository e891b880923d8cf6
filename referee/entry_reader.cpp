// Entries read from JSON: from a file of last resort, from a browser, from the store.
#include "engine/rulebooks.hpp"
#include "record/house_rules.hpp"
#include "referee/detail/reader.hpp"
#include "referee/entry_json.hpp"

#include <string>
#include <unordered_set>

namespace kamchatka::referee {
namespace {

using detail::Reader;

void fill(Reader& reader, Opened& opened) {
    reader.read("kind", opened.kind);
    if (const json::value* value = reader.need("ruleset")) {
        const auto house = record::read_ruleset(*value);
        if (house) opened.set = house->set;
        if (!house) reader.fault("ruleset", record::message(house.error()));
    }
    reader.each_of("seats", [&](Reader& inner) {
        Sitter sitter;
        inner.read("name", sitter.name);
        inner.read("colour", sitter.colour);
        opened.seats.push_back(std::move(sitter));
    });
    reader.read("title", opened.title);
    const json::value* desk = reader.take("desk");
    if (desk == nullptr || desk->is_null()) return;
    Reader inner{reader.rules(), *desk};
    DeskTable table;
    inner.read("code", table.code);
    inner.read("round", table.round);
    inner.read("table", table.table);
    if (auto wrong = inner.finish()) return reader.fault("desk." + wrong->path, wrong->what);
    opened.desk = std::move(table);
}
void fill(Reader& reader, Played& played) {
    reader.for_each_value("actions", [&](const json::value& value) {
        const auto action = record::from_json<Action>(record::Lexicon{reader.rules()}, value);
        if (action) played.actions.push_back(*action);
        if (!action) reader.fault("actions", record::message(action.error()));
    });
    reader.each_of("faces", [&](Reader& inner) {
        Face face;
        inner.read("draw", face.draw);
        inner.read("card", face.card);
        played.faces.push_back(face);
    });
}
void fill(Reader& reader, CardNoted& card) { reader.read("fate", card.fate); }
void fill(Reader& reader, ClockChanged& clock) {
    reader.read("change", clock.change);
    reader.read("minutes", clock.minutes);
}
void fill(Reader& reader, TurnPassed& turn) { reader.read("conquests", turn.conquests); }
void fill(Reader& reader, SeatFell& fell) { reader.read("seat", fell.seat); }

void fill(Reader& reader, Ruled& ruled) {
    reader.read("ruling", ruled.ruling);
    reader.each_of("answers", [&](Reader& inner) {
        GivenAnswer answer;
        inner.read("id", answer.id);
        inner.read("value", answer.value);
        ruled.answers.push_back(std::move(answer));
    });
    reader.read_optional("seat", ruled.seat);
    reader.read_optional("territory", ruled.territory);
    reader.read("note", ruled.note);
    if (const json::value* value = reader.take("consequence")) {
        Reader inner{reader.rules(), *value};
        std::uint8_t warnings = 0;
        inner.read("verdict", ruled.consequence.verdict);
        inner.read("armies", ruled.consequence.armies);
        inner.read("from_placed", ruled.consequence.from_placed);
        inner.read("cap", ruled.consequence.cap);
        inner.read("choices", ruled.consequence.choices);
        inner.read("warnings", warnings);
        ruled.consequence.warning = warnings > 0;
        if (auto wrong = inner.finish()) reader.fault("consequence." + wrong->path, wrong->what);
    }
    reader.each_of("removal", [&](Reader& inner) {
        RemoveArmies remove{};
        inner.read("territory", remove.territory);
        inner.read("armies", remove.armies);
        ruled.removal.push_back(remove);
    });
    std::optional<std::uint8_t> struck;
    reader.read_optional("struck", struck);
    ruled.struck = struck.value_or(0);
}
void fill(Reader& reader, Disciplined& disciplined) {
    reader.read("seat", disciplined.seat);
    reader.read("measure", disciplined.measure);
    reader.read("reason", disciplined.reason);
}
void fill(Reader& reader, Remarked& remarked) { reader.read("text", remarked.text); }
void fill(Reader& reader, Undone& undone) { reader.read("count", undone.count); }

void fill(Reader& reader, BoardCounted& board) {
    const json::value* territories = reader.need("territories");
    const json::object* by_name = territories == nullptr ? nullptr : territories->if_object();
    if (by_name == nullptr) return reader.fault("territories", "an object is expected");
    for (const auto& pair : *by_name) {
        const auto territory = record::find<Territory>(reader.rules(), pair.key());
        if (!territory) return reader.fault("territories", "no such territory");
        Reader inner{reader.rules(), pair.value()};
        inner.read("owner", board.owners[*territory]);
        inner.read("armies", board.armies[*territory]);
        if (auto wrong = inner.finish()) reader.fault("territories." + wrong->path, wrong->what);
    }
    std::size_t seat = 0;
    reader.for_each_value("cards", [&](const json::value& value) {
        const bool sound = value.is_int64() && value.get_int64() >= 0 && value.get_int64() < 64;
        if (!sound || seat >= seat_count_max) return reader.fault("cards", "up to six counts");
        board.cards[id_of<Seat>(seat++)] = static_cast<std::uint8_t>(value.get_int64());
    });
}
void fill(Reader& reader, ObjectiveTurned& turned) {
    reader.read("seat", turned.seat);
    reader.read("objective", turned.objective);
}
void fill(Reader& reader, ObjectiveDeclared& declared) {
    reader.read("seat", declared.seat);
    reader.read("objective", declared.objective);
}
void fill(Reader&, GameStopped&) {}
void fill(Reader&, Signed&) {}

constexpr std::array<std::string_view, std::variant_size_v<Note>> note_names{
    "opened",
    "played",
    "card_noted",
    "clock_changed",
    "turn_passed",
    "seat_fell",
    "ruled",
    "disciplined",
    "remarked",
    "undone",
    "board_counted",
    "objective_turned",
    "objective_declared",
    "game_stopped",
    "signed"};

template <std::size_t I = 0>
bool fill_named(Reader& reader, std::string_view name, Note& note) {
    if constexpr (I < std::variant_size_v<Note>) {
        if (note_names[I] != name) return fill_named<I + 1>(reader, name, note);
        std::variant_alternative_t<I, Note> read{};
        fill(reader, read);
        note = std::move(read);
        return true;
    }
    return false;
}

}  // namespace

Rules rules_for(std::span<const Entry> journal) {
    const auto* opened = journal.empty() ? nullptr : std::get_if<Opened>(&journal.front().note);
    return make_rules(opened == nullptr ? rulebooks::challenge : opened->set);
}

record::Parsed<Entry> read_entry(const Rules& rules, const json::value& value) {
    Reader reader{rules, value};
    Entry entry;
    std::optional<std::uint64_t> seq;
    reader.read_optional("seq", seq);
    entry.seq = seq.value_or(0);
    reader.read("ref", entry.ref);
    reader.read("at", entry.at);
    if (const json::value* by = reader.need("by")) {
        Reader inner{rules, *by};
        inner.read("name", entry.by.name);
        inner.read("role", entry.by.role);
        if (auto wrong = inner.finish()) reader.fault("by." + wrong->path, wrong->what);
    }
    if (const json::value* note = reader.need("note")) {
        Reader inner{rules, *note};
        std::string type;
        inner.read("type", type);
        if (!fill_named(inner, type, entry.note)) inner.fault("type", "no such kind of entry");
        if (auto wrong = inner.finish()) reader.fault("note." + wrong->path, wrong->what);
    }
    if (auto wrong = reader.finish()) return *wrong;
    return entry;
}

record::Parsed<Journal> read_entries(const json::array& entries) {
    Journal journal;
    Rules rules = rules_for(journal);
    std::unordered_set<std::string> refs;
    for (const json::value& value : entries) {
        auto entry = read_entry(rules, value);
        if (!entry) {
            auto error = entry.error();
            error.path = "[" + std::to_string(journal.size()) + "]." + error.path;
            return error;
        }
        if (!entry->ref.empty() && !refs.insert(entry->ref).second) {
            return record::ParseError{.line = 0, .path = "ref", .what = "another entry has it"};
        }
        journal.push_back(*std::move(entry));
        if (journal.back().seq == 0) journal.back().seq = journal.size();
        if (journal.back().seq != journal.size()) {
            return record::ParseError{.line = 0, .path = "seq", .what = "the numbers have a gap"};
        }
        if (journal.size() == 1) rules = rules_for(journal);
    }
    return journal;
}

record::Parsed<JournalFile> read_journal(std::string_view text) {
    const auto value = record::parse_json(text);
    if (!value) return value.error();
    const Rules rules = rules_for({});
    Reader reader{rules, *value};
    unsigned version = 0;
    JournalFile file;
    reader.read("kamchatka_companion", version);
    reader.read("code", file.code);
    const json::value* entries = reader.need("journal");
    if (auto wrong = reader.finish()) return *wrong;
    if (version != 1 || !entries->is_array()) {
        return record::ParseError{.line = 0, .path = {}, .what = "not a journal of this version"};
    }
    auto journal = read_entries(entries->get_array());
    if (!journal) return journal.error();
    file.journal = *std::move(journal);
    return file;
}

}  // namespace kamchatka::referee
