// `kamchatka tournament`: an evening at the desk, as a club secretary runs it.
#include "cli/tests/program.hpp"

#include <gtest/gtest.h>
#include <boost/json.hpp>

#include <filesystem>
#include <sstream>
#include <string>

namespace kamchatka::cli {
namespace {

// A path in the tests' own folder with nothing there yet.
std::string fresh_path(const std::string& name) {
    const std::string path = test::temporary_file(name, "");
    std::filesystem::remove(path);
    return path;
}

test::Ran desk(const std::string& arguments) { return test::run("tournament " + arguments); }

void fine(const std::string& arguments) {
    const test::Ran ran = desk(arguments);
    EXPECT_EQ(ran.exit_code, 0) << arguments << '\n' << ran.err;
}

std::string roster(int people) {
    std::string text = "Cognome;Nome;Circolo\r\n";
    for (int i = 1; i <= people; ++i) {
        text += "Cognome" + std::to_string(i) + ";Nome" + std::to_string(i) + ";Club" +
            std::to_string(i % 5) + "\r\n";
    }
    return text;
}

// Points for each table of the last round, from the file itself.
void play_round(const std::string& path) {
    const auto file = boost::json::parse(test::contents(path)).as_object();
    boost::json::array tables;
    for (const auto& entry : file.at("journal").as_array()) {
        const auto& event = entry.at("event").as_object();
        if (event.at("type").as_string() == "round_seated") tables = event.at("tables").as_array();
    }
    for (std::size_t i = 0; i < tables.size(); ++i) {
        std::string lines;
        int points = 50;
        for (const auto& player : tables[i].at("players").as_array()) {
            lines += " " + std::to_string(player.to_number<int>()) + ":" + std::to_string(points);
            points -= 10;
        }
        fine("result " + path + " " + std::to_string(i + 1) + lines);
    }
}

// Draws lots for those who are equal at a cut, as `tie` lists them: "4 Anna Rossi = 9 Bruno Verdi".
void settle_ties(const std::string& path) {
    std::string ties = desk("tie " + path).out;
    for (int most = 10; !ties.empty() && most > 0; --most) {
        std::istringstream words{ties.substr(0, ties.find('\n'))};
        std::string players;
        for (std::string word; words >> word;) {
            if (word.find_first_not_of("0123456789") == std::string::npos) players += ' ' + word;
        }
        fine("tie " + path + players + " --settle lot --by Giudice");
        ties = desk("tie " + path).out;
    }
    EXPECT_EQ(ties, "");
}

TEST(TournamentDesk, LooksAtAListReseatsAndChangesTheFormat) {
    const std::string path = fresh_path("cambi.json");
    const std::string list = test::temporary_file(
        "titoli.csv", "sep=;\r\nIscritti, novembre\r\n" + roster(16) + "Cognome3;Nome3;Altrove\r\n"
    );
    fine("new " + path + " --preset raduno --name Prova");
    const test::Ran seen = desk("import " + path + " " + list + " --preview");
    EXPECT_EQ(seen.exit_code, 1) << "a namesake is left open";
    EXPECT_NE(seen.out.find("Circolo: club"), std::string::npos) << seen.out;
    EXPECT_NE(seen.out.find("20 not_taken Nome3 Cognome3 (Altrove)"), std::string::npos);
    EXPECT_NE(seen.err.find("riga 20"), std::string::npos);
    EXPECT_EQ(desk("import " + path + " " + list + " --here --out 20").out, "16 iscritti\n");
    fine("seat " + path + " --seed 1");
    EXPECT_EQ(desk("reseat " + path).exit_code, 1);
    fine("enter " + path + " Tardi --here");
    fine("enter " + path + " Tardi --namesake --here");
    fine("reseat " + path + " --seed 2");
    fine("change " + path + " --date 2026-11-21 --rounds 3");
    EXPECT_NE(
        desk("export " + path + " --format format").out.find("2026-11-21"), std::string::npos
    );
    EXPECT_EQ(desk("change " + path + " --date ieri").exit_code, 1);
    EXPECT_EQ(desk("import " + path + " " + list + " --columns nonsense").exit_code, 2);
}

TEST(TournamentDesk, RunsAGatheringFromTheListToTheWinner) {
    const std::string path = fresh_path("raduno.json");
    const std::string list = test::temporary_file("iscritti.csv", roster(40));
    fine("new " + path + " --preset raduno --name 'Raduno di prova' --by Olga");
    const test::Ran imported = desk("import " + path + " " + list + " --here");
    EXPECT_EQ(imported.exit_code, 0) << imported.err;
    EXPECT_EQ(imported.out, "40 iscritti\n");
    for (int round = 1; round <= 4; ++round) {
        const test::Ran seated = desk("seat " + path + " --seed " + std::to_string(round));
        ASSERT_EQ(seated.exit_code, 0) << seated.err;
        EXPECT_NE(seated.out.find("Turno " + std::to_string(round)), std::string::npos);
        play_round(path);
        settle_ties(path);
    }
    const test::Ran over = desk("seat " + path);
    EXPECT_EQ(over.exit_code, 1);
    EXPECT_EQ(over.err, "Il torneo è finito.\n");
    const test::Ran standings = desk("standings " + path);
    EXPECT_NE(standings.out.find("Raduno di prova"), std::string::npos);
    EXPECT_NE(standings.out.find("finale"), std::string::npos);
    const auto json = boost::json::parse(desk("export " + path + " --format json").out);
    EXPECT_EQ(json.at("ranking").as_array().size(), 40U);
    const std::string csv = fresh_path("classifica.csv");
    fine("export " + path + " --format csv --output " + csv);
    EXPECT_TRUE(test::contents(csv).starts_with("\xef\xbb\xbfPos. finale;Pos. qualificazione;N.;"));
    const std::string ranked =
        test::temporary_file("ranked.json", desk("export " + path + " --format ranking").out);
    const test::Ran year = desk("year " + ranked);
    EXPECT_EQ(year.exit_code, 0) << year.err;
    EXPECT_NE(year.out.find("Raduno di prova 750"), std::string::npos) << year.out;
}

TEST(TournamentDesk, SaysWhatIsWrongInBothLanguages) {
    const std::string path = fresh_path("serata.json");
    fine("new " + path + " --preset league");
    EXPECT_EQ(desk("new " + path).exit_code, 2);  // it is there already
    const std::string list = test::temporary_file("cattivo.csv", "Nome;Club\nAnna;A\n;B\nAnna;A\n");
    const test::Ran imported = desk("import " + path + " " + list);
    EXPECT_EQ(imported.exit_code, 1);
    EXPECT_EQ(
        imported.err, "riga 3: Manca il nome.\nriga 4: La stessa persona è già alla riga: 2.\n"
    );
    const test::Ran early = desk("seat " + path + " --lang en");
    EXPECT_EQ(early.exit_code, 1);
    EXPECT_EQ(early.err, "There are too few players: 0.\n");
    EXPECT_EQ(desk("result " + path + " 1 1:40").exit_code, 2);
    EXPECT_EQ(desk("standings /nonexistent.json").exit_code, 2);
    EXPECT_EQ(desk("standings " + list).exit_code, 2);
}

TEST(TournamentDesk, UndoesAndKeepsAJournal) {
    const std::string path = fresh_path("lega.json");
    fine("new " + path + " --preset league --by Olga");
    for (const char* name : {"Anna", "Bruno", "Carla", "Dino"}) {
        fine("enter " + path + " " + name + " --club Gufo --here --by Olga");
    }
    fine("seat " + path + " --seed 3");
    fine("result " + path + " 1 1:40 2:30 3:x1 4:20");
    const test::Ran journal = desk("journal " + path);
    EXPECT_NE(journal.out.find("result_entered"), std::string::npos);
    fine("result " + path + " 1 1:30 2:40 3:x1 4:20 --correct scambiati");
    EXPECT_NE(desk("standings " + path).out.find("\n1     2   Bruno"), std::string::npos);
    EXPECT_EQ(desk("undo " + path + " 10").exit_code, 1);  // the draw has a result
    fine("penalise " + path + " 2 15 --reason ritardo --by Giudice");
    fine("undo " + path + " 13");
    EXPECT_NE(desk("log " + path).out.find("annullata"), std::string::npos);
}

// To be there is not to have signed.
TEST(TournamentDesk, NotesTheDeclarationByItself) {
    const std::string path = fresh_path("ufficiale.json");
    fine("new " + path + " --preset italiana");
    fine("judge " + path + " 'Giudice Unico'");
    fine("import " + path + " " + test::temporary_file("otto.csv", roster(8)) + " --here");
    fine("here " + path + " 3");
    EXPECT_EQ(desk("seat " + path).exit_code, 1);
    fine("signed " + path);
    fine("signed " + path + " 3 --not");
    const test::Ran unsigned_yet = desk("seat " + path + " --lang en");
    EXPECT_EQ(unsigned_yet.exit_code, 1);
    EXPECT_NE(unsigned_yet.err.find("Nome3 Cognome3"), std::string::npos) << unsigned_yet.err;
    fine("signed " + path + " 3");
    fine("seat " + path);
}

TEST(TournamentDesk, TakesEntryFees) {
    const std::string path = fresh_path("quote.json");
    const std::string list =
        test::temporary_file("quote.csv", "Nome;Quota\nAnna;si\nBruno;7,50\nCarla;\nDino;no\n");
    fine("new " + path + " --preset league --fee 10");
    fine("import " + path + " " + list + " --here");
    EXPECT_EQ(desk("paid " + path).out, "3 Carla\n4 Dino\nIncassati 17,50 €\n");
    fine("paid " + path + " 3");
    fine("paid " + path + " 4 --amount 5");
    EXPECT_EQ(desk("paid " + path + " --lang en").out, "Taken 32.50 €\n");
    fine("paid " + path + " 1 --not");
    EXPECT_EQ(desk("paid " + path).out, "1 Anna\nIncassati 22,50 €\n");
    EXPECT_NE(desk("export " + path + " --format people").out.find("10,00"), std::string::npos);
    fine("change " + path + " --fee 12,50");
    fine("paid " + path + " 1");
    EXPECT_EQ(desk("paid " + path).out, "Incassati 35,00 €\n");
    EXPECT_EQ(desk("change " + path + " --fee 2000").exit_code, 1);
    EXPECT_EQ(desk("paid " + path + " 1 --amount tanto").exit_code, 2);
    EXPECT_EQ(desk("paid " + path + " 9").exit_code, 1);
}

TEST(TournamentDesk, TriesFormulas) {
    EXPECT_EQ(desk("formula 'punti + 50 * vincitore'").exit_code, 0);
    const test::Ran wrong = desk("formula 'punti + pinti' --lang en");
    EXPECT_EQ(wrong.exit_code, 1);
    EXPECT_EQ(wrong.err, "punti + pinti\n        ^\ncolumn 9: Unknown name.\n");
    EXPECT_NE(desk("presets").out.find("12.47, 7.38, 2, 1"), std::string::npos);
}

TEST(TournamentDesk, TakesAFormatFromAFile) {
    const std::string path = fresh_path("proprio.json");
    const std::string made = fresh_path("fatto.json");
    fine("new " + path + " --preset open");
    const std::string format =
        test::temporary_file("formula.json", desk("export " + path + " --format format").out);
    fine("new " + made + " --format " + format + " --rounds 5 --name Proprio");
    EXPECT_NE(test::contents(made).find("\"rounds\":5"), std::string::npos);
    const std::string bad = test::temporary_file("bad.json", R"({"name":"x","stagez":[]})");
    EXPECT_EQ(desk("new " + fresh_path("no.json") + " --format " + bad).exit_code, 2);
}

}  // namespace
}  // namespace kamchatka::cli
