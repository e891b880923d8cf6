// Names: what is allowed, what is refused and why, and which names are one.
#include "server/people/names.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

namespace kamchatka::server {
namespace {

std::string shown(std::string_view text) {
    const auto name = check_name(text);
    return name ? name->shown : "refused: " + std::string{codec::spell(name.error())};
}

TEST(Names, OfItalyAndItsNeighboursAreAllowed) {
    for (const char* name :
         {"Mario",
          "Nicolò",
          "Niccolò Machiavelli",
          "D'Angelo",
          "Zoë",
          "José",
          "Jürgen",
          "Łukasz",
          "Ștefan",
          "Đorđe",
          "Åse",
          "Çelik",
          "Ñandú",
          "Œuvre",
          "Straße",
          "x_X",
          "il.duca",
          "Gian-Luca",
          "al",
          "R2",
          "Señor 7",
          "perché",
          "Ù",
          "è9",
          "12345678901234567 è"}) {
        const std::string text{name};
        if (text == "Ù") {
            EXPECT_EQ(shown(text), "refused: name_too_short");
        } else {
            EXPECT_EQ(shown(text), text);
        }
    }
}

TEST(Names, AreTidied) {
    EXPECT_EQ(shown("  Mario   Rossi "), "Mario Rossi");
    EXPECT_EQ(shown("Nicolo\xCC\x80"), "Nicolò") << "a combining accent is composed";
    EXPECT_EQ(
        shown("D\xE2\x80\x99"
              "Angelo"),
        "D'Angelo"
    ) << "as phones write it";
    EXPECT_EQ(
        shown("\xEF\xBC\xAD"
              "ario"),
        "Mario"
    ) << "full width";
    EXPECT_EQ(shown("Mario\xC2\xA0Rossi"), "Mario Rossi") << "no-break space";
    EXPECT_EQ(
        shown("\xEF\xAC\x81"
              "co"),
        "fico"
    ) << "a ligature";
}

struct Refused {
    std::string name;
    AccountFault why;
};

class RefusedName : public testing::TestWithParam<Refused> {};

TEST_P(RefusedName, HasItsReason) {
    const auto name = check_name(GetParam().name);
    ASSERT_FALSE(name.has_value()) << GetParam().name;
    EXPECT_EQ(codec::spell(name.error()), codec::spell(GetParam().why)) << GetParam().name;
    EXPECT_EQ(field(GetParam().why), "name");
}

INSTANTIATE_TEST_SUITE_P(
    BySize,
    RefusedName,
    testing::Values(
        Refused{"", AccountFault::name_too_short},
        Refused{" ", AccountFault::name_too_short},
        Refused{"  \xE3\x80\x80 ", AccountFault::name_too_short},
        Refused{"a", AccountFault::name_too_short},
        Refused{" a ", AccountFault::name_too_short},
        Refused{"123456789012345678901", AccountFault::name_too_long},
        Refused{"aaaaaaaaaaaaaaaaaaaaa", AccountFault::name_too_long},
        Refused{std::string(100'000, 'a'), AccountFault::name_too_long},
        Refused{std::string(100'000, '\xFF'), AccountFault::name_too_long},
        Refused{"12", AccountFault::name_needs_a_letter},
        Refused{"--", AccountFault::name_needs_a_letter},
        Refused{"1.2.3", AccountFault::name_needs_a_letter},
        Refused{"admin", AccountFault::name_reserved},
        Refused{"Adm1n", AccountFault::name_reserved},
        Refused{"ARBITRO", AccountFault::name_reserved},
        Refused{"Lo Stratega", AccountFault::name_reserved},
        Refused{"lo.strate-ga", AccountFault::name_reserved},
        Refused{"stratega", AccountFault::name_reserved},
        Refused{"The Card Sharp", AccountFault::name_reserved},
        Refused{"CAPITANO", AccountFault::name_reserved},
        Refused{"giocatore eliminato", AccountFault::name_reserved},
        Refused{"Giocatore_Eliminato", AccountFault::name_reserved},
        Refused{"K A M C H A T K A", AccountFault::name_reserved}
    )
);

std::vector<Refused> odd() {
    std::vector<Refused> names;
    for (const char* name : {// letters of other alphabets, alone or hidden among ours
                             "m\xD0\xB0rio",
                             "\xD0\x9C\xD0\xB0\xD1\x80\xD0\xB8\xD0\xBE",
                             "\xCE\x91nna",
                             "M\xCE\xB1rio",
                             "\xE9\xA9\xAC\xE9\x87\x8C",
                             "\xD7\x9E\xD7\xA8",
                             "\xD9\x85\xD8\xA7",
                             "\xE3\x83\x9E\xE3\x83\xAA",
                             "\xD5\x84\xD5\xA1",
                             "ma\xC9\xBEio",
                             "\xC7\x83mario",
                             "mar\xC9\xA9o",
                             "\xE1\x8E\xAAnna",
                             "\xEA\x9C\xB1"
                             "ara",
                             "mari\xE1\xB4\x8F",
                             "\xC4\xB8raken",
                             "an\xC6\x9E"
                             "a",
                             // invisible
                             "mar\xE2\x80\x8Bio",
                             "mar\xE2\x80\x8Cio",
                             "mar\xE2\x80\x8Dio",
                             "mar\xE2\x81\xA0io",
                             "mar\xC2\xADio",
                             "mar\xEF\xBB\xBFio",
                             "mar\xCD\x8Fio",
                             "mar\xE1\xA0\x8Eio",
                             "\xE3\x85\xA4\xE3\x85\xA4",
                             "\xE2\xA0\x80\xE2\xA0\x80",
                             "mar\xEF\xB8\x8Fio",
                             "mar\xE1\x85\x9Fio",
                             "mar\xE2\x81\xA3io",
                             "mar\xF3\xA0\x81\xA1io",
                             // direction
                             "\xE2\x80\xAEoiram",
                             "mario\xE2\x80\xAC",
                             "\xE2\x80\x8Fmario",
                             "\xE2\x81\xA6mario\xE2\x81\xA9",
                             "\xE2\x80\xAAmario",
                             "\xD8\x9Cmario",
                             "\xE2\x80\x8Emario",
                             // control
                             "mar\nio",
                             "mar\rio",
                             "mar\tio",
                             "mar\x1Bio",
                             "mar\x7Fio",
                             "mar\xC2\x85io",
                             "\x01\x02",
                             "mar\xE2\x80\xA8io",
                             "mar\xE2\x80\xA9io",
                             // marks that do not compose
                             "q\xCC\x83q",
                             "m\xCC\x81\xCC\x81\xCC\x81"
                             "ario",
                             "Z\xCD\x91\xCD\x91"
                             "algo",
                             "\xCC\x81"
                             "aa",
                             "a\xE2\x83\x9D"
                             "a",
                             "mario\xCC\xB6",
                             // pictures, currency, mathematics, private use
                             "\xF0\x9F\x98\x80\xF0\x9F\x98\x80",
                             "mario\xE2\x9C\x93",
                             "\xE2\x82\xACuro",
                             "ma\xE2\x88\x9Ario",
                             "\xEE\x80\x80mario",
                             "\xF0\x9F\x87\xAE\xF0\x9F\x87\xB9",
                             "mario\xF0\x9F\x91\x91",
                             // punctuation that means something elsewhere
                             "<b>mario",
                             "mario&amp;",
                             "mario\"",
                             "mario;",
                             "mario/",
                             "mario\\",
                             "{mario}",
                             "mario#",
                             "@mario",
                             "mario!",
                             "mario?",
                             "mario*",
                             "mario=",
                             "mario%00",
                             "mario|",
                             "mario$",
                             "a,b",
                             "a:b",
                             "mario\xE2\x80\x93",
                             "mario\xE2\x80\xA4\xE2\x81\x84",
                             "mario\xC2\xB7",
                             // broken UTF-8
                             "mar\xFFio",
                             "mar\xC3",
                             "\xC0\xAFmario",
                             "mar\xED\xA0\x80io",
                             "\xF4\x90\x80\x80mario",
                             "mario\xE2\x80",
                             "\x80\x80"}) {
        names.push_back({name, AccountFault::name_has_odd_characters});
    }
    names.push_back({std::string{"mar\0io", 6}, AccountFault::name_has_odd_characters});
    names.push_back({std::string{"\0\0", 2}, AccountFault::name_has_odd_characters});
    return names;
}

INSTANTIATE_TEST_SUITE_P(ByOddCharacters, RefusedName, testing::ValuesIn(odd()));

// Whether the store would let both be.
bool alike(std::string_view one, std::string_view other) {
    const auto a = check_name(one);
    const auto b = check_name(other);
    EXPECT_TRUE(a && b) << one << " / " << other;
    return a && b && (a->key == b->key || a->look == b->look);
}

TEST(Names, ThatLookAlikeAreOne) {
    const std::vector<std::pair<const char*, const char*>> pairs{
        {"mario", "Mario"},
        {"mario", "MARIO"},
        {"mario", "rnario"},
        {"Mario", "RNARIO"},
        {"mario", "m a r i o"},
        {"mario", "mario."},
        {"mario", "_mario_"},
        {"mario", "ma-rio"},
        {"mario", "mar'io"},
        {"Mario Rossi", "MarioRossi"},
        {"Mario Rossi", "mario_rossi"},
        {"Ella", "EIla"},
        {"Ella", "E1la"},
        {"Elia", "EIia"},
        {"Luca", "Iuca"},
        {"luca", "1uca"},
        {"Paolo", "Pao1o"},
        {"Paolo", "PaoIo"},
        {"Paolo", "Paol0"},
        {"Paolo", "PAOL0"},
        {"Ottavio", "0ttavio"},
        {"Carlo", "CarI0"},
        {"Anna", "ANNA"},
        {"Nicolò", "NICOLÒ"},
        {"Straße", "strasse"},
        {"Ștefan", "Ştefan"},
        {"Æneas", "aeneas"},
        {"Œdipe", "oedipe"},
        {"Ilaria", "llaria"},
        {"Ilaria", "1laria"},
        {"kiln", "kı1n"},
        {"Emma", "Ernrna"},
        {"Armando", "Arrnando"},
        {"Tommaso", "Tornmaso"},
        {"Tommaso", "T0mmas0"},
        {"Gemma", "Gernma"},
        {"Massimo", "rnassimo"},
        {"Lillo", "LiIlo"},
        {"Lillo", "Lil1o"},
        {"Perché", "perche\xCC\x81"},
        {"Zoë", "zoe\xCC\x88"},
        {"fico",
         "\xEF\xAC\x81"
         "co"},
    };
    for (const auto& [one, other] : pairs) EXPECT_TRUE(alike(one, other)) << one << " / " << other;
}

TEST(Names, ThatDifferAreTwo) {
    const std::vector<std::pair<const char*, const char*>> pairs{
        {"Mario", "Maria"},
        {"Elia", "Ella"},
        {"Nicolò", "Nicolo"},
        {"Anna", "Ana"},
        {"Paolo", "Paola"},
        {"Mario 2", "Mario 3"},
        {"Luca", "Lucia"},
        {"Marco", "Marko"},
        {"Gianni", "Giannì"},
        {"Dino", "Tino"},
        {"Rossi", "Russi"},
        {"x7", "x8"},
    };
    for (const auto& [one, other] : pairs) EXPECT_FALSE(alike(one, other)) << one << " / " << other;
}

// The allow-list keeps other alphabets out; were it widened, the skeleton would still tell.
TEST(Names, OfOtherAlphabetsHaveTheKeyOfWhatTheyImitate) {
    EXPECT_EQ(name_key("m\xD0\xB0rio"), name_key("mario"));
    EXPECT_EQ(name_key("\xD0\xB0nn\xD0\xB0"), name_key("anna"));
    EXPECT_EQ(name_key("p\xCE\xBFp"), name_key("pop"));
}

TEST(Names, KeysAreForAnyBytes) {
    std::mt19937 random{1918};
    for (int i = 0; i < 5000; ++i) {
        std::string bytes;
        for (std::size_t j = random() % 40; j > 0; --j) bytes += static_cast<char>(random());
        const auto name = check_name(bytes);
        name_key(bytes);
        composed(bytes);
        if (!name) continue;
        // What was accepted is accepted again, as it is shown.
        const auto again = check_name(name->shown);
        ASSERT_TRUE(again);
        EXPECT_EQ(again->shown, name->shown);
        EXPECT_EQ(again->key, name->key);
    }
}

TEST(Passphrases, AreTheSameHoweverTheyAreTyped) {
    EXPECT_EQ(composed("perche\xCC\x81"), composed("perché"));
    EXPECT_EQ(character_count("perché"), 6);
    EXPECT_EQ(character_count("\xF0\x9F\x98\x80\xF0\x9F\x98\x80"), 2);
}

}  // namespace
}  // namespace kamchatka::server
