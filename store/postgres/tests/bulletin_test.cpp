// What one node did about people, the others hear: each thing once, in order, and when they may
// have missed some, that.
#include "store/postgres/tests/two_nodes.hpp"

#include <map>
#include <thread>

namespace kamchatka::store {
namespace {

using Told = std::optional<Notice>;

class Bulletin : public SeveralNodes {
protected:
    static StoreOptions into(Heard<Told>& heard) {
        return {.on_notice = [&heard](const Told& told) { heard.add(told); }};
    }
    static Notice notice(PlayerId player) {
        return {
            .kind = NoticeKind::handed_over,
            .player = player,
            .other = player + 1000,
            .name = "Anna " + std::to_string(player)};
    }
    static Changed tell(Store& store, const Notice& what) {
        return change_people(store.catalogue(), [&](PeopleRows& rows) { rows.tell(what); });
    }
};

TEST_F(Bulletin, IsHeardByTheOthersInOrder) {
    Heard<Told> by_first;
    Heard<Told> by_second;
    const auto first = open("n1", {}, into(by_first));
    const auto second = open("n2", {}, into(by_second));
    std::vector<Told> expected;
    for (PlayerId player = 1; player <= 30; ++player) {
        expected.emplace_back(notice(player));
        EXPECT_EQ(tell(*second, notice(player)), Changed::changed);
    }
    EXPECT_EQ(
        change_people(
            second->catalogue(),
            [](PeopleRows& rows) {
                rows.tell(notice(99));
                throw std::runtime_error{"undone"};
            }
        ),
        Changed::failed
    );
    ASSERT_TRUE(eventually([&] { return by_first.count() == 30; }));
    EXPECT_EQ(by_first.all(), expected);
    EXPECT_EQ(by_second.count(), 0U) << "who did it knows";
    Heard<Told> late;
    const auto third = open("n3", {}, into(late));
    const Notice gone{.kind = NoticeKind::removed, .player = 7};
    tell(*first, gone);
    ASSERT_TRUE(eventually([&] { return late.count() == 1; }));
    EXPECT_EQ(late.all(), std::vector<Told>{gone}) << "who comes later hears what comes later";
    EXPECT_EQ(sql("SELECT count(*) FROM bulletin WHERE name = 'Anna 7'"), "0");
}

// Numbers are given in the order of the commits, also of those who commit at the same time.
TEST_F(Bulletin, MissesNothingOfThoseWhoSpeakAtTheSameTime) {
    constexpr PlayerId each = 40;
    Heard<Told> heard;
    const auto listening = open("n1", {}, into(heard));
    std::vector<std::thread> speakers;
    for (PlayerId speaker = 1; speaker <= 3; ++speaker) {
        speakers.emplace_back([this, speaker] {
            const auto store = open("speaker" + std::to_string(speaker));
            for (PlayerId i = 0; i < each; ++i) tell(*store, notice(speaker * 1000 + i));
        });
    }
    for (std::thread& speaker : speakers) speaker.join();
    ASSERT_TRUE(eventually([&] { return heard.count() == 3 * each; }));
    std::map<PlayerId, PlayerId> next;
    for (const Told& told : heard.all()) {
        ASSERT_TRUE(told);
        EXPECT_EQ(told->player % 1000, next[told->player / 1000]++);
    }
}

TEST_F(Bulletin, WhoLostTheConnectionIsToldThatItMayHaveMissedSome) {
    Heard<Told> heard;
    const auto first = open("n1", {}, into(heard));
    const auto second = open("n2");
    tell(*second, notice(1));
    ASSERT_TRUE(eventually([&] { return heard.count() == 1; }));
    sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE application_name = 'kamchatka/n1/listener'");
    ASSERT_TRUE(eventually([&] { return heard.count() == 2; }));
    tell(*second, notice(2));
    ASSERT_TRUE(eventually([&] { return heard.count() == 3; }));
    EXPECT_EQ(heard.all(), (std::vector<Told>{notice(1), std::nullopt, notice(2)}));
}

// What is said without a call is found all the same.
TEST_F(Bulletin, IsLookedAtNowAndThen) {
    Heard<Told> heard;
    const auto first = open("n1", {}, into(heard));
    sql("UPDATE bulletin_counter SET number = number + 2;"
        "INSERT INTO bulletin (number, node, kind, player, name) VALUES"
        " (1, 'n2', 'a word of a later program', 3, ''), (2, 'n2', 'muted', 4, '')");
    ASSERT_TRUE(eventually([&] { return heard.count() == 1; }));
    EXPECT_EQ(heard.all(), (std::vector<Told>{Notice{.kind = NoticeKind::muted, .player = 4}}));
}

TEST_F(Bulletin, IsForgottenAfterAnHour) {
    { const auto first = open("n1"); }
    sql("INSERT INTO bulletin (number, node, kind, player, name, at) VALUES"
        " (1, 'n2', 'muted', 4, '', clock_timestamp() - interval '61 minutes'),"
        " (2, 'n2', 'muted', 4, '', clock_timestamp() - interval '59 minutes')");
    const auto again = open("n1");
    EXPECT_TRUE(eventually([&] { return sql("SELECT min(number) FROM bulletin") == "2"; }));
}

}  // namespace
}  // namespace kamchatka::store
