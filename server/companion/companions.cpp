#include "server/companion/companions.hpp"

#include "referee/wire/entry_json.hpp"
#include "referee/wire/spelling.hpp"
#include "server/companion/checking.hpp"
#include "server/companion/entries.hpp"
#include "server/companion/faults.hpp"
#include "store/ids.hpp"
#include "tournament/scoring/game_result.hpp"

#include <algorithm>

namespace kamchatka::server {
namespace {

namespace json = boost::json;

constexpr std::int64_t listed_max = 50;
constexpr std::size_t tables_kept = 200;

CompanionSummary summary_of(const KeptBook& book) {
    const auto& [written, sheet] = book;
    return {
        .kind = sheet.opening.kind,
        .ruleset = std::string{sheet.opening.set.id.view()},
        .stage = sheet.stage,
        .seats = static_cast<std::uint32_t>(sheet.opening.seats.size()),
        .entries = written.size(),
        .at = written.empty() ? 0 : written.back().at,
        .desk = sheet.opening.desk};
}

CompanionSummary stored_summary(const store::JournalRow& row) {
    CompanionSummary summary;
    const auto stored = parse_strict(row.summary);
    if (!stored || read_json(*stored, summary)) summary = {};
    return summary;
}

KeptBook kept_book(const std::vector<store::JournalEntry>& entries) {
    KeptBook book{.written = book_of(entries)};
    auto sheet = referee::fold(book.written);
    if (!sheet) {
        throw std::runtime_error{
            "an entry that the book refuses: " + std::string{referee::spell(sheet.error().reason)}};
    }
    book.sheet = *std::move(sheet);
    return book;
}

std::string book_text(const std::string& code, const KeptBook& book) {
    json::array entries;
    for (const referee::Entry& entry : book.written) {
        entries.push_back(referee::to_json(book.sheet.rules, entry));
    }
    return to_json_text(CompanionBook{.code = code, .entries = {std::move(entries)}});
}

store::JournalRow new_row(const std::string& code, store::PlayerId owner, std::int64_t now_ms) {
    return {
        .id = store::new_journal_id(),
        .kind = store::JournalKind::companion,
        .code = code,
        .owner = owner,
        .listing = store::Listing::unlisted,
        .summary = {},
        .secret = {},
        .created_ms = now_ms};
}

SignedTable signed_table(const CompanionTable& table) {
    const referee::Sheet& sheet = table.book->sheet;
    const State& state = sheet.count->state;
    SignedTable out{
        .code = table.row.code, .desk = *sheet.opening.desk, .lines = {}, .seq = 0, .reason = {}};
    for (const std::size_t i : sheet.standing) {
        const referee::Entry& entry = table.book->written[i];
        if (std::holds_alternative<referee::Signed>(entry.note)) out.seq = entry.seq;
        const auto* reopened = std::get_if<referee::Reopened>(&entry.note);
        if (reopened != nullptr) out.reason = reopened->reason;
    }
    const tournament::Lines lines = tournament::result_of(state);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        out.lines.push_back({sheet.opening.seats[i].name, lines[i]});
    }
    return out;
}

}  // namespace

void Companions::find(const std::string& code, Then<Found> then) {
    if (!world_.claims().sure()) return then(companion::busy());
    const auto known = tables_.find(code);
    if (known != tables_.end()) return then(known->second);
    ++loading_;
    const auto found = [this, then](const Result<Found, CompanionFault>& table) {
        --loading_;
        then(table);
    };
    const auto taken = [this, code, found](const std::optional<Reason>& why) {
        if (why) return found(companion::busy());
        load(code, found);
    };
    world_.claims().take(store::LogKind::journal, code, Purpose::asked_for, taken);
}

Companions::Answer Companions::give_up(store::JournalId journal) {
    for (const auto& [code, table] : tables_) {
        if (table->row.id != journal) continue;
        if (table->busy || !world_.claims().settled(code)) return Answer::not_yet;
        const std::string here = code;
        tables_.erase(here);
        world_.claims().let_go(journal, here, store::LetGo::at_rest);
        return Answer::letting_go;
    }
    return loading_ == 0 ? Answer::not_here : Answer::not_yet;
}

bool Companions::drain() {
    std::vector<Found> idle;
    for (const auto& [code, table] : tables_) {
        if (!table->busy) idle.push_back(table);
    }
    for (const Found& table : idle) {
        tables_.erase(table->row.code);
        world_.claims().let_go(table->row.id, table->row.code, store::LetGo::at_rest);
    }
    return !tables_.empty();
}

