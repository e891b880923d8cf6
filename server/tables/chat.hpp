// What is said at a table: the last lines, who may say what, and what may be said at all. Players
// and spectators do not hear each other.
#pragma once

#include "server/tables/messages.hpp"
#include "server/tables/table.hpp"
#include "store/rows.hpp"

#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::server {

// Still allowed after silence was asked for.
bool technical(Phrase phrase);

// Without control characters, not empty, not too long: what may be shown to others.
bool sound_chat_text(std::string_view text, std::size_t bytes_max);

// Why this may not be said at the table now, if it may not; `from` is nothing for a spectator.
std::optional<Reason> refuse_to_say(
    const Table& table, std::optional<Seat> from, const Say& say, std::size_t bytes_max
);

class Chat {
public:
    explicit Chat(std::size_t lines_max) : lines_max_{lines_max} {}

    void add(ChatLine line, std::optional<store::PlayerId> player);
    // Nothing that he said is left.
    void forget(store::PlayerId player);
    // What he said is somebody else's now.
    void hand_over(store::PlayerId from, store::PlayerId to);
    // Those a seat hears, or a spectator.
    std::vector<ChatLine> heard_by(std::optional<Seat> seat) const;
    // At most five in ten seconds from each.
    bool too_often(store::PlayerId player, std::int64_t now_ms);

private:
    struct Spoke {
        store::PlayerId player;
        std::int64_t at_ms;
    };
    struct Said {
        ChatLine line;
        std::optional<store::PlayerId> player;
    };

    std::size_t lines_max_;
    std::deque<Said> lines_;
    std::deque<Spoke> spoke_;
};

store::ChatRow chat_row(
    const Table& table, const ChatLine& line, std::optional<store::PlayerId> player
);
ChatLine chat_line(const store::ChatRow& row);

}  // namespace kamchatka::server
