// The yearly ranking of the public tournaments of this server that are over.
#include "server/desk/view.hpp"

#include "tournament/json.hpp"
#include "tournament/yearly.hpp"

#include <chrono>

namespace kamchatka::server {
namespace {

constexpr std::int64_t events_max = 500;

std::uint32_t year_of(std::int64_t ms) {
    const std::chrono::sys_time<std::chrono::milliseconds> at{std::chrono::milliseconds{ms}};
    const std::chrono::year_month_day day{std::chrono::floor<std::chrono::days>(at)};
    return static_cast<std::uint32_t>(static_cast<int>(day.year()));
}

tournament::State state_in(store::Journals& journals, store::JournalId journal) {
    tournament::Journal entries;
    for (const store::JournalEntry& each : journals.read(journal)) {
        entries.push_back(entry_of(each));
    }
    return tournament::fold(entries);
}

}  // namespace

YearAnswer year_answer(store::Journals& journals, std::uint32_t year) {
    YearAnswer answer;
    std::vector<tournament::RankedEvent> events;
    for (const auto& row : journals.listed(store::JournalKind::tournament, events_max)) {
        if (summary_of(row).state != TournamentState::over) continue;
        if (answer.year == 0) answer.year = year == 0 ? year_of(row.created_ms) : year;
        if (year_of(row.created_ms) != answer.year) continue;
        events.push_back(tournament::ranked_event(state_in(journals, row.id)));
        answer.events.push_back(events.back().name);
    }
    if (answer.year == 0) answer.year = year;
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
