// Every ruling in every situation of a full and of a light book: its effect on the board, or the
// refusal that is listed here. What is accepted and changes nothing would be a judge's worst case.
#include "referee/tests/scenes.hpp"

#include "testkit/clause.hpp"

#include <algorithm>
#include <set>

namespace kamchatka::referee::rulings_matrix_test {
namespace {

using test::Scene;
using test::Table;

// --- The rulings, with answers that lead to each of their verdicts

struct Case {
    std::string ruling;
    std::vector<GivenAnswer> answers;
    Verdict verdict;
};

std::vector<Answer> views_of(const std::vector<GivenAnswer>& answers) {
    std::vector<Answer> views;
    for (const GivenAnswer& answer : answers) views.push_back({answer.id, answer.value});
    return views;
}

// Where small numbers are no example of it.
const std::vector<Case> examples{
    {"too_many_placed", {{"due", 4}, {"placed", 6}}, Verdict::armies_removed},
    {"over_the_cap",
     {{"cap", 130}, {"armies", 132}, {"placed", 2}},
     Verdict::armies_removed_and_cap_lowered},
    {"too_few_removed", {{"lost", 3}, {"removed", 1}}, Verdict::armies_removed_there},
};

// All answers of up to three more than the least there is.
std::vector<std::vector<GivenAnswer>> small_answers(const Ruling& ruling) {
    std::vector<std::vector<GivenAnswer>> all{{}};
    for (const Question& question : ruling.questions) {
        std::vector<std::vector<GivenAnswer>> longer;
        for (const auto& answers : all) {
            const int most =
                std::min(question.most, static_cast<std::uint16_t>(question.least + 3));
            for (int value = question.least; value <= most; ++value) {
                longer.push_back(answers);
                longer.back().push_back(
                    {std::string{question.id}, static_cast<std::uint16_t>(value)}
                );
            }
        }
        all = std::move(longer);
    }
    return all;
}

std::vector<Case> every_case() {
    std::vector<Case> cases = examples;
    for (const Ruling& ruling : rulings()) {
        const std::string id{ruling.id};
        std::set<Verdict> seen;
        for (const Case& example : examples) {
            if (example.ruling == id) seen.insert(example.verdict);
        }
        for (const auto& answers : small_answers(ruling)) {
            const auto follows = rule(id, views_of(answers));
            EXPECT_TRUE(follows.has_value()) << id;
            if (follows && seen.insert(follows->verdict).second) {
                cases.push_back({id, answers, follows->verdict});
            }
        }
    }
    return cases;
}

// --- The refusals

struct Expected {
    Refused reason;
    std::optional<Rejection> rejection{};
    friend bool operator==(const Expected&, const Expected&) = default;
};

struct Row {
    std::vector<std::string_view> scenes;
    std::vector<Verdict> verdicts;  // none: whatever is ruled
    Expected refusal;
};

const std::vector<Row> refusals{
    // What is signed is opened again first.
    {{"signed, full", "signed, light"}, {}, {Refused::signed_off}},
    // Before the first turn there are no reinforcements, no cap to pass and no combat.
    {{"deal, full", "place, full"},
     {Verdict::armies_removed,
      Verdict::armies_removed_and_cap_lowered,
      Verdict::armies_removed_there},
     {Refused::by_the_rules, Rejection::wrong_phase}},
    // There is no game to leave either.
    {{"deal, full", "place, full"},
     {Verdict::excluded},
     {Refused::by_the_rules, Rejection::not_begun_yet}},
    // The roll that ended the game cannot be repeated once objectives or the board lie open.
    {{"turned, full", "ranked, full", "counted, light", "ranked, light"},
     {Verdict::all_roll_again, Verdict::attack_rolls_again},
     {Refused::already_counted}},
};

std::optional<Expected> refusal_of(std::string_view scene, Verdict verdict) {
    for (const Row& row : refusals) {
        const bool there = std::ranges::count(row.scenes, scene) > 0;
        const bool ruled = row.verdicts.empty() || std::ranges::count(row.verdicts, verdict) > 0;
        if (there && ruled) return row.refusal;
    }
    return std::nullopt;
}

// --- The effects

unsigned armies_of(const Sheet& sheet, Seat seat) {
    if (!sheet.board) return armies_on(sheet.state, sheet.state.held[seat]);
    unsigned armies = 0;
    for (const Territory territory : sheet.rules.board.territories()) {
        const CountedTerritory& counted = sheet.board->territories[territory];
        if (counted.owner == seat) armies += counted.armies;
    }
    return armies;
}

bool hand_has_passed(const Sheet& before, const Sheet& after) {
    return before.state.phase == Phase::closing && after.state.phase == Phase::reinforce &&
        seat_on_turn(before.state) != seat_on_turn(after.state);
}

std::size_t cards_counted(const Sheet& sheet, Seat seat) {
    return sheet.count ? sheet.count->state.hand[seat].reveal().size() : 0;
}

struct Settled {
    const Sheet& before;
    const Sheet& after;
    const Ruled& ruled;
    Seat seat;

