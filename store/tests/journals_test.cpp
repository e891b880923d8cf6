// Journals: append-only, in order, once; what is personal can be erased and nothing else altered.
#include "store/journals.hpp"
#include "store/sqlite/schema.hpp"
#include "testkit/store/fixture.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace kamchatka::store {
namespace {

class JournalsTest : public testing::Test {
protected:
    TemporaryFolder folder_;
    std::unique_ptr<Store> store_ = std::make_unique<Store>(folder_.path());

    JournalsTest() {
        add_guest(1, "Olga");
        add_guest(2, "Piero");
        EXPECT_EQ(create(10, "AAAAAA", 1), Stored::stored);
    }

    Journals& journals() { return store_->journals(); }
    void reopen() {
        store_.reset();
        store_ = std::make_unique<Store>(folder_.path());
    }

    void add_guest(PlayerId id, const std::string& name) {
        EXPECT_EQ(
            await<Stored>([&](Done<Stored> done) {
                store_->catalogue().add_guest(
                    guest_row(id, name),
                    plain_name(name),
                    session_row(id, static_cast<std::uint16_t>(id)),
                    std::move(done)
                );
            }),
            Stored::stored
        );
    }

    static JournalRow row(JournalId id, const std::string& code, PlayerId owner) {
        return {
            .id = id,
            .kind = JournalKind::tournament,
            .code = code,
            .owner = owner,
            .listing = Listing::listed,
            .summary = "{}",
            .secret = {7},
            .created_ms = now_ms + id};
    }

    Stored create(JournalId id, const std::string& code, PlayerId owner) {
        return await<Stored>([&](Done<Stored> done) {
            journals().create(row(id, code, owner), "organiser", {line(id, 1)}, std::move(done));
        });
    }

    static JournalEntry line(JournalId journal, std::int64_t seq) {
        const std::string number = std::to_string(seq);
        return {
            .journal = journal,
            .seq = seq,
            .ref = "r" + number,
            .at_ms = now_ms,
            .who = "organiser",
            .body = "{\"n\":" + number + "}",
            .personal = {
                {about_account(1), "Olga"}, {"player:" + number, "Canary Persona " + number}}};
    }

    Appended append(std::vector<JournalEntry> entries) {
        return await<Appended>([&](Done<Appended> done) {
            journals().append(std::move(entries), std::move(done));
        });
    }

    Changed erase(JournalId journal, const std::string& about) {
        return await<Changed>([&](Done<Changed> done) {
            journals().erase(journal, about, std::move(done));
        });
    }

