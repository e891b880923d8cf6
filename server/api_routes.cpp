// tidy: table
// Every endpoint: where it is, what it takes and gives, and who does it.
#include "server/api.hpp"
#include "server/json_schema.hpp"

namespace kamchatka::server {

std::span<const Api::Route> Api::routes() {
    static constexpr auto none = nullptr;
    using Names = std::vector<TableSummary>;
    static constexpr std::array all{
        Route{"GET", "/api/me", &Api::get_me, "Who is signed in", none, schema_of<MeAnswer>},
        Route{
            "POST",
            "/api/guest",
            &Api::post_guest,
            "Play as a guest of that name; again: renames",
            schema_of<NameRequest>,
            schema_of<PlayerAnswer>},
        Route{
            "POST",
            "/api/account",
            &Api::post_account,
            "A new account; the guest's games come along. The recovery code is shown once",
            schema_of<CredentialsRequest>,
            schema_of<AccountAnswer>},
        Route{
            "POST",
            "/api/login",
            &Api::post_login,
            "Sign in; a guest's games come along",
            schema_of<CredentialsRequest>,
            schema_of<PlayerAnswer>},
        Route{
            "POST",
            "/api/recover",
            &Api::post_recover,
            "A new passphrase by the recovery code; ends all sessions and gives a new code",
            schema_of<RecoverRequest>,
            schema_of<AccountAnswer>},
        Route{
            "POST",
            "/api/logout",
            &Api::post_logout,
            "End the session",
            none,
            schema_of<EmptyAnswer>},
        Route{
            "POST",
            "/api/account/delete",
            &Api::post_account_delete,
            "Delete the player of the session; a guest sends an empty passphrase",
            schema_of<PassphraseRequest>,
            schema_of<EmptyAnswer>},
        Route{
            "GET",
            "/api/account/export",
            &Api::get_account_export,
            "All that is stored about the player, as a file",
            none,
            none},
        Route{
            "GET",
            "/api/rulesets",
            &Api::get_rulesets,
            "The rulesets there are",
            none,
            schema_of<std::vector<RulesetSummary>>},
        Route{
            "GET",
            "/api/rulesets/{id}",
            &Api::get_ruleset,
            "A ruleset: knobs, board, cards, objectives",
            none,
            schema_of<RulesetDetail>},
        Route{
            "GET",
            "/api/rulesets/{id}/clauses",
            &Api::get_clauses,
            "The rulebook, a sentence for each clause",
            none,
            schema_of<std::vector<ClauseLine>>},
        Route{
            "GET",
            "/api/bots",
            &Api::get_bots,
            "The bots a seat may be given to",
            none,
            schema_of<std::vector<BotSummary>>},
        Route{
            "GET",
            "/api/odds",
            &Api::get_odds,
            "The exact odds of attacking to the end: ?ruleset=&attack=&defence=",
            none,
            schema_of<OddsAnswer>},
        Route{"GET", "/api/openapi.json", &Api::get_openapi, "This document", none, none},
        Route{
            "GET",
            "/api/tables",
            &Api::get_tables,
            "Public tables, open and running",
            none,
            schema_of<TablesAnswer>},
        Route{
            "POST",
            "/api/tables",
            &Api::post_tables,
            "Lay a table; whoever asks is its host",
            schema_of<TableRequest>,
            schema_of<CodeAnswer>},
        Route{
            "GET",
            "/api/my/tables",
            &Api::get_my_tables,
            "Tables of the player, newest first",
            none,
            schema_of<Names>},
        Route{
            "GET",
            "/api/my/companions",
            &Api::get_my_companions,
            "Companion tables of the player, newest first (docs/companion.md)",
            none,
            none},
        Route{
            "GET",
            "/api/companions/{code}",
            &Api::get_companion,
            "The book of a companion table, for those who keep it",
            none,
            none},
        Route{
            "POST",
            "/api/companions/{code}/entries",
            &Api::post_companion,
            "Entries of the book in order; those stored before are passed over",
            none,
            none},
        Route{
            "POST",
            "/api/play-now",
            &Api::post_play_now,
            "A table against bots, started at once",
            schema_of<PlayNowRequest>,
            schema_of<CodeAnswer>},
        Route{
            "GET", "/api/tables/{code}", &Api::get_table, "A table", none, schema_of<TableDetail>},
        Route{
            "GET",
            "/api/tables/{code}/rules",
            &Api::get_table_rules,
            "The rules it is played under",
            none,
            schema_of<RulesetDetail>},
        Route{
            "GET",
            "/api/tables/{code}/geometry",
            &Api::get_table_geometry,
            "How to draw its board of quadrants (docs/boards.md)",
            none,
            none},
        Route{
            "GET",
            "/api/tables/{code}/events",
            &Api::get_events,
            "What happened so far, as the one who asks may know it",
            none,
            schema_of<EventsAnswer>},
        Route{
            "POST",
            "/api/tables/{code}/sit",
            &Api::post_sit,
            "Take a seat, the first that is open unless named; during the game: come back",
            schema_of<SitRequest>,
            schema_of<TableDetail>},
        Route{
            "POST",
            "/api/tables/{code}/stand",
            &Api::post_stand,
            "Leave the seat; during the game a bot or nobody plays on, as the table says",
            none,
            schema_of<TableDetail>},
        Route{
            "POST",
            "/api/tables/{code}/start",
            &Api::post_start,
            "Host: begin",
            none,
            schema_of<TableDetail>},
        Route{
            "POST",
            "/api/tables/{code}/seats/{seat}",
            &Api::post_seat,
            "Host: open, close or give a seat to a bot; who sat there is out",
            schema_of<SeatRequest>,
            schema_of<TableDetail>},
        Route{
            "POST",
            "/api/tables/{code}/mute",
            &Api::post_mute,
            "Host: a seat may not chat",
            schema_of<MuteRequest>,
            schema_of<TableDetail>},
        Route{
            "POST",
            "/api/tables/{code}/clock",
            &Api::post_clock,
            "Host: pause, go on, add minutes to the table or to a seat's bank",
            schema_of<ClockRequest>,
            schema_of<TableDetail>},
        Route{
            "POST",
            "/api/tables/{code}/replace",
            &Api::post_replace,
            "Host: a bot plays for who quit, or the seat becomes neutral, as the table says",
            schema_of<ReplaceRequest>,
            schema_of<TableDetail>},
        Route{
            "GET",
            "/api/tables/{code}/record",
            &Api::get_record,
            "The record of a finished game: ?format=text or json",
            none,
            none},
        Route{
            "GET",
            "/api/tables/{code}/replay",
            &Api::get_replay,
            "A finished game for the replay viewer, all revealed",
            none,
            schema_of<ReplayAnswer>},
        Route{
            "POST",
            "/api/replay",
            &Api::post_replay,
            "The same for a record that is sent, as text or JSON",
            none,
            schema_of<ReplayAnswer>},
    };
    return all;
}

}  // namespace kamchatka::server
