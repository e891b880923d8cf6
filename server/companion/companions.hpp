// Companion tables on the server: the judge's book of a real table, kept in a journal and checked
// by the same code that runs in the page. Entries come in order from one device and may come twice;
// what is stored is what was entered, names apart (store/journals.hpp). Runs in the loop.
#pragma once

#include "referee/sheet.hpp"
#include "server/tables/world.hpp"
#include "store/journals.hpp"
#include "tournament/table_result.hpp"

#include <boost/json.hpp>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

namespace kamchatka::server {

// Why a companion table refused: one of the server's reasons by its word, or one of the book's.
struct CompanionFault {
    std::string reason;
    unsigned status = 409;
    std::string field{};
};

struct CompanionTable {
    store::JournalRow row;
    referee::Journal journal{};
    referee::Sheet sheet{};
    bool busy = false;  // entries are on their way to the disk
};

// A table that was signed off and belongs to a tournament: for the desk.
struct SignedTable {
    struct Line {
        std::string name;
        tournament::Fate fate;
        std::uint16_t points;
        std::uint8_t out;  // 1 for the first to go out; 0 for who did not
        bool objective;    // reached in time
    };
    std::string code;  // of the companion table
    referee::DeskTable desk;
    std::vector<Line> lines;  // in order of play
    std::uint64_t seq;        // of the signature: another one after it was opened again
};

// Who sits at that table of the tournament, in order of play.
struct SeatedPlayer {
    tournament::PlayerId player;
    std::string name;
};

// The lines as the desk takes them: by name, and where names do not tell, in order of play. Nothing
// when they are not as many.
std::optional<tournament::Lines> desk_lines(
    const SignedTable& table, std::span<const SeatedPlayer> seated
);

class Companions {
public:
    Companions(World& world, store::Journals& journals) : world_{world}, journals_{journals} {}

    // Entries from a device: those already here are passed over when they are the same, the others
    // follow. A code nobody has becomes a table of whoever sends its opening. Answers with the
    // number of the last entry, once it is durable.
    using Taken = std::function<void(Result<std::uint64_t, CompanionFault>)>;
    void take(
        const store::PlayerRow& player,
        const std::string& code,
        const boost::json::array& entries,
        Taken taken
    );

    // {"code","entries":[...]}: for members only.
    Result<boost::json::object, CompanionFault> read(
        const store::PlayerRow& player, const std::string& code
    );
    // Those of the player, the newest first.
    boost::json::array of(const store::PlayerRow& player);

    // Told of each table that was signed off for a tournament by somebody who has a role in it;
    // maybe more than once.
    std::function<void(const SignedTable&)> on_signed;

private:
    using Found = std::shared_ptr<CompanionTable>;
    Result<Found, CompanionFault> find(const std::string& code);
    bool member(const CompanionTable& table, const store::PlayerRow& player);
    void store_new(Found table, const store::PlayerRow& player, Taken taken);
    void store_more(Found table, Found next, const store::PlayerRow& player, Taken taken);
    void stored(const Found& table, const store::PlayerRow& player);
    bool may_report(const referee::DeskTable& desk, const store::PlayerRow& player);

    World& world_;
    store::Journals& journals_;
    std::unordered_map<std::string, Found> tables_;
};

}  // namespace kamchatka::server
