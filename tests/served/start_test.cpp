// What the program says when it starts, and when it cannot.
#include "testkit/client/net_client.hpp"
#include "testkit/client/served.hpp"

#include <gtest/gtest.h>

namespace kamchatka::server {
namespace {

TEST(Start, APortThatIsTakenIsSaidInOneSentence) {
    const Served server{{}};
    const std::string port = std::to_string(server.port());
    const std::string elsewhere = (server.folder() / "elsewhere").string();
    const Ran ran = run_beside("serve --log-level error --data " + elsewhere + " --port " + port);
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(
        ran.output,
        "kamchatka: port " + port + " is in use by another program: choose another port\n"
    );
}

TEST(Start, OfTwoFlagsTheLastCounts) {
    const Served server{{"--log-level", "loud", "--log-level", "error"}};
    EXPECT_EQ(Browser{server.port()}.get("/health").status, 200);
}

TEST(Start, TheProgramKnowsItsVersion) {
    const Ran ran = run_beside("--version");
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(ran.output.starts_with("kamchatka ")) << ran.output;
}

}  // namespace
}  // namespace kamchatka::server
