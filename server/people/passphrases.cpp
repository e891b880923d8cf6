// Argon2id by libsodium.
#include "server/people/passphrases.hpp"

#include "server/people/names.hpp"

#include <sodium.h>

#include <array>
#include <new>
#include <stdexcept>

namespace kamchatka::server {

// One of the few places where hashing is done, when there was one in time.
class Passphrases::Turn {
public:
    explicit Turn(Passphrases& owner) : owner_{owner} {
        std::unique_lock lock{owner.mutex_};
        came_ = owner.left_.wait_for(lock, owner.options_.patience, [&] {
            return owner.hashing_ < owner.options_.at_once;
        });
        if (came_) ++owner.hashing_;
    }
    ~Turn() {
        if (!came_) return;
        const std::lock_guard lock{owner_.mutex_};
        --owner_.hashing_;
        owner_.left_.notify_one();
    }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;

    bool came() const { return came_; }

private:
    Passphrases& owner_;
    bool came_ = false;
};

Passphrases::Passphrases(const PassphraseOptions& options) : options_{options} {
    if (sodium_init() < 0) throw std::runtime_error{"no entropy: libsodium did not start"};
    std::array<char, 32> secret{};
    randombytes_buf(secret.data(), secret.size());
    nobodys_ = hashed({secret.data(), secret.size()});
}

std::optional<AccountFault> Passphrases::check(std::string_view passphrase) {
    if (passphrase.size() > passphrase_bytes_max) return AccountFault::passphrase_too_long;
    const std::string text = composed(passphrase);
    if (character_count(text) < passphrase_length_min) return AccountFault::passphrase_too_short;
    return std::nullopt;
}

Result<std::string, AccountFault> Passphrases::hash(std::string_view passphrase) {
    const Turn turn{*this};
    if (!turn.came()) return AccountFault::server_busy;
    return hashed(composed(passphrase));
}

Result<bool, AccountFault> Passphrases::matches(
    const std::optional<std::string>& hash, std::string_view passphrase
) {
    const Turn turn{*this};
    if (!turn.came()) return AccountFault::server_busy;
    const std::string text = composed(passphrase.substr(0, passphrase_bytes_max));
    const std::string& compared = hash ? *hash : nobodys_;
    const bool same = crypto_pwhash_str_verify(compared.c_str(), text.data(), text.size()) == 0;
    return same && hash.has_value();
}

bool Passphrases::outdated(const std::string& hash) const {
    return crypto_pwhash_str_needs_rehash(hash.c_str(), options_.passes, options_.memory_bytes) !=
        0;
}

std::string Passphrases::hashed(std::string_view passphrase) const {
    std::array<char, crypto_pwhash_STRBYTES> text{};
    const int code = crypto_pwhash_str(
        text.data(), passphrase.data(), passphrase.size(), options_.passes, options_.memory_bytes
    );
    if (code != 0) throw std::bad_alloc{};
    return text.data();
}

}  // namespace kamchatka::server
