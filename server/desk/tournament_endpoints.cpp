#include "server/desk/tournament_endpoints.hpp"

#include "server/api/route.hpp"
#include "server/desk/asking.hpp"
#include "server/desk/files/exports.hpp"
#include "server/desk/listing.hpp"
#include "server/desk/schema.hpp"
#include "server/desk/view.hpp"
#include "tournament/decide.hpp"
#include "tournament/format/presets.hpp"
#include "tournament/json.hpp"
#include "tournament/words.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace kamchatka::server {
namespace {

std::optional<std::uint32_t> read_number(std::string_view text) {
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

bool good_ref(std::string_view ref) {
    return !ref.empty() && ref.size() <= 64 && std::ranges::all_of(ref, [](char each) {
        return (each >= 'a' && each <= 'z') || (each >= 'A' && each <= 'Z') ||
            (each >= '0' && each <= '9') || each == '-' || each == '_';
    });
}

tournament::Language language_of(const HttpRequest& request) {
    return query_value(request.query, "lang") == "en" ? tournament::Language::english
                                                      : tournament::Language::italian;
}

}  // namespace

std::span<const Route<TournamentEndpoints>> TournamentEndpoints::routes() {
    using Self = TournamentEndpoints;
    static constexpr std::array all{
        route<void, TournamentsAnswer>(
            "GET",
            "/api/tournaments",
            &Self::get_tournaments,
            "Tournaments: those open to all, and those one has a part in"
        ),
        route<TournamentRequest, CodeAnswer>(
            "POST",
            "/api/tournaments",
            &Self::post_tournaments,
            "A new tournament, from a preset or a format of one's own; whoever asks organises it",
            Cost::lasting
        ),
        route<void, PresetsAnswer>(
            "GET",
            "/api/tournaments/presets",
            &Self::get_presets,
            "Formats and scorings to start from, each with a table worked out"
        ),
        route<FormatRequest, FormatAnswer>(
            "POST",
            "/api/tournaments/check",
            &Self::post_format_check,
            "What is wrong with a format, or unwise"
        ),
        route<FormulaRequest, FormulaAnswer>(
            "POST",
            "/api/tournaments/formula",
            &Self::post_formula_check,
            "Whether a scoring formula holds, and what it gives at a usual table"
        ),
        route<void, TournamentDetail>(
            "GET",
            "/api/tournaments/{code}",
            &Self::get_tournament,
            "A tournament as whoever asks may see it; ETag: ask again with If-None-Match"
        ),
        route<TournamentActRequest, ActAnswer>(
            "POST",
            "/api/tournaments/{code}/act",
            &Self::post_tournament_act,
            "Something decided at the desk, once for each ref",
            Cost::much
        ),
        route<void, ImportAnswer>(
            "POST",
            "/api/tournaments/{code}/import",
            &Self::post_import,
            "A list of people as CSV, in the body as it is: ?present=1&ref=&dry=1; columns=, "
            "headings=, "
            "same=, another= and out= say what a preview left open",
            Cost::much
        ),
        route<void, SeatingAnswer>(
            "GET",
            "/api/tournaments/{code}/seating/{round}",
            &Self::get_seating,
            "What the seating of a round could not avoid, and why",
            Cost::much
        ),
        route<void, JournalAnswer>(
            "GET",
            "/api/tournaments/{code}/journal",
            &Self::get_journal,
            "Desk: every decision, with who and when",
            Cost::much
        ),
        route<void, void>(
            "GET",
            "/api/tournaments/{code}/export",
            &Self::get_export,
            "?format=csv, text, json, ranking; desk: format, file, person&player=; ?lang=it or en",
            Cost::much
        ),
    };
    return all;
}

void TournamentEndpoints::get_tournaments(const Call& call) {
    const auto answer_with = [respond = call.respond](const Listing& listing) {
        TournamentsAnswer answer;
        for (const auto& row : listing.listed) answer.listed.push_back(summary_of(row));
        for (const auto& [row, role] : listing.mine) {
            TournamentSummary& line = answer.mine.emplace_back(summary_of(row));
            line.role = record::read<DeskRole>(role);
        }
        respond(answer_response(answer));
    };
    with_listing(journals_, store::JournalKind::tournament, call, answer_with);
}

void TournamentEndpoints::get_presets(const Call& call) {
    call.respond(answer_response(presets()));
}

void TournamentEndpoints::post_tournaments(const Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    const auto wish = body_of<TournamentRequest>(call);
    if (!wish) return;
    tournament::Format format;
    if (wish->format) {
        auto read = tournament::read_format(wish->format->value);
        if (!read) return call.respond(error_response(Reason::bad_format, read.error().path));
        format = *std::move(read);
    } else {
        const auto* preset = tournament::find_preset(wish->preset.value_or("standings"));
        if (preset == nullptr) return call.respond(error_response(Reason::bad_format, "preset"));
        format = preset->format;
    }
    format.name = wish->name;
    if (wish->listed && !listings_.take(address_group(call.request.peer), world_.now_ms())) {
        return call.respond(error_response(Reason::rate_limited, "listed"));
    }
    desk_.create(
        *player,
        format,
        wish->listed ? store::Listing::listed : store::Listing::unlisted,
        [respond = call.respond](const auto& made) {
            respond(made ? answer_response(CodeAnswer{*made}) : error_response(made.error()));
        }
    );
}

void TournamentEndpoints::post_format_check(const Call& call) {
    const auto wish = body_of<FormatRequest>(call);
    if (!wish) return;
    const auto format = tournament::read_format(wish->format.value);
    if (!format) return call.respond(error_response(Reason::bad_format, format.error().path));
    call.respond(answer_response(format_answer(*format)));
}

void TournamentEndpoints::post_formula_check(const Call& call) {
    const auto wish = body_of<FormulaRequest>(call);
    if (wish) call.respond(answer_response(formula_answer(*wish)));
}

// Written once for each role and number of the journal, however many phones ask.
void TournamentEndpoints::get_tournament(const Call& call) {
    const auto answer = [this, seen = call.request.if_none_match](
                            const Entitled& entitled, const Respond& respond
                        ) {
        const auto& [contest, role, name] = entitled;
        const bool listed = contest->row.listing == store::Listing::listed;
        const std::size_t knocking =
            desk_.knocks().waiting(contest->row.id, world_.now_ms()).size();
        const std::string etag = "\"" + std::to_string(contest->seq()) + "-" +
            std::string{record::spell(role)} + (listed ? "-l" : "-u") +
            (runs_the_desk(role) ? std::to_string(knocking) : "") + "\"";
        const auto respond_with = [this, respond, etag](HttpResponse response) {
            response.headers = {
                {"Cache-Control", "no-cache"},
                {"ETag", etag},
                {"X-Now-Ms", std::to_string(world_.now_ms())}};
            respond(std::move(response));
        };
        if (seen == etag) return respond_with({.status = 304});
        const auto written = [respond, respond_with](const Result<PageText, Reason>& text) {
            if (!text) return respond(error_response(text.error()));
            respond_with({.content_type = "application/json", .body = *text});
        };
        with_page(
            workers_,
            {Lane::desk},
            contest->pages[role],
            etag,
            [now = Tournament{*contest}, role = role, knocking] {
                return to_json_text(detail_of(now, role, knocking));
            },
            written
        );
    };
    access_.with_role(call, answer);
}

void TournamentEndpoints::post_tournament_act(const Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    const auto wish = body_of<TournamentActRequest>(call);
    if (!wish) return;
    const auto act = [this, player = *player, wish = *wish, effort = call.effort](
                         const Entitled& entitled, const Respond& respond
                     ) {
        const auto& [contest, role, name] = entitled;
        if (role == DeskRole::public_ || role == DeskRole::player) {
            return respond(error_response(Reason::not_permitted));
        }
        auto actions = read_actions(wish.action.value, world_);
        if (!actions || !good_ref(wish.ref)) {
            return respond(error_response(Reason::malformed, actions ? "ref" : "action"));
        }
        const tournament::Role as = tournament::acting_role(
            contest->state(), static_cast<tournament::Role>(role), actions->front()
        );
        desk_.act(
            contest,
            {.by = {as, name},
             .author = {.account = player.id},
             .ref = wish.ref,
             .seq = wish.seq,
             .actions = *std::move(actions),
             .effort = effort},
            answer_act(respond)
        );
    };
    access_.with_role(call, act);
}

void TournamentEndpoints::post_import(const Call& call) {
    const auto shared = std::make_shared<const Call>(call);
    access_.with_organiser(call, [this, shared](const Entitled& entitled, const Respond& respond) {
        const auto& contest = entitled.contest;
        if (!good_ref(query_value(shared->request.query, "ref"))) {
            return respond(error_response(Reason::malformed, "ref"));
        }
        const auto plan = read_roster_plan(shared->request.query);
        if (!plan) return respond(error_response(Reason::malformed, "columns"));
        const bool taken = workers_.run<Import>(
            {Lane::desk, shared->effort},
            [shared, ledger = contest->ledger, plan = *plan] {
                return read_import(shared->request.body, ledger->state, plan);
            },
            [this, shared, contest](std::optional<Import> read) {
                if (!read) return shared->respond(error_response(Reason::malformed));
                import(*shared, contest, *std::move(read));
            }
        );
        if (!taken) respond(error_response(Reason::server_busy));
    });
}

void TournamentEndpoints::import(const Call& call, const Desk::Found& contest, Import read) {
    const std::string& query = call.request.query;
    const bool present = query_value(query, "present") == "1";
    read.answer.seq = contest->seq();
    if (read.people.empty() || query_value(query, "dry") == "1") {
        return call.respond(answer_response(read.answer));
    }
    std::vector<tournament::Action> actions;
    auto number = static_cast<std::uint32_t>(contest->state().entrants.size());
    for (ImportedPerson& person : read.people) {
        actions.emplace_back(std::move(person.entry));
        const tournament::PlayerId player{++number};
        if (present) actions.emplace_back(tournament::PresenceNoted{player, true, false});
        if (person.paid) actions.emplace_back(tournament::FeeNoted{player, true, *person.paid});
    }
    desk_.act(
        contest,
        {.by = {tournament::Role::organiser, call.player->name},
         .author = {.account = call.player->id},
         .ref = query_value(query, "ref"),
         .actions = std::move(actions),
         .effort = call.effort},
        [respond = call.respond,
         answer = std::move(read.answer)](const Result<ActAnswer, DeskFault>& acted) mutable {
            if (!acted) return respond(error_response(acted.error()));
            answer.seq = acted->seq;
            respond(answer_response(answer));
        }
    );
}

void TournamentEndpoints::get_seating(const Call& call) {
    const auto round = read_number(call.parts.at(1)).value_or(0);
    const Errand errand{Lane::visit, call.effort};
    access_.with_contest(call, [this, round, errand](const auto& contest, const Respond& respond) {
        if (round == 0 || round > contest->state().rounds.size()) {
            return respond(error_response(Reason::not_found));
        }
        answer_on_worker(workers_, errand, respond, [ledger = contest->ledger, round] {
            return answer_response(seating_of(ledger->state, round - 1));
        });
    });
}

void TournamentEndpoints::get_journal(const Call& call) {
    const Errand errand{Lane::desk, call.effort};
    access_.with_desk(call, [this, errand](const Entitled& entitled, const Respond& respond) {
        answer_on_worker(workers_, errand, respond, [now = Tournament{*entitled.contest}] {
            return answer_response(journal_of(now));
        });
    });
}

void TournamentEndpoints::get_export(const Call& call) {
    const std::string& query = call.request.query;
    const ExportWish wish{
        .form = query_value(query, "format"),
        .language = language_of(call.request),
        .player = tournament::PlayerId{read_number(query_value(query, "player")).value_or(0)}};
    const Errand errand{Lane::visit, call.effort};
    access_.with_role(call, [this, wish, errand](const Entitled& entitled, const Respond& respond) {
        answer_on_worker(
            workers_,
            errand,
            respond,
            [now = Tournament{*entitled.contest}, role = entitled.role, wish] {
                return export_response(now, role, wish);
            }
        );
    });
}

}  // namespace kamchatka::server
