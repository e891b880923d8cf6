// Reads nets: a head of whole numbers that says what follows, the weights, and a digest of it all.
#include "bots/net/net_file.hpp"

#include <sodium.h>

#include <bit>
#include <cstring>
#include <optional>

// Put there by the linker, from bots/net/nets.bin.
extern "C" {
extern const std::byte kamchatka_nets_start[];
extern const std::byte kamchatka_nets_end[];
}

namespace kamchatka::bots::net {
namespace {

static_assert(std::endian::native == std::endian::little, "the file is written that way");

// "KNET", the version, how many nets there are, and the shape they were trained in.
constexpr std::array<std::uint32_t, 9> expected_head{
    0x54454e4b,
    file_version,
    family_count,
    token_row_count,
    want_row_count,
    trait_count,
    pool_width,
    hidden_width,
    last_width,
};
constexpr std::size_t digest_size = crypto_hash_sha256_BYTES;

class Cursor {
public:
    explicit Cursor(std::span<const std::byte> rest) : rest_{rest} {}

    template <typename T>
    bool read(T& into) {
        if (rest_.size() < sizeof into) return false;
        std::memcpy(&into, rest_.data(), sizeof into);
        rest_ = rest_.subspan(sizeof into);
        return true;
    }
    template <std::size_t In, std::size_t Out>
    bool read(Layer<In, Out>& layer) {
        return read(layer.weight) && read(layer.bias);
    }
    bool read(Net& net) {
        return read(net.tokens) && read(net.wants) && read(net.first) && read(net.second) &&
            read(net.third) && read(net.direct);
    }
    bool done() const { return rest_.empty(); }

private:
    std::span<const std::byte> rest_;
};

// Whether no sum can leave its range.
template <std::size_t Rows, std::size_t Columns>
bool within(const Matrix<Rows, Columns>& matrix, int limit) {
    for (const auto& row : matrix) {
        for (const int weight : row) {
            if (weight < -limit || weight > limit) return false;
        }
    }
    return true;
}
template <std::size_t In, std::size_t Out>
bool within(const Layer<In, Out>& layer) {
    constexpr std::int32_t bias_most = 1 << 28;
    for (const std::int32_t bias : layer.bias) {
        if (bias < -bias_most || bias > bias_most) return false;
    }
    return within(layer.weight, weight_most);
}
bool within(const Net& net) {
    return within(net.tokens, most) && within(net.wants, most) && within(net.first) &&
        within(net.second) && within(net.third) && within(net.direct);
}

std::string in_hexadecimal(std::span<const unsigned char> bytes) {
    std::string text(2 * bytes.size() + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.pop_back();
    return text;
}

std::optional<std::string> wrong_head(const std::array<std::uint32_t, 9>& head) {
    if (head[0] != expected_head[0]) return "it is not a file of nets";
    if (head[1] != expected_head[1]) {
        return "its version is " + std::to_string(head[1]) + ", and this program reads version " +
            std::to_string(file_version);
    }
    if (head != expected_head) return "its nets have another shape";
    return std::nullopt;
}

}  // namespace

Family family_of(const Ruleset& set) {
    if (set.ending.public_goal != PublicGoal::none) return Family::conquest;
    return set.ending.minutes > 0 ? Family::points : Family::objectives;
}

Result<Nets, std::string> read_nets(std::span<const std::byte> file) {
    std::array<std::uint32_t, 9> head{};
    if (!Cursor{file}.read(head)) return std::string{"it is cut short"};
    if (const auto wrong = wrong_head(head)) return *wrong;
    if (file.size() < sizeof head + digest_size) return std::string{"it is cut short"};
    const auto content = file.first(file.size() - digest_size);
    std::array<unsigned char, digest_size> digest{};
    const auto* bytes = reinterpret_cast<const unsigned char*>(content.data());
    crypto_hash_sha256(digest.data(), bytes, content.size());
    if (std::memcmp(digest.data(), content.data() + content.size(), digest_size) != 0) {
        return std::string{"it was altered or cut: its digest is not that of its content"};
    }
    Nets nets{.of_family = {}, .digest = in_hexadecimal(digest)};
    Cursor cursor{content.subspan(sizeof head)};
    for (auto& net : nets.of_family) {
        auto read = std::make_unique<Net>();
        if (!cursor.read(*read)) return std::string{"it is cut short"};
        if (!within(*read)) return std::string{"a weight is out of range"};
        net = std::move(read);
    }
    if (!cursor.done()) return std::string{"there is more in it than its nets"};
    return nets;
}

std::span<const std::byte> built_in_file() { return {kamchatka_nets_start, kamchatka_nets_end}; }

}  // namespace kamchatka::bots::net
