// The types of the wire, listed once, in the order in which they are declared in TypeScript. Those
// of HTTP are components of the OpenAPI document too.
#pragma once

#include "boards/layout.hpp"
#include "codec/typescript.hpp"
#include "record/rules_schema.hpp"
#include "referee/sheet_schema.hpp"
#include "server/desk/types.hpp"
#include "server/people/types.hpp"
#include "server/replays/types.hpp"
#include "server/tables/messages.hpp"
#include "server/tables/reckoning.hpp"
#include "server/tables/requests.hpp"
#include "tournament/schema.hpp"

namespace kamchatka::server {

using codec::TypeList;

using RulesTypes = TypeList<record::TerritoryRules, record::ContinentRules, CardFace, Goal>;

// Formats and what events are made of, as the tournament's own file has them.
using TournamentTypes = TypeList<
    tournament::Rejection,
    tournament::Scoring,
    tournament::Stage,
    tournament::PointLimits,
    tournament::Threshold,
    tournament::Teams,
    tournament::Format,
    tournament::Person,
    tournament::Line,
    tournament::SeatedTable>;

// The judge's book: what its entries and its sheet are made of.
using BookTypes = TypeList<
    referee::Role,
    referee::Kind,
    referee::Stage,
    referee::Measure,
    referee::Verdict,
    referee::Refused,
    referee::Author,
    referee::Sitter,
    referee::TournamentTable,
    referee::Face,
    referee::GivenAnswer,
    referee::Consequence,
    RemoveArmies,
    referee::CountedTerritory>;
using SheetTypes = TypeList<
    referee::SheetSeat,
    referee::SheetClock,
    referee::SheetClosing,
    referee::CountedSeat,
    referee::CountedStep,
    referee::SheetCount,
    referee::BoardAsks,
    referee::ShownSheet,
    referee::ShownRefusal,
    referee::ClauseOf,
    referee::Question,
    referee::ShownRuling,
    referee::ShownConsequence,
    referee::ReportResult,
    referee::ReportRuling,
    referee::Report>;

using WireWords = TypeList<
    PlayerKind,
    TableState,
    SeatKind,
    SeatWish,
    Visibility,
    ClockKind,
    ClockWarning,
    StandIn,
    BoardKind,
    Phrase,
    Reason,
    DeskRole,
    TournamentState,
    EventKind,
    PhaseKind,
    Fate,
    EntrantStanding>;

// What tables are told with, over HTTP and in messages.
using TableTypes =
    TypeList<Wording, PlayerCard, ClockSetting, Settings, SeatLine, TableDetail, TableSummary>;

// What messages alone are made of.
using MessageTypes =
    TypeList<SeatClock, Clock, ChatLine, SeatPoints, GoalNow, TrisInHand, TieBroken, Reckoning>;

using HttpTypes = TypeList<
    NameRequest,
    CredentialsRequest,
    RecoverRequest,
    PassphraseRequest,
    SeatRequest,
    BoardRequest,
    TableRequest,
    PlayNowRequest,
    SitRequest,
    MuteRequest,
    ClockRequest,
    ReplaceRequest,
    MeAnswer,
    PlayerAnswer,
    AccountAnswer,
    EmptyAnswer,
    CodeAnswer,
    RulesetSummary,
    KnobDetail,
    ThrowLosses,
    RulesetDetail,
    ClauseLine,
    BotSummary,
    TablesAnswer,
    ReplayStep,
    ReplayAnswer,
    EventsAnswer,
    OddsAnswer,
    ErrorDetail,
    ErrorAnswer,
    // The desk.
    TournamentRequest,
    TournamentActRequest,
    FormatRequest,
    FormulaRequest,
    InvitationRequest,
    TokenRequest,
    ListingRequest,
    PersonRequest,
    BadgeRequest,
    BadgeCallRequest,
    TournamentSummary,
    TournamentsAnswer,
    ExampleLine,
    FormatPreset,
    ScoringPreset,
    PresetsAnswer,
    FormatComplaint,
    FormatAnswer,
    FormulaAnswer,
    DeskPlayer,
    DeskLine,
    DeskTable,
    DeskRound,
    DeskGame,
    StandingsLine,
    TeamLine,
    RankingLine,
    OfficialLine,
    PenaltyLine,
    CallLine,
    Suspension,
    NextRound,
    TournamentDetail,
    ActAnswer,
    ImportNote,
    ImportAnswer,
    SeatingConflict,
    SeatingNecessity,
    SeatingAnswer,
    JournalLine,
    JournalAnswer,
    MemberLine,
    InvitationLine,
    OfficialsAnswer,
    InvitationAnswer,
    RoleAnswer,
    BadgeLine,
    BadgesAnswer,
    BadgeAnswer,
    OnlineTable,
    OnlineAnswer,
    YearEvent,
    YearLine,
    YearAnswer>;

}  // namespace kamchatka::server
