// BLAKE2b by libsodium.
#include "store/chain.hpp"

#include <sodium.h>

#include <cassert>
#include <string_view>

namespace kamchatka::store {
namespace {

class Hash {
public:
    Hash() { crypto_generichash_init(&state_, nullptr, 0, sizeof(Link)); }

    Hash& add(const Link& link) {
        crypto_generichash_update(&state_, link.data(), link.size());
        return *this;
    }

    Hash& add(std::uint64_t number) {
        std::array<std::uint8_t, 8> bytes{};
        for (std::uint8_t& byte : bytes) {
            byte = static_cast<std::uint8_t>(number & 0xff);
            number >>= 8;
        }
        crypto_generichash_update(&state_, bytes.data(), bytes.size());
        return *this;
    }

    Hash& add(std::int64_t number) { return add(static_cast<std::uint64_t>(number)); }

    Hash& add(std::string_view text) {
        add(std::uint64_t{text.size()});
        crypto_generichash_update(
            &state_, reinterpret_cast<const unsigned char*>(text.data()), text.size()
        );
        return *this;
    }

    Link link() {
        Link link{};
        crypto_generichash_final(&state_, link.data(), link.size());
        return link;
    }

private:
    crypto_generichash_state state_{};
};

}  // namespace

Link link_of(const Link& previous, const Entry& entry) {
    return Hash{}
        .add(previous)
        .add(entry.table)
        .add(entry.seq)
        .add(std::int64_t{entry.event_count})
        .add(entry.ref)
        .add(entry.actor)
        .add(entry.at_ms)
        .add(entry.body)
        .link();
}

Link link_of(const Link& previous, const JournalEntry& entry, std::span<const Link> seals) {
    assert(seals.size() == entry.personal.size());
    Hash hash;
    hash.add(previous)
        .add(entry.journal)
        .add(entry.seq)
        .add(entry.ref)
        .add(entry.at_ms)
        .add(entry.who)
        .add(entry.body)
        .add(std::uint64_t{seals.size()});
    for (std::size_t i = 0; i < seals.size(); ++i) {
        hash.add(entry.personal[i].about).add(seals[i]);
    }
    return hash.link();
}

Link seal_of(std::span<const std::uint8_t> salt, std::string_view text) {
    return Hash{}
        .add(std::string_view{reinterpret_cast<const char*>(salt.data()), salt.size()})
        .add(text)
        .link();
}

}  // namespace kamchatka::store
