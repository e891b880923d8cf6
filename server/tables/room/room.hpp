// A table and everybody at it. One message in, one batch out: an action is decided on a copy,
// stored, and told only when the log says that it is durable. What else changes is stored by the
// keeper, and the outbox holds back what is said of it until it is. The room owns no thread, no
// socket and no clock: everything comes in as a call, on one thread, and goes out through World and
// Attendee.
//
// Who hears what is the Audience's business.
//
//   room_play.cpp   actions, store, tell     room_lobby.cpp  seats, before and during the game
//   room_bots.cpp   what bots do             room_clock.cpp  time, pauses, stand-ins at zero
//   room_shown.cpp  what it looks like       room.cpp        coming, going, talking
//   room_ending.cpp stopping, playing again
//   room_judge.cpp  waiting for the judge    room_absence.cpp players and hosts who are not there
//   room_asked.cpp  questions that change nothing
#pragma once

#include "server/tables/room/attendee.hpp"
#include "server/tables/room/audience.hpp"
#include "server/tables/room/chat.hpp"
#include "server/tables/room/clock.hpp"
#include "server/tables/room/game.hpp"
#include "server/tables/room/keeper.hpp"
#include "server/tables/room/outbox.hpp"
#include "server/tables/room/recent.hpp"
#include "server/tables/room/restoring.hpp"
#include "server/tables/room/world.hpp"
#include "server/tables/table.hpp"
#include "server/tables/wire/requests.hpp"

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::server {

// Why something was refused, if it was.
using Refusal = std::optional<Reason>;

class Room : public std::enable_shared_from_this<Room> {
public:
    // A table in the lobby.
    Room(World& world, Table table, std::shared_ptr<const Rules> rules, const Digest& server_seed);

    // A table brought back.
    Room(World& world, Restored restored);
    Room(const Room&) = delete;
    Room& operator=(const Room&) = delete;

    const Table& table() const { return table_; }
    const Rules& rules() const { return *rules_; }
    const std::shared_ptr<const Rules>& shared_rules() const { return rules_; }
    // As somebody may see it: who watches late, as it was.
    TableDetail detail(std::optional<PlayerId> player) const;
    TableSummary summary(std::optional<PlayerId> player) const;
    TableState state_for(std::optional<PlayerId> player) const;
    bool online(PlayerId player) const { return audience_.online(player); }
    bool deserted() const { return audience_.empty(); }
    // Nobody has a seat that they play themselves.
    bool unmanned() const { return people().empty(); }
    // Nothing is on its way, and nothing will happen until somebody comes.
    bool at_rest() const;
    // What a clock has run since the last entry is stored: the room may be let go.
    void put_away();
    // For lists that are made where the room is not: now and then, when it has changed.
    void keep_shown();
    std::size_t attendee_count() const { return audience_.size(); }
    // Another node goes on with the table: nothing more is taken in, what is on its way is
    // finished, and then everybody is hung up on and `done` called. The room is of no use any more.
    void hand_off(std::function<void()> done);
    bool handing_off() const { return handing_off_ != nullptr; }
    // Another process wrote to its log: the room is of no use any more.
    bool lost() const { return lost_; }
    // Of the game; nothing in the lobby.
    const State* state() const { return game_ ? &game_->state() : nullptr; }
    std::int64_t seq() const { return game_ ? game_->seq() : 0; }
    // What somebody may read of the game so far: as whom, and up to which event; or why nothing.
    struct Readable {
        Viewer viewer;
        std::int64_t seq;
    };
    Result<Readable, Reason> readable_by(std::optional<PlayerId> player) const;

    // Calls back when all that was changed here so far is stored, at once when it is; with false
    // when it could not be.
    void when_stored(std::function<void(bool stored)> then) { outbox_.then(std::move(then)); }

    bool held() const { return outbox_.held(); }

    // --- Connections. An attendee that joined must leave before it goes.
    Refusal join(Attendee& attendee, const OrNull<std::int64_t>& seq);
    void leave(Attendee& attendee);
    void act(Attendee& from, const Act& message);
    // Whether the action would be accepted, told to who asks alone. Nothing comes of it.
    void answer_why(Attendee& from, const Why& message) const;
    // What a bot would place or claim at the seat of who asks; only where aids are allowed.
    void propose(Attendee& from, const Propose& message);
    void say(Attendee& from, const Say& message);
    void ask_silence(Attendee& from);
    void stand(Attendee& from, const StandingDefence& message);

    // --- The lobby, and the host during the game
    Refusal sit(PlayerId player, const std::string& name, std::optional<Seat> seat);
    Refusal stand_up(PlayerId player);
    Refusal set_place(
        PlayerId host, Seat seat, SeatWish wish, const std::string& bot, const std::string& bot_name
    );
    Refusal start(PlayerId host);
    // --- The end, other than by the rules
    Refusal agree_to_stop(PlayerId player, bool agree);  // NOLINT: as the wire has it
    // What a player would do about a seat whose player is absent, where the others decide.
    Refusal vote_on_absence(PlayerId player, Seat seat, AbsenceVote vote);
    Refusal refuse_rematch(PlayerId player) const;
    void set_rematch(const std::string& code);
    // At the table that was laid for it: begins when nobody is missing.
    void start_when_complete();

    // Seats kept for the players of a tournament, who come with a link of their own: nobody else
    // takes one. With that link a player has his seat at any time, whoever held it.
    void keep_seats(const std::string& event);
    Refusal seat_player(Seat seat, PlayerId player, const std::string& name);
    // Where nobody plays for anybody: the seats that the table waits for, each time with another
    // number; and how it stands with what was asked of the judge, seat by seat.
    struct Plea {
        Seat seat;
        Wait why;
        std::uint32_t number;
    };
    std::vector<Plea> pleas() const;
    void show_judge(const std::vector<std::optional<CallState>>& calls);
    Refusal mute(PlayerId host, Seat seat, bool muted);  // NOLINT: as the wire has it
    Refusal change_clock(PlayerId host, const ClockRequest& request);
    Refusal set_pace(PlayerId host, BotPace pace);
    // Whom all others are bots may do without watching them.
    Refusal skip_bots(PlayerId player);
    Refusal replace(PlayerId host, Seat seat);
    // The same for whoever judges the tournament, who has no seat and need not be the host.
    Refusal order_clock(const ClockRequest& request);
    Refusal order_stand_in(Seat seat, StandIn how);
    bool clock_paused() const { return clock_.paused(); }
    // With a word of whoever runs the server, where it was he.
    void abandon(const std::string& notice = {});
    void set_hidden(bool hidden) { table_.hidden = hidden; }
    // It is forgotten: whoever is there is hung up on, and nothing more is told or stored.
    void vanish();
    void rename(PlayerId player, const std::string& name);
    // He deleted himself: his seat is a bot's now, under nobody's name, and what he said is gone.
    void forget(PlayerId player);
    // The seat of a guest who became somebody else; a bot's when that one has a seat here already.
    void hand_over(PlayerId from, PlayerId to, const std::string& name);

    // --- Time. Call tick() when wake_ms() has come; it may say another time after any call.
    std::optional<std::int64_t> wake_ms() const;
    void tick();

private:
    struct Pending {
        Game::Next next;
        std::string ref;
        std::int64_t made_ms;
        std::int64_t at_ms;  // the same, for people
        Attendee* from;      // null when it is gone, or nobody's
    };
    struct Waiting {
        Attendee* from;
        Act message;
    };
    // The bot that plays at a seat.
    struct Thoughts {
        std::shared_ptr<Mind> mind{};
        std::int64_t heard_seq = 0;  // by the mind
        std::optional<std::int64_t> asked_seq{};
        std::optional<Action> answer{};  // for asked_seq
    };

    void send_view(Attendee& attendee);
    void resume(Attendee& attendee, std::int64_t seq);
    void tell_batch(const Told& told);
    void tell_table();
    void tell_clock_change();

    // room_shown.cpp
    TableDetail detail_now() const;
    // A moment of the wall clock by the clock that counts: never in the future.
    std::int64_t counted_ms(std::int64_t wall_ms) const;
    void delay_spectators(const State& first, std::vector<Later> later);
    void catch_up();
    bool keeps_out(const Viewer& viewer) const;
    SeatLine seat_line(Seat seat) const;
    Clock clock_now() const;

    // room_play.cpp
    void take_action(Attendee& from, const Act& message);
    Refusal refuse_from(const Attendee& from) const;
    Refusal refuse_to_act(Seat seat, std::int64_t seq, const Action& action) const;
    std::optional<Rejection> submit(
        const Actor& actor, const Action& action, std::string ref, Attendee* from
    );
    void on_stored(store::Appended result);
    void lose(Trouble trouble);
    void finish_handing_off();
    void go_on();
    void end_game();
    Reflex reflex() const;
    std::string system_ref(std::string_view what) const;
    bool stopped() const;
    bool frozen() const;  // the disk does not take what would be stored

    // room_asked.cpp
    std::optional<RejectMessage> why_not(Seat seat, const Why& message) const;
    Refusal refuse_to_propose(Seat seat, const Propose& message) const;
    bool plays_against_people(Seat seat) const;
    void tell_proposal(
        Seat seat, const std::string& ref, const std::optional<std::vector<Action>>& actions
    );
    Question question_at(Seat seat) const;

    // room_bots.cpp
    void drive_bots();
    void ask_bot(Seat seat);
    void play_for(Seat seat);
    bool machine(Seat seat) const;
    std::optional<std::int64_t> bots_wake_ms() const;
    std::int64_t bot_pause_ms() const;
    bool thinking() const;  // a bot is asked for its next action
    void abstain_for_absent();
    std::int64_t contributions_due_ms() const;

    // room_clock.cpp
    std::optional<std::int64_t> chat_wake_ms() const;
    void look_at_clock();
    void seat_ran_out(Seat seat);
    void follow_clock();
    void mind_presence();
    SeatSet people() const;
    void keep();
    struct Shown {
        bool present = false;  // somebody is there
        std::uint32_t round = 0;
        std::vector<Seat> awaited{};

        friend bool operator==(const Shown&, const Shown&) = default;
    };
    Shown shown_now() const;
    void end_gos(const State& before);

    // room_lobby.cpp
    Refusal refuse_host(PlayerId host) const;
    bool judged_by(PlayerId host) const;
    bool present(Seat seat) const;
    Refusal take_back(Seat seat);
    std::optional<Seat> open_to(PlayerId player) const;
    void change_place(Seat seat, Place place);
    void close_ranks();
    bool lay_again(std::size_t players);
    void pass_host();
    void bring_back(Seat seat);
    void stop_when_agreed();
    void vacate(Seat seat, const std::string& name);
    void send_away(Seat seat, StandIn how);
    void let_go();
    void send_onlookers_away();

    // room_judge.cpp
    bool waits_for_absent() const;
    void want_judge(Seat seat, Wait what);
    void stop_waiting(Seat seat);
    SeatSet waited_for() const;
    std::optional<std::int64_t> missed_ms(Seat seat) const;
    std::optional<std::int64_t> plea_wake_ms() const;
    void want_judge_for_absent();
    Place left_place() const;
    void transfer_seat(Seat seat, PlayerId player, const std::string& name);

    // room_absence.cpp
    std::int64_t grace_ms() const;
    bool somebody_there() const;
    SeatSet missing() const;
    bool host_missing() const;
    void mind_absence();
    std::int64_t grace_left_ms(Seat seat) const;
    std::optional<std::int64_t> absence_wake_ms() const;
    void miss_absent();
    void go_on_without(Seat seat);
    void replace_absent(Seat seat, StandIn how);
    void replace_absent_host();
    void welcome_back(Seat seat);
    SeatSet voters_on(Seat seat) const;
    void open_vote(Seat seat);
    void count_votes(Seat seat);
    void wait_again(Seat seat);

    World& world_;
    Outbox outbox_;
    Keeper keeper_;
    Table table_;
    Audience audience_{table_, outbox_};
    std::shared_ptr<const Rules> rules_;
    Digest server_seed_;
    std::optional<Game> game_;
    TableClock clock_;
    Recent recent_;
    Chat chat_;
    std::vector<Chair> chairs_;
    std::vector<Thoughts> thoughts_;  // of the bots, seat by seat

    // Whom the game waits for in vain, and whether a host is gone: since when, and before that the
    // host's absence that counts.
    SeatSet missing_;
    bool host_missing_ = false;
    std::int64_t missing_since_ms_ = 0;
    std::int64_t host_missed_ms_ = 0;

    std::optional<Pending> pending_;
    std::deque<Waiting> waiting_;
    // Who waits for a proposal, one at a time for each seat.
    struct Proposing {
        Attendee* from;
        std::string ref;
        std::int64_t seq;
    };
    std::map<Seat, Proposing> proposing_;
    bool lost_ = false;
    std::function<void()> handing_off_;  // whom to tell when it is done
    bool frozen_told_ = false;           // that nothing can be stored
    bool skipping_ = false;              // what bots do, until somebody else is awaited
    std::int64_t last_ms_ = 0;           // when the last batch was made
    std::int64_t last_at_ms_ = 0;        // the same, for people
    std::int64_t phase_since_seq_ = 0;   // the event that began the present phase
    std::int64_t phase_since_ms_ = 0;    // and when; anew when another process reads the table
    std::optional<ClockWarning> warned_;
    Clock::Runs clock_told_;
    Shown shown_;  // as it is kept, and since when
    std::int64_t shown_ms_ = 0;
};

}  // namespace kamchatka::server
