// The net twice: as a loop that says what is computed, and with AVX2. Sums of whole numbers do not
// depend on their order, and what could overflow cannot by the limits on weights and activations.
#include "bots/net/net.hpp"

#include <algorithm>
#include <numeric>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace kamchatka::bots::net {
namespace {

constexpr int pool_shift = 4;      // a pool is 16 times as large as an activation
constexpr int product_shift = 11;  // from the scale of a product to that of an activation

struct alignas(32) Pool {
    std::array<std::int16_t, pool_width> sum{};
};

std::int16_t activation(std::int32_t product) {
    return static_cast<std::int16_t>(std::clamp(product >> product_shift, 0, most));
}

template <std::size_t N>
constexpr std::array<std::size_t, N> offsets(const std::array<std::uint16_t, N>& rows) {
    std::array<std::size_t, N> first{};
    for (std::size_t i = 1; i < N; ++i) first[i] = first[i - 1] + rows[i - 1];
    return first;
}
constexpr auto token_offsets = offsets(token_rows);
constexpr auto want_offsets = offsets(want_rows);

struct Portable {
    template <std::size_t Rows, std::size_t N>
    static void add(
        Pool& pool,
        const Matrix<Rows, pool_width>& table,
        const std::array<std::size_t, N>& first,
        const std::array<std::uint8_t, N>& row
    ) {
        std::array<int, pool_width> sum{};
        for (std::size_t i = 0; i < N; ++i) {
            const auto& from = table[first[i] + row[i]];
            for (std::size_t j = 0; j < pool_width; ++j) sum[j] += from[j];
        }
        for (std::size_t j = 0; j < pool_width; ++j) {
            const int both = pool.sum[j] + std::clamp(sum[j], 0, most);
            pool.sum[j] = static_cast<std::int16_t>(std::min(both, 32767));
        }
    }

    template <std::size_t In>
    static std::int32_t product(
        const std::array<std::int16_t, In>& a, const std::array<std::int16_t, In>& b
    ) {
        std::int32_t sum = 0;
        for (std::size_t i = 0; i < In; ++i) sum += std::int32_t{a[i]} * b[i];
        return sum;
    }
};

#if defined(__x86_64__)
struct Avx2 {
    template <std::size_t Rows, std::size_t N>
    __attribute__((target("avx2"))) static void add(
        Pool& pool,
        const Matrix<Rows, pool_width>& table,
        const std::array<std::size_t, N>& first,
        const std::array<std::uint8_t, N>& row
    ) {
        __m256i low = _mm256_setzero_si256();
        __m256i high = _mm256_setzero_si256();
        for (std::size_t i = 0; i < N; ++i) {
            const auto* from = reinterpret_cast<const __m256i*>(table[first[i] + row[i]].data());
            low = _mm256_add_epi16(low, _mm256_load_si256(from));
            high = _mm256_add_epi16(high, _mm256_load_si256(from + 1));
        }
        const __m256i top = _mm256_set1_epi16(most);
        const __m256i bottom = _mm256_setzero_si256();
        low = _mm256_min_epi16(_mm256_max_epi16(low, bottom), top);
        high = _mm256_min_epi16(_mm256_max_epi16(high, bottom), top);
        auto* into = reinterpret_cast<__m256i*>(pool.sum.data());
        _mm256_store_si256(into, _mm256_adds_epi16(_mm256_load_si256(into), low));
        _mm256_store_si256(into + 1, _mm256_adds_epi16(_mm256_load_si256(into + 1), high));
    }

