// The two lies of PostgreSQL with a synchronous standby: a read that shows what a failover then
// takes away, and a success for what no standby has. Nobody is told either of them.
#include "store/chain.hpp"
#include "store/postgres/tests/two_nodes.hpp"

#include <gtest/gtest.h>

#include <future>
#include <thread>

namespace kamchatka::store {
namespace {

using std::chrono_literals::operator""ms;
using std::chrono_literals::operator""s;

class Lies : public testing::Test {
protected:
    Lies() { primary_.ask("postgres", "CREATE DATABASE kamchatka"); }

    std::unique_ptr<Store> open() {
        const SharedDatabase where{
            .url = PrivatePostgres::url({&primary_, standby_.get()}, "kamchatka"),
            .node = "n1",
            .key = folder_.file("key")};
        return open_store(where, {.on_notice = [this](const std::optional<Notice>& notice) {
                              if (notice) removed_.add(notice->player);
                          }});
    }
    std::string ask(const std::string& sql) { return primary_.ask("kamchatka", sql); }

    // The process on the server that waits there for its standby, once there is one.
    std::string waiting(const std::string& name) {
        for (int i = 0; i < 200; ++i) {
            const std::string process =
                ask("SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep' AND"
                    " application_name = '" +
                    name + "'");
            if (!process.empty()) return process;
            std::this_thread::sleep_for(20ms);
        }
        throw std::runtime_error{"nobody waits for the standby"};
    }

    template <typename T>
    static bool comes(std::future<T>& answer, std::chrono::milliseconds within) {
        return answer.wait_for(within) == std::future_status::ready;
    }

    Heard<PlayerId> removed_;
    TemporaryFolder folder_;
    PrivatePostgres primary_;
    std::unique_ptr<PrivatePostgres> standby_ = primary_.add_standby();
};

std::string hex(const Link& link) {
    std::string text;
    for (const std::uint8_t byte : link) {
        text += "0123456789abcdef"[byte >> 4U];
        text += "0123456789abcdef"[byte & 0xfU];
    }
    return text;
}

// As another node would tell of a player who is gone.
std::string foreign_notice(PlayerId player) {
    return "UPDATE bulletin_counter SET number = number + 1;"
           "INSERT INTO bulletin (number, node, kind, player, name) SELECT number, 'n2', "
           "'removed', " +
        std::to_string(player) + ", '' FROM bulletin_counter;";
}

// As another node would store the first entry of a table.
std::string foreign_append(const Entry& entry) {
    const std::string link = "'\\x" + hex(link_of(chain_start, entry)) + "'";
    const std::string table = std::to_string(entry.table);
    return "BEGIN; INSERT INTO head (log_id, next_seq, link) VALUES (" + table + ", 3, " + link +
        "); INSERT INTO entry (table_id, seq, event_count, ref, actor, at_ms, body, link) VALUES "
        "(" +
        table + ", 1, 2, '" + entry.ref + "', '" + entry.actor + "', " +
        std::to_string(entry.at_ms) + ", convert_to('" + entry.body + "', 'UTF8'), " + link + ");" +
        foreign_notice(7) + "COMMIT";
}

TEST_F(Lies, NeitherIsTold) {
    const auto store = open();
    fill(store->log(), 1, 1);
    EXPECT_TRUE(eventually([&] { return store->ownership().counts().lag_bytes.has_value(); }));

    // The success: the wait for the standby is cancelled, and the server says COMMIT.
    standby_->pause();
    std::promise<Appended> told;
    std::future<Appended> answer = told.get_future();
    store->log().append(entry(1, 3), [&](Appended outcome) { told.set_value(outcome); });
    ask("SELECT pg_cancel_backend(" + waiting("kamchatka/n1/writer") + ")");
    EXPECT_FALSE(comes(answer, 700ms));
    EXPECT_EQ(ask("SELECT count(*) FROM entry"), "2") << "though everybody can see it";
    standby_->go_on();
    ASSERT_TRUE(comes(answer, 20s));
    EXPECT_EQ(answer.get(), Appended::stored);
    EXPECT_EQ(events_of(store->log(), 1), 4) << "once";

    // The read: what a node wrote waits for the standby; that node dies, and so does the server.
    standby_->kill();  // and not paused: it would read on what is on its way
    std::thread dying{[&] { EXPECT_THROW(ask(foreign_append(entry(9, 1))), std::runtime_error); }};
    waiting("");
    primary_.kill();
    dying.join();
    primary_.start();
    EXPECT_EQ(ask("SELECT count(*) FROM entry WHERE table_id = 9"), "1") << "so it seems";
    using Entries = std::vector<Entry>;
    std::promise<Entries> shown;
    std::future<Entries> reading = shown.get_future();
    store->log().read(9, {}, [&](const Read<Entries>& read) { shown.set_value(*read); });
    EXPECT_FALSE(comes(reading, 1500ms));
    primary_.kill();
    standby_->start();
    standby_->promote();
    ASSERT_TRUE(comes(reading, 30s));
    EXPECT_TRUE(reading.get().empty()) << "it is gone, and nobody was told of it";
    standby_->ask("kamchatka", "BEGIN;" + foreign_notice(8) + "COMMIT");
    EXPECT_TRUE(eventually([&] { return removed_.count() > 0; }));
    EXPECT_EQ(removed_.all(), std::vector<PlayerId>{8}) << "nor of who was removed with it";
    EXPECT_EQ(append(store->log(), entry(9, 1)), Appended::stored) << "for somebody else";
    EXPECT_EQ(events_of(store->log(), 1), 4) << "what was told is there";
    EXPECT_TRUE(eventually([&] { return store->disk() == Disk::sound; }));
    EXPECT_EQ(store->verify(), 3);
}

}  // namespace
}  // namespace kamchatka::store
