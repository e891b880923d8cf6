// Tournaments over HTTP: lists, one of them as each may see it, what is decided, files in and out.
#include "server/api/api.hpp"

#include "server/desk/view.hpp"
#include "tournament/json.hpp"
#include "tournament/presets.hpp"
#include "tournament/publish.hpp"
#include "tournament/words.hpp"

#include <algorithm>
#include <charconv>

namespace kamchatka::server {
namespace {

constexpr std::int64_t listed_max = 200;

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

// Where the action is the event asked for.
struct Asking {
    template <typename Event>
    std::optional<tournament::Action> operator()(const Event& event) const {
        if constexpr (std::is_constructible_v<tournament::Action, Event>) {
            return tournament::Action{event};
        } else {
            return std::nullopt;
        }
    }
    // The server's own to say.
    std::optional<tournament::Action> operator()(const tournament::OnlineOpened&) const {
        return std::nullopt;
    }
};

std::optional<tournament::Action> read_action(const boost::json::value& value, World& world) {
    const boost::json::object* object = value.if_object();
    const boost::json::value* type = object == nullptr ? nullptr : object->if_contains("type");
    if (type == nullptr || !type->is_string()) return std::nullopt;
    if (type->as_string() == "draw_round") {
        if (object->size() != 1) return std::nullopt;
        std::array<std::uint8_t, 8> bytes{};
        world.random(bytes);
        std::uint64_t seed = 0;
        for (const std::uint8_t byte : bytes) seed = seed << 8U | byte;
        return tournament::DrawRound{seed};
    }
    if (type->as_string() == "register") {
        boost::json::object event = *object;
        event["type"] = "registered";
        event["player"] = 1;
        const auto read = tournament::read_event(event);
        if (!read || object->contains("player")) return std::nullopt;
        return tournament::Register{std::get<tournament::Registered>(*read).person};
    }
    const auto read = tournament::read_event(value);
    return read ? std::visit(Asking{}, *read) : std::nullopt;
}

// One action, or several that happen all or not at all.
std::optional<std::vector<tournament::Action>> read_actions(
    const boost::json::value& value, World& world
) {
    std::vector<tournament::Action> actions;
    const boost::json::array* list = value.if_array();
    const std::size_t count = list == nullptr ? 1 : list->size();
    for (std::size_t i = 0; i < count; ++i) {
        auto action = read_action(list == nullptr ? value : (*list)[i], world);
        if (!action) return std::nullopt;
        actions.push_back(*std::move(action));
    }
    if (actions.empty()) return std::nullopt;
    return actions;
}

tournament::Language language_of(const HttpRequest& request) {
    return query_value(request.query, "lang") == "en" ? tournament::Language::english
                                                      : tournament::Language::italian;
}

// Without an Official Judge, at an event that is not official, the organiser acts as one.
tournament::Role acting_role(
    DeskRole role, const tournament::State& state, const tournament::Action& action
) {
    const auto own = static_cast<tournament::Role>(role);
    if (own != tournament::Role::organiser || tournament::permitted(own, action)) return own;
    const bool judged =
        std::ranges::count(
            state.officials, tournament::Role::official_judge, &tournament::Official::role
        ) > 0;
    const bool official = state.format && state.format->official;
    return judged || official ? own : tournament::Role::official_judge;
}

HttpResponse file_response(std::string text, std::string type, const std::string& name) {
    HttpResponse response = json_response(std::move(text));
    response.content_type = std::move(type);
    response.headers.emplace_back("Content-Disposition", "attachment; filename=\"" + name + "\"");
    return response;
}

}  // namespace

HttpResponse error_response(const DeskFault& fault) {
    if (!fault.rejected) return error_response(fault.reason);
    ErrorAnswer answer;
    append_quoted(answer.error.reason.text, codec::spell(fault.rejected->reason));
    answer.error.message = wording(*fault.rejected);
    const bool forbidden = fault.rejected->reason == tournament::Rejection::not_yours_to_do;
    return json_response(to_json_text(answer), forbidden ? 403 : 409);
}

Desk::Found Api::need_contest(Call& call) {
    auto contest = desk_.find(call.parts.front());
    if (!contest) call.respond(error_response(Reason::tournament_not_found));
    return contest;
}

DeskRole Api::role_in(const Call& call, const Contest& contest) {
    if (!call.player) return DeskRole::public_;
    const auto word = desk_.journals().role_of(contest.row.id, call.player->id);
    const auto role = word ? record::read<DeskRole>(*word) : std::nullopt;
    return role.value_or(DeskRole::public_);
}

std::optional<Api::Entitled> Api::need_desk(Call& call) {
    const auto contest = need_contest(call);
    if (!contest) return std::nullopt;
    const DeskRole role = role_in(call, *contest);
    if (runs_the_desk(role)) return Entitled{contest, role};
    call.respond(error_response(call.player ? Reason::not_permitted : Reason::no_player));
    return std::nullopt;
}

std::optional<Api::Entitled> Api::need_organiser(Call& call) {
    auto entitled = need_desk(call);
    if (!entitled || entitled->role == DeskRole::organiser) return entitled;
    call.respond(error_response(Reason::not_permitted));
    return std::nullopt;
}

Desk::Acted Api::answer_act(const Call& call) {
    return [respond = call.respond](const Result<ActAnswer, DeskFault>& acted) {
        respond(acted ? json_response(to_json_text(*acted)) : error_response(acted.error()));
    };
}

void Api::get_tournaments(Call& call) {
    TournamentsAnswer answer;
    store::Journals& journals = desk_.journals();
    for (const auto& row : journals.listed(store::JournalKind::tournament, listed_max)) {
        answer.listed.push_back(summary_of(row));
    }
    if (call.player) {
        const auto mine =
            journals.of_member(store::JournalKind::tournament, call.player->id, listed_max);
        for (const auto& row : mine) {
            TournamentSummary& line = answer.mine.emplace_back(summary_of(row));
            const auto word = journals.role_of(row.id, call.player->id);
            if (word) line.role = record::read<DeskRole>(*word);
        }
    }
    call.respond(json_response(to_json_text(answer)));
}

void Api::get_presets(Call& call) { call.respond(json_response(to_json_text(presets()))); }

void Api::post_tournaments(Call& call) {
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
    desk_.create(
        *player,
        format,
        wish->listed ? store::Listing::listed : store::Listing::unlisted,
        [respond = call.respond](const auto& made) {
            respond(
                made ? json_response(to_json_text(CodeAnswer{*made})) : error_response(made.error())
            );
        }
    );
}

void Api::post_format_check(Call& call) {
    const auto wish = body_of<FormatRequest>(call);
    if (!wish) return;
    const auto format = tournament::read_format(wish->format.value);
    if (!format) return call.respond(error_response(Reason::bad_format, format.error().path));
    call.respond(json_response(to_json_text(format_answer(*format))));
}

void Api::post_formula_check(Call& call) {
    const auto wish = body_of<FormulaRequest>(call);
    if (wish) call.respond(json_response(to_json_text(formula_answer(*wish))));
}

void Api::get_year(Call& call) {
    const auto year = read_number(query_value(call.request.query, "year")).value_or(0);
    on_worker(call, [this, year] {
        const std::string text = to_json_text(year_answer(desk_.journals(), year));
        return [text](const Respond& respond) { respond(json_response(text)); };
    });
}

// Written once for each role and number of the journal, however many phones ask.
void Api::get_tournament(Call& call) {
    const auto contest = need_contest(call);
    if (!contest) return;
    const DeskRole role = role_in(call, *contest);
    const bool listed = contest->row.listing == store::Listing::listed;
    const std::string etag = "\"" + std::to_string(contest->seq()) + "-" +
        std::string{record::spell(role)} + (listed ? "-l" : "-u") + "\"";
    HttpResponse response;
    response.headers = {
        {"Cache-Control", "no-cache"},
        {"ETag", etag},
        {"X-Now-Ms", std::to_string(world_.now_ms())}};
    if (call.request.if_none_match == etag) {
        response.status = 304;
        return call.respond(std::move(response));
    }
    Contest::Written& written = contest->written[role];
    if (written.seq != contest->seq()) {
        written.seq = contest->seq();
        written.text = std::make_shared<const std::string>(to_json_text(detail_of(*contest, role)));
    }
    response.content_type = "application/json";
    response.body = written.text;
    call.respond(std::move(response));
}

void Api::post_tournament_act(Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    const auto wish = body_of<TournamentActRequest>(call);
    if (!wish) return;
    const auto contest = need_contest(call);
    if (!contest) return;
    const DeskRole role = role_in(call, *contest);
    if (role == DeskRole::public_ || role == DeskRole::player) {
        return call.respond(error_response(Reason::not_permitted));
    }
    auto actions = read_actions(wish->action.value, world_);
    if (!actions || !good_ref(wish->ref)) {
        return call.respond(error_response(Reason::malformed, actions ? "ref" : "action"));
    }
    const tournament::Role as = acting_role(role, contest->state, actions->front());
    desk_.act(
        contest,
        {.by = {as, player->name},
         .author = {.account = player->id},
         .ref = wish->ref,
         .seq = wish->seq,
         .actions = *std::move(actions)},
        answer_act(call)
    );
}

void Api::post_import(Call& call) {
    const auto entitled = need_organiser(call);
    if (!entitled) return;
    const auto& contest = entitled->contest;
    const std::string ref = query_value(call.request.query, "ref");
    if (!good_ref(ref)) return call.respond(error_response(Reason::malformed, "ref"));
    std::vector<tournament::Person> entered;
    for (const tournament::Entrant& each : contest->state.entrants) {
        if (each.standing != tournament::Standing::removed) entered.push_back(each.person);
    }
    const auto roster = tournament::read_roster(call.request.body, entered);
    const bool present = query_value(call.request.query, "present") == "1";
    ImportAnswer answer;
    answer.added = static_cast<std::uint32_t>(roster.people.size());
    answer.seq = contest->seq();
    for (const tournament::RosterNote& note : roster.notes) {
        answer.notes.push_back(
            {.line = static_cast<std::uint32_t>(note.line),
             .taken = tournament::taken_all_the_same(note.fault),
             .message = wording(note)}
        );
    }
    if (roster.people.empty() || query_value(call.request.query, "dry") == "1") {
        return call.respond(json_response(to_json_text(answer)));
    }
    std::vector<tournament::Action> actions;
    auto number = static_cast<std::uint32_t>(contest->state.entrants.size());
    for (const tournament::Person& person : roster.people) {
        actions.emplace_back(tournament::Register{person});
        ++number;
        if (!present) continue;
        actions.emplace_back(tournament::PresenceNoted{tournament::PlayerId{number}, true, true});
    }
    desk_.act(
        contest,
        {.by = {tournament::Role::organiser, call.player->name},
         .author = {.account = call.player->id},
         .ref = ref,
         .actions = std::move(actions)},
        [respond = call.respond, answer](const Result<ActAnswer, DeskFault>& acted) mutable {
            if (!acted) return respond(error_response(acted.error()));
            answer.seq = acted->seq;
            respond(json_response(to_json_text(answer)));
        }
    );
}

void Api::get_seating(Call& call) {
    const auto contest = need_contest(call);
    if (!contest) return;
    const auto round = read_number(call.parts.at(1)).value_or(0);
    if (round == 0 || round > contest->state.rounds.size()) {
        return call.respond(error_response(Reason::not_found));
    }
    on_worker(call, [state = contest->state, round] {
        const std::string text = to_json_text(seating_of(state, round - 1));
        return [text](const Respond& respond) { respond(json_response(text)); };
    });
}

void Api::get_journal(Call& call) {
    const auto entitled = need_desk(call);
    if (entitled) call.respond(json_response(to_json_text(journal_of(*entitled->contest))));
}

void Api::get_export(Call& call) {
    const auto contest = need_contest(call);
    if (!contest) return;
    const auto language = language_of(call.request);
    const std::string form = query_value(call.request.query, "format");
    const std::string& code = contest->row.code;
    const tournament::State& state = contest->state;
    if (form == "csv") {
        return call.respond(file_response(
            tournament::standings_csv(state, language), "text/csv; charset=utf-8", code + ".csv"
        ));
    }
    if (form == "text") {
        return call.respond(file_response(
            tournament::standings_text(state, language), "text/plain; charset=utf-8", code + ".txt"
        ));
    }
    const auto json = [&](const std::string& text, std::string_view what) {
        const std::string name = code + "-" + std::string{what} + ".json";
        call.respond(file_response(text, "application/json", name));
    };
    if (form == "json") return json(boost::json::serialize(standings_json(state)), "standings");
    const bool desk = runs_the_desk(role_in(call, *contest));
    if (!desk) return call.respond(error_response(Reason::not_permitted));
    if (form == "ranking") {
        return json(boost::json::serialize(to_json(tournament::ranked_event(state))), form);
    }
    if (form == "format") return json(boost::json::serialize(to_json(*state.format)), form);
    if (form == "file") return json(tournament::write_tournament(contest->journal), "tournament");
    const auto player = read_number(query_value(call.request.query, "player")).value_or(0);
    if (form == "person" && tournament::find(state, tournament::PlayerId{player}) != nullptr) {
        return json(person_text(*contest, tournament::PlayerId{player}), form);
    }
    call.respond(error_response(Reason::not_found));
}

}  // namespace kamchatka::server
