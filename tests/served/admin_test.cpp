// The operator and the real process: the real program asks through the local socket, everything
// that changes is in the audit, and bad input is one clear error.
#include "testkit/client/net_client.hpp"
#include "testkit/client/served.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <filesystem>

namespace kamchatka::server {
namespace {

namespace json = boost::json;

struct Said {
    int exit = -1;
    std::string text{};  // both outputs
};

class Operator : public testing::Test {
protected:
    // `kamchatka admin` with these words.
    Said admin(const std::string& words) {
        const std::string line = program_beside() + " admin --data " +
            (server_.folder() / "data").string() + ' ' + words + " 2>&1";
        FILE* pipe = popen(line.c_str(), "r");
        Said said;
        std::array<char, 4096> some{};
        while (const std::size_t got = fread(some.data(), 1, some.size(), pipe)) {
            said.text.append(some.data(), got);
        }
        const int status = pclose(pipe);
        said.exit = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
        return said;
    }
    json::value seen(const std::string& words) {
        const Said said = admin("--json see " + words);
        EXPECT_EQ(said.exit, 0) << said.text;
        return json::parse(said.text);
    }
    std::string table_of(Browser& host) {
        const Reply made = host.post(
            "/api/tables",
            R"({"ruleset":"challenge","seats":[{"kind":"me"},{"kind":"open"},{"kind":"bot"}]})"
        );
        EXPECT_EQ(made.status, 200) << made.body;
        return std::string{made.json().at("code").as_string()};
    }
    bool lists(const std::string& path, const std::string& code) {
        return Browser{server_.port()}.get(path).body.find(code) != std::string::npos;
    }

