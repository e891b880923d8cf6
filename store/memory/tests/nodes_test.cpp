// Several stores over the same contents: who has what, who is dead, and who hears of it.
#include "store/memory/store.hpp"
#include "testkit/store/fixture.hpp"

#include <gtest/gtest.h>

namespace kamchatka::store {
namespace {

using Running = MemoryStore::Running;
using Codes = std::vector<std::string>;

constexpr TableId shared_table = 5;

JournalRow tournament_row(JournalId id, const std::string& code, const std::string& state) {
    return {
        .id = id,
        .kind = JournalKind::tournament,
        .code = code,
        .owner = std::nullopt,
        .listing = Listing::listed,
        .summary = R"({"state":")" + state + "\"}",
        .secret = {},
        .created_ms = now_ms};
}

class MemoryNodes : public testing::Test {
protected:
    std::unique_ptr<MemoryStore> node(const std::string& name) {
        StoreOptions options{
            .on_wanted = [this, name](LogId log) { wanted_[name].push_back(log); },
            .on_notice = [this, name](const std::optional<Notice>& notice
                         ) { heard_[name].push_back(notice); },
        };
        return std::make_unique<MemoryStore>(Running::at_once, std::move(options), contents_, name);
    }
    static Stored add_table(Store& store, TableId id, const std::string& code) {
        TableRow row = table_row(id, 1, code);
        row.host.reset();
        return ask<Stored>(
            store.catalogue(), &Catalogue::add_table, row, std::vector<SeatRow>{}, TableSecret{}
        );
    }
    static Claimed claim(Store& store, const std::string& code, LogKind kind = LogKind::table) {
        return ask<Claimed>(store.ownership(), &Ownership::claim, kind, code);
    }
    static Changed release(Store& store, LogId log, LetGo how = LetGo::at_rest) {
        return ask<Changed>(store.ownership(), &Ownership::release, log, how);
    }
    static Codes deserted(Store& store, LogKind kind = LogKind::table, std::int64_t most = 9) {
        return look<Codes>(store.ownership(), &Ownership::deserted, kind, most);
    }
    static Changed set_clock(Store& store) {
        return ask<Changed>(store.catalogue(), &Catalogue::set_clock, shared_table, "{}");
    }

