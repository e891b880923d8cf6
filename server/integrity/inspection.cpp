#include "server/integrity/inspection.hpp"

#include "codec/strict_json.hpp"
#include "referee/sheet.hpp"
#include "referee/wire/spelling.hpp"
#include "server/companion/entries.hpp"
#include "server/desk/entries.hpp"
#include "server/desk/rankings/year.hpp"
#include "server/reference/rulesets.hpp"
#include "server/tables/room/restoring.hpp"
#include "tournament/decide.hpp"

#include <stdexcept>

namespace kamchatka::server {
namespace {

void fold_tournament(const std::vector<store::JournalEntry>& entries) {
    tournament::Journal journal;
    for (const store::JournalEntry& entry : entries) journal.push_back(entry_of(entry));
    static_cast<void>(tournament::fold(journal));
}

void fold_book(const std::vector<store::JournalEntry>& entries) {
    const auto sheet = referee::fold(book_of(entries));
    if (sheet) return;
    throw std::runtime_error{
        "an entry that the book refuses: " + std::string{referee::spell(sheet.error().reason)}};
}

}  // namespace

Wrong wrong_with(store::WholeTable table, const std::vector<store::Entry>& entries) {
    const auto restored = restore(std::move(table), entries, RoomLimits{});
    return restored ? Wrong{} : restored.error().why;
}

Wrong wrong_with(
    const store::JournalRow& journal, const std::vector<store::JournalEntry>& entries
) {
    try {
        switch (journal.kind) {
            case store::JournalKind::tournament: fold_tournament(entries); break;
            case store::JournalKind::companion: fold_book(entries); break;
            case store::JournalKind::ranking: static_cast<void>(ranking_of(entries)); break;
        }
    } catch (const std::exception& error) {
        return error.what();
    }
    if (!codec::parse_strict(journal.summary)) return "its summary cannot be understood";
    return std::nullopt;
}

Wrong wrong_without_seed(const store::WholeTable& whole, const std::vector<store::Entry>& entries) {
    try {
        Table table = table_of(whole.stored);
        const auto rules = rules_again(table.ruleset, table.options, table.layout);
        if (!rules) return "its rules or its board cannot be understood";
        if (!entries.empty())
            std::erase_if(table.places, [](const Place& p) { return !p.taken(); });
        const record::Lexicon lexicon{*rules, static_cast<std::uint8_t>(table.places.size())};
        for (const store::Entry& entry : entries) {
            if (decode_body(lexicon, entry.body)) continue;
            return "event " + std::to_string(entry.seq) + ": it cannot be understood";
        }
    } catch (const std::exception& error) {
        return error.what();
    }
    return std::nullopt;
}

}  // namespace kamchatka::server
