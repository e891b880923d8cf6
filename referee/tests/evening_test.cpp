// What a judge may write in the course of an evening: each note at every stage, by every role, in
// both kinds of book.
#include "referee/tests/stages.hpp"

#include "testkit/clause.hpp"

namespace kamchatka::referee {
namespace {

using test::kinds;
using test::playing;
using test::ruling_in;
using test::signed_off;
using test::Table;
using test::tables;

constexpr std::array roles{Role::player, Role::table_judge, Role::official_judge};

// Why it is refused, if it is, at a table of its own each time.
std::optional<Refused> why(Stage stage, Kind kind, Role role, const Note& note) {
    Table table = tables.at(stage)(kind);
    table.judge = {"Eva", role};
    return table.why(note);
}

constexpr std::array stages{Stage::playing, Stage::counting, Stage::ranked, Stage::signed_off};

// Whatever the role and the kind of book, unless it says otherwise.
using Expected = std::function<std::optional<Refused>(Stage stage, Kind kind, Role role)>;

void expect_everywhere(const Note& note, const Expected& expected) {
    for (const Stage stage : stages) {
        for (const Kind kind : kinds) {
            for (const Role role : roles) {
                EXPECT_EQ(why(stage, kind, role, note), expected(stage, kind, role))
                    << "stage " << static_cast<int>(stage) << " kind " << static_cast<int>(kind)
                    << " role " << static_cast<int>(role);
            }
        }
    }
}

TEST(Evening, ATableIsReopenedByTheOfficialJudgeOnceItIsSigned) {
    CLAUSE("TO-2a");
    expect_everywhere(
        Reopened{"errore di conto"},
        [](Stage stage, Kind, Role role) -> std::optional<Refused> {
            if (stage != Stage::signed_off) return Refused::not_signed;
            if (role != Role::official_judge) return Refused::official_judge_only;
            return std::nullopt;
        }
    );
}

TEST(Evening, MinutesAreRecoveredUntilTheTableIsSigned) {
    CLAUSE("TO-2b");
    const auto expected = [](Stage stage, Kind, Role) -> std::optional<Refused> {
        if (stage == Stage::signed_off) return Refused::signed_off;
        return std::nullopt;
    };
    expect_everywhere(ClockChanged{ClockChange::lengthened, 5, "chiamato il giudice"}, expected);
    expect_everywhere(
        ClockChanged{ClockChange::paused, 0, "chiamato il giudice"},
        [](Stage stage, Kind, Role) -> std::optional<Refused> {
            if (stage == Stage::signed_off) return Refused::signed_off;
            return Refused::clock_stopped;  // it was never started there
        }
    );
}

TEST(Evening, ATerritoryIsRealignedWhereTheBookHasABoard) {
    expect_everywhere(
        TerritoryRealigned{Territory{7}, Seat::s2, 9, ""},
        [](Stage stage, Kind kind, Role) -> std::optional<Refused> {
            if (stage == Stage::signed_off) return Refused::signed_off;
            const bool board = kind == Kind::full || stage == Stage::ranked;
            if (!board) return Refused::not_in_this_kind;
            return std::nullopt;
        }
    );
}

TEST(Evening, ARulingIsAppealedAgainstUntilTheTableIsSigned) {
    for (const Kind kind : kinds) {
        const std::uint64_t ruling = ruling_in(playing(kind));
        for (const Stage stage : stages) {
            for (const Role role : roles) {
                const auto refused = why(stage, kind, role, Appealed{ruling, Seat::s1, "non era"});
                const bool over = stage == Stage::signed_off;
                EXPECT_EQ(refused, over ? std::optional{Refused::signed_off} : std::nullopt);
            }
        }
    }
}

TEST(Evening, TheOfficialJudgeSettlesAppealsAndSignsOverThem) {
    CLAUSE("TO-2a");
    for (const Kind kind : kinds) {
        for (const Stage stage : {Stage::playing, Stage::counting, Stage::ranked}) {
            for (const Role role : roles) {
                for (const auto outcome : {AppealOutcome::upheld, AppealOutcome::overturned}) {
                    Table table = tables.at(stage)(kind);
                    const std::uint64_t ruling = ruling_in(table);
                    ASSERT_EQ(table.enter(Appealed{ruling, Seat::s2, "non era"}), std::nullopt);
                    const std::uint64_t appeal = table.book.size();
                    table.judge.role = role;
                    const auto signature = table.why(Signed{});
                    const auto by_role = [&](Refused judge) -> std::optional<Refused> {
                        if (role == Role::player) return Refused::judges_only;
                        if (stage != Stage::ranked) return Refused::not_ranked;
                        return role == Role::table_judge ? std::optional{judge} : std::nullopt;
                    };
                    EXPECT_EQ(signature, by_role(Refused::appeal_open));
                    if (!signature) continue;  // the Official Judge has signed: that is the end
                    const auto settled = table.why(AppealSettled{appeal, outcome, "visto", 0});
                    const bool official = role == Role::official_judge;
                    EXPECT_EQ(
                        settled,
                        official ? std::nullopt : std::optional{Refused::official_judge_only}
                    );
                    if (!official) continue;
                    const bool gone = outcome == AppealOutcome::overturned;
                    EXPECT_EQ(table.sheet.lines[ruling - 1].struck, gone);
                    EXPECT_FALSE(appeals_open(table.sheet));
                    table.judge.role = Role::table_judge;
                    if (stage == Stage::ranked) {
                        EXPECT_EQ(table.enter(Signed{}), std::nullopt);
                    }
                }
            }
        }
    }
}

// --- Reasons

TEST(Evening, NobodyWritesItWithoutAReasonButBooksAreReadThatHaveLostTheirs) {
    Table table = signed_off(Kind::light);
    table.judge.role = Role::official_judge;
    EXPECT_EQ(table.why(Reopened{}), Refused::reason_missing);
    ASSERT_EQ(table.enter(Reopened{"errore"}), std::nullopt);
    const std::uint64_t ruling = ruling_in(table);
    EXPECT_EQ(table.why(Appealed{ruling, {}, ""}), Refused::reason_missing);
    ASSERT_EQ(table.enter(Appealed{ruling, {}, "non era"}), std::nullopt);
    const std::uint64_t appeal = table.book.size();
    const AppealSettled settled{appeal, AppealOutcome::upheld, "", 0};
    EXPECT_EQ(table.why(settled), Refused::reason_missing);
    EXPECT_EQ(table.why(ClockChanged{ClockChange::lengthened, 2}), Refused::reason_missing);
    EXPECT_EQ(table.why(Reopened{std::string(401, 'x')}), Refused::not_signed);
    EXPECT_EQ(table.why(Appealed{ruling, {}, std::string(401, 'x')}), Refused::bad_text);
    Book erased = table.book;
    for (Entry& entry : erased) {
        if (auto* reopened = std::get_if<Reopened>(&entry.note)) reopened->reason = "";
        if (auto* appealed = std::get_if<Appealed>(&entry.note)) appealed->reason = "";
    }
    EXPECT_TRUE(fold(erased));
}

}  // namespace
}  // namespace kamchatka::referee
