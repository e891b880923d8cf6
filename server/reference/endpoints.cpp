// Rulesets with their knobs and clauses, the bots, and the odds of an attack.
#include "server/reference/endpoints.hpp"

#include "bots/catalogue.hpp"
#include "odds/campaign.hpp"
#include "record/knobs/knobs.hpp"
#include "record/rules_schema.hpp"
#include "server/api/route.hpp"
#include "server/reference/clauses.hpp"
#include "server/reference/rulesets.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace kamchatka::server {
namespace {

constexpr unsigned armies_max = 100;

// The same for everybody and for as long as the program runs.
HttpResponse lasting(std::string text) {
    HttpResponse response = json_response(std::move(text));
    response.headers = {{"Cache-Control", "public, max-age=300"}};
    return response;
}

std::optional<unsigned> armies_of(const std::string& text) {
    unsigned value = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc{} || stop != end || value < 1 || value > armies_max) {
        return std::nullopt;
    }
    return value;
}

}  // namespace

std::span<const Route<ReferenceEndpoints>> ReferenceEndpoints::routes() {
    using Self = ReferenceEndpoints;
    static constexpr std::array all{
        route<void, std::vector<RulesetSummary>>(
            "GET", "/api/rulesets", &Self::get_rulesets, "The rulesets there are"
        ),
        route<void, RulesetDetail>(
            "GET",
            "/api/rulesets/{id}",
            &Self::get_ruleset,
            "A ruleset: knobs, board, cards, objectives"
        ),
        route<void, std::vector<ClauseLine>>(
            "GET",
            "/api/rulesets/{id}/clauses",
            &Self::get_clauses,
            "The rulebook, a sentence for each clause"
        ),
        route<void, std::vector<BotSummary>>(
            "GET", "/api/bots", &Self::get_bots, "The bots a seat may be given to"
        ),
        route<void, OddsAnswer>(
            "GET",
            "/api/odds",
            &Self::get_odds,
            "The exact odds of attacking to the end: ?ruleset=&attack=&defence="
        ),
    };
    return all;
}

void ReferenceEndpoints::get_rulesets(const Call& call) {
    call.respond(lasting(to_json_text(ruleset_summaries())));
}

void ReferenceEndpoints::get_ruleset(const Call& call) {
    const auto detail = ruleset_detail(call.parts.front());
    if (!detail) return call.respond(error_response(Reason::not_found));
    call.respond(lasting(to_json_text(*detail)));
}

void ReferenceEndpoints::get_clauses(const Call& call) {
    if (record::find_rulebook(call.parts.front()) == nullptr) {
        return call.respond(error_response(Reason::not_found));
    }
    call.respond(lasting(to_json_text(clauses_of(call.parts.front()))));
}

void ReferenceEndpoints::get_bots(const Call& call) {
    std::vector<BotSummary> all;
    for (const bots::Profile& profile : bots::profiles()) {
        if (profile.level == 0) continue;
        BotSummary& summary = all.emplace_back();
        summary.id = profile.id;
        summary.names = {std::string{profile.name.it}, std::string{profile.name.en}};
        summary.portrait = {std::string{profile.portrait.it}, std::string{profile.portrait.en}};
        summary.level = profile.level;
    }
    call.respond(lasting(to_json_text(all)));
}

void ReferenceEndpoints::get_odds(const Call& call) {
    const std::string& query = call.request.query;
    const Ruleset* set = record::find_rulebook(query_value(query, "ruleset"));
    const auto attack = armies_of(query_value(query, "attack"));
    const auto defence = armies_of(query_value(query, "defence"));
    if (set == nullptr) return call.respond(error_response(Reason::unknown_ruleset, "ruleset"));
    if (!attack) return call.respond(error_response(Reason::malformed, "attack"));
    if (!defence) return call.respond(error_response(Reason::malformed, "defence"));
    const auto odds = odds::campaign_odds(odds::obligations_of(set->combat), {*attack, *defence});
    OddsAnswer answer;
    // A number rounds to 1 what dice never make certain.
    answer.conquer = std::min(odds.conquer, std::nextafter(1.0, 0.0));
    answer.attackers_left = odds.attackers_left;
    answer.attackers_if_failed = odds.attackers_if_failed;
    answer.defenders_if_failed = odds.defenders_if_failed;
    answer.attackers_lost = odds.attackers_lost;
    answer.defenders_lost = odds.defenders_lost;
    call.respond(lasting(to_json_text(answer)));
}

}  // namespace kamchatka::server
