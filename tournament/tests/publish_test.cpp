// What is published: the final ranking first, everything labelled, nothing a spreadsheet could run.
#include "tournament/publish/publish.hpp"

#include "tournament/json.hpp"
#include "tournament/publish/csv.hpp"
#include "tournament/ranking/ties.hpp"
#include "tournament/tests/desk.hpp"

#include <algorithm>

namespace kamchatka::tournament {
namespace {

void play_on(TestDesk& desk, std::size_t rounds) {
    for (std::size_t i = 0; i < rounds; ++i) {
        for (const CutTie& tie : ties_at_cut(desk.state)) {
            desk.must(SettleTie{SettledBy::lot, i, tie.players, {}}, TestDesk::judge);
        }
        desk.draw(i + 1);
        desk.play();
    }
}

// 42 people, two qualifying games, four semifinals, a final. In the final the last of the standings
// wins, so that whoever prints the standings names the wrong winner.
TestDesk gathering_over() {
    TestDesk desk{"raduno"};
    desk.enter(42, 9);
    play_on(desk, 2);
    desk.must(Penalised{PlayerId{30}, *read_score("12.5"), false, "=ritardo"}, TestDesk::judge);
    desk.must(Penalised{PlayerId{41}, {}, true, "lite"}, TestDesk::judge);
    play_on(desk, 1);
    desk.draw(4);
    Lines lines = desk.lines_of(desk.state.rounds.back().tables[0]);
    std::swap(lines.front().points, lines.back().points);
    desk.must(ResultEntered{4, 1, lines});
    return desk;
}

std::vector<CsvRow> csv_of(const TestDesk& desk, Language language, Readers readers) {
    auto rows = read_csv(standings_csv(desk.state, language, readers));
    EXPECT_TRUE(rows.has_value());
    return *std::move(rows);
}

std::size_t column(const std::vector<CsvRow>& rows, std::string_view heading) {
    const auto& headings = rows.front().fields;
    const auto found = std::ranges::find(headings, heading);
    EXPECT_NE(found, headings.end()) << heading;
    return static_cast<std::size_t>(found - headings.begin());
}

TEST(Publish, TheFinalRankingComesFirst) {
    const TestDesk desk = gathering_over();
    const std::string winner = find(desk.state, final_ranking(desk.state)[0].player)->person.name;
    ASSERT_NE(standings_of(desk.state, 0)[0].player, final_ranking(desk.state)[0].player);
    const auto rows = csv_of(desk, Language::italian, Readers::desk);
    ASSERT_EQ(rows.size(), 43U);
    EXPECT_EQ(rows[0].fields[0], "Pos. finale");
    EXPECT_EQ(rows[0].fields[1], "Pos. qualificazione");
    EXPECT_EQ(rows[1].fields[0], "1");
    EXPECT_EQ(rows[1].fields[column(rows, "Giocatore")], winner);
    EXPECT_EQ(rows[1].fields[column(rows, "Fino a")], "finale");
    const std::string text = standings_text(desk.state, Language::italian, Readers::everybody);
    const std::size_t last = text.find("Classifica finale");
    const std::size_t before = text.find("Classifica di qualificazione");
    ASSERT_NE(last, std::string::npos);
    ASSERT_NE(before, std::string::npos);
    EXPECT_LT(last, before);
    EXPECT_EQ(text.find(winner), text.find("Player"));
    const json::object published = standings_json(desk.state, Readers::everybody);
    EXPECT_EQ(published.at("final").as_bool(), true);
    EXPECT_EQ(published.at("standings_kind"), "qualifying");
    EXPECT_EQ(published.at("ranking").at(0).at("name").as_string(), std::string_view{winner});
    EXPECT_EQ(published.at("ranking").at(0).at("reached"), "final");
    EXPECT_EQ(published.at("ranking").as_array().size(), 42U);
}

TEST(Publish, NothingIsCalledFinalBeforeItIs) {
    TestDesk desk{"raduno"};
    desk.enter(42, 9);
    for (std::size_t round = 0; round <= 3; ++round) {
        if (round > 0) play_on(desk, 1);
        for (const Language language : {Language::italian, Language::english}) {
            const std::string text = standings_text(desk.state, language, Readers::desk) +
                standings_csv(desk.state, language, Readers::desk);
            EXPECT_EQ(text.find("Classifica finale"), std::string::npos);
            EXPECT_EQ(text.find("Pos. finale"), std::string::npos);
            EXPECT_EQ(text.find("Final ranking"), std::string::npos);
            EXPECT_EQ(text.find("Final place"), std::string::npos);
        }
        EXPECT_EQ(standings_json(desk.state, Readers::desk).at("final").as_bool(), false);
        EXPECT_TRUE(standings_json(desk.state, Readers::desk).at("ranking").as_array().empty());
    }
    play_on(desk, 1);
    EXPECT_TRUE(over(desk.state));
    EXPECT_EQ(csv_of(desk, Language::english, Readers::desk)[0].fields[0], "Final place");
}

TEST(Publish, EveryPresetSaysWhatItsStandingsAre) {
    for (const FormatPreset& preset : format_presets()) {
        TestDesk desk{preset.format};
        const unsigned teams = preset.format.teams ? 16U / preset.format.teams->players : 0;
        desk.enter(preset.id == "knockout" ? 25 : 16, teams > 0 ? teams : 4);
        play_on(desk, 1);
        const auto before = csv_of(desk, Language::italian, Readers::desk);
        const bool later = preset.format.stages.size() > 1;
        const std::size_t header = teams > 0 ? teams + 1 : 0;
        EXPECT_EQ(before[header].fields[0], later ? "Pos. qualificazione" : "Pos. provvisoria")
            << preset.id;
        while (!over(desk.state)) play_on(desk, 1);
        const auto rows = csv_of(desk, Language::italian, Readers::desk);
        EXPECT_EQ(rows[header].fields[0], "Pos. finale") << preset.id;
        EXPECT_EQ(rows[header + 1].fields[0], "1") << preset.id;
        EXPECT_EQ(rows[0].fields[0], preset.format.teams ? "Pos. squadra" : "Pos. finale");
        for (const CsvRow& row : rows) {
            if (&row >= &rows[header]) {
                EXPECT_EQ(row.fields.size(), rows[header].fields.size()) << preset.id;
            }
        }
    }
}

TEST(Publish, AColumnForEachRoundInNumbers) {
    const TestDesk desk = gathering_over();
    const auto rows = csv_of(desk, Language::italian, Readers::desk);
    for (const char* round : {"T1", "T2", "Semifinale", "Finale"}) {
        const std::size_t at = column(rows, round);
        std::size_t played = 0;
        for (std::size_t i = 1; i < rows.size(); ++i) {
            const std::string& cell = rows[i].fields[at];
            if (cell.empty()) continue;
            ++played;
            EXPECT_TRUE(read_score(cell)) << cell;
        }
        const std::string_view name = round;
        EXPECT_EQ(played, name == "Finale" ? 4U : name == "Semifinale" ? 16U : 42U) << name;
    }
    const std::size_t total = column(rows, "Totale qualificazione");
    const std::size_t number = column(rows, "N.");
    for (const StandingsRow& row : standings_of(desk.state, 0)) {
        const std::string wanted = std::to_string(number_of(row.player));
        const auto found = std::ranges::find_if(rows, [&](const CsvRow& each) {
            return each.fields[number] == wanted;
        });
        EXPECT_EQ(read_score(found->fields[total]), row.total);
    }
}

TEST(Publish, PenaltiesComeWithTheirReasonsToTheDeskAlone) {
    const TestDesk desk = gathering_over();
    const auto cell = [&](Readers readers, std::string_view number, std::string_view heading) {
        const auto rows = csv_of(desk, Language::italian, readers);
        const std::size_t at = column(rows, "N.");
        const auto found = std::ranges::find_if(rows, [&](const CsvRow& each) {
            return each.fields[at] == number;
        });
        return found->fields[column(rows, heading)];
    };
    EXPECT_EQ(cell(Readers::desk, "30", "Penalità"), "12,5");
    EXPECT_EQ(cell(Readers::desk, "30", "Note"), "12,5: =ritardo");
    EXPECT_EQ(cell(Readers::desk, "41", "Note"), "squalificato: lite");
    EXPECT_EQ(cell(Readers::desk, "41", "Pos. finale"), "");
    EXPECT_EQ(cell(Readers::everybody, "30", "Penalità"), "12,5");
    EXPECT_EQ(cell(Readers::everybody, "30", "Note"), "");
    EXPECT_EQ(cell(Readers::everybody, "41", "Note"), "squalificato");
    const auto open = csv_of(desk, Language::italian, Readers::everybody);
    EXPECT_EQ(std::ranges::count(open[0].fields, "Tessera"), 0);
    const auto text = boost::json::serialize(standings_json(desk.state, Readers::everybody));
    EXPECT_EQ(text.find("ritardo"), std::string::npos);
    EXPECT_EQ(text.find("national_id"), std::string::npos);
    const auto own = boost::json::serialize(standings_json(desk.state, Readers::desk));
    EXPECT_NE(own.find("ritardo"), std::string::npos);
}

TEST(Publish, AKnockoutRanksByHowFarOneCame) {
    TestDesk desk{"knockout"};
    desk.enter(100, 12);
    play_on(desk, 3);
    const auto ranking = final_ranking(desk.state);
    std::size_t last = 0;
    const auto rounds_of = [&](PlayerId player) {
        return static_cast<std::size_t>(std::ranges::count_if(
            desk.state.rounds,
            [&](const Round& round) {
                return std::ranges::any_of(round.tables, [&](const Table& table) {
                    return std::ranges::count(table.players, player) > 0;
                });
            }
        ));
    };
    std::size_t reached = 3;
    for (const FinalRow& row : ranking) {
        EXPECT_LE(rounds_of(row.player), reached);
        reached = rounds_of(row.player);
        EXPECT_GE(row.position, last);
        last = row.position;
    }
    // Five in the final, fifteen who lost the second round, eighty who lost the first. Who lost the
    // same way is equal.
    EXPECT_EQ(ranking[4].position, 5);
    EXPECT_EQ(ranking[9].position, 6);
    EXPECT_EQ(ranking[10].position, 11);
    EXPECT_EQ(ranking[20].position, 21);
    EXPECT_EQ(ranking[39].position, 21);
    EXPECT_EQ(ranking[40].position, 41);
    const std::string text = standings_text(desk.state, Language::italian, Readers::everybody);
    EXPECT_EQ(text.find("qualificazione"), std::string::npos);
    EXPECT_EQ(text.find("Totale"), std::string::npos);
}

TEST(Publish, NoCellIsAFormula) {
    for (const char* evil :
         {"=1+1", "+39 06", "-2+3", "@SUM(A1)", "\t=1", "\r=1", "\n=1", " =1", "＝1+1", "＠x"}) {
        const std::string field = csv_field(evil, ';');
        EXPECT_TRUE(field.starts_with("'") || field.starts_with("\"'")) << evil;
    }
    EXPECT_EQ(csv_field("D'Agostino", ';'), "D'Agostino");
    EXPECT_EQ(csv_field("Rossi-Bianchi", ';'), "Rossi-Bianchi");
    EXPECT_EQ(csv_field("a\"b", ';'), "\"a\"\"b\"");
    TestDesk desk{"open"};
    for (const char* evil : {"=HYPERLINK(1)", "+Anna", "-Bo", "@Carla"}) {
        desk.must(Register{{.name = evil, .club = evil, .national_id = std::string{evil} + "1"}});
        const auto number = static_cast<std::uint32_t>(desk.state.entrants.size());
        desk.must(PresenceNoted{PlayerId{number}, true, true});
    }
    play_on(desk, 1);
    desk.must(Penalised{PlayerId{1}, whole_score(200), true, "=cmd"}, TestDesk::judge);
    for (const Language language : {Language::italian, Language::english}) {
        const auto rows = csv_of(desk, language, Readers::desk);
        for (const CsvRow& row : rows) {
            for (const std::string& cell : row.fields) {
                const bool guarded = cell.empty() || read_score(cell) ||
                    std::string_view{"=+-@"}.find(cell.front()) == std::string_view::npos;
                EXPECT_TRUE(guarded) << cell;
            }
        }
        // A total below zero is still a number.
        const std::size_t total = column(rows, language == Language::italian ? "Totale" : "Total");
        EXPECT_TRUE(std::ranges::any_of(rows, [&](const CsvRow& row) {
            return row.fields[total].starts_with("-");
        }));
    }
}

TEST(Publish, TiesThatWereSettledAreNamed) {
    Format format = find_preset("raduno")->format;
    format.stages[0].rounds = 1;
    format.stages[0].tie_breaks.clear();
    TestDesk desk{format};
    desk.enter(12, 12);
    play_on(desk, 2);
    const std::string text = standings_text(desk.state, Language::italian, Readers::everybody);
    EXPECT_NE(text.find("Parità al taglio"), std::string::npos);
    EXPECT_NE(text.find("sorteggio (1)"), std::string::npos);
    EXPECT_EQ(standings_json(desk.state, Readers::everybody).at("ties").as_array().size(), 2U);
}

}  // namespace
}  // namespace kamchatka::tournament
