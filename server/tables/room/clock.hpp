// The clocks of one table: the ruleset's minutes, a bank for each seat, a limit for each turn. It
// is told what the time is and how the game stands; it says how much is left and when to look
// again. What happens at zero is the room's business.
#pragma once

#include "engine/engine.hpp"
#include "server/tables/wire/types.hpp"

#include <boost/json.hpp>

#include <cstdint>
#include <optional>
#include <string>

namespace kamchatka::server {

class TableClock {
public:
    // `minutes` are the ruleset's, 0 for none. They run beside a bank or a turn limit too; only a
    // table without a clock is without them.
    TableClock(const ClockSetting& setting, unsigned minutes);

    // The time until now is charged as things stood; from now on they stand like this. `people` are
    // the seats that somebody must play by hand.
    void follow(std::int64_t now_ms, const Rules& rules, const State& state, SeatSet people);

    // By the host.
    void pause(std::int64_t now_ms);
    void resume(std::int64_t now_ms);
    bool paused() const { return paused_; }
    // To the seat's time, or for all alike: to the table's minutes and to every bank.
    bool can_add_minutes(std::optional<Seat> seat) const;
    void add_minutes(std::int64_t now_ms, unsigned minutes, std::optional<Seat> seat);

    // At least this much for a seat whose time was up and who plays on, and no more than a turn.
    void grant(std::int64_t now_ms, Seat seat, std::int64_t least_ms);

    // Nobody is there to play, or everything stands still: nothing is charged.
    void suspend(std::int64_t now_ms);
    void go_on(std::int64_t now_ms);

    // Time is up for the whole table, and has not been called.
    bool table_is_up(std::int64_t now_ms) const;
    // A seat that has run out of its time.
    std::optional<Seat> seat_is_up(std::int64_t now_ms) const;

    // When something happens if nobody acts: a zero or a warning. Nothing when all stands still.
    std::optional<std::int64_t> wake_ms(std::int64_t now_ms) const;

    Clock shown(std::int64_t now_ms) const;

    // For the log; restore() counts on from there, and the time between is nobody's.
    std::string stored(std::int64_t now_ms) const;
    void restore(std::int64_t now_ms, const boost::json::value& stored);

private:
    struct Left {
        std::optional<std::int64_t> table_ms;
        PerSeat<std::int64_t> bank_ms;
        std::int64_t turn_ms;   // of the turn under way
        std::int64_t spell_ms;  // of a go, a choice or a defence outside one's own turn
    };

    bool running() const { return !paused_ && !suspended_; }
    bool own_turn() const;
    Left left_at(std::int64_t now_ms) const;
    void settle(std::int64_t now_ms);
    std::optional<std::int64_t> seat_left(const Left& left) const;
    void begin_turn(Seat seat);

    ClockSetting setting_;
    bool paused_ = false;
    bool suspended_ = false;

    Left left_;
    std::int64_t since_ms_ = 0;  // when left_ was right

    bool table_runs_ = false;
    SeatSet charged_;
    Phase phase_ = Phase::start;
    std::uint32_t round_ = 0;  // of the turn under way
    std::optional<Seat> turn_;
    SeatSet spell_;  // whom the spell is for
};

}  // namespace kamchatka::server
