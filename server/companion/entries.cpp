// Words out of an entry and back into it.
#include "server/companion/entries.hpp"

#include "referee/wire/entry_json.hpp"
#include "referee/wire/spelling.hpp"

#include <stdexcept>

namespace kamchatka::server {
namespace {

namespace json = boost::json;

// Every place of an entry where somebody wrote a name or a sentence.
template <typename Visit>
void each_text(json::object& entry, Visit visit) {
    visit(entry["by"].as_object()["name"]);
    json::object& note = entry["note"].as_object();
    for (const char* key : {"title", "reason", "text", "note"}) {
        if (json::value* value = note.if_contains(key)) visit(*value);
    }
    json::value* seats = note.if_contains("seats");
    if (seats == nullptr) return;
    for (json::value& seat : seats->as_array()) visit(seat.as_object()["name"]);
}

}  // namespace

store::JournalEntry stored_entry(
    store::JournalId journal, store::PlayerId owner, const Rules& rules, const referee::Entry& entry
) {
    json::object body = referee::to_json(rules, entry);
    json::array texts;
    each_text(body, [&](json::value& text) {
        texts.push_back(text);
        text = "";
    });
    return {
        .journal = journal,
        .seq = static_cast<std::int64_t>(entry.seq),
        .ref = entry.ref,
        .at_ms = entry.at,
        .who = std::string{referee::spell(entry.by.role)},
        .body = json::serialize(body),
        .personal = {{.about = store::about_account(owner), .text = json::serialize(texts)}}};
}

referee::Book book_of(std::span<const store::JournalEntry> entries) {
    json::array all;
    for (const store::JournalEntry& entry : entries) {
        json::object body = json::parse(entry.body).as_object();
        if (!entry.personal.empty() && entry.personal.front().text) {
            const json::array texts = json::parse(*entry.personal.front().text).as_array();
            std::size_t i = 0;
            each_text(body, [&](json::value& text) {
                if (i < texts.size()) text = texts[i++];
            });
        }
        all.push_back(std::move(body));
    }
    auto book = referee::read_entries(all);
    if (!book) throw std::runtime_error{"a companion table cannot be read"};
    return *std::move(book);
}

}  // namespace kamchatka::server
