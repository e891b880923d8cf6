// Everything that is parsed when it is read back, damaged in the file, one column at a time: who
// asks for it is told, it is counted, the server is up and the others play.
#include "testkit/client/net_client.hpp"
#include "testkit/server/live_server.hpp"
#include "testkit/store/tamper.hpp"

#include <gtest/gtest.h>

#include <filesystem>

namespace kamchatka::server {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

enum class Of : std::uint8_t { table, desk, book, somebody };
enum class Cost : std::uint8_t {
    itself,   // whoever asks is told, and it is counted
    nothing,  // it can do without
};

struct Damage {
    const char* what;
    Of of;
    const char* sql;  // THIS stands for the id of the one that is damaged
    Cost cost = Cost::itself;
};

const Damage damages[] = {
    {"ruleset", Of::table, "UPDATE game_table SET ruleset = 'chalmenge' WHERE id = THIS"},
    {"options", Of::table, "UPDATE game_table SET options = '{\"x' WHERE id = THIS"},
    {"knob", Of::table, "UPDATE game_table SET options = '{\"no_such\":1}' WHERE id = THIS"},
    {"board", Of::table, "UPDATE game_table SET board = '{' WHERE id = THIS"},
    {"settings", Of::table, "UPDATE game_table SET settings = '{' WHERE id = THIS"},
    {"settings_of_another_kind",
     Of::table,
     "UPDATE game_table SET settings = '[1]' WHERE id = THIS"},
    {"clock", Of::table, "UPDATE game_table SET clock = '{\"seq\":' WHERE id = THIS"},
    {"listing", Of::table, "UPDATE game_table SET listing = 'liszed' WHERE id = THIS"},
    {"state", Of::table, "UPDATE game_table SET state = 'plazing' WHERE id = THIS"},
    {"seat_kind", Of::table, "UPDATE seat SET kind = 'blayer' WHERE seat = 2 AND table_id = THIS"},
    {"seat_gone", Of::table, "DELETE FROM seat WHERE seat = 2 AND table_id = THIS"},
    {"seats_gone", Of::table, "DELETE FROM seat WHERE table_id = THIS"},
    {"secret", Of::table, "UPDATE table_secret SET sealed = zeroblob(80) WHERE table_id = THIS"},
    {"secret_gone", Of::table, "DELETE FROM table_secret WHERE table_id = THIS"},
    {"body", Of::table, "UPDATE entry SET body = body || ' ' WHERE seq = 1 AND table_id = THIS"},
    {"actor", Of::table, "UPDATE entry SET actor = 's9' WHERE seq = 1 AND table_id = THIS"},
    {"link", Of::table, "UPDATE entry SET link = zeroblob(32) WHERE seq = 1 AND table_id = THIS"},
    {"short_link",
     Of::table,
     "UPDATE entry SET link = zeroblob(31) WHERE seq = 1 AND table_id = THIS"},
    {"event_count",
     Of::table,
     "UPDATE entry SET event_count = 99 WHERE seq = 1 AND table_id = THIS"},
    {"entry_gone", Of::table, "DELETE FROM entry WHERE seq = 1 AND table_id = THIS"},
    {"chat_phrase", Of::table, "UPDATE chat SET phrase = 'nonsense', text = NULL", Cost::nothing},
    {"desk_summary",
     Of::desk,
     "UPDATE journal SET summary = '{\"state\":' WHERE id = THIS",
     Cost::nothing},
    {"desk_listing", Of::desk, "UPDATE journal SET listing = 'liszed' WHERE id = THIS"},
    {"desk_kind", Of::desk, "UPDATE journal SET kind = 'tournamens' WHERE id = THIS"},
    {"desk_secret", Of::desk, "UPDATE journal SET secret = zeroblob(31) WHERE id = THIS"},
    {"desk_body", Of::desk, "UPDATE journal_entry SET body = '{' WHERE journal_id = THIS"},
    {"desk_who", Of::desk, "UPDATE journal_entry SET who = 'nobody' WHERE journal_id = THIS"},
    {"desk_personal", Of::desk, "UPDATE journal_personal SET text = 'x' WHERE journal_id = THIS"},
    {"desk_personal_gone", Of::desk, "DELETE FROM journal_personal WHERE journal_id = THIS"},
    {"book_summary", Of::book, "UPDATE journal SET summary = '{' WHERE id = THIS", Cost::nothing},
    {"book_listing", Of::book, "UPDATE journal SET listing = '' WHERE id = THIS"},
    {"book_body", Of::book, "UPDATE journal_entry SET body = '{' WHERE journal_id = THIS"},
    {"book_personal", Of::book, "UPDATE journal_personal SET text = '[' WHERE journal_id = THIS"},
    {"session_token", Of::somebody, "UPDATE session SET token = zeroblob(31)", Cost::nothing},
};

class Damaged : public testing::TestWithParam<Damage> {
protected:
    // One server is furnished for all the cases; each begins with its files.
    static void SetUpTestSuite() { furnished_ = std::make_unique<Furnished>(); }
    static void TearDownTestSuite() { furnished_.reset(); }

