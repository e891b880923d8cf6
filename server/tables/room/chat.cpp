// Lines in, lines out.
#include "server/tables/room/chat.hpp"

#include "codec/visible_text.hpp"
#include "record/words/spelling.hpp"

#include <algorithm>

namespace kamchatka::server {
namespace {

constexpr std::string_view silence_phrase = "silence";
constexpr std::int64_t often_ms = 10'000;
constexpr std::ptrdiff_t often_count = 5;
constexpr std::size_t to_hear_max = 2000;

}  // namespace

bool technical(Phrase phrase) { return phrase >= Phrase::aspetta; }

std::optional<Reason> refuse_to_say(
    const Table& table,
    std::optional<Seat> from,
    const Say& say,
    bool silenced,
    std::size_t bytes_max
) {
    if (table.settings.tournament || !table.settings.chat) return Reason::chat_off;
    if (from && table.at(*from).muted) return Reason::chat_muted;
    if (silenced && !(say.phrase && technical(*say.phrase))) return Reason::chat_silenced;
    if (!say.text) return std::nullopt;
    if (say.text->size() > bytes_max || codec::blank_text(*say.text)) return Reason::malformed;
    return codec::visible_text(*say.text) ? std::nullopt : std::optional{Reason::odd_characters};
}

void Chat::add(ChatLine line, std::optional<store::PlayerId> player, std::int64_t said_ms) {
    const auto keep = [](std::deque<Said>& list, Said said, std::size_t most) {
        list.push_back(std::move(said));
        if (list.size() > most) list.pop_front();
    };
    const Said said{std::move(line), player, said_ms};
    keep(lines_, said, lines_max_);
    if (!delayed_) return;
    const bool of_a_player = static_cast<bool>(said.line.from);
    keep(of_a_player ? to_hear_ : heard_late_, said, of_a_player ? to_hear_max : lines_max_);
}

void Chat::forget(store::PlayerId player) {
    for (auto* list : {&lines_, &heard_late_, &to_hear_}) {
        std::erase_if(*list, [&](const Said& said) { return said.player == player; });
    }
    std::erase_if(spoke_, [&](const Spoke& spoke) { return spoke.player == player; });
}

void Chat::hand_over(store::PlayerId from, store::PlayerId to) {
    for (auto* list : {&lines_, &heard_late_, &to_hear_}) {
        for (Said& said : *list) {
            if (said.player == from) said.player = to;
        }
    }
}

void Chat::delay_spectators(std::int64_t heard_until_ms) {
    delayed_ = true;
    for (const Said& said : lines_) {
        const bool heard = !said.line.from || said.said_ms <= heard_until_ms;
        (heard ? heard_late_ : to_hear_).push_back(said);
    }
}

std::vector<ChatLine> Chat::lines_of(const std::deque<Said>& said) {
    std::vector<ChatLine> lines;
    for (const Said& each : said) lines.push_back(each.line);
    return lines;
}

std::vector<ChatLine> Chat::heard_late() const { return lines_of(heard_late_); }

std::vector<ChatLine> Chat::hear_late(std::int64_t until_ms) {
    std::deque<Said> now;
    while (!to_hear_.empty() && to_hear_.front().said_ms <= until_ms) {
        now.push_back(std::move(to_hear_.front()));
        to_hear_.pop_front();
    }
    for (const Said& said : now) heard_late_.push_back(said);
    while (heard_late_.size() > lines_max_) heard_late_.pop_front();
    return lines_of(now);
}

std::optional<std::int64_t> Chat::next_late_ms() const {
    return to_hear_.empty() ? std::nullopt : std::optional{to_hear_.front().said_ms};
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
