// Creating, deciding, storing.
#include "server/desk/desk.hpp"

#include "server/desk/schema.hpp"
#include "store/ids.hpp"
#include "tournament/json.hpp"
#include "tournament/seating/draw.hpp"

#include <sodium.h>

#include <algorithm>
#include <utility>

namespace kamchatka::server {
namespace {

constexpr std::size_t waiting_max = 1000;

bool draws(const tournament::Action& action) {
    return std::holds_alternative<tournament::DrawRound>(action) ||
        std::holds_alternative<tournament::Reseat>(action);
}

// Whether it matters that somebody else has done something meanwhile. Results, people and clocks
// come from many hands at once; the tournament's own rules keep them apart.
bool needs_the_latest(const tournament::Action& action) {
    return draws(action) || std::holds_alternative<tournament::Undone>(action) ||
        std::holds_alternative<tournament::ResultCorrected>(action) ||
        std::holds_alternative<tournament::SeatsExchanged>(action) ||
        std::holds_alternative<tournament::SettleTie>(action) ||
        std::holds_alternative<tournament::FormatChosen>(action);
}

std::string ref_of(const Asked& asked, std::size_t index) {
    return index == 0 ? asked.ref : asked.ref + "." + std::to_string(index + 1);
}

}  // namespace

std::string badge_token(const store::JournalRow& journal, tournament::PlayerId player) {
    const std::string text = about_player(player);
    std::array<std::uint8_t, 16> bytes{};
    crypto_generichash(
        bytes.data(),
        bytes.size(),
        reinterpret_cast<const unsigned char*>(text.data()),
        text.size(),
        journal.secret.data(),
        journal.secret.size()
    );
    constexpr int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::array<char, sodium_base64_ENCODED_LEN(sizeof(bytes), variant)> token{};
    sodium_bin2base64(token.data(), token.size(), bytes.data(), bytes.size(), variant);
    return token.data();
}

Desk::Desk(World& world, store::Journals& journals, Directory& directory, Workers& workers)
    : world_{world},
      journals_{journals},
      directory_{directory},
      workers_{workers} {
    world.claims().add(*this);
}

void Desk::create(
    const store::PlayerRow& owner,
    const tournament::Format& format,
    store::Listing listing,
    Created created
) {
    const std::int64_t now = world_.wall_ms();
    const Asked asked{
        .by = {tournament::Role::organiser, owner.name},
        .author = {.account = owner.id},
        .ref = "create",
        .actions = {tournament::FormatChosen{format}}};
    store::JournalRow row{
        .id = store::new_journal_id(),
        .kind = store::JournalKind::tournament,
        .code = store::new_code(),
        .owner = owner.id,
        .listing = listing,
        .summary = {},
        .secret = {},
        .created_ms = now};
    auto first = decided({.row = row, .ledger = std::make_shared<const Ledger>()}, asked, now);
    if (!first) return created(first.error());
    if (world_.log().failed()) return created(DeskFault{Reason::read_only});
    row.summary = std::move(first->summary);
    world_.random(row.secret);
    store_journal(std::move(row), std::move(first->entries), std::move(created));
}

void Desk::store_journal(
    store::JournalRow row, std::vector<store::JournalEntry> entries, Created created
) {
    const auto done = [this, row, entries, created](store::Stored stored) {
        if (stored == store::Stored::gone) return created(DeskFault{Reason::no_player});
        if (stored == store::Stored::failed) return created(DeskFault{Reason::not_stored});
        if (stored == store::Stored::stored) return created(row.code);
        store::JournalRow again = row;  // another has its code
        again.code = store::new_code();
        store_journal(std::move(again), entries, created);
    };
    journals_.create(row, "organiser", entries, done);
}

void Desk::act(const Found& contest, Asked asked, Acted acted) {
    if (world_.log().failed()) return acted(DeskFault{Reason::read_only});
    const auto wish = std::make_shared<const Asked>(std::move(asked));
    if (!contest->busy) return decide(contest, wish, std::move(acted));
    if (contest->waiting.size() >= waiting_max) return acted(DeskFault{Reason::server_busy});
    contest->waiting.push_back([this, contest, wish, acted = std::move(acted)] {
        decide(contest, wish, acted);
    });
}

void Desk::decide(const Found& contest, const Wish& asked, Acted acted) {
    if (contest->refs.contains(asked->ref)) {
        acted(ActAnswer{.seq = contest->seq(), .repeated = true});
        return go_on(contest);
    }
    const bool stale = asked->seq && *asked->seq != contest->seq() &&
        std::ranges::any_of(asked->actions, needs_the_latest);
    if (stale) {
        acted(DeskFault{Reason::stale});
        return go_on(contest);
    }
    contest->busy = true;
    const auto refuse = [this, contest, acted](const DeskFault& fault) {
        contest->busy = false;
        acted(fault);
        go_on(contest);
    };
    using Outcome = Result<Decided, DeskFault>;
    const bool taken = workers_.run<Outcome>(
        {Lane::desk, asked->effort},
        // Rounds are timed by when they were begun, so these moments must not jump.
        [before = Tournament{*contest}, asked, now_ms = world_.now_ms()] {
            return decided(before, *asked, now_ms);
        },
        [this, contest, asked, acted, refuse](std::optional<Outcome> next) {
            if (next && *next) return store(contest, **std::move(next), asked, acted);
            refuse(next ? next->error() : DeskFault{Reason::not_stored});
        }
    );
    if (!taken) refuse(DeskFault{Reason::server_busy});
}

Result<Desk::Decided, DeskFault> Desk::decided(
    const Tournament& before, const Asked& asked, std::int64_t now_ms
) {
    Ledger next = *before.ledger;
    auto& [journal, state] = next;
    // Time does not run backwards in a journal, whatever the machine's clock does.
    std::int64_t at = now_ms / 1000;
    if (!journal.empty()) at = std::max(at, journal.back().at);
    std::vector<store::JournalEntry> entries;
    for (const tournament::Action& action : asked.actions) {
        const auto entry = tournament::act(state, journal, asked.by, action, at);
        if (!entry) return DeskFault{.rejected = entry.error()};
        entries.push_back(stored_entry(
            before.row.id,
            *entry,
            asked.author,
            ref_of(asked, entries.size()),
            std::max(now_ms, entry->at * 1000)
        ));
    }
    std::string summary = summary_text(state);
    return Decided{
        .ledger = std::make_shared<const Ledger>(std::move(next)),
        .entries = std::move(entries),
        .summary = std::move(summary)};
}

void Desk::store(const Found& contest, Decided next, const Wish& asked, Acted acted) {
    auto entries = std::move(next.entries);
    auto done = [this, contest, next = std::move(next), asked, acted = std::move(acted)](
                    store::Appended appended
                ) {
        contest->busy = false;
        if (appended == store::Appended::stored) {
            contest->ledger = next.ledger;
            for (std::size_t i = 0; i < asked->actions.size(); ++i) {
                contest->refs.insert(ref_of(*asked, i));
            }
            keep_summary(*contest, next.summary, [acted, seq = contest->seq()] {
                acted(ActAnswer{.seq = seq});
            });
        } else {
            // Somebody else wrote: what is in memory is worth nothing.
            contests_.erase(contest->row.code);
            const bool failed = appended == store::Appended::failed;
            acted(DeskFault{failed ? Reason::not_stored : Reason::stale});
        }
        go_on(contest);
    };
    journals_.append(std::move(entries), std::move(done));
}

void Desk::go_on(const Found& contest) {
    if (contest->busy) return;
    if (contest->waiting.empty()) {
        const auto known = contests_.find(contest->row.code);
        const bool same = known != contests_.end() && known->second == contest;
        if (same && contest->outdated) contests_.erase(known);
        return;
    }
    const auto next = std::move(contest->waiting.front());
    contest->waiting.pop_front();
    next();
}

void Desk::keep_summary(Contest& contest, std::string summary, std::function<void()> then) {
    if (summary == contest.row.summary) return then();
    contest.row.summary = summary;
    journals_.set_summary(
        contest.row.id,
        std::move(summary),
        contest.row.listing,
        [then = std::move(then)](store::Changed) { then(); }
    );
}

void Desk::set_listing(const Found& contest, store::Listing listing, Changed changed) {
    // At once, since the next summary is stored with it.
    const auto before = std::exchange(contest->row.listing, listing);
    journals_.set_summary(
        contest->row.id,
        contest->row.summary,
        listing,
        [contest, before, changed = std::move(changed)](store::Changed answer) {
            if (answer != store::Changed::changed) contest->row.listing = before;
            changed(answer);
        }
    );
}

void Desk::take_result(
    const std::string& code,
    const tournament::ResultEntered& result,
    const std::string& from,
    const std::string& ref,
    Acted acted
) {
    find(code, [this, result, from, ref, acted](const auto& found) {
        if (!found) return acted(DeskFault{Reason::not_found});
        act(*found,
            {.by = {tournament::Role::table_judge, from},
             .author = {},
             .ref = ref,
             .actions = {result}},
            acted);
    });
}

void Desk::forget(const Found& contest, tournament::PlayerId player, Changed changed) {
    journals_.erase(
        contest->row.id,
        about_player(player),
        [this, code = contest->row.code, changed = std::move(changed)](store::Changed answer) {
            contests_.erase(code);
            changed(answer);
        }
    );
}

void Desk::forget_accounts() {
    for (const auto& [code, contest] : contests_) contest->outdated = true;
    std::erase_if(contests_, [](const auto& each) { return !each.second->busy; });
}

std::string summary_text(const tournament::State& state) {
    TournamentSummary summary;
    if (state.format) {
        summary.name = state.format->name;
        summary.event = state.format->event;
    }
    summary.players =
        static_cast<std::uint32_t>(std::ranges::count_if(state.entrants, [](const auto& each) {
            return each.standing != tournament::Standing::removed;
        }));
    summary.rounds = static_cast<std::uint32_t>(state.rounds.size());
    summary.state = state_of(state);
    return to_json_text(summary);
}

TournamentState state_of(const tournament::State& state) {
    if (state.rounds.empty()) return TournamentState::entries;
    return tournament::over(state) ? TournamentState::over : TournamentState::running;
}

TournamentSummary summary_of(const store::JournalRow& row) {
    TournamentSummary summary;
    const auto stored = parse_strict(row.summary);
    if (!stored || read_json(*stored, summary)) summary = {};
    summary.code = row.code;
    summary.created_ms = row.created_ms;
    return summary;
}

}  // namespace kamchatka::server