void Companions::load(const std::string& code, const Then<Found>& then) {
    journals_.journal_with_code(
        code,
        [this, code, then](const store::Read<std::optional<store::JournalRow>>& row) {
            if (!row) return damaged(code, row.error().why, then);
            if (!*row) return then(Found{});
            if ((*row)->kind != store::JournalKind::companion) return then(companion::code_taken());
            fold(**row, then);
        }
    );
}

void Companions::damaged(const std::string& code, const std::string& why, const Then<Found>& to) {
    world_.set_aside("journal " + code, why);
    to(companion::is_damaged());
}

void Companions::fold(const store::JournalRow& row, Then<Found> then) {
    using Entries = std::vector<store::JournalEntry>;
    using Outcome = Result<KeptBook, store::Unread>;
    journals_.read(row.id, [this, row, then](store::Read<Entries> entries) {
        if (!entries) return damaged(row.code, entries.error().why, then);
        const bool taken = workers_.run<Outcome>(
            {Lane::desk},
            [entries = *std::move(entries)]() -> Outcome {
                try {
                    return kept_book(entries);
                } catch (const std::exception& error) {
                    return store::Unread{error.what()};
                }
            },
            [this, row, then](std::optional<Outcome> folded) {
                if (!folded || !*folded) {
                    const std::string why = folded ? folded->error().why : "a worker failed";
                    return damaged(row.code, why, then);
                }
                const auto book = std::make_shared<const KeptBook>(**std::move(folded));
                then(keep({.row = row, .book = book}));
            }
        );
        if (!taken) then(companion::busy());
    });
}

// Whoever asked at the same time shares one table.
Companions::Found Companions::keep(CompanionTable table) {
    const std::string code = table.row.code;
    if (const auto known = tables_.find(code); known != tables_.end()) return known->second;
    if (tables_.size() >= tables_kept) tables_.clear();
    return tables_[code] = std::make_shared<CompanionTable>(std::move(table));
}

void Companions::if_member(
    const Found& table, const store::PlayerRow& player, std::function<void(bool member)> then
) {
    if (table->row.owner == player.id) return then(true);
    journals_.member(
        table->row.id,
        player.id,
        [then](const store::Read<std::optional<store::MemberRow>>& member) {
            then(member && member->has_value());
        }
    );
}

void Companions::add(
    const CompanionTable& table,
    const store::PlayerRow& player,
    const Author& author,
    json::array entries,
    Then<Added> then
) {
    using Outcome = Result<Added, CompanionFault>;
    const bool taken = workers_.run<Outcome>(
        {Lane::desk},
        [book = table.book,
         id = table.row.id,
         owner = player.id,
         author,
         entries = std::move(entries)]() -> Outcome {
            KeptBook next = *book;
            const auto& [written, sheet] = next;
            if (auto fault = add_entries(next, entries, author)) return *std::move(fault);
            if (written.empty()) return companion::malformed("entries");
            Added added;
            for (std::size_t i = book->written.size(); i < written.size(); ++i) {
                added.entries.push_back(stored_entry(id, owner, sheet.rules, written[i]));
            }
            added.book = std::make_shared<const KeptBook>(std::move(next));
            return added;
        },
        [then](std::optional<Outcome> next) {
            then(next ? *std::move(next) : Outcome{companion::not_stored()});
        }
    );
    if (!taken) then(companion::busy());
}

void Companions::take(
    const store::PlayerRow& player,
    const std::string& code,
    json::array entries,
    Then<std::uint64_t> taken
) {
    if (!companion::sound_code(code)) return taken(companion::malformed("code"));
    if (world_.log().failed()) return taken(companion::read_only());
    find(code, [=, this](const Result<Found, CompanionFault>& found) {
        if (!found) return taken(found.error());
        const Found table = *found;
        if (!table) {
            return with_author(desk_in(entries), player, [=, this](const auto& author) {
                if (!author) return taken(author.error());
                // It may have been begun while the desk was asked.
                if (tables_.contains(code)) return take(player, code, entries, taken);
                begin(player, *author, code, entries, taken);
            });
        }
        if_member(table, player, [=, this](bool member) {
            if (!member) return taken(companion::code_taken());
            const auto& desk = table->book->sheet.opening.desk;
            with_author(desk, player, [=, this](const auto& author) {
                if (!author) return taken(author.error());
                go_on(table, player, *author, entries, taken);
            });
        });
    });
}

void Companions::with_author(
    const std::optional<referee::TournamentTable>& desk,
    const store::PlayerRow& player,
    Then<Author> then
) {
    if (!desk) return then(Author{});
    author_at(desk->code, player, [then](const Result<Author, CompanionFault>& author) {
        if (author && !*author) return then(companion::not_an_official());
        then(author);
    });
}

