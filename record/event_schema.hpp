// tidy: table
// Every event with its name and its fields, in the order of engine/event.hpp. An event with a
// secret has one shape for the record and for a viewer, who reads null where he may not know.
#pragma once

#include "codec/alternatives.hpp"
#include "engine/event.hpp"

namespace kamchatka::codec {

template <>
inline constexpr auto schema<GameStarted> = shape(
    "game_started",
    Field{"seat_count", &GameStarted::seat_count},
    Field{"territory_count", &GameStarted::territory_count},
    Field{"card_count", &GameStarted::card_count},
    Field{"starting_armies", &GameStarted::starting_armies},
    Field{"army_cap", &GameStarted::army_cap},
    Field{"challenge_cards", &GameStarted::challenge_cards},
    Field{"commitment", &GameStarted::commitment}
);
template <>
inline constexpr auto schema<EntropyPromised> = shape(
    "entropy_promised", Field{"seat", &EntropyPromised::seat}, Field{"hash", &EntropyPromised::hash}
);
template <>
inline constexpr auto schema<EntropyForgone> =
    shape("entropy_forgone", Field{"seat", &EntropyForgone::seat});
template <>
inline constexpr auto schema<EntropyContributed> = shape(
    "entropy_contributed",
    Field{"seat", &EntropyContributed::seat},
    Field{"entropy", &EntropyContributed::entropy}
);
template <>
inline constexpr auto schema<EntropySupplied> = shape(
    "entropy_supplied",
    Field{"seat", &EntropySupplied::seat},
    Field{"entropy", &EntropySupplied::entropy}
);
template <>
inline constexpr auto schema<PhaseBegan> = shape("phase_began", Field{"phase", &PhaseBegan::phase});
template <>
inline constexpr auto schema<PlaceRolled> =
    shape("place_rolled", Field{"seat", &PlaceRolled::seat}, Field{"dice", &PlaceRolled::dice});
template <>
inline constexpr auto schema<PlacesRanked> =
    shape("places_ranked", Field{"ahead", &PlacesRanked::ahead});
template <>
inline constexpr auto schema<OrderSettled> =
    shape("order_settled", Field{"order", &OrderSettled::order});
template <>
inline constexpr auto schema<ColourChosen> = shape(
    "colour_chosen", Field{"seat", &ColourChosen::seat}, Field{"colour", &ColourChosen::colour}
);
template <template <typename> typename Box>
inline constexpr auto schema<BasicObjectiveDealt<Box>> = shape(
    "objective_dealt",
    Field{"seat", &BasicObjectiveDealt<Box>::seat},
    Field{"objective", &BasicObjectiveDealt<Box>::objective, Presence::always}
);
template <>
inline constexpr auto schema<TerritoryDealt> = shape(
    "territory_dealt",
    Field{"territory", &TerritoryDealt::territory},
    Field{"served", &TerritoryDealt::served},
    Field{"seat", &TerritoryDealt::seat}
);
template <>
inline constexpr auto schema<TerritoriesSwapped> = shape(
    "territories_swapped",
    Field{"dealt", &TerritoriesSwapped::dealt},
    Field{"earlier", &TerritoriesSwapped::earlier}
);
template <>
inline constexpr auto schema<TerritoryClaimed> = shape(
    "territory_claimed",
    Field{"seat", &TerritoryClaimed::seat},
    Field{"territory", &TerritoryClaimed::territory},
    Field{"armies", &TerritoryClaimed::armies}
);
template <>
inline constexpr auto schema<PlacementBegan> = shape(
    "placement_began",
    Field{"seat", &PlacementBegan::seat},
    Field{"armies", &PlacementBegan::armies}
);
template <template <typename> typename Box>
inline constexpr auto schema<BasicColoursGiven<Box>> = shape(
    "colours_given",
    Field{"seat", &BasicColoursGiven<Box>::seat},
    Field{"colours", &BasicColoursGiven<Box>::colours, Presence::always}
);
template <template <typename> typename Box>
inline constexpr auto schema<BasicColoursReceived<Box>> = shape(
    "colours_received",
    Field{"seat", &BasicColoursReceived<Box>::seat},
    Field{"cards", &BasicColoursReceived<Box>::cards, Presence::always}
);
template <>
inline constexpr auto schema<TurnStarted> =
    shape("turn_started", Field{"round", &TurnStarted::round}, Field{"seat", &TurnStarted::seat});
template <>
inline constexpr auto schema<ReinforcementsReceived> = shape(
    "reinforcements_received",
    Field{"seat", &ReinforcementsReceived::seat},
    Field{"for_territories", &ReinforcementsReceived::for_territories},
    Field{"for_continents", &ReinforcementsReceived::for_continents},
    Field{"lost", &ReinforcementsReceived::lost}
);
template <>
inline constexpr auto schema<TrisPlayed> = shape(
    "tris_played",
    Field{"seat", &TrisPlayed::seat},
    Field{"cards", &TrisPlayed::cards},
    Field{"armies", &TrisPlayed::armies},
    Field{"lost", &TrisPlayed::lost}
);
template <>
inline constexpr auto schema<ArmiesPlaced> = shape(
    "armies_placed",
    Field{"seat", &ArmiesPlaced::seat},
    Field{"territory", &ArmiesPlaced::territory},
    Field{"armies", &ArmiesPlaced::armies}
);
template <>
inline constexpr auto schema<ArmiesTakenBack> = shape(
    "armies_taken_back",
    Field{"seat", &ArmiesTakenBack::seat},
    Field{"territory", &ArmiesTakenBack::territory},
    Field{"armies", &ArmiesTakenBack::armies}
);
template <>
inline constexpr auto schema<CentreBuilt> = shape(
    "centre_built",
    Field{"seat", &CentreBuilt::seat},
    Field{"territory", &CentreBuilt::territory},
    Field{"cost", &CentreBuilt::cost}
);
template <>
inline constexpr auto schema<ReserveLost> =
    shape("reserve_lost", Field{"seat", &ReserveLost::seat}, Field{"armies", &ReserveLost::armies});
template <>
inline constexpr auto schema<ChallengeCardPlayed> =
    shape("challenge_card_played", Field{"seat", &ChallengeCardPlayed::seat});
template <>
inline constexpr auto schema<AttackDeclared> = shape(
    "attack_declared",
    Field{"from", &AttackDeclared::from},
    Field{"to", &AttackDeclared::to},
    Field{"dice", &AttackDeclared::dice},
    Field{"ties", &AttackDeclared::ties}
);
template <>
inline constexpr auto schema<DefenceDeclared> =
    shape("defence_declared", Field{"dice", &DefenceDeclared::dice});
template <>
inline constexpr auto schema<DiceRolled> = shape(
    "dice_rolled", Field{"attack", &DiceRolled::attack}, Field{"defence", &DiceRolled::defence}
);
template <>
inline constexpr auto schema<ArmiesLost> = shape(
    "armies_lost", Field{"territory", &ArmiesLost::territory}, Field{"armies", &ArmiesLost::armies}
);
template <>
inline constexpr auto schema<TerritoryConquered> = shape(
    "territory_conquered",
    Field{"territory", &TerritoryConquered::territory},
    Field{"from", &TerritoryConquered::from},
    Field{"by", &TerritoryConquered::by}
);
template <>
inline constexpr auto schema<SeatEliminated> = shape(
    "seat_eliminated", Field{"seat", &SeatEliminated::seat}, Field{"by", &SeatEliminated::by}
);
template <>
inline constexpr auto schema<CaptureBegan> = shape(
    "capture_began",
    Field{"from", &CaptureBegan::from},
    Field{"by", &CaptureBegan::by},
    Field{"count", &CaptureBegan::count}
);
template <template <typename> typename Box>
inline constexpr auto schema<BasicCardsTaken<Box>> = shape(
    "cards_taken",
    Field{"from", &BasicCardsTaken<Box>::from},
    Field{"by", &BasicCardsTaken<Box>::by},
    Field{"count", &BasicCardsTaken<Box>::count},
    Field{"cards", &BasicCardsTaken<Box>::cards, Presence::always}
);
template <template <typename> typename Box>
inline constexpr auto schema<BasicCardsDiscarded<Box>> = shape(
    "cards_discarded",
    Field{"from", &BasicCardsDiscarded<Box>::from},
    Field{"count", &BasicCardsDiscarded<Box>::count},
    Field{"cards", &BasicCardsDiscarded<Box>::cards, Presence::always}
);
template <>
inline constexpr auto schema<ArmiesMoved> = shape(
    "armies_moved",
    Field{"from", &ArmiesMoved::from},
    Field{"to", &ArmiesMoved::to},
    Field{"armies", &ArmiesMoved::armies}
);
template <>
inline constexpr auto schema<ArmiesTransferred> = shape(
    "armies_transferred",
    Field{"from", &ArmiesTransferred::from},
    Field{"to", &ArmiesTransferred::to},
    Field{"armies", &ArmiesTransferred::armies}
);
template <>
inline constexpr auto schema<ArmiesGathered> = shape(
    "armies_gathered",
    Field{"from", &ArmiesGathered::from},
    Field{"to", &ArmiesGathered::to},
    Field{"armies", &ArmiesGathered::armies}
);
template <>
inline constexpr auto schema<TurnEnded> = shape("turn_ended", Field{"seat", &TurnEnded::seat});
template <>
inline constexpr auto schema<DeckReshuffled> = shape("deck_reshuffled");
template <template <typename> typename Box>
inline constexpr auto schema<BasicCardDrawn<Box>> = shape(
    "card_drawn",
    Field{"seat", &BasicCardDrawn<Box>::seat},
    Field{"card", &BasicCardDrawn<Box>::card, Presence::always}
);
template <>
inline constexpr auto schema<CardForgone> = shape(
    "card_forgone", Field{"seat", &CardForgone::seat}, Field{"because", &CardForgone::because}
);
template <>
inline constexpr auto schema<TimeCalled> =
    shape("time_called", Field{"last_round", &TimeCalled::last_round});
template <>
inline constexpr auto schema<ClosingBegan> =
    shape("closing_began", Field{"anchor", &ClosingBegan::anchor});
template <>
inline constexpr auto schema<ClosingRaised> =
    shape("closing_raised", Field{"closing_round", &ClosingRaised::closing_round});
template <>
inline constexpr auto schema<SlotReached> =
    shape("slot_reached", Field{"round", &SlotReached::round}, Field{"seat", &SlotReached::seat});
template <>
inline constexpr auto schema<ClosingWaived> =
    shape("closing_waived", Field{"seat", &ClosingWaived::seat});
template <>
inline constexpr auto schema<ClosingRolled> = shape(
    "closing_rolled", Field{"seat", &ClosingRolled::seat}, Field{"dice", &ClosingRolled::dice}
);
template <>
inline constexpr auto schema<ObjectiveReached> =
    shape("objective_reached", Field{"seat", &ObjectiveReached::seat});
template <template <typename> typename Box>
inline constexpr auto schema<BasicColourPicked<Box>> = shape(
    "colour_picked",
    Field{"seat", &BasicColourPicked<Box>::seat},
    Field{"colour", &BasicColourPicked<Box>::colour, Presence::always}
);
template <>
inline constexpr auto schema<PointsCounted> =
    shape("points_counted", Field{"points", &PointsCounted::points});
template <>
inline constexpr auto schema<ColourShown> = shape(
    "colour_shown",
    Field{"seat", &ColourShown::seat},
    Field{"colour", &ColourShown::colour},
    Field{"cards", &ColourShown::cards},
    Field{"points", &ColourShown::points}
);
template <>
inline constexpr auto schema<ObjectiveShown> = shape(
    "objective_shown",
    Field{"seat", &ObjectiveShown::seat},
    Field{"objective", &ObjectiveShown::objective}
);
template <>
inline constexpr auto schema<SeatScored> = shape(
    "seat_scored",
    Field{"seat", &SeatScored::seat},
    Field{"points", &SeatScored::points},
    Field{"total", &SeatScored::total},
    Field{"place", &SeatScored::place}
);
template <>
inline constexpr auto schema<GameEnded> =
    shape("game_ended", Field{"cause", &GameEnded::cause}, Field{"winner", &GameEnded::winner});
template <>
inline constexpr auto schema<SeedRevealed> =
    shape("seed_revealed", Field{"seed", &SeedRevealed::seed});
template <>
inline constexpr auto schema<SeatWithdrawn> =
    shape("seat_withdrawn", Field{"seat", &SeatWithdrawn::seat});
template <>
inline constexpr auto schema<SeatExcluded> =
    shape("seat_excluded", Field{"seat", &SeatExcluded::seat});
template <>
inline constexpr auto schema<ArmiesRemoved> = shape(
    "armies_removed",
    Field{"territory", &ArmiesRemoved::territory},
    Field{"armies", &ArmiesRemoved::armies}
);
template <>
inline constexpr auto schema<ArmyCapSet> =
    shape("army_cap_set", Field{"seat", &ArmyCapSet::seat}, Field{"armies", &ArmyCapSet::armies});

template <>
inline constexpr UnionNoun union_noun<Event>{.kind = "event"};
template <>
inline constexpr UnionNoun union_noun<SeenEvent>{
    .kind = "event", .type = "GameEvent", .style = UnionStyle::interfaces, .after = "Event"};
static_assert(Complete<Event>::value, "an event has no schema");
static_assert(Complete<SeenEvent>::value, "a seen event has no schema");

}  // namespace kamchatka::codec
