// Companion tables on the server: the judge's book of a real table, kept in a journal and checked
// by the same code that runs in the page. Its devices send entries in order, maybe more than once;
// what is stored is what was entered, names apart (store/journals.hpp). Runs in the loop; books are
// folded, entries checked and answers written on a worker.
#pragma once

#include "referee/sheet.hpp"
#include "server/companion/types.hpp"
#include "server/runtime/workers.hpp"
#include "server/tables/room/world.hpp"
#include "server/transport/rate.hpp"
#include "store/journals.hpp"
#include "tournament/scoring/table_result.hpp"

#include <boost/json.hpp>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace kamchatka::server {

// Why a companion table refused: one of the server's reasons by its word, or one of the book's.
struct CompanionFault {
    std::string reason;
    unsigned status = 409;
    std::string field{};
};

// A book and what it adds up to. Never changed, so that workers may read it while the loop goes on:
// what is entered makes another.
struct KeptBook {
    referee::Book written{};
    referee::Sheet sheet{};
};

struct CompanionTable {
    store::JournalRow row;
    std::shared_ptr<const KeptBook> book;
    bool busy = false;  // entries are being checked, or on their way to the disk
};

// A table that was signed off and belongs to a tournament: for the desk.
struct SignedTable {
    struct Line {
        std::string name;
        tournament::Line result;  // whose it is, the desk says
    };
    std::string code;  // of the companion table
    referee::TournamentTable desk;
    std::vector<Line> lines;  // in order of play
    std::uint64_t seq;        // of the signature: another one after it was opened again
    std::string reason{};     // why it was opened again, if it was
};

class Companions final : public Holder {
public:
    Companions(
        World& world,
        store::Journals& journals,
        Workers& workers,
        RateLimit made_by_player = {.burst = 40, .per_second = 40.0 / 3600}
    )
        : world_{world},
          journals_{journals},
          workers_{workers},
          made_{made_by_player, 100'000} {
        world.claims().add(*this);
    }

    // Another node wants the journal.
    Answer give_up(store::JournalId journal) override;
    // Lets go of what nothing is under way in; whether any are left.
    bool drain();

    // Entries from a device: those already here are passed over when they are the same, the others
    // follow, as far as the book takes them: where it refuses one, those before it stand, and why
    // is told when that one comes first. In the book of a tournament's table everybody writes under
    // the name and the role that author_at() says. A code nobody has becomes a table of whoever
    // sends its opening. Answers with the number of the last entry, once it is durable.
    template <typename T>
    using Then = std::function<void(Result<T, CompanionFault>)>;
    void take(
        const store::PlayerRow& player,
        const std::string& code,
        boost::json::array entries,
        Then<std::uint64_t> taken
    );

    // A CompanionBook, written: for members only.
    void read(const store::PlayerRow& player, const std::string& code, Then<std::string> then);
    // A CompanionNews, written: what has been entered after that many entries. At once when there
    // is nothing new, as there mostly is for a device that follows another. For members only.
    void news(
        const store::PlayerRow& player,
        const std::string& code,
        std::uint64_t after,
        Then<std::string> then
    );
    // Those of the player, the newest first.
    void of(const store::PlayerRow& player, Then<std::vector<CompanionLine>> then);

    // --- Taking over (takeover.cpp)
    // The token of a link that makes whoever opens it first a member; there is one at a time.
    void hand_over(const store::PlayerRow& player, const std::string& code, Then<std::string> then);
    // Makes the player a member: with such a token or, where that device is dead, by a role at the
    // tournament the table belongs to, without which nobody takes its tables. Answers with the
    // number of the last entry.
    void take_over(
        const store::PlayerRow& player,
        const std::string& code,
        const std::string& token,
        Then<std::uint64_t> then
    );
    // The tables that say they belong to a tournament, for those with a role there, newest first.
    void of_tournament(
        const store::PlayerRow& player,
        const std::string& code,
        Then<std::vector<CompanionLine>> then
    );

    // As whom the player writes in the books of that tournament's tables, if at all.
    using Author = std::optional<referee::Author>;
    std::function<
        void(const std::string& tournament, const store::PlayerRow& player, Then<Author> then)>
        author_at;

    // Told of each table that was signed off for a tournament by somebody who has a role in it;
    // maybe more than once.
    std::function<void(const SignedTable&)> on_signed;

private:
    using Found = std::shared_ptr<CompanionTable>;

    // Null when there is none of that code.
    void find(const std::string& code, Then<Found> then);
    void load(const std::string& code, const Then<Found>& then);
    void fold(const store::JournalRow& row, Then<Found> then);
    void damaged(const std::string& code, const std::string& why, const Then<Found>& to);
    Found keep(CompanionTable table);
    void if_member(
        const Found& table, const store::PlayerRow& player, std::function<void(bool member)> then
    );
    // The table, if there is one and the player is a member.
    void with_table(const store::PlayerRow& player, const std::string& code, Then<Found> then);
    // Who writes for the player at a table: himself as he says, or for a tournament whom its desk
    // has made him. A fault where he is nobody there.
    void with_author(
        const std::optional<referee::TournamentTable>& desk,
        const store::PlayerRow& player,
        Then<Author> then
    );
    void accept(
        const Found& table,
        const store::PlayerRow& player,
        const std::string& token,
        Then<std::uint64_t> then
    );
    void admit(const Found& table, const store::PlayerRow& player, Then<std::uint64_t> then);
    CompanionLine line_of(const store::JournalRow& row) const;
    // The book with the entries added, checked one by one, and those that are new as they are
    // stored; on a worker.
    struct Added {
        std::shared_ptr<const KeptBook> book;
        std::vector<store::JournalEntry> entries;
    };
    void add(
        const CompanionTable& table,
        const store::PlayerRow& player,
        const Author& author,
        boost::json::array entries,
        Then<Added> then
    );
    void begin(
        const store::PlayerRow& player,
        const Author& author,
        const std::string& code,
        boost::json::array entries,
        Then<std::uint64_t> taken
    );
    void go_on(
        const Found& table,
        const store::PlayerRow& player,
        const Author& author,
        boost::json::array entries,
        Then<std::uint64_t> taken
    );
    void store_new(const Found& table, Added first, Then<std::uint64_t> taken);
    void store_more(const Found& table, Added next, Then<std::uint64_t> taken);
    void stored(const Found& table);

    World& world_;
    store::Journals& journals_;
    Workers& workers_;
    std::unordered_map<std::string, Found> tables_;
    std::size_t loading_ = 0;
    std::unordered_set<std::string> beginning_;  // codes on their way to the disk
    RateLimiter made_;                           // new tables, by whose they are
};

}  // namespace kamchatka::server
