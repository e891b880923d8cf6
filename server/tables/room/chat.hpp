// What is said at a table: the last lines, who may say what, and what may be said at all. Players
// and spectators do not hear each other.
#pragma once

#include "server/tables/table.hpp"
#include "server/tables/wire/messages.hpp"
#include "store/rows.hpp"

#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::server {

// Still allowed after silence was asked for.
bool technical(Phrase phrase);

// Why this may not be said at the table now, if it may not; `from` is nothing for a spectator, and
// `silenced` whether he knows that silence was asked for.
std::optional<Reason> refuse_to_say(
    const Table& table,
    std::optional<Seat> from,
    const Say& say,
    bool silenced,
    std::size_t bytes_max
);

class Chat {
public:
    explicit Chat(std::size_t lines_max) : lines_max_{lines_max} {}

    // `said_ms` by the clock that never jumps.
    void add(ChatLine line, std::optional<store::PlayerId> player, std::int64_t said_ms);
    // Nothing that he said is left.
    void forget(store::PlayerId player);
    // What he said is somebody else's now.
    void hand_over(store::PlayerId from, store::PlayerId to);
    // Those a seat hears, or a spectator.
    std::vector<ChatLine> heard_by(std::optional<Seat> seat) const;
    // From here on spectators are told late what players say. They have heard what is as old as
    // that.
    void delay_spectators(std::int64_t heard_until_ms);
    // What a late spectator has heard, and what he hears now: all until then.
    std::vector<ChatLine> heard_late() const;
    std::vector<ChatLine> hear_late(std::int64_t until_ms);
    // When the next that he has not heard was said.
    std::optional<std::int64_t> next_late_ms() const;
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
        std::int64_t said_ms;
    };

    static std::vector<ChatLine> lines_of(const std::deque<Said>& said);

    std::size_t lines_max_;
    std::deque<Said> lines_;
    std::deque<Spoke> spoke_;
    bool delayed_ = false;
    std::deque<Said> heard_late_;
    std::deque<Said> to_hear_;
};

store::ChatRow chat_row(
    const Table& table, const ChatLine& line, std::optional<store::PlayerId> player
);
ChatLine chat_line(const store::ChatRow& row);

}  // namespace kamchatka::server
