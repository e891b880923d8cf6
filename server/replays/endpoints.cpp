// Records and replays of finished games, made on worker threads.
#include "server/api/api.hpp"

#include "record/record_json.hpp"
#include "record/record_text.hpp"
#include "server/replays/replay.hpp"
#include "server/tables/telling.hpp"

namespace kamchatka::server {

// For a page that comes in the middle of a game and has a log to show.
void Api::get_events(Call& call) {
    const auto room = need_room(call);
    if (!room) return;
    const auto player = call.player ? std::optional{call.player->id} : std::nullopt;
    const auto readable = room->readable_by(player);
    if (!readable) return call.respond(error_response(Reason::table_not_running));
    on_worker(call, [this, readable, table = room->table(), rules = room->shared_rules()] {
        const auto record = record_of(table, *rules, world_.log().read(table.id, 1));
        if (!record) throw std::runtime_error{"the log of a table cannot be read"};
        std::vector<Event> events;
        for (const record::Step& step : record->steps) {
            events.insert(events.end(), step.events.begin(), step.events.end());
        }
        // The log may be ahead of what this viewer is shown.
        if (std::cmp_less(readable->seq, events.size())) {
            events.erase(events.begin() + readable->seq, events.end());
        }
        const record::Lexicon lexicon{*rules, record->seat_count};
        EventsAnswer answer;
        answer.events.text = events_json(lexicon, events, readable->viewer);
        const std::string text = to_json_text(answer);
        return [text](const Respond& respond) { respond(json_response(text)); };
    });
}

void Api::get_record(Call& call) {
    const auto room = need_room(call);
    if (!room) return;
    if (room->table().state != TableState::ended) {
        return call.respond(error_response(Reason::game_not_over));
    }
    const bool as_json = query_value(call.request.query, "format") == "json";
    on_worker(call, [this, table = room->table(), rules = room->shared_rules(), as_json] {
        const auto record = record_of(table, *rules, world_.log().read(table.id, 1));
        if (!record) throw std::runtime_error{"the log of a table cannot be read"};
        const std::string text =
            as_json ? record::pretty(record::to_json(*record)) : record::write_text(*record);
        return [text, as_json, code = table.code](const Respond& respond) {
            HttpResponse response = json_response(text);
            if (!as_json) response.content_type = "text/plain; charset=utf-8";
            response.headers.emplace_back(
                "Content-Disposition",
                "attachment; filename=\"" + code + (as_json ? ".json\"" : ".txt\"")
            );
            respond(std::move(response));
        };
    });
}

void Api::get_replay(Call& call) {
    const auto room = need_room(call);
    if (!room) return;
    if (room->table().state != TableState::ended) {
        return call.respond(error_response(Reason::game_not_over));
    }
    on_worker(call, [this, table = room->table(), rules = room->shared_rules()] {
        const auto entries = world_.log().read(table.id, 1);
        const auto record = record_of(table, *rules, entries);
        if (!record) throw std::runtime_error{"the log of a table cannot be read"};
        const std::string text = to_json_text(replay_of(*record, entries));
        return [text](const Respond& respond) { respond(json_response(text)); };
    });
}

void Api::post_replay(Call& call) {
    on_worker(call, [body = call.request.body] {
        const auto reading = record::read_any(body);
        HttpResponse response = reading
            ? json_response(to_json_text(replay_of(reading->record, {})))
            : error_response(Reason::bad_record);
        return [response](const Respond& respond) { respond(response); };
    });
}

}  // namespace kamchatka::server
