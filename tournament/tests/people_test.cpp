// Names under two spellings, and files as spreadsheets leave them.
#include "tournament/people/roster.hpp"

#include <gtest/gtest.h>

namespace kamchatka::tournament {
namespace {

using std::string_literals::operator""s;

std::vector<Likeness> likenesses(const Person& a, const Person& b) {
    std::vector<Likeness> found;
    const std::vector<Person> pair{a, b};
    for (const Duplicate& each : duplicates_among(pair)) found.push_back(each.likeness);
    return found;
}

TEST(People, NamesAreFolded) {
    EXPECT_EQ(folded("D'Agostino,  Niccolò"), "d agostino niccolo");
    EXPECT_EQ(folded("ÀÈÉÌÒÙ çñüß"), "aeeiou cnuss");
    EXPECT_EQ(folded("  Łukasz Žižka "), "lukasz zizka");
    EXPECT_EQ(folded("...!"), "");
    EXPECT_EQ(name_key("Rossi Mario"), name_key("mario ROSSI"));
}

TEST(People, TheSamePersonIsFoundUnderTwoSpellings) {
    EXPECT_EQ(likenesses({"Mario Rossi"}, {"ROSSI, Mario"}), std::vector{Likeness::same_name});
    EXPECT_EQ(
        likenesses({"Nicolò Bianchi"}, {"Bianchi Nicolo'"}), std::vector{Likeness::same_name}
    );
    EXPECT_EQ(likenesses({"Giovanni Verdi"}, {"Giovani Verdi"}), std::vector{Likeness::one_slip});
    EXPECT_EQ(likenesses({"Giovanni Verdi"}, {"Giovanni Vedri"}), std::vector{Likeness::one_slip});
    EXPECT_TRUE(likenesses({"Mario Rossi"}, {"Maria Russo"}).empty());
    EXPECT_TRUE(likenesses({"Ugo Re"}, {"Uga Re"}).empty());  // too short to tell
}

TEST(People, AnIdDecidesWhereBothHaveOne) {
    const Person a{.name = "Mario Rossi", .national_id = "12"};
    const Person b{.name = "Mario Rossi", .national_id = "13"};
    const Person c{.name = "M. Rossi", .national_id = "12"};
    EXPECT_TRUE(likenesses(a, b).empty());
    EXPECT_EQ(likenesses(a, c), std::vector{Likeness::same_id});
    EXPECT_EQ(likenesses(a, {"Rossi Mario"}), std::vector{Likeness::same_name});
}

TEST(Csv, AnySeparatorQuotesAndLineEnds) {
    const std::vector<CsvRow> expected{
        {1, {"nome", "club"}}, {2, {"Rossi; Mario", "Il \"Gufo\""}}, {4, {"Verdi", ""}}};
    EXPECT_EQ(
        read_csv("nome;club\r\n\"Rossi; Mario\";\"Il \"\"Gufo\"\"\"\r\n\r\nVerdi;\r\n").value(),
        expected
    );
    EXPECT_EQ(
        read_csv("a\tb\n1\t2").value(), (std::vector<CsvRow>{{1, {"a", "b"}}, {2, {"1", "2"}}})
    );
    EXPECT_EQ(
        read_csv("a|b\r1|2\r").value(), (std::vector<CsvRow>{{1, {"a", "b"}}, {2, {"1", "2"}}})
    );
    const auto folded_line = read_csv("a,b\n\"one\ntwo\",3\nx,y\n").value();
    EXPECT_EQ(folded_line[1].fields[0], "one\ntwo");
    EXPECT_EQ(folded_line[2].line, 4U);
}

TEST(Csv, AnyEncoding) {
    EXPECT_EQ(to_utf8("\xef\xbb\xbfNicolò"), "Nicolò");
    EXPECT_EQ(to_utf8("Nicol\xf2 \x80"), "Nicolò €");
    EXPECT_EQ(to_utf8("\xff\xfe\x4e\x00\xf2\x00"s), "Nò");
    EXPECT_EQ(to_utf8("\xfe\xff\x00\x4e\x00\xf2"s), "Nò");
    EXPECT_EQ(to_utf8("\xff\xfe\x3d\xd8\x00\xde"s), "\xf0\x9f\x98\x80");
}

TEST(Csv, WhatCannotBeReadNamesItsLine) {
    EXPECT_EQ(read_csv("a,b\n1,2\n\"open,3\n").error(), (CsvError{CsvFault::open_quote, 3}));
    EXPECT_EQ(read_csv("a\nb\0c"s).error(), (CsvError{CsvFault::binary, 2}));
    EXPECT_EQ(
        read_csv(std::string(csv_bytes_max + 1, 'a')).error(), (CsvError{CsvFault::too_large, 1})
    );
    EXPECT_EQ(read_csv(std::string(200, ',')).error().fault, CsvFault::too_many_fields);
    std::string rows;
    for (std::size_t i = 0; i <= csv_rows_max; ++i) rows += "a\n";
    EXPECT_EQ(read_csv(rows).error().fault, CsvFault::too_many_rows);
    EXPECT_TRUE(read_csv("").value().empty());
}

TEST(Csv, FieldsAreWrittenSoThatNoSpreadsheetComputesThem) {
    EXPECT_EQ(csv_field("Rossi", ';'), "Rossi");
    EXPECT_EQ(csv_field("a;b", ';'), "\"a;b\"");
    EXPECT_EQ(csv_field("a \"b\"", ';'), "\"a \"\"b\"\"\"");
    EXPECT_EQ(csv_field("=HYPERLINK(1)", ';'), "'=HYPERLINK(1)");
}

TEST(Roster, HeadingsInItalianOrEnglishInAnyOrder) {
    const Roster italian = read_roster(
        "Circolo;Cognome;Nome;Regione;N. tessera;Classifica\nIl Gufo;Rossi;Mario;Lazio;77;3\n", {}
    );
    ASSERT_EQ(italian.people().size(), 1U);
    EXPECT_TRUE(italian.notes.empty());
    EXPECT_EQ(italian.people()[0], (Person{"Mario Rossi", "Il Gufo", "Lazio", "77", 3, "Rossi"}));
    const Roster english = read_roster("Surname,First name,Team\nRossi,Mario,Owls\n", {});
    EXPECT_EQ(
        english.people().at(0), (Person{.name = "Mario Rossi", .club = "Owls", .surname = "Rossi"})
    );
    const Roster short_one = read_roster("\xef\xbb\xbfNome\nMario Rossi\n", {});
    EXPECT_EQ(short_one.people().at(0).name, "Mario Rossi");
}

TEST(Roster, SaysWhatIsWrongAndWhere) {
    const std::vector<Person> entered{{"Anna Neri"}};
    const Roster roster = read_roster(
        "Nome;Club;Classifica\n"
        "Mario Rossi;A;1\n"
        ";B;\n"
        "Rossi Mario;A;2\n"
        "Neri Anna;;\n"
        "Luigi Bianchi;A;primo\n"
        "Luigi Bianche;A;\n"
        "Uno;due;3;quattro\n" +
            std::string(200, 'x') + ";C;\n",
        entered
    );
    ASSERT_EQ(roster.people().size(), 3U);
    const std::vector<RosterNote> expected{
        {3, RosterFault::name_missing},
        {4, RosterFault::repeated_in_file, "2"},
        {5, RosterFault::known_already, "Anna Neri"},
        {6, RosterFault::bad_ranking, "primo"},
        {7, RosterFault::perhaps_the_same, "Luigi Bianchi"},
        {8, RosterFault::too_many_fields},
        {9, RosterFault::field_too_long, "Nome"},
    };
    EXPECT_EQ(roster.notes, expected);
}

TEST(Roster, WhatCannotBeShownIsNotTakenWhateverTheColumn) {
    constexpr std::array columns{"Nome", "Cognome", "Circolo", "Regione", "Tessera", "Altro"};
    for (std::size_t odd = 0; odd < columns.size(); ++odd) {
        std::string heading;
        std::string line;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            heading += std::string{i == 0 ? "" : ";"} + columns[i];
            line += std::string{i == 0 ? "" : ";"} + (i == odd ? "a\u202eb" : "ab");
        }
        const Roster roster = read_roster(heading + "\n" + line + "\nBea;Bianchi;;;;\n", {});
        EXPECT_EQ(roster.people().size(), 1U);
        ASSERT_EQ(roster.notes.size(), 2U);
        EXPECT_EQ(roster.notes[0], (RosterNote{1, RosterFault::unknown_column, "Altro", {}}));
        EXPECT_EQ(roster.notes[1], (RosterNote{2, RosterFault::odd_characters, columns[odd], {}}));
    }
    const Roster roster = read_roster("No\u200bme;Nome\nx;Bea\n", {});
    EXPECT_EQ(roster.people().size(), 1U);
    const Roster without = read_roster("\u202eA\nx\n", {});
    EXPECT_EQ(without.notes.at(0).detail.find("\u202e"), std::string::npos);
}

TEST(Roster, AFileWithoutNamesIsRefusedWhole) {
    EXPECT_EQ(
        read_roster("Squadra;Punti\nA;3\n", {}).notes,
        (std::vector<RosterNote>{{1, RosterFault::no_name_column, "Squadra, Punti"}})
    );
    EXPECT_EQ(read_roster("\n\n", {}).notes[0].fault, RosterFault::empty_file);
    const Roster open = read_roster("nome\n\"Mario", {});
    EXPECT_EQ(open.notes[0].csv, CsvFault::open_quote);
    EXPECT_EQ(open.notes[0].line, 2U);
}

}  // namespace
}  // namespace kamchatka::tournament
