#include "server/companion/checking.hpp"

#include "referee/wire/entry_json.hpp"
#include "referee/wire/spelling.hpp"
#include "server/companion/faults.hpp"

namespace kamchatka::server {
namespace {

namespace json = boost::json;

CompanionFault refused(const referee::Refusal& refusal) {
    return {
        .reason = std::string{referee::spell(refusal.reason)},
        .status = 409,
        .field = refusal.detail};
}

// The next of the book, by whoever may write: the book's own reasons why it cannot stand.
std::optional<CompanionFault> judge(
    KeptBook& book, const referee::Entry& entry, const Companions::Author& author
) {
    auto& [written, sheet] = book;
    if (author && entry.by != *author) return companion::not_the_author();
    if (const auto why = referee::enter(written, sheet, entry)) return refused(*why);
    if (written.back() == entry) return std::nullopt;
    written.pop_back();
    sheet = *referee::fold(written);
    return CompanionFault{.reason = "not_worked_out"};
}

}  // namespace

std::optional<CompanionFault> add_entries(
    KeptBook& book, const json::array& entries, const Companions::Author& author
) {
    const referee::Book& written = book.written;
    for (const json::value& value : entries) {
        const Rules rules = referee::rules_for(written);
        const auto entry = referee::read_entry(rules, value);
        if (!entry) return companion::malformed(entry.error().path);
        if (entry->seq == 0 || entry->seq > written.size() + 1) return companion::stale();
        if (entry->seq <= written.size()) {
            if (written[entry->seq - 1] == *entry) continue;
            return companion::stale();
        }
        if (entry->ref.empty()) return companion::malformed("ref");
        const auto why = judge(book, *entry, author);
        if (why && &value == &entries.front()) return why;
        if (why) break;
    }
    return std::nullopt;
}

std::optional<referee::TournamentTable> desk_in(const json::array& entries) {
    if (entries.empty()) return std::nullopt;
    const auto first = referee::read_entry(referee::rules_for({}), entries.front());
    const auto* opened = first ? std::get_if<referee::Opened>(&first->note) : nullptr;
    return opened == nullptr ? std::nullopt : opened->desk;
}

}  // namespace kamchatka::server
