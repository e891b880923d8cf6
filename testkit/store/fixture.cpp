// See fixture.hpp.
#include "testkit/store/fixture.hpp"

#include <gtest/gtest.h>

#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <thread>

namespace kamchatka::store {
namespace {

constexpr std::int64_t chat_lines = 50;

// In memory where there is such a place, unless TMPDIR says otherwise: thousands of commits wait
// for no disk, and what a disk may do wrong is done by TappedDisk.
std::filesystem::path folder_for_tests() {
    const std::filesystem::path memory = "/dev/shm";
    const bool told = std::getenv("TMPDIR") != nullptr;
    if (!told && std::filesystem::is_directory(memory)) return memory;
    return std::filesystem::temp_directory_path();
}

}  // namespace

TemporaryFolder::TemporaryFolder() {
    std::string made = (folder_for_tests() / "kamchatka-XXXXXX").string();
    if (mkdtemp(made.data()) == nullptr) {
        throw std::system_error{errno, std::generic_category(), "cannot make a folder"};
    }
    path_ = made;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

Entry entry(TableId table, std::int64_t seq, std::int32_t event_count) {
    const std::string at = std::to_string(table) + "-" + std::to_string(seq);
    return {
        .table = table,
        .seq = seq,
        .event_count = event_count,
        .ref = "ref-" + at,
        .actor = "s1",
        .at_ms = now_ms + seq,
        .body =
            R"({"actions":[{"type":"attack"}],"events":[")" + at + std::string(150, '.') + "\"]}",
    };
}

Appended append(Log& log, Entry entry) {
    return ask<Appended>(log, &Log::append, std::move(entry));
}

Claimed claim(Store& store, LogKind kind, const std::string& code) {
    return ask<Claimed>(store.ownership(), &Ownership::claim, kind, code);
}

std::vector<Entry> entries_of(Log& log, TableId table, std::int64_t from_seq) {
    return look<std::vector<Entry>>(log, &Log::read, table, Part{.from_seq = from_seq});
}

Changed change_people(Catalogue& catalogue, std::function<void(PeopleRows&)> change) {
    return ask<Changed>(catalogue, &Catalogue::change_people, std::move(change));
}

void add_guest(Catalogue& catalogue, PlayerId id, const std::string& name, std::uint16_t token) {
    const Changed answer = change_people(catalogue, [&](PeopleRows& rows) {
        rows.insert(guest_row(id, name), plain_name(name));
        rows.insert(session_row(id, token));
    });
    EXPECT_EQ(answer, Changed::changed) << name;
}

void add_account(Catalogue& catalogue, PlayerId id, const std::string& name, std::uint16_t token) {
    add_guest(catalogue, id, name, token);
    const Changed answer = change_people(catalogue, [&](PeopleRows& rows) {
        rows.set_kind(id, PlayerKind::account);
        rows.put_secrets(id, secrets_of("hash of " + name, static_cast<std::uint8_t>(token)));
    });
    EXPECT_EQ(answer, Changed::changed) << name;
}

std::optional<PlayerRow> player(Catalogue& catalogue, PlayerId id) {
    std::optional<PlayerRow> found;
    change_people(catalogue, [&](PeopleRows& rows) { found = rows.player(id); });
    return found;
}

std::optional<WholeTable> table(Catalogue& catalogue, const std::string& code) {
    return look<std::optional<WholeTable>>(
        catalogue, &Catalogue::table_with_code, code, chat_lines
    );
}

void fill(Log& log, TableId table, int entry_count) {
    for (int i = 0; i < entry_count; ++i) {
        ASSERT_EQ(append(log, entry(table, 1 + 2 * i)), Appended::stored);
    }
}

std::int64_t events_of(Log& log, TableId table) {
    std::int64_t next = 1;
    for (const Entry& stored : entries_of(log, table)) {
        EXPECT_EQ(stored, entry(table, next, stored.event_count));
        next += stored.event_count;
    }
    return next - 1;
}

bool eventually(const std::function<bool()>& condition) {
    const auto until = std::chrono::steady_clock::now() + std::chrono::minutes{1};
    while (!condition()) {
        if (std::chrono::steady_clock::now() > until) return false;
        std::this_thread::sleep_for(std::chrono::milliseconds{10});
    }
    return true;
}

TableRow table_row(TableId id, PlayerId host, const std::string& code) {
    return {
        .id = id,
        .code = code,
        .host = host,
        .ruleset = "challenge",
        .options = "{}",
        .board = std::nullopt,
        .settings = R"({"chat":true})",
        .clock = "{}",
        .listing = Listing::listed,
        .state = TableState::lobby,
        .result = std::nullopt,
        .created_ms = now_ms + id,
        .started_ms = std::nullopt,
        .ended_ms = std::nullopt,
    };
}

SeatRow seat_row(TableId table, std::int32_t seat, PlayerId player, const std::string& name) {
    return {
        .table = table,
        .seat = seat,
        .kind = SeatKind::player,
        .player = player,
        .bot = std::nullopt,
        .name = name,
        .muted = false,
    };
}

PlayerName plain_name(const std::string& shown) {
    return {.shown = shown, .key = "key " + shown, .look = "look " + shown};
}

PlayerRow guest_row(PlayerId id, const std::string& name) {
    return {.id = id, .kind = PlayerKind::guest, .name = name, .created_ms = now_ms};
}

SessionRow session_row(PlayerId player, std::uint16_t token) {
    SessionRow row{
        .token = {}, .player = player, .created_ms = now_ms, .expires_ms = now_ms + day_ms};
    row.token[0] = static_cast<std::uint8_t>(token >> 8);
    row.token[1] = static_cast<std::uint8_t>(token & 0xff);
    return row;
}

AccountSecrets secrets_of(const std::string& passphrase, std::uint8_t recovery) {
    AccountSecrets secrets{.passphrase = passphrase, .recovery = {}};
    secrets.recovery.fill(recovery);
    return secrets;
}

}  // namespace kamchatka::store
