// What the tournament desk takes and gives over HTTP, as plain structs (docs/tournaments.md).
// Scores are strings, for a JSON number would round them.
#pragma once

#include "server/desk/files/import_types.hpp"
#include "server/desk/online/online_types.hpp"
#include "server/desk/tie_types.hpp"
#include "server/tables/wire/types.hpp"
#include "tournament/schema.hpp"

namespace kamchatka::server {

using tournament::EventKind;
using tournament::Fate;
using tournament::PhaseKind;
using EntrantStanding = tournament::Standing;

// Who asks: the roles of the desk, and everybody else.
enum class DeskRole : std::uint8_t { organiser, official_judge, table_judge, player, public_ };

// What may be asked of the desk: every action but that a table is played here, which is the
// server's own to say.
struct DeskAction {};

enum class TournamentState : std::uint8_t { entries, running, over };

// --- Taken
struct TournamentRequest {
    std::string name{};
    std::optional<std::string> preset{};
    std::optional<GivenAs<tournament::Format, tournament::Limits>> format{};
    bool listed = true;
};
// Acts once for each ref; refused as stale where what was seen matters.
struct TournamentActRequest {
    std::string ref{};
    std::int64_t seq = 0;
    GivenAs<OneOrMore<DeskAction>, tournament::Limits> action{};
};
struct FormatRequest {
    GivenAs<tournament::Format, tournament::Limits> format{};
};
struct FormulaRequest {
    std::string formula{};
    std::uint32_t prize = 0;
    bool fifth_less = false;
};
// For one person, who will sign with that name.
struct InvitationRequest {
    DeskRole role = DeskRole::table_judge;
    std::string name{};
};
// Whether somebody who has opened another's link gets the role all the same.
struct KnockRequest {
    std::string invitation{};
    std::string player{};
    bool allow = false;
};
struct TokenRequest {
    std::string token{};
};
struct ListingRequest {
    bool listed = true;
};
struct PersonRequest {
    std::uint32_t player = 0;
};
// A player with his own link: his number and what proves it
struct BadgeRequest {
    std::uint32_t player = 0;
    std::string token{};
};
struct BadgeCallRequest {
    std::uint32_t player = 0;
    std::string token{};
    std::string reason{};
};
// --- Given
struct TournamentSummary {
    std::string code{};
    std::string name{};
    EventKind event = EventKind::friendly;
    TournamentState state = TournamentState::entries;
    std::uint32_t players = 0;
    std::uint32_t rounds = 0;
    std::int64_t created_ms = 0;
    std::optional<DeskRole> role{};
};
struct TournamentsAnswer {
    std::vector<TournamentSummary> listed{};
    std::vector<TournamentSummary> mine{};
};
struct ExampleLine {
    std::string points{};
    std::uint32_t place = 1;
    bool objective = false;
    std::uint32_t out = 0;
    std::string score{};
};
struct FormatPreset {
    std::string id{};
    Wording names{};
    tournament::Format format{};
};
struct ScoringPreset {
    std::string id{};
    Wording names{};
    std::string formula{};
    std::uint32_t prize = 0;
    bool fifth_less = false;
    std::vector<ExampleLine> example{};
};
struct PresetsAnswer {
    std::vector<FormatPreset> formats{};
    std::vector<ScoringPreset> scorings{};
};
struct FormatComplaint {
    bool must = true;
    std::uint32_t stage = 0;
    Wording message{};
    std::string clause{};
};
struct FormatAnswer {
    std::vector<FormatComplaint> complaints{};
};
struct FormulaAnswer {
    std::optional<Wording> error{};
    std::optional<std::uint32_t> column{};
    std::vector<ExampleLine> example{};
};
// Region, id, ranking, fee: for officials only.
struct DeskPlayer {
    std::uint32_t number = 0;
    std::string name{};
    std::optional<std::string> surname{};  // the part of the name that walls sort by
    std::string club{};
    std::optional<std::string> region{};
    std::optional<std::string> national_id{};
    std::optional<std::uint32_t> ranking{};
    bool present = false;
    bool signed_ = false;
    std::optional<std::uint32_t> paid{};  // to enter, in cents
    bool plays = true;
    bool renounced = false;
    bool ready = false;  // to be seated when the next round is drawn
    EntrantStanding standing = EntrantStanding::in;
    std::optional<std::vector<std::uint32_t>> alike{};
};
struct DeskLine {
    std::uint32_t player = 0;
    std::string points{};
    Fate fate = Fate::played;
    std::uint32_t out = 0;
    bool objective = false;
    bool late = false;  // the objective was reached after time was called
    std::uint32_t place = 1;
    std::string score{};
};
struct DeskTable {
    std::uint32_t number = 1;
    std::uint32_t group = 0;
    std::uint32_t ghosts = 0;
    std::vector<std::uint32_t> players{};
    std::vector<DeskLine> lines{};
    std::uint32_t recovery_minutes = 0;
    std::optional<std::int64_t> ends_at{};
    std::optional<std::string> online{};
    std::optional<std::int64_t> entry{};
};
struct DeskRound {
    std::uint32_t number = 1;
    std::uint32_t stage = 0;
    PhaseKind kind = PhaseKind::standings;
    bool complete = false;
    std::uint32_t minutes = 0;
    std::optional<std::int64_t> started_at{};
    std::int64_t suspended_s = 0;
    std::optional<std::int64_t> ends_at{};  // recovery minutes of a table left out
    std::vector<DeskTable> tables{};
};
struct DeskGame {
    std::uint32_t round = 1;
    std::uint32_t table = 1;
    std::uint32_t place = 1;
    std::string score{};
    bool won = false;
    bool counts = true;
};
struct StandingsLine {
    std::uint32_t position = 0;
    std::uint32_t player = 0;
    std::string total{};
    std::string penalty{};
    std::uint32_t wins = 0;
    std::vector<DeskGame> games{};
};
struct TeamLine {
    std::uint32_t position = 0;
    std::string team{};
    std::string total{};
    std::uint32_t wins = 0;
};
struct RankingLine {
    std::uint32_t position = 0;
    std::uint32_t player = 0;
    PhaseKind reached = PhaseKind::standings;
    std::uint32_t place = 0;
};
struct OfficialLine {
    std::string name{};
    DeskRole role = DeskRole::organiser;
};
struct PenaltyLine {
    std::uint32_t player = 0;
    std::string points{};
    bool disqualified = false;
    std::optional<std::string> reason{};
};
struct CallLine {
    std::int64_t entry = 0;  // of the journal
    std::uint32_t player = 0;
    tournament::CallCause cause = tournament::CallCause::asked;
    std::string reason{};
    std::int64_t at = 0;
    bool answered = false;
};
struct Suspension {
    std::int64_t since = 0;
    std::string reason{};
};
// What the desk would draw now, or why it cannot.
struct NextRound {
    PhaseKind kind = PhaseKind::standings;
    std::uint32_t number = 1;
    std::optional<tournament::Rejection> reason{};
    std::optional<Wording> refusal{};
};
// What to do about those who came or went after the draw.
struct ReseatingChoice {
    tournament::Reseating how = tournament::Reseating::fewest_changes;
    std::uint32_t moved = 0;   // people at another table than before
    std::uint32_t ghosts = 0;  // at the tables still to be played
    std::optional<Wording> refusal{};
};
struct UnsettledRound {
    std::vector<std::uint32_t> missing{};
    std::vector<std::uint32_t> late{};
    std::vector<ReseatingChoice> choices{};
};
struct TournamentDetail {
    std::string code{};
    std::string name{};
    std::int64_t seq = 0;
    DeskRole role = DeskRole::public_;
    // What the role may ask for as things stand, and what it may look at and arrange beside.
    std::vector<TypeIn<DeskAction>> permitted{};
    bool runs_the_desk = false;        // journal, judges, badges, files
    bool organises = false;            // lists of people, tables played here, what is erased
    std::vector<DeskRole> appoints{};  // the roles whose links one may make and take back
    std::uint32_t knocking = 0;        // how many have opened another's link and wait for the desk
    std::uint32_t objective_points = 0;       // what a result says for an objective reached in time
    std::uint32_t late_objective_points = 0;  // and for one reached after it; 0: to be counted
    bool listed = true;
    TournamentState state = TournamentState::entries;
    std::int64_t created_ms = 0;
    tournament::Format format{};
    std::vector<DeskPlayer> players{};
    std::vector<DeskRound> rounds{};
    tournament::StandingsKind standings_kind = tournament::StandingsKind::provisional;
    std::vector<StandingsLine> standings{};
    std::vector<TeamLine> teams{};
    // Final once the tournament is over; before that only of a knock-out, so far.
    std::vector<RankingLine> ranking{};
    std::vector<TieLine> ties{};
    std::vector<SettledLine> settled{};
    std::vector<OfficialLine> officials{};
    std::vector<PenaltyLine> penalties{};
    std::vector<CallLine> calls{};
    std::optional<Suspension> suspended{};
    std::optional<NextRound> next{};
    std::optional<UnsettledRound> unsettled{};  // for the desk
};
struct ActAnswer {
    std::int64_t seq = 0;
    bool repeated = false;
};
struct SeatingConflict {
    Wording criterion{};
    std::uint32_t table = 1;
    std::vector<std::uint32_t> players{};
};
// Why nobody could do better.
struct SeatingNecessity {
    Wording criterion{};
    std::string group{};
    std::uint32_t people = 0;
    std::uint32_t tables = 0;
    std::uint32_t at_least = 0;
};
struct SeatingAnswer {
    std::vector<SeatingConflict> conflicts{};
    std::vector<SeatingNecessity> necessities{};
};
struct JournalLine {
    std::int64_t seq = 0;
    std::int64_t at = 0;
    DeskRole role = DeskRole::organiser;
    std::string by{};
    tournament::Event event{};
    bool undone = false;
};
struct JournalAnswer {
    std::vector<JournalLine> entries{};
};
struct MemberLine {
    std::string id{};
    std::string name{};
    DeskRole role = DeskRole::organiser;
    std::int64_t since_ms = 0;
    bool me = false;
};
struct InvitationLine {
    std::string id{};
    DeskRole role = DeskRole::table_judge;
    std::string name{};
    std::int64_t created_ms = 0;
    bool held = false;  // somebody has it: nobody else gets in by it without being asked
};
// Somebody who has opened a link that is another's.
struct KnockLine {
    std::string invitation{};
    std::string player{};
    std::string called{};  // on this server
    DeskRole role = DeskRole::table_judge;
    std::string name{};  // whom the link is for
};
struct OfficialsAnswer {
    std::vector<MemberLine> members{};
    std::vector<InvitationLine> invitations{};
    std::vector<KnockLine> knocks{};
};
// The token is shown once.
struct InvitationAnswer {
    std::string token{};
};
// waiting: the link is another's, and the desk has been asked.
struct RoleAnswer {
    DeskRole role = DeskRole::public_;
    std::string name{};
    bool waiting = false;
};
struct BadgeLine {
    std::uint32_t player = 0;
    std::string token{};
};
struct BadgesAnswer {
    std::vector<BadgeLine> badges{};
};
struct BadgeAnswer {
    std::uint32_t player = 0;
    std::string name{};
    bool present = false;
    bool signed_ = false;  // that the judge's decisions are final
    std::optional<std::uint32_t> round{};
    std::optional<std::uint32_t> table{};
    std::optional<std::string> online{};
    bool elsewhere = false;  // another device has the seat there, and is connected
};
}  // namespace kamchatka::server
