// The tournament desk: tournaments in memory, each the fold of its journal. What is asked is
// decided on a copy by tournament/, stored, and told when it is durable. Everything here runs in
// the loop; draws run on a worker, and the tournament waits for them.
//
//   desk.cpp          finding, creating, deciding, storing    desk_view.hpp    what each role sees
//   desk_online.cpp   tables of a round played on this server
#pragma once

#include "server/desk/entries.hpp"
#include "server/desk/types.hpp"
#include "server/runtime/workers.hpp"
#include "server/tables/hub.hpp"
#include "store/journals.hpp"
#include "tournament/desk.hpp"

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

// One tournament.
struct Contest {
    store::JournalRow row;
    tournament::Journal journal{};
    tournament::State state{};
    std::unordered_set<std::string> refs{};
    bool busy = false;  // an entry is on its way to the disk, or a round is being drawn
    std::deque<std::function<void()>> waiting{};
    // What was last written for each role, good for one number of the journal.
    struct Written {
        std::int64_t seq = -1;
        std::shared_ptr<const std::string> text{};
    };
    std::map<DeskRole, Written> written{};

    std::int64_t seq() const { return static_cast<std::int64_t>(journal.size()); }
};

// Something asked of the desk. The actor comes from the session, never from the request.
struct Asked {
    tournament::Actor by;
    Author author;
    std::string ref;
    std::optional<std::int64_t> seq{};  // the last entry that was seen; none: does not matter
    std::vector<tournament::Action> actions;
};

class Desk {
public:
    Desk(World& world, store::Journals& journals, Hub& hub, Workers& workers);

    using Found = std::shared_ptr<Contest>;
    // Null when there is none, or it cannot be read.
    Found find(std::string_view code);

    using Created = std::function<void(Result<std::string, DeskFault>)>;
    void create(
        const store::PlayerRow& owner,
        const tournament::Format& format,
        store::Listing listing,
        Created created
    );

    // All the actions, or none of them. The number of the last entry, when it is durable. A ref
    // that has acted does not act again.
    using Acted = std::function<void(Result<ActAnswer, DeskFault>)>;
    void act(const Found& contest, Asked asked, Acted acted);

    // A result from elsewhere: a table played online or a companion table, signed off. `round` and
    // `table` from 1; `from` says whence for the journal ("Tavolo online ABCDEF"). Safe to be told
    // twice with the same ref; refused as has_a_result when somebody typed it in before.
    void take_result(
        std::string_view code,
        const tournament::ResultEntered& result,
        const std::string& from,
        const std::string& ref,
        Acted acted
    );

    // Erases a person, then the tournament is read anew.
    void forget(const Found& contest, tournament::PlayerId player, std::function<void()> done);
    // Somebody deleted his account: what is in memory is read anew.
    void forget_accounts();

    void set_listing(const Found& contest, store::Listing listing);

    // --- Online tables (desk_online.cpp)
    using Opened = std::function<void(Result<OnlineAnswer, DeskFault>)>;
    void open_online(const Found& contest, const Hub::Founder& founder, Opened opened);
    // Begins the tables whose players are all there.
    OnlineAnswer start_online(const Found& contest);
    OnlineAnswer online(const Contest& contest);
    // The player's seat at the table of the last round; the code of the table.
    Result<std::string, DeskFault> sit_online(
        const Contest& contest, tournament::PlayerId player, const store::PlayerRow& account
    );
    // Results of tables that have ended.
    void tick(std::int64_t now_ms);

    store::Journals& journals() { return journals_; }

private:
    Found load(store::JournalRow row);
    void store_journal(
        store::JournalRow row, std::vector<store::JournalEntry> entries, Created created
    );
    void decide(const Found& contest, Asked asked, Acted acted);
    void draw(const Found& contest, Asked asked, Acted acted);
    struct Decided {
        tournament::Journal journal;
        tournament::State state;
    };
    static Result<Decided, DeskFault> decided(
        const tournament::Journal& journal,
        const tournament::State& state,
        const Asked& asked,
        std::int64_t at
    );
    void store(const Found& contest, Decided next, const Asked& asked, Acted acted);
    void go_on(const Found& contest);
    // Then what lists show is as new as the journal.
    void keep_summary(Contest& contest, std::function<void()> then);
    void open_next(
        const Found& contest, const Hub::Founder& founder, std::size_t table, Opened opened
    );

    World& world_;
    store::Journals& journals_;
    Hub& hub_;
    Workers& workers_;
    std::unordered_map<std::string, Found> contests_;
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