    struct Furnished {
        LiveServer server{Config{.requests_per_second = 10'000, .bot_budget_ms = 1}};
        fs::path kept = server.folder().string() + "-kept";
        std::string cookie;
        std::string table;
        std::string other;
        std::string desk;
        const std::string book = "BOOKBK";

        Furnished() {
            Browser anna{server.port()};
            anna.sign_in("Anna");
            cookie = anna.cookie;
            table = new_table(anna);
            other = new_table(anna);
            desk = code_of(anna.post(
                "/api/tournaments", R"({"name":"Serata","preset":"raduno","listed":true})"
            ));
            EXPECT_EQ(anna.post("/api/companions/" + book + "/entries", opening).status, 200);
            WebSocket socket{anna};
            socket.send(json::object{{"type", "join"}, {"table", table}, {"seq", nullptr}});
            EXPECT_TRUE(socket.next("view"));
            socket.send(json::object{{"type", "say"}, {"text", "ciao"}});
            EXPECT_TRUE(socket.next("chat"));
            server.stop();
            fs::copy(server.folder(), kept);
        }
        ~Furnished() { fs::remove_all(kept); }

        void begin_anew() {
            fs::remove_all(server.folder());
            fs::copy(kept, server.folder());
        }
        static std::string code_of(const Reply& reply) {
            EXPECT_EQ(reply.status, 200) << reply.body;
            return std::string{reply.json().at("code").as_string()};
        }
        // All people, so that nothing happens by itself.
        static std::string new_table(Browser& anna) {
            const std::string code = code_of(anna.post(
                "/api/tables",
                R"({"ruleset":"challenge","seats":[{"kind":"me"},{"kind":"bot"},{"kind":"bot"}]})"
            ));
            EXPECT_EQ(anna.post("/api/tables/" + code + "/start").status, 200);
            return code;
        }
        static constexpr const char* opening =
            R"({"entries":[{"seq":1,"ref":"r1","at":1000,"by":{"name":"Ada","role":"table_judge"},)"
            R"("note":{"type":"opened","kind":"light","ruleset":{"id":"torisiko"},"title":"Uno",)"
            R"("seats":[{"name":"Bruno","colour":"red"},{"name":"Carla","colour":"blue"},)"
            R"({"name":"Dario","colour":"green"}]}}]})";
    };

    static std::string path_of(Of of) {
        switch (of) {
            case Of::table: return "/api/tables/" + furnished_->table;
            case Of::desk: return "/api/tournaments/" + furnished_->desk;
            case Of::book: return "/api/companions/" + furnished_->book;
            case Of::somebody: return "/api/tables";
        }
        return {};
    }
    static std::string sql_of(const Damage& damage) {
        const std::string code = path_of(damage.of).substr(path_of(damage.of).rfind('/') + 1);
        const std::string rows = damage.of == Of::table ? "game_table" : "journal";
        std::string sql = damage.sql;
        if (const std::size_t at = sql.find("THIS"); at != std::string::npos) {
            sql.replace(at, 4, "(SELECT id FROM " + rows + " WHERE code = '" + code + "')");
        }
        return sql;
    }

    static std::unique_ptr<Furnished> furnished_;
};

std::unique_ptr<Damaged::Furnished> Damaged::furnished_;

TEST_P(Damaged, CostsOnlyItself) {
    const Damage& damage = GetParam();
    Furnished& all = *furnished_;
    all.begin_anew();
    store::tamper((all.server.folder() / "kamchatka.db").string(), sql_of(damage));
    all.server.start();
    Browser anna{all.server.port()};
    anna.cookie = all.cookie;
    const bool aside = damage.cost == Cost::itself;
    for (int times = 0; times < 2; ++times) {
        const Reply reply = anna.get(path_of(damage.of));
        EXPECT_EQ(reply.status, aside ? 500 : 200) << reply.body;
        EXPECT_EQ(reply.body.find("\"damaged\"") != std::string::npos, aside) << reply.body;
    }
    // The lists go on without it.
    for (const std::string list :
         {"/api/tables",
          "/api/tournaments",
          "/api/rankings",
          "/api/my/tables",
          "/api/my/companions"}) {
        const bool unknown = damage.of == Of::somebody && list.starts_with("/api/my/");
        EXPECT_EQ(anna.get(list).status, unknown ? 401 : 200) << list;
    }
    // The other table plays, and something new begins.
    EXPECT_EQ(anna.get("/api/tables/" + all.other).status, 200);
    Browser bruno{all.server.port()};
    bruno.sign_in("Bruno");
    EXPECT_EQ(bruno.post("/api/play-now", R"({"players":3})").status, 200);
    const json::value health = anna.get("/health").json();
    EXPECT_EQ(health.at("status"), "ok");
    EXPECT_EQ(health.at("damaged").as_int64() > 0, aside) << json::serialize(health);
    all.server.stop();
}

// Nobody asks for the table: who looks after the server learns of it all the same.
TEST(Scrubbed, ShowsInHealthAndInTheMetrics) {
    LiveServer server{Config{.scrub_rest_ms = 1}};
    Browser anna{server.port()};
    anna.sign_in("Anna");
    const Reply made = anna.post(
        "/api/tables",
        R"({"ruleset":"challenge","seats":[{"kind":"me"},{"kind":"bot"},{"kind":"bot"}]})"
    );
    const std::string code{made.json().at("code").as_string()};
    ASSERT_EQ(anna.post("/api/tables/" + code + "/start").status, 200);
    server.stop();
    store::tamper(
        (server.folder() / "kamchatka.db").string(), "UPDATE entry SET body = '' WHERE seq = 1"
    );
    server.start();
    json::value health;
    for (int i = 0; i < 200; ++i) {
        health = Browser{server.port()}.get("/health").json();
        if (health.as_object().contains("read_through_ms")) break;  // all of it was read
        std::this_thread::sleep_for(std::chrono::milliseconds{20});
    }
    EXPECT_EQ(health.at("damaged"), 1) << json::serialize(health);
    EXPECT_GT(health.at("read_through_ms").to_number<std::int64_t>(), 0);
    const std::string metrics = Browser{server.port()}.get("/metrics").body;
    EXPECT_NE(metrics.find("\nkamchatka_damaged 1\n"), std::string::npos) << metrics;
    EXPECT_EQ(metrics.find("\nkamchatka_scrub_round_seconds 0"), std::string::npos) << metrics;
}

INSTANTIATE_TEST_SUITE_P(Every, Damaged, testing::ValuesIn(damages), [](const auto& each) {
    return std::string{each.param.what};
});

}  // namespace
}  // namespace kamchatka::server
