// The first personal part of an entry is the actor's name, the second what the event says about
// somebody.
#include "server/desk/entries.hpp"

#include "tournament/json.hpp"
#include "tournament/spelling.hpp"

#include <algorithm>
#include <stdexcept>

namespace kamchatka::server {
namespace {

namespace json = boost::json;

std::string about(const Author& author) {
    if (author.account) return store::about_account(*author.account);
    if (author.player) return about_player(*author.player);
    return "nobody";
}

std::string text_of(const json::value& value) {
    return {value.as_string().data(), value.as_string().size()};
}

// What of the event is personal: its key, and what stands there when it is erased.
struct Sensitive {
    std::string_view key;
    json::value blank;
};

std::optional<Sensitive> sensitive(const json::object& event, std::string_view number) {
    const std::string type = text_of(event.at("type"));
    if (type == "registered" || type == "person_amended") {
        const json::value& ranking = event.at("person").at("ranking");
        return Sensitive{
            "person", json::object{{"name", "#" + std::string{number}}, {"ranking", ranking}}};
    }
    if (type == "penalised" || type == "judge_called") return Sensitive{"reason", "-"};
    if (type == "official_appointed") return Sensitive{"name", "-"};
    return std::nullopt;
}

}  // namespace

std::string about_player(tournament::PlayerId player) {
    return "player:" + std::to_string(tournament::number_of(player));
}

store::JournalEntry stored_entry(
    store::JournalId journal,
    const tournament::Entry& entry,
    const Author& author,
    std::string ref,
    std::int64_t at_ms
) {
    json::object event = tournament::to_json(entry.event);
    const json::value* player = event.if_contains("player");
    const std::string number = player == nullptr ? "" : json::serialize(*player);
    store::JournalEntry stored{
        .journal = journal,
        .seq = static_cast<std::int64_t>(entry.seq),
        .ref = std::move(ref),
        .at_ms = at_ms,
        .who = std::string{codec::spell(entry.by.role)},
        .body = {},
        .personal = {{about(author), entry.by.name}}};
    if (auto part = sensitive(event, number)) {
        // An official's name goes with the account that took or gave the role.
        const std::string whom = number.empty() ? about(author) : "player:" + number;
        stored.personal.push_back({whom, json::serialize(event.at(part->key))});
        event[part->key] = std::move(part->blank);
    }
    stored.body = json::serialize(event);
    return stored;
}

tournament::Entry entry_of(const store::JournalEntry& stored) {
    json::value body = json::parse(stored.body);
    json::object& event = body.as_object();
    if (stored.personal.size() > 1 && stored.personal[1].text) {
        if (const auto part = sensitive(event, "")) {
            event[part->key] = json::parse(*stored.personal[1].text);
        }
    }
    auto read = tournament::read_event(event);
    const auto role = codec::read<tournament::Role>(stored.who);
    if (!read || !role || stored.personal.empty()) {
        throw std::runtime_error{"an entry of a tournament that cannot be read"};
    }
    return {
        .seq = static_cast<std::uint64_t>(stored.seq),
        .at = stored.at_ms / 1000,
        .by = {.role = *role, .name = stored.personal.front().text.value_or("-")},
        .event = *std::move(read)};
}

}  // namespace kamchatka::server
