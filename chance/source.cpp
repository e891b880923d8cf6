// The stream of bytes, with SHA-256 and entropy from libsodium.
#include "chance/source.hpp"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <span>
#include <stdexcept>

namespace kamchatka::chance {
namespace {

static_assert(sizeof(Digest) == crypto_hash_sha256_BYTES);

class Hash {
public:
    Hash() { crypto_hash_sha256_init(&state_); }

    Hash& add(std::span<const std::uint8_t> bytes) {
        crypto_hash_sha256_update(&state_, bytes.data(), bytes.size());
        return *this;
    }

    Digest digest() {
        Digest digest{};
        crypto_hash_sha256_final(&state_, digest.data());
        return digest;
    }

private:
    crypto_hash_sha256_state state_{};
};

std::array<std::uint8_t, 8> little_endian(std::uint64_t number) {
    std::array<std::uint8_t, 8> bytes{};
    for (std::uint8_t& byte : bytes) {
        byte = static_cast<std::uint8_t>(number & 0xff);
        number >>= 8;
    }
    return bytes;
}

}  // namespace

Digest new_server_seed() {
    if (sodium_init() < 0) throw std::runtime_error("no entropy: libsodium did not start");
    Digest seed{};
    randombytes_buf(seed.data(), seed.size());
    return seed;
}

Digest commitment_of(const Digest& server_seed) { return Hash{}.add(server_seed).digest(); }

Digest promise_of(const Entropy& contribution) { return Hash{}.add(contribution).digest(); }

Entropy supplied_for(const Digest& server_seed, Seat seat, const Digest& promise) {
    const std::array number{static_cast<std::uint8_t>(index(seat) + 1)};
    const Digest digest = Hash{}.add(server_seed).add(number).add(promise).digest();
    Entropy entropy{};
    std::copy_n(digest.begin(), entropy.size(), entropy.begin());
    return entropy;
}

Digest game_seed_of(
    const Digest& server_seed, const Contributions& contributions, std::uint8_t seat_count
) {
    Hash hash;
    hash.add(server_seed);
    for (const Seat seat : SeatSet::first(seat_count)) hash.add(contributions[seat]);
    return hash.digest();
}

std::uint8_t Source::byte() {
    if (used_ == block_.size()) {
        block_ = Hash{}.add(game_seed_).add(little_endian(next_block_++)).digest();
        used_ = 0;
    }
    return block_[used_++];
}

unsigned Source::below(unsigned n) {
    assert(n >= 1 && n <= 256);
    unsigned drawn = byte();
    while (drawn >= fair_bytes(n)) drawn = byte();
    return drawn % n;
}

}  // namespace kamchatka::chance