    std::string files() const {
        std::string all;
        for (const auto& file : std::filesystem::directory_iterator{folder_.path()}) {
            std::ostringstream text;
            text << std::ifstream{file.path(), std::ios::binary}.rdbuf();
            all += text.str();
        }
        return all;
    }
};

TEST_F(JournalsTest, WhatWasStoredIsReadBack) {
    EXPECT_EQ(append({line(10, 2), line(10, 3)}), Appended::stored);
    reopen();
    const std::vector<JournalEntry> entries = journals().read(10);
    ASSERT_EQ(entries.size(), 3U);
    EXPECT_EQ(entries[2], line(10, 3));
    EXPECT_EQ(journals().journal_with_code("AAAAAA"), row(10, "AAAAAA", 1));
    EXPECT_EQ(store_->verify(), 3);
}

TEST_F(JournalsTest, NoGapNoForkNoSecondTime) {
    EXPECT_EQ(append({line(10, 3)}), Appended::conflict);
    EXPECT_EQ(append({line(10, 1)}), Appended::duplicate);
    JournalEntry fork = line(10, 1);
    fork.ref = "other";
    EXPECT_EQ(append({fork}), Appended::conflict);
    EXPECT_EQ(append({line(10, 2)}), Appended::stored);
    JournalEntry again = line(10, 3);
    again.ref = "r2";
    EXPECT_EQ(append({again}), Appended::duplicate);
    EXPECT_EQ(journals().read(10).size(), 2U);
}

TEST_F(JournalsTest, ABatchIsAllOrNothing) {
    JournalEntry second = line(10, 3);
    second.ref = "r2";
    EXPECT_EQ(append({line(10, 2), second}), Appended::conflict);
    EXPECT_EQ(journals().read(10).size(), 1U);
    EXPECT_EQ(append({line(10, 2), line(10, 3)}), Appended::stored);
}

TEST_F(JournalsTest, CodesAreUnique) {
    EXPECT_EQ(create(11, "AAAAAA", 1), Stored::taken);
    EXPECT_EQ(create(11, "BBBBBB", 99), Stored::gone);
    EXPECT_EQ(create(11, "BBBBBB", 2), Stored::stored);
    EXPECT_EQ(journals().listed(JournalKind::tournament, 9).front().id, 11);
    EXPECT_EQ(journals().of_member(JournalKind::tournament, 2, 9).size(), 1U);
    EXPECT_TRUE(journals().of_member(JournalKind::companion, 2, 9).empty());
}

TEST_F(JournalsTest, WhatIsErasedIsGoneAndTheChainHolds) {
    EXPECT_EQ(append({line(10, 2)}), Appended::stored);
    EXPECT_EQ(erase(10, "player:2"), Changed::changed);
    EXPECT_EQ(erase(10, "player:2"), Changed::gone);
    const std::vector<JournalEntry> entries = journals().read(10);
    EXPECT_EQ(entries[1].personal[0].text, "Olga");
    EXPECT_EQ(entries[1].personal[1].text, std::nullopt);
    EXPECT_EQ(append({line(10, 3)}), Appended::stored);
    EXPECT_EQ(store_->verify(), 3);
    reopen();
    EXPECT_EQ(store_->verify(), 3);
    EXPECT_EQ(files().find("Canary Persona 2"), std::string::npos);
    EXPECT_NE(files().find("Canary Persona 3"), std::string::npos);
}

TEST_F(JournalsTest, WhoDeletesTheAccountIsForgottenEverywhere) {
    const auto removed = await<Catalogue::Removed>([&](Done<Catalogue::Removed> done) {
        store_->catalogue().remove_player(1, std::move(done));
    });
    EXPECT_EQ(removed.changed, Changed::changed);
    EXPECT_TRUE(removed.tables.empty());
    EXPECT_EQ(journals().read(10).front().personal[0].text, std::nullopt);
    EXPECT_EQ(journals().journal(10)->owner, std::nullopt);
    EXPECT_TRUE(journals().members(10).empty());
    EXPECT_EQ(store_->verify(), 1);
}

TEST_F(JournalsTest, AGuestWhoSignsInKeepsHisRole) {
    add_guest(3, "Rita");
    const auto claimed = await<Catalogue::Claimed>([&](Done<Catalogue::Claimed> done) {
        store_->catalogue().begin_session(session_row(3, 77), session_row(1, 1).token, done);
    });
    EXPECT_EQ(claimed.stored, Stored::stored);
    EXPECT_EQ(journals().role_of(10, 3), "organiser");
    EXPECT_EQ(journals().journal(10)->owner, 3);
}

TEST_F(JournalsTest, MembersAndInvitations) {
    const auto put = [&](PlayerId player, const std::string& role) {
        return await<Stored>([&](Done<Stored> done) {
            journals().put_member(10, player, role, now_ms, std::move(done));
        });
    };
    EXPECT_EQ(put(2, "table_judge"), Stored::stored);
    EXPECT_EQ(put(2, "official_judge"), Stored::stored);
    EXPECT_EQ(put(99, "table_judge"), Stored::gone);
    EXPECT_EQ(journals().role_of(10, 2), "official_judge");
    EXPECT_EQ(journals().members(10).size(), 2U);
    EXPECT_EQ(journals().members(10)[0].name, "Piero");
    EXPECT_EQ(
        await<Changed>([&](Done<Changed> done) { journals().remove_member(10, 2, done); }),
        Changed::changed
    );
    EXPECT_EQ(journals().role_of(10, 2), std::nullopt);

    const InvitationRow wanted{
        .id = 0,
        .journal = 10,
        .token = {9},
        .role = "table_judge",
        .note = "Sala B",
        .created_ms = now_ms};
    EXPECT_EQ(
        await<Stored>([&](Done<Stored> done) { journals().add_invitation(wanted, done); }),
        Stored::stored
    );
    const auto found = journals().invitation(wanted.token);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->note, "Sala B");
    EXPECT_EQ(journals().invitations(10).size(), 1U);
    EXPECT_EQ(
        await<Changed>([&](Done<Changed> done) {
            journals().remove_invitation(10, found->id, done);
        }),
        Changed::changed
    );
    EXPECT_FALSE(journals().invitation(wanted.token));
}

