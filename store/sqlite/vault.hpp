// Secrets of a table, sealed before they reach the disk: whoever reads the database without the
// key file learns no die, no card and no objective of a game under way.
#pragma once

#include "store/rows.hpp"

#include <array>
#include <cstdint>
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

Vault::Key new_key();

// Throws when the file is missing, of another size, or readable by others than its owner.
Vault::Key read_key(const std::string& path);

}  // namespace kamchatka::store
