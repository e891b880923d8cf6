// The types of the HTTP API, listed once: each is a component of the OpenAPI document and an
// interface in TypeScript.
#pragma once

#include "server/desk/types.hpp"
#include "server/people/types.hpp"
#include "server/replays/types.hpp"
#include "server/tables/requests.hpp"

namespace kamchatka::server {

template <typename... Ts>
struct TypeList {};

// What tables are told with, over HTTP and in messages.
using TableTypes =
    TypeList<Wording, PlayerCard, ClockSetting, Settings, SeatLine, TableDetail, TableSummary>;

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
    ErrorAnswer>;

// The desk.
using TournamentTypes = TypeList<
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
