// The stream against known answers and exhaustively, and against the Python of docs/chance.md.
#include "chance/source.hpp"

#include "chance/fast_source.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <numeric>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::chance {
namespace {

std::string hex(std::span<const std::uint8_t> bytes) {
    std::string text;
    for (const std::uint8_t byte : bytes) {
        constexpr std::string_view digits = "0123456789abcdef";
        text += digits[byte >> 4];
        text += digits[byte & 15];
    }
    return text;
}

// 00 01 02 ... 1f.
Digest counting_seed() {
    Digest seed{};
    std::iota(seed.begin(), seed.end(), std::uint8_t{0});
    return seed;
}

// Seat i adds 16 times the byte 0x10 * (i + 1).
Contributions steady_contributions() {
    Contributions contributions;
    for (const Seat seat : SeatSet::first(seat_count_max)) {
        contributions[seat].fill(static_cast<std::uint8_t>(0x10 * (index(seat) + 1)));
    }
    return contributions;
}

std::vector<std::uint8_t> first_bytes(Source source, std::size_t count) {
    std::vector<std::uint8_t> bytes(count);
    for (std::uint8_t& byte : bytes) byte = source.byte();
    return bytes;
}

TEST(Source, CommitmentIsSha256OfTheServerSeed) {
    // sha256(bytes(range(32))), from Python's hashlib.
    EXPECT_EQ(
        hex(commitment_of(counting_seed())),
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    );
}

TEST(Source, StreamIsSha256OfSeedAndCounter) {
    const Digest game_seed = game_seed_of(counting_seed(), steady_contributions(), 3);
    EXPECT_EQ(hex(game_seed), "73f0dc2ab3d7468077807e9b3e0749a9aac6203ef566bfac716d2c5d63450d65");
    EXPECT_EQ(
        hex(first_bytes(Source{game_seed}, 64)),
        "50b7999f19ea1e80504fbb761312cc97b4054c49d09f35ae6178256a9e479078"
        "3c0d4ec1218eda436ecd5e468673228a500340103a498d116b0a0f3dfb96e97b"
    );
}

TEST(Source, EverySeatChangesTheGameSeedAndTheOthersDoNot) {
    const Contributions before = steady_contributions();
    const Digest seed = game_seed_of(counting_seed(), before, 4);
    for (const Seat seat : SeatSet::first(seat_count_max)) {
        Contributions after = before;
        after[seat][15] ^= 1;
        EXPECT_EQ(game_seed_of(counting_seed(), after, 4) != seed, index(seat) < 4);
    }
}

TEST(Source, NewSeedsDiffer) { EXPECT_NE(new_server_seed(), new_server_seed()); }

// Of the 256 bytes, those kept give every number the same number of times, and no more are thrown
// away than must be.
TEST(Source, EveryNumberHasAsManyBytesAsTheOthers) {
    for (unsigned n = 1; n <= 256; ++n) {
        std::array<unsigned, 256> bytes_giving{};
        for (unsigned byte = 0; byte < fair_bytes(n); ++byte) ++bytes_giving[byte % n];
        for (unsigned number = 0; number < n; ++number) {
            ASSERT_EQ(bytes_giving[number], 256 / n) << n;
        }
        ASSERT_LT(256 - fair_bytes(n), n);
    }
}

TEST(Source, BelowTakesTheNextFairByteForEveryN) {
    const Digest game_seed = game_seed_of(counting_seed(), {}, 3);
    for (unsigned n = 1; n <= 256; ++n) {
        Source bytes{game_seed};
        Source numbers{game_seed};
        for (int draw = 0; draw < 100; ++draw) {
            unsigned byte = bytes.byte();
            while (byte >= fair_bytes(n)) byte = bytes.byte();
            ASSERT_EQ(numbers.below(n), byte % n);
        }
    }
}

TEST(FastSource, StreamIsSplitmix64) {
    FastSource source{1234567};  // the published test vector of splitmix64
    EXPECT_EQ(source.next(), 6457827717110365317U);
    EXPECT_EQ(source.next(), 3203168211198807973U);
    EXPECT_EQ(source.next(), 9817491932198370423U);
}

// The document's own lines are run, so that what players are told to do is what we do.
class PythonOfTheDocument : public testing::Test {
protected:
    static std::string lines_of_the_document() {
        std::ifstream file{"docs/chance.md"};
        const std::string text{std::istreambuf_iterator<char>{file}, {}};
        const auto begin = text.find("```python\n");
        if (begin == std::string::npos) return {};
        return text.substr(begin + 10, text.find("```", begin + 10) - begin - 10);
    }

    static std::string run(const std::string& program) {
        const std::string path = testing::TempDir() + "kamchatka_chance.py";
        std::ofstream{path} << program;
        std::FILE* output = popen(("python3 " + path).c_str(), "r");
        std::string text;
        for (int c = std::fgetc(output); c != EOF; c = std::fgetc(output)) {
            text += static_cast<char>(c);
        }
        return pclose(output) == 0 ? text : "python3 failed";
    }
};

TEST_F(PythonOfTheDocument, GivesTheSameThousandBytesAndDice) {
    const std::string lines = lines_of_the_document();
    ASSERT_FALSE(lines.empty()) << "no Python in docs/chance.md";
    if (run("print('here')") != "here\n") GTEST_SKIP() << "no python3";

    const Digest game_seed = game_seed_of(counting_seed(), steady_contributions(), 4);
    std::string expected = hex(first_bytes(Source{game_seed}, 1000)) + "\n";
    Source source{game_seed};
    for (int die = 0; die < 1000; ++die) expected += std::to_string(source.below(6) + 1);
    for (unsigned n = 1; n <= 256; ++n) expected += ' ' + std::to_string(source.below(n));
    Digest promise{};
    promise.fill(7);
    expected += ' ' + hex(supplied_for(counting_seed(), Seat::s2, promise));
    expected += ' ' + hex(supplied_for(counting_seed(), Seat::s6, Digest{}));

    EXPECT_EQ(
        run(lines +
            "\nseats = [bytes([0x10 * i]) * 16 for i in (1, 2, 3, 4)]"
            "\nsource = stream(bytes(range(32)), seats)"
            "\nprint(bytes(next(source) for _ in range(1000)).hex())"
            "\nsource = stream(bytes(range(32)), seats)"
            "\nprint(*(below(6, source) + 1 for _ in range(1000)), sep='', end='')"
            "\nprint('', *(below(n, source) for n in range(1, 257)), end=' ')"
            "\nprint(supplied(bytes(range(32)), 2, bytes([7]) * 32).hex(), end=' ')"
            "\nprint(supplied(bytes(range(32)), 6).hex(), end='')"),
        expected
    );
}

}  // namespace
}  // namespace kamchatka::chance
