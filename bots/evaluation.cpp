// Chances from weights, and the evaluations there are by name.
#include "bots/evaluation.hpp"

#include "bots/linear.hpp"
#include "bots/net/net_evaluation.hpp"

#include <algorithm>
#include <cassert>

namespace kamchatka::bots {
namespace {

class LinearEvaluation final : public Evaluation {
    void weigh(const Rules& rules, const State& state, Prospects& prospects) const override {
        prospects.win = linear_weights(rules, state);
        prospects.place = prospects.win;
    }
};

std::uint8_t place_when_out(const State& state, Seat seat) {
    if (state.phase == Phase::over || state.phase == Phase::closed) return state.ahead[seat];
    const unsigned out = std::clamp<unsigned>(state.out[seat], 1, state.seat_count);
    return static_cast<std::uint8_t>(state.seat_count - out);
}

}  // namespace

Prospects Evaluation::look(const Rules& rules, const State& state) const {
    Prospects prospects{};
    prospects.seats = state.cause ? SeatSet{state.winner} : active_seats(state);
    for (const Seat seat : seats(state) - prospects.seats) {
        prospects.out[seat] = place_when_out(state, seat);
    }
    if (prospects.seats.size() == 1) {
        prospects.win[prospects.seats.front()] = 1;
    } else {
        weigh(rules, state, prospects);
    }
    return prospects;
}

void Evaluation::look(
    const Rules& rules, std::span<const State> states, std::span<Prospects> prospects
) const {
    assert(prospects.size() >= states.size());
    for (std::size_t i = 0; i < states.size(); ++i) prospects[i] = look(rules, states[i]);
}

PerSeat<float> win_chances(const Prospects& prospects) {
    PerSeat<float> chances{};
    float sum = 0;
    for (const Seat seat : prospects.seats) sum += prospects.win[seat];
    for (const Seat seat : prospects.seats) chances[seat] = prospects.win[seat] / sum;
    return chances;
}

namespace {

// Who comes next, of those left, behind `place` others.
struct Race {
    const Prospects& prospects;
    PlaceChances& chances;

    void run(SeatSet left, std::size_t place, float reached) const {
        const PerSeat<float>& weight = place == 0 ? prospects.win : prospects.place;
        float sum = 0;
        for (const Seat seat : left) sum += weight[seat];
        for (const Seat seat : left) {
            const float here =
                sum > 0 ? reached * weight[seat] / sum : reached / static_cast<float>(left.size());
            chances[seat][place] += here;
            SeatSet rest = left;
            rest.erase(seat);
            if (!rest.empty()) run(rest, place + 1, here);
        }
    }
};

}  // namespace

PlaceChances place_chances(const Prospects& prospects) {
    PlaceChances chances{};
    Race{prospects, chances}.run(prospects.seats, 0, 1);
    for (const Seat seat : SeatSet::first(seat_count_max) - prospects.seats) {
        if (prospects.out[seat] > 0) chances[seat][prospects.out[seat]] = 1;
    }
    return chances;
}

const Evaluation* find_evaluation(std::string_view name) {
    static const LinearEvaluation linear;
    if (name == "linear") return &linear;
    if (name == "net") return net::net_evaluation();
    return nullptr;
}

}  // namespace kamchatka::bots
