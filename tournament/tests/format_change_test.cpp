// Another format in the middle of a tournament, and what a win may be worth.
#include "tournament/tests/desk.hpp"
#include "tournament/words.hpp"

#include "testkit/clause.hpp"

#include <functional>
#include <set>

namespace kamchatka::tournament {
namespace {

std::optional<Rejection> change(TestDesk& desk, const std::function<void(Format&)>& changed) {
    Format format = *desk.state.format;
    changed(format);
    return desk.reason(FormatChosen{format});
}

std::optional<Rejection> refused(TestDesk& desk, const std::function<void(Format&)>& changed) {
    const auto reason = change(desk, changed);
    if (!reason) desk.must(Undone{desk.journal.size()});
    return reason;
}

constexpr auto allowed = std::nullopt;

TEST(FormatChange, BeforeTheDrawEverythingAndAfterItWhatWasNotPlayed) {
    TestDesk desk{"raduno"};
    desk.enter(16, 5);
    EXPECT_EQ(refused(desk, [](Format& f) { f = find_preset("knockout")->format; }), allowed);
    desk.draw();
    EXPECT_EQ(
        refused(desk, [](Format& f) { f = find_preset("knockout")->format; }),
        Rejection::format_is_fixed
    );
    // Drawn and not played: another book would still do.
    EXPECT_EQ(refused(desk, [](Format& f) { f.ruleset = "torneo"; }), allowed);
    desk.play();
    EXPECT_EQ(refused(desk, [](Format& f) { f.ruleset = "torneo"; }), Rejection::ruleset_is_played);
    EXPECT_EQ(refused(desk, [](Format& f) { f.kingmaker = true; }), Rejection::ruleset_is_played);
    const std::vector<std::function<void(Format&)>> free{
        [](Format& f) { f.name = "Altro nome"; },
        [](Format& f) { f.date = "2026-11-21"; },
        [](Format& f) { f.event = EventKind::master; },
        [](Format& f) { f.stages[0].rounds = 3; },
        [](Format& f) { f.stages[0].rounds = 1; },
        [](Format& f) { f.stages[0].sizes = Sizes::fives_then_fours; },
        [](Format& f) { f.stages[0].seating = Seating::swiss; },
        [](Format& f) { f.stages[0].later_rounds = {Criterion::regions_apart}; },
        [](Format& f) { f.stages[0].tie_breaks = {TieBreak::wins}; },
        [](Format& f) { f.stages[0].minutes = 105; },
        [](Format& f) { f.stages[0].scoring.formula = "points"; },
        [](Format& f) {
            f.thresholds[0] = {0, 0, 4, 16, 1};
        },
        [](Format& f) {
            f.stages.resize(1);
            f.thresholds.clear();
        }};
    for (const auto& each : free) EXPECT_EQ(refused(desk, each), allowed);
    desk.draw(2);
    EXPECT_EQ(
        refused(desk, [](Format& f) { f.stages[0].rounds = 1; }), Rejection::rounds_are_played
    );
}

TEST(FormatChange, WhoWentOnWentOnByTheStandingsOfThen) {
    TestDesk desk{"raduno"};
    desk.enter(16, 5);
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        desk.draw(seed);
        desk.play();
    }
    EXPECT_EQ(refused(desk, [](Format& f) { f.thresholds[0] = {0, 0, 4, 16, 1}; }), allowed);
    desk.draw(3);  // semifinals
    const std::vector<std::function<void(Format&)>> fixed{
        [](Format& f) {
            f.thresholds[0] = {0, 0, 4, 16, 1};
        },
        [](Format& f) { f.stages[0].tie_breaks = {TieBreak::wins}; },
        [](Format& f) { f.stages[0].scoring.formula = "points"; },
        [](Format& f) { f.stages[0].counted = 2; },
        [](Format& f) { f.stages[0].rounds = 3; }};
    for (const auto& each : fixed) EXPECT_EQ(refused(desk, each), Rejection::qualified_already);
    EXPECT_EQ(refused(desk, [](Format& f) { f.name = "Altro nome"; }), allowed);
    EXPECT_EQ(refused(desk, [](Format& f) { f.stages[2].minutes = 120; }), allowed);
    EXPECT_EQ(
        refused(desk, [](Format& f) { f.stages.erase(f.stages.begin() + 1); }),
        Rejection::format_is_fixed
    );
}

TEST(FormatChange, ResultsStayTrue) {
    TestDesk desk{"raduno"};
    desk.enter(16, 5);
    desk.must([&] {
        Format format = *desk.state.format;
        format.winners = Winners::may_share;
        return FormatChosen{format};
    }());
    desk.draw();
    Lines lines = desk.lines_of(desk.state.rounds[0].tables[2]);
    lines[1].points = lines[0].points;
    desk.must(ResultEntered{1, 3, lines});
    Format strict = *desk.state.format;
    strict.winners = Winners::exactly_one;
    const auto why = desk.ask(FormatChosen{strict});
    ASSERT_TRUE(why);
    EXPECT_EQ(why->reason, Rejection::result_would_be_wrong);
    EXPECT_EQ(why->detail, "1.3");
}

TEST(FormatChange, AnOfficialTournamentIsOneFromTheStart) {
    CLAUSE("TO-2a");
    TestDesk desk{"open"};
    desk.enter(16, 5);
    desk.must(DeclarationNoted{PlayerId{5}, false});
    desk.draw();
    const auto official = [](Format& f) {
        f.official = true;
        f.stages[0].scoring = find_scoring("rtu")->scoring;
    };
    EXPECT_EQ(refused(desk, official), Rejection::judge_missing);
    desk.must(OfficialAppointed{"Giudice Unico", Role::official_judge});
    EXPECT_EQ(refused(desk, official), Rejection::judge_not_accepted);
    desk.must(DeclarationNoted{PlayerId{5}, true});
    EXPECT_EQ(refused(desk, official), allowed);
}

TEST(FormatChange, AKnockoutIsPlannedToItsFinal) {
    CLAUSE("CH-12.3b");
    TestDesk desk{"knockout"};
    desk.enter(100, 10);
    desk.draw();
    EXPECT_EQ(
        refused(desk, [](Format& f) { f.stages[0].final_size = 3; }), Rejection::qualified_already
    );
    EXPECT_EQ(refused(desk, [](Format& f) { f.stages[0].minutes = 100; }), allowed);
}

TEST(FormatChange, IsKeptByTheFileAndUndone) {
    TestDesk desk{"raduno"};
    desk.enter(16, 5);
    desk.draw();
    const Format before = *desk.state.format;
    EXPECT_EQ(change(desk, [](Format& f) { f.date = "2026-11-21"; }), allowed);
    EXPECT_EQ(desk.state.format->date, "2026-11-21");
    EXPECT_FALSE(unsound_entry(desk.journal));
    desk.must(Undone{desk.journal.size()});
    EXPECT_EQ(*desk.state.format, before);
    EXPECT_EQ(desk.reason(Undone{1}), Rejection::others_rest_on_it);
}

TEST(FormatChange, ARefusalSaysWhatIsWrongWithIt) {
    TestDesk desk{"standings"};
    Format format = *desk.state.format;
    format.date = "2026-02-30";
    format.ruleset = "tombola";
    const auto why = desk.ask(FormatChosen{format});
    ASSERT_TRUE(why);
    ASSERT_EQ(why->complaints.size(), 2U);
    const std::string text = message(*why, Language::italian);
    EXPECT_NE(text.find("data"), std::string::npos);
    EXPECT_NE(text.find("regolamento"), std::string::npos);
}

std::optional<Weight> weight_of_win(Format format, const std::string& formula, unsigned prize) {
    format.stages[0].scoring.formula = formula;
    format.stages[0].scoring.prize = static_cast<std::uint16_t>(prize);
    for (const FormatComplaint& each : complaints_about(format)) {
        if (each.fault == FormatFault::win_worth_too_much) return each.weight;
    }
    return std::nullopt;
}

TEST(WinWorth, AHundredPointsAtMostHoweverTheFormulaGivesThem) {
    CLAUSE("CH-12.2.1");
    const Format official = find_preset("standings")->format;
    EXPECT_EQ(weight_of_win(official, "points", 100), std::nullopt);
    EXPECT_EQ(weight_of_win(official, "points + 100 * winner", 0), std::nullopt);
    EXPECT_EQ(weight_of_win(official, "points + 101 * winner", 0), Weight::must);
    EXPECT_EQ(weight_of_win(official, "points + 50 * winner", 60), Weight::must);
    EXPECT_EQ(weight_of_win(official, "if(winner, 3 * points, points)", 0), Weight::must);
    EXPECT_EQ(weight_of_win(official, "if(objective, 100, points)", 100), std::nullopt);
    EXPECT_EQ(weight_of_win(official, "if(objective, 300, points)", 0), Weight::must);
    EXPECT_EQ(weight_of_win(official, "pick(place, 250, 100, 50, 20, 10)", 0), Weight::must);
    EXPECT_EQ(weight_of_win(official, "points + 150 * (players = 5) * winner", 0), Weight::must);
    Format friendly = official;
    friendly.official = false;
    EXPECT_EQ(weight_of_win(friendly, "points + 101 * winner", 0), Weight::should);
    for (const ScoringPreset& each : scoring_presets()) {
        // Spartac's winner has 205 with 84 points at a table of five, and 100 with the same second.
        const auto expected =
            each.id == "spartac" ? std::optional{Weight::must} : std::optional<Weight>{};
        EXPECT_EQ(weight_of_win(official, each.scoring.formula, each.scoring.prize), expected)
            << each.id;
    }
}

TEST(WinWorth, TheRefusalNamesTheClauseAndAnExample) {
    CLAUSE("CH-12.2.1");
    TestDesk desk{"standings"};
    Format format = *desk.state.format;
    format.stages[0].scoring = {.formula = "points + 200 * winner"};
    const auto why = desk.ask(FormatChosen{format});
    ASSERT_TRUE(why);
    EXPECT_EQ(why->reason, Rejection::bad_format);
    const std::string text = message(*why, Language::italian);
    EXPECT_NE(text.find("CH-12.2.1"), std::string::npos) << text;
    EXPECT_NE(text.find("200 - 0"), std::string::npos) << text;
}

TEST(Pairs, PartnersSitAcrossTheTableAndMeetOthers) {
    TestDesk desk{"pairs"};
    const auto enter = [&](unsigned number) {
        desk.must(Register{
            {.name = "Player " + std::to_string(number),
             .club = "Pair " + std::to_string((number + 1) / 2)}});
        desk.must(PresenceNoted{PlayerId{number}, true, true});
    };
    for (unsigned number = 1; number <= 15; ++number) enter(number);
    const auto odd = desk.ask(DrawRound{1});
    ASSERT_TRUE(odd);
    EXPECT_EQ(odd->reason, Rejection::pair_incomplete);
    EXPECT_EQ(odd->detail, "Pair 8");
    enter(16);
    std::set<std::pair<std::string, std::string>> met;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        for (const Table& table : desk.draw(seed).tables) {
            const auto team = [&](std::size_t place) {
                return find(desk.state, table.players[place])->person.club;
            };
            ASSERT_EQ(table.players.size(), 4U);
            EXPECT_EQ(team(0), team(2));
            EXPECT_EQ(team(1), team(3));
            EXPECT_NE(team(0), team(1));
            EXPECT_TRUE(met.insert(std::minmax(team(0), team(1))).second) << "met before";
        }
        EXPECT_TRUE(report_on(desk.state, desk.state.rounds.size() - 1).conflicts.empty());
        desk.play();
    }
    EXPECT_EQ(team_standings(desk.state).size(), 8U);
    EXPECT_EQ(team_standings(desk.state).front().counted.size(), 6U);
}

