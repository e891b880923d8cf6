// See fixture.hpp.
#include "testkit/store/fixture.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

namespace kamchatka::store {

namespace {

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
    if (mkdtemp(made.data()) == nullptr) throw_errno("cannot make a folder");
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
    return await<Appended>([&](const Done<Appended>& done) { log.append(std::move(entry), done); });
}

void fill(Log& log, TableId table, int entry_count) {
    for (int i = 0; i < entry_count; ++i) {
        ASSERT_EQ(append(log, entry(table, 1 + 2 * i)), Appended::stored);
    }
}

std::int64_t events_of(Log& log, TableId table) {
    std::int64_t next = 1;
    for (const Entry& stored : log.read(table, 1)) {
        EXPECT_EQ(stored, entry(table, next, stored.event_count));
        next += stored.event_count;
    }
    return next - 1;
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
