// The tournament desk over real sockets: once for each ref, what each may see, a restart.
#include "server/desk/tests/tournament_fixture.hpp"

#include "testkit/clause.hpp"

#include <algorithm>
#include <string_view>

namespace kamchatka::server {
namespace {

TEST_F(TournamentApi, IsCreatedListedAndRunToItsWinner) {
    const json::value lists = olga_.get("/api/tournaments").json();
    EXPECT_EQ(lists.at("listed").as_array().size(), 1U);
    EXPECT_EQ(lists.at("mine").as_array().at(0).at("role"), "organiser");
    appoint_judge();
    import_people(16);
    play_round();
    play_round();
    EXPECT_EQ(detail().at("next").at("kind"), "semifinal");
    play_round();
    play_round();
    const json::value over = detail();
    EXPECT_EQ(over.at("state"), "over");
    EXPECT_EQ(over.at("ranking").as_array().at(0).at("position"), 1);
    EXPECT_EQ(over.at("rounds").as_array().size(), 4U);
}

// Whoever publishes a tournament does not decide that it counts.
TEST_F(TournamentApi, AYearlyRankingCountsWhatItsKeeperAdmits) {
    appoint_judge();
    import_people(16);
    for (int round = 0; round < 4; ++round) play_round();
    const std::string opened = R"({"name":"Piemonte","year":2026,"listed":true})";
    EXPECT_EQ(stranger_.post("/api/rankings", opened).status, 401);
    EXPECT_EQ(stranger_.post("/api/guest", R"({"name":"Piero"})").status, 200);
    const Reply made = stranger_.post("/api/rankings", opened);
    ASSERT_EQ(made.status, 200) << made.body;
    const std::string ranking = "/api/rankings/" + std::string{made.json().at("code").as_string()};
    const json::value empty = olga_.get(ranking).json();
    EXPECT_TRUE(empty.at("rows").as_array().empty());
    EXPECT_EQ(empty.at("keeps"), false);
    EXPECT_EQ(stranger_.get(ranking).json().at("keeps"), true);

    const auto admission = [](const std::string& code, bool admitted) {
        return R"({"tournament":")" + code + R"(","admitted":)" + (admitted ? "true" : "false") +
            "}";
    };
    EXPECT_EQ(reason(olga_.post(ranking + "/admit", admission(code_, true))), "not_permitted");
    EXPECT_EQ(
        reason(stranger_.post(ranking + "/admit", admission("NOSUCH", true))),
        "tournament_not_found"
    );
    EXPECT_EQ(reason(stranger_.post(ranking + "/admit", admission(code_, false))), "not_admitted");
    EXPECT_EQ(stranger_.post(ranking + "/admit", admission(code_, true)).status, 200);
    EXPECT_EQ(
        reason(stranger_.post(ranking + "/admit", admission(code_, true))), "admitted_already"
    );
    const std::string running = created(R"({"name":"In corso","preset":"raduno","listed":true})");
    EXPECT_EQ(stranger_.post(ranking + "/admit", admission(running, true)).status, 200);

    server_.stop();
    server_.start();
    const json::value year = Browser{server_.port()}.get(ranking).json();
    ASSERT_EQ(year.at("events").as_array().size(), 2U);
    EXPECT_EQ(year.at("events").as_array()[0].at("counts"), true);
    EXPECT_EQ(year.at("events").as_array()[1].at("counts"), false) << "it is not over";
    EXPECT_EQ(year.at("rows").as_array().size(), 16U);
    const json::value lists = Browser{server_.port()}.get("/api/rankings").json();
    EXPECT_EQ(lists.at("listed").as_array().at(0).at("events"), 2);
    Browser piero{server_.port()};
    piero.cookie = stranger_.cookie;
    EXPECT_EQ(piero.post(ranking + "/admit", admission(code_, false)).status, 200);
    EXPECT_TRUE(piero.get(ranking).json().at("rows").as_array().empty());
    EXPECT_EQ(piero.get("/api/rankings").json().at("mine").as_array().size(), 1U);
    EXPECT_EQ(piero.get("/api/rankings/" + code_).status, 404) << "a tournament is no ranking";
}

TEST_F(TournamentApi, LateComersAndNoShowsAreReseated) {
    appoint_judge();
    import_people(16);
    must(R"({"type":"draw_round"})");
    EXPECT_FALSE(detail().as_object().contains("unsettled"));
    const json::value round = detail().at("rounds").as_array().at(0);
    const auto gone = round.at("tables").as_array().at(1).at("players").as_array().at(0).as_int64();
    must(
        R"({"type":"presence_noted","player":)" + std::to_string(gone) +
        R"(,"present":false,"accepts_judge":true})"
    );
    const json::value unsettled = detail().at("unsettled");
    EXPECT_EQ(unsettled.at("missing").as_array().at(0), gone);
    EXPECT_EQ(unsettled.at("choices").as_array().at(0).at("moved"), 4);
    EXPECT_EQ(unsettled.at("choices").as_array().at(1).at("ghosts"), 1);
    EXPECT_FALSE(detail(stranger_).as_object().contains("unsettled")) << "for the desk";
    must(R"({"type":"reseat","how":"ghosts"})");
    const json::value after = detail().at("rounds").as_array().at(0);
    EXPECT_EQ(after.at("tables").as_array().at(1).at("ghosts"), 1);
    EXPECT_FALSE(detail().as_object().contains("unsettled"));
    must(R"({"type":"undone","entry":")" + std::to_string(detail().at("seq").as_int64()) + "\"}");
    must(R"({"type":"reseat","how":"fewest_changes"})");
    EXPECT_EQ(detail().at("rounds").as_array().at(0).at("tables").as_array().size(), 3U);
}

TEST_F(TournamentApi, TheFormatIsChangedAsLongAsWhatWasPlayedStaysValid) {
    CLAUSE("CH-12.2.1");
    appoint_judge();
    import_people(16);
    play_round();
    json::object format = detail().at("format").as_object();
    const auto chosen = [](const json::object& wanted) {
        return json::serialize(json::object{{"type", "format_chosen"}, {"format", wanted}});
    };
    format["name"] = "Raduno di sabato";
    format["date"] = "2026-11-21";
    must(chosen(format));
    EXPECT_EQ(detail().at("name"), "Raduno di sabato");
    EXPECT_EQ(detail().at("format").at("date"), "2026-11-21");
    json::object other = format;
    other["ruleset"] = "torneo";
    EXPECT_EQ(reason(act(olga_, chosen(other))), "ruleset_is_played");
    other = format;
    other["official"] = true;
    other["stages"].as_array()[0].as_object()["scoring"].as_object()["formula"] =
        "points + 300 * winner";
    const Reply refused = act(olga_, chosen(other));
    EXPECT_EQ(reason(refused), "bad_format");
    EXPECT_NE(refused.body.find("CH-12.2.1"), std::string::npos);
}

TEST_F(TournamentApi, ARefActsOnce) {
    const std::string action = R"({"type":"register","person":{"name":"Anna Neri"}})";
    EXPECT_EQ(act(olga_, action, "once").json().at("repeated"), false);
    const Reply again = act(olga_, action, "once");
    EXPECT_EQ(again.status, 200);
    EXPECT_EQ(again.json().at("repeated"), true);
    EXPECT_EQ(detail().at("players").as_array().size(), 1U);
}

TEST_F(TournamentApi, SeveralActionsHappenAllOrNone) {
    const std::string two = R"([{"type":"register","person":{"name":"Anna Neri"}},)"
                            R"({"type":"register","person":{"name":"Bo Verdi"}}])";
    EXPECT_EQ(act(olga_, two).status, 200);
    EXPECT_EQ(detail().at("players").as_array().size(), 2U);
    const std::string half = R"([{"type":"register","person":{"name":"Carla Blu"}},)"
                             R"({"type":"removed","player":9}])";
    EXPECT_EQ(reason(act(olga_, half)), "unknown_player");
    EXPECT_EQ(detail().at("players").as_array().size(), 2U);
    EXPECT_EQ(reason(act(olga_, "[]")), "malformed");
}

TEST_F(TournamentApi, WhoActsOnAnOldPageIsTold) {
    appoint_judge();
    import_people(8);
    const std::int64_t seen = detail().at("seq").as_int64();
    must(R"({"type":"play_noted","player":1,"plays":true})");
    EXPECT_EQ(reason(act_at(olga_, R"({"type":"draw_round"})", "draw", seen)), "stale");
    EXPECT_EQ(reason(act_at(olga_, R"({"type":"undone","entry":"2"})", "undo", seen)), "stale");
    // Many hands note who is there: that is never stale.
    const Reply noted = act_at(
        olga_,
        R"({"type":"presence_noted","player":2,"present":false,"accepts_judge":false})",
        "late",
        seen
    );
    EXPECT_EQ(noted.status, 200);
}

TEST_F(TournamentApi, RefusalsComeWithASentence) {
    const Reply reply = act(olga_, R"({"type":"removed","player":7})");
    EXPECT_EQ(reply.status, 409);
    EXPECT_EQ(reason(reply), "unknown_player");
    EXPECT_EQ(reply.json().at("error").at("message").at("it"), "Nessun iscritto ha questo numero.");
    EXPECT_EQ(reason(act(olga_, R"({"type":"nonsense"})")), "malformed");
    EXPECT_EQ(
        reason(act(olga_, R"({"type":"online_opened","round":1,"table":1,"code":"X"})")),
        "malformed"
    );
    EXPECT_EQ(olga_.get("/api/tournaments/NOSUCH").status, 404);
}

TEST_F(TournamentApi, ThePublicSeesTheWallAndChangesNothing) {
    must(R"({"type":"register","person":{"name":"Anna Neri","club":"Il Gufo","region":"Lazio",)"
         R"("national_id":"IT-4711","ranking":3}})");
    must(R"({"type":"presence_noted","player":1,"present":true,"accepts_judge":true})");
    const std::string seen = stranger_.get(at()).body;
    EXPECT_NE(seen.find("Anna Neri"), std::string::npos);
    EXPECT_EQ(seen.find("IT-4711"), std::string::npos);
    EXPECT_EQ(seen.find("Lazio"), std::string::npos);
    const json::value wall = json::parse(seen);
    EXPECT_EQ(wall.at("role"), "public");
    EXPECT_TRUE(wall.at("permitted").as_array().empty());
    EXPECT_EQ(wall.at("runs_the_desk"), false);
    EXPECT_NE(olga_.get(at()).body.find("IT-4711"), std::string::npos);
    EXPECT_EQ(stranger_.get(at("/journal")).status, 401);
    EXPECT_EQ(stranger_.get(at("/export?format=csv")).status, 200);
    EXPECT_EQ(stranger_.get(at("/export?format=file")).status, 403);
    EXPECT_EQ(stranger_.post("/api/guest", R"({"name":"Piero"})").status, 200);
    EXPECT_EQ(reason(act(stranger_, R"({"type":"removed","player":1})")), "not_permitted");
    EXPECT_EQ(stranger_.get(at("/journal")).status, 403);
    EXPECT_EQ(stranger_.get(at("/badges")).status, 403);
    EXPECT_EQ(stranger_.post(at("/forget"), R"({"player":1})").status, 403);
}

bool lists(const json::value& detail, std::string_view action) {
    return std::ranges::any_of(detail.at("permitted").as_array(), [&](const json::value& each) {
        return each.as_string() == action;
    });
}

TEST_F(TournamentApi, EachIsToldWhatTheyMayAskFor) {
    CLAUSE("TO-2d");
    code_ = created(R"({"name":"Serata","preset":"knockout","listed":false})");
    EXPECT_EQ(detail().at("next").at("reason"), "judge_missing") << "it is an official one";
    appoint_judge();
    const json::value organiser = detail();
    EXPECT_TRUE(lists(organiser, "register"));
    EXPECT_TRUE(lists(organiser, "draw_round"));
    EXPECT_FALSE(lists(organiser, "penalised")) << "there is an Official Judge";
    EXPECT_FALSE(lists(organiser, "online_opened")) << "the server's own to say";
    EXPECT_EQ(organiser.at("runs_the_desk"), true);
    EXPECT_EQ(organiser.at("organises"), true);
    EXPECT_EQ(organiser.at("objective_points"), 100);
    EXPECT_FALSE(organiser.at("next").as_object().contains("reason"));
    const Reply made = olga_.post(at("/invitations"), R"({"role":"table_judge","name":"Tina"})");
    stranger_.post("/api/guest", R"({"name":"Tina"})");
    stranger_.post(
        at("/accept"), R"({"token":")" + std::string{made.json().at("token").as_string()} + "\"}"
    );
    const json::value judge = stranger_.get(at()).json();
    EXPECT_TRUE(lists(judge, "result_entered"));
    EXPECT_FALSE(lists(judge, "result_corrected"));
    EXPECT_EQ(judge.at("runs_the_desk"), false);
}

