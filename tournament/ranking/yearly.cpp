// Exponentials by integers, and the best events of each kind.
#include "tournament/ranking/yearly.hpp"

#include <algorithm>
#include <cassert>
#include <functional>
#include <map>

namespace kamchatka::tournament {
namespace {

__extension__ typedef __int128 Wide;  // NOLINT: `using` has no __extension__

constexpr std::int64_t one = 1'000'000'000'000'000;  // 10^15

const EventClass* class_of(const RankingFormula& formula, EventKind kind) {
    const auto found = std::ranges::find(formula.classes, kind, &EventClass::event);
    return found == formula.classes.end() ? nullptr : &*found;
}

std::uint16_t weight_of(const EventClass& kind, std::uint16_t rounds) {
    std::uint16_t weight = 0;
    for (const EventClass::Weight& each : kind.weights) {
        if (each.rounds_min <= rounds) weight = each.hundredths;
    }
    return weight;
}

// Marks which parts of one kind count; they come best first.
void mark_counting(
    std::vector<YearlyRow::Part>& parts,
    const EventClass& kind,
    const std::vector<RankedEvent>& events,
    std::size_t held
) {
    const std::size_t share = held * kind.share_per_mille / 1000;
    const std::size_t limit = std::max<std::size_t>(kind.counted_min, share);
    std::size_t rounds = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        parts[i].counts = kind.rounds_max > 0 ? rounds < kind.rounds_max : i < limit;
        if (parts[i].counts) rounds += events[parts[i].event].rounds;
    }
}

}  // namespace

std::int64_t decayed(std::uint32_t position, std::uint32_t decay) {
    assert(decay > 0);
    // e^-(p/d) = 1 / (1 + x/1! + x^2/2! ...) with x = p/d split into whole steps and a rest, so
    // that the series is short.
    const auto series = [&](std::uint32_t above) {
        Wide term = one;
        Wide sum = one;
        for (Wide n = 1; term != 0; ++n) {
            term = term * above / (n * decay);
            sum += term;
        }
        return sum;
    };
    Wide value = Wide{one} * one / series(position % decay);
    const Wide step = Wide{one} * one / series(decay);
    for (std::uint32_t i = 0; i < position / decay && value != 0; ++i) value = value * step / one;
    return static_cast<std::int64_t>(value);
}

RankingFormula national_formula() {
    const auto plain =
        [](EventKind kind, std::uint16_t hundredths, std::uint16_t least, std::uint16_t per_mille) {
            return EventClass{kind, {{0, hundredths}}, least, per_mille, 0};
        };
    RankingFormula formula;
    formula.classes = {
        plain(EventKind::gathering, 500, 1, 333),
        plain(EventKind::master, 400, 3, 300),
        plain(EventKind::open, 200, 3, 135),
        plain(EventKind::interclub, 150, 1, 333),
        {EventKind::league, {{0, 20}, {3, 50}, {4, 70}, {5, 80}, {6, 100}}, 0, 0, 45},
    };
    return formula;
}

std::optional<Score> event_score(
    const RankingFormula& formula, const RankedEvent& event, std::uint16_t position
) {
    const EventClass* kind = class_of(formula, event.event);
    if (kind == nullptr || event.tables < formula.tables_min || position == 0) return std::nullopt;
    const std::int64_t first = position == 1 ? formula.first_hundredths : 100;
    const std::int64_t fading = position == 1 ? one : decayed(position, formula.decay);
    // Hundredths of hundredths times 10^-15, down to millionths.
    const Wide product =
        Wide{first} * (formula.base + event.tables) * weight_of(*kind, event.rounds) * fading;
    const Wide scale = Wide{one} * 10'000 / millionths_in_one;
    return Score{static_cast<std::int64_t>((product + scale / 2) / scale)};
}

std::vector<YearlyRow> yearly_ranking(
    const RankingFormula& formula, const std::vector<RankedEvent>& events
) {
    std::map<std::string, std::map<EventKind, std::vector<YearlyRow::Part>>> all;
    std::map<EventKind, std::size_t> held;
    for (std::size_t i = 0; i < events.size(); ++i) {
        ++held[events[i].event];
        for (const RankedEvent::Place& place : events[i].places) {
            const auto score = event_score(formula, events[i], place.position);
            if (!score) continue;
            all[place.player][events[i].event].push_back({i, place.position, *score, false});
        }
    }
    std::vector<YearlyRow> rows;
    for (auto& [player, kinds] : all) {
        YearlyRow row{.player = player, .total = {}, .parts = {}};
        for (auto& [kind, parts] : kinds) {
            std::ranges::stable_sort(parts, std::greater{}, &YearlyRow::Part::score);
            mark_counting(parts, *class_of(formula, kind), events, held[kind]);
            for (const YearlyRow::Part& part : parts) {
                if (part.counts) row.total += part.score;
                row.parts.push_back(part);
            }
        }
        rows.push_back(std::move(row));
    }
    std::ranges::stable_sort(rows, std::greater{}, &YearlyRow::total);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool same = i > 0 && rows[i].total == rows[i - 1].total;
        rows[i].position = same ? rows[i - 1].position : static_cast<std::uint16_t>(i + 1);
    }
    return rows;
}

}  // namespace kamchatka::tournament
