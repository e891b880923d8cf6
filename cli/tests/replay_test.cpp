// `kamchatka replay` as a person runs it.
#include "cli/tests/program.hpp"
#include "record/record_json.hpp"
#include "record/text/record_text.hpp"
#include "record/words/names.hpp"
#include "record/words/spelling.hpp"

#include <gtest/gtest.h>

#include <string>

namespace kamchatka::cli {
namespace {

using test::run;
using test::temporary_file;

constexpr const char* golden = "tests/golden/challenge-4.txt";

std::size_t step_count() {
    const auto reading = record::read_text(test::contents(golden));
    return reading ? reading->record.steps.size() : 0;
}

bool says(const test::Ran& ran, const std::string& text) {
    return ran.out.find(text) != std::string::npos;
}

std::string replay(const std::string& options) { return "replay " + (golden + (' ' + options)); }

TEST(Replay, ShowsTheEndUnlessTold) {
    const test::Ran ran = run(replay("--lang en"));
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    const std::string count = std::to_string(step_count());
    EXPECT_TRUE(says(ran, "step " + count + " of " + count)) << ran.out;
    EXPECT_TRUE(says(ran, count + " chance reveal_seed")) << ran.out;
    EXPECT_TRUE(says(ran, "Kamchatka")) << ran.out;
}

TEST(Replay, TheEndHasPlacesPointsAndObjectives) {
    const auto reading = record::read_text(test::contents(golden));
    ASSERT_TRUE(reading.has_value());
    const State& state = reading->state;
    const Rules rules = record::rules_of(reading->record);
    for (const char* viewer : {"arbiter", "spectator", "s2"}) {
        const test::Ran ran = run(replay("--lang en --view " + std::string{viewer}));
        EXPECT_TRUE(says(ran, "\nplace  seat  colour")) << ran.out;
        for (const Seat seat : seats(state)) {
            const std::string place = '\n' + std::to_string(state.ahead[seat] + 1) + "      ";
            const std::size_t at = ran.out.find(place + std::string{record::spell(seat)});
            ASSERT_NE(at, std::string::npos) << ran.out;
            const std::string line = ran.out.substr(at + 1, ran.out.find('\n', at + 1) - at - 1);
            EXPECT_NE(line.find(std::to_string(state.points[seat])), std::string::npos) << line;
            const record::Lexicon lexicon{rules, state.seat_count};
            const Objective objective = *state.objective[seat].reveal();
            const auto name = record::name_of(lexicon, objective, record::Language::english);
            EXPECT_TRUE(line.ends_with(name)) << line;
        }
    }
    EXPECT_FALSE(says(run(replay("--lang en --at 40")), "\nplace  seat")) << "not before the end";
}

TEST(Replay, SpeaksItalianUnlessTold) {
    const test::Ran ran = run(replay(""));
    EXPECT_TRUE(says(ran, "passo ")) << ran.out;
    EXPECT_TRUE(says(ran, "Alberta")) << ran.out;
    EXPECT_NE(ran.out, run(replay("--lang en")).out);
}

TEST(Replay, NoColourWhereThereIsNoTerminal) {
    EXPECT_EQ(run(replay("")).out.find('\x1b'), std::string::npos);
}

TEST(Replay, AtZeroIsTheStartAndNegativeCountsFromTheEnd) {
    EXPECT_TRUE(says(run(replay("--at 0 --lang en")), "step 0 of "));
    const std::string last_but_one = std::to_string(step_count() - 1);
    EXPECT_TRUE(says(run(replay("--at -1 --lang en")), "step " + last_but_one + " of "));
    EXPECT_EQ(run(replay("--at -1")).out, run(replay("--at " + last_but_one)).out);
}

TEST(Replay, EveryStepCanBeShown) {
    const std::size_t count = step_count();
    for (std::size_t step = 0; step <= count; step += 37) {
        for (const char* viewer : {"arbiter", "spectator", "s3"}) {
            const test::Ran ran =
                run(replay("--view " + (viewer + (" --at " + std::to_string(step)))));
            EXPECT_EQ(ran.exit_code, 0) << ran.err;
        }
    }
}

TEST(Replay, EventsListsEveryStepUpToThere) {
    const test::Ran ran = run(replay("--at 12 --events"));
    EXPECT_TRUE(says(ran, "\n1 chance start_game"));
    EXPECT_TRUE(says(ran, "\n12 "));
    EXPECT_FALSE(says(ran, "\n13 "));
}

TEST(Replay, AnotherSeatsSecretsAreNotShown) {
    const std::string text = test::contents(golden);
    const std::size_t at = text.find("    objective_dealt ");
    const std::string line = text.substr(at + 4, text.find('\n', at) - at - 4);
    const std::string seat = line.substr(16, 2);
    const std::string other = seat == "s1" ? "s2" : "s1";
    const std::string hidden = "objective_dealt " + seat + " ?\n";
    const test::Ran own = run(replay("--events --at -30 --view " + seat));
    const test::Ran others = run(replay("--events --at -30 --view " + other));
    EXPECT_TRUE(says(own, line));
    EXPECT_FALSE(says(own, hidden));
    EXPECT_FALSE(says(others, line));
    EXPECT_TRUE(says(others, hidden));
    EXPECT_TRUE(says(others, "chance deal_objective ?\n"));
    EXPECT_TRUE(says(run(replay("--events --at -30")), line));
}

TEST(Replay, ReadsJsonAndStandardInput) {
    const auto reading = record::read_text(test::contents(golden));
    ASSERT_TRUE(reading.has_value());
    const std::string json = record::pretty(record::to_json(reading->record));
    EXPECT_EQ(run("replay -", json).out, run(replay("")).out);
}

TEST(Replay, SaysWhenTheRecordWasCutOff) {
    const std::string text = test::contents(golden);
    const test::Ran ran = run("replay - --lang en", text.substr(0, text.size() / 2));
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_TRUE(says(ran, "cut off: ")) << ran.out;
}

TEST(Replay, ErrorsNameTheFileAndLine) {
    const std::string path = temporary_file("bad.txt", "kamchatka-record 1\nruleset bridge\n");
    const test::Ran ran = run("replay " + path);
    EXPECT_EQ(ran.exit_code, 2);
    EXPECT_TRUE(ran.err.starts_with("kamchatka: " + path + ":2: ")) << ran.err;
    for (const char* arguments : {"/no/such/file", "/", ""}) {
        EXPECT_EQ(run("replay " + std::string{arguments}).exit_code, 2) << arguments;
    }
    for (const char* options :
         {"--at 100000", "--at -100000", "--at x", "--view s5", "--view me"}) {
        EXPECT_EQ(run(replay(options)).exit_code, 2) << options;
    }
}

}  // namespace
}  // namespace kamchatka::cli
