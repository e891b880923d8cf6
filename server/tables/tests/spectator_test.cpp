// Watching and talking: spectators hear what everybody may hear, late where the table says so.
#include "testkit/server/endpoints.hpp"
#include "testkit/server/people.hpp"

#include "server/tables/request.hpp"
#include "server/tables/room/telling.hpp"
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

// Each kind of onlooker who came while it was still a lobby, and the second window of a player.
TEST(Spectator, WhoWatchedInTheLobbyIsSentAwayWhenTheGameStarts) {
    for (const bool admitted : {false, true}) {
        SCOPED_TRACE(admitted ? "admitted" : "kept out");
        MemoryWorld world;
        Settings settings;
        settings.spectators = admitted;
        People people{world, {.people = 3, .settings = settings}};
        FakeAttendee stranger{std::nullopt, ""};
        FakeAttendee named{7, "Gianni"};
        FakeAttendee stood_up{3, "player 3"};
        FakeAttendee second_window{1, "player 1"};
        for (FakeAttendee* each : {&stranger, &named, &stood_up, &second_window}) {
            ASSERT_FALSE(people.room().join(*each, {}));
        }
        ASSERT_FALSE(people.room().stand_up(3));
        ASSERT_FALSE(people.room().set_place(1, Seat::s3, SeatWish::bot, "stratega", "Stratega"));
        people.start();
        world.settle();
        for (FakeAttendee* each : {&stranger, &named, &stood_up}) {
            const std::size_t frames = each->frames.size();
            EXPECT_EQ(each->count("error"), admitted ? 0U : 1U);
            EXPECT_EQ(each->last("view").at("view").is_null(), !admitted);
            people.room().say(people.person(1), text("forza"));
            world.settle();
            EXPECT_EQ(each->frames.size() > frames, admitted);
            // Nor can they be heard, or come back.
            people.room().say(*each, text("ehi"));
            world.settle();
            const auto heard = each->last("error");
            if (!admitted) {
                EXPECT_TRUE(
                    heard.at("reason") == "not_joined" || heard.at("reason") == "no_player"
                );
            }
            const Refusal again = people.room().join(*each, {});
            EXPECT_EQ(again, admitted ? Refusal{} : Refusal{Reason::spectators_off});
            people.room().leave(*each);
        }
        EXPECT_EQ(second_window.count("error"), 0U);
        EXPECT_FALSE(second_window.last("view").at("view").is_null());
    }
}

// Over HTTP: the list, what happened so far, the record and the replay.
TEST(Spectator, KeptOutFromATableIsKeptOutEverywhereUntilItIsOver) {
    MemoryWorld world;
    Settings settings;
    settings.spectators = false;
    People people{world, {.people = 3, .settings = settings}};
    Endpoints http{world, 9};
    http.add(people.shared_room());
    const std::string table = "/api/tables/" + people.room().table().code;
    const auto status = [&](const std::string& path, std::optional<PlayerId> who) {
        return http.get(path, who).substr(0, 3);
    };
    const auto listed = [&] {
        return http.get("/api/tables", 7).find(people.room().table().code) != std::string::npos;
    };
    EXPECT_TRUE(listed()) << "seats are open";
    people.start();
    people.play_until([](const State& state) { return state.round >= 1; });
    EXPECT_FALSE(listed());
    for (const std::optional<PlayerId> who :
         {std::optional<PlayerId>{}, std::optional<PlayerId>{7}}) {
        EXPECT_EQ(
            http.get(table + "/events", who)
                .substr(0, 40)
                .find("403 {\"error\":{\"reason\":\"spec"),
            0U
        );
        EXPECT_EQ(status(table + "/record", who), "403");
        EXPECT_EQ(status(table + "/replay", who), "403");
    }
    EXPECT_EQ(status(table + "/events", 2), "200");
    people.withdraw_all();
    for (const char* path : {"/events", "/record", "/replay"}) {
        EXPECT_EQ(status(table + path, std::nullopt), "200") << path;
    }
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
    MemoryWorld world;
    People people{world, {.people = 3}};
    const auto refusal = [&](const std::string& words) {
        const std::size_t before = people.person(1).count("error");
        people.room().say(people.person(1), text(words));
        world.settle();
        world.now += 10'000;
        if (people.person(1).count("error") == before) return std::string{};
        return std::string{people.person(1).last("error").at("reason").as_string()};
    };
    EXPECT_EQ(refusal(""), "malformed");
    EXPECT_EQ(refusal("   "), "malformed");
    EXPECT_EQ(refusal("\u00a0 \u202f"), "malformed");
    EXPECT_EQ(refusal(std::string(501, 'a')), "malformed");
    for (const char* odd : {"a\nb", "\x7f", "\u202eabc", "x\u2066y", "a\u200bb", "\xff"}) {
        EXPECT_EQ(refusal(odd), "odd_characters") << odd;
    }
    EXPECT_EQ(refusal("perché no? 👍"), "");
    EXPECT_EQ(people.person(2).count("chat"), 1U);
}

}  // namespace
}  // namespace kamchatka::server
