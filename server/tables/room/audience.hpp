// Who hears what at a table. Every viewer gets every event, with null for what they may not know;
// spectators are told late where the table says so. Knows attendees and what was told; what happens
// at the table is the room's business.
#pragma once

#include "server/tables/room/attendee.hpp"
#include "server/tables/room/game.hpp"
#include "server/tables/room/outbox.hpp"
#include "server/tables/room/recent.hpp"
#include "server/tables/table.hpp"
#include "server/tables/wire/messages.hpp"

#include <deque>
#include <functional>
#include <optional>
#include <vector>

namespace kamchatka::server {

// A batch that spectators have not heard of yet.
struct Later {
    Told told;
    Clock clock;  // as it stood then
};

Frame frame_of(const ServerMessage& message);

class Audience {
public:
    // Both must outlive it.
    Audience(const Table& table, Outbox& outbox) : table_{table}, outbox_{outbox} {}

    // --- Who is there. False when the attendee was there before.
    bool add(Attendee& attendee);
    void remove(Attendee& attendee);
    bool attends(const Attendee& attendee) const;
    // Whoever has no seat is told why and is no longer there.
    void dismiss_spectators(Reason why);
    bool empty() const { return attendees_.empty(); }
    std::size_t size() const { return attendees_.size(); }
    bool online(PlayerId player) const;
    std::size_t spectator_count() const;
    Viewer viewer_of(const Attendee& attendee) const;
    Viewer viewer_of(std::optional<PlayerId> player) const;
    void hang_up(Farewell why);

    // --- What a viewer is shown: the game as it is, or as it was for spectators who are told late
    const State& state_for(const Viewer& viewer, const Game& game) const;
    std::int64_t seq_for(const Viewer& viewer, const Game& game) const;
    Clock clock_for(const Viewer& viewer, const Clock& now) const;
    // The table itself, which is `now`.
    TableDetail table_for(const Viewer& viewer, TableDetail now) const;
    TableState state_of_table_for(const Viewer& viewer) const;
    bool silenced_for(const Viewer& viewer) const;
    bool late(const Viewer& viewer) const;
    // Of a fresh page: all that is the game's. `game` is null in the lobby.
    ViewMessage view_for(const Viewer& viewer, const Game* game, const Clock& now) const;
    // What somebody missed after `seq`, or nothing when only a view can bring them up to date.
    std::optional<EventsMessage> missed_by(
        const Viewer& viewer,
        std::int64_t seq,
        const Recent& recent,
        const Game& game,
        const Clock& now
    ) const;
    // The batch once more for whoever sent the action and did not hear of it.
    EventsMessage again_for(Seat seat, const Told& told, const Game& game, const Clock& now) const;

    // --- Telling, all of it through the outbox
    void tell_one(Attendee& attendee, const ServerMessage& message) const;
    // Not to spectators who are told late; and to them alone.
    void tell_now(const ServerMessage& message) const;
    void tell_late(const ServerMessage& message) const;
    // Who watches late sees it later, but at once how many watch.
    void tell_table(const TableDetail& now, std::int64_t now_ms);
    // To one player, in every window they have open.
    void tell_player(PlayerId player, const ServerMessage& message) const;
    // Players do not hear spectators; spectators hear all, but players not at once where they are
    // told late.
    void tell_chat(const ChatMessage& line) const;
    // To whoever may hear it at once; the others hear it from catch_up().
    void tell_batch(const Told& told, const Game& game, const Clock& now);
    void for_each(const std::function<void(Attendee&)>& visit) const;

    // --- Spectators who are told late. From here on, where the table says so.
    void delay_spectators(
        const State& first, const Clock& now, const TableDetail& table, std::vector<Later> later
    );
    // What is older than this, they know.
    std::int64_t late_until_ms(std::int64_t now_ms) const { return now_ms - delay_ms(); }
    // They are to see the table like that, as it was at `at_ms`.
    void show_later(const TableDetail& table, std::int64_t at_ms);
    // Tells them whatever has become old enough.
    void catch_up(std::int64_t now_ms, const Game& game);
    // Keeps a batch for them that the others are shown in another way.
    void hold_back(const Told& told, const Clock& now);
    // Somebody deleted himself: also what they have yet to see has another name for him.
    void forget(PlayerId player, std::string_view name);
    // When there is something to tell them.
    std::optional<std::int64_t> wake_ms() const;

private:
    enum class Ears : std::uint8_t { all, seats, spectators };

    struct Late {
        State state;
        Clock clock{};
        std::int64_t seq = 0;
        std::int64_t at_ms = 0;  // of the last batch they heard
        std::deque<Later> to_tell{};
        TableDetail table{};  // as they see it
        struct Seen {
            TableDetail table;
            std::int64_t at_ms;
        };
        std::deque<Seen> tables{};  // as they will
    };

    std::int64_t delay_ms() const { return std::int64_t{table_.settings.spectator_delay_s} * 1000; }
    void tell_events(const Told& told, Ears ears, const Game& game, const Clock& now) const;

    const Table& table_;
    Outbox& outbox_;
    std::vector<Attendee*> attendees_;
    std::optional<Late> late_;
};

}  // namespace kamchatka::server
