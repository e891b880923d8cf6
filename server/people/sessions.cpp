#include "server/people/sessions.hpp"

#include "server/people/tokens.hpp"

#include <cstring>

namespace kamchatka::server {
// The token is a hash already.
std::size_t Sessions::Hash::operator()(const store::TokenHash& token) const {
    std::size_t hash = 0;
    std::memcpy(&hash, token.data(), sizeof(hash));
    return hash;
}

void Sessions::who(std::string_view token, Then then) {
    const store::TokenHash hash = token_hash(token);
    if (const auto known = remembered_.find(hash); known != remembered_.end()) {
        return then(used(known->second));
    }
    catalogue_.signed_in(
        hash,
        [this,
         then = std::move(then),
         forgotten = forgotten_count_](store::Read<std::optional<store::SignedInRow>> read) {
            if (!read) return then(read.error());
            if (!*read) return then(std::optional<store::PlayerRow>{});
            const auto player = used(**read);
            // While it was read, somebody was forgotten: maybe this one.
            if (forgotten == forgotten_count_) remember(**read);
            then(player);
        }
    );
}

std::optional<store::PlayerRow> Sessions::used(store::SignedInRow& row) {
    if (row.session.expires_ms <= calendar_.settled_ms()) return std::nullopt;
    const std::int64_t expires_ms = expiry_ms();
    if (expires_ms - row.session.expires_ms > day_ms) {
        row.session.expires_ms = expires_ms;
        catalogue_.change_people(
            [token = row.session.token, expires_ms](store::PeopleRows& rows) {
                rows.set_expiry(token, expires_ms);
            },
            {}
        );
    }
    return row.player;
}

void Sessions::remember(const store::SignedInRow& row) {
    if (remembered_.size() >= options_.remembered_max) remembered_.clear();
    remembered_.insert_or_assign(row.session.token, row);
}

void Sessions::forget_all() {
    ++forgotten_count_;
    remembered_.clear();
}

void Sessions::forget(store::PlayerId player) {
    ++forgotten_count_;
    std::erase_if(remembered_, [&](const auto& each) { return each.second.player.id == player; });
}

}  // namespace kamchatka::server
