// When a node is sure of what it has, and when it may take others for dead.
#include "store/postgres/pulse.hpp"

#include <gtest/gtest.h>

namespace kamchatka::store::pg {
namespace {

using std::chrono_literals::operator""ms;
using std::chrono_literals::operator""s;

constexpr Pulse::Time start = 1000s;

class PulseOfANode : public testing::Test {
protected:
    // Once a second; the last of them at `to`.
    void beat(Pulse::Time from, Pulse::Time to) {
        for (Pulse::Time at = from; at <= to; at += 1s) pulse_.beaten(at, 0ms);
    }

    Pulse pulse_{{}, start};
};

TEST_F(PulseOfANode, IsSureForAsLongAsNobodyMayDeclareItDead) {
    EXPECT_TRUE(pulse_.sure(start + 5999ms));
    EXPECT_FALSE(pulse_.sure(start + 6s));
    pulse_.beaten(start + 4s, 0ms);
    EXPECT_TRUE(pulse_.sure(start + 9s)) << "since the last one was sent";
    EXPECT_FALSE(pulse_.sure(start + 10s));
    EXPECT_NE(pulse_.doubt(start + 11s).find("for 7000 ms"), std::string::npos);
    pulse_.beaten(start + 11s, 0ms);
    EXPECT_TRUE(pulse_.sure(start + 11s)) << "and comes back by itself";
    EXPECT_EQ(pulse_.age(start + 12s), 1s);
    EXPECT_EQ(pulse_.late(), 2);
}

TEST_F(PulseOfANode, IsNotSureWithAClockOfItsOwn) {
    pulse_.beaten(start, 2000ms);
    EXPECT_TRUE(pulse_.sure(start));
    pulse_.beaten(start, 2001ms);
    EXPECT_FALSE(pulse_.sure(start));
    EXPECT_NE(pulse_.doubt(start).find("2001 ms apart"), std::string::npos);
    EXPECT_FALSE(pulse_.may_declare_dead(start));
}

TEST_F(PulseOfANode, DeclaresNobodyDeadBeforeAWholeTtlOfGoodBeats) {
    beat(start + 1s, start + 5s);
    EXPECT_FALSE(pulse_.may_declare_dead(start + 5s));
    EXPECT_FALSE(pulse_.may_declare_dead(start + 6s)) << "by its beats, not by the time";
    beat(start + 6s, start + 6s);
    EXPECT_TRUE(pulse_.may_declare_dead(start + 6s));
    EXPECT_FALSE(pulse_.may_declare_dead(start + 10s)) << "it has been silent itself";
}

TEST_F(PulseOfANode, BeginsAnewAfterAnOutage) {
    beat(start + 1s, start + 10s);
    pulse_.missed();
    EXPECT_FALSE(pulse_.may_declare_dead(start + 10s));
    beat(start + 11s, start + 16s);
    EXPECT_FALSE(pulse_.may_declare_dead(start + 16s));
    beat(start + 17s, start + 17s);
    EXPECT_TRUE(pulse_.may_declare_dead(start + 17s));
}

TEST_F(PulseOfANode, BeginsAnewAfterItWasStopped) {
    beat(start + 1s, start + 10s);
    beat(start + 30s, start + 35s);
    EXPECT_FALSE(pulse_.may_declare_dead(start + 35s)) << "none was missed, but there was a gap";
    beat(start + 36s, start + 36s);
    EXPECT_TRUE(pulse_.may_declare_dead(start + 36s));
}

}  // namespace
}  // namespace kamchatka::store::pg
