// The transcripts in the documentation and in tests/pipe come out byte for byte. When an answer
// changes on purpose, UPDATE_TRANSCRIPTS=1 rewrites the answers; the requests stay.
#include "cli/pipe/pipe.hpp"
#include "cli/tests/program.hpp"
#include "engine/rulebooks.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace kamchatka::cli {
namespace {

constexpr const char* document = "docs/engine-protocol.md";

std::vector<std::string> transcript_files() {
    std::vector<std::string> paths{document};
    for (const auto& entry : std::filesystem::directory_iterator{"tests/pipe"}) {
        if (entry.path().extension() == ".transcript") paths.push_back(entry.path().string());
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

struct Replay {
    std::string text;  // with the answers as they are now
    std::size_t exchange_count = 0;
};

// Lines that begin with `>` are sent, and the next one, with `<`, is the answer. A fence begins a
// transcript of its own.
Replay replay(const std::string& text) {
    Replay result;
    Pipe pipe;
    std::istringstream lines{text};
    std::string answer;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("```")) pipe = Pipe{};
        if (line.starts_with("> ")) {
            answer = pipe.answer(std::string_view{line}.substr(2));
            ++result.exchange_count;
        }
        result.text += line.starts_with("< ") ? "< " + answer : line;
        result.text += '\n';
    }
    return result;
}

TEST(Transcripts, ComeOutAsWritten) {
    for (const std::string& path : transcript_files()) {
        SCOPED_TRACE(path);
        const std::string text = test::contents(path);
        const Replay now = replay(text);
        EXPECT_GT(now.exchange_count, 20U);
        if (std::getenv("UPDATE_TRANSCRIPTS") != nullptr) {
            std::ofstream{path, std::ios::binary} << now.text;
            continue;
        }
        std::istringstream expected{text};
        std::istringstream found{now.text};
        std::size_t number = 0;
        for (std::string was, is; std::getline(expected, was) && std::getline(found, is);) {
            ++number;
            ASSERT_EQ(was, is) << path << ':' << number;
        }
    }
}

TEST(Transcripts, EveryRulesetHasOneFromBeginningToEnd) {
    for (const Ruleset* set : rulebooks::all) {
        const std::string id{set->id.view()};
        const std::string text = test::contents("tests/pipe/" + id + ".transcript");
        EXPECT_NE(text.find(R"("request":"new","ruleset":")" + id), std::string::npos) << id;
        EXPECT_NE(text.find(R"("type":"game_ended")"), std::string::npos) << id;
    }
}

}  // namespace
}  // namespace kamchatka::cli
