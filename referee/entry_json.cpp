// Entries as JSON, written and read note by note.
#include "referee/entry_json.hpp"

#include "record/house_rules.hpp"
#include "referee/detail/reader.hpp"

namespace kamchatka::referee {
namespace {

using detail::Reader;
using record::Lexicon;

template <typename Id>
json::string word(const Rules& rules, Id id) {
    return json::string{record::spell(Lexicon{rules}, id)};
}

json::object removal_json(const Rules& rules, const RemoveArmies& remove) {
    return {{"territory", word(rules, remove.territory)}, {"armies", remove.armies}};
}

// --- Writing, note by note

json::object note_json(const Rules&, const Opened& opened) {
    json::array seats;
    for (const Sitter& sitter : opened.seats) {
        seats.push_back({{"name", sitter.name}, {"colour", record::spell(sitter.colour)}});
    }
    json::object out{
        {"type", "opened"},
        {"kind", spell(opened.kind)},
        {"ruleset", record::write_ruleset(opened.set)},
        {"seats", std::move(seats)},
        {"title", opened.title}};
    if (opened.desk) {
        out["desk"] = {
            {"code", opened.desk->code},
            {"round", opened.desk->round},
            {"table", opened.desk->table}};
    }
    return out;
}
json::object note_json(const Rules& rules, const Played& played) {
    json::array actions;
    for (const Action& action : played.actions) {
        actions.push_back(record::to_json(Lexicon{rules}, action));
    }
    json::object out{{"type", "played"}, {"actions", std::move(actions)}};
    if (played.faces.empty()) return out;
    json::array faces;
    for (const Face& face : played.faces) {
        faces.push_back({{"draw", face.draw}, {"card", word(rules, face.card)}});
    }
    out["faces"] = std::move(faces);
    return out;
}
json::object note_json(const Rules&, const CardNoted& card) {
    return {{"type", "card_noted"}, {"fate", spell(card.fate)}};
}
json::object note_json(const Rules&, const ClockChanged& clock) {
    return {{"type", "clock_changed"}, {"change", spell(clock.change)}, {"minutes", clock.minutes}};
}
json::object note_json(const Rules&, const TurnPassed& turn) {
    return {{"type", "turn_passed"}, {"conquests", turn.conquests}};
}
json::object note_json(const Rules&, const SeatFell& fell) {
    return {{"type", "seat_fell"}, {"seat", record::spell(fell.seat)}};
}
json::object note_json(const Rules& rules, const Ruled& ruled) {
    json::array answers;
    for (const GivenAnswer& answer : ruled.answers) {
        answers.push_back({{"id", answer.id}, {"value", answer.value}});
    }
    json::array removal;
    for (const RemoveArmies& remove : ruled.removal) removal.push_back(removal_json(rules, remove));
    json::object out{{"type", "ruled"}, {"ruling", ruled.ruling}, {"answers", std::move(answers)}};
    if (ruled.seat) out["seat"] = record::spell(*ruled.seat);
    if (ruled.territory) out["territory"] = word(rules, *ruled.territory);
    out["note"] = ruled.note;
    out["consequence"] = {
        {"verdict", spell(ruled.consequence.verdict)},
        {"armies", ruled.consequence.armies},
        {"from_placed", ruled.consequence.from_placed},
        {"cap", ruled.consequence.cap},
        {"choices", ruled.consequence.choices},
        {"warnings", ruled.consequence.warning ? 1 : 0}};
    out["removal"] = std::move(removal);
    out["struck"] = ruled.struck;
    return out;
}
json::object note_json(const Rules&, const Disciplined& disciplined) {
    return {
        {"type", "disciplined"},
        {"seat", record::spell(disciplined.seat)},
        {"measure", spell(disciplined.measure)},
        {"reason", disciplined.reason}};
}
json::object note_json(const Rules&, const Remarked& remarked) {
    return {{"type", "remarked"}, {"text", remarked.text}};
}
json::object note_json(const Rules&, const Undone& undone) {
    return {{"type", "undone"}, {"count", undone.count}};
}
json::object note_json(const Rules& rules, const BoardCounted& board) {
    json::object territories;
    for (const Territory territory : rules.board.territories()) {
        territories[word(rules, territory)] = {
            {"owner", record::spell(board.owners[territory])}, {"armies", board.armies[territory]}};
    }
    json::array cards;
    for (const std::uint8_t count : board.cards.items) cards.emplace_back(count);
    return {
        {"type", "board_counted"},
        {"territories", std::move(territories)},
        {"cards", std::move(cards)}};
}
json::object note_json(const Rules& rules, const ObjectiveTurned& turned) {
    return {
        {"type", "objective_turned"},
        {"seat", record::spell(turned.seat)},
        {"objective", word(rules, turned.objective)}};
}
json::object note_json(const Rules& rules, const ObjectiveDeclared& declared) {
    return {
        {"type", "objective_declared"},
        {"seat", record::spell(declared.seat)},
        {"objective", word(rules, declared.objective)}};
}
json::object note_json(const Rules&, const GameStopped&) { return {{"type", "game_stopped"}}; }
json::object note_json(const Rules&, const Signed&) { return {{"type", "signed"}}; }

}  // namespace

json::object to_json(const Rules& rules, const Entry& entry) {
    return {
        {"seq", entry.seq},
        {"ref", entry.ref},
        {"at", entry.at},
        {"by", {{"name", entry.by.name}, {"role", spell(entry.by.role)}}},
        {"note", std::visit([&](const auto& note) { return note_json(rules, note); }, entry.note)}};
}

std::string write_journal(std::string_view code, std::span<const Entry> journal) {
    const Rules rules = rules_for(journal);
    std::string out = "{\"kamchatka_companion\":1,\"code\":";
    out += json::serialize(json::string{code});
    out += ",\"journal\":[";
    for (std::size_t i = 0; i < journal.size(); ++i) {
        out += i == 0 ? "\n" : ",\n";
        out += json::serialize(to_json(rules, journal[i]));
    }
    return out + "\n]}\n";
}

}  // namespace kamchatka::referee
