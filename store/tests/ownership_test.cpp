// Who has which log, as far as it is the same for one process and for one of several.
#include "store/tests/contract.hpp"

namespace kamchatka::store {
namespace {

using Codes = std::vector<std::string>;

constexpr TableId owned_table = 5;
constexpr JournalId owned_journal = 9;

class OwnershipContract : public Contract {
protected:
    OwnershipContract() {
        add_guest(catalogue(), 1, "Anna", 1);
        EXPECT_EQ(
            ask<Stored>(
                catalogue(),
                &Catalogue::add_table,
                table_row(owned_table, 1, "ABCDEF"),
                std::vector<SeatRow>{},
                TableSecret{}
            ),
            Stored::stored
        );
        const JournalRow journal{
            .id = owned_journal,
            .kind = JournalKind::tournament,
            .code = "RADUNO",
            .owner = 1,
            .listing = Listing::listed,
            .summary = R"({"state":"running"})",
            .secret = {},
            .created_ms = now_ms};
        EXPECT_EQ(
            ask<Stored>(
                journals(), &Journals::create, journal, "organiser", std::vector<JournalEntry>{}
            ),
            Stored::stored
        );
    }

    Ownership& ownership() { return store().ownership(); }
    Claimed claim(LogKind kind, const std::string& code) {
        return store::claim(store(), kind, code);
    }
    Changed release(LogId log, LetGo how = LetGo::at_rest) {
        return ask<Changed>(ownership(), &Ownership::release, log, how);
    }
    Codes deserted(LogKind kind) {
        return look<Codes>(ownership(), &Ownership::deserted, kind, std::int64_t{9});
    }
    Changed set_clock() {
        return ask<Changed>(catalogue(), &Catalogue::set_clock, owned_table, R"({"left_ms":7})");
    }
    Changed set_summary() {
        return ask<Changed>(
            journals(), &Journals::set_summary, owned_journal, "{}", Listing::unlisted
        );
    }
};
HOLDS_FOR_EVERY_STORE(OwnershipContract);

TEST_P(OwnershipContract, WhoMakesATableOwnsIt) {
    EXPECT_TRUE(ownership().sure());
    EXPECT_EQ(set_clock(), Changed::changed);
    EXPECT_EQ(claim(LogKind::table, "ABCDEF"), Claimed::ours);
    EXPECT_TRUE(deserted(LogKind::table).empty());
}

TEST_P(OwnershipContract, WhatIsClaimedIsOursAlsoAfterARestart) {
    reopen();
    EXPECT_EQ(claim(LogKind::table, "ABCDEF"), Claimed::ours);
    EXPECT_EQ(claim(LogKind::journal, "RADUNO"), Claimed::ours);
    EXPECT_EQ(claim(LogKind::journal, "RADUNO"), Claimed::ours) << "twice is once";
    EXPECT_EQ(set_clock(), Changed::changed);
    EXPECT_EQ(set_summary(), Changed::changed);
    EXPECT_EQ(append(log(), entry(owned_table, 1)), Appended::stored);
    EXPECT_TRUE(deserted(LogKind::table).empty());
    EXPECT_TRUE(deserted(LogKind::journal).empty());
}

TEST_P(OwnershipContract, WhatIsLetGoCanBeClaimedAgain) {
    EXPECT_EQ(append(log(), entry(owned_table, 1)), Appended::stored);
    EXPECT_EQ(release(owned_table), Changed::changed);
    EXPECT_EQ(claim(LogKind::table, "ABCDEF"), Claimed::ours);
    EXPECT_EQ(append(log(), entry(owned_table, 3)), Appended::stored);
    EXPECT_EQ(set_clock(), Changed::changed);
    EXPECT_EQ(events_of(log(), owned_table), 4);
}

TEST_P(OwnershipContract, OneOfSeveralChangesOnlyWhatItHas) {
    if (!ownership().shared()) {
        EXPECT_EQ(release(owned_table), Changed::changed);
        EXPECT_EQ(set_clock(), Changed::changed) << "everything is its own";
        return;
    }
    EXPECT_EQ(set_summary(), Changed::fenced) << "a journal is nobody's at first";
    EXPECT_EQ(release(owned_journal), Changed::gone);
    EXPECT_EQ(release(owned_table), Changed::changed);
    EXPECT_EQ(release(owned_table), Changed::gone);
    EXPECT_EQ(set_clock(), Changed::fenced);
    EXPECT_EQ(
        ask<Stored>(catalogue(), &Catalogue::put_seat, seat_row(owned_table, 1, 1, "Anna")),
        Stored::fenced
    );
    EXPECT_EQ(claim(LogKind::table, "NOSUCH"), Claimed::none);
    EXPECT_EQ(claim(LogKind::journal, "ABCDEF"), Claimed::none);
    EXPECT_EQ(append(log(), entry(owned_table, 1)), Appended::stored) << "a free one is claimed";
    EXPECT_EQ(set_clock(), Changed::changed);
}

TEST_P(OwnershipContract, OneOfSeveralFindsWhatHasSomethingToDo) {
    if (!ownership().shared()) return;
    EXPECT_EQ(deserted(LogKind::journal), Codes{"RADUNO"});
    EXPECT_EQ(release(owned_table, LetGo::at_rest), Changed::changed);
    EXPECT_TRUE(deserted(LogKind::table).empty());
    EXPECT_EQ(claim(LogKind::table, "ABCDEF"), Claimed::ours);
    EXPECT_EQ(release(owned_table, LetGo::at_work), Changed::changed);
    EXPECT_EQ(deserted(LogKind::table), Codes{"ABCDEF"});
    EXPECT_EQ(claim(LogKind::table, "ABCDEF"), Claimed::ours);
    reopen();
    EXPECT_EQ(deserted(LogKind::table), Codes{"ABCDEF"}) << "who had it is gone";
    EXPECT_EQ(
        ask<Claimed>(ownership(), &Ownership::claim_deserted, LogKind::table, "ABCDEF"),
        Claimed::ours
    );
    EXPECT_TRUE(deserted(LogKind::table).empty());
    EXPECT_EQ(claim(LogKind::journal, "RADUNO"), Claimed::ours);
    EXPECT_EQ(set_summary(), Changed::changed);
    EXPECT_EQ(release(owned_journal, LetGo::at_work), Changed::changed);
    EXPECT_TRUE(deserted(LogKind::journal).empty()) << "it does not run any more";
}

TEST_P(OwnershipContract, WhoIsAboutToEndKeepsWhatItHas) {
    std::promise<void> drained;
    ownership().drain([&] { drained.set_value(); });
    drained.get_future().wait();
    EXPECT_EQ(append(log(), entry(owned_table, 1)), Appended::stored);
    EXPECT_EQ(set_clock(), Changed::changed);
    EXPECT_EQ(release(owned_table, LetGo::at_work), Changed::changed);
    EXPECT_TRUE(deserted(LogKind::table).empty()) << "and looks for nothing more";
}

TEST_P(OwnershipContract, NobodyIsToldWhatTheyDidThemselves) {
    std::atomic<int> heard = 0;
    reopen({.on_notice = [&](const std::optional<Notice>&) { ++heard; }});
    const Changed told = change_people(catalogue(), [](PeopleRows& rows) {
        rows.rename(1, plain_name("Annalisa"));
        rows.tell({.kind = NoticeKind::renamed, .player = 1, .name = "Annalisa"});
    });
    EXPECT_EQ(told, Changed::changed);
    EXPECT_EQ(player(catalogue(), 1)->name, "Annalisa");
    store().stop();
    EXPECT_EQ(heard, 0);
}

}  // namespace
}  // namespace kamchatka::store
