// What the operator withholds, forgets and has written down, over every store.
#include "store/tests/contract.hpp"

namespace kamchatka::store {
namespace {

class OfficeContract : public Contract {
protected:
    OfficeContract() {
        add_guest(catalogue(), 1, "Anna", 1);
        add_guest(catalogue(), 2, "Bea", 2);
        for (int i = 1; i <= 2; ++i) {
            const TableId id = 100 + i;
            TableRow row = table_row(id, 1, "TABLE" + std::to_string(i));
            row.created_ms = now_ms + i;
            EXPECT_EQ(
                ask<Stored>(
                    catalogue(),
                    &Catalogue::add_table,
                    row,
                    std::vector<SeatRow>{seat_row(id, 1, 1, "Anna"), seat_row(id, 2, 2, "Bea")},
                    TableSecret{7}
                ),
                Stored::stored
            );
        }
        const ChatRow line{
            .table = 101,
            .player = 2,
            .seat = 2,
            .name = "Bea",
            .text = "segreto",
            .phrase = std::nullopt,
            .at_ms = now_ms};
        EXPECT_EQ(ask<Stored>(catalogue(), &Catalogue::add_chat, line), Stored::stored);
        const JournalRow journal{
            .id = 7,
            .kind = JournalKind::tournament,
            .code = "RADUNO",
            .owner = 1,
            .listing = Listing::listed,
            .summary = R"({"state":"running"})",
            .secret = {},
            .created_ms = now_ms};
        const JournalEntry first{
            .journal = 7,
            .seq = 1,
            .ref = "r1",
            .at_ms = now_ms,
            .who = "organiser",
            .body = "{}",
            .personal = {{about_account(1), "Anna"}, {"player:1", "Mario Rossi"}}};
        EXPECT_EQ(
            ask<Stored>(
                journals(),
                &Journals::create,
                journal,
                std::string{"organiser"},
                std::vector<JournalEntry>{first}
            ),
            Stored::stored
        );
    }

