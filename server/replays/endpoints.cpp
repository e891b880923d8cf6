#include "server/replays/endpoints.hpp"

#include "record/record_json.hpp"
#include "record/rules_schema.hpp"
#include "record/text/record_text.hpp"
#include "server/api/route.hpp"
#include "server/replays/points.hpp"
#include "server/replays/replay.hpp"
#include "server/tables/endpoints.hpp"
#include "server/tables/room/telling.hpp"

#include <array>
#include <charconv>

namespace kamchatka::server {
namespace {

// The last event that whoever asks has already; 0 from the beginning.
std::optional<std::int64_t> after_of(const Call& call) {
    const std::string text = query_value(call.request.query, "after");
    if (text.empty()) return 0;
    std::int64_t after = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), after);
    const bool good = error == std::errc{} && end == text.data() + text.size() && after >= 0;
    // Events of one game are numbered far below this.
    return good && after <= INT32_MAX ? std::optional{after} : std::nullopt;
}

// The events of the entries from `after` up to `last`.
std::vector<Event> events_between(
    const record::Lexicon& lexicon,
    const std::vector<store::Entry>& entries,
    std::int64_t after,
    std::int64_t last
) {
    std::vector<Event> events;
    for (const store::Entry& entry : entries) {
        const auto body = decode_body(lexicon, entry.body);
        if (!body) throw std::runtime_error{"the log of a table cannot be read"};
        std::int64_t seq = entry.seq;
        for (const Event& event : body->batch.events()) {
            if (seq > after && seq <= last) events.push_back(event);
            ++seq;
        }
    }
    return events;
}

std::int64_t last_of(const std::vector<store::Entry>& entries) {
    return entries.back().seq + entries.back().event_count - 1;
}

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
            "What happened so far, as the one who asks may know it: ?after=, page by page",
            Cost::much
        ),
        route<void, void>(
            "GET",
            "/api/tables/{code}/record",
            &Self::get_record,
            "The record of a finished game: ?format=text or json",
            Cost::much
        ),
        route<void, ReplayAnswer>(
            "GET",
            "/api/tables/{code}/replay",
            &Self::get_replay,
            "A finished game for the replay viewer, all revealed, with its first steps",
            Cost::much
        ),
        route<void, ReplaySteps>(
            "GET",
            "/api/tables/{code}/replay/steps",
            &Self::get_replay_steps,
            "More of its steps, page by page: ?after=",
            Cost::much
        ),
        route<void, ReplayPoints>(
            "GET",
            "/api/tables/{code}/replay/points",
            &Self::get_replay_points,
            "What everybody's territories were worth, through the whole game",
            Cost::much
        ),
        route<void, ReplayAnswer>(
            "POST",
            "/api/replay",
            &Self::post_replay,
            "The same for a record that is sent, as text or JSON, with all its steps",
            Cost::much
        ),
    };
    return all;
}

void ReplayEndpoints::answer_from_log(
    const Call& call, const Room& room, store::Part part, const Respond& respond, Make make
) {
    using Entries = std::vector<store::Entry>;
    const auto read = [this,
                       respond,
                       effort = call.effort,
                       table = room.table(),
                       rules = room.shared_rules(),
                       make = std::move(make)](Entries entries) {
        const auto work = [table, rules, make, entries = std::move(entries)] {
            return make(table, *rules, entries);
        };
        answer_on_worker(workers_, {Lane::visit, effort}, respond, work);
    };
    log_.read(room.table().id, part, read_or_answer<Entries>(respond, read));
}

void ReplayEndpoints::answer_when_over(
    const Call& call, const std::string& key, store::Part part, Make make
) {
    const auto answer =
        [this, call, key, part, make = std::move(make)](const Room& room, const Respond& respond) {
            if (room.state_for(asking(call)) != TableState::ended) {
                return respond(error_response(Reason::game_not_over));
            }
            // Names change when people do, and who is gone must not be kept.
            const std::string whole_key =
                room.table().code + " " + key + " " + std::to_string(directory_.people_changes());
            if (const HttpResponse* response = kept_.find(whole_key)) return respond(*response);
            const auto keep = [this, whole_key, respond](const HttpResponse& response) {
                if (response.status == 200) kept_.keep(whole_key, response);
                respond(response);
            };
            answer_from_log(call, room, part, keep, make);
        };
    with_room(directory_, call, answer);
}