    std::shared_ptr<MemoryStore::Contents> contents_ = std::make_shared<MemoryStore::Contents>();
    std::map<std::string, std::vector<LogId>> wanted_;
    std::map<std::string, std::vector<std::optional<Notice>>> heard_;
    std::unique_ptr<MemoryStore> first_ = node("n1");
    std::unique_ptr<MemoryStore> second_ = node("n2");
};

TEST_F(MemoryNodes, ATableIsItsMakersUntilItIsLetGo) {
    EXPECT_TRUE(first_->ownership().shared());
    EXPECT_EQ(add_table(*first_, shared_table, "AAAAAA"), Stored::stored);
    EXPECT_EQ(claim(*first_, "AAAAAA"), Claimed::ours);
    EXPECT_EQ(append(first_->log(), entry(shared_table, 1)), Appended::stored);
    EXPECT_EQ(append(second_->log(), entry(shared_table, 3)), Appended::fenced);
    EXPECT_EQ(set_clock(*second_), Changed::fenced);
    EXPECT_TRUE(wanted_.empty());
    EXPECT_EQ(
        ask<Claimed>(second_->ownership(), &Ownership::claim_deserted, LogKind::table, "AAAAAA"),
        Claimed::elsewhere
    );
    EXPECT_TRUE(wanted_.empty()) << "nobody is asked";
    EXPECT_EQ(claim(*second_, "AAAAAA"), Claimed::elsewhere);
    EXPECT_EQ(wanted_["n1"], std::vector{shared_table});
    EXPECT_EQ(contents_->nodes.head(shared_table).wanted, "n2");
    EXPECT_EQ(release(*second_, shared_table), Changed::gone) << "it is not the second one's";
    EXPECT_EQ(release(*first_, shared_table), Changed::changed);
    EXPECT_EQ(set_clock(*first_), Changed::fenced) << "nobody's is not ours";
    EXPECT_EQ(claim(*second_, "AAAAAA"), Claimed::ours);
    EXPECT_EQ(set_clock(*second_), Changed::changed);
    EXPECT_EQ(append(first_->log(), entry(shared_table, 3)), Appended::fenced);
    EXPECT_EQ(append(second_->log(), entry(shared_table, 3)), Appended::stored);
    EXPECT_EQ(contents_->nodes.head(shared_table).epoch, 2);
    EXPECT_EQ(claim(*first_, "BBBBBB"), Claimed::none);
    EXPECT_EQ(second_->ownership().counts().claims, 1);
}

TEST_F(MemoryNodes, WhoIsDeclaredDeadLosesWhatOthersClaim) {
    add_table(*first_, shared_table, "AAAAAA");
    second_->declare_dead("n1");
    EXPECT_EQ(append(first_->log(), entry(shared_table, 1)), Appended::stored)
        << "nobody has it yet";
    EXPECT_EQ(deserted(*second_), Codes{"AAAAAA"});
    EXPECT_EQ(claim(*second_, "AAAAAA"), Claimed::ours);
    EXPECT_EQ(append(first_->log(), entry(shared_table, 3)), Appended::fenced);
    EXPECT_FALSE(first_->beat());
    EXPECT_TRUE(first_->failed());
    EXPECT_FALSE(first_->ownership().sure());
    EXPECT_TRUE(second_->beat());
}

TEST_F(MemoryNodes, WhoIsSilentIsDeclaredDeadByWhoeverWantsSomethingOfIts) {
    add_table(*first_, shared_table, "AAAAAA");
    second_->silence("n1");
    EXPECT_TRUE(first_->beat()) << "it was heard again in time";
    EXPECT_EQ(claim(*second_, "AAAAAA"), Claimed::elsewhere);
    first_.reset();
    EXPECT_EQ(claim(*second_, "AAAAAA"), Claimed::elsewhere)
        << "nobody knows yet that it was killed";
    second_->silence("n1");
    EXPECT_EQ(deserted(*second_), Codes{"AAAAAA"});
    EXPECT_EQ(contents_->nodes.state("n1"), memory::NodeState::up) << "who only looks says nothing";
    EXPECT_EQ(claim(*second_, "AAAAAA"), Claimed::ours);
    EXPECT_EQ(contents_->nodes.state("n1"), memory::NodeState::dead);
    EXPECT_EQ(wanted_["n1"].size(), 1U) << "a store that is gone hears nothing";
}

TEST_F(MemoryNodes, WhoStopsOrComesBackHasNothing) {
    add_table(*first_, shared_table, "AAAAAA");
    first_->stop();
    EXPECT_EQ(claim(*second_, "AAAAAA"), Claimed::ours);
    const auto again = node("n2");
    EXPECT_EQ(claim(*again, "AAAAAA"), Claimed::ours) << "what the one before had is free";
    bool answered = false;
    second_->log().append(entry(shared_table, 1), [&](Appended) { answered = true; });
    EXPECT_FALSE(answered);
    EXPECT_TRUE(second_->failed()) << "another has its name";
}

TEST_F(MemoryNodes, DesertedIsWhatHasSomethingToDo) {
    for (TableId id = 1; id <= 5; ++id) add_table(*first_, id, "TABLE" + std::to_string(id));
    ask<Changed>(
        first_->catalogue(),
        &Catalogue::end_table,
        TableId{4},
        TableState::abandoned,
        std::string{"{}"},
        now_ms
    );
    EXPECT_TRUE(deserted(*second_).empty());
    release(*first_, 1, LetGo::at_rest);
    for (const TableId id : {2, 3, 4, 5}) release(*first_, id, LetGo::at_work);
    EXPECT_EQ(deserted(*second_, LogKind::table, 2), (Codes{"TABLE2", "TABLE3"}));
    EXPECT_EQ(deserted(*second_, LogKind::table, 2), (Codes{"TABLE5", "TABLE2"})) << "then others";
    for (const auto& row :
         {tournament_row(11, "RUNNER", "running"), tournament_row(12, "OVEROV", "over")}) {
        ask<Stored>(
            first_->journals(), &Journals::create, row, "organiser", std::vector<JournalEntry>{}
        );
    }
    EXPECT_EQ(deserted(*second_, LogKind::journal), Codes{"RUNNER"});
    EXPECT_EQ(claim(*second_, "RUNNER", LogKind::journal), Claimed::ours);
    EXPECT_TRUE(deserted(*first_, LogKind::journal).empty());
    second_->ownership().drain({});
    EXPECT_TRUE(deserted(*second_).empty()) << "it takes nothing new";
    EXPECT_EQ(claim(*first_, "RUNNER", LogKind::journal), Claimed::elsewhere) << "it lives";
}

TEST_F(MemoryNodes, WhatOneDidAboutPeopleTheOthersHearInOrder) {
    const auto third = node("n3");
    const Notice one{.kind = NoticeKind::renamed, .player = 1, .name = "Anna"};
    const Notice two{.kind = NoticeKind::removed, .player = 2};
    change_people(first_->catalogue(), [&](PeopleRows& rows) {
        rows.tell(one);
        rows.tell(two);
    });
    change_people(first_->catalogue(), [&](PeopleRows& rows) {
        rows.tell(one);
        throw std::runtime_error{"undone"};
    });
    second_->miss_notices();
    using Heard = std::vector<std::optional<Notice>>;
    EXPECT_TRUE(heard_["n1"].empty()) << "it knows";
    EXPECT_EQ(heard_["n2"], (Heard{one, two, std::nullopt}));
    EXPECT_EQ(heard_["n3"], (Heard{one, two}));
}

TEST_F(MemoryNodes, WhoIsNotSureIsWaiting) {
    EXPECT_TRUE(first_->ownership().sure());
    first_->set_sure(false);
    EXPECT_FALSE(first_->ownership().sure());
    EXPECT_EQ(first_->disk(), Disk::waiting);
    first_->set_sure(true);
    EXPECT_EQ(first_->log().disk(), Disk::sound);
}

}  // namespace
}  // namespace kamchatka::store
