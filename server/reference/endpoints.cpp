// Rulesets with their knobs and clauses, the bots, and the odds of an attack.
#include "server/api/api.hpp"

#include "bots/catalogue.hpp"
#include "odds/campaign.hpp"
#include "record/knobs.hpp"
#include "server/describe/openapi.hpp"
#include "server/reference/clauses.hpp"
#include "server/reference/rulesets.hpp"

#include <charconv>

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

void Api::get_rulesets(Call& call) { call.respond(lasting(to_json_text(ruleset_summaries()))); }

void Api::get_ruleset(Call& call) {
    const auto detail = ruleset_detail(call.parts.front());
    if (!detail) return call.respond(error_response(Reason::not_found));
    call.respond(lasting(to_json_text(*detail)));
}

void Api::get_clauses(Call& call) {
    if (record::find_rulebook(call.parts.front()) == nullptr) {
        return call.respond(error_response(Reason::not_found));
    }
    call.respond(lasting(to_json_text(clauses_of(call.parts.front()))));
}

void Api::get_bots(Call& call) {
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

void Api::get_odds(Call& call) {
    const std::string& query = call.request.query;
    const Ruleset* set = record::find_rulebook(query_value(query, "ruleset"));
    const auto attack = armies_of(query_value(query, "attack"));
    const auto defence = armies_of(query_value(query, "defence"));
    if (set == nullptr) return call.respond(error_response(Reason::unknown_ruleset, "ruleset"));
    if (!attack) return call.respond(error_response(Reason::malformed, "attack"));
    if (!defence) return call.respond(error_response(Reason::malformed, "defence"));
    const auto odds = odds::campaign_odds(odds::obligations_of(set->combat), {*attack, *defence});
    OddsAnswer answer;
    answer.conquer = odds.conquer;
    answer.attackers_left = odds.attackers_left;
    answer.attackers_if_failed = odds.attackers_if_failed;
    answer.defenders_if_failed = odds.defenders_if_failed;
    answer.attackers_lost = odds.attackers_lost;
    answer.defenders_lost = odds.defenders_lost;
    call.respond(lasting(to_json_text(answer)));
}

void Api::get_openapi(Call& call) { call.respond(lasting(openapi_document())); }

}  // namespace kamchatka::server
