// Rulesets with their knobs and clauses, bots and odds, as they are told over HTTP.
#pragma once

#include "boards/layout.hpp"
#include "engine/cards.hpp"
#include "engine/objectives.hpp"
#include "engine/phase.hpp"
#include "record/words/lexicon.hpp"
#include "server/api/types.hpp"

#include <cstdint>
#include <vector>

namespace kamchatka::record {

struct ContinentRules;  // rules_schema.hpp
struct TerritoryRules;

}  // namespace kamchatka::record

namespace kamchatka::server {

// What the record tells of it, and its names in both languages.
template <typename T>
struct Named {};
template <typename Id, typename T>
using RulesOf = WrittenAs<ForEach<Id, Named<T>>, record::Lexicon>;

// One of the two: the layout of a board (docs/boards.md), or a seed to draw one from.
struct BoardRequest {
    std::optional<GivenAs<boards::BoardFile>> layout{};
    std::optional<std::uint32_t> seed{};
};

struct RulesetSummary {
    std::string id{};
    Wording names{};
    std::vector<std::uint32_t> seats{};
    std::uint32_t minutes = 0;  // 0: no clock
    BoardKind board = BoardKind::classic;
};

struct KnobDetail {
    std::string name{};
    std::optional<std::string> alias{};
    Written<"unknown"> value{};
    std::optional<std::vector<std::string>> choices{};
    std::optional<std::uint32_t> min{};
    std::optional<std::uint32_t> max{};
    Wording explain{};
    std::string clause{};  // "-": the book has none
};

// What a throw of so many dice costs either side on average.
struct ThrowLosses {
    std::uint32_t attack = 0;
    std::uint32_t defence = 0;
    Ties ties = Ties::to_defender;
    double attacker_lost = 0;
    double defender_lost = 0;
};

struct RulesetDetail {
    std::string id{};
    Wording names{};
    std::vector<std::uint32_t> seats{};
    std::uint32_t minutes = 0;
    BoardKind board = BoardKind::classic;
    std::string digest{};
    std::vector<KnobDetail> knobs{};
    RulesOf<Continent, record::ContinentRules> continents{};
    RulesOf<Territory, record::TerritoryRules> territories{};
    RulesOf<Card, CardFace> cards{};
    RulesOf<Objective, Goal> objectives{};
    std::vector<ThrowLosses> throws{};
};

struct ClauseLine {
    std::string id{};
    std::string chapter{};
    Wording text{};
};

struct BotSummary {
    std::string id{};
    Wording names{};
    Wording portrait{};
    std::uint32_t level = 1;
};

// Of attacking until conquered or blocked; all but the first are expected numbers of armies.
struct OddsAnswer {
    double conquer = 0;
    double attackers_left = 0;  // given the conquest
    double attackers_if_failed = 0;
    double defenders_if_failed = 0;
    double attackers_lost = 0;
    double defenders_lost = 0;
};

}  // namespace kamchatka::server

namespace kamchatka::codec {

template <typename T>
struct Described<server::Named<T>, record::Lexicon> {
    static constexpr auto fields = joined(
        Described<T, record::Lexicon>::fields,
        std::array{
            DescribedField{"names", Presence::always, &Described<server::Wording, Wire>::value}}
    );
    static constexpr Description value{
        .form = Form::object, .name = schema<T>.name, .fields = fields};
};
template <>
inline constexpr auto schema<server::BoardRequest> = shape(
    "board_request",
    Field{"layout", &server::BoardRequest::layout},
    Field{"seed", &server::BoardRequest::seed}
);
template <>
inline constexpr auto schema<server::RulesetSummary> = shape(
    "ruleset_summary",
    Field{"id", &server::RulesetSummary::id},
    Field{"names", &server::RulesetSummary::names},
    Field{"seats", &server::RulesetSummary::seats},
    Field{"minutes", &server::RulesetSummary::minutes},
    Field{"board", &server::RulesetSummary::board}
);
template <>
inline constexpr auto schema<server::KnobDetail> = shape(
    "knob_detail",
    Field{"name", &server::KnobDetail::name},
    Field{"alias", &server::KnobDetail::alias},
    Field{"value", &server::KnobDetail::value},
    Field{"choices", &server::KnobDetail::choices},
    Field{"min", &server::KnobDetail::min},
    Field{"max", &server::KnobDetail::max},
    Field{"explain", &server::KnobDetail::explain},
    Field{"clause", &server::KnobDetail::clause}
);
template <>
inline constexpr auto schema<server::ThrowLosses> = shape(
    "throw_losses",
    Field{"attack", &server::ThrowLosses::attack},
    Field{"defence", &server::ThrowLosses::defence},
    Field{"ties", &server::ThrowLosses::ties},
    Field{"attacker_lost", &server::ThrowLosses::attacker_lost},
    Field{"defender_lost", &server::ThrowLosses::defender_lost}
);
template <>
inline constexpr auto schema<server::RulesetDetail> = shape(
    "ruleset_detail",
    Field{"id", &server::RulesetDetail::id},
    Field{"names", &server::RulesetDetail::names},
    Field{"seats", &server::RulesetDetail::seats},
    Field{"minutes", &server::RulesetDetail::minutes},
    Field{"board", &server::RulesetDetail::board},
    Field{"digest", &server::RulesetDetail::digest},
    Field{"knobs", &server::RulesetDetail::knobs},
    Field{"continents", &server::RulesetDetail::continents},
    Field{"territories", &server::RulesetDetail::territories},
    Field{"cards", &server::RulesetDetail::cards},
    Field{"objectives", &server::RulesetDetail::objectives},
    Field{"throws", &server::RulesetDetail::throws}
);
template <>
inline constexpr auto schema<server::ClauseLine> = shape(
    "clause_line",
    Field{"id", &server::ClauseLine::id},
    Field{"chapter", &server::ClauseLine::chapter},
    Field{"text", &server::ClauseLine::text}
);
template <>
inline constexpr auto schema<server::BotSummary> = shape(
    "bot_summary",
    Field{"id", &server::BotSummary::id},
    Field{"names", &server::BotSummary::names},
    Field{"portrait", &server::BotSummary::portrait},
    Field{"level", &server::BotSummary::level}
);
template <>
inline constexpr auto schema<server::OddsAnswer> = shape(
    "odds_answer",
    Field{"conquer", &server::OddsAnswer::conquer},
    Field{"attackers_left", &server::OddsAnswer::attackers_left},
    Field{"attackers_if_failed", &server::OddsAnswer::attackers_if_failed},
    Field{"defenders_if_failed", &server::OddsAnswer::defenders_if_failed},
    Field{"attackers_lost", &server::OddsAnswer::attackers_lost},
    Field{"defenders_lost", &server::OddsAnswer::defenders_lost}
);

}  // namespace kamchatka::codec
