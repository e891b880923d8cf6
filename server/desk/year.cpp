#include "server/desk/year.hpp"

#include "server/desk/entries.hpp"
#include "tournament/json.hpp"
#include "tournament/yearly.hpp"

#include <chrono>
#include <memory>

namespace kamchatka::server {
namespace {

constexpr std::int64_t events_max = 500;

std::uint32_t year_of(std::int64_t ms) {
    const std::chrono::sys_time<std::chrono::milliseconds> at{std::chrono::milliseconds{ms}};
    const std::chrono::year_month_day day{std::chrono::floor<std::chrono::days>(at)};
    return static_cast<std::uint32_t>(static_cast<int>(day.year()));
}

// Reads one journal after the other, so that a long year does not keep both readers busy. One that
// is damaged is left out.
class Reading : public std::enable_shared_from_this<Reading> {
public:
    Reading(store::Journals& journals, std::uint32_t year, store::OnRead<YearJournals> done)
        : journals_{journals},
          done_{std::move(done)} {
        read_.year = year;
    }

    void begin() {
        journals_.listed(
            store::JournalKind::tournament,
            {.in_all = events_max, .of_one_owner = events_max},
            [self = shared_from_this()](const store::Read<std::vector<store::JournalRow>>& rows) {
                if (!rows) return self->done_(rows.error());
                self->choose(*rows);
                self->next();
            }
        );
    }

private:
    // Those that are over, of the year asked for or else of the latest event.
    void choose(const std::vector<store::JournalRow>& rows) {
        for (const store::JournalRow& row : rows) {
            if (summary_of(row).state != TournamentState::over) continue;
            if (read_.year == 0) read_.year = year_of(row.created_ms);
            if (year_of(row.created_ms) == read_.year) chosen_.push_back(row.id);
        }
    }

    void next() {
        if (looked_at_ == chosen_.size()) return done_(std::move(read_));
        journals_.read(
            chosen_[looked_at_++],
            [self = shared_from_this()](store::Read<std::vector<store::JournalEntry>> entries) {
                if (entries) self->read_.events.push_back(*std::move(entries));
                self->next();
            }
        );
    }

    store::Journals& journals_;
    store::OnRead<YearJournals> done_;
    std::vector<store::JournalId> chosen_;
    std::size_t looked_at_ = 0;
    YearJournals read_;
};

std::optional<tournament::RankedEvent> event_of(const std::vector<store::JournalEntry>& stored) {
    try {
        tournament::Journal entries;
        for (const store::JournalEntry& each : stored) entries.push_back(entry_of(each));
        return tournament::ranked_event(tournament::fold(entries));
    } catch (const std::exception&) {
        return std::nullopt;  // named when somebody asks for it
    }
}

}  // namespace

void read_year(store::Journals& journals, std::uint32_t year, store::OnRead<YearJournals> done) {
    std::make_shared<Reading>(journals, year, std::move(done))->begin();
}

YearAnswer year_answer(const YearJournals& journals) {
    YearAnswer answer;
    answer.year = journals.year;
    std::vector<tournament::RankedEvent> events;
    for (const auto& entries : journals.events) {
        auto event = event_of(entries);
        if (!event) continue;
        events.push_back(*std::move(event));
        answer.events.push_back(events.back().name);
    }
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
    return answer;
}

}  // namespace kamchatka::server
