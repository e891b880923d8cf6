// Who people are: guests by name, accounts with a passphrase and a recovery code. No e-mail, no
// address is stored. What may be done with the rows is in server/people/rules.hpp; here is who has
// proved to be whom, and how often one may try.
//
// Everything answers later, in the loop: passphrases are hashed on workers (0.1 s and 64 MiB each),
// and the store takes its time. An answer never comes when the store has failed.
#pragma once

#include "engine/result.hpp"
#include "server/people/account_fault.hpp"
#include "server/people/passphrases.hpp"
#include "server/people/sessions.hpp"
#include "server/people/tries.hpp"
#include "server/runtime/workers.hpp"
#include "server/transport/rate.hpp"
#include "store/catalogue.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::server {

struct AccountOptions {
    PassphraseOptions passphrases;
    TryLimits tries{};  // wrong passphrases and recovery codes; what was right does not count
    // New guests, new names of guests and new accounts, for each address: a club comes at once.
    RateLimit newcomers{.burst = 120, .per_second = 120.0 / 3600};
    std::size_t addresses_max = 100'000;  // remembered for the limits
};

// Who asks: the cookie as it came, and from where.
struct Asker {
    std::optional<std::string> token;
    std::string address;
};

struct SignedIn {
    store::PlayerRow player;
    std::optional<std::string> token{};          // for the cookie, when it changes
    std::optional<std::string> recovery_code{};  // to be shown once
    // The guest who is this player now, if the id changed, and the tables where a seat changed its
    // player or its name: the rooms among them that are open must hear of it.
    std::optional<store::PlayerId> guest{};
    std::vector<store::TableId> tables{};
};

struct Removed {
    store::PlayerId player;
    std::vector<store::TableId> tables;  // where they had a seat or were host
};

struct Credentials {
    std::string name;
    std::string passphrase;
};
struct Recovery {
    std::string name;
    std::string code;
    std::string passphrase;  // the new one
};

class Accounts {
public:
    template <typename T>
    using Answer = Result<T, AccountFault>;
    template <typename T>
    using Then = std::function<void(Answer<T>)>;

    Accounts(
        store::Catalogue& catalogue, Sessions& sessions, Workers& hashing, AccountOptions options
    );

    // A guest of that name; the guest of the session, if there is one, as they are: a page that
    // could not ask who it is must not rename whoever that was.
    void guest(const Asker& asker, const std::string& name, Then<SignedIn> then);
    // The guest of the session under another name.
    void rename_guest(const Asker& asker, const std::string& name, Then<SignedIn> then);

    // A new account. The guest of the session becomes that account, with all their games.
    void sign_up(const Asker& asker, const Credentials& wanted, Then<SignedIn> then);

    // Always a new session in place of the old; a guest's games go over to the account. A wrong
    // name and a wrong passphrase are one answer and take the same time.
    void log_in(const Asker& asker, const Credentials& given, Then<SignedIn> then);

    // As log_in, with the recovery code; ends all other sessions and gives a new code.
    void recover(const Asker& asker, const Recovery& recovery, Then<SignedIn> then);

    // The session is worth nothing any more.
    using Ended = std::function<void(std::optional<AccountFault>)>;
    void log_out(const Asker& asker, Ended then);

    // Forgets the player of the session. An account's passphrase is asked for again; a guest has
    // none.
    void remove(const Asker& asker, const std::string& passphrase, Then<Removed> then);

    // The same for whomever, without a word of theirs: by whoever runs the server.
    void erase(store::PlayerId player, Then<Removed> then);

    // Other limits from now on, everybody beginning anew.
    void set_limits(const TryLimits& tries, const RateLimit& newcomers);

    // All that is stored about the player of the session, as JSON.
    void export_json(const Asker& asker, Then<std::string> then);

    // The player of a session came by from there.
    void recognise(const Asker& asker, const store::PlayerRow& player);

    // To be called now and then, once an hour will do: sessions that ran out, guests who left
    // nothing behind.
    void sweep();

private:
    struct Session;
    struct Matched;

    const Calendar& calendar() const { return sessions_.calendar(); }
    Session new_session(store::PlayerId player) const;
    using Known = std::function<void(const std::optional<store::PlayerRow>&)>;
    void identify(const Asker& asker, std::function<void(AccountFault)> fault, Known then);
    // Calls with the guess when it may be looked at.
    void guess_at(
        const Asker& asker,
        const std::string& who,
        Secret secret,
        std::function<void(AccountFault)> fault,
        std::function<void(const Guess&)> then
    );
    void rename(store::PlayerRow guest, const store::PlayerName& name, Then<SignedIn> then);
    void begin(const Asker& asker, const store::PlayerRow& player, Then<SignedIn> then);
    void enrol(
        const Asker& asker, const store::PlayerName& name, std::string hash, Then<SignedIn> then
    );
    void renew(
        const Asker& asker, const store::AccountRow& account, std::string hash, Then<SignedIn> then
    );
    void rehash(const store::AccountRow& account, const std::string& anew);
    void hash(const std::string& passphrase, Then<std::string> then);
    void match(
        const std::optional<store::AccountRow>& account,
        const std::string& passphrase,
        Then<Matched> then
    );

    store::Catalogue& catalogue_;
    Sessions& sessions_;
    Workers& hashing_;
    Passphrases passphrases_;
    std::size_t addresses_max_;
    std::optional<Tries> tries_;
    std::optional<RateLimiter> newcomers_;
};

}  // namespace kamchatka::server
