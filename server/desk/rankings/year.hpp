// A yearly ranking over the tournaments that its keeper has admitted.
#pragma once

#include "server/desk/rankings/ranking_types.hpp"
#include "server/desk/types.hpp"
#include "store/journals.hpp"
#include "tournament/ranking/ranking.hpp"

#include <string>
#include <vector>

namespace kamchatka::server {

// Entries of a ranking in the store and back. Throws std::runtime_error when one cannot be
// understood.
store::JournalEntry stored_entry(
    const store::JournalRow& journal,
    const tournament::RankingEvent& event,
    std::int64_t seq,
    std::int64_t at_ms
);
tournament::Ranking ranking_of(const std::vector<store::JournalEntry>& entries);

// What lists show of it, as it is stored.
std::string ranking_summary_text(const tournament::Ranking& ranking);
RankingSummary ranking_summary_of(const store::JournalRow& row);

// A ranking and the tournaments that count in it, as they are stored.
struct AdmittedJournals {
    store::JournalRow row{};
    tournament::Ranking ranking{};
    struct Event {
        std::string code;
        TournamentSummary summary;
        std::vector<store::JournalEntry> entries;
    };
    std::vector<Event> events{};
};
// One that is damaged or gone is there without entries.
void read_admitted(
    store::Journals& journals, AdmittedJournals read, store::OnRead<AdmittedJournals> done
);

// Folds them all: on a worker.
YearAnswer year_answer(const AdmittedJournals& journals);

}  // namespace kamchatka::server
