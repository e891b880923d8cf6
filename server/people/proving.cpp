// Who has proved to be whom: by a passphrase, or by the recovery code.
#include "server/people/accounts_steps.hpp"
#include "server/people/names.hpp"

#include <sodium.h>

namespace kamchatka::server {

void Accounts::log_in(const Asker& asker, const Credentials& given, Then<SignedIn> then) {
    const std::string key = name_key(given.name);
    guess_at(asker, key, Secret::passphrase, then, [=, this](const Guess& guess) {
        const auto look = [=, this](const std::optional<store::AccountRow>& account) {
            match(account, given.passphrase, [=, this](Answer<Matched> matched) {
                if (!matched || matched->right) tries_->give_back(guess);
                if (!matched) return then(matched.error());
                if (!matched->right) return then(AccountFault::wrong_name_or_passphrase);
                if (matched->anew) rehash(*account, *matched->anew);
                begin(asker, account->player, then);
            });
        };
        catalogue_.account_named(key, read_or<std::optional<store::AccountRow>>(then, look));
    });
}

void Accounts::rehash(const store::AccountRow& account, const std::string& anew) {
    catalogue_.change_people(
        [id = account.player.id, old = account.secrets.passphrase, anew](PeopleRows& rows) {
            people::rehash(rows, id, old, anew);
        },
        {}
    );
}

void Accounts::begin(const Asker& asker, const PlayerRow& player, Then<SignedIn> then) {
    const Session session = new_session(player.id);
    change<people::Claimed>(
        catalogue_,
        [row = session.row, replaced = replaced_by(asker)](PeopleRows& rows) {
            return people::begin_session(rows, row, replaced);
        },
        [=, this](std::optional<people::Claimed> claimed) {
            if (!claimed) return then(AccountFault::not_stored);
            // The account was deleted this very moment.
            if (claimed->stored != Stored::stored) {
                return then(AccountFault::wrong_name_or_passphrase);
            }
            if (claimed->guest) sessions_.forget(*claimed->guest);
            sessions_.forget(player.id);
            recognise(asker, player);
            then(SignedIn{
                .player = player,
                .token = session.token,
                .guest = claimed->guest,
                .tables = std::move(claimed->tables)});
        }
    );
}

void Accounts::recover(const Asker& asker, const Recovery& recovery, Then<SignedIn> then) {
    if (const auto fault = Passphrases::check(recovery.passphrase)) return then(*fault);
    const std::string key = name_key(recovery.name);
    guess_at(asker, key, Secret::recovery_code, then, [=, this](const Guess& guess) {
        const auto look = [=, this](const std::optional<store::AccountRow>& account) {
            const store::SecretHash given = recovery_hash(recovery.code);
            const store::SecretHash expected =
                account ? account->secrets.recovery : store::SecretHash{};
            const bool same = sodium_memcmp(given.data(), expected.data(), given.size()) == 0;
            if (!same || !account) return then(AccountFault::wrong_name_or_recovery_code);
            tries_->give_back(guess);
            hash(recovery.passphrase, [=, this](Answer<std::string> hash) {
                if (!hash) return then(hash.error());
                renew(asker, *account, *std::move(hash), then);
            });
        };
        catalogue_.account_named(key, read_or<std::optional<store::AccountRow>>(then, look));
    });
}

void Accounts::renew(
    const Asker& asker, const store::AccountRow& account, std::string hash, Then<SignedIn> then
) {
    const Session session = new_session(account.player.id);
    const std::string code = new_recovery_code();
    const store::AccountSecrets secrets{
        .passphrase = std::move(hash), .recovery = recovery_hash(code)};
    change<people::Claimed>(
        catalogue_,
        [=, old = account.secrets.recovery](PeopleRows& rows) {
            return people::replace_secrets(rows, old, secrets, session.row, replaced_by(asker));
        },
        [=, this](std::optional<people::Claimed> claimed) {
            if (!claimed) return then(AccountFault::not_stored);
            if (claimed->stored != Stored::stored) {
                return then(AccountFault::wrong_name_or_recovery_code);
            }
            if (claimed->guest) sessions_.forget(*claimed->guest);
            sessions_.forget(account.player.id);
            recognise(asker, account.player);
            then(SignedIn{
                .player = account.player,
                .token = session.token,
                .recovery_code = code,
                .guest = claimed->guest,
                .tables = std::move(claimed->tables)});
        }
    );
}

}  // namespace kamchatka::server
