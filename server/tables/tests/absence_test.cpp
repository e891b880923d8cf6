// Somebody closes his page in the middle: whatever is played, whoever is awaited for whatever and
// under whatever clock, the others lose no more than the time that the table waits.
#include "engine/rulebooks.hpp"
#include "server/tables/tests/absence_table.hpp"

#include <set>

namespace kamchatka::server {
namespace {

struct AbsenceSetup {
    std::string ruleset;
    std::string options;
    ClockKind clock;
};

std::vector<AbsenceSetup> absence_setups() {
    std::vector<AbsenceSetup> all;
    for (const ClockKind kind :
         {ClockKind::none, ClockKind::table, ClockKind::bank, ClockKind::turn}) {
        for (const Ruleset* set : rulebooks::all) {
            all.push_back({std::string{set->id.view()}, "{}", kind});
        }
        all.push_back({"challenge", R"({"ending.kingmaker":"on"})", kind});
    }
    return all;
}

TableOptions absence_options(const AbsenceSetup& setup, StandIn quitters) {
    TableOptions options{.ruleset = setup.ruleset, .people = 4, .options = setup.options};
    options.settings.quitters = quitters;
    options.settings.clock = {.kind = setup.clock, .bank_s = 36'000, .turn_s = 3'600};
    return options;
}

std::set<Phase>& phases_tried() {
    static std::set<Phase> phases;
    return phases;
}

class Absence : public testing::TestWithParam<AbsenceSetup> {};

// In each phase that the game comes to, whoever is awaited goes, is replaced, and comes back.
TEST_P(Absence, CostsTheOthersTheGraceTimeInEveryPhase) {
    AbsenceTable table{absence_options(GetParam(), StandIn::bot)};
    table.people.start();
    std::set<Phase> here;
    for (int i = 0; i < 1'500 && !table.room().state()->cause; ++i) {
        table.let_pass(20'000);
        const Phase phase = table.room().state()->phase;
        const bool tried = adds_to_the_seed(phase) || !here.insert(phase).second;
        if (tried || table.room().state()->cause) {
            if (!table.people.play()) break;
            continue;
        }
        SCOPED_TRACE(static_cast<int>(phase));
        const Seat seat = table.awaited();
        table.leave(seat);
        EXPECT_EQ(table.left(seat), usual_grace_ms);
        table.let_pass(usual_grace_ms - 1);
        EXPECT_TRUE(table.awaits(seat)) << "somebody played too early";
        EXPECT_EQ(table.left(seat), 1);
        EXPECT_EQ(table.room().wake_ms(), table.world.now + 1);
        table.let_pass(1);
        ASSERT_FALSE(table.awaits(seat)) << "the table waits for nobody";
        EXPECT_TRUE(table.place(seat).away);
        EXPECT_EQ(table.line(seat).at("stand_in"), "absent");
        table.come_back(seat);
        EXPECT_FALSE(table.place(seat).away) << "coming is enough";
        EXPECT_EQ(table.left(seat), std::nullopt);
    }
    EXPECT_TRUE(here.contains(Phase::reinforce));
    EXPECT_TRUE(here.contains(Phase::attack));
    phases_tried().insert(here.begin(), here.end());
}

// Where seats are left neutral: in the middle of a turn at once, before that as soon as the book
// lets them, and until then it is theirs.
TEST_P(Absence, MayLeaveTheSeatNeutralForGood) {
    AbsenceTable early{absence_options(GetParam(), StandIn::neutral)};
    early.people.start();
    early.people.play_until([](const State& state) { return !adds_to_the_seed(state.phase); });
    const Seat first = early.awaited();
    early.leave(first);
    early.let_pass(usual_grace_ms);
    ASSERT_TRUE(early.place(first).away);
    EXPECT_FALSE(early.neutral(first)) << "the book lets nobody go yet";
    early.come_back(first);
    early.play_to_first_turn();
    EXPECT_TRUE(active(*early.room().state(), first)) << "he was back in time";

    AbsenceTable table{absence_options(GetParam(), StandIn::neutral)};
    table.begin();
    const Seat seat = table.awaited();
    table.leave(seat);
    table.let_pass(usual_grace_ms - 1);
    EXPECT_FALSE(table.neutral(seat));
    table.let_pass(1);
    EXPECT_TRUE(table.neutral(seat));
    EXPECT_FALSE(table.awaits(seat));
    table.come_back(seat);
    EXPECT_TRUE(table.neutral(seat)) << "there is no way back";
}

TEST_P(Absence, MayBeVotedOn) {
    struct Case {
        std::vector<AbsenceVote> votes;  // of the other three, in order
        bool decided;                    // before the time is up
        std::optional<StandIn> as;       // nothing: they wait again
    };
    using enum AbsenceVote;
    const std::vector<Case> cases{
        {{bot, bot}, true, StandIn::bot},
        {{neutral, bot, neutral}, true, StandIn::neutral},
        {{wait, wait}, true, std::nullopt},
        {{wait, bot, neutral}, true, StandIn::bot},
        {{neutral}, false, StandIn::bot},
        {{}, false, StandIn::bot},
    };
    for (const Case& one : cases) {
        AbsenceTable table{absence_options(GetParam(), StandIn::vote)};
        table.begin();
        const Seat seat = table.awaited();
        std::vector<PlayerId> others;
        for (const Seat each : SeatSet::first(4) - SeatSet{seat}) {
            others.push_back(AbsenceTable::player_at(each));
        }
        Room& room = table.room();
        EXPECT_EQ(room.vote_on_absence(others[0], seat, bot), Reason::no_vote);
        table.leave(seat);
        table.let_pass(usual_grace_ms);
        EXPECT_TRUE(table.line(seat).as_object().contains("vote"));
        EXPECT_EQ(table.left(seat), usual_grace_ms) << "as long again";
        EXPECT_TRUE(table.awaits(seat));
        EXPECT_EQ(room.vote_on_absence(99, seat, bot), Reason::not_seated);
        EXPECT_EQ(room.vote_on_absence(others[0], Seat::s6, bot), Reason::seat_not_found);
        const PlayerId himself = AbsenceTable::player_at(seat);
        EXPECT_EQ(room.vote_on_absence(himself, seat, wait), Reason::not_permitted);
        for (std::size_t i = 0; i < one.votes.size(); ++i) {
            ASSERT_FALSE(room.vote_on_absence(others[i], seat, one.votes[i]));
        }
        table.world.settle();
        const bool open = table.line(seat).as_object().contains("vote");
        EXPECT_EQ(open, !one.decided);
        if (open) table.let_pass(usual_grace_ms);
        EXPECT_EQ(table.place(seat).away, one.as.has_value());
        EXPECT_EQ(table.neutral(seat), one.as == StandIn::neutral);
        EXPECT_EQ(table.awaits(seat), !one.as);
        if (one.as) continue;
        EXPECT_EQ(table.left(seat), usual_grace_ms);
        table.let_pass(usual_grace_ms);
        EXPECT_TRUE(table.line(seat).as_object().contains("vote")) << "they are asked again";
        table.come_back(seat);
        EXPECT_FALSE(table.line(seat).as_object().contains("vote")) << "he is there";
    }
}

INSTANTIATE_TEST_SUITE_P(EveryRulesetAndClock, Absence, testing::ValuesIn(absence_setups()));

// Every phase that waits for people has been tried somewhere above; only when all of them ran.
TEST(AbsenceCensus, EveryPhaseThatWaitsForPeopleWasTried) {
    if (phases_tried().empty()) GTEST_SKIP();
    for (const Phase phase :
         {Phase::colours,
          Phase::draft,
          Phase::place,
          Phase::exchange,
          Phase::reinforce,
          Phase::attack,
          Phase::defend,
          Phase::occupy,
          Phase::choice}) {
        EXPECT_TRUE(phases_tried().contains(phase)) << static_cast<int>(phase);
    }
}

}  // namespace
}  // namespace kamchatka::server
