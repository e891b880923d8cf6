// The tournament desk: tournaments in memory, each the fold of its journal. What is asked is
// decided on a copy by tournament/, stored, and told when it is durable. Everything here runs in
// the loop but what grows with a tournament: folding, deciding and writing are a worker's, one
// action of a tournament after the other.
//
//   desk.cpp     creating, deciding, storing    finding.cpp  from the store to memory
//   online.cpp   tables of a round played on this server
//   calling.cpp  what such a table wants of the judge
//   restoring.cpp  from a file
#pragma once

#include "server/desk/entries.hpp"
#include "server/desk/links/knocks.hpp"
#include "server/desk/page.hpp"
#include "server/desk/types.hpp"
#include "server/runtime/workers.hpp"
#include "server/tables/directory.hpp"
#include "store/journals.hpp"
#include "tournament/decide.hpp"

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace kamchatka::server {

// Why the desk refused: a reason of the server, or one of the tournament's own.
struct DeskFault {
    Reason reason = Reason::malformed;
    std::optional<tournament::Rejected> rejected{};
};

// A journal and what it adds up to. Never changed, so that workers may read it while the loop goes
// on: what is decided makes another.
struct Ledger {
    tournament::Journal journal{};
    tournament::State state{};
};

// A tournament as it stands at one moment; cheap to copy.
struct Tournament {
    store::JournalRow row;
    std::shared_ptr<const Ledger> ledger;

    const tournament::Journal& journal() const { return ledger->journal; }
    const tournament::State& state() const { return ledger->state; }
    std::int64_t seq() const { return static_cast<std::int64_t>(journal().size()); }
};

// One that is being run.
struct Contest : Tournament {
    std::unordered_set<std::string> refs{};
    bool busy = false;      // something is being decided, or on its way to the disk
    bool outdated = false;  // to be read anew, as soon as nothing is under way
    std::deque<std::function<void()>> waiting{};
    std::unordered_map<std::string, std::int64_t> refused{};  // results of tables, and seq() then
    std::map<DeskRole, std::shared_ptr<Page>> pages{};        // what was last written for each role
};

// Something asked of the desk. The actor comes from the session, never from the request.
struct Asked {
    tournament::Actor by;
    Author author;
    std::string ref;
    std::optional<std::int64_t> seq{};  // the last entry that was seen; none: does not matter
    std::vector<tournament::Action> actions;
    std::shared_ptr<Effort> effort{};  // what deciding it is charged to
};

class Desk final : public Holder {
public:
    Desk(World& world, store::Journals& journals, Directory& directory, Workers& workers);

    using Found = std::shared_ptr<Contest>;
    // The tournament, or why there is none: tournament_not_found, server_busy, damaged. At once
    // when it is in memory.
    using Finding = std::function<void(Result<Found, Reason>)>;
    void find(const std::string& code, Finding found, Purpose purpose = Purpose::asked_for);

    using Created = std::function<void(Result<std::string, DeskFault>)>;
    void create(
        const store::PlayerRow& owner,
        const tournament::Format& format,
        store::Listing listing,
        Created created
    );

    // Anew from the file of one, with everything in it; not on the public list (restoring.cpp).
    void restore(const store::PlayerRow& owner, std::string text, Created created);

    // All the actions, or none of them. The number of the last entry, when it is durable. A ref
    // that has acted does not act again.
    using Acted = std::function<void(Result<ActAnswer, DeskFault>)>;
    void act(const Found& contest, Asked asked, Acted acted);

    // A result from elsewhere: a table played online or a companion table, signed off. `round` and
    // `table` from 1; `from` says whence for the journal ("Tavolo online ABCDEF"). Safe to be told
    // twice with the same ref; refused as has_a_result when somebody typed it in before.
    void take_result(
        const std::string& code,
        const tournament::ResultEntered& result,
        const std::string& from,
        const std::string& ref,
        Acted acted
    );

    // What became of it, when that is durable.
    using Changed = std::function<void(store::Changed)>;
    // Erases a person, then the tournament is read anew.
    void forget(const Found& contest, tournament::PlayerId player, Changed changed);
    // Somebody deleted his account: what is in memory is read anew.
    void forget_accounts();

    // Another node wants the journal.
    Answer give_up(store::JournalId journal) override;
    // Lets go of what nothing is under way in; whether any are left.
    bool drain();

    // It is forgotten: whatever is under way comes to nothing.
    void drop(const std::string& code) { contests_.erase(code); }

    void set_listing(const Found& contest, store::Listing listing, Changed changed);

    // Who waits to be let in by a link that is another's.
    Knocks& knocks() { return knocks_; }

    // --- Online tables (online.cpp)
    using Opened = std::function<void(Result<OnlineAnswer, DeskFault>)>;
    void open_online(
        const Found& contest, const Directory::Founder& founder, StandIn absent, Opened opened
    );
    // Begins the tables whose players are all there.
    using Seen = std::function<void(const OnlineAnswer&)>;
    void start_online(const Found& contest, Seen seen);
    void online(const Found& contest, Seen seen);
    // The player's seat at the table of the last round; the code of the table.
    using Seated = std::function<void(Result<std::string, DeskFault>)>;
    void sit_online(
        const Contest& contest,
        tournament::PlayerId player,
        const store::PlayerRow& account,
        Seated seated
    );
    // Whether another device has the player's seat and is there.
    bool sits_elsewhere(
        const Contest& contest, tournament::PlayerId player, std::optional<PlayerId> account
    );
    // Results of tables that have ended, and what the others want of the judge.
    void tick(std::int64_t now_ms);

    // --- The judge (calling.cpp)
    // Once a minute, and not again before the call is answered: it is repeated then.
    void call_judge(
        const Found& contest, tournament::PlayerId player, const std::string& reason, Acted acted
    );
    // By the seat that the account has at an online table.
    void call_from_table(
        const std::string& code, PlayerId account, const std::string& reason, const Acted& acted
    );
    // Of the judge: time and stand-ins at an online table of the last round.
    void order_online(const Found& contest, const OnlineOrder& order, Opened done);

private:
    // finding.cpp
    struct Loaded {
        Ledger ledger{};
        std::unordered_set<std::string> refs{};
        std::string summary{};
    };
    static Result<Loaded, store::Unread> loaded(const std::vector<store::JournalEntry>& entries);
    void damaged(const std::string& code, const std::string& why);
    void load(const std::string& code, Purpose purpose);
    void read(const std::string& code);
    void let_go(const Found& contest);
    void find_deserted();
    void fold(const std::string& code, store::JournalRow row);
    void take_in(const std::string& code, store::JournalRow row, Loaded loaded);
    void finish(const std::string& code, const Result<Found, Reason>& found);
    void look_for_ended(const Contest& contest);

    void store_journal(
        store::JournalRow row, std::vector<store::JournalEntry> entries, Created created
    );
    using Wish = std::shared_ptr<const Asked>;  // an imported list is long
    void decide(const Found& contest, const Wish& asked, Acted acted);
    struct Decided {
        std::shared_ptr<const Ledger> ledger;
        std::vector<store::JournalEntry> entries;  // those that are new
        std::string summary;
    };
    static Result<Decided, DeskFault> decided(
        const Tournament& before, const Asked& asked, std::int64_t now_ms
    );
    void store(const Found& contest, Decided next, const Wish& asked, Acted acted);
    void go_on(const Found& contest);
    // Then what lists show is as new as the journal.
    void keep_summary(Contest& contest, std::string summary, std::function<void()> then);
    struct Opening {
        Directory::Founder founder;
        StandIn absent;
    };
    void open_next(const Found& contest, const Opening& opening, std::size_t table, Opened opened);

    // A table that was played here to its end.
    struct Ended {
        std::string table;  // its code
        tournament::ResultEntered result;
    };
    std::vector<Ended> ended_tables(const Contest& contest);
    void take_ended(const std::string& code, const Ended& ended);
    void plead_for_result(const std::string& code, const Ended& ended, const DeskFault& fault);
    void follow_pleas(const Found& contest);
    void follow_pleas(const Found& contest, const tournament::Table& table, Room& room);
    static const tournament::Table* online_at(const Contest& contest, const std::string& code);
    // Where a player sits in the last round, if that table is played here.
    struct OnlinePlace {
        std::string code;
        Seat seat;
    };
    static std::optional<OnlinePlace> place_of(const Contest& contest, tournament::PlayerId player);
    static std::optional<Seat> seat_at(const tournament::Table& table, tournament::PlayerId player);

    // The rooms of the last round, one for each of its tables: null where it is not played here.
    using Rooms = std::vector<std::shared_ptr<Room>>;
    void with_rooms(const Found& contest, std::function<void(const Rooms&)> then);

    World& world_;
    store::Journals& journals_;
    Directory& directory_;
    Workers& workers_;
    std::unordered_map<std::string, Found> contests_;
    std::unordered_map<std::string, std::vector<Finding>> finding_;
    Knocks knocks_;
    std::int64_t online_next_ms_ = 0;
    bool brought_back_ = false;
};

// What a link of a player proves: derived from the journal's secret.
std::string badge_token(const store::JournalRow& journal, tournament::PlayerId player);

// A summary for lists, as it is stored.
std::string summary_text(const tournament::State& state);
TournamentState state_of(const tournament::State& state);
TournamentSummary summary_of(const store::JournalRow& row);

}  // namespace kamchatka::server
