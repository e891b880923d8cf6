#include "tournament/ranking/ranking.hpp"

#include "tournament/people/people.hpp"

#include <algorithm>

namespace kamchatka::tournament {
namespace {

bool counts(const Ranking& ranking, const std::string& code) {
    return std::ranges::count(ranking.admitted, code) > 0;
}

std::optional<Rejected> objection(const Ranking&, const RankingOpened& event) {
    if (folded(event.name).empty()) return Rejected{Rejection::name_missing};
    if (event.name.size() > field_bytes_max) return Rejected{Rejection::field_too_long};
    return std::nullopt;
}
std::optional<Rejected> objection(const Ranking& ranking, const EventAdmitted& event) {
    if (counts(ranking, event.code)) return Rejected{Rejection::admitted_already};
    if (ranking.admitted.size() >= ranked_events_max) return Rejected{Rejection::too_many_events};
    return std::nullopt;
}
std::optional<Rejected> objection(const Ranking& ranking, const EventStruck& event) {
    if (!counts(ranking, event.code)) return Rejected{Rejection::not_admitted};
    return std::nullopt;
}

void note(Ranking& ranking, const RankingOpened& event) {
    ranking.name = event.name;
    ranking.year = event.year;
}
void note(Ranking& ranking, const EventAdmitted& event) { ranking.admitted.push_back(event.code); }
void note(Ranking& ranking, const EventStruck& event) { std::erase(ranking.admitted, event.code); }

}  // namespace

std::optional<Rejected> refusal(const Ranking& ranking, const RankingEvent& event) {
    return std::visit([&](const auto& each) { return objection(ranking, each); }, event);
}

void evolve(Ranking& ranking, const RankingEvent& event) {
    std::visit([&](const auto& each) { note(ranking, each); }, event);
}

}  // namespace kamchatka::tournament
