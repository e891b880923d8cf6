// The pages about the rules can show the clause behind every value.
#include "server/reference/clauses.hpp"

#include "record/knobs/knobs.hpp"

#include <gtest/gtest.h>

#include <set>

namespace kamchatka::server {
namespace {

TEST(Clauses, OfARulesetHoldWhateverItsKnobsRestOn) {
    for (std::size_t i = 0; i < rulebooks::all.size(); ++i) {
        const std::string_view id = rulebooks::all[i]->id.view();
        std::set<std::string> told;
        for (const ClauseLine& line : clauses_of(id)) told.insert(line.id);
        EXPECT_GT(told.size(), 20U) << id;
        for (const record::Knob& knob : record::knobs()) {
            const std::string clause{knob.clauses[i]};
            if (clause == "-" || clause.starts_with("R-")) continue;
            EXPECT_TRUE(told.contains(clause)) << id << ' ' << knob.name << ' ' << clause;
        }
    }
}

TEST(Clauses, ForOrganisersAloneAreNotTold) {
    for (const ClauseLine& line : clauses_of("challenge")) {
        EXPECT_NE(line.chapter, "CH-12") << line.id;
        EXPECT_FALSE(line.text.it.empty()) << line.id;
        EXPECT_NE(line.text.it, line.text.en) << line.id;
    }
}

}  // namespace
}  // namespace kamchatka::server
