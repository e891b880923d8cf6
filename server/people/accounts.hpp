// Who people are: guests by name, accounts with a passphrase and a recovery code, sessions. No
// e-mail, no address is stored.
//
// Everything but who() blocks: it hashes passphrases (0.1 s and 64 MiB each) and waits for the
// disk. Call it from worker threads, never from the loop that serves sockets. Thread-safe. Throws
// std::runtime_error when the store has failed.
#pragma once

#include "engine/result.hpp"
#include "server/people/account_fault.hpp"
#include "server/people/passphrases.hpp"
#include "server/transport/rate.hpp"
#include "store/catalogue.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::server {

struct AccountOptions {
    PassphraseOptions passphrases;
    std::int64_t session_ms = std::int64_t{60} * 86'400'000;  // since it was last used
    // Wrong passphrases and recovery codes, for each name and for each address, which a club
    // shares. What was right does not count.
    RateLimit tries_by_name{.burst = 5, .per_second = 5.0 / 900};
    RateLimit tries_by_address{.burst = 30, .per_second = 30.0 / 900};
    // New guests, new names of guests and new accounts, for each address: a club comes at once.
    RateLimit newcomers{.burst = 120, .per_second = 120.0 / 3600};
    std::size_t addresses_max = 100'000;   // remembered for the limits
    std::function<std::int64_t()> now_ms;  // since 1970, UTC; the system's when empty
};

// Who asks: the cookie as it came, and from where.
struct Asker {
    std::optional<std::string> token;
    std::string address;
};

struct SignedIn {
    store::PlayerRow player;
    std::optional<std::string> token;          // for the cookie, when it changes
    std::optional<std::string> recovery_code;  // to be shown once
    // The guest who is this player now, if the id changed, and the tables where a seat changed its
    // player or its name: the rooms among them that are open must hear of it.
    std::optional<store::PlayerId> guest;
    std::vector<store::TableId> tables;
};

struct Removed {
    store::PlayerId player;
    std::vector<store::TableId> tables;  // where he had a seat or was host
};

class Accounts {
public:
    template <typename T>
    using Answer = Result<T, AccountFault>;

    Accounts(store::Catalogue& catalogue, AccountOptions options);

    // Quick. Nobody when there is no such session, or it ran out. Using a session prolongs it.
    std::optional<store::PlayerRow> who(std::string_view token);

    // A guest of that name, or the guest of the session under another name.
    Answer<SignedIn> guest(const Asker& asker, std::string_view name);

    // A new account. The guest of the session becomes that account, with all his games.
    Answer<SignedIn> sign_up(
        const Asker& asker, std::string_view name, std::string_view passphrase
    );

    // Always a new session in place of the old; a guest's games go over to the account. A wrong
    // name and a wrong passphrase are one answer and take the same time.
    Answer<SignedIn> log_in(const Asker& asker, std::string_view name, std::string_view passphrase);

    struct Recovery {
        std::string_view name;
        std::string_view code;
        std::string_view passphrase;  // the new one
    };
    // As log_in, with the recovery code; ends all other sessions and gives a new code.
    Answer<SignedIn> recover(const Asker& asker, const Recovery& recovery);

    // The session is worth nothing any more.
    void log_out(std::string_view token);

    // Forgets the player of the session. An account's passphrase is asked for again; a guest has
    // none.
    Answer<Removed> remove(const Asker& asker, std::string_view passphrase);

    // All that is stored about the player of the session, as JSON.
    Answer<std::string> export_json(const Asker& asker);

    // To be called now and then, once an hour will do: sessions that ran out, guests who left
    // nothing behind.
    void sweep();

private:
    struct Session;

    std::int64_t now() const;
    Session new_session(store::PlayerId player) const;
    std::optional<store::PlayerRow> player_of(const Asker& asker);
    std::optional<store::TokenHash> replaced_by(const Asker& asker) const;
    bool may_try(const Asker& asker, const std::string& who);
    void forgive(const Asker& asker, const std::string& who);
    std::vector<store::TableId> unfinished_tables(store::PlayerId player);
    Answer<SignedIn> rename(const store::PlayerRow& guest, const store::PlayerName& name);
    Answer<SignedIn> begin(const Asker& asker, const store::PlayerRow& player);

    store::Catalogue& catalogue_;
    const AccountOptions options_;
    Passphrases passphrases_;
    RateLimiter tries_by_name_;
    RateLimiter tries_by_address_;
    RateLimiter newcomers_;
};

}  // namespace kamchatka::server
