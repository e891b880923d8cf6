// Whose session a token is: read from the store once, then remembered, since every request asks.
// Runs in the loop.
#pragma once

#include "server/runtime/calendar.hpp"
#include "store/catalogue.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <unordered_map>

namespace kamchatka::server {

struct SessionOptions {
    std::int64_t session_ms = 60 * day_ms;  // since it was last used
    std::size_t remembered_max = 50'000;
};

class Sessions {
public:
    Sessions(store::Catalogue& catalogue, const Calendar& calendar, SessionOptions options = {})
        : catalogue_{catalogue},
          calendar_{calendar},
          options_{options} {}

    // Nobody when there is no such session, or it ran out. Using a session prolongs it.
    using Then = std::function<void(store::Read<std::optional<store::PlayerRow>>)>;
    void who(std::string_view token, Then then);

    // Something about the player changed: what is remembered of them is not true any more.
    void forget(store::PlayerId player);
    void forget_all();

    const Calendar& calendar() const { return calendar_; }
    // When a session that is used now runs out.
    std::int64_t expiry_ms() const { return calendar_.latest_ms() + options_.session_ms; }

private:
    struct Hash {
        std::size_t operator()(const store::TokenHash& token) const;
    };

    std::optional<store::PlayerRow> used(store::SignedInRow& row);
    void remember(const store::SignedInRow& row);

    store::Catalogue& catalogue_;
    const Calendar& calendar_;
    const SessionOptions options_;
    std::unordered_map<store::TokenHash, store::SignedInRow, Hash> remembered_;
    std::uint64_t forgotten_count_ = 0;
};

}  // namespace kamchatka::server
