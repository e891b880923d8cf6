// What exact odds cost: a campaign looked up, a campaign worked out, a table built.
#include "chance/fast_source.hpp"
#include "engine/rulebooks.hpp"
#include "odds/campaign.hpp"
#include "odds/campaign_table.hpp"
#include "testkit/allocations.hpp"

#include <benchmark/benchmark.h>

#include <array>

namespace kamchatka::bench {
namespace {

const odds::Obligations challenge = odds::obligations_of(rulebooks::challenge.combat);

// Strengths as they come in games, in an order no processor can guess.
std::array<odds::Strengths, 4096> strengths() {
    std::array<odds::Strengths, 4096> all{};
    chance::FastSource source{1};
    for (odds::Strengths& armies : all) armies = {2 + source.below(30), 1 + source.below(20)};
    return all;
}

void look_up_a_campaign(benchmark::State& measured) {
    const odds::CampaignTable& table = odds::campaign_table(challenge);
    const auto armies = strengths();
    std::size_t next = 0;
    const test::NoAllocations promise;
    for (auto _ : measured) {
        float chance = table[armies[next++ % armies.size()]].conquer;
        benchmark::DoNotOptimize(chance);
    }
    promise.check("looking up a campaign");
}
BENCHMARK(look_up_a_campaign);

void work_out_a_campaign(benchmark::State& measured) {
    for (auto _ : measured) {
        const odds::CampaignOdds odds = odds::campaign_odds(challenge, {10, 6});
        benchmark::DoNotOptimize(&odds);
    }
}
BENCHMARK(work_out_a_campaign);

void build_a_table(benchmark::State& measured) {
    for (auto _ : measured) {
        const odds::CampaignTable table{challenge};
        benchmark::DoNotOptimize(&table);
    }
}
BENCHMARK(build_a_table);

}  // namespace
}  // namespace kamchatka::bench
