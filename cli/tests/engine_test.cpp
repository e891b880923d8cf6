// `kamchatka engine` as another program uses it, and the example that does.
#include "cli/pipe/pipe.hpp"
#include "cli/tests/program.hpp"
#include "engine/rulebooks.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace kamchatka::cli {
namespace {

using test::run;

std::ptrdiff_t line_count(const std::string& text) {
    return std::count(text.begin(), text.end(), '\n');
}

TEST(EngineCommand, EachLineHasOneAnswerAndTheEndOfInputEndsIt) {
    const test::Ran ran = run("engine", "{\"request\":\"new\",\"seats\":3}\r\n\nnonsense\n{}");
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(line_count(ran.out), 4);
    EXPECT_EQ(run("engine").out, "");
    EXPECT_EQ(run("engine").exit_code, 0);
}

TEST(EngineCommand, NothingIsAnsweredAfterQuit) {
    const test::Ran ran = run("engine", "{\"request\":\"quit\"}\n{\"request\":\"quit\"}\n");
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_EQ(ran.out, "{\"ok\":true}\n");
}

TEST(EngineCommand, ALongLineIsSkipped) {
    const std::string longest = R"({"request":"quit","id":")";
    const std::string fits =
        longest + std::string(Pipe::line_bytes_max - longest.size() - 2, 'x') + "\"}";
    EXPECT_TRUE(run("engine", fits).out.ends_with("\"ok\":true}\n"));
    const test::Ran ran = run("engine", std::string(3'000'000, 'x') + "\n{\"request\":\"quit\"}\n");
    EXPECT_EQ(line_count(ran.out), 2);
    EXPECT_NE(ran.out.find("\"too_long\""), std::string::npos);
    EXPECT_TRUE(ran.out.ends_with("{\"ok\":true}\n"));
}

TEST(EngineCommand, AnswersAtOnce) {
    // The second request is sent only when the first was answered.
    const test::Ran ran = test::run_shell(
        "bash -c 'coproc E { \"" + test::program_path() +
        "\" engine; }; echo {} >&${E[1]}; read -t 20 -r A <&${E[0]}; echo \"$A\"'"
    );
    EXPECT_NE(ran.out.find("\"ok\":false"), std::string::npos) << ran.out << ran.err;
}

TEST(EngineCommand, TheExampleRefereesAGameOfEachRuleset) {
    if (test::run_shell("python3 --version").exit_code != 0) GTEST_SKIP() << "no python3";
    for (const Ruleset* set : rulebooks::all) {
        const std::string id{set->id.view()};
        const std::string path = test::temporary_file(id + ".txt", "");
        const test::Ran ran = test::run_shell(
            "python3 -B docs/examples/referee.py --engine '" + test::program_path() +
            "' --ruleset " + id + " --rounds 4 --record '" + path + "'"
        );
        EXPECT_EQ(ran.exit_code, 0) << ran.err;
        EXPECT_NE(ran.out.find(" wins: "), std::string::npos) << ran.out;
        const test::Ran replayed = run("replay --lang en " + path);
        EXPECT_EQ(replayed.exit_code, 0) << replayed.err;
        EXPECT_EQ(replayed.out.find("cut off"), std::string::npos) << replayed.out;
    }
}

TEST(Program, EverySubcommandHasHelpWithExamples) {
    for (const char* name : {"rules", "simulate", "replay", "verify", "golden", "engine"}) {
        const test::Ran ran = run(std::string{name} + " --help");
        EXPECT_EQ(ran.exit_code, 0) << name;
        EXPECT_NE(ran.out.find("kamchatka " + std::string{name}), std::string::npos) << ran.out;
        EXPECT_EQ(ran.out.find('\x1b'), std::string::npos) << name;
    }
    EXPECT_EQ(run("--help").exit_code, 0);
    EXPECT_EQ(run("").exit_code, 2);
    EXPECT_EQ(run("nonsense").exit_code, 2);
    EXPECT_EQ(run("engine nonsense").exit_code, 2);
}

}  // namespace
}  // namespace kamchatka::cli
