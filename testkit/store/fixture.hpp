// A data folder of its own for each test, rows to fill a store with, and the patience to wait.
#pragma once

#include "store/store.hpp"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace kamchatka::store {

// Made empty, and removed with all it holds.
class TemporaryFolder {
public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    const std::string& path() const { return path_; }
    std::string file(const std::string& name) const { return path_ + "/" + name; }
    std::string database() const { return file("kamchatka.db"); }

private:
    std::string path_;
};

// Asks for a change and blocks until it is answered:
//   ask<Stored>(catalogue, &Catalogue::put_seat, seat)
template <typename Answer, typename Port, typename Call, typename... Arguments>
Answer ask(Port& port, Call call, Arguments... arguments) {
    return await<Answer>([&](Done<Answer> done) {
        (port.*call)(std::move(arguments)..., std::move(done));
    });
}

// Reads and blocks until it is answered; throws when it is unread:
//   look<std::vector<Entry>>(log, &Log::read, table, Part{})
template <typename T, typename Port, typename Call, typename... Arguments>
T look(Port& port, Call call, Arguments... arguments) {
    return await_read<T>([&](OnRead<T> done) {
        (port.*call)(std::move(arguments)..., std::move(done));
    });
}

// An entry of two events; its ref and body follow from table and seq.
Entry entry(TableId table, std::int64_t seq, std::int32_t event_count = 2);

// These block until they are answered.
Appended append(Log& log, Entry entry);
Claimed claim(Store& store, LogKind kind, const std::string& code);
std::vector<Entry> entries_of(Log& log, TableId table, std::int64_t from_seq = 1);
Changed change_people(Catalogue& catalogue, std::function<void(PeopleRows&)> change);
void add_guest(Catalogue& catalogue, PlayerId id, const std::string& name, std::uint16_t token);
// Its passphrase reads "hash of NAME".
void add_account(Catalogue& catalogue, PlayerId id, const std::string& name, std::uint16_t token);
std::optional<PlayerRow> player(Catalogue& catalogue, PlayerId id);
std::optional<WholeTable> table(Catalogue& catalogue, const std::string& code);

// Entries of two events from the first on.
void fill(Log& log, TableId table, int entry_count);

// Number of events stored, after checking that each entry is the one that entry() makes.
std::int64_t events_of(Log& log, TableId table);

TableRow table_row(TableId id, PlayerId host, const std::string& code);
SeatRow seat_row(TableId table, std::int32_t seat, PlayerId player, const std::string& name);
PlayerName plain_name(const std::string& shown);
PlayerRow guest_row(PlayerId id, const std::string& name);
SessionRow session_row(PlayerId player, std::uint16_t token);
AccountSecrets secrets_of(const std::string& passphrase, std::uint8_t recovery);

// Whether it comes true; waits for it for a minute.
bool eventually(const std::function<bool()>& condition);

inline constexpr std::int64_t day_ms = 86'400'000;
inline constexpr std::int64_t now_ms = 20'000 * day_ms;

}  // namespace kamchatka::store
