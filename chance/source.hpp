// The random bytes of one game, in a form that anyone can check: the seed behind them is promised
// by its hash before the game and shown after it. docs/chance.md is the whole algorithm in prose.
#pragma once

#include "engine/action.hpp"
#include "engine/ids.hpp"

#include <concepts>
#include <cstddef>
#include <cstdint>

namespace kamchatka::chance {

// Something that picks a number from 0 to n - 1, all equally likely; n is 1 to 256.
template <typename T>
concept Generator = requires(T generator, unsigned n) {
    { generator.below(n) } -> std::same_as<unsigned>;
};

// What each seat added to the seed.
using Contributions = PerSeat<Entropy>;

// 32 bytes of the operating system's entropy: the server seed of a new game.
Digest new_server_seed();

// The promise made before the game: SHA-256(server seed).
Digest commitment_of(const Digest& server_seed);

// What a seat says of its contribution before anybody shows theirs: SHA-256(contribution).
Digest promise_of(const Entropy& contribution);

// What stands in for the contribution of a seat that made no promise (32 zero bytes) or did not
// keep the one it made: the first 16 bytes of SHA-256(server seed, number of the seat from 1,
// promise).
Entropy supplied_for(const Digest& server_seed, Seat seat, const Digest& promise);

// SHA-256(server seed, contribution of the first seat, ..., of the last).
Digest game_seed_of(
    const Digest& server_seed, const Contributions& contributions, std::uint8_t seat_count
);

// The bytes that give a fair number below n are those less than this; the others are thrown away,
// since where 256 is not a multiple of n the low numbers would come up more often.
constexpr unsigned fair_bytes(unsigned n) { return 256 - 256 % n; }

// Block i of the stream is SHA-256(game seed, i as 8 bytes, lowest first); the blocks follow each
// other from 0, and their bytes are used in order.
class Source {
public:
    explicit Source(const Digest& game_seed) : game_seed_{game_seed} {}

    std::uint8_t byte();
    // The next fair byte modulo n. Takes at least one byte, even when n is 1.
    unsigned below(unsigned n);

private:
    Digest game_seed_;
    Digest block_{};
    std::uint64_t next_block_ = 0;
    std::size_t used_ = sizeof(Digest);  // bytes of the block
};

}  // namespace kamchatka::chance
