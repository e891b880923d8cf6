// Watching and talking: spectators hear what everybody may hear, late where the table says so.
#include "testkit/server/people.hpp"

#include "server/tables/request.hpp"
#include "server/tables/telling.hpp"
#include "testkit/clause.hpp"

#include <gtest/gtest.h>

namespace kamchatka::server {
namespace {

Say text(std::string words) {
    Say say;
    say.text = std::move(words);
    return say;
}

Say phrase(Phrase which) {
    Say say;
    say.phrase = which;
    return say;
}

TEST(Spectator, MayBeKeptOut) {
    MemoryWorld world;
    Settings settings;
    settings.spectators = false;
    People people{world, {.people = 3, .settings = settings}};
    FakeAttendee visitor{7, "Gianni"};
    EXPECT_FALSE(people.room().join(visitor, {})) << "in the lobby he may come to sit";
    people.room().leave(visitor);
    people.start();
    EXPECT_EQ(people.room().join(visitor, {}), Reason::spectators_off);
}

TEST(Spectator, HearsLateWhereTheTableSaysSo) {
    MemoryWorld world;
    Settings settings;
    settings.spectator_delay_s = 60;
    People people{world, {.people = 3, .settings = settings}};
    FakeAttendee spectator{std::nullopt, ""};
    ASSERT_FALSE(people.room().join(spectator, {}));
    people.start();
    std::vector<std::pair<std::int64_t, std::int64_t>> told;  // when which seq was reached
    for (int i = 0; i < 60; ++i) {
        ASSERT_TRUE(people.play());
        told.emplace_back(world.now, people.room().seq());
        world.now += 5'000;
        people.room().tick();
    }
    std::int64_t due = 0;
    for (const auto& [at_ms, seq] : told) {
        if (at_ms + 60'000 <= world.now) due = seq;
    }
    const auto last = spectator.last("events");
    const std::int64_t heard = last.at("seq").as_int64() - 1 +
        static_cast<std::int64_t>(last.at("events").as_array().size());
    EXPECT_EQ(heard, due);
    EXPECT_LT(heard, people.room().seq());
    FakeAttendee late{std::nullopt, ""};
    ASSERT_FALSE(people.room().join(late, {}));
    EXPECT_EQ(late.last("view").at("seq").as_int64(), due);
    world.now += 60'000;
    people.room().tick();
    const auto all = spectator.last("events");
    EXPECT_EQ(
        all.at("seq").as_int64() - 1 +
            static_cast<std::int64_t>(all.at("events").as_array().size()),
        people.room().seq()
    );
}

TEST(Chat, PlayersHearEachOtherAndSpectatorsAmongThemselves) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    FakeAttendee visitor{7, "Gianni"};
    ASSERT_FALSE(people.room().join(visitor, {}));
    people.start();
    people.room().say(people.person(1), text("forza"));
    world.settle();
    EXPECT_EQ(people.person(3).last("chat").at("text"), "forza");
    EXPECT_EQ(people.person(3).last("chat").at("from"), "s1");
    EXPECT_EQ(visitor.last("chat").at("text"), "forza");
    people.room().say(visitor, text("attacca la Kamchatka"));
    world.settle();
    EXPECT_TRUE(visitor.last("chat").at("from").is_null());
    EXPECT_EQ(people.person(3).last("chat").at("text"), "forza") << "no help from outside";
    EXPECT_EQ(world.chat_count(), 2U);
    FakeAttendee again{2, "player 2"};
    ASSERT_FALSE(people.room().join(again, {}));
    EXPECT_EQ(again.last("view").at("chat").as_array().size(), 1U);
}

TEST(Chat, TournamentTablesAreSilent) {
    CLAUSE("PR-14n");
    CLAUSE("TK-R10c");
    MemoryWorld world;
    Settings settings;
    settings.tournament = true;
    People people{world, {.people = 3, .settings = settings}};
    people.room().say(people.person(1), text("psst"));
    people.room().say(people.person(1), phrase(Phrase::bravo));
    EXPECT_EQ(people.person(1).last("error").at("reason"), "chat_off");
    EXPECT_EQ(people.person(2).count("chat"), 0U);
}

TEST(Aids, AreOffAtTournamentTablesWhateverWasAskedFor) {
    CLAUSE("TK-R10b");
    TableRequest request;
    request.ruleset = "torisiko";
    request.seats = {{.kind = SeatWish::me}, {.kind = SeatWish::open}, {.kind = SeatWish::open}};
    Settings settings;
    settings.aids = true;
    request.settings = settings;
    EXPECT_TRUE(lay_table(request, 1, "Anna")->table.settings.aids);
    settings.tournament = true;
    request.settings = settings;
    EXPECT_FALSE(lay_table(request, 1, "Anna")->table.settings.aids);
}

TEST(Chat, TheHostMutes) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    ASSERT_FALSE(people.room().mute(1, Seat::s2, true));
    people.room().say(people.person(2), text("ehi"));
    world.settle();
    EXPECT_EQ(people.person(2).last("error").at("reason"), "chat_muted");
    ASSERT_FALSE(people.room().mute(1, Seat::s2, false));
    people.room().say(people.person(2), text("ehi"));
    world.settle();
    EXPECT_EQ(people.person(1).count("chat"), 1U);
}

TEST(Chat, AfterSilenceWasAskedForOnlyTechnicalPhrasesAreHeard) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    people.room().ask_silence(people.person(2));
    world.settle();
    EXPECT_TRUE(people.person(1).last("chat").at("silence").as_bool());
    EXPECT_TRUE(people.person(3).last("table").at("table").at("silenced").as_bool());
    people.room().say(people.person(1), text("ma"));
    EXPECT_EQ(people.person(1).last("error").at("reason"), "chat_silenced");
    people.room().say(people.person(1), phrase(Phrase::bravo));
    EXPECT_EQ(people.person(2).count("chat"), 1U);
    people.room().say(people.person(1), phrase(Phrase::torno_subito));
    world.settle();
    EXPECT_EQ(people.person(2).last("chat").at("phrase"), "torno_subito");
}

TEST(Chat, NobodyFloods) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    for (int i = 0; i < 8; ++i) people.room().say(people.person(1), text("ciao"));
    world.settle();
    EXPECT_EQ(people.person(2).count("chat"), 5U);
    EXPECT_EQ(people.person(1).last("error").at("reason"), "rate_limited");
    world.now += 10'000;
    people.room().say(people.person(1), text("ciao"));
    world.settle();
    EXPECT_EQ(people.person(2).count("chat"), 6U);
}

TEST(Chat, WhatCannotBeShownIsRefused) {
    const std::string long_text(501, 'a');
    for (const std::string& bad :
         {std::string{},
          std::string{"   "},
          long_text,
          std::string{"a\nb"},
          std::string{"\x7f"},
          std::string{"\u202eabc"},
          std::string{"x\u2066y"}}) {
        EXPECT_FALSE(sound_chat_text(bad, 500)) << bad;
    }
    EXPECT_TRUE(sound_chat_text("perché no? 👍", 500));
}

}  // namespace
}  // namespace kamchatka::server
