// The tables of a round played on this server: each one's own link, the judge, what becomes of who
// is away, and results that the desk does not take.
#include "server/desk/tests/tournament_fixture.hpp"

#include <chrono>
#include <thread>
#include <vector>

namespace kamchatka::server {
namespace {

class OnlineRound : public TournamentApi {
protected:
    std::string table_;
    std::vector<Browser> people_;
    int guests_ = 1000;

    // Four people at one table that is being played.
    void begin(const std::string& how = "{}") {
        code_ = created(R"({"name":"Online","preset":"league","listed":false})");
        import_people(4);
        must(R"({"type":"draw_round"})");
        const Reply opened = olga_.post(at("/online/open"), how);
        ASSERT_EQ(opened.status, 200) << opened.body;
        table_ = opened.json().at("tables").at(0).at("code").as_string();
        const json::value round = detail().at("rounds").at(0);
        people_.clear();
        for (const json::value& player : round.at("tables").at(0).at("players").as_array()) {
            Browser& person = people_.emplace_back(server_.port());
            person.sign_in("Ospite " + std::to_string(++guests_));
            ASSERT_EQ(person.post(at("/badge/sit"), badge(player.as_int64())).status, 200);
        }
        const json::value started = olga_.post(at("/online/start")).json();
        ASSERT_EQ(started.at("tables").at(0).at("state"), "playing");
    }
    std::int64_t player_at(std::size_t seat) {
        return detail().at("rounds").at(0).at("tables").at(0).at("players").at(seat).as_int64();
    }
    std::string badge(std::int64_t player) {
        const json::value badges = olga_.get(at("/badges")).json();
        for (const json::value& each : badges.at("badges").as_array()) {
            if (each.at("player").as_int64() != player) continue;
            return R"({"player":)" + std::to_string(player) + R"(,"token":")" +
                std::string{each.at("token").as_string()} + "\"}";
        }
        return "{}";
    }
    json::value seat(std::size_t number) {
        return olga_.get("/api/tables/" + table_).json().at("seats").at(number);
    }
    Reply judge(Browser& who, const std::string& reason = "un dado") {
        return who.post("/api/tables/" + table_ + "/judge", R"({"reason":")" + reason + "\"}");
    }
    template <typename Met>
    bool eventually(Met met, int tries = 100) {
        for (int i = 0; i < tries; ++i) {
            if (met()) return true;
            std::this_thread::sleep_for(std::chrono::milliseconds{100});
        }
        return false;
    }
    bool shows(std::size_t number, const char* call) {
        return eventually([&] {
            const json::value line = seat(number);
            const json::value* shown = line.as_object().if_contains("judge");
            return shown != nullptr && *shown == call;
        });
    }
};

TEST_F(OnlineRound, ALinkTakesItsSeatToTheDeviceItIsOpenedOn) {
    begin();
    const std::int64_t player = player_at(1);
    Browser phone{server_.port()};
    phone.sign_in("Ospite 77");
    WebSocket laptop{people_[1]};
    laptop.send({{"type", "join"}, {"table", table_}, {"seq", nullptr}});
    ASSERT_EQ(laptop.next("view").value().at("viewer"), "s2");
    EXPECT_EQ(phone.post(at("/badge"), badge(player)).json().at("elsewhere"), true);
    EXPECT_EQ(people_[1].post(at("/badge"), badge(player)).json().at("elsewhere"), false);
    const Reply sat = phone.post(at("/badge/sit"), badge(player));
    ASSERT_EQ(sat.status, 200) << sat.body;
    EXPECT_EQ(sat.json().at("code"), json::string{table_});
    EXPECT_EQ(laptop.next("view").value().at("viewer"), "spectator");
    EXPECT_EQ(reason(judge(people_[1])), "not_seated");
    EXPECT_EQ(judge(phone).status, 200);
    // From one to the other, as often as one likes: whoever opened it last has it.
    EXPECT_EQ(people_[1].post(at("/badge/sit"), badge(player)).status, 200);
    EXPECT_EQ(people_[1].post(at("/badge/sit"), badge(player)).status, 200);
    EXPECT_EQ(reason(judge(phone)), "not_seated");
}

TEST_F(OnlineRound, ALinkIsGoodForItsOwnSeatAlone) {
    begin();
    const std::int64_t player = player_at(1);
    EXPECT_EQ(reason(people_[0].post(at("/badge/sit"), badge(player))), "plays_another_seat");
    const std::string forged = R"({"player":)" + std::to_string(player) + R"(,"token":"x"})";
    stranger_.sign_in("Intruso");
    EXPECT_EQ(reason(stranger_.post(at("/badge/sit"), forged)), "bad_badge");
    Browser nobody{server_.port()};
    EXPECT_EQ(reason(nobody.post(at("/badge/sit"), badge(player))), "no_player");
    must(
        R"({"type":"withdrew","player":)" + std::to_string(player) + R"(,"because":"own_reasons"})"
    );
    EXPECT_EQ(reason(stranger_.post(at("/badge/sit"), badge(player))), "out_of_the_tournament");
}

