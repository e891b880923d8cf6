// Lines in, lines out.
#include "server/tables/chat.hpp"

#include "record/record.hpp"

#include <algorithm>

namespace kamchatka::server {
namespace {

constexpr std::string_view silence_phrase = "silence";
constexpr std::int64_t often_ms = 10'000;
constexpr std::ptrdiff_t often_count = 5;

}  // namespace

bool technical(Phrase phrase) { return phrase >= Phrase::aspetta; }

bool sound_chat_text(std::string_view text, std::size_t bytes_max) {
    if (text.size() > bytes_max || text.find_first_not_of(' ') == std::string_view::npos) {
        return false;
    }
    // Marks that turn the direction of writing around could dress one line up as another.
    constexpr std::array turning{
        "\u200e",
        "\u200f",
        "\u202a",
        "\u202b",
        "\u202c",
        "\u202d",
        "\u202e",
        "\u2066",
        "\u2067",
        "\u2068",
        "\u2069",
        "\u061c"};
    for (const std::string_view mark : turning) {
        if (text.find(mark) != std::string_view::npos) return false;
    }
    return std::none_of(text.begin(), text.end(), [](char letter) {
        const auto code = static_cast<unsigned char>(letter);
        return code < 0x20 || code == 0x7f;
    });
}

std::optional<Reason> refuse_to_say(
    const Table& table, std::optional<Seat> from, const Say& say, std::size_t bytes_max
) {
    if (table.settings.tournament || !table.settings.chat) return Reason::chat_off;
    if (from && table.at(*from).muted) return Reason::chat_muted;
    if (table.silenced && !(say.phrase && technical(*say.phrase))) return Reason::chat_silenced;
    if (say.text && !sound_chat_text(*say.text, bytes_max)) return Reason::malformed;
    return std::nullopt;
}

void Chat::add(ChatLine line, std::optional<store::PlayerId> player) {
    lines_.push_back({std::move(line), player});
    if (lines_.size() > lines_max_) lines_.pop_front();
}

void Chat::forget(store::PlayerId player) {
    std::erase_if(lines_, [&](const Said& said) { return said.player == player; });
    std::erase_if(spoke_, [&](const Spoke& spoke) { return spoke.player == player; });
}

void Chat::hand_over(store::PlayerId from, store::PlayerId to) {
    for (Said& said : lines_) {
        if (said.player == from) said.player = to;
    }
}

std::vector<ChatLine> Chat::heard_by(std::optional<Seat> seat) const {
    std::vector<ChatLine> heard;
    for (const Said& said : lines_) {
        if (!seat || said.line.from) heard.push_back(said.line);
    }
    return heard;
}

bool Chat::too_often(store::PlayerId player, std::int64_t now_ms) {
    while (!spoke_.empty() && spoke_.front().at_ms + often_ms <= now_ms) spoke_.pop_front();
    const auto count = std::count_if(spoke_.begin(), spoke_.end(), [&](const Spoke& spoke) {
        return spoke.player == player;
    });
    if (count >= often_count) return true;
    spoke_.push_back({player, now_ms});
    return false;
}

store::ChatRow chat_row(
    const Table& table, const ChatLine& line, std::optional<store::PlayerId> player
) {
    std::optional<std::string> phrase;
    if (line.phrase) phrase = record::spell(*line.phrase);
    if (line.silence) phrase = silence_phrase;
    return {
        .table = table.id,
        .player = player,
        .seat = line.from ? std::optional{static_cast<std::int32_t>(index(*line.from)) + 1}
                          : std::nullopt,
        .name = line.name,
        .text = line.text,
        .phrase = phrase,
        .at_ms = line.at_ms,
    };
}

ChatLine chat_line(const store::ChatRow& row) {
    ChatLine line{.name = row.name, .text = row.text, .at_ms = row.at_ms};
    if (row.seat && *row.seat >= 1)
        line.from = id_of<Seat>(static_cast<std::size_t>(*row.seat - 1));
    if (row.phrase == silence_phrase) {
        line.silence = true;
    } else if (row.phrase) {
        line.phrase = record::read<Phrase>(*row.phrase);
    }
    return line;
}

}  // namespace kamchatka::server
