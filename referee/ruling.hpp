// Disputes of tables with real pieces and real dice: what a referee is asked, and what follows. A
// ruling knows its clauses, the words it is found by, the numbers it needs and how to work out the
// consequence; nothing here touches a game.
#pragma once

#include "engine/result.hpp"
#include "record/words/names.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::referee {

using record::Language;

struct Said {
    std::string_view italian;
    std::string_view english;

    constexpr std::string_view in(Language language) const {
        return language == Language::italian ? italian : english;
    }
};

// A rulebook as it settles disputes.
enum class Casebook : std::uint8_t { challenge, torneo, prestige, torisiko };

// A number the ruling needs; 0 and 1 for no and yes.
struct Question {
    std::string_view id;
    Said text;
    std::uint16_t least;
    std::uint16_t most;
};

struct Answer {
    std::string_view id;
    std::uint16_t value;
};

// What follows. Also the keys of the sentences.
enum class Verdict : std::uint8_t {
    roll_stands,
    all_roll_again,
    attack_rolls_again,           // the defence stands as it fell
    defender_may_have_it_rolled,  // the attack, with target and origin named
    attacker_may_have_it_rolled,  // the defence, once seen
    first_fall_counts,            // the attack as it fell before the defence knocked it
    roll_is_void,
    previous_target_meant,
    previous_origin_meant,
    only_origin_meant,
    defender_chooses_origin,  // or has it rolled again with an origin named
    armies_removed,
    armies_removed_and_cap_lowered,
    armies_removed_there,  // from the territory of the combat
    nothing_wrong,
    rearranging_over,
    attacks_over,
    card_returned,  // shown, put back, the deck shuffled
    card_due,
    card_lost,
    organiser_decides,
    excluded,  // territories neutral with their armies; counts as eliminated
    roll_due,  // with a warning
    roll_lost,
};

struct Consequence {
    Verdict verdict;
    std::uint16_t armies = 0;       // to remove, in all
    std::uint16_t from_placed = 0;  // of these, from those placed this turn
    std::uint16_t cap = 0;          // the new one
    std::uint16_t choices = 0;      // origins the defender may choose among
    std::uint8_t warnings = 0;      // verbal ones: none, or one

    friend bool operator==(const Consequence&, const Consequence&) = default;
};

// How many of these armies come off a book that records the whole game: the excess was never in it,
// so of twice the excess the other half.
constexpr std::uint16_t off_the_book(const Consequence& follows) {
    return static_cast<std::uint16_t>(follows.armies / 2);
}

// In order of the questions.
using Values = std::span<const std::uint16_t>;

struct ClauseOf {
    Casebook casebook;
    std::string_view clause;
};

// Where in the book it is entered what follows.
enum class EntryPlace : std::uint8_t {
    nowhere,  // there is nothing to enter
    ruling,   // by itself, with its consequence
    withdrawal,
    discipline,  // the Official Judge's
    play,        // with the turn, as it is passed or closed
    board,       // as it is played, in a full book: a light one has no board
    end,         // with the end of the game and its count
};

struct Ruling {
    std::string_view id;
    std::vector<ClauseOf> clauses;
    Said title;
    Said rule;   // what the text says
    Said words;  // how people say it, in phrases: to find it by
    std::vector<Question> questions{};
    Consequence (*work_out)(Values values) = nullptr;  // nothing is worked out of an article
    // Of an article:
    Said follows{};
    EntryPlace entry = EntryPlace::nowhere;
};

// Those that are entered with a consequence.
const std::vector<Ruling>& rulings();
const Ruling* find_ruling(std::string_view id);

// What the books say where no consequence is worked out: rules, and cases that settle themselves.
const std::vector<Ruling>& articles();

struct Found {
    const Ruling* ruling;
    bool own;  // of the casebook asked
};
// The rulings and articles that the words fit, whole sentences too, best first: those of the
// casebook before what others say of the same. All of them where there are no words.
std::vector<Found> search(Casebook casebook, std::string_view words);

enum class AnswerFault : std::uint8_t { unknown_ruling, missing, unknown_question, out_of_range };
struct BadAnswer {
    AnswerFault fault;
    std::string question;

    friend bool operator==(const BadAnswer&, const BadAnswer&) = default;
};
Result<Consequence, BadAnswer> rule(std::string_view ruling, std::span<const Answer> answers);

// For the table: what to do now, with its numbers.
std::string sentence(const Consequence& consequence, Language language);

}  // namespace kamchatka::referee
