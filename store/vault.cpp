// crypto_secretbox by libsodium, and the key file.
#include "store/vault.hpp"

#include "store/file.hpp"

#include <sodium.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace kamchatka::store {
namespace {

static_assert(sizeof(Vault::Key) == crypto_secretbox_KEYBYTES);

constexpr std::size_t nonce_size = crypto_secretbox_NONCEBYTES;
constexpr std::size_t plain_size = sizeof(TableId) + sizeof(TableSecret);
constexpr std::size_t sealed_size = nonce_size + crypto_secretbox_MACBYTES + plain_size;

// The table goes into the box, so that a sealed secret cannot be passed off as another table's.
std::array<std::uint8_t, plain_size> plain_of(TableId table, const TableSecret& secret) {
    std::array<std::uint8_t, plain_size> plain{};
    auto number = static_cast<std::uint64_t>(table);
    for (std::size_t i = 0; i < sizeof(TableId); ++i, number >>= 8) {
        plain[i] = static_cast<std::uint8_t>(number & 0xff);
    }
    std::ranges::copy(secret, plain.begin() + sizeof(TableId));
    return plain;
}

}  // namespace

Vault::~Vault() { sodium_memzero(key_.data(), key_.size()); }

std::vector<std::uint8_t> Vault::seal(TableId table, const TableSecret& secret) const {
    std::vector<std::uint8_t> sealed(sealed_size);
    randombytes_buf(sealed.data(), nonce_size);
    auto plain = plain_of(table, secret);
    crypto_secretbox_easy(
        sealed.data() + nonce_size, plain.data(), plain.size(), sealed.data(), key_.data()
    );
    sodium_memzero(plain.data(), plain.size());
    return sealed;
}

TableSecret Vault::unseal(TableId table, std::span<const std::uint8_t> sealed) const {
    std::array<std::uint8_t, plain_size> plain{};
    const bool opened = sealed.size() == sealed_size &&
        crypto_secretbox_open_easy(
            plain.data(),
            sealed.data() + nonce_size,
            sealed.size() - nonce_size,
            sealed.data(),
            key_.data()
        ) == 0;
    TableSecret secret{};
    std::copy_n(plain.begin() + sizeof(TableId), secret.size(), secret.begin());
    const bool ours = opened && plain == plain_of(table, secret);
    sodium_memzero(plain.data(), plain.size());
    if (!ours) throw std::runtime_error{"the secret of a table cannot be unsealed with this key"};
    return secret;
}

std::array<std::uint8_t, 16> Vault::fingerprint() const {
    static constexpr std::string_view label = "kamchatka vault key";
    std::array<std::uint8_t, 16> fingerprint{};
    crypto_generichash(
        fingerprint.data(),
        fingerprint.size(),
        reinterpret_cast<const unsigned char*>(label.data()),
        label.size(),
        key_.data(),
        key_.size()
    );
    return fingerprint;
}

std::vector<std::uint8_t> Keys::seal(TableId table, const TableSecret& secret) const {
    const std::lock_guard lock{mutex_};
    return vault_.seal(table, secret);
}

TableSecret Keys::unseal(TableId table, std::span<const std::uint8_t> sealed) const {
    const std::lock_guard lock{mutex_};
    if (!before_) return vault_.unseal(table, sealed);
    try {
        return vault_.unseal(table, sealed);
    } catch (const std::runtime_error&) {
        return before_->unseal(table, sealed);
    }
}

void Keys::change_to(const Vault& vault) {
    const std::lock_guard lock{mutex_};
    before_ = std::exchange(vault_, vault);
}

Vault::Key new_key() {
    Vault::Key key{};
    randombytes_buf(key.data(), key.size());
    return key;
}

Vault::Key read_key(const std::string& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) {
        throw_errno(path + " cannot be read, and games under way cannot go on without it");
    }
    // Root may hand its own file to a service, by its group or by an access list, which shows in
    // the bits of the group; systemd does so with credentials.
    const bool lent = status.st_uid == 0 && ::geteuid() != 0;
    if ((status.st_mode & (lent ? 027U : 077U)) != 0) {
        throw std::runtime_error{path + " can be read by others: chmod 600 it"};
    }
    const std::vector<std::uint8_t> bytes = read_file(path);
    Vault::Key key{};
    if (bytes.size() != key.size()) throw std::runtime_error{path + " is not a key of ours"};
    std::ranges::copy(bytes, key.begin());
    return key;
}

}  // namespace kamchatka::store
