// Lists as clubs really send them: titles above the headings, columns of their own, namesakes.
#include "tournament/people/roster.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace kamchatka::tournament {
namespace {

constexpr const char* messy =
    "sep=;\r\n"
    "Iscritti al Raduno, Torino, 14 novembre\r\n"
    "\r\n"
    "Cognome;Nome;Circolo;Telefono\r\n"
    "De Luca;Maria Grazia;Il Gufo;333\r\n"
    "Garcia Lopez;Ana;Torino;334;;\r\n"
    "Totale;;;2\r\n";

std::vector<std::string> names_of(const Roster& roster) {
    std::vector<std::string> names;
    for (const Person& person : roster.people()) names.push_back(person.name);
    return names;
}

const RosterRow& row_at(const Roster& roster, std::size_t line) {
    return *std::ranges::find(roster.rows, line, &RosterRow::line);
}

TEST(RosterFile, TitlesAndASeparatorLineAreNoPeople) {
    const Roster roster = read_roster(messy, {});
    EXPECT_EQ(roster.heading_line, 4U);
    ASSERT_EQ(roster.columns.size(), 4U);
    EXPECT_EQ(roster.columns[0].column, Column::surname);
    EXPECT_EQ(roster.columns[3].column, Column::none);
    EXPECT_EQ(roster.columns[1].samples.front(), "Maria Grazia");
    EXPECT_EQ(
        roster.notes,
        (std::vector<RosterNote>{
            {2, RosterFault::title_row, "Iscritti al Raduno, Torino, 14 novembre"},
            {4, RosterFault::unknown_column, "Telefono"}})
    );
    EXPECT_EQ(
        names_of(roster),
        (std::vector<std::string>{"Maria Grazia De Luca", "Ana Garcia Lopez", "Totale"})
    );
    EXPECT_EQ(roster.people()[1].surname, "Garcia Lopez");
    EXPECT_EQ(roster.rows.size(), 4U) << "each row but the headings";
}

// The title has more commas than the headings have semicolons.
TEST(RosterFile, TheHeadingsSayWhatTheSeparatorIs) {
    const Roster roster =
        read_roster("Raduno, Torino, sabato, sera\nNome;Club\nAnna Neri;Gufo\n", {});
    EXPECT_EQ(roster.people(), (std::vector<Person>{{.name = "Anna Neri", .club = "Gufo"}}));
    const Roster one = read_roster("Giocatore\n\"Neri, Anna\"\nBianchi, Ugo\n", {});
    EXPECT_EQ(names_of(one), (std::vector<std::string>{"Anna Neri", "Ugo Bianchi"}));
    EXPECT_EQ(one.people()[1].surname, "Bianchi");
}

TEST(RosterFile, SurnamesStayWholeWhereTheyComeFirst) {
    const auto surname = [](const std::string& cell) {
        const Roster roster = read_roster("Cognome e nome\n" + cell + "\n", {});
        return roster.people().at(0).surname + " | " + roster.people().at(0).name;
    };
    EXPECT_EQ(surname("Rossi Mario"), "Rossi | Rossi Mario");
    EXPECT_EQ(surname("De Luca Maria Grazia"), "De Luca | De Luca Maria Grazia");
    EXPECT_EQ(surname("Della Valle Ugo"), "Della Valle | Della Valle Ugo");
    EXPECT_EQ(surname("De Luca"), "De | De Luca");
    EXPECT_EQ(surname("\"Garcia Lopez, Ana\""), "Garcia Lopez | Ana Garcia Lopez");
    EXPECT_EQ(surname("Pelé"), " | Pelé");
}

TEST(RosterFile, ColumnsAreMappedByHand) {
    const std::string file = "Anna;Neri;Gufo\nUgo;Bianchi;Torino\n";
    EXPECT_EQ(read_roster(file, {}).notes.at(0).fault, RosterFault::no_name_column);
    RosterPlan plan;
    plan.columns = {Column::first_name, Column::surname, Column::club};
    const Roster roster = read_roster(file, {}, plan);
    EXPECT_EQ(roster.heading_line, 0U);
    EXPECT_EQ(names_of(roster), (std::vector<std::string>{"Anna Neri", "Ugo Bianchi"}));
    EXPECT_EQ(roster.columns[0].text, "1");
    plan.heading_line = 1;
    EXPECT_EQ(names_of(read_roster(file, {}, plan)), (std::vector<std::string>{"Ugo Bianchi"}));
    // Against the headings, and twice the same.
    plan = {.columns = std::vector{Column::club, Column::name, Column::name}};
    const Roster other = read_roster("Nome;Giocatore;Note\nGufo;Anna Neri;x\n", {}, plan);
    EXPECT_EQ(other.people().at(0), (Person{.name = "Anna Neri", .club = "Gufo"}));
    EXPECT_EQ(other.notes, (std::vector<RosterNote>{{1, RosterFault::heading_twice, "Note"}}));
}

TEST(RosterFile, OfNamesakesSomebodyHasToSay) {
    const std::vector<Person> entered{{"Mario Rossi", "Il Gufo"}};
    const std::string file =
        "Nome;Club\n"
        "Mario Rossi;Torino\n"   // another club: who knows
        "Rossi Mario;\n"         // no club: the same
        "Mario Rosso;Il Gufo\n"  // a slip, or somebody else
        "Anna Neri;Gufo\n"
        "Anna Neri;Gufo\n";
    const Roster asked = read_roster(file, entered);
    EXPECT_EQ(row_at(asked, 2).fate, RowFate::not_taken);
    EXPECT_TRUE(row_at(asked, 2).questioned);
    EXPECT_EQ(row_at(asked, 2).like, "Mario Rossi");
    EXPECT_EQ(row_at(asked, 3).fate, RowFate::same_person);
    EXPECT_EQ(row_at(asked, 4).fate, RowFate::entered);
    EXPECT_TRUE(row_at(asked, 4).questioned);
    EXPECT_EQ(row_at(asked, 6).fate, RowFate::same_person);
    EXPECT_EQ(asked.notes.at(0).fault, RosterFault::perhaps_a_namesake);
    EXPECT_EQ(asked.notes.at(0).detail, "Mario Rossi (Il Gufo)");

    RosterPlan plan;
    plan.choices = {
        {2, RowChoice::another},
        {3, RowChoice::same_person},
        {4, RowChoice::same_person},
        {5, RowChoice::leave_out},
        {6, RowChoice::another}};
    const Roster said = read_roster(file, entered, plan);
    EXPECT_EQ(row_at(said, 2).fate, RowFate::entered);
    EXPECT_TRUE(row_at(said, 2).namesake);
    EXPECT_EQ(row_at(said, 3).fate, RowFate::same_person);
    EXPECT_EQ(row_at(said, 4).fate, RowFate::same_person);
    EXPECT_EQ(row_at(said, 5).fate, RowFate::not_taken);
    EXPECT_EQ(row_at(said, 6).fate, RowFate::entered);
    EXPECT_FALSE(row_at(said, 6).namesake) << "the first was left out";
}

// An id is an id, whatever anybody says.
TEST(RosterFile, TwoWithOneIdAreOnePerson) {
    const std::vector<Person> entered{{.name = "Mario Rossi", .national_id = "77"}};
    RosterPlan plan;
    plan.choices = {{2, RowChoice::another}};
    const Roster roster = read_roster("Nome;Tessera\nMario Bianchi;77\n", entered, plan);
    EXPECT_EQ(row_at(roster, 2).fate, RowFate::same_person);
    EXPECT_FALSE(row_at(roster, 2).questioned);
}

TEST(RosterFile, NoRowIsDroppedInSilence) {
    const Roster roster = read_roster(
        "Elenco\nNome;Club;Classifica\nAnna;A;1\n;B;\nAnna;A;\nx\u202ey;;\n" +
            std::string(200, 'x') + ";;\na;b;c;d\n",
        {}
    );
    ASSERT_EQ(roster.rows.size(), 7U);
    for (const RosterRow& row : roster.rows) {
        const bool spoken = std::ranges::count(roster.notes, row.line, &RosterNote::line) > 0;
        EXPECT_TRUE(row.fate == RowFate::entered || spoken) << row.line;
    }
    EXPECT_EQ(names_of(roster), (std::vector<std::string>{"Anna"}));
}

}  // namespace
}  // namespace kamchatka::tournament
