// Entry fees: what is asked, who has paid, and who may know of it.
#include "tournament/json.hpp"
#include "tournament/people/euros.hpp"
#include "tournament/people/roster.hpp"
#include "tournament/publish/csv.hpp"
#include "tournament/publish/publish.hpp"
#include "tournament/tests/desk.hpp"

namespace kamchatka::tournament {
namespace {

constexpr PlayerId anna{1};

TestDesk with_fee(std::uint32_t cents) {
    Format format = find_preset("raduno")->format;
    format.fee = cents;
    return TestDesk{format};
}

std::optional<std::uint32_t> paid_by(const TestDesk& desk, PlayerId player) {
    return find(desk.state, player)->paid;
}

TEST(Fees, ArePaidInFullInPartOrNotAtAll) {
    TestDesk desk = with_fee(1000);
    desk.enter(4, 2);
    EXPECT_EQ(paid_by(desk, anna), std::nullopt);
    desk.must(FeeNoted{anna, true, 1000});
    desk.must(FeeNoted{PlayerId{2}, true, 500});
    desk.must(FeeNoted{PlayerId{3}, true, 0});  // a guest of the club
    EXPECT_EQ(paid_by(desk, anna), 1000U);
    EXPECT_EQ(paid_by(desk, PlayerId{3}), 0U);
    EXPECT_EQ(paid_by(desk, PlayerId{4}), std::nullopt);
    desk.must(FeeNoted{anna, false});
    EXPECT_EQ(paid_by(desk, anna), std::nullopt);
    desk.must(Undone{desk.journal.size()});
    EXPECT_EQ(paid_by(desk, anna), 1000U);
}

TEST(Fees, AreRefusedWhereTheyCannotBeTrue) {
    TestDesk desk = with_fee(1000);
    desk.enter(4, 2);
    EXPECT_EQ(desk.reason(FeeNoted{PlayerId{9}, true, 1000}), Rejection::unknown_player);
    EXPECT_EQ(desk.reason(FeeNoted{anna, true, fee_max + 1}), Rejection::fee_out_of_range);
    EXPECT_EQ(desk.reason(FeeNoted{anna, false, 1}), Rejection::fee_out_of_range);
    desk.must(FeeNoted{anna, true, 1000});
    EXPECT_EQ(desk.reason(Removed{anna}), Rejection::has_paid) << "the till would not agree";
    desk.must(FeeNoted{anna, false});
    desk.must(Removed{anna});
}

TEST(Fees, AreGivenBackToWhoeverHasLeft) {
    TestDesk desk = with_fee(1000);
    desk.enter(4, 2);
    desk.must(FeeNoted{anna, true, 1000});
    desk.must(Withdrew{anna, LeavingBecause::own_reasons});
    EXPECT_EQ(paid_by(desk, anna), 1000U);
    desk.must(FeeNoted{anna, false});
    EXPECT_EQ(paid_by(desk, anna), std::nullopt);
}

TEST(Fees, OfTheTournamentMayChangeAtAnyTimeAndChangeNoPayment) {
    TestDesk desk = with_fee(1000);
    desk.enter(8, 2);
    desk.must(FeeNoted{anna, true, 1000});
    desk.draw();
    desk.play();
    Format format = *desk.state.format;
    format.fee = 1200;
    desk.must(FormatChosen{format});
    EXPECT_EQ(paid_by(desk, anna), 1000U);
    format.fee = fee_max + 1;
    EXPECT_EQ(desk.reason(FormatChosen{format}), Rejection::bad_format);
}

TEST(Fees, StandInTheListOfTheDeskAndInNothingElseThatIsPublished) {
    TestDesk desk = with_fee(1313);
    desk.enter(8, 2);
    desk.must(PersonAmended{PlayerId{2}, {.name = "=SUM(A1)", .club = "Gufo"}});
    desk.must(FeeNoted{anna, true, 777});
    desk.draw();
    desk.play();
    const std::string list = people_csv(desk.state, Language::italian);
    EXPECT_NE(list.find("1;Player 1;Club 0;Region 0;;1;sì;sì;7,77;\r\n"), std::string::npos)
        << list;
    EXPECT_NE(list.find("3;Player 3;Club 0;Region 0;;3;sì;sì;no;\r\n"), std::string::npos) << list;
    EXPECT_NE(list.find("'=SUM(A1)"), std::string::npos) << "no formula";
    EXPECT_NE(people_csv(desk.state, Language::english).find(",7.77,"), std::string::npos);
    for (const Readers readers : {Readers::everybody, Readers::desk}) {
        for (const std::string& text :
             {standings_csv(desk.state, Language::italian, readers),
              standings_text(desk.state, Language::italian, readers),
              json::serialize(standings_json(desk.state, readers))}) {
            EXPECT_EQ(text.find("7,77"), std::string::npos);
            EXPECT_EQ(text.find("777"), std::string::npos);
            EXPECT_EQ(text.find("1313"), std::string::npos);
        }
    }
}

TEST(Fees, AreReadFromAList) {
    RosterPlan plan;
    plan.fee = 1000;
    const Roster roster = read_roster(
        "Nome;Quota\nA;sì\nB;7,50\nC;€ 5\nD;no\nE;\nF;boh\nG;X\nH;0\nI;9999999\nL;✓\nM;2000\n",
        {},
        plan
    );
    std::vector<std::optional<std::uint32_t>> paid;
    for (const RosterRow& row : roster.rows) paid.push_back(row.paid);
    using Paid = std::optional<std::uint32_t>;
    const Paid no = std::nullopt;
    EXPECT_EQ(paid, (std::vector<Paid>{1000, 750, 500, no, no, no, 1000, no, no, 1000, no}));
    EXPECT_EQ(
        roster.notes,
        (std::vector<RosterNote>{
            {7, RosterFault::bad_fee, "boh"},
            {10, RosterFault::bad_fee, "9999999"},
            {12, RosterFault::bad_fee, "2000"}})
    );
    EXPECT_EQ(roster.people().size(), 11U) << "entered all the same";
}

TEST(Fees, ComeBackFromTheListThatWasWritten) {
    TestDesk desk = with_fee(1000);
    desk.enter(3, 3);
    desk.must(FeeNoted{anna, true, 650});
    const Roster roster = read_roster(people_csv(desk.state, Language::italian), {});
    ASSERT_EQ(roster.rows.size(), 3U);
    EXPECT_EQ(roster.rows[0].person, desk.state.entrants[0].person);
    EXPECT_EQ(roster.rows[0].paid, 650U);
    EXPECT_EQ(roster.rows[1].paid, std::nullopt);
}

TEST(Euros, AreReadAsPeopleWriteThem) {
    const std::vector<std::pair<const char*, std::optional<std::uint32_t>>> rows{
        {"10", 1000},
        {"10,5", 1050},
        {"10.05", 1005},
        {"€ 7,50", 750},
        {"7.50 €", 750},
        {"12 euro", 1200},
        {"0", 0},
        {"", std::nullopt},
        {"€", std::nullopt},
        {",5", std::nullopt},
        {"1.234", std::nullopt},
        {"-5", std::nullopt},
        {"1,2,3", std::nullopt},
        {"dieci", std::nullopt},
        {"1234567", std::nullopt}};
    for (const auto& row : rows) EXPECT_EQ(read_euros(row.first), row.second) << row.first;
    EXPECT_EQ(euros_text(1005), "10.05");
    EXPECT_EQ(euros_text(750, ','), "7,50");
    EXPECT_EQ(euros_text(0), "0.00");
}

}  // namespace
}  // namespace kamchatka::tournament
