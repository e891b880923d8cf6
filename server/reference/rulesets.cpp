// Choosing, sharing and describing rules.
#include "server/reference/rulesets.hpp"

#include "boards/builder.hpp"
#include "boards/catalogue.hpp"
#include "boards/geometry_json.hpp"
#include "boards/random_layout.hpp"
#include "chance/source.hpp"
#include "engine/rulebooks.hpp"
#include "odds/throw.hpp"
#include "record/hexadecimal.hpp"
#include "record/knobs/house_rules.hpp"
#include "record/knobs/knobs.hpp"
#include "record/rules_json.hpp"
#include "record/words/names.hpp"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <map>
#include <mutex>

namespace kamchatka::server {
namespace {

namespace json = boost::json;

// Every table holds on to its rules; those of the same ruleset hold on to the same.
std::shared_ptr<const Rules> shared(const Ruleset& set, const boards::BuiltBoard* built) {
    static std::mutex mutex;
    static std::map<std::string, std::weak_ptr<const Rules>> known;
    std::string key = json::serialize(record::write_ruleset(set));
    if (built != nullptr) key += boards::to_text(built->layout);
    const std::lock_guard lock{mutex};
    std::erase_if(known, [](const auto& entry) { return entry.second.expired(); });
    std::weak_ptr<const Rules>& slot = known[key];
    auto rules = slot.lock();
    if (!rules) {
        rules = std::make_shared<const Rules>(
            built == nullptr ? make_rules(set) : make_rules(set, built->board)
        );
        slot = rules;
    }
    return rules;
}

// The knobs turned against the rulebook, by name.
std::string turned(const Ruleset& set) {
    json::object options;
    for (const record::Knob* knob : record::differing_knobs(record::base_of(set), set)) {
        options[knob->name] = knob->get(set);
    }
    return json::serialize(options);
}

std::string text_of(const json::value& value) {
    if (const json::string* text = value.if_string()) return {text->data(), text->size()};
    return json::serialize(value);
}

std::optional<BadRules> turn(Ruleset& set, const json::value& options) {
    const json::object* knobs = options.if_object();
    if (knobs == nullptr) return BadRules{Reason::bad_option, {}};
    for (const auto& [name, value] : *knobs) {
        const std::string_view key{name.data(), name.size()};
        if (record::find_knob(key) == nullptr) return BadRules{Reason::unknown_knob, {}};
        if (record::set_knob(set, key, text_of(value))) {
            return BadRules{Reason::bad_option, std::string{key}};
        }
    }
    return std::nullopt;
}

ChosenRules chosen_on(const Ruleset& set, const boards::BuiltBoard& built) {
    // On one line, as all that goes over the wire.
    std::string layout = json::serialize(json::parse(boards::to_text(built.layout)));
    return {.rules = shared(set, &built), .options = turned(set), .layout = std::move(layout)};
}

Result<ChosenRules, BadRules> on_layout(const Ruleset& set, const BoardRequest& board) {
    const auto layout = boards::read_layout(json::serialize(board.layout->value));
    if (!layout) return BadRules{Reason::bad_board, "board.layout"};
    const auto built = boards::build(*layout, boards::catalogue());
    if (!built) return BadRules{Reason::bad_board, "board.layout"};
    return chosen_on(set, *built);
}

// The quadrants of a board: its continents bear their names, row by row, and its id the shape.
std::optional<boards::BuiltBoard> built_like(const Board& board) {
    boards::Layout layout;
    for (const Continent continent : board.continents()) {
        layout.quadrants.emplace_back(board.continent_names[continent].view());
    }
    for (const boards::Shape shape : boards::shapes) {
        layout.shape = shape;
        if (layout.quadrants.size() != shape.places()) continue;
        auto built = boards::build(layout, boards::catalogue());
        if (built && built->board == board) return *std::move(built);
    }
    return std::nullopt;
}

Wording both(std::string_view italian, std::string_view english) {
    return {.it = std::string{italian}, .en = std::string{english}};
}

Wording ruleset_names(std::string_view id) {
    return both(
        record::ruleset_name(id, record::Language::italian),
        record::ruleset_name(id, record::Language::english)
    );
}

std::optional<std::uint32_t> number(std::string_view text) {
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

// "maximum | chosen" as choices, "0 to 1440" as a range; anything else says nothing.
void add_allowed(KnobDetail& detail, std::string_view allowed) {
    const std::size_t to = allowed.find(" to ");
    if (to != std::string_view::npos) {
        const auto least = number(allowed.substr(0, to));
        const auto most = number(allowed.substr(to + 4));
        if (least && most) {
            detail.min = least;
            detail.max = most;
            return;
        }
    }
    if (allowed.find(" | ") == std::string_view::npos) return;
    auto& choices = detail.choices.emplace();
    while (!allowed.empty()) {
        const std::size_t bar = allowed.find(" | ");
        choices.emplace_back(allowed.substr(0, bar));
        allowed.remove_prefix(bar == std::string_view::npos ? allowed.size() : bar + 3);
    }
}

std::size_t rulebook_index(const Ruleset& set) {
    const Ruleset& base = record::base_of(set);
    for (std::size_t i = 0; i < rulebooks::all.size(); ++i) {
        if (rulebooks::all[i]->id == base.id) return i;
    }
    return 0;
}

std::vector<KnobDetail> knob_details(const Ruleset& set) {
    std::vector<KnobDetail> details;
    const std::size_t book = rulebook_index(set);
    for (const record::Knob& knob : record::knobs()) {
        KnobDetail& detail = details.emplace_back();
        detail.name = knob.name;
        if (!knob.alias.empty()) detail.alias = std::string{knob.alias};
        detail.value.text = json::serialize(knob.get(set));
        add_allowed(detail, knob.allowed);
        detail.explain = both(knob.italian, knob.english);
        detail.clause = knob.clauses[book];
    }
    return details;
}

std::vector<ThrowLosses> throw_losses() {
    std::vector<ThrowLosses> all;
    for (const Ties ties : {Ties::to_defender, Ties::to_attacker}) {
        for (unsigned attack = 1; attack <= odds::dice_max; ++attack) {
            for (unsigned defence = 1; defence <= odds::dice_max; ++defence) {
                const odds::ThrowOdds& falls = odds::throw_odds({attack, defence}, ties);
                double lost = 0;
                for (unsigned k = 0; k <= falls.compared; ++k) lost += k * falls.chance[k];
                all.push_back(
                    {.attack = attack,
                     .defence = defence,
                     .ties = ties,
                     .attacker_lost = falls.compared - lost,
                     .defender_lost = lost}
                );
            }
        }
    }
    return all;
}

// What a board of quadrants calls its lands and continents is their id: Aurenza for aurenza.
std::string capitalised(std::string_view name) {
    std::string title{name};
    if (!title.empty() && title[0] >= 'a' && title[0] <= 'z') title[0] -= 'a' - 'A';
    std::ranges::replace(title, '_', ' ');
    return title;
}

// Each thing of the list with its names for people.
template <typename Id>
std::string named(const record::Lexicon& lexicon, json::value list) {
    for (auto& [word, thing] : list.as_object()) {
        const auto id = record::find<Id>(lexicon, std::string_view{word.data(), word.size()});
        thing.as_object()["names"] = json::object{
            {"it", capitalised(record::name_of(lexicon, *id, record::Language::italian))},
            {"en", capitalised(record::name_of(lexicon, *id, record::Language::english))}};
    }
    return json::serialize(list);
}

}  // namespace

Result<ChosenRules, BadRules> choose_rules(const RulesWish& wish) {
    const Ruleset* base = record::find_rulebook(wish.ruleset);
    if (base == nullptr) return BadRules{Reason::unknown_ruleset, {}};
    Ruleset set = *base;
    if (wish.options != nullptr) {
        if (auto bad = turn(set, *wish.options)) return *std::move(bad);
    }
    if (wish.minutes) {
        if (set.ending.minutes == 0) return BadRules{Reason::no_clock, {}};
        if (record::set_knob(set, "ending.minutes", std::to_string(*wish.minutes))) {
            return BadRules{Reason::bad_settings, "clock.minutes"};
        }
    }
    if (const auto wrong = record::check_ruleset(set)) {
        return BadRules{Reason::bad_option, wrong->path};
    }
    if (set.setup.board == BoardKind::classic) {
        if (wish.board != nullptr) return BadRules{Reason::bad_board, "board"};
        return ChosenRules{.rules = shared(set, nullptr), .options = turned(set)};
    }
    if (wish.board != nullptr && wish.board->layout) return on_layout(set, *wish.board);
    std::uint32_t seed = 0;
    if (wish.board != nullptr && wish.board->seed) {
        seed = *wish.board->seed;
    } else {
        const Digest entropy = chance::new_server_seed();
        std::memcpy(&seed, entropy.data(), sizeof(seed));
    }
    auto laid = lay_quadrants(set, wish.players, seed);
    if (!laid) return BadRules{Reason::bad_board, "board"};
    return *std::move(laid);
}

std::optional<ChosenRules> lay_quadrants(
    const Ruleset& set, std::size_t players, std::uint32_t seed
) {
    if (players < 2 || players > seat_count_max) return std::nullopt;
    const auto layout = boards::random_layout(
        {.players = static_cast<unsigned>(players), .seed = seed, .shape = {}}, boards::catalogue()
    );
    if (!layout) return std::nullopt;
    const auto built = boards::build(*layout, boards::catalogue());
    if (!built) return std::nullopt;
    return chosen_on(set, *built);
}

std::string geometry_of(const Board& board) {
    const auto built = built_like(board);
    return built ? json::serialize(boards::geometry_json(*built)) : std::string{};
}

std::shared_ptr<const Rules> rules_again(
    const std::string& ruleset, const std::string& options, const std::optional<std::string>& layout
) {
    boost::system::error_code error;
    const json::value value = json::parse(options, error);
    if (error) return nullptr;
    BoardRequest board;
    if (layout) {
        board.layout = GivenAs<boards::BoardFile>{json::parse(*layout, error)};
        if (error) return nullptr;
    }
    const auto chosen =
        choose_rules({.ruleset = ruleset, .options = &value, .board = layout ? &board : nullptr});
    return chosen ? chosen->rules : nullptr;
}

std::vector<std::uint32_t> seat_counts(const Ruleset& set) {
    std::vector<std::uint32_t> counts;
    for (std::size_t count = 0; count < set.setup.starting_armies.size(); ++count) {
        if (set.setup.starting_armies[count] > 0)
            counts.push_back(static_cast<std::uint32_t>(count));
    }
    return counts;
}

std::vector<RulesetSummary> ruleset_summaries() {
    std::vector<RulesetSummary> all;
    for (const Ruleset* set : rulebooks::all) {
        RulesetSummary& summary = all.emplace_back();
        summary.id = set->id.view();
        summary.names = ruleset_names(set->id.view());
        summary.seats = seat_counts(*set);
        summary.minutes = set->ending.minutes;
        summary.board = set->setup.board;
    }
    return all;
}

RulesetDetail ruleset_detail(const Rules& rules) {
    const record::Lexicon lexicon{rules};
    const json::object all = record::rules_json(rules);
    RulesetDetail detail;
    detail.id = rules.set.id.view();
    detail.names = ruleset_names(rules.set.id.view());
    detail.digest = record::hexadecimal(record::digest(rules.set));
    detail.seats = seat_counts(rules.set);
    detail.minutes = rules.set.ending.minutes;
    detail.board = rules.set.setup.board;
    detail.knobs = knob_details(rules.set);
    detail.continents.text = named<Continent>(lexicon, all.at("continents"));
    detail.territories.text = named<Territory>(lexicon, all.at("territories"));
    detail.cards.text = named<Card>(lexicon, all.at("cards"));
    detail.objectives.text = named<Objective>(lexicon, all.at("objectives"));
    detail.throws = throw_losses();
    return detail;
}

std::optional<RulesetDetail> ruleset_detail(std::string_view id) {
    const Ruleset* set = record::find_rulebook(id);
    if (set == nullptr) return std::nullopt;
    if (set->setup.board == BoardKind::classic) return ruleset_detail(*shared(*set, nullptr));
    // Of the board there is to tell something only when one is laid.
    const auto laid = lay_quadrants(*set, set->setup.starting_armies[4] > 0 ? 4 : 3, 1);
    return laid ? std::optional{ruleset_detail(*laid->rules)} : std::nullopt;
}

}  // namespace kamchatka::server