TEST_F(OnlineRound, ASeatCallsTheJudgeAndHearsWhenItIsSeenTo) {
    begin();
    stranger_.sign_in("Intruso");
    EXPECT_EQ(reason(judge(stranger_)), "not_seated");
    EXPECT_EQ(reason(judge(olga_)), "not_seated");
    EXPECT_EQ(reason(judge(people_[1], std::string(101, 'x'))), "malformed");
    EXPECT_EQ(judge(people_[1]).json().at("repeated"), false);
    EXPECT_EQ(judge(people_[1], "ancora").json().at("repeated"), true);
    const json::value calls = detail().at("calls");
    ASSERT_EQ(calls.as_array().size(), 1U);
    EXPECT_EQ(calls.at(0).at("player").as_int64(), player_at(1));
    EXPECT_EQ(calls.at(0).at("cause"), "asked");
    EXPECT_EQ(calls.at(0).at("reason"), "un dado");
    EXPECT_TRUE(shows(1, "called"));
    EXPECT_FALSE(seat(0).as_object().contains("judge"));
    must(
        R"({"type":"judge_answered","call":")" +
        std::to_string(calls.at(0).at("entry").as_int64()) + "\"}"
    );
    EXPECT_EQ(detail().at("calls").at(0).at("answered"), true);
    EXPECT_TRUE(shows(1, "answered"));
    EXPECT_EQ(judge(people_[1]).json().at("repeated"), true) << "once a minute is enough";
}

TEST_F(OnlineRound, NobodyPlaysForWhoeverLeavesUnlessTheDeskSaysSo) {
    begin();
    EXPECT_EQ(people_[1].post("/api/tables/" + table_ + "/stand").status, 200);
    EXPECT_EQ(seat(1).at("away"), false);
    EXPECT_EQ(seat(1).at("waits"), "absent");
    ASSERT_TRUE(eventually([&] { return detail().at("calls").as_array().size() == 1; }));
    EXPECT_EQ(detail().at("calls").at(0).at("cause"), "absent");
    EXPECT_TRUE(shows(1, "called"));
    const json::value journal = olga_.get(at("/journal")).json();
    EXPECT_EQ(
        journal.at("entries").as_array().back().at("by"), json::string{"Tavolo online " + table_}
    );
    const auto order = [&](const std::string& what) {
        return olga_.post(at("/online/order"), R"({"table":1,)" + what + "}");
    };
    EXPECT_EQ(order(R"("pause":true)").json().at("tables").at(0).at("paused"), true);
    EXPECT_EQ(order(R"("pause":false)").json().at("tables").at(0).at("paused"), false);
    EXPECT_EQ(reason(order(R"("stand_in":"bot")")), "seat_not_found");
    EXPECT_EQ(reason(order(R"("stand_in":"bot","player":99)")), "seat_not_found");
    EXPECT_EQ(reason(olga_.post(at("/online/order"), R"({"table":9})")), "table_not_found");
    const Reply played = order(R"("stand_in":"bot","player":)" + std::to_string(player_at(1)));
    EXPECT_EQ(played.json().at("tables").at(0).at("seats").at(1).at("bot"), true);
    EXPECT_EQ(seat(1).at("away"), true);
}

TEST_F(OnlineRound, ABotPlaysWhereTheOrganiserChoseIt) {
    EXPECT_EQ(reason(olga_.post(at("/online/open"), R"({"absent":"neutral"})")), "malformed");
    begin(R"({"absent":"bot"})");
    EXPECT_EQ(people_[1].post("/api/tables/" + table_ + "/stand").status, 200);
    EXPECT_EQ(seat(1).at("away"), true);
}

TEST_F(OnlineRound, KingmakerIsPlayedWhereTheFormatSaysSo) {
    json::value format = detail().at("format");
    format.as_object()["kingmaker"] = true;
    code_ =
        created(json::serialize(json::object{{"name", "KM"}, {"format", format}, {"listed", false}})
        );
    import_people(8);
    must(R"({"type":"draw_round"})");
    const json::value opened = olga_.post(at("/online/open")).json();
    table_ = opened.at("tables").at(0).at("code").as_string();
    const json::value options = olga_.get("/api/tables/" + table_).json().at("options");
    EXPECT_EQ(options.at("ending.kingmaker"), "on") << json::serialize(options);
}

// A game ends under a format that no longer takes what comes of it; once it does again, the result
// is taken by itself. Three are declared absent, so that it ends as soon as the rules let them go:
// how long bots would play is nobody's guess.
TEST_F(OnlineRound, AResultThatIsRefusedIsSomethingToSettle) {
    begin();
    const json::value format = detail().at("format");
    json::value strict = format;
    strict.at("points").as_object()["board_value"] = 1;
    must(json::serialize(json::object{{"type", "format_chosen"}, {"format", strict}}));
    for (std::size_t seat = 0; seat < people_.size(); ++seat) {
        const Reply ordered = olga_.post(
            at("/online/order"),
            R"({"table":1,"stand_in":")" + std::string{seat == 0 ? "bot" : "neutral"} +
                R"(","player":)" + std::to_string(player_at(seat)) + "}"
        );
        ASSERT_EQ(ordered.status, 200) << ordered.body;
    }
    ASSERT_TRUE(eventually([&] { return !detail().at("calls").as_array().empty(); }, 600));
    const json::value call = detail().at("calls").at(0);
    EXPECT_EQ(call.at("cause"), "result");
    EXPECT_FALSE(call.at("reason").as_string().empty());
    EXPECT_EQ(detail().at("rounds").at(0).at("complete"), false);
    const std::int64_t seq = detail().at("seq").as_int64();
    std::this_thread::sleep_for(std::chrono::milliseconds{2500});
    EXPECT_EQ(detail().at("seq").as_int64(), seq) << "it is told once";
    must(json::serialize(json::object{{"type", "format_chosen"}, {"format", format}}));
    EXPECT_TRUE(eventually([&] { return detail().at("rounds").at(0).at("complete").as_bool(); }));
}

}  // namespace
}  // namespace kamchatka::server