    Office& office() { return store().office(); }
    std::optional<JournalRow> journal(const std::string& code) {
        return look<std::optional<JournalRow>>(journals(), &Journals::journal_with_code, code);
    }
    std::size_t listed() {
        return look<std::vector<JournalRow>>(
                   journals(),
                   &Journals::listed,
                   JournalKind::tournament,
                   Journals::ListedMost{10, 10}
        )
            .size();
    }
};

TEST_P(OfficeContract, TheAuditIsKeptInOrder) {
    for (int i = 1; i <= 3; ++i) {
        const AuditRow row{
            .at_ms = now_ms + i, .uid = 1000, .act = "{}", .outcome = std::to_string(i)};
        EXPECT_EQ(ask<Stored>(office(), &Office::add_audit, row), Stored::stored);
    }
    reopen();
    const auto last = look<std::vector<AuditRow>>(office(), &Office::audit, std::int64_t{2});
    ASSERT_EQ(last.size(), 2U);
    EXPECT_EQ(last[0].outcome, "3");
    EXPECT_EQ(last[1], (AuditRow{.at_ms = now_ms + 2, .uid = 1000, .act = "{}", .outcome = "2"}));
}

TEST_P(OfficeContract, WhatIsHiddenIsFoundAndNotListed) {
    EXPECT_EQ(
        ask<Changed>(office(), &Office::set_display, TableId{101}, Display::hidden),
        Changed::changed
    );
    EXPECT_EQ(
        ask<Changed>(office(), &Office::set_journal_display, JournalId{7}, Display::hidden),
        Changed::changed
    );
    reopen();
    EXPECT_EQ(table(catalogue(), "TABLE1")->stored.table.display, Display::hidden);
    EXPECT_EQ(table(catalogue(), "TABLE2")->stored.table.display, Display::shown);
    EXPECT_EQ(journal("RADUNO")->display, Display::hidden);
    EXPECT_EQ(listed(), 0U);
    EXPECT_EQ(
        ask<Changed>(office(), &Office::set_journal_display, JournalId{7}, Display::shown),
        Changed::changed
    );
    EXPECT_EQ(listed(), 1U);
    EXPECT_EQ(
        ask<Changed>(office(), &Office::set_display, TableId{999}, Display::hidden), Changed::gone
    );
}

TEST_P(OfficeContract, ATableIsForgottenWithWhoSatThereAndWhatWasSaid) {
    fill(log(), 101, 3);
    EXPECT_EQ(ask<Changed>(office(), &Office::erase_table, TableId{101}), Changed::changed);
    EXPECT_EQ(ask<Changed>(office(), &Office::erase_table, TableId{101}), Changed::gone);
    EXPECT_EQ(
        ask<Changed>(office(), &Office::set_display, TableId{101}, Display::shown), Changed::gone
    );
    reopen();
    EXPECT_FALSE(table(catalogue(), "TABLE1"));
    EXPECT_EQ(entries_of(log(), 101).size(), 3U) << "the log stays";
    const auto file = look<PlayerFile>(catalogue(), &Catalogue::file_of, PlayerId{2});
    EXPECT_TRUE(file.chat.empty());
    EXPECT_EQ(file.tables.size(), 1U);
    const auto tables =
        look<std::vector<StoredTable>>(office(), &Office::newest_tables, std::int64_t{9});
    ASSERT_EQ(tables.size(), 2U);
    EXPECT_EQ(tables[1].table.display, Display::deleted);
    for (const SeatRow& seat : tables[1].seats) EXPECT_FALSE(seat.player || seat.name);
    store().verify();
}

TEST_P(OfficeContract, AJournalIsForgottenWithItsPeople) {
    EXPECT_EQ(ask<Changed>(office(), &Office::erase_journal, JournalId{7}), Changed::changed);
    reopen();
    EXPECT_FALSE(journal("RADUNO"));
    EXPECT_EQ(listed(), 0U);
    const auto entries = look<std::vector<JournalEntry>>(journals(), &Journals::read, JournalId{7});
    ASSERT_EQ(entries.size(), 1U);
    for (const Personal& part : entries[0].personal) EXPECT_FALSE(part.text);
    EXPECT_TRUE(look<std::vector<MemberRow>>(journals(), &Journals::members, JournalId{7}).empty());
    store().verify();
}

TEST_P(OfficeContract, WhoIsMutedStaysSoUntilTheyAreNoMore) {
    EXPECT_EQ(ask<Changed>(office(), &Office::set_muted, PlayerId{1}, true), Changed::changed);
    EXPECT_EQ(ask<Changed>(office(), &Office::set_muted, PlayerId{2}, true), Changed::changed);
    EXPECT_EQ(ask<Changed>(office(), &Office::set_muted, PlayerId{2}, true), Changed::changed);
    EXPECT_EQ(ask<Changed>(office(), &Office::set_muted, PlayerId{9}, true), Changed::gone);
    reopen();
    const auto muted = [&] {
        return look<std::vector<PlayerId>>(office(), &Office::muted_players);
    };
    EXPECT_EQ(muted(), (std::vector<PlayerId>{1, 2}));
    EXPECT_EQ(ask<Changed>(office(), &Office::set_muted, PlayerId{1}, false), Changed::changed);
    EXPECT_EQ(muted(), std::vector<PlayerId>{2});
    change_people(catalogue(), [](PeopleRows& rows) { rows.erase(2); });
    EXPECT_TRUE(muted().empty());
}

TEST_P(OfficeContract, AnotherKeyChangesNothingForTheTables) {
    EXPECT_EQ(ask<std::string>(office(), &Office::change_key), "");
    EXPECT_EQ(table(catalogue(), "TABLE1")->seed, TableSecret{7});
    TableRow row = table_row(103, 1, "TABLE3");
    EXPECT_EQ(
        ask<Stored>(
            catalogue(), &Catalogue::add_table, row, std::vector<SeatRow>{}, TableSecret{9}
        ),
        Stored::stored
    );
    EXPECT_EQ(ask<std::string>(office(), &Office::change_key), "");
    reopen();
    EXPECT_EQ(table(catalogue(), "TABLE2")->seed, TableSecret{7});
    EXPECT_EQ(table(catalogue(), "TABLE3")->seed, TableSecret{9});
}

HOLDS_FOR_EVERY_STORE(OfficeContract);

}  // namespace
}  // namespace kamchatka::store
