#include "server/replays/points.hpp"

#include "engine/reckoning.hpp"

namespace kamchatka::server {
namespace {

using EverybodysPoints = PerSeat<std::optional<Points>>;

EverybodysPoints everybodys_points(const Rules& rules, const State& state) {
    const View view = view_of(state, Arbiter{});
    EverybodysPoints all{};
    for (const Seat seat : SeatSet::first(state.seat_count))
        all[seat] = points_of(rules, view, seat);
    return all;
}

BySeat<record::SeatPoints> told(const EverybodysPoints& all) {
    BySeat<record::SeatPoints> told;
    for (const Seat seat : SeatSet::first(seat_count_max)) {
        const auto& points = all[seat];
        if (points)
            told.items.emplace_back(seat, record::SeatPoints{points->inside, points->outside});
    }
    return told;
}

}  // namespace

std::vector<PointsMark> points_through(const record::Record& record) {
    const Rules rules = record::rules_of(record);
    State state = record::first_state(record);
    EverybodysPoints now = everybodys_points(rules, state);
    std::vector<PointsMark> marks{{.seq = 0, .points = told(now)}};
    std::int64_t seq = 0;
    for (const record::Step& step : record.steps) {
        for (const Event& event : step.events) evolve(state, event);
        seq += std::ssize(step.events);
        const EverybodysPoints next = everybodys_points(rules, state);
        if (next == now) continue;
        now = next;
        marks.push_back({.seq = seq, .points = told(now)});
    }
    return marks;
}

}  // namespace kamchatka::server