    Served server_{{"--passphrase-memory-mib", "8"}};
    Browser anna_{server_.port()};
};

TEST_F(Operator, TheSocketIsTheOwnersAlone) {
    struct stat status {};
    const auto path = server_.folder() / "data" / "admin.sock";
    ASSERT_EQ(stat(path.c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777U, 0600U);
    EXPECT_TRUE(S_ISSOCK(status.st_mode));
    server_.stop(SIGTERM);
    EXPECT_FALSE(std::filesystem::exists(path));
    const Said nobody = admin("see tables");
    EXPECT_EQ(nobody.exit, 2);
    EXPECT_NE(nobody.text.find("no server runs on"), std::string::npos) << nobody.text;
    server_.start();
    server_.stop(SIGKILL);
    server_.start();
    EXPECT_EQ(admin("see limits").exit, 0) << "what a killed process left is in nobody's way";
}

TEST_F(Operator, SeesWhatThereIs) {
    anna_.sign_in("Anna");
    const std::string code = table_of(anna_);
    WebSocket socket{anna_};
    socket.send({{"type", "join"}, {"table", code}, {"seq", nullptr}});
    ASSERT_TRUE(socket.next("view"));
    const json::value tables = seen("tables");
    EXPECT_EQ(tables.at("tables").at(0).at("code").as_string(), code);
    EXPECT_EQ(tables.at("tables").at(0).at("connected"), 1);
    EXPECT_EQ(seen("players Anna").at("players").at(0).at("sockets"), 1);
    EXPECT_EQ(seen("sockets").at("sockets").as_array().size(), 2U);
    EXPECT_EQ(seen("sessions Anna").at("sessions").as_array().size(), 1U);
    EXPECT_FALSE(seen("limits").at("limits").as_array().empty());
    EXPECT_TRUE(seen("audit").at("audit").as_array().empty()) << "looking is no act";
    EXPECT_NE(admin("see tables").text.find(code + ": lobby"), std::string::npos);
}

TEST_F(Operator, HidesAndShows) {
    anna_.sign_in("Anna");
    const std::string code = table_of(anna_);
    WebSocket socket{anna_};
    socket.send({{"type", "join"}, {"table", code}, {"seq", nullptr}});
    ASSERT_TRUE(socket.next("view"));
    const Reply made = anna_.post("/api/tournaments", R"({"name":"Raduno","listed":true})");
    const std::string raduno{made.json().at("code").as_string()};
    for (const auto& [what, which, path] :
         {std::tuple{"table", code, "/api/tables"},
          std::tuple{"tournament", raduno, "/api/tournaments"}}) {
        EXPECT_TRUE(lists(path, which));
        EXPECT_EQ(admin("hide " + std::string{what} + ' ' + which).text, "Done.\n");
        EXPECT_FALSE(lists(path, which));
        EXPECT_EQ(admin("show " + std::string{what} + ' ' + which).text, "Done.\n");
        EXPECT_TRUE(lists(path, which));
        EXPECT_EQ(admin("hide " + std::string{what} + ' ' + which).exit, 0);
    }
    server_.stop(SIGKILL);
    server_.start();
    EXPECT_FALSE(lists("/api/tournaments", raduno)) << "after a restart too";
    EXPECT_EQ(anna_.get("/api/tables/" + code).status, 200);
    EXPECT_FALSE(lists("/api/tables", code));
}

TEST_F(Operator, ClosesATableWithAWord) {
    anna_.sign_in("Anna");
    const std::string code = table_of(anna_);
    WebSocket socket{anna_};
    socket.send({{"type", "join"}, {"table", code}, {"seq", nullptr}});
    ASSERT_TRUE(socket.next("view"));
    EXPECT_EQ(admin("close " + code + " --word \"Alle 22 si chiude\"").text, "Done.\n");
    for (;;) {
        const auto told = socket.next("table");
        ASSERT_TRUE(told);
        if (told->at("table").at("state") != "abandoned") continue;
        EXPECT_EQ(told->at("table").at("notice"), "Alle 22 si chiude");
        break;
    }
    const Said again = admin("close " + code);
    EXPECT_EQ(again.exit, 1);
    EXPECT_EQ(again.text, "kamchatka: That table is over already.\n");
    server_.stop(SIGKILL);
    server_.start();
    EXPECT_EQ(anna_.get("/api/tables/" + code).json().at("notice"), "Alle 22 si chiude");
}

TEST_F(Operator, MutesEverywhere) {
    anna_.sign_in("Anna");
    const std::string code = table_of(anna_);
    EXPECT_EQ(admin("mute Anna").text, "Done.\n");
    server_.stop(SIGKILL);
    server_.start();
    WebSocket socket{anna_};
    socket.send({{"type", "join"}, {"table", code}, {"seq", nullptr}});
    ASSERT_TRUE(socket.next("view"));
    socket.send({{"type", "say"}, {"text", "ciao"}});
    EXPECT_EQ(socket.next("error")->at("reason"), "chat_muted");
    EXPECT_EQ(admin("unmute ANNA").text, "Done.\n");
    socket.send({{"type", "say"}, {"text", "ciao"}});
    EXPECT_TRUE(socket.next("chat"));
}

TEST_F(Operator, DeletesPlayersTablesAndTournaments) {
    anna_.sign_in("Annabella");
    const std::string code = table_of(anna_);
    const Reply made = anna_.post("/api/tournaments", R"({"name":"Raduno","listed":true})");
    const std::string raduno{made.json().at("code").as_string()};
    EXPECT_EQ(admin("delete tournament " + raduno).exit, 2) << "not without --yes";
    EXPECT_EQ(admin("delete tournament " + raduno + " --yes").text, "Done.\n");
    EXPECT_EQ(anna_.get("/api/tournaments/" + raduno).status, 404);
    EXPECT_EQ(admin("delete table " + code + " --yes").text, "Done.\n");
    EXPECT_EQ(anna_.get("/api/tables/" + code).status, 404);
    EXPECT_EQ(admin("delete player Annabella --yes").text, "Done.\n");
    EXPECT_TRUE(anna_.get("/api/me").json().at("player").is_null());
    EXPECT_EQ(admin("delete player Annabella --yes").exit, 1);
    EXPECT_EQ(admin("audit").text.find("Annabella"), std::string::npos) << "nor in the audit";
    server_.stop(SIGTERM);
    const std::string grep = "grep -l Annabella " + (server_.folder() / "data").string() + "/*";
    FILE* pipe = popen(grep.c_str(), "r");
    std::array<char, 200> some{};
    EXPECT_EQ(fread(some.data(), 1, some.size(), pipe), 0U) << some.data();
    pclose(pipe);
}

TEST_F(Operator, EndsSessionsChangesLimitsAndTheKey) {
    anna_.sign_in("Anna");
    WebSocket socket{anna_};
    EXPECT_EQ(admin("end-sessions Anna").text, "Done.\n");
    EXPECT_EQ(socket.wait_for_close(), 1001);
    EXPECT_TRUE(anna_.get("/api/me").json().at("player").is_null());
    EXPECT_EQ(admin("limit newcomers_per_address 1").text, "Done.\n");
    Browser bea{server_.port()};
    EXPECT_EQ(bea.post("/api/guest", R"({"name":"Bea"})").status, 200);
    EXPECT_EQ(Browser{server_.port()}.post("/api/guest", R"({"name":"Carla"})").status, 429);
    EXPECT_EQ(admin("limit newcomers_per_address many").exit, 1);
    EXPECT_EQ(admin("limit port 1").exit, 1);
    const std::string code = table_of(bea);
    EXPECT_EQ(admin("rotate-key").text, "Done.\n");
    server_.stop(SIGKILL);
    server_.start();
    EXPECT_EQ(bea.get("/api/tables/" + code).status, 200);
    EXPECT_EQ(seen("limits").at("limits").at(4).at("value"), 120) << "until it was started again";
}

TEST_F(Operator, EveryActIsInTheAudit) {
    anna_.sign_in("Anna");
    EXPECT_EQ(admin("mute Anna").exit, 0);
    EXPECT_EQ(admin("close ZZZZZZ").exit, 1);
    const json::array audit = seen("audit").at("audit").as_array();
    ASSERT_EQ(audit.size(), 4U);
    EXPECT_EQ(audit[0].at("outcome"), "table_not_found");
    EXPECT_EQ(audit[1].at("outcome"), "asked");
    EXPECT_EQ(audit[2].at("outcome"), "done");
    EXPECT_EQ(audit[2].at("uid").as_int64(), static_cast<std::int64_t>(geteuid()));
    const json::value act = json::parse(audit[2].at("act").as_string());
    EXPECT_EQ(act.at("type"), "mute");
    EXPECT_NE(act.at("player"), "Anna") << "by id, never by name";
}

TEST_F(Operator, BadInputIsOneClearError) {
    for (const char* words :
         {"",
          "see",
          "see everything",
          "hide",
          "hide table",
          "hide cat ABCDEF",
          "delete player --yes",
          "limit x",
          "sing"}) {
        EXPECT_EQ(admin(words).exit, 2) << words;
    }
    for (const char* words :
         {"see sessions", "see sessions Nobody", "mute Nobody", "hide table ZZZZZZ"}) {
        const Said said = admin(words);
        EXPECT_EQ(said.exit, 1) << words;
        EXPECT_EQ(std::count(said.text.begin(), said.text.end(), '\n'), 1) << said.text;
    }
}

}  // namespace
}  // namespace kamchatka::server