class JournalIntruder : public JournalsTest {
protected:
    JournalIntruder() { EXPECT_EQ(append({line(10, 2), line(10, 3)}), Appended::stored); }

    Database other_{folder_.database(), Database::Access::read_write};

    void expect_refused(const std::string& sql) {
        try {
            other_.execute(sql);
            ADD_FAILURE() << "accepted: " << sql;
        } catch (const SqliteError& error) {
            EXPECT_TRUE(error.refused_by_schema()) << error.what();
        }
    }
};

TEST_F(JournalIntruder, CannotChangeWhatWasWritten) {
    expect_refused("UPDATE journal_entry SET body = 'x'");
    expect_refused("UPDATE OR REPLACE journal_entry SET ref = 'x' WHERE seq = 2");
    expect_refused("DELETE FROM journal_entry WHERE seq = 3");
    expect_refused("UPDATE journal_personal SET text = 'Somebody Else'");
    expect_refused("UPDATE journal_personal SET text = NULL");  // the salt must go with it
    expect_refused("UPDATE journal_personal SET about = 'player:9'");
    expect_refused(
        "INSERT OR REPLACE INTO journal_entry (journal_id, seq, ref, at_ms, who, body, link)"
        " VALUES (10, 2, 'new', 0, '', '', zeroblob(32))"
    );
    EXPECT_EQ(store_->verify(), 3);
}

TEST_F(JournalIntruder, IsFoundOutBehindTheTriggers) {
    other_.execute(
        "DROP TRIGGER journal_entry_is_final; DROP TRIGGER journal_personal_is_only_erased"
    );
    for (const char* change :
         {"UPDATE journal_personal SET text = 'Somebody Else' WHERE seq = 2 AND part = 1",
          "UPDATE journal_personal SET about = 'player:9' WHERE seq = 2 AND part = 1",
          "DELETE FROM journal_personal WHERE seq = 2 AND part = 1",
          "UPDATE journal_entry SET body = '{}' WHERE seq = 2",
          "UPDATE journal_entry SET who = 'player' WHERE seq = 2",
          "UPDATE journal_entry SET at_ms = at_ms + 1 WHERE seq = 2"}) {
        const TemporaryFolder copy;
        other_.execute("VACUUM INTO '" + copy.file("copy.db") + "'");
        Database changed{copy.file("copy.db"), Database::Access::read_write};
        EXPECT_EQ(verify_journals(changed), 3);
        changed.execute(change);
        EXPECT_THROW(verify_journals(changed), std::runtime_error) << change;
    }
}

// A folder of the version before: brought up to date when it is opened, with all it holds.
TEST(JournalsMigration, AnOlderDatabaseGetsThem) {
    const TemporaryFolder folder;
    {
        Store store{folder.path()};
        fill(store.log(), 1, 3);
    }
    {
        Database database{folder.database(), Database::Access::read_write};
        for (const char* table :
             {"journal_personal",
              "journal_member",
              "journal_invitation",
              "journal_entry",
              "journal"}) {
            database.execute(std::string{"DROP TABLE "} + table);
        }
        database.execute("PRAGMA user_version = 1");
    }
    Store store{folder.path()};
    EXPECT_EQ(events_of(store.log(), 1), 6);
    EXPECT_TRUE(store.journals().listed(JournalKind::tournament, 9).empty());
    EXPECT_EQ(store.verify(), 3);
}

}  // namespace
}  // namespace kamchatka::store