    template <std::size_t In>
    __attribute__((target("avx2"))) static std::int32_t product(
        const std::array<std::int16_t, In>& a, const std::array<std::int16_t, In>& b
    ) {
        static_assert(In % 16 == 0);
        const auto* x = reinterpret_cast<const __m256i*>(a.data());
        const auto* y = reinterpret_cast<const __m256i*>(b.data());
        __m256i sum = _mm256_setzero_si256();
        for (std::size_t i = 0; i < In / 16; ++i) {
            sum = _mm256_add_epi32(
                sum, _mm256_madd_epi16(_mm256_load_si256(x + i), _mm256_load_si256(y + i))
            );
        }
        __m128i half = _mm_add_epi32(_mm256_castsi256_si128(sum), _mm256_extracti128_si256(sum, 1));
        half = _mm_add_epi32(half, _mm_shuffle_epi32(half, 0x4e));
        half = _mm_add_epi32(half, _mm_shuffle_epi32(half, 0xb1));
        return _mm_cvtsi128_si32(half);
    }
};
#endif

template <std::size_t N>
struct alignas(32) Vector {
    std::array<std::int16_t, N> items;
};

template <typename Kind, std::size_t In, std::size_t Out>
inline __attribute__((always_inline)) void apply(
    const Layer<In, Out>& layer, const Vector<In>& in, std::int16_t* out
) {
    for (std::size_t i = 0; i < Out; ++i) {
        out[i] = activation(Kind::product(layer.weight[i], in.items) + layer.bias[i]);
    }
}

template <typename Kind>
inline __attribute__((always_inline)) PerSeat<Scores> run(const Net& net, const Inputs& inputs) {
    PerSeat<Pool> tokens{};
    PerSeat<Pool> wants{};
    for (const Token& token : inputs.tokens) {
        Kind::add(tokens[token.owner], net.tokens, token_offsets, token.row);
    }
    for (const Want& want : inputs.wants) {
        Kind::add(wants[want.seat], net.wants, want_offsets, want.row);
    }
    PerSeat<Vector<seat_width>> read;
    PerSeat<Vector<2 * hidden_width>> hidden;
    std::array<int, hidden_width> all{};
    for (const Seat seat : inputs.seats) {
        auto& in = read[seat].items;
        for (std::size_t i = 0; i < pool_width; ++i) {
            in[i] = static_cast<std::int16_t>(tokens[seat].sum[i] >> pool_shift);
            in[pool_width + i] = static_cast<std::int16_t>(wants[seat].sum[i] >> pool_shift);
        }
        std::ranges::copy(inputs.traits[seat], in.begin() + 2 * pool_width);
        apply<Kind>(net.first, read[seat], hidden[seat].items.data());
        for (std::size_t i = 0; i < hidden_width; ++i) all[i] += hidden[seat].items[i];
    }
    PerSeat<Scores> scores{};
    const int others = std::max(1, static_cast<int>(inputs.seats.size()) - 1);
    for (const Seat seat : inputs.seats) {
        auto& in = hidden[seat].items;
        for (std::size_t i = 0; i < hidden_width; ++i) {
            in[hidden_width + i] = static_cast<std::int16_t>((all[i] - in[i]) / others);
        }
        Vector<last_width> last;
        apply<Kind>(net.second, hidden[seat], last.items.data());
        const auto score = [&](std::size_t i) {
            return Kind::product(net.third.weight[i], last.items) + net.third.bias[i] +
                Kind::product(net.direct.weight[i], read[seat].items) + net.direct.bias[i];
        };
        scores[seat] = {score(0), score(1)};
    }
    return scores;
}

#if defined(__x86_64__)
__attribute__((target("avx2"), flatten)) PerSeat<Scores> run_avx2(
    const Net& net, const Inputs& inputs
) {
    return run<Avx2>(net, inputs);
}
#endif

}  // namespace

Instructions instructions() {
#if defined(__x86_64__)
    static const bool has = __builtin_cpu_supports("avx2") != 0;
    return has ? Instructions::avx2 : Instructions::portable;
#else
    return Instructions::portable;
#endif
}

PerSeat<Scores> scores_of(const Net& net, const Inputs& inputs, Instructions by) {
#if defined(__x86_64__)
    if (by == Instructions::avx2) return run_avx2(net, inputs);
#endif
    return run<Portable>(net, inputs);
}

}  // namespace kamchatka::bots::net
