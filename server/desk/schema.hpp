// tidy: table
// How what the tournament desk takes and gives is spelled.
#pragma once

#include "server/desk/rankings/ranking_types.hpp"
#include "server/desk/types.hpp"

namespace kamchatka::codec {

template <typename... Ts>
constexpr auto described_actions(const std::variant<Ts...>*) {
    std::array<const Description*, sizeof...(Ts) - 1> all{};
    std::size_t count = 0;
    const auto add = [&]<typename T>(std::type_identity<T>) {
        if constexpr (!std::is_same_v<T, tournament::OnlineOpened>) {
            all[count++] = &Described<T, tournament::Limits>::value;
        }
    };
    (add(std::type_identity<Ts>{}), ...);
    return all;
}
template <>
struct Described<server::DeskAction, tournament::Limits> {
    static constexpr auto actions =
        described_actions(static_cast<const tournament::Action*>(nullptr));
    static constexpr Description value{
        .form = Form::choice, .name = "TournamentAction", .parts = actions};
};
template <>
struct Described<server::DeskAction, Wire> : Described<server::DeskAction, tournament::Limits> {};

template <>
inline constexpr Noun noun<server::DeskRole>{.kind = "role", .type = "DeskRole"};
template <>
inline constexpr Noun noun<server::TournamentState>{
    .kind = "state of a tournament", .type = "TournamentState"};

template <>
inline constexpr auto schema<server::TournamentRequest> = shape(
    "tournament_request",
    Field{"name", &server::TournamentRequest::name},
    Field{"preset", &server::TournamentRequest::preset},
    Field{"format", &server::TournamentRequest::format},
    Field{"listed", &server::TournamentRequest::listed}
);
template <>
inline constexpr auto schema<server::TournamentActRequest> = shape(
    "tournament_act_request",
    Field{"ref", &server::TournamentActRequest::ref},
    Field{"seq", &server::TournamentActRequest::seq},
    Field{"action", &server::TournamentActRequest::action}
);
template <>
inline constexpr auto schema<server::FormatRequest> =
    shape("format_request", Field{"format", &server::FormatRequest::format});
template <>
inline constexpr auto schema<server::FormulaRequest> = shape(
    "formula_request",
    Field{"formula", &server::FormulaRequest::formula},
    Field{"prize", &server::FormulaRequest::prize},
    Field{"fifth_less", &server::FormulaRequest::fifth_less}
);
template <>
inline constexpr auto schema<server::InvitationRequest> = shape(
    "invitation_request",
    Field{"role", &server::InvitationRequest::role},
    Field{"name", &server::InvitationRequest::name}
);
template <>
inline constexpr auto schema<server::KnockRequest> = shape(
    "knock_request",
    Field{"invitation", &server::KnockRequest::invitation},
    Field{"player", &server::KnockRequest::player},
    Field{"allow", &server::KnockRequest::allow}
);
template <>
inline constexpr auto schema<server::TokenRequest> =
    shape("token_request", Field{"token", &server::TokenRequest::token});
template <>
inline constexpr auto schema<server::ListingRequest> =
    shape("listing_request", Field{"listed", &server::ListingRequest::listed});
template <>
inline constexpr auto schema<server::PersonRequest> =
    shape("person_request", Field{"player", &server::PersonRequest::player});
template <>
inline constexpr auto schema<server::BadgeRequest> = shape(
    "badge_request",
    Field{"player", &server::BadgeRequest::player},
    Field{"token", &server::BadgeRequest::token}
);
template <>
inline constexpr auto schema<server::BadgeCallRequest> = shape(
    "badge_call_request",
    Field{"player", &server::BadgeCallRequest::player},
    Field{"token", &server::BadgeCallRequest::token},
    Field{"reason", &server::BadgeCallRequest::reason}
);
template <>
inline constexpr auto schema<server::TournamentSummary> = shape(
    "tournament_summary",
    Field{"code", &server::TournamentSummary::code},
    Field{"name", &server::TournamentSummary::name},
    Field{"event", &server::TournamentSummary::event},
    Field{"state", &server::TournamentSummary::state},
    Field{"players", &server::TournamentSummary::players},
    Field{"rounds", &server::TournamentSummary::rounds},
    Field{"created_ms", &server::TournamentSummary::created_ms},
    Field{"role", &server::TournamentSummary::role}
);
template <>
inline constexpr auto schema<server::TournamentsAnswer> = shape(
    "tournaments_answer",
    Field{"listed", &server::TournamentsAnswer::listed},
    Field{"mine", &server::TournamentsAnswer::mine}
);
template <>
inline constexpr auto schema<server::ExampleLine> = shape(
    "example_line",
    Field{"points", &server::ExampleLine::points},
    Field{"place", &server::ExampleLine::place},
    Field{"objective", &server::ExampleLine::objective},
    Field{"out", &server::ExampleLine::out},
    Field{"score", &server::ExampleLine::score}
);
template <>
inline constexpr auto schema<server::FormatPreset> = shape(
    "format_preset",
    Field{"id", &server::FormatPreset::id},
    Field{"names", &server::FormatPreset::names},
    Field{"format", &server::FormatPreset::format}
);
template <>
inline constexpr auto schema<server::ScoringPreset> = shape(
    "scoring_preset",
    Field{"id", &server::ScoringPreset::id},
    Field{"names", &server::ScoringPreset::names},
    Field{"formula", &server::ScoringPreset::formula},
    Field{"prize", &server::ScoringPreset::prize},
    Field{"fifth_less", &server::ScoringPreset::fifth_less},
    Field{"example", &server::ScoringPreset::example}
);
template <>
inline constexpr auto schema<server::PresetsAnswer> = shape(
    "presets_answer",
    Field{"formats", &server::PresetsAnswer::formats},
    Field{"scorings", &server::PresetsAnswer::scorings}
);
template <>
inline constexpr auto schema<server::FormatComplaint> = shape(
    "format_complaint",
    Field{"must", &server::FormatComplaint::must},
    Field{"stage", &server::FormatComplaint::stage},
    Field{"message", &server::FormatComplaint::message},
    Field{"clause", &server::FormatComplaint::clause}
);
template <>
inline constexpr auto schema<server::FormatAnswer> =
    shape("format_answer", Field{"complaints", &server::FormatAnswer::complaints});
template <>
inline constexpr auto schema<server::FormulaAnswer> = shape(
    "formula_answer",
    Field{"error", &server::FormulaAnswer::error},
    Field{"column", &server::FormulaAnswer::column},
    Field{"example", &server::FormulaAnswer::example}
);
template <>
inline constexpr auto schema<server::DeskPlayer> = shape(
    "desk_player",
    Field{"number", &server::DeskPlayer::number},
    Field{"name", &server::DeskPlayer::name},
    Field{"surname", &server::DeskPlayer::surname},
    Field{"club", &server::DeskPlayer::club},
    Field{"region", &server::DeskPlayer::region},
    Field{"national_id", &server::DeskPlayer::national_id},
    Field{"ranking", &server::DeskPlayer::ranking},
    Field{"present", &server::DeskPlayer::present},
    Field{"signed", &server::DeskPlayer::signed_},
    Field{"paid", &server::DeskPlayer::paid},
    Field{"plays", &server::DeskPlayer::plays},
    Field{"renounced", &server::DeskPlayer::renounced},
    Field{"ready", &server::DeskPlayer::ready},
    Field{"standing", &server::DeskPlayer::standing},
    Field{"alike", &server::DeskPlayer::alike}
);
template <>
inline constexpr auto schema<server::DeskLine> = shape(
    "desk_line",
    Field{"player", &server::DeskLine::player},
    Field{"points", &server::DeskLine::points},
    Field{"fate", &server::DeskLine::fate},
    Field{"out", &server::DeskLine::out},
    Field{"objective", &server::DeskLine::objective},
    Field{"late", &server::DeskLine::late},
    Field{"place", &server::DeskLine::place},
    Field{"score", &server::DeskLine::score}
);
template <>
inline constexpr auto schema<server::DeskTable> = shape(
    "desk_table",
    Field{"number", &server::DeskTable::number},
    Field{"group", &server::DeskTable::group},
    Field{"ghosts", &server::DeskTable::ghosts},
    Field{"players", &server::DeskTable::players},
    Field{"lines", &server::DeskTable::lines},
    Field{"recovery_minutes", &server::DeskTable::recovery_minutes},
    Field{"ends_at", &server::DeskTable::ends_at},
    Field{"online", &server::DeskTable::online},
    Field{"entry", &server::DeskTable::entry}
);
template <>
inline constexpr auto schema<server::DeskRound> = shape(
    "desk_round",
    Field{"number", &server::DeskRound::number},
    Field{"stage", &server::DeskRound::stage},
    Field{"kind", &server::DeskRound::kind},
    Field{"complete", &server::DeskRound::complete},
    Field{"minutes", &server::DeskRound::minutes},
    Field{"started_at", &server::DeskRound::started_at},
    Field{"suspended_s", &server::DeskRound::suspended_s},
    Field{"ends_at", &server::DeskRound::ends_at},
    Field{"tables", &server::DeskRound::tables}
);
template <>
inline constexpr auto schema<server::DeskGame> = shape(
    "desk_game",
    Field{"round", &server::DeskGame::round},
    Field{"table", &server::DeskGame::table},
    Field{"place", &server::DeskGame::place},
    Field{"score", &server::DeskGame::score},
    Field{"won", &server::DeskGame::won},
    Field{"counts", &server::DeskGame::counts}
);
template <>
inline constexpr auto schema<server::StandingsLine> = shape(
    "standings_line",
    Field{"position", &server::StandingsLine::position},
    Field{"player", &server::StandingsLine::player},
    Field{"total", &server::StandingsLine::total},
    Field{"penalty", &server::StandingsLine::penalty},
    Field{"wins", &server::StandingsLine::wins},
    Field{"games", &server::StandingsLine::games}
);
template <>
inline constexpr auto schema<server::TeamLine> = shape(
    "team_line",
    Field{"position", &server::TeamLine::position},
    Field{"team", &server::TeamLine::team},
    Field{"total", &server::TeamLine::total},
    Field{"wins", &server::TeamLine::wins}
);
template <>
inline constexpr auto schema<server::RankingLine> = shape(
    "ranking_line",
    Field{"position", &server::RankingLine::position},
    Field{"player", &server::RankingLine::player},
    Field{"reached", &server::RankingLine::reached},
    Field{"place", &server::RankingLine::place}
);
template <>
inline constexpr auto schema<server::OfficialLine> = shape(
    "official_line",
    Field{"name", &server::OfficialLine::name},
    Field{"role", &server::OfficialLine::role}
);
template <>
inline constexpr auto schema<server::PenaltyLine> = shape(
    "penalty_line",
    Field{"player", &server::PenaltyLine::player},
    Field{"points", &server::PenaltyLine::points},
    Field{"disqualified", &server::PenaltyLine::disqualified},
    Field{"reason", &server::PenaltyLine::reason}
);
template <>
inline constexpr auto schema<server::CallLine> = shape(
    "call_line",
    Field{"entry", &server::CallLine::entry},
    Field{"player", &server::CallLine::player},
    Field{"cause", &server::CallLine::cause},
    Field{"reason", &server::CallLine::reason},
    Field{"at", &server::CallLine::at},
    Field{"answered", &server::CallLine::answered}
);
template <>
inline constexpr auto schema<server::Suspension> = shape(
    "suspension",
    Field{"since", &server::Suspension::since},
    Field{"reason", &server::Suspension::reason}
);
template <>
inline constexpr auto schema<server::NextRound> = shape(
    "next_round",
    Field{"kind", &server::NextRound::kind},
    Field{"number", &server::NextRound::number},
    Field{"reason", &server::NextRound::reason},
    Field{"refusal", &server::NextRound::refusal}
);
template <>
inline constexpr auto schema<server::ReseatingChoice> = shape(
    "reseating_choice",
    Field{"how", &server::ReseatingChoice::how},
    Field{"moved", &server::ReseatingChoice::moved},
    Field{"ghosts", &server::ReseatingChoice::ghosts},
    Field{"refusal", &server::ReseatingChoice::refusal}
);
template <>
inline constexpr auto schema<server::UnsettledRound> = shape(
    "unsettled_round",
    Field{"missing", &server::UnsettledRound::missing},
    Field{"late", &server::UnsettledRound::late},
    Field{"choices", &server::UnsettledRound::choices}
);
template <>
inline constexpr auto schema<server::TournamentDetail> = shape(
    "tournament_detail",
    Field{"code", &server::TournamentDetail::code},
    Field{"name", &server::TournamentDetail::name},
    Field{"seq", &server::TournamentDetail::seq},
    Field{"role", &server::TournamentDetail::role},
    Field{"permitted", &server::TournamentDetail::permitted},
    Field{"runs_the_desk", &server::TournamentDetail::runs_the_desk},
    Field{"organises", &server::TournamentDetail::organises},
    Field{"appoints", &server::TournamentDetail::appoints},
    Field{"knocking", &server::TournamentDetail::knocking},
    Field{"objective_points", &server::TournamentDetail::objective_points},
    Field{"late_objective_points", &server::TournamentDetail::late_objective_points},
    Field{"listed", &server::TournamentDetail::listed},
    Field{"state", &server::TournamentDetail::state},
    Field{"created_ms", &server::TournamentDetail::created_ms},
    Field{"format", &server::TournamentDetail::format},
    Field{"players", &server::TournamentDetail::players},
    Field{"rounds", &server::TournamentDetail::rounds},
    Field{"standings_kind", &server::TournamentDetail::standings_kind},
    Field{"standings", &server::TournamentDetail::standings},
    Field{"teams", &server::TournamentDetail::teams},
    Field{"ranking", &server::TournamentDetail::ranking},
    Field{"ties", &server::TournamentDetail::ties},
    Field{"settled", &server::TournamentDetail::settled},
    Field{"officials", &server::TournamentDetail::officials},
    Field{"penalties", &server::TournamentDetail::penalties},
    Field{"calls", &server::TournamentDetail::calls},
    Field{"suspended", &server::TournamentDetail::suspended},
    Field{"next", &server::TournamentDetail::next},
    Field{"unsettled", &server::TournamentDetail::unsettled}
);
template <>
inline constexpr auto schema<server::ActAnswer> = shape(
    "act_answer",
    Field{"seq", &server::ActAnswer::seq},
    Field{"repeated", &server::ActAnswer::repeated}
);
template <>
inline constexpr auto schema<server::ImportColumn> = shape(
    "import_column",
    Field{"heading", &server::ImportColumn::heading},
    Field{"column", &server::ImportColumn::column},
    Field{"samples", &server::ImportColumn::samples}
);
template <>
inline constexpr auto schema<server::ImportRow> = shape(
    "import_row",
    Field{"line", &server::ImportRow::line},
    Field{"fate", &server::ImportRow::fate},
    Field{"name", &server::ImportRow::name},
    Field{"club", &server::ImportRow::club},
    Field{"like", &server::ImportRow::like},
    Field{"questioned", &server::ImportRow::questioned},
    Field{"paid", &server::ImportRow::paid}
);
template <>
inline constexpr auto schema<server::ImportNote> = shape(
    "import_note",
    Field{"line", &server::ImportNote::line},
    Field{"taken", &server::ImportNote::taken},
    Field{"message", &server::ImportNote::message}
);
template <>
inline constexpr auto schema<server::ImportAnswer> = shape(
    "import_answer",
    Field{"added", &server::ImportAnswer::added},
    Field{"columns", &server::ImportAnswer::columns},
    Field{"heading_line", &server::ImportAnswer::heading_line},
    Field{"rows", &server::ImportAnswer::rows},
    Field{"notes", &server::ImportAnswer::notes},
    Field{"seq", &server::ImportAnswer::seq}
);
template <>
inline constexpr auto schema<server::SeatingConflict> = shape(
    "seating_conflict",
    Field{"criterion", &server::SeatingConflict::criterion},
    Field{"table", &server::SeatingConflict::table},
    Field{"players", &server::SeatingConflict::players}
);
template <>
inline constexpr auto schema<server::SeatingNecessity> = shape(
    "seating_necessity",
    Field{"criterion", &server::SeatingNecessity::criterion},
    Field{"group", &server::SeatingNecessity::group},
    Field{"people", &server::SeatingNecessity::people},
    Field{"tables", &server::SeatingNecessity::tables},
    Field{"at_least", &server::SeatingNecessity::at_least}
);
template <>
inline constexpr auto schema<server::SeatingAnswer> = shape(
    "seating_answer",
    Field{"conflicts", &server::SeatingAnswer::conflicts},
    Field{"necessities", &server::SeatingAnswer::necessities}
);
template <>
inline constexpr auto schema<server::JournalLine> = shape(
    "journal_line",
    Field{"seq", &server::JournalLine::seq},
    Field{"at", &server::JournalLine::at},
    Field{"role", &server::JournalLine::role},
    Field{"by", &server::JournalLine::by},
    Field{"event", &server::JournalLine::event},
    Field{"undone", &server::JournalLine::undone}
);
template <>
inline constexpr auto schema<server::JournalAnswer> =
    shape("journal_answer", Field{"entries", &server::JournalAnswer::entries});
template <>
inline constexpr auto schema<server::MemberLine> = shape(
    "member_line",
    Field{"id", &server::MemberLine::id},
    Field{"name", &server::MemberLine::name},
    Field{"role", &server::MemberLine::role},
    Field{"since_ms", &server::MemberLine::since_ms},
    Field{"me", &server::MemberLine::me}
);
template <>
inline constexpr auto schema<server::InvitationLine> = shape(
    "invitation_line",
    Field{"id", &server::InvitationLine::id},
    Field{"role", &server::InvitationLine::role},
    Field{"name", &server::InvitationLine::name},
    Field{"created_ms", &server::InvitationLine::created_ms},
    Field{"held", &server::InvitationLine::held}
);
template <>
inline constexpr auto schema<server::KnockLine> = shape(
    "knock_line",
    Field{"invitation", &server::KnockLine::invitation},
    Field{"player", &server::KnockLine::player},
    Field{"called", &server::KnockLine::called},
    Field{"role", &server::KnockLine::role},
    Field{"name", &server::KnockLine::name}
);
template <>
inline constexpr auto schema<server::OfficialsAnswer> = shape(
    "officials_answer",
    Field{"members", &server::OfficialsAnswer::members},
    Field{"invitations", &server::OfficialsAnswer::invitations},
    Field{"knocks", &server::OfficialsAnswer::knocks}
);
template <>
inline constexpr auto schema<server::InvitationAnswer> =
    shape("invitation_answer", Field{"token", &server::InvitationAnswer::token});
template <>
inline constexpr auto schema<server::RoleAnswer> = shape(
    "role_answer",
    Field{"role", &server::RoleAnswer::role},
    Field{"name", &server::RoleAnswer::name},
    Field{"waiting", &server::RoleAnswer::waiting}
);
template <>
inline constexpr auto schema<server::BadgeLine> = shape(
    "badge_line",
    Field{"player", &server::BadgeLine::player},
    Field{"token", &server::BadgeLine::token}
);
template <>
inline constexpr auto schema<server::BadgesAnswer> =
    shape("badges_answer", Field{"badges", &server::BadgesAnswer::badges});
template <>
inline constexpr auto schema<server::BadgeAnswer> = shape(
    "badge_answer",
    Field{"player", &server::BadgeAnswer::player},
    Field{"name", &server::BadgeAnswer::name},
    Field{"present", &server::BadgeAnswer::present},
    Field{"signed", &server::BadgeAnswer::signed_},
    Field{"round", &server::BadgeAnswer::round},
    Field{"table", &server::BadgeAnswer::table},
    Field{"online", &server::BadgeAnswer::online},
    Field{"elsewhere", &server::BadgeAnswer::elsewhere}
);
template <>
inline constexpr auto schema<server::YearEvent> = shape(
    "year_event",
    Field{"event", &server::YearEvent::event},
    Field{"place", &server::YearEvent::place},
    Field{"score", &server::YearEvent::score},
    Field{"counts", &server::YearEvent::counts}
);
template <>
inline constexpr auto schema<server::YearLine> = shape(
    "year_line",
    Field{"position", &server::YearLine::position},
    Field{"player", &server::YearLine::player},
    Field{"total", &server::YearLine::total},
    Field{"events", &server::YearLine::events}
);
template <>
inline constexpr auto schema<server::RankedTournament> = shape(
    "ranked_tournament",
    Field{"code", &server::RankedTournament::code},
    Field{"name", &server::RankedTournament::name},
    Field{"counts", &server::RankedTournament::counts}
);
template <>
inline constexpr auto schema<server::RankingSummary> = shape(
    "ranking_summary",
    Field{"code", &server::RankingSummary::code},
    Field{"name", &server::RankingSummary::name},
    Field{"year", &server::RankingSummary::year},
    Field{"events", &server::RankingSummary::events}
);
template <>
inline constexpr auto schema<server::RankingsAnswer> = shape(
    "rankings_answer",
    Field{"listed", &server::RankingsAnswer::listed},
    Field{"mine", &server::RankingsAnswer::mine}
);
template <>
inline constexpr auto schema<server::RankingRequest> = shape(
    "ranking_request",
    Field{"name", &server::RankingRequest::name},
    Field{"year", &server::RankingRequest::year},
    Field{"listed", &server::RankingRequest::listed}
);
template <>
inline constexpr auto schema<server::AdmissionRequest> = shape(
    "admission_request",
    Field{"tournament", &server::AdmissionRequest::tournament},
    Field{"admitted", &server::AdmissionRequest::admitted}
);
template <>
inline constexpr auto schema<server::YearAnswer> = shape(
    "year_answer",
    Field{"code", &server::YearAnswer::code},
    Field{"name", &server::YearAnswer::name},
    Field{"year", &server::YearAnswer::year},
    Field{"keeps", &server::YearAnswer::keeps},
    Field{"events", &server::YearAnswer::events},
    Field{"rows", &server::YearAnswer::rows}
);

}  // namespace kamchatka::codec
