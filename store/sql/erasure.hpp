// That something was deleted which tells of a person, and may have left traces: remembered in the
// database, across a crash, until each database has got rid of them in its way.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace kamchatka::store::sql {

inline constexpr std::array<std::string_view, 7> personal_tables{
    "player", "account", "session", "seat", "chat", "journal_personal", "journal_invitation"};

template <typename Database>
void note_erasure(Database& database) {
    constexpr std::array<std::uint8_t, 1> mark{1};
    database.run(
        "INSERT INTO setting (name, value) VALUES ('erasure', $1) ON CONFLICT DO NOTHING",
        std::span<const std::uint8_t>{mark}
    );
}

template <typename Database>
bool erasure_noted(Database& database) {
    return database.query("SELECT 1 FROM setting WHERE name = 'erasure'").next();
}

template <typename Database>
void forget_erasure(Database& database) {
    database.run("DELETE FROM setting WHERE name = 'erasure'");
}

}  // namespace kamchatka::store::sql
