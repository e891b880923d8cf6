// The requests of a page.
#include "referee/ask.hpp"

#include "engine/reckoning.hpp"
#include "engine/rulebooks.hpp"
#include "record/codecs.hpp"
#include "record/knobs/house_rules.hpp"
#include "record/knobs/knobs.hpp"
#include "record/rules_json.hpp"
#include "record/words/names.hpp"
#include "record/words/spelling.hpp"
#include "referee/rejoin.hpp"
#include "referee/wire/sheet_json.hpp"
#include "referee/wire/spelling.hpp"
#include "referee/written_cards.hpp"

#include <algorithm>

namespace kamchatka::referee {
namespace {

Refusal malformed(std::string detail) {
    return {.reason = Refused::malformed, .detail = std::move(detail)};
}

std::string_view text_of(const json::object& asked, std::string_view key) {
    const json::value* value = asked.if_contains(key);
    if (value == nullptr || !value->is_string()) return {};
    return value->get_string();
}

std::optional<Seat> seat_of(const json::object& asked) {
    return record::read<Seat>(text_of(asked, "seat"));
}

Casebook casebook_named(std::string_view ruleset) {
    const auto house = record::read_ruleset(json::value{{"id", ruleset}});
    return house ? casebook_of(house->set) : Casebook::challenge;
}

json::object rulings_json(const json::object& asked) {
    json::array all;
    for (const Found& found :
         search(casebook_named(text_of(asked, "ruleset")), text_of(asked, "words"))) {
        json::object shown = to_json(*found.ruling);
        shown["of_book"] = found.own;
        all.push_back(std::move(shown));
    }
    return {{"rulings", std::move(all)}};
}

Result<Consequence, Refusal> consequence_of(const json::object& asked) {
    std::vector<Answer> answers;
    const json::value* given = asked.if_contains("answers");
    if (given != nullptr && given->is_array()) {
        for (const json::value& value : given->get_array()) {
            const json::object* each = value.if_object();
            const json::value* number = each == nullptr ? nullptr : each->if_contains("value");
            const bool sound = number != nullptr && number->is_int64() &&
                number->get_int64() >= 0 && number->get_int64() < 1000;
            if (!sound) return malformed("answers");
            answers.push_back(
                {text_of(*each, "id"), static_cast<std::uint16_t>(number->get_int64())}
            );
        }
    }
    const auto found = rule(text_of(asked, "ruling"), answers);
    if (!found) {
        return Refusal{
            .reason = found.error().fault == AnswerFault::unknown_ruling ? Refused::unknown_ruling
                                                                         : Refused::bad_answers,
            .detail = found.error().question};
    }
    return *found;
}

// Those a book can be kept of, with how many may sit there.
json::object rulesets_json() {
    json::array all;
    for (const Ruleset* set : rulebooks::all) {
        if (!for_real_tables(*set)) continue;
        all.push_back({{"id", set->id.view()}, {"seats", record::seat_counts_json(*set)}});
    }
    return {{"rulesets", std::move(all)}};
}

Result<json::object, Refusal> ruleset_json(const json::object& asked) {
    const json::value* value = asked.if_contains("ruleset");
    if (value == nullptr) return malformed("ruleset");
    const auto house = record::read_ruleset(*value);
    if (!house) return malformed(record::message(house.error()));
    json::array ours;
    for (const std::string_view id : our_objectives(house->set)) ours.emplace_back(id);
    return json::object{
        {"rules", record::rules_json(make_rules(house->set))},
        {"ours", std::move(ours)},
        {"other_cards", has_unknown_cards(house->set)}};
}

std::string_view clause_of_deal_limit(const Ruleset& set) {
    const record::Knob* knob = record::find_knob("setup.deal_limit");
    const auto book =
        std::find(rulebooks::all.begin(), rulebooks::all.end(), &record::base_of(set));
    return knob->clauses[static_cast<std::size_t>(book - rulebooks::all.begin())];
}

// Armies for three cards, from their arms and the territories among them that are held.
Result<json::object, Refusal> tris_json(const json::object& asked) {
    const auto house = record::read_ruleset(json::value{{"id", text_of(asked, "ruleset")}});
    if (!house) return malformed("ruleset");
    const json::value* arms = asked.if_contains("arms");
    const json::value* held = asked.if_contains("held");
    const bool sound = arms != nullptr && arms->is_array() && arms->get_array().size() == 3 &&
        held != nullptr && held->is_int64() && held->get_int64() >= 0 && held->get_int64() <= 3;
    if (!sound) return malformed("arms");
    std::array<Arm, 3> shown{};
    for (std::size_t i = 0; i < 3; ++i) {
        const json::value& word = arms->get_array()[i];
        const auto arm =
            record::read<Arm>(word.is_string() ? std::string_view{word.get_string()} : "");
        if (!arm) return malformed("arms");
        shown[i] = *arm;
    }
    const auto tris = tris_of(shown);
    if (!tris) return json::object{{"tris", nullptr}, {"armies", 0}};
    const TrisWorth worth =
        tris_worth(house->set.reinforcement, *tris, static_cast<unsigned>(held->get_int64()));
    return json::object{
        {"tris", record::spell(*tris)}, {"armies", worth.armies + unsigned{worth.more}}};
}

std::optional<Rebuffed> rebuffed_in(const json::object& asked) {
    const json::value* value = asked.if_contains("refused");
    const json::object* refused = value == nullptr ? nullptr : value->if_object();
    if (refused == nullptr) return std::nullopt;
    const auto reason = read<Refused>(text_of(*refused, "reason"));
    return Rebuffed{std::string{text_of(*refused, "ref")}, reason.value_or(Refused::not_accepted)};
}

}  // namespace

std::string Companion::answer(std::string_view question) {
    json::object out;
    const auto asked = record::parse_json(question);
    const json::object* object = asked ? asked->if_object() : nullptr;
    const Answer found = object == nullptr ? Answer{malformed("an object is expected")}
                                           : handle(text_of(*object, "request"), *object);
    out["ok"] = found.has_value();
    if (!found) {
        out["error"] = to_json(found.error());
        return json::serialize(out);
    }
    for (const auto& pair : *found) out[pair.key()] = pair.value();
    return json::serialize(out);
}

Companion::Answer Companion::handle(std::string_view request, const json::object& asked) {
    if (request == "rulings") return rulings_json(asked);
    if (request == "rule") return ruled(asked);
    if (request == "rulesets") return rulesets_json();
    if (request == "ruleset") return ruleset_json(asked);
    if (request == "tris") return tris_json(asked);
    if (request == "load") return load(asked);
    if (request == "enter") return enter(asked);
    if (request == "rejoin") return rejoin(asked);
    if (request == "arrange") return arrange(asked);
    if (request == "deal_limits") return deal_limits();
    if (request == "card") return card(asked);
    if (request == "known") return known(asked);
    if (request == "file") return file(asked);
    if (request == "lines") return json::object{{"lines", lines_json(book_, sheet_, 0)}};
    if (request == "report") return json::object{{"report", report_json(book_, sheet_)}};
    return malformed("request");
}

// {"entries":[...]} or the text of a file.
Companion::Answer Companion::load(const json::object& asked) {
    Book book;
    std::string code;
    if (const json::value* text = asked.if_contains("file"); text != nullptr && text->is_string()) {
        auto read = read_book(text->get_string());
        if (!read) return malformed(record::message(read.error()));
        book = std::move(read->book);
        code = read->code;
    } else {
        const json::value* entries = asked.if_contains("entries");
        if (entries == nullptr || !entries->is_array()) return malformed("entries");
        auto read = read_entries(entries->get_array());
        if (!read) return malformed(record::message(read.error()));
        book = *std::move(read);
    }
    auto sheet = fold(book);
    if (!sheet) return sheet.error();
    book_ = std::move(book);
    sheet_ = *std::move(sheet);
    json::object answer = as_it_stands();
    answer["code"] = code;
    return answer;
}

json::object Companion::as_it_stands() const {
    const Rules rules = rules_for(book_);
    json::array entries;
    for (const Entry& entry : book_) entries.push_back(to_json(rules, entry));
    return {{"entries", std::move(entries)}, {"sheet", sheet_json(book_, sheet_)}};
}

// {"entries":[...],"own":[...],"refused":{...}}: the book as the server has it, what this device
// alone entered, and which of that the server has refused.
Companion::Answer Companion::rejoin(const json::object& asked) {
    const json::value* theirs = asked.if_contains("entries");
    const json::value* ours = asked.if_contains("own");
    if (theirs == nullptr || !theirs->is_array()) return malformed("entries");
    if (ours == nullptr || !ours->is_array()) return malformed("own");
    auto book = read_entries(theirs->get_array());
    if (!book) return malformed(record::message(book.error()));
    Rules rules = rules_for(*book);
    std::vector<Entry> own;
    for (const json::value& value : ours->get_array()) {
        auto entry = read_entry(rules, value);
        if (!entry) return malformed(record::message(entry.error()));
        learn(rules, *entry);
        own.push_back(*std::move(entry));
    }
    auto sheet = fold(*book);
    if (!sheet) return sheet.error();
    book_ = *std::move(book);
    sheet_ = *std::move(sheet);
    json::array aside;
    for (const auto& [entry, refusal] : enter_again(book_, sheet_, own, rebuffed_in(asked))) {
        aside.push_back({{"entry", to_json(rules, entry)}, {"error", to_json(refusal)}});
    }
    json::object answer = as_it_stands();
    answer["aside"] = std::move(aside);
    return answer;
}

Companion::Answer Companion::enter(const json::object& asked) {
    const json::value* wanted = asked.if_contains("entry");
    if (wanted == nullptr) return malformed("entry");
    auto entry = read_entry(rules_for(book_), *wanted);
    if (!entry) return malformed(record::message(entry.error()));
    if (auto* ruled = std::get_if<Ruled>(&entry->note)) ruled->edition = current_edition;
    if (const auto refused = referee::enter(book_, sheet_, *entry)) return *refused;
    return json::object{
        {"entry", to_json(rules_for(book_), book_.back())}, {"sheet", sheet_json(book_, sheet_)}};
}

// With who may enter it at this table.
Companion::Answer Companion::ruled(const json::object& asked) const {
    const auto follows = consequence_of(asked);
    if (!follows) return follows.error();
    Ruled note;
    note.ruling = text_of(asked, "ruling");
    note.consequence = *follows;
    json::array roles;
    for (const Role role : {Role::player, Role::table_judge, Role::official_judge}) {
        if (!forbidden(sheet_.rules.set, role, note)) roles.emplace_back(spell(role));
    }
    return json::object{{"consequence", to_json(*follows)}, {"by", std::move(roles)}};
}

Companion::Answer Companion::arrange(const json::object& asked) const {
    const json::value* note = asked.if_contains("note");
    if (note == nullptr) return malformed("note");
    const json::value wanted{
        {"ref", ""}, {"at", 0}, {"by", {{"name", ""}, {"role", "player"}}}, {"note", *note}};
    const auto entry = read_entry(rules_for(book_), wanted);
    const auto* board = entry ? std::get_if<BoardCounted>(&entry->note) : nullptr;
    if (board == nullptr) return malformed("note");
    auto played = referee::arrange(sheet_, *board);
    if (!played) return played.error();
    const Entry as_entry{.seq = 0, .ref = {}, .at = 0, .by = {}, .note = *std::move(played)};
    return json::object{{"note", to_json(sheet_.rules, as_entry).at("note")}};
}

// How many territories each seat is dealt, and at most of each continent where that is limited.
Companion::Answer Companion::deal_limits() const {
    if (sheet_.stage == Stage::unopened) return Refusal{.reason = Refused::not_open};
    const record::Lexicon lexicon{sheet_.rules, sheet_.state.seat_count};
    json::object shares;
    for (const Seat seat : seats(sheet_.state)) {
        shares[record::spell(seat)] = dealt_in_all(sheet_.state, seat);
    }
    json::object halves;
    for (const Continent continent : sheet_.rules.board.continents()) {
        const auto most = dealt_of_continent(sheet_.rules, continent);
        if (most) halves[record::spell(lexicon, continent)] = *most;
    }
    return json::object{
        {"shares", std::move(shares)},
        {"halves", std::move(halves)},
        {"clause", clause_of_deal_limit(sheet_.rules.set)}};
}

// An objective as it is written down: what it is worth, and whether the printed ones are like it.
Companion::Answer Companion::card(const json::object& asked) const {
    const json::value* given = asked.if_contains("territories");
    std::vector<Territory> territories;
    const record::Lexicon lexicon{sheet_.rules};
    using Territories = codec::Reader<std::vector<Territory>, record::Lexicon>;
    if (given == nullptr || Territories::read(lexicon, *given, territories)) {
        return malformed("territories");
    }
    const CardLooks looks = looks_of(sheet_.rules.set, territories);
    return json::object{{"points", looks.points}, {"like_printed", looks.like_printed}};
}

Companion::Answer Companion::known(const json::object& asked) const {
    json::object answers;
    for (const GivenAnswer& answer :
         known_answers(sheet_, text_of(asked, "ruling"), seat_of(asked))) {
        answers[answer.id] = answer.value;
    }
    return json::object{{"answers", std::move(answers)}};
}

Companion::Answer Companion::file(const json::object& asked) const {
    return json::object{{"file", write_book(text_of(asked, "code"), book_)}};
}

}  // namespace kamchatka::referee
