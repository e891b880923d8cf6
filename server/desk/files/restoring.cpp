#include "server/desk/files/restoring.hpp"

#include "codec/json_text.hpp"
#include "codec/visible_text.hpp"
#include "server/desk/desk.hpp"
#include "store/ids.hpp"
#include "tournament/json.hpp"

#include <algorithm>

namespace kamchatka::server {
namespace {

// Whoever wrote the file could have named any table of this server.
constexpr const char* elsewhere = "-";

void leave_codes_out(tournament::Journal& journal) {
    for (tournament::Entry& entry : journal) {
        if (auto* opened = std::get_if<tournament::OnlineOpened>(&entry.event)) {
            opened->code = elsewhere;
        }
    }
}

// Clocks differ, and time does not run backwards in a journal.
void keep_time(tournament::Journal& journal, std::int64_t now_s) {
    std::int64_t at = 0;
    for (tournament::Entry& entry : journal) {
        at = std::clamp(entry.at, at, std::max(at, now_s));
        entry.at = at;
    }
}

bool still_open(const tournament::State& state, const tournament::OnlineOpened& opened) {
    return opened.round == state.rounds.size() &&
        !state.rounds.back().tables[opened.table - 1U].played();
}

void close_tables(tournament::Journal& journal, const tournament::Actor& by, std::int64_t now_s) {
    tournament::State state = tournament::fold(journal);
    const std::size_t count = journal.size();
    for (std::size_t i = 0; i < count; ++i) {
        const auto* opened = std::get_if<tournament::OnlineOpened>(&journal[i].event);
        if (opened == nullptr || !still_open(state, *opened)) continue;
        // Refused where it was undone before.
        static_cast<void>(
            tournament::act(state, journal, by, tournament::Undone{journal[i].seq}, now_s)
        );
    }
}

}  // namespace

Result<tournament::Journal, FileFault> restored_journal(
    std::string_view text, const tournament::Actor& by, std::int64_t now_s
) {
    const auto value = codec::parse_json(text);
    if (!value) return FileFault::unreadable;
    if (codec::odd_text_in(*value)) return FileFault::odd_characters;
    auto read = tournament::read_tournament(text);
    if (!read || read->empty()) return FileFault::unreadable;
    tournament::Journal journal = *std::move(read);
    leave_codes_out(journal);
    keep_time(journal, now_s);
    const std::int64_t at = std::max(now_s, journal.back().at);
    const std::uint64_t entries = journal.size();
    journal.push_back({entries + 1, at, by, tournament::Restored{entries}});
    close_tables(journal, by, at);
    return journal;
}

void Desk::restore(const store::PlayerRow& owner, std::string text, Created created) {
    if (world_.log().failed()) return created(DeskFault{Reason::read_only});
    struct Made {
        std::vector<store::JournalEntry> entries;
        std::string summary;
    };
    using Outcome = Result<Made, FileFault>;
    const std::int64_t now_ms = world_.wall_ms();
    store::JournalRow row{
        .id = store::new_journal_id(),
        .kind = store::JournalKind::tournament,
        .code = store::new_code(),
        .owner = owner.id,
        .listing = store::Listing::unlisted,
        .summary = {},
        .secret = {},
        .created_ms = now_ms};
    world_.random(row.secret);
    const auto make = [text = std::move(text), id = row.id, owner, now_ms]() -> Outcome {
        const tournament::Actor by{tournament::Role::organiser, owner.name};
        const auto journal = restored_journal(text, by, now_ms / 1000);
        if (!journal) return journal.error();
        Made made{{}, summary_text(tournament::fold(*journal))};
        for (const tournament::Entry& entry : *journal) {
            made.entries.push_back(stored_entry(
                id,
                entry,
                // Names of officials go with whoever brought them here.
                {.account = owner.id},
                "restored-" + std::to_string(entry.seq),
                entry.at * 1000
            ));
        }
        return made;
    };
    const auto store_it = [this, row, created](std::optional<Outcome> outcome) {
        if (!outcome) return created(DeskFault{Reason::not_stored});
        if (!*outcome) {
            const bool odd = outcome->error() == FileFault::odd_characters;
            return created(DeskFault{odd ? Reason::odd_characters : Reason::bad_tournament_file});
        }
        store::JournalRow whole = row;
        whole.summary = std::move((*outcome)->summary);
        store_journal(std::move(whole), std::move((*outcome)->entries), created);
    };
    if (!workers_.run<Outcome>({Lane::desk}, make, store_it)) {
        created(DeskFault{Reason::server_busy});
    }
}

}  // namespace kamchatka::server
