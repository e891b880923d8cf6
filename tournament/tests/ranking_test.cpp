// Which tournaments count in a yearly ranking is for its keeper to say.
#include "tournament/ranking/ranking.hpp"

#include <gtest/gtest.h>

namespace kamchatka::tournament {
namespace {

TEST(Ranking, CountsWhatItsKeeperAdmits) {
    Ranking ranking;
    EXPECT_EQ(refusal(ranking, RankingOpened{" ", 2026})->reason, Rejection::name_missing);
    evolve(ranking, RankingOpened{"Piemonte", 2026});
    EXPECT_EQ(refusal(ranking, EventStruck{"ABCDEF"})->reason, Rejection::not_admitted);
    EXPECT_FALSE(refusal(ranking, EventAdmitted{"ABCDEF"}));
    evolve(ranking, EventAdmitted{"ABCDEF"});
    EXPECT_EQ(refusal(ranking, EventAdmitted{"ABCDEF"})->reason, Rejection::admitted_already);
    evolve(ranking, EventAdmitted{"GHJKLM"});
    evolve(ranking, EventStruck{"ABCDEF"});
    EXPECT_EQ(ranking, (Ranking{"Piemonte", 2026, {"GHJKLM"}}));
    for (std::size_t i = 1; i < ranked_events_max; ++i) {
        evolve(ranking, EventAdmitted{std::to_string(i)});
    }
    EXPECT_EQ(refusal(ranking, EventAdmitted{"ABCDEF"})->reason, Rejection::too_many_events);
}

}  // namespace
}  // namespace kamchatka::tournament