    Verdict verdict() const { return ruled.consequence.verdict; }
    bool playing() const { return before.stage == Stage::playing; }
    bool light() const { return before.opening.kind == Kind::light; }
};

void expect_armies_gone(const Settled& settled) {
    const auto& [before, after, ruled, seat] = settled;
    const unsigned due = settled.light() ? (before.board ? ruled.consequence.armies : 0U)
                                         : off_the_book(ruled.consequence);
    EXPECT_EQ(armies_of(after, seat), armies_of(before, seat) - due);
    if (after.count) {
        const State& counted = after.count->state;
        EXPECT_EQ(armies_on(counted, counted.held[seat]), armies_of(after, seat));
    }
    if (settled.playing() && ruled.consequence.cap > 0) {
        EXPECT_EQ(after.state.army_cap[seat], ruled.consequence.cap);
    }
    if (ruled.territory && due > 0) {
        EXPECT_EQ(ruled.removal.front().territory, *ruled.territory);
    }
}

void expect_excluded(const Settled& settled) {
    const auto& [before, after, ruled, seat] = settled;
    EXPECT_EQ(after.state.standing[seat], Standing::excluded);
    EXPECT_EQ(after.state.held[seat], before.state.held[seat]);
    EXPECT_NE(after.state.out[seat], 0);
    if (settled.playing()) {
        EXPECT_NE(seat_on_turn(after.state), seat);
    }
    EXPECT_EQ(after.count.has_value(), before.count.has_value());
    if (!after.count) return;
    EXPECT_EQ(after.count->places[seat], after.state.seat_count);
    EXPECT_EQ(after.count->state.points[seat], 0);
}

void expect_card(const Settled& settled) {
    const auto& [before, after, ruled, seat] = settled;
    const bool returned = settled.verdict() == Verdict::card_returned;
    EXPECT_EQ(after.owed[seat], returned ? before.owed[seat] : 0);
    const int owed = before.owed[seat] + (before.board ? 1 : 0);
    int more = 0;
    if (settled.verdict() == Verdict::card_due) more = owed;
    if (returned && before.board) more = -1;
    if (!after.count) return;
    EXPECT_EQ(
        static_cast<int>(cards_counted(after, seat)),
        static_cast<int>(cards_counted(before, seat)) + more
    );
}

// A void roll takes its declaration with it.
void expect_roll_struck(const Settled& settled) {
    const auto& [before, after, ruled, seat] = settled;
    const bool is_void = settled.verdict() == Verdict::roll_is_void;
    const Phase phase = before.state.phase;
    const bool fought = phase == Phase::occupy || (phase == Phase::attack && before.state.fought);
    if (settled.playing() && fought) {
        EXPECT_EQ(ruled.struck, is_void ? 2 : 1);
        EXPECT_EQ(after.state.phase == Phase::roll, !is_void);
    } else if (settled.playing() && is_void && (phase == Phase::roll || phase == Phase::defend)) {
        EXPECT_EQ(after.state.phase, Phase::reinforce);
    } else if (before.stage == Stage::counting && !is_void) {
        EXPECT_EQ(ruled.struck, 1);
        EXPECT_EQ(after.state.phase, Phase::closing);
        EXPECT_EQ(after.stage, Stage::playing);
    } else {
        EXPECT_EQ(ruled.struck, 0);
        EXPECT_EQ(after.state, before.state);
    }
}

void expect_right_lost(const Settled& settled, Right right) {
    const Phase phase = settled.before.state.phase;
    const bool over = phase == Phase::deal || phase == Phase::place || phase == Phase::draw ||
        phase == Phase::closing;
    EXPECT_EQ(settled.after.lost.contains(right), settled.playing() && !over);
    EXPECT_EQ(settled.after.state, settled.before.state);
}

void expect_roll_settled(const Settled& settled) {
    const auto& [before, after, ruled, seat] = settled;
    EXPECT_EQ(after.warnings[seat], before.warnings[seat] + 1);
    EXPECT_EQ(after.omissions[seat], before.omissions[seat] + 1);
    const bool lost = settled.verdict() == Verdict::roll_lost;
    if (lost && settled.playing() && before.state.phase == Phase::closing) {
        EXPECT_TRUE(hand_has_passed(before, after));
    } else {
        EXPECT_EQ(after.state, before.state);
    }
}

void expect_nothing_changed(const Settled& settled) {
    EXPECT_EQ(settled.after.state, settled.before.state);
    EXPECT_EQ(settled.after.stage, settled.before.stage);
    EXPECT_EQ(settled.after.warnings, settled.before.warnings);
    if (settled.before.count) {
        EXPECT_EQ(settled.after.count->places, settled.before.count->places);
    }
}

using Verdicts = IdSet<Verdict>;
constexpr Verdicts take_armies{
    Verdict::armies_removed,
    Verdict::armies_removed_and_cap_lowered,
    Verdict::armies_removed_there};
constexpr Verdicts settle_cards{Verdict::card_due, Verdict::card_lost, Verdict::card_returned};
constexpr Verdicts strike_rolls{
    Verdict::all_roll_again, Verdict::attack_rolls_again, Verdict::roll_is_void};
constexpr Verdicts settle_sdadata{Verdict::roll_due, Verdict::roll_lost};

void expect_effect(const Settled& settled) {
    const Verdict verdict = settled.verdict();
    if (take_armies.contains(verdict)) return expect_armies_gone(settled);
    if (settle_cards.contains(verdict)) return expect_card(settled);
    if (strike_rolls.contains(verdict)) return expect_roll_struck(settled);
    if (settle_sdadata.contains(verdict)) return expect_roll_settled(settled);
    if (verdict == Verdict::excluded) return expect_excluded(settled);
    if (verdict == Verdict::rearranging_over) {
        return expect_right_lost(settled, Right::rearranging);
    }
    if (verdict == Verdict::attacks_over) return expect_right_lost(settled, Right::attacking);
    expect_nothing_changed(settled);
}

// Where a combat may have been: more than one army is there.
std::optional<Territory> combat_of(const Sheet& sheet, Seat seat) {
    for (const Territory territory : sheet.rules.board.territories()) {
        const CountedTerritory here = sheet.board
            ? sheet.board->territories[territory]
            : CountedTerritory{seat, sheet.state.armies[territory]};
        const bool held = sheet.board || sheet.state.held[seat].contains(territory);
        if (held && here.owner == seat && here.armies > 1) return territory;
    }
    return std::nullopt;
}

std::optional<Expected> told(const std::optional<Refusal>& refused) {
    if (!refused) return std::nullopt;
    return Expected{refused->reason, refused->rejection};
}

std::string words(const std::optional<Expected>& expected) {
    if (!expected) return "accepted";
    return "refused " + std::to_string(static_cast<int>(expected->reason));
}

// --- The matrix

TEST(Matrix, EveryRulingHasItsEffectInEverySituationOrIsListedAsRefused) {
    CLAUSE("TK-C10", "TK-C11", "TK-C12", "TK-C15", "TK-C16", "TK-C21", "TK-C22", "TK-C28");
    RULING("R-24", "R-37");
    const std::vector<Case> cases = every_case();
    for (const Scene& scene : test::scenes()) {
        for (const Case& each : cases) {
            SCOPED_TRACE(std::string{scene.name} + ": " + each.ruling);
            Table table = scene.table;
            Ruled ruled = table.ruling(each.ruling, each.answers, scene.seat);
            if (each.verdict == Verdict::armies_removed_there) {
                ruled.territory = combat_of(table.sheet, scene.seat).value_or(Territory{0});
            }
            const auto refused = told(table.enter(ruled));
            const auto expected = refusal_of(scene.name, each.verdict);
            ASSERT_EQ(refused, expected) << words(refused) << ", and not " << words(expected);
            if (refused) {
                EXPECT_EQ(table.book.size(), scene.table.book.size());
                continue;
            }
            const auto& entered = std::get<Ruled>(table.book.back().note);
            expect_effect({scene.table.sheet, table.sheet, entered, scene.seat});
            EXPECT_EQ(fold(table.book)->state, table.sheet.state);
        }
    }
}

TEST(Matrix, EveryMeasureIsTakenInEverySituationOrIsListedAsRefused) {
    CLAUSE("TO-2c", "TO-2d");
    RULING("R-37");
    for (const Scene& scene : test::scenes()) {
        for (const Measure measure :
             {Measure::warning, Measure::penalty, Measure::disqualification}) {
            SCOPED_TRACE(
                std::string{scene.name} + ": " + std::to_string(static_cast<int>(measure))
            );
            const bool out = measure == Measure::disqualification;
            Table table = scene.table;
            const auto refused = told(table.enter(Disciplined{scene.seat, measure, ""}));
            const auto expected =
                refusal_of(scene.name, out ? Verdict::excluded : Verdict::nothing_wrong);
            ASSERT_EQ(refused, expected) << words(refused) << ", and not " << words(expected);
            if (refused) continue;
            Ruled as_ruled;
            as_ruled.consequence = {Verdict::excluded};
            if (out) {
                expect_excluded({scene.table.sheet, table.sheet, as_ruled, scene.seat});
            } else {
                EXPECT_EQ(table.sheet.state, scene.table.sheet.state);
                const auto& marks =
                    measure == Measure::warning ? table.sheet.warnings : table.sheet.penalties;
                EXPECT_EQ(marks[scene.seat], 1);
            }
        }
    }
}

TEST(Matrix, TheSituationsAreWhatTheyAreCalled) {
    for (const Scene& scene : test::scenes()) {
        const Stage stage = scene.table.sheet.stage;
        const bool ranks = scene.name.starts_with("ranked") || scene.name.starts_with("owing");
        EXPECT_EQ(stage == Stage::ranked, ranks) << scene.name;
        EXPECT_EQ(stage == Stage::signed_off, scene.name.starts_with("signed")) << scene.name;
        EXPECT_EQ(scene.name.ends_with("light"), scene.table.sheet.opening.kind == Kind::light);
    }
    const auto phase = [](std::string_view name) {
        return test::scene(name).table.sheet.state.phase;
    };
    EXPECT_EQ(phase("deal, full"), Phase::deal);
    EXPECT_EQ(phase("place, full"), Phase::place);
    EXPECT_EQ(phase("reinforce, full"), Phase::reinforce);
    EXPECT_EQ(phase("attack, full"), Phase::attack);
    EXPECT_EQ(phase("defend, full"), Phase::defend);
    EXPECT_EQ(phase("roll, full"), Phase::roll);
    EXPECT_EQ(phase("occupy, full"), Phase::occupy);
    EXPECT_EQ(phase("draw, full"), Phase::draw);
    EXPECT_EQ(phase("closing, full"), Phase::closing);
    EXPECT_EQ(phase("reinforce, light"), Phase::reinforce);
    EXPECT_EQ(phase("closing, light"), Phase::closing);
}

}  // namespace
}  // namespace kamchatka::referee::rulings_matrix_test
