// One spelling everywhere: what the enums of a tournament are called. The words in files and on the
// wire are the enumerators' own names; files hold them, so none changes.
#pragma once

#include "codec/spelling.hpp"
#include "tournament/action.hpp"
#include "tournament/people/roster.hpp"
#include "tournament/ranking/standings.hpp"
#include "tournament/rejection.hpp"
#include "tournament/state.hpp"

namespace kamchatka::codec {

template <>
inline constexpr Noun noun<tournament::Sizes>{.kind = "way to fill tables"};
template <>
inline constexpr Noun noun<tournament::Criterion>{.kind = "criterion"};
template <>
inline constexpr Noun noun<tournament::Seating>{.kind = "way of seating"};
template <>
inline constexpr Noun noun<tournament::TieBreak>{.kind = "tie-break"};
template <>
inline constexpr Noun noun<tournament::PhaseKind>{.kind = "kind of phase", .type = "PhaseKind"};
template <>
inline constexpr Noun noun<tournament::PrizeAtFour>{.kind = "prize at four"};
template <>
inline constexpr Noun noun<tournament::Winners>{.kind = "rule for winners"};
template <>
inline constexpr Noun noun<tournament::EventKind>{.kind = "kind of event", .type = "EventKind"};
template <>
inline constexpr Noun noun<tournament::Fate>{.kind = "fate", .type = "Fate"};
template <>
inline constexpr Noun noun<tournament::Column>{.kind = "column", .type = "RosterColumn"};
template <>
inline constexpr Noun noun<tournament::RowFate>{.kind = "fate of a row", .type = "RowFate"};
template <>
inline constexpr Noun noun<tournament::Role>{.kind = "role"};
template <>
inline constexpr Noun noun<tournament::Standing>{.kind = "standing", .type = "EntrantStanding"};
template <>
inline constexpr Noun noun<tournament::LeavingBecause>{.kind = "reason"};
template <>
inline constexpr Noun noun<tournament::CallCause>{.kind = "cause of a call", .type = "CallCause"};
template <>
inline constexpr Noun noun<tournament::Reseating>{.kind = "way of reseating", .type = "Reseating"};
template <>
inline constexpr Noun noun<tournament::CutTies>{.kind = "way to settle ties"};
template <>
inline constexpr Noun noun<tournament::SettledBy>{
    .kind = "way to settle a tie", .type = "SettledBy"};
template <>
inline constexpr Noun noun<tournament::StandingsKind>{
    .kind = "kind of standings", .type = "StandingsKind"};
template <>
inline constexpr Noun noun<tournament::Rejection>{
    .kind = "rejection", .type = "TournamentRejection"};

}  // namespace kamchatka::codec
