// Two nodes and one log: who has it, who wants it, and who loses it.
#include "store/postgres/tests/two_nodes.hpp"

#include <thread>

namespace kamchatka::store {
namespace {

using std::chrono_literals::operator""ms;

class Handover : public SeveralNodes {};

TEST_F(Handover, WhoIsAskedLetsGoAndTheOtherGoesOn) {
    Heard<LogId> wanted;
    const auto first = open("n1", {}, {.on_wanted = [&](LogId log) { wanted.add(log); }});
    const auto second = open("n2");
    EXPECT_TRUE(first->ownership().shared());
    EXPECT_EQ(add_table(*first, 5, "AAAAAA"), Stored::stored);
    fill(first->log(), 5, 2);
    EXPECT_EQ(
        ask<Claimed>(second->ownership(), &Ownership::claim_deserted, LogKind::table, "AAAAAA"),
        Claimed::elsewhere
    );
    EXPECT_EQ(sql("SELECT count(*) FROM head WHERE wanted IS NULL"), "1") << "nobody is asked";
    EXPECT_EQ(claim(*second, LogKind::table, "AAAAAA"), Claimed::elsewhere);
    ASSERT_TRUE(eventually([&] { return wanted.count() == 1; }));
    EXPECT_EQ(wanted.all(), std::vector<LogId>{5});
    EXPECT_EQ(sql("SELECT wanted FROM head"), "n2");
    EXPECT_EQ(append(first->log(), entry(5, 5)), Appended::stored) << "it is not asked twice";
    EXPECT_EQ(release(*first, 5), Changed::changed);
    EXPECT_EQ(
        sql("SELECT count(*) FROM head WHERE wanted IS NULL AND owner IS NULL AND idle"), "1"
    );
    EXPECT_EQ(claim(*second, LogKind::table, "AAAAAA"), Claimed::ours);
    EXPECT_EQ(append(first->log(), entry(5, 7)), Appended::fenced);
    EXPECT_EQ(release(*first, 5), Changed::gone);
    EXPECT_EQ(append(second->log(), entry(5, 7)), Appended::stored);
    EXPECT_EQ(claim(*first, LogKind::table, "AAAAAA"), Claimed::elsewhere);
    EXPECT_EQ(wanted.count(), 1U);
    EXPECT_EQ(first->ownership().counts().wanted, 1);
    EXPECT_EQ(first->ownership().counts().fenced, 1);
    EXPECT_EQ(second->ownership().counts().claims, 1);
    EXPECT_EQ(first->verify(), 4);
}

// Whoever wants it again says so again.
TEST_F(Handover, EachWishIsToldOnce) {
    Heard<LogId> wanted;
    const auto first = open("n1", {}, {.on_wanted = [&](LogId log) { wanted.add(log); }});
    const auto second = open("n2");
    for (TableId id = 1; id <= 3; ++id) add_table(*first, id, "TABLE" + std::to_string(id));
    for (std::size_t i = 1; i <= 3; ++i) {
        EXPECT_EQ(claim(*second, LogKind::table, "TABLE2"), Claimed::elsewhere);
        ASSERT_TRUE(eventually([&] { return wanted.count() == i; }));
    }
    EXPECT_EQ(claim(*second, LogKind::table, "TABLE1"), Claimed::elsewhere);
    ASSERT_TRUE(eventually([&] { return wanted.count() == 4; }));
    EXPECT_EQ(wanted.all(), (std::vector<LogId>{2, 2, 2, 1}));
}

// What a node remembers of a log is worth nothing after it was another's.
TEST_F(Handover, WhatComesBackGoesOnWhereItIs) {
    const auto first = open("n1");
    const auto second = open("n2");
    add_table(*first, 5, "AAAAAA");
    fill(first->log(), 5, 1);
    for (std::int64_t seq = 3; seq < 15; seq += 2) {
        Store& from = seq % 4 == 3 ? *first : *second;
        Store& to = seq % 4 == 3 ? *second : *first;
        EXPECT_EQ(release(from, 5), Changed::changed);
        EXPECT_EQ(claim(to, LogKind::table, "AAAAAA"), Claimed::ours);
        EXPECT_EQ(release(to, 5), Changed::changed) << "without a word";
        EXPECT_EQ(claim(from, LogKind::table, "AAAAAA"), Claimed::ours);
        from.catalogue().set_clock(5, "{}", {});
        EXPECT_EQ(append(from.log(), entry(5, seq)), Appended::stored);
        EXPECT_EQ(release(from, 5), Changed::changed);
        EXPECT_EQ(claim(to, LogKind::table, "AAAAAA"), Claimed::ours);
        EXPECT_EQ(append(to.log(), entry(5, 1)), Appended::duplicate);
    }
    EXPECT_EQ(events_of(first->log(), 5), 14);
    EXPECT_EQ(first->verify(), 7);
}

TEST_F(Handover, EveryChangeOfWhatIsAnothersIsFenced) {
    const auto first = open("n1");
    const auto second = open("n2");
    add_guest(first->catalogue(), 1, "Anna", 1);
    add_table(*first, 5, "AAAAAA");
    add_tournament(*first, 9, "RADUNO");
    EXPECT_EQ(claim(*first, LogKind::journal, "RADUNO"), Claimed::ours);
    const std::string before = sql("SELECT (game_table.*)::text FROM game_table");
    Catalogue& other = second->catalogue();
    const ChatRow line{
        .table = 5,
        .player = 1,
        .seat = std::nullopt,
        .name = "Anna",
        .text = "ciao",
        .phrase = std::nullopt,
        .at_ms = now_ms};
    const auto lost = Changed::fenced;
    EXPECT_EQ(ask<Changed>(other, &Catalogue::start_table, TableId{5}, now_ms), lost);
    EXPECT_EQ(
        ask<Changed>(other, &Catalogue::end_table, TableId{5}, TableState::ended, "{}", now_ms),
        lost
    );
    EXPECT_EQ(
        ask<Changed>(other, &Catalogue::set_settings, TableId{5}, "{}", Listing::unlisted), lost
    );
    EXPECT_EQ(set_clock(*second, 5), lost);
    EXPECT_EQ(ask<Stored>(other, &Catalogue::set_host, TableId{5}, PlayerId{1}), Stored::fenced);
    EXPECT_EQ(ask<Stored>(other, &Catalogue::put_seat, seat_row(5, 1, 1, "Anna")), Stored::fenced);
    EXPECT_EQ(ask<Stored>(other, &Catalogue::add_chat, line), Stored::fenced);
    EXPECT_EQ(
        ask<Changed>(
            second->journals(), &Journals::set_summary, JournalId{9}, "{}", Listing::unlisted
        ),
        lost
    );
    EXPECT_EQ(sql("SELECT (game_table.*)::text FROM game_table"), before);
    EXPECT_EQ(sql("SELECT (SELECT count(*) FROM seat) + (SELECT count(*) FROM chat)"), "0");
    EXPECT_EQ(second->ownership().counts().fenced, 8);
    EXPECT_EQ(
        ask<Stored>(first->catalogue(), &Catalogue::put_seat, seat_row(5, 1, 1, "Anna")),
        Stored::stored
    );
    change_people(second->catalogue(), [](PeopleRows& rows) { rows.remove(1); });
    EXPECT_EQ(
        ask<Stored>(first->catalogue(), &Catalogue::put_seat, seat_row(5, 1, 1, "Anna")),
        Stored::gone
    ) << "no owner writes a name back";
}

// Under load from both, the log is whole and whoever was told `stored` finds it.
TEST_F(Handover, NothingIsLostBetweenTwoWhoWantTheSame) {
    const auto first = open("n1");
    const auto second = open("n2");
    for (TableId id = 1; id <= 4; ++id) add_table(*first, id, "TABLE" + std::to_string(id));
    std::atomic<std::int64_t> told = 0;
    const auto play = [&](Store& store) {
        for (int turn = 0; turn < 40; ++turn) {
            const TableId id = 1 + turn % 4;
            if (claim(store, LogKind::table, "TABLE" + std::to_string(id)) != Claimed::ours) {
                std::this_thread::sleep_for(1ms);
                continue;
            }
            const std::int64_t next = events_of(store.log(), id) + 1;
            EXPECT_EQ(append(store.log(), entry(id, next)), Appended::stored);
            ++told;
            EXPECT_EQ(set_clock(store, id), Changed::changed);
            EXPECT_EQ(release(store, id), Changed::changed);
        }
    };
    for (TableId id = 1; id <= 4; ++id) release(*first, id);
    std::thread other{[&] { play(*second); }};
    play(*first);
    other.join();
    EXPECT_GT(told, 40);
    EXPECT_EQ(first->verify(), told);
}

TEST_F(Handover, WhoDrainsSaysSo) {
    const auto first = open("n1");
    const auto second = open("n2");
    add_table(*first, 5, "AAAAAA");
    std::promise<void> drained;
    first->ownership().drain([&] { drained.set_value(); });
    drained.get_future().wait();
    EXPECT_EQ(sql("SELECT state FROM node WHERE name = 'n1'"), "draining");
    EXPECT_EQ(claim(*second, LogKind::table, "AAAAAA"), Claimed::elsewhere) << "it lives";
    EXPECT_EQ(release(*first, 5, LetGo::at_work), Changed::changed);
    EXPECT_EQ(deserted(*second, LogKind::table), Codes{"AAAAAA"});
}

}  // namespace
}  // namespace kamchatka::store
