// Words both ways, and the names and sentences that people read.
#include "record/words/spelling.hpp"

#include "engine/rulebooks.hpp"
#include "record/record.hpp"
#include "record/words/words.hpp"

#include <gtest/gtest.h>

#include <set>

namespace kamchatka::record {
namespace {

template <typename E>
void expect_words_come_back() {
    std::set<std::string_view> words;
    for (std::size_t i = 0; i < Spelling<E>::words.size(); ++i) {
        const auto value = id_of<E>(i);
        EXPECT_EQ(read<E>(spell(value)), value);
        EXPECT_TRUE(words.insert(spell(value)).second) << spell(value);
    }
    EXPECT_EQ(read<E>("nothing_of_the_kind"), std::nullopt);
}

template <typename... Es>
void expect_all_come_back() {
    (expect_words_come_back<Es>(), ...);
}

TEST(Spelling, EveryWordComesBack) {
    expect_all_come_back<
        Seat,
        Colour,
        Arm,
        Tris,
        Phase,
        Ties,
        ForgoneBecause,
        Cause,
        Standing,
        ChallengeCard,
        Rejection,
        OrderOfPlay,
        BoardKind,
        Territories,
        ColourChoice,
        CardDeck,
        ObjectivesDealt,
        ObjectiveDeck,
        DealLimit,
        TrisTime,
        TakeBack,
        Dice,
        FewerDice,
        ShortOccupation,
        GarrisonFor,
        Transfers,
        Switch,
        ClockStart,
        ClosingRound,
        PublicGoal,
        TieBreak>();
}

TEST(Spelling, WordsAreTheNamesOfTheEnumerators) {
    EXPECT_EQ(spell(Seat::s6), "s6");
    EXPECT_EQ(spell(Phase::tie_break), "tie_break");
    EXPECT_EQ(spell(Rejection::not_adjacent), "not_adjacent");
    EXPECT_EQ(spell(Rejection::minimum_garrison), "minimum_garrison");
    EXPECT_EQ(spell(TieBreak::later_in_order), "later_in_order");
    EXPECT_EQ(spell(Tris::jolly_and_two_equal), "jolly_and_two_equal");
    EXPECT_EQ(Spelling<Seat>::words.size(), seat_count_max);
    EXPECT_EQ(Spelling<Rejection>::words.size(), rejection_count);
    EXPECT_EQ(Spelling<Phase>::last, Phase::supply);
}

TEST(Spelling, ActorsAndViewers) {
    for (const std::string_view word : {"s1", "s6", "chance", "arbiter"}) {
        EXPECT_EQ(spell(read_actor(word).value()), word);
    }
    for (const std::string_view word : {"s1", "s6", "spectator", "arbiter"}) {
        EXPECT_EQ(spell(read_viewer(word).value()), word);
    }
    EXPECT_FALSE(read_actor("spectator"));
    EXPECT_FALSE(read_viewer("chance"));
    EXPECT_FALSE(read_actor("s0"));
    EXPECT_FALSE(read_actor(""));
}

TEST(Names, EverythingHasOneInBothLanguages) {
    const Rules rules = make_rules(rulebooks::prestige_torneo);
    const Rules base = make_rules(rulebooks::prestige);
    for (const Language language : {Language::italian, Language::english}) {
        for (const Territory territory : rules.board.territories()) {
            EXPECT_NE(name_of(rules, territory, language), spell(rules, territory));
        }
        for (const Objective objective : rules.objectives.all()) {
            EXPECT_NE(name_of(rules, objective, language), spell(rules, objective));
        }
        for (const Objective objective : base.objectives.all()) {
            EXPECT_NE(name_of(base, objective, language), spell(base, objective));
        }
        for (std::size_t i = 0; i < rejection_count; ++i) {
            const std::string_view text = sentence(id_of<Rejection>(i), Phase::attack, language);
            EXPECT_TRUE(text.size() > 10 && text.ends_with('.')) << text;
        }
        std::set<std::string_view> due;  // each phase has its own
        for (std::size_t i = 0; i < Spelling<Phase>::words.size(); ++i) {
            const auto text = sentence(Rejection::wrong_phase, id_of<Phase>(i), language);
            EXPECT_TRUE(text.ends_with('.')) << text;
            due.insert(text);
        }
        EXPECT_EQ(due.size(), Spelling<Phase>::words.size() - 1) << "over and closed are one";
        for (const Ruleset* set : rulebooks::all) {
            EXPECT_NE(ruleset_name(set->id.view(), language), set->id.view());
        }
    }
    EXPECT_EQ(name_of(rules, Territory{31}, Language::italian), "Čita");
    EXPECT_EQ(ruleset_name("casa_mia", Language::italian), "casa_mia");
}

TEST(FreeText, IsShortUtf8WithoutControlCharacters) {
    for (const std::string_view good : {"", "Anna", "Čita", "日本", "🎲", "a\"b\\c"}) {
        EXPECT_TRUE(valid_free_text(good)) << good;
    }
    const std::string_view bad[] = {
        "\n", "\x7f", "\xc2\x85", "\xc3", "\xc0\x80", "\xed\xa0\x80", "\xf5\x80\x80\x80", "\x80"};
    for (const std::string_view text : bad) EXPECT_FALSE(valid_free_text(text));
    EXPECT_TRUE(valid_free_text(std::string(free_text_bytes_max, 'a')));
    EXPECT_FALSE(valid_free_text(std::string(free_text_bytes_max + 1, 'a')));
}

}  // namespace
}  // namespace kamchatka::record