void Companions::begin(
    const store::PlayerRow& player,
    const Author& author,
    const std::string& code,
    json::array entries,
    Then<std::uint64_t> taken
) {
    if (!made_.take(std::to_string(player.id), world_.now_ms())) {
        return taken(CompanionFault{.reason = "rate_limited", .status = 429});
    }
    if (!beginning_.insert(code).second) return taken(companion::busy());
    const auto begun = [this, code, taken](const Result<std::uint64_t, CompanionFault>& answer) {
        beginning_.erase(code);
        taken(answer);
    };
    const auto table = std::make_shared<CompanionTable>(CompanionTable{
        .row = new_row(code, player.id, world_.wall_ms()),
        .book = std::make_shared<const KeptBook>()});
    world_.random(table->row.secret);
    add(*table, player, author, std::move(entries), [=, this](Result<Added, CompanionFault> first) {
        if (!first) return begun(first.error());
        store_new(table, *std::move(first), begun);
    });
}

void Companions::go_on(
    const Found& table,
    const store::PlayerRow& player,
    const Author& author,
    json::array entries,
    Then<std::uint64_t> taken
) {
    if (table->busy) return taken(companion::busy());
    table->busy = true;
    add(*table, player, author, std::move(entries), [=, this](Result<Added, CompanionFault> next) {
        table->busy = false;
        if (!next) return taken(next.error());
        if (next->entries.empty()) return taken(std::uint64_t{table->book->written.size()});
        store_more(table, *std::move(next), taken);
    });
}

void Companions::store_new(const Found& table, Added first, Then<std::uint64_t> taken) {
    table->book = first.book;
    table->row.summary = to_json_text(summary_of(*table->book));
    journals_.create(
        table->row,
        "judge",
        std::move(first.entries),
        [this, table, taken](store::Stored answer) {
            switch (answer) {
                case store::Stored::gone:
                    return taken(CompanionFault{.reason = "no_player", .status = 401});
                case store::Stored::taken: return taken(companion::code_taken());
                case store::Stored::fenced:
                case store::Stored::failed: return taken(companion::not_stored());
                case store::Stored::stored: break;
            }
            // It is nobody's yet where nodes share it: whoever asks for it next takes it.
            if (!world_.claims().shared()) tables_[table->row.code] = table;
            stored(table);
            taken(std::uint64_t{table->book->written.size()});
        }
    );
}

void Companions::store_more(const Found& table, Added next, Then<std::uint64_t> taken) {
    table->busy = true;
    const auto done = [this, table, book = next.book, taken](store::Appended answer) {
        table->busy = false;
        if (answer != store::Appended::stored) {
            tables_.erase(table->row.code);  // somebody else wrote: read it anew
            return taken(
                answer == store::Appended::failed ? companion::not_stored() : companion::stale()
            );
        }
        table->book = book;
        stored(table);
        taken(std::uint64_t{book->written.size()});
    };
    journals_.append(std::move(next.entries), done);
}

// Whoever has written for a tournament has a role at its desk: with_author() saw to it.
void Companions::stored(const Found& table) {
    table->row.summary = to_json_text(summary_of(*table->book));
    journals_.set_summary(table->row.id, table->row.summary, table->row.listing, {});
    const referee::Sheet& sheet = table->book->sheet;
    if (!on_signed || sheet.stage != referee::Stage::signed_off || !sheet.opening.desk) return;
    on_signed(signed_table(*table));
}

void Companions::read(
    const store::PlayerRow& player, const std::string& code, Then<std::string> then
) {
    with_table(player, code, [this, code, then](const Result<Found, CompanionFault>& found) {
        if (!found) return then(found.error());
        const bool taken = workers_.run<std::string>(
            {Lane::desk},
            [code, book = (*found)->book] { return book_text(code, *book); },
            [then](std::optional<std::string> text) {
                if (!text) return then(companion::is_damaged());
                then(*std::move(text));
            }
        );
        if (!taken) then(companion::busy());
    });
}

// The stored summary may be behind the entries; what is in memory is not.
CompanionLine Companions::line_of(const store::JournalRow& row) const {
    const auto known = tables_.find(row.code);
    const bool kept = known != tables_.end();
    return {kept ? summary_of(*known->second->book) : stored_summary(row), row.code};
}

void Companions::of(const store::PlayerRow& player, Then<std::vector<CompanionLine>> then) {
    using Memberships = std::vector<store::Membership>;
    const auto listed = [this, then](const store::Read<Memberships>& read) {
        if (!read) return then(companion::is_damaged());
        std::vector<CompanionLine> all;
        for (const auto& [row, role] : *read) all.push_back(line_of(row));
        then(std::move(all));
    };
    journals_.of_member(store::JournalKind::companion, player.id, listed_max, listed);
}

}  // namespace kamchatka::server