TEST_F(TournamentApi, FollowersAskAgainCheaply) {
    const Reply first = stranger_.get(at());
    const std::string etag = first.headers.at("etag");
    const Reply same = stranger_.get(at(), {"If-None-Match: " + etag});
    EXPECT_EQ(same.status, 304);
    EXPECT_FALSE(same.headers.at("x-now-ms").empty());
    must(R"({"type":"register","person":{"name":"Anna Neri"}})");
    EXPECT_EQ(stranger_.get(at(), {"If-None-Match: " + etag}).status, 200);
}

TEST_F(TournamentApi, AllTablesAreSuspendedByTheJudge) {
    CLAUSE("TO-2b");
    appoint_judge();
    import_people(8);
    must(R"({"type":"draw_round"})");
    must(R"({"type":"clock_started","round":1})");
    const std::string suspend = R"({"type":"games_suspended","reason":"luce"})";
    EXPECT_EQ(reason(act(olga_, suspend)), "not_yours_to_do");
    const Reply made =
        olga_.post(at("/invitations"), R"({"role":"official_judge","name":"Giudice"})");
    stranger_.post("/api/guest", R"({"name":"Giudice"})");
    stranger_.post(
        at("/accept"), R"({"token":")" + std::string{made.json().at("token").as_string()} + "\"}"
    );
    EXPECT_EQ(act(stranger_, suspend).status, 200);
    EXPECT_EQ(detail().at("suspended").at("reason"), "luce");
    EXPECT_EQ(act(stranger_, R"({"type":"games_resumed"})").status, 200);
    EXPECT_FALSE(detail().as_object().contains("suspended"));
    must(R"({"type":"recovery_granted","round":1,"table":2,"minutes":7})");
    const json::value round = detail().at("rounds").as_array().at(0);
    EXPECT_EQ(round.at("tables").as_array().at(1).at("recovery_minutes"), 7);
    const std::int64_t end = round.at("ends_at").as_int64();
    EXPECT_GE(end, round.at("started_at").as_int64() + 60 * round.at("minutes").as_int64());
    EXPECT_EQ(round.at("tables").as_array().at(0).at("ends_at"), end);
    EXPECT_EQ(round.at("tables").as_array().at(1).at("ends_at"), end + 7 * 60);
}

