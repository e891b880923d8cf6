// tidy: table
// Every action with its name and its fields, in the order of engine/action.hpp.
#pragma once

#include "codec/alternatives.hpp"
#include "engine/action.hpp"

namespace kamchatka::codec {

template <>
inline constexpr auto schema<StartGame> = shape(
    "start_game", Field{"commitment", &StartGame::commitment}, Field{"scheme", &StartGame::scheme}
);
template <>
inline constexpr auto schema<SupplyEntropy> = shape(
    "supply_entropy", Field{"seat", &SupplyEntropy::seat}, Field{"entropy", &SupplyEntropy::entropy}
);
template <>
inline constexpr auto schema<RollForPlace> =
    shape("roll_for_place", Field{"dice", &RollForPlace::dice});
template <>
inline constexpr auto schema<DealObjective> =
    shape("deal_objective", Field{"objective", &DealObjective::objective});
template <>
inline constexpr auto schema<DealTerritory> =
    shape("deal_territory", Field{"territory", &DealTerritory::territory});
template <>
inline constexpr auto schema<RollDice> =
    shape("roll_dice", Field{"attack", &RollDice::attack}, Field{"defence", &RollDice::defence});
template <>
inline constexpr auto schema<TakeCard> = shape("take_card", Field{"card", &TakeCard::card});
template <>
inline constexpr auto schema<DrawCard> = shape("draw_card", Field{"card", &DrawCard::card});
template <>
inline constexpr auto schema<RollClosing> =
    shape("roll_closing", Field{"dice", &RollClosing::dice});
template <>
inline constexpr auto schema<RevealSeed> = shape("reveal_seed", Field{"seed", &RevealSeed::seed});
template <>
inline constexpr auto schema<Promise> = shape("promise", Field{"hash", &Promise::hash});
template <>
inline constexpr auto schema<Abstain> = shape("abstain");
template <>
inline constexpr auto schema<Contribute> =
    shape("contribute", Field{"entropy", &Contribute::entropy});
template <>
inline constexpr auto schema<ChooseColour> =
    shape("choose_colour", Field{"colour", &ChooseColour::colour});
template <>
inline constexpr auto schema<ClaimTerritory> =
    shape("claim_territory", Field{"territory", &ClaimTerritory::territory});
template <>
inline constexpr auto schema<PlaceArmies> = shape(
    "place_armies",
    Field{"territory", &PlaceArmies::territory},
    Field{"armies", &PlaceArmies::armies}
);
template <>
inline constexpr auto schema<TakeBackArmies> = shape(
    "take_back_armies",
    Field{"territory", &TakeBackArmies::territory},
    Field{"armies", &TakeBackArmies::armies}
);
template <>
inline constexpr auto schema<BuildCentre> =
    shape("build_centre", Field{"territory", &BuildCentre::territory});
template <>
inline constexpr auto schema<GiveColours> =
    shape("give_colours", Field{"colours", &GiveColours::colours});
template <>
inline constexpr auto schema<PlayTris> = shape("play_tris", Field{"cards", &PlayTris::cards});
template <>
inline constexpr auto schema<PlayChallengeCard> = shape("play_challenge_card");
template <>
inline constexpr auto schema<Attack> = shape(
    "attack", Field{"from", &Attack::from}, Field{"to", &Attack::to}, Field{"dice", &Attack::dice}
);
template <>
inline constexpr auto schema<Defend> = shape("defend", Field{"dice", &Defend::dice});
template <>
inline constexpr auto schema<Occupy> = shape("occupy", Field{"armies", &Occupy::armies});
template <>
inline constexpr auto schema<Transfer> = shape(
    "transfer",
    Field{"from", &Transfer::from},
    Field{"to", &Transfer::to},
    Field{"armies", &Transfer::armies}
);
template <>
inline constexpr auto schema<EndTurn> = shape("end_turn");
template <>
inline constexpr auto schema<ShowColour> =
    shape("show_colour", Field{"colour", &ShowColour::colour});
template <>
inline constexpr auto schema<Withdraw> = shape("withdraw", Field{"seat", &Withdraw::seat});
template <>
inline constexpr auto schema<Exclude> = shape("exclude", Field{"seat", &Exclude::seat});
template <>
inline constexpr auto schema<CallTime> = shape("call_time");
template <>
inline constexpr auto schema<RemoveArmies> = shape(
    "remove_armies",
    Field{"territory", &RemoveArmies::territory},
    Field{"armies", &RemoveArmies::armies}
);
template <>
inline constexpr auto schema<SetArmyCap> =
    shape("set_army_cap", Field{"seat", &SetArmyCap::seat}, Field{"armies", &SetArmyCap::armies});

template <>
inline constexpr UnionNoun union_noun<Action>{
    .kind = "action", .type = "Action", .style = UnionStyle::interfaces, .after = "Action"};
static_assert(Complete<Action>::value, "an action has no schema");

}  // namespace kamchatka::codec
