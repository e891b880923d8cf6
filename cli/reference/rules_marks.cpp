// The values that a book allows beside the one it sets, and what we had to make up.
#include "cli/reference/rules_marks.hpp"

#include "record/knobs/house_rules.hpp"

#include <algorithm>
#include <array>

namespace kamchatka::cli {
namespace {

struct Allowance {
    std::string_view book;
    std::string_view knob;
    std::string_view clause;
    bool (*allows)(const Ruleset&);
};

bool any_cap(const Ruleset&) { return true; }
bool usual_cap(const Ruleset& set) {
    const unsigned cap = set.reinforcement.army_cap;
    return cap == 120 || cap == 130 || cap == 0;
}
bool some_minutes(const Ruleset& set) { return set.ending.minutes > 0; }
bool switched_on(const Ruleset&) { return true; }  // the books have them off
bool some_objectives(const Ruleset& set) { return set.custom_objective_count > 0; }
bool seated_by_standings(const Ruleset& set) { return set.setup.order == OrderOfPlay::as_seated; }

constexpr std::array allowances{
    Allowance{"challenge", "reinforcement.army_cap", "CH-11.1", usual_cap},
    Allowance{"challenge", "ending.minutes", "CH-8.1", some_minutes},
    Allowance{"challenge", "combat.challenge_card", "CC-4", switched_on},
    Allowance{"challenge", "ending.kingmaker", "KM-1", switched_on},
    Allowance{"prestige", "reinforcement.army_cap", "PR-13", any_cap},
    Allowance{"prestige_torneo", "reinforcement.army_cap", "PR-13", any_cap},
    Allowance{"prestige_torneo", "ending.minutes", "PR-9a", some_minutes},
    Allowance{"prestige_torneo", "setup.custom_objectives", "PR-8", some_objectives},
    Allowance{"torisiko", "setup.order", "TK-R1f", seated_by_standings},
};

}  // namespace

std::string mark_of(const record::Knob& knob, const Ruleset& set) {
    const Ruleset& base = record::base_of(set);
    if (knob.get(set) == knob.get(base)) {
        const auto found = std::find(rulebooks::all.begin(), rulebooks::all.end(), &base);
        return std::string{knob.clauses[static_cast<std::size_t>(found - rulebooks::all.begin())]};
    }
    for (const Allowance& each : allowances) {
        const bool meant = each.book == base.id.view() && each.knob == knob.name;
        if (meant && each.allows(set)) return std::string{each.clause};
    }
    return "*";
}

std::optional<Phrase> ours(const record::Knob& knob, const Ruleset& set) {
    if (knob.name == "setup.board" && set.setup.board == BoardKind::quadrants) {
        return Phrase{
            "nostri: i dodici quadranti non sono quelli stampati",
            "ours: the twelve quadrants are not the printed ones"};
    }
    if (knob.name == "setup.objective_deck" &&
        set.setup.objective_deck == ObjectiveDeck::tournament_20) {
        return Phrase{
            "nostri: balena, serpente, ancora e pavone, quattro dei venti (R-2)",
            "ours: balena, serpente, ancora and pavone, four of the twenty (R-2)"};
    }
    if (knob.name == "setup.cards" && set.setup.cards == CardDeck::figures_44) {
        return Phrase{
            "nostro: quante carte di ogni figura e quanti carri portano (R-41)",
            "ours: how many cards of each figure there are, and with how many tanks (R-41)"};
    }
    return std::nullopt;
}

}  // namespace kamchatka::cli
