#include "server/replays/endpoints.hpp"

#include "record/record_json.hpp"
#include "record/record_text.hpp"
#include "record/rules_schema.hpp"
#include "server/api/route.hpp"
#include "server/replays/replay.hpp"
#include "server/tables/endpoints.hpp"
#include "server/tables/telling.hpp"

#include <array>

namespace kamchatka::server {
namespace {

record::Record record_or_throw(
    const Table& table, const Rules& rules, const std::vector<store::Entry>& entries
) {
    auto record = record_of(table, rules, entries);
    if (!record) throw std::runtime_error{"the log of a table cannot be read"};
    return *std::move(record);
}

}  // namespace

std::span<const Route<ReplayEndpoints>> ReplayEndpoints::routes() {
    using Self = ReplayEndpoints;
    static constexpr std::array all{
        route<void, EventsAnswer>(
            "GET",
            "/api/tables/{code}/events",
            &Self::get_events,
            "What happened so far, as the one who asks may know it"
        ),
        route<void, void>(
            "GET",
            "/api/tables/{code}/record",
            &Self::get_record,
            "The record of a finished game: ?format=text or json"
        ),
        route<void, ReplayAnswer>(
            "GET",
            "/api/tables/{code}/replay",
            &Self::get_replay,
            "A finished game for the replay viewer, all revealed"
        ),
        route<void, ReplayAnswer>(
            "POST",
            "/api/replay",
            &Self::post_replay,
            "The same for a record that is sent, as text or JSON"
        ),
    };
    return all;
}

void ReplayEndpoints::answer_from_log(const Room& room, const Respond& respond, Make make) {
    using Entries = std::vector<store::Entry>;
    const auto read = [this,
                       respond,
                       table = room.table(),
                       rules = room.shared_rules(),
                       make = std::move(make)](Entries entries) {
        answer_on_worker(workers_, respond, [table, rules, make, entries = std::move(entries)] {
            return make(table, *rules, entries);
        });
    };
    log_.read(room.table().id, 1, read_or_answer<Entries>(respond, read));
}

void ReplayEndpoints::answer_when_over(const Call& call, Make make) {
    with_room(
        directory_,
        call,
        [this, make = std::move(make)](const Room& room, const Respond& respond) {
            if (room.table().state != TableState::ended) {
                return respond(error_response(Reason::game_not_over));
            }
            answer_from_log(room, respond, make);
        }
    );
}

// For a page that comes in the middle of a game and has a log to show.
void ReplayEndpoints::get_events(const Call& call) {
    const auto player = call.player ? std::optional{call.player->id} : std::nullopt;
    with_room(directory_, call, [this, player](const Room& room, const Respond& respond) {
        const auto readable = room.readable_by(player);
        if (!readable) return respond(error_response(Reason::table_not_running));
        const auto make =
            [readable](
                const Table& table, const Rules& rules, const std::vector<store::Entry>& entries
            ) {
                const record::Record record = record_or_throw(table, rules, entries);
                std::vector<Event> events;
                for (const record::Step& step : record.steps) {
                    events.insert(events.end(), step.events.begin(), step.events.end());
                }
                // The log may be ahead of what this viewer is shown.
                if (std::cmp_less(readable->seq, events.size())) {
                    events.erase(events.begin() + readable->seq, events.end());
                }
                EventsAnswer answer;
                const record::Lexicon lexicon{rules, record.seat_count};
                answer.events.text = events_json(lexicon, events, readable->viewer);
                return answer_response(answer);
            };
        answer_from_log(room, respond, make);
    });
}

void ReplayEndpoints::get_record(const Call& call) {
    const bool as_json = query_value(call.request.query, "format") == "json";
    answer_when_over(
        call,
        [as_json](
            const Table& table, const Rules& rules, const std::vector<store::Entry>& entries
        ) {
            const record::Record record = record_or_throw(table, rules, entries);
            if (as_json) {
                return file_response(
                    record::pretty(record::to_json(record)),
                    "application/json",
                    table.code + ".json"
                );
            }
            return file_response(
                record::write_text(record), "text/plain; charset=utf-8", table.code + ".txt"
            );
        }
    );
}

void ReplayEndpoints::get_replay(const Call& call) {
    answer_when_over(
        call,
        [](const Table& table, const Rules& rules, const std::vector<store::Entry>& entries) {
            return answer_response(replay_of(record_or_throw(table, rules, entries), entries));
        }
    );
}

void ReplayEndpoints::post_replay(const Call& call) {
    answer_on_worker(workers_, call.respond, [body = call.request.body] {
        const auto reading = record::read_any(body);
        if (!reading) return error_response(Reason::bad_record);
        return answer_response(replay_of(reading->record, {}));
    });
}

}  // namespace kamchatka::server
