// The yearly ranking: what an event is worth to each of its players, and how many of a year's
// events count. The national formula is a preset of it.
#pragma once

#include "tournament/format/format.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::tournament {

// What one kind of event is worth.
struct EventClass {
    EventKind event;
    // Weight in hundredths by rounds played: the last row that begins at or below them.
    struct Weight {
        std::uint16_t rounds_min = 0;
        std::uint16_t hundredths = 0;
        friend bool operator==(const Weight&, const Weight&) = default;
    };
    std::vector<Weight> weights;
    // How many of a player's events count: the larger of the two.
    std::uint16_t counted_min = 0;
    std::uint16_t share_per_mille = 0;  // of the year's events of this kind
    // Or best first, while the rounds of those counted before are under this; 0 for no such rule.
    std::uint16_t rounds_max = 0;

    friend bool operator==(const EventClass&, const EventClass&) = default;
};

// score = first (for 1st place) x (base + tables) x weight x e^(-position / decay) (1 for 1st)
struct RankingFormula {
    std::uint16_t base = 100;
    std::uint16_t first_hundredths = 120;
    std::uint16_t decay = 20;
    std::uint16_t tables_min = 6;  // smaller events give nothing
    std::vector<EventClass> classes{};

    friend bool operator==(const RankingFormula&, const RankingFormula&) = default;
};

RankingFormula national_formula();

// One event as the ranking sees it.
struct RankedEvent {
    std::string name;
    EventKind event;
    std::uint16_t tables = 0;  // games played over all rounds
    std::uint16_t rounds = 0;
    struct Place {
        std::string player;  // the national id, or the name where there is none
        std::uint16_t position;
        friend bool operator==(const Place&, const Place&) = default;
    };
    std::vector<Place> places{};

    friend bool operator==(const RankedEvent&, const RankedEvent&) = default;
};

// Nothing for an event that gives no ranking.
std::optional<Score> event_score(
    const RankingFormula& formula, const RankedEvent& event, std::uint16_t position
);

struct YearlyRow {
    std::uint16_t position = 0;
    std::string player;
    Score total;
    struct Part {
        std::size_t event;  // index
        std::uint16_t place;
        Score score;
        bool counts;
        friend bool operator==(const Part&, const Part&) = default;
    };
    std::vector<Part> parts{};  // by kind, best first

    friend bool operator==(const YearlyRow&, const YearlyRow&) = default;
};
// Best first; those without a score are not listed.
std::vector<YearlyRow> yearly_ranking(
    const RankingFormula& formula, const std::vector<RankedEvent>& events
);

// e^(-position / decay) in units of 10^-15, by integers alone: the same everywhere.
std::int64_t decayed(std::uint32_t position, std::uint32_t decay);

}  // namespace kamchatka::tournament
