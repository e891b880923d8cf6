// Points through every golden game: each mark is what the rules say of that moment, and the last is
// what was counted.
#include "server/replays/points.hpp"

#include "engine/reckoning.hpp"
#include "record/record_json.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace kamchatka::server {
namespace {

std::vector<std::filesystem::path> golden_records() {
    std::vector<std::filesystem::path> paths;
    for (const auto& file : std::filesystem::directory_iterator{"tests/golden"}) {
        if (file.path().extension() == ".txt") paths.push_back(file.path());
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

record::Reading reading_of(const std::filesystem::path& path) {
    std::ifstream file{path};
    const std::string text{std::istreambuf_iterator<char>{file}, {}};
    auto reading = record::read_any(text);
    if (!reading) throw std::runtime_error{path.string() + " cannot be read"};
    return *std::move(reading);
}

const record::SeatPoints* points_in(const PointsMark& mark, Seat seat) {
    for (const auto& [each, points] : mark.points.items) {
        if (each == seat) return &points;
    }
    return nullptr;
}

class PointsThrough : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(PointsThrough, AGameAreThoseOfTheRulesAtEveryMoment) {
    const record::Reading reading = reading_of(GetParam());
    const Rules rules = record::rules_of(reading.record);
    const auto marks = points_through(reading.record);
    ASSERT_FALSE(marks.empty());
    EXPECT_EQ(marks.front().seq, 0);
    auto mark = marks.begin();
    State state = record::first_state(reading.record);
    std::int64_t seq = 0;
    for (const record::Step& step : reading.record.steps) {
        for (const Event& event : step.events) evolve(state, event);
        seq += std::ssize(step.events);
        if (mark + 1 != marks.end() && (mark + 1)->seq == seq) ++mark;
        const View view = view_of(state, Arbiter{});
        for (const Seat seat : SeatSet::first(state.seat_count)) {
            const auto points = points_of(rules, view, seat);
            const record::SeatPoints* told = points_in(*mark, seat);
            ASSERT_EQ(told != nullptr, points.has_value()) << seq;
            if (!told) continue;
            ASSERT_EQ(told->inside, points->inside) << seq;
            ASSERT_EQ(told->outside, points->outside) << seq;
        }
    }
    EXPECT_EQ(mark + 1, marks.end()) << "a mark at no step";
}

TEST_P(PointsThrough, AGameThatEndedOnPointsEndWithThoseCounted) {
    const record::Reading reading = reading_of(GetParam());
    if (reading.state.cause != Cause::points) return;  // nothing was counted
    const auto marks = points_through(reading.record);
    for (const Seat seat : SeatSet::first(reading.state.seat_count)) {
        if (reading.state.out[seat] != 0) continue;
        const record::SeatPoints* told = points_in(marks.back(), seat);
        ASSERT_NE(told, nullptr);
        EXPECT_EQ(told->inside, reading.state.points[seat]);
    }
}

INSTANTIATE_TEST_SUITE_P(
    Golden,
    PointsThrough,
    testing::ValuesIn(golden_records()),
    [](const auto& golden) {
        std::string name = golden.param.stem().string();
        std::replace(name.begin(), name.end(), '-', '_');
        return name;
    }
);

}  // namespace
}  // namespace kamchatka::server