// For a page that comes in the middle of a game and has a log to show.
void ReplayEndpoints::get_events(const Call& call) {
    const auto after = after_of(call);
    if (!after) return call.respond(error_response(Reason::malformed, "after"));
    const auto player = asking(call);
    with_room(directory_, call, [=, this](const Room& room, const Respond& respond) {
        const auto readable = room.readable_by(player);
        if (!readable) return respond(error_response(readable.error()));
        const auto make = [readable = *readable, after](
                              const Table& table,
                              const Rules& rules,
                              const std::vector<store::Entry>& entries
                          ) {
            const record::Lexicon lexicon{rules, static_cast<std::uint8_t>(table.places.size())};
            // The log may be ahead of what this viewer is shown.
            const auto events = events_between(lexicon, entries, *after, readable.seq);
            const std::int64_t last = *after + std::ssize(events);
            EventsAnswer answer;
            answer.events.text = events_json(lexicon, events, readable.viewer);
            if (!events.empty() && last < readable.seq) answer.next = last;
            return answer_response(answer);
        };
        answer_from_log(call, room, {.from_seq = *after + 1, .entries_max = page_}, respond, make);
    });
}

void ReplayEndpoints::get_record(const Call& call) {
    const bool as_json = query_value(call.request.query, "format") == "json";
    const auto make =
        [as_json](
            const Table& table, const Rules& rules, const std::vector<store::Entry>& entries
        ) {
            const record::Record record = record_or_throw(table, rules, entries);
            if (!as_json) {
                return file_response(
                    record::write_text(record), "text/plain; charset=utf-8", table.code + ".txt"
                );
            }
            return file_response(
                record::pretty(record::to_json(record)), "application/json", table.code + ".json"
            );
        };
    answer_when_over(call, as_json ? "json" : "text", {}, make);
}

void ReplayEndpoints::get_replay(const Call& call) {
    const auto make =
        [page = page_](
            const Table& table, const Rules& rules, const std::vector<store::Entry>& entries
        ) {
            const record::Record record = record_or_throw(table, rules, entries);
            ReplayAnswer answer = replay_of(record);
            answer.steps = steps_of(table, rules, entries);
            if (std::ssize(entries) == page) {
                answer.next = last_of(entries);
            } else {
                answer.points = points_through(record);
            }
            return answer_response(answer);
        };
    answer_when_over(call, "replay", {.entries_max = page_}, make);
}

void ReplayEndpoints::get_replay_steps(const Call& call) {
    const auto after = after_of(call);
    if (!after) return call.respond(error_response(Reason::malformed, "after"));
    const auto make =
        [page = page_](
            const Table& table, const Rules& rules, const std::vector<store::Entry>& entries
        ) {
            ReplaySteps answer{.steps = steps_of(table, rules, entries)};
            if (std::ssize(entries) == page) answer.next = last_of(entries);
            return answer_response(answer);
        };
    answer_when_over(
        call,
        "steps " + std::to_string(*after),
        {.from_seq = *after + 1, .entries_max = page_},
        make
    );
}

void ReplayEndpoints::get_replay_points(const Call& call) {
    const auto make = [](const Table& table,
                         const Rules& rules,
                         const std::vector<store::Entry>& entries) {
        return answer_response(ReplayPoints{points_through(record_or_throw(table, rules, entries))}
        );
    };
    answer_when_over(call, "points", {}, make);
}

void ReplayEndpoints::post_replay(const Call& call) {
    const Errand errand{Lane::visit, call.effort};
    answer_on_worker(workers_, errand, call.respond, [body = call.request.body] {
        const auto reading = record::read_any(body);
        if (!reading) return error_response(Reason::bad_record);
        ReplayAnswer answer = replay_of(reading->record);
        answer.steps = steps_of(reading->record);
        answer.points = points_through(reading->record);
        answer.cut_off = reading->cut_off.has_value();
        return answer_response(answer);
    });
}

}  // namespace kamchatka::server
