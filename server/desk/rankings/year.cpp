#include "server/desk/rankings/year.hpp"

#include "codec/strict_json.hpp"
#include "server/desk/desk.hpp"
#include "server/desk/entries.hpp"
#include "server/desk/schema.hpp"
#include "tournament/json.hpp"
#include "tournament/ranking/yearly.hpp"

#include <memory>
#include <stdexcept>

namespace kamchatka::server {
namespace {

// Reads one journal after the other, so that a long year does not keep both readers busy.
class Reading : public std::enable_shared_from_this<Reading> {
public:
    Reading(store::Journals& journals, AdmittedJournals read, store::OnRead<AdmittedJournals> done)
        : journals_{journals},
          read_{std::move(read)},
          done_{std::move(done)} {}

    void next() {
        if (looked_at_ == read_.ranking.admitted.size()) return done_(std::move(read_));
        const std::string code = read_.ranking.admitted[looked_at_++];
        read_.events.push_back({code, {}, {}});
        journals_.journal_with_code(
            code,
            [self = shared_from_this()](const store::Read<std::optional<store::JournalRow>>& row) {
                const bool there = row && *row && (*row)->kind == store::JournalKind::tournament;
                if (!there) return self->next();
                self->take(**row);
            }
        );
    }

private:
    void take(const store::JournalRow& row) {
        read_.events.back().summary = summary_of(row);
        journals_.read(
            row.id,
            [self = shared_from_this()](store::Read<std::vector<store::JournalEntry>> entries) {
                if (entries) self->read_.events.back().entries = *std::move(entries);
                self->next();
            }
        );
    }

    store::Journals& journals_;
    AdmittedJournals read_;
    store::OnRead<AdmittedJournals> done_;
    std::size_t looked_at_ = 0;
};

// Nothing for one that is damaged, or not over.
std::optional<tournament::RankedEvent> event_of(const std::vector<store::JournalEntry>& stored) {
    try {
        tournament::Journal entries;
        for (const store::JournalEntry& each : stored) entries.push_back(entry_of(each));
        const tournament::State state = tournament::fold(entries);
        if (state_of(state) != TournamentState::over) return std::nullopt;
        return tournament::ranked_event(state);
    } catch (const std::exception&) {
        return std::nullopt;  // named when somebody asks for it
    }
}

void tell_rows(const std::vector<tournament::RankedEvent>& events, YearAnswer& answer) {
    const auto rows = tournament::yearly_ranking(tournament::national_formula(), events);
    for (const tournament::YearlyRow& row : rows) {
        YearLine& line = answer.rows.emplace_back();
        line.position = row.position;
        line.player = row.player;
        line.total = tournament::to_text(row.total);
        for (const tournament::YearlyRow::Part& part : row.parts) {
            line.events.push_back(
                {.event = events[part.event].name,
                 .place = part.place,
                 .score = tournament::to_text(part.score),
                 .counts = part.counts}
            );
        }
    }
}

}  // namespace

store::JournalEntry stored_entry(
    const store::JournalRow& journal,
    const tournament::RankingEvent& event,
    std::int64_t seq,
    std::int64_t at_ms
) {
    return {
        .journal = journal.id,
        .seq = seq,
        .ref = "entry-" + std::to_string(seq),
        .at_ms = at_ms,
        .who = "keeper",
        .body = boost::json::serialize(codec::to_value(tournament::Limits{}, event))};
}

tournament::Ranking ranking_of(const std::vector<store::JournalEntry>& entries) {
    tournament::Ranking ranking;
    for (const store::JournalEntry& entry : entries) {
        tournament::RankingEvent event;
        const auto body = codec::parse_strict(entry.body);
        if (!body || codec::from_value(tournament::Limits{}, *body, event)) {
            throw std::runtime_error{"an entry of a ranking that cannot be read"};
        }
        tournament::evolve(ranking, event);
    }
    return ranking;
}

std::string ranking_summary_text(const tournament::Ranking& ranking) {
    RankingSummary summary;
    summary.name = ranking.name;
    summary.year = ranking.year;
    summary.events = static_cast<std::uint32_t>(ranking.admitted.size());
    return to_json_text(summary);
}

RankingSummary ranking_summary_of(const store::JournalRow& row) {
    RankingSummary summary;
    const auto stored = parse_strict(row.summary);
    if (!stored || read_json(*stored, summary)) summary = {};
    summary.code = row.code;
    return summary;
}

void read_admitted(
    store::Journals& journals, AdmittedJournals read, store::OnRead<AdmittedJournals> done
) {
    std::make_shared<Reading>(journals, std::move(read), std::move(done))->next();
}

YearAnswer year_answer(const AdmittedJournals& journals) {
    YearAnswer answer;
    answer.code = journals.row.code;
    answer.name = journals.ranking.name;
    answer.year = journals.ranking.year;
    std::vector<tournament::RankedEvent> events;
    for (const AdmittedJournals::Event& each : journals.events) {
        auto event = event_of(each.entries);
        answer.events.push_back(
            {.code = each.code, .name = each.summary.name, .counts = event.has_value()}
        );
        if (event) events.push_back(*std::move(event));
    }
    tell_rows(events, answer);
    return answer;
}

}  // namespace kamchatka::server
