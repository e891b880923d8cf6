// The file of the key, and the fingerprint by which a database knows its own.
#pragma once

#include "store/file.hpp"
#include "store/vault.hpp"

#include <algorithm>
#include <filesystem>
#include <string>

namespace kamchatka::store::sql {

// Where a key waits until the database knows it.
inline std::string coming_key(const std::string& key_path) { return key_path + ".new"; }

inline void put_in_place(const std::string& coming, const std::string& path) {
    std::filesystem::rename(coming, path);
    sync_folder_of(path);
}

// Writes a new key there, in the place of one that was never used.
inline Vault vault_of_new_key(const std::string& coming) {
    std::filesystem::remove(coming);
    write_new_file(coming, new_key());
    return Vault{read_key(coming)};
}

template <typename Database>
bool fingerprint_stored(Database& database, const Vault& vault) {
    auto row = database.query("SELECT value FROM setting WHERE name = 'key'");
    return row.next() && std::ranges::equal(row.blob(0), vault.fingerprint());
}

// Whether the key that waits to take its place is the one that the database knows.
template <typename Database>
bool is_coming(Database& database, const std::string& coming) {
    try {
        return std::filesystem::exists(coming) &&
            fingerprint_stored(database, Vault{read_key(coming)});
    } catch (const typename Database::Error&) {
        throw;
    } catch (const std::runtime_error&) {
        return false;  // written in part
    }
}

}  // namespace kamchatka::store::sql
