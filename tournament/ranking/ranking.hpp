// A yearly ranking as its keeper keeps it: which tournaments count. A journal of its own, for
// whether a tournament counts is not for the tournament to say.
#pragma once

#include "tournament/rejection.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace kamchatka::tournament {

struct RankingOpened {
    std::string name{};
    std::uint16_t year = 0;
    friend bool operator==(const RankingOpened&, const RankingOpened&) = default;
};
struct EventAdmitted {
    std::string code{};  // of the tournament
    friend bool operator==(const EventAdmitted&, const EventAdmitted&) = default;
};
struct EventStruck {  // counts no more
    std::string code{};
    friend bool operator==(const EventStruck&, const EventStruck&) = default;
};
using RankingEvent = std::variant<RankingOpened, EventAdmitted, EventStruck>;

struct Ranking {
    std::string name{};
    std::uint16_t year = 0;
    std::vector<std::string> admitted{};  // codes, in order of admission
    friend bool operator==(const Ranking&, const Ranking&) = default;
};

inline constexpr std::size_t ranked_events_max = 500;

// Whether the event could follow.
std::optional<Rejected> refusal(const Ranking& ranking, const RankingEvent& event);

void evolve(Ranking& ranking, const RankingEvent& event);

}  // namespace kamchatka::tournament
