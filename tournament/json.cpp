// Formats, events and whole tournaments.
#include "tournament/json.hpp"

#include "codec/json_text.hpp"
#include "tournament/decide.hpp"
#include "tournament/schema.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace kamchatka::codec {

using tournament::Limits;

Fault Reader<tournament::Score, Limits>::read(
    const Limits&, const json::value& value, tournament::Score& out
) {
    const json::string* text = value.if_string();
    const auto score =
        text == nullptr ? std::nullopt : tournament::read_score({text->data(), text->size()});
    if (!score) return wrong("a score as a string is expected, as in \"44.1\"");
    out = *score;
    return std::nullopt;
}

Fault Reader<std::uint64_t, Limits>::read(
    const Limits& limits, const json::value& value, std::uint64_t& out
) {
    std::string text;
    if (auto fault = from_value(limits, value, text)) return fault;
    const bool digits = !text.empty() && text.size() <= 20 &&
        std::ranges::all_of(text, [](char each) { return each >= '0' && each <= '9'; });
    if (!digits) return wrong("a number as a string is expected");
    out = 0;
    for (const char each : text) {
        const auto digit = static_cast<std::uint64_t>(each - '0');
        if (out > (std::numeric_limits<std::uint64_t>::max() - digit) / 10) {
            return wrong("too large");
        }
        out = out * 10 + digit;
    }
    return std::nullopt;
}

Fault Reader<tournament::PlayerId, Limits>::read(
    const Limits& limits, const json::value& value, tournament::PlayerId& out
) {
    std::uint32_t number = 0;
    if (auto fault = from_value(limits, value, number)) return fault;
    if (number == 0 || number > tournament::players_max) {
        return wrong("a player's number is expected");
    }
    out = tournament::PlayerId{number};
    return std::nullopt;
}

}  // namespace kamchatka::codec

namespace kamchatka::tournament {
namespace {

using codec::Fault;
using codec::ObjectReader;
using codec::within;
using codec::wrong;

constexpr std::uint32_t version = 1;
constexpr Limits limits;

json::object entry_json(const Entry& entry) {
    return {
        {"seq", entry.seq},
        {"at", entry.at},
        {"by", codec::to_value(limits, entry.by)},
        {"event", to_json(entry.event)}};
}

Fault read_entry(const json::value& value, std::size_t index, Entry& out) {
    ObjectReader reader{value};
    std::uint32_t seq = 0;
    reader.require(limits, "seq", seq);
    reader.require(limits, "at", out.at);
    reader.require(limits, "by", out.by);
    if (!reader.failed() && seq != index + 1) {
        reader.note("seq", wrong("entries are numbered from 1 without gaps"));
    }
    out.seq = seq;
    reader.require(limits, "event", out.event);
    return reader.finish();
}

}  // namespace

json::object to_json(const Format& format) {
    return std::move(codec::to_value(limits, format).as_object());
}

codec::Parsed<Format> read_format(const json::value& value) {
    Format format;
    if (auto fault = codec::from_value(limits, value, format)) return *std::move(fault);
    return format;
}

json::object to_json(const Event& event) {
    return std::move(codec::to_value(limits, event).as_object());
}

codec::Parsed<Event> read_event(const json::value& value) {
    Event event;
    if (auto fault = codec::from_value(limits, value, event)) return *std::move(fault);
    return event;
}

std::string write_tournament(std::span<const Entry> journal) {
    std::string text = "{\"kamchatka_tournament\":" + std::to_string(version) + ",\"journal\":[";
    for (const Entry& entry : journal) {
        text += (entry.seq == 1 ? "\n" : ",\n") + json::serialize(entry_json(entry));
    }
    return text + "\n]}\n";
}

codec::Parsed<Journal> read_tournament(std::string_view text) {
    const auto value = codec::parse_json(text);
    if (!value) return value.error();
    ObjectReader reader{*value};
    std::uint32_t written = 0;
    reader.require(limits, "kamchatka_tournament", written);
    if (!reader.failed() && written != version) {
        reader.note("kamchatka_tournament", wrong("version 1 is expected"));
    }
    Journal journal;
    if (const json::value* list = reader.take_required("journal")) {
        const json::array* entries = nullptr;
        reader.note("journal", codec::read_list(*list, codec::list_limit<Limits>(), entries));
        for (std::size_t i = 0; entries != nullptr && i < entries->size(); ++i) {
            Entry entry{};
            if (auto fault = read_entry((*entries)[i], i, entry)) {
                return within("journal", within(i, *std::move(fault)));
            }
            journal.push_back(std::move(entry));
        }
    }
    if (auto fault = reader.finish()) return *std::move(fault);
    if (const auto bad = unsound_entry(journal)) {
        const std::string why = std::string{codec::spell(bad->why.reason)} + " " + bad->why.detail;
        return within("journal", within(bad->entry - 1, wrong(why)));
    }
    return journal;
}

}  // namespace kamchatka::tournament
