// What others may be shown: emoji hold together, and what hides is found wherever it stands.
#include "codec/visible_text.hpp"

#include "codec/utf8.hpp"

#include <gtest/gtest.h>

namespace kamchatka::codec {
namespace {

namespace json = boost::json;

TEST(Utf8, OnlyWhatIsWellFormedIsRead) {
    struct Case {
        const char* text;
        char32_t value;  // 0: none
    };
    for (const Case& one :
         {Case{"a", 'a'},
          Case{"\x7f", 0x7F},
          Case{"\xc2\x80", 0x80},
          Case{"\xdf\xbf", 0x7FF},
          Case{"\xe0\xa0\x80", 0x800},
          Case{"\xed\x9f\xbf", 0xD7FF},
          Case{"\xef\xbf\xbf", 0xFFFF},
          Case{"\xf0\x90\x80\x80", 0x10000},
          Case{"\xf4\x8f\xbf\xbf", 0x10FFFF},
          Case{"\xc0\xaf", 0},
          Case{"\xc1\xbf", 0},
          Case{"\xe0\x9f\xbf", 0},
          Case{"\xed\xa0\x80", 0},
          Case{"\xf0\x8f\xbf\xbf", 0},
          Case{"\xf4\x90\x80\x80", 0},
          Case{"\xf5\x80\x80\x80", 0},
          Case{"\x80", 0},
          Case{"\xe2\x82", 0},
          Case{"\xe2\x82x", 0},
          Case{"\xff", 0}}) {
        const auto read = first_code_point(one.text);
        EXPECT_EQ(read.has_value(), one.value != 0) << one.text;
        EXPECT_EQ(read.value_or(CodePoint{}).value, one.value);
        EXPECT_EQ(valid_utf8("x" + std::string{one.text} + "y"), one.value != 0);
    }
    EXPECT_FALSE(first_code_point(""));
    EXPECT_TRUE(valid_utf8(""));
}

TEST(VisibleText, WordsAndPicturesAre) {
    for (const char* text :
         {"",
          "Torneo di Forlì, 3ª edizione",
          "L’Aquila – «perché no?»",
          "100\u00a0000 armate\u202f!",
          "Ἀθῆναι Москва 東京 תל־אביב القاهرة",
          "👍 ❤️ 👨‍👩‍👧 👩🏽‍🚀 🏳️‍🌈 🇮🇹 1️⃣ #️⃣ "
          "©️"}) {
        EXPECT_TRUE(visible_text(text)) << text;
    }
}

TEST(VisibleText, WhatHidesIsNot) {
    for (const char* text :
         {"a\nb",       "a\tb",     "\x01",     "\x7f",      "\u0085",     "a\u00adb",
          "a\u200bb",   "a\u200cb", "a\u200db", "\u202eabc", "a\u2066b",   "a\u2028b",
          "\ufeffa",    "a\ufe0f",  "1\ufe0f",  "👍\u200d",   "\u200d👍",    "👍\u200da",
          "a\u2003b",   "\u3164",   "\u2800",   "\ue000",    "\U000e0041", "\U000f0000",
          "\U0010ffff", "\ufdd0",   "\uffff",   "\ufffc",    "\xff",       "a\xc0\xaf"}) {
        EXPECT_FALSE(visible_text(text)) << text;
    }
    EXPECT_FALSE(visible_text(std::string_view{"a\0b", 3}));
}

TEST(VisibleText, BlanksAloneAreBlank) {
    for (const char* text : {"", "  ", "\u00a0", " \u202f "}) EXPECT_TRUE(blank_text(text));
    for (const char* text : {"a", " a ", "\u00a0.", "\xff"}) EXPECT_FALSE(blank_text(text));
}

TEST(VisibleText, IsFoundWhereverItStands) {
    const std::string odd = "a\u202eb";
    const auto path = [](const json::value& value) {
        const auto fault = odd_text_in(value);
        return fault ? fault->path : "-";
    };
    EXPECT_EQ(path(json::value(odd)), "");
    EXPECT_EQ(path({{"a", 1}, {"b", {{"c", json::array{"x", odd}}}}}), "b.c[1]");
    EXPECT_EQ(path({{"a", 1}, {"b", {{"c", json::array{"x", "y"}}}}}), "-");
    EXPECT_EQ(path({{"n", nullptr}, {"t", true}, {"d", 1.5}}), "-");
}

}  // namespace
}  // namespace kamchatka::codec