TEST(Namesakes, AreEnteredWhenTheDeskSaysSo) {
    TestDesk desk{"interclub"};
    desk.must(Register{{.name = "Mario Rossi", .club = "Gufo"}});
    const Register other{{.name = "Rossi Mario", .club = "Torino"}};
    EXPECT_EQ(desk.reason(other), Rejection::registered_already);
    desk.must(Register{other.person, true});
    EXPECT_TRUE(desk.state.entrants[1].namesake);
    // Whoever is entered keeps the name when something else is corrected.
    desk.must(PersonAmended{PlayerId{2}, {.name = "Mario Rossi", .club = "Milano"}});
    EXPECT_TRUE(desk.state.entrants[1].namesake);
    desk.must(Register{{.name = "Ugo Blu"}});
    EXPECT_EQ(
        desk.reason(PersonAmended{PlayerId{3}, {.name = "Mario Rossi"}}),
        Rejection::registered_already
    );
    desk.must(PersonAmended{PlayerId{3}, {.name = "Mario Rossi"}, true});
    EXPECT_FALSE(unsound_entry(desk.journal));
    EXPECT_EQ(
        desk.reason(Register{{.name = "Anna", .club = "", .national_id = "7"}, true}), std::nullopt
    );
    EXPECT_EQ(
        desk.reason(Register{{.name = "Bea", .national_id = "7"}, true}),
        Rejection::registered_already
    ) << "an id is an id";
}

}  // namespace
}  // namespace kamchatka::tournament
