// Secrets of a table, sealed before they reach the disk: whoever reads the database without the
// key file learns no die, no card and no objective of a game under way.
#pragma once

#include "store/rows.hpp"

#include <array>
#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace kamchatka::store {

class Vault {
public:
    using Key = std::array<std::uint8_t, 32>;

    explicit Vault(const Key& key) : key_{key} {}
    ~Vault();
    Vault(const Vault&) = default;
    Vault& operator=(const Vault&) = default;

    // A nonce and a crypto_secretbox of the table and its secret.
    std::vector<std::uint8_t> seal(TableId table, const TableSecret& secret) const;
    // Throws std::runtime_error when it was sealed with another key, for another table, or altered.
    TableSecret unseal(TableId table, std::span<const std::uint8_t> sealed) const;

    // Tells one key from another without telling the key.
    std::array<std::uint8_t, 16> fingerprint() const;

private:
    Key key_;
};

// The vault in use. While the key is changed there are secrets of both; thread-safe.
class Keys {
public:
    explicit Keys(const Vault& vault) : vault_{vault} {}

    std::vector<std::uint8_t> seal(TableId table, const TableSecret& secret) const;
    TableSecret unseal(TableId table, std::span<const std::uint8_t> sealed) const;
    // What was sealed before can be unsealed as well, until the next time.
    void change_to(const Vault& vault);

    // One change at a time, until its key is in its place: the next would write over the key that
    // waits. False when another is under way.
    bool begin_change() { return !changing_.exchange(true); }
    void end_change() { changing_ = false; }

private:
    std::atomic<bool> changing_ = false;
    mutable std::mutex mutex_;
    Vault vault_;
    std::optional<Vault> before_;
};

Vault::Key new_key();

// Throws when the file is missing, of another size, or readable by others than its owner and, where
// that is root, those it lends it to.
Vault::Key read_key(const std::string& path);

}  // namespace kamchatka::store