TEST_F(TournamentApi, WithoutAJudgeTheOrganiserOfAFriendlyEveningSuspends) {
    code_ = created(R"({"name":"Serata","preset":"league","listed":false})");
    EXPECT_TRUE(lists(detail(), "games_suspended"));
    EXPECT_EQ(act(olga_, R"({"type":"games_suspended","reason":"pizza"})").status, 200);
    EXPECT_EQ(stranger_.get("/api/tournaments").json().at("listed").as_array().size(), 1U);
}

TEST_F(TournamentApi, ARestartForgetsNothing) {
    appoint_judge();
    import_people(16);
    play_round();
    const std::string before = olga_.get(at()).body;
    const std::string journal = olga_.get(at("/journal")).body;
    const std::string cookie = olga_.cookie;
    server_.stop();
    server_.start();
    Browser again{server_.port()};
    again.cookie = cookie;
    EXPECT_EQ(again.get(at()).body, before);
    EXPECT_EQ(again.get(at("/journal")).body, journal);
    olga_ = again;
    play_round();
    EXPECT_EQ(detail().at("rounds").as_array().size(), 2U);
}

TEST_F(TournamentApi, UndoneEntriesStayInTheJournal) {
    must(R"({"type":"register","person":{"name":"Anna Neri"}})");
    must(R"({"type":"undone","entry":"2"})");
    EXPECT_TRUE(detail().at("players").as_array().empty());
    const json::value journal = olga_.get(at("/journal")).json();
    EXPECT_EQ(journal.at("entries").as_array().at(1).at("undone"), true);
}

TEST_F(TournamentApi, FormulasAreTriedBeforeTheyAreUsed) {
    const json::value good = stranger_
                                 .post(
                                     "/api/tournaments/formula",
                                     R"({"formula":"punti + 50 * vincitore","prize":0,)"
                                     R"("fifth_less":false})"
                                 )
                                 .json();
    EXPECT_EQ(good.at("example").as_array().at(0).at("score"), "97");
    const json::value bad =
        stranger_
            .post(
                "/api/tournaments/formula", R"({"formula":"punti +","prize":0,"fifth_less":false})"
            )
            .json();
    EXPECT_TRUE(bad.as_object().contains("error"));
    const json::value presets = stranger_.get("/api/tournaments/presets").json();
    EXPECT_GE(presets.at("formats").as_array().size(), 10U);
    EXPECT_FALSE(presets.at("scorings").as_array().at(0).at("example").as_array().empty());
}

}  // namespace
}  // namespace kamchatka::server
