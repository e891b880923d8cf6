// Formats, events and whole tournaments.
#include "tournament/json.hpp"

#include "record/json.hpp"
#include "tournament/desk.hpp"
#include "tournament/detail/json_fields.hpp"

#include <utility>

namespace kamchatka::tournament {
namespace {

constexpr std::uint32_t version = 1;

template <std::size_t... I>
Fault read_alternative(std::size_t index, const json::value& value, Event& out, std::index_sequence<I...>) {
    Fault fault = wrong("no such event");
    const auto attempt = [&]<std::size_t N>(std::integral_constant<std::size_t, N>) {
        if (N != index) return;
        std::variant_alternative_t<N, Event> event{};
        FieldReader reader{value};
        reader.take("type");
        fields(reader, event);
        fault = reader.finish();
        if (!fault) out = std::move(event);
    };
    (attempt(std::integral_constant<std::size_t, I>{}), ...);
    return fault;
}

Fault read_event_into(const json::value& value, Event& out) {
    const json::object* object = value.if_object();
    const json::value* type = object == nullptr ? nullptr : object->if_contains("type");
    std::string name;
    if (type == nullptr) return within("type", wrong("missing"));
    if (auto fault = read_value(*type, name)) return within("type", *std::move(fault));
    const auto found = std::ranges::find(event_names, name);
    if (found == event_names.end()) return within("type", wrong("no such event"));
    return read_alternative(
        static_cast<std::size_t>(found - event_names.begin()),
        value,
        out,
        std::make_index_sequence<event_names.size()>{}
    );
}

json::object entry_json(const Entry& entry) {
    return {
        {"seq", entry.seq},
        {"at", entry.at},
        {"by", value_of(entry.by)},
        {"event", to_json(entry.event)}};
}

Fault read_entry(const json::value& value, std::size_t index, Entry& out) {
    FieldReader reader{value};
    std::uint32_t seq = 0;
    reader("seq", seq);
    reader("by", out.by);
    const json::value* at = reader.take("at");
    const json::value* event = reader.take("event");
    if (auto fault = reader.finish()) return fault;
    if (seq != index + 1) return within("seq", wrong("entries are numbered from 1 without gaps"));
    if (at == nullptr || !at->is_int64()) return within("at", wrong("seconds are expected"));
    if (event == nullptr) return within("event", wrong("missing"));
    out.seq = seq;
    out.at = at->get_int64();
    if (auto fault = read_event_into(*event, out.event)) return within("event", *std::move(fault));
    return std::nullopt;
}

}  // namespace

json::object to_json(const Format& format) { return value_of(format).as_object(); }

record::Parsed<Format> read_format(const json::value& value) {
    Format format;
    if (auto fault = read_value(value, format)) return *std::move(fault);
    return format;
}

json::object to_json(const Event& event) {
    json::object object{{"type", event_names[event.index()]}};
    FieldWriter writer{object};
    std::visit([&](const auto& each) { fields(writer, each); }, event);
    return object;
}

record::Parsed<Event> read_event(const json::value& value) {
    Event event;
    if (auto fault = read_event_into(value, event)) return *std::move(fault);
    return event;
}

std::string write_tournament(std::span<const Entry> journal) {
    std::string text = "{\"kamchatka_tournament\":" + std::to_string(version) + ",\"journal\":[";
    for (const Entry& entry : journal) {
        text += (entry.seq == 1 ? "\n" : ",\n") + json::serialize(entry_json(entry));
    }
    return text + "\n]}\n";
}

record::Parsed<Journal> read_tournament(std::string_view text) {
    const auto value = record::parse_json(text);
    if (!value) return value.error();
    FieldReader reader{*value};
    std::uint32_t written = 0;
    reader("kamchatka_tournament", written);
    const json::value* list = reader.take("journal");
    if (auto fault = reader.finish()) return *std::move(fault);
    if (written != version) return within("kamchatka_tournament", wrong("version 1 is expected"));
    const json::array* entries = list == nullptr ? nullptr : list->if_array();
    if (entries == nullptr) return within("journal", wrong("a list is expected"));
    Journal journal;
    for (std::size_t i = 0; i < entries->size(); ++i) {
        Entry entry{};
        if (auto fault = read_entry((*entries)[i], i, entry)) {
            const std::string key = "journal[" + std::to_string(i) + "]";
            return within(key, *std::move(fault));
        }
        journal.push_back(std::move(entry));
    }
    if (const auto bad = unsound_entry(journal)) {
        const std::string key = "journal[" + std::to_string(bad->entry - 1) + "]";
        return within(key, wrong(std::string{word_of(bad->why.reason)} + " " + bad->why.detail));
    }
    return journal;
}

}  // namespace kamchatka::tournament
