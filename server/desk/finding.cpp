// From the store to memory: a journal is read, folded on a worker, and kept as long as there is
// room or something to wait for.
#include "server/desk/desk.hpp"

#include <algorithm>

namespace kamchatka::server {
namespace {

constexpr std::size_t contests_max = 200;  // in memory; others are read when they are asked for

bool plays_here(const tournament::Table& table) { return !table.online.empty() && !table.played(); }

bool waits_for_tables(const Contest& contest) {
    return !contest.state().rounds.empty() &&
        std::ranges::any_of(contest.state().rounds.back().tables, plays_here);
}

}  // namespace

void Desk::find(const std::string& code, Finding found, Purpose purpose) {
    if (!world_.claims().sure()) return found(Reason::server_busy);
    const auto known = contests_.find(code);
    if (known != contests_.end()) return found(known->second);
    auto& waiting = finding_[code];
    waiting.push_back(std::move(found));
    if (waiting.size() == 1) load(code, purpose);
}

void Desk::load(const std::string& code, Purpose purpose) {
    const auto taken = [this, code](const std::optional<Reason>& why) {
        if (why) return finish(code, *why);
        read(code);
    };
    world_.claims().take(store::LogKind::journal, code, purpose, taken);
}

void Desk::read(const std::string& code) {
    journals_.journal_with_code(
        code,
        [this, code](store::Read<std::optional<store::JournalRow>> row) {
            if (!row) return damaged(code, row.error().why);
            const bool tournament = *row && (*row)->kind == store::JournalKind::tournament;
            if (!tournament) return finish(code, Reason::tournament_not_found);
            fold(code, **std::move(row));
        }
    );
}

// One damaged journal must not stop the others: it is set aside, and whoever asks for it hears so.
void Desk::damaged(const std::string& code, const std::string& why) {
    world_.set_aside("journal " + code, why);
    finish(code, Reason::damaged);
}

Result<Desk::Loaded, store::Unread> Desk::loaded(const std::vector<store::JournalEntry>& entries) {
    try {
        Loaded loaded;
        for (const store::JournalEntry& entry : entries) {
            loaded.ledger.journal.push_back(entry_of(entry));
            loaded.refs.insert(entry.ref);
        }
        loaded.ledger.state = tournament::fold(loaded.ledger.journal);
        loaded.summary = summary_text(loaded.ledger.state);
        return loaded;
    } catch (const std::exception& error) {
        return store::Unread{error.what()};
    }
}

void Desk::fold(const std::string& code, store::JournalRow row) {
    using Entries = std::vector<store::JournalEntry>;
    using Outcome = Result<Loaded, store::Unread>;
    const store::JournalId id = row.id;
    journals_.read(id, [this, code, row = std::move(row)](store::Read<Entries> read) {
        if (!read) return damaged(code, read.error().why);
        const bool taken = workers_.run<Outcome>(
            {Lane::desk},
            [entries = *std::move(read)] { return loaded(entries); },
            [this, code, row](std::optional<Outcome> outcome) {
                if (!outcome || !*outcome) {
                    return damaged(code, outcome ? outcome->error().why : "a worker failed");
                }
                take_in(code, row, **std::move(outcome));
            }
        );
        if (!taken) finish(code, Reason::server_busy);
    });
}

void Desk::take_in(const std::string& code, store::JournalRow row, Loaded loaded) {
    const auto contest = std::make_shared<Contest>(Contest{
        {std::move(row), std::make_shared<const Ledger>(std::move(loaded.ledger))},
        std::move(loaded.refs)});
    if (contests_.size() >= contests_max) {
        std::erase_if(contests_, [](const auto& each) {
            const Contest& other = *each.second;
            return !other.busy && each.second.use_count() == 1 && !waits_for_tables(other);
        });
    }
    contests_[code] = contest;
    look_for_ended(*contest);
    // It may be behind the entries, or damaged: what is made of them is right.
    keep_summary(*contest, std::move(loaded.summary), [] {});
    finish(code, contest);
}

Desk::Answer Desk::give_up(store::JournalId journal) {
    for (const auto& [code, contest] : contests_) {
        if (contest->row.id != journal) continue;
        const bool rests = !contest->busy && contest->waiting.empty();
        if (!rests || !world_.claims().settled(code)) return Answer::not_yet;
        let_go(Found{contest});
        return Answer::letting_go;
    }
    return finding_.empty() ? Answer::not_here : Answer::not_yet;
}

void Desk::let_go(const Found& contest) {
    const auto how = waits_for_tables(*contest) ? store::LetGo::at_work : store::LetGo::at_rest;
    const std::string code = contest->row.code;
    contests_.erase(code);
    world_.claims().let_go(contest->row.id, code, how);
}

bool Desk::drain() {
    std::vector<Found> idle;
    for (const auto& [code, contest] : contests_) {
        if (!contest->busy && contest->waiting.empty()) idle.push_back(contest);
    }
    for (const Found& contest : idle) let_go(contest);
    return !contests_.empty();
}

// Where nodes share the tournaments: those with tables here, and those that nobody has. A table
// that is over has a result to deliver; before that, nobody's tournament is asked for.
void Desk::find_deserted() {
    const auto nobody = [](const auto&) {};
    std::map<std::string, Purpose> wanted;
    directory_.for_each([&](const Room& room) {
        const Table& table = room.table();
        if (table.event.empty() || contests_.contains(table.event)) return;
        const auto [event, first] = wanted.try_emplace(table.event, Purpose::by_itself);
        if (table.state == TableState::ended) event->second = Purpose::asked_for;
    });
    for (const auto& [code, purpose] : wanted) find(code, nobody, purpose);
    world_.claims().sweep(
        store::LogKind::journal,
        [this, nobody](const std::vector<std::string>& found) {
            for (const std::string& code : found) find(code, nobody, Purpose::by_itself);
        }
    );
}

// Tables that may have ended while nobody was looking are opened, and tick() finds them. One that
// another node has is not taken from it: that node comes for the journal when it has a result, and
// table and journal would run after each other.
void Desk::look_for_ended(const Contest& contest) {
    if (contest.state().rounds.empty()) return;
    for (const tournament::Table& table : contest.state().rounds.back().tables) {
        if (!plays_here(table)) continue;
        directory_.find(
            table.online, [](const auto&) {}, Lane::background
        );
    }
}

void Desk::finish(const std::string& code, const Result<Found, Reason>& found) {
    const auto waiting = std::move(finding_[code]);
    finding_.erase(code);
    for (const Finding& each : waiting) each(found);
}

}  // namespace kamchatka::server
