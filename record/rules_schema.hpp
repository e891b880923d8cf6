// What rules_json tells of the board, the cards and the objectives, thing by thing.
#pragma once

#include "engine/cards.hpp"
#include "engine/objectives.hpp"
#include "record/codecs.hpp"

namespace kamchatka::record {

struct TerritoryRules {
    Continent continent;
    std::uint8_t value;
    TerritorySet neighbours;
};

struct ContinentRules {
    std::uint8_t bonus;
    TerritorySet territories;
};

}  // namespace kamchatka::record

namespace kamchatka::codec {

template <>
inline constexpr auto schema<record::TerritoryRules> = shape(
    "rules_territory",
    Field{"continent", &record::TerritoryRules::continent},
    Field{"value", &record::TerritoryRules::value},
    Field{"neighbours", &record::TerritoryRules::neighbours}
);
template <>
inline constexpr auto schema<record::ContinentRules> = shape(
    "rules_continent",
    Field{"bonus", &record::ContinentRules::bonus},
    Field{"territories", &record::ContinentRules::territories}
);
template <>
inline constexpr auto schema<CardFace> = shape(
    "rules_card",
    Field{"arm", &CardFace::arm},
    Field{"territory", &CardFace::territory, Presence::always},
    Field{"tanks", &CardFace::tanks}
);
template <>
inline constexpr auto schema<Goal> = shape(
    "rules_objective",
    Field{"territories", &Goal::territories},
    Field{"territory_count", &Goal::territory_count},
    Field{"armies_each", &Goal::armies_each},
    Field{"continents_more", &Goal::continents_more},
    Field{"destroy", &Goal::destroy, Presence::always}
);

}  // namespace kamchatka::codec
