// The personalities as data. The usual weights are those of the strategist.
#include "bots/styles.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace kamchatka::bots {
namespace {

using Named = std::pair<std::string_view, Style>;

constexpr std::array styles{
    Named{"stratega", {}},
    Named{
        "architetto",
        {.objective = 0.25F,
         .continent = 2.5F,
         .breaking = 0.3F,
         .compact = 1.2F,
         .card = 2.0F,
         .confidence = 0.65F,
         .defence = 1.4F}},
    Named{
        "cartaio",
        {.objective = 0.6F,
         .continent = 0.5F,
         .card = 8.0F,
         .army = 0.7F,
         .confidence = 0.65F,
         .conquests = 1,
         .defence = 1.6F}},
    Named{
        "corsaro",
        {.territory = 0.5F,
         .objective = 2.2F,
         .continent = 0.2F,
         .breaking = 0.2F,
         .army = 0.4F,
         .exposure = 0.2F,
         .confidence = 0.5F,
         .defence = 0.6F,
         .reach = 1.4F}},
    Named{
        "giustiziere",
        {.objective = 0.5F,
         .continent = 0.5F,
         .breaking = 1.5F,
         .leader = 4.0F,
         .finish = 0.2F,
         .kill = 0.4F}},
    Named{
        "castellano",
        {.compact = 1.5F,
         .army = 0.9F,
         .kill = 0.1F,
         .exposure = 1.5F,
         .confidence = 0.85F,
         .defence = 3.0F,
         .reach = 0.6F,
         .reserve = 5.0F}},
    Named{
        "orologiaio",
        {.objective = 0.35F,
         .continent = 1.2F,
         .card = 5.0F,
         .army = 0.7F,
         .confidence = 0.7F,
         .defence = 1.4F,
         .last_rounds = 5.0F,
         .timing = 2.0F}},
    Named{
        "feudatario",
        {.objective = 0.35F,
         .continent = 1.5F,
         .compact = 0.8F,
         .leader = 0.5F,
         .finish = 1.0F,
         .card = 2.4F,
         .army = 0.35F,
         .kill = 0.3F,
         .exposure = 0.3F,
         .defence = 0.6F,
         .reach = 1.2F,
         .home = 5.0F,
         .hold = 2.0F,
         .patience = 1.0F,
         .garrison = 1.0F}},
    Named{
        "valanga",
        {.territory = 0.8F,
         .objective = 0.35F,
         .continent = 1.8F,
         .breaking = 1.0F,
         .compact = 0.9F,
         .finish = 0.8F,
         .card = 2.2F,
         .army = 0.3F,
         .kill = 0.55F,
         .confidence = 0.5F,
         .defence = 0.4F,
         .reach = 1.25F,
         .reserve = 0.0F,
         .home = 5.0F,
         .hold = 2.0F,
         .mass = 0.25F,
         .patience = 4.0F,
         .garrison = 1.0F,
         .hunt = 1.5F}},
    Named{
        "cacciatore",
        {.territory = 0.6F,
         .objective = 0.1F,
         .continent = 1.55F,
         .breaking = 0.7F,
         .leader = 1.0F,
         .finish = 1.35F,
         .card = 1.2F,
         .army = 0.26F,
         .kill = 0.35F,
         .exposure = 0.45F,
         .confidence = 0.58F,
         .defence = 0.85F,
         .reach = 1.15F,
         .reserve = 0.0F,
         .home = 5.0F,
         .hold = 1.5F,
         .mass = 0.1F,
         .patience = 0.8F,
         .garrison = 1.0F,
         .hunt = 4.6F}},
};

using Weight = std::pair<std::string_view, float Style::*>;
constexpr std::array weights{
    Weight{"territory", &Style::territory}, Weight{"objective", &Style::objective},
    Weight{"continent", &Style::continent}, Weight{"breaking", &Style::breaking},
    Weight{"compact", &Style::compact},     Weight{"leader", &Style::leader},
    Weight{"finish", &Style::finish},       Weight{"card", &Style::card},
    Weight{"army", &Style::army},           Weight{"kill", &Style::kill},
    Weight{"exposure", &Style::exposure},   Weight{"confidence", &Style::confidence},
    Weight{"defence", &Style::defence},     Weight{"reach", &Style::reach},
    Weight{"reserve", &Style::reserve},     Weight{"last_rounds", &Style::last_rounds},
    Weight{"timing", &Style::timing},       Weight{"home", &Style::home},
    Weight{"hold", &Style::hold},           Weight{"mass", &Style::mass},
    Weight{"patience", &Style::patience},   Weight{"garrison", &Style::garrison},
    Weight{"hunt", &Style::hunt},
};

// Sets `name=number` in the style; false when there is no such weight or no number.
bool set_weight(Style& style, std::string_view setting) {
    const std::size_t equals = setting.find('=');
    if (equals == std::string_view::npos) return false;
    const auto name = setting.substr(0, equals);
    const auto number = setting.substr(equals + 1);
    const auto* weight = std::ranges::find(weights, name, &Weight::first);
    if (weight == weights.end()) return false;
    const auto [end, error] =
        std::from_chars(number.data(), number.data() + number.size(), style.*weight->second);
    return error == std::errc{} && end == number.data() + number.size();
}

}  // namespace

std::optional<Style> find_style(std::string_view id) {
    const std::size_t colon = id.find(':');
    const auto* found = std::ranges::find(styles, id.substr(0, colon), &Named::first);
    if (found == styles.end()) return std::nullopt;
    Style style = found->second;
    std::string_view rest = colon == std::string_view::npos ? "" : id.substr(colon + 1);
    while (!rest.empty()) {
        const std::size_t end = rest.find(':');
        if (!set_weight(style, rest.substr(0, end))) return std::nullopt;
        rest = end == std::string_view::npos ? "" : rest.substr(end + 1);
    }
    return style;
}

}  // namespace kamchatka::bots
