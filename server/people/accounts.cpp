// See accounts.hpp.
#include "server/people/accounts.hpp"

#include "server/people/export.hpp"
#include "server/people/names.hpp"
#include "server/people/tokens.hpp"
#include "store/ids.hpp"

#include <sodium.h>

#include <algorithm>
#include <chrono>

namespace kamchatka::server {
namespace {

using store::await;
using store::Done;
using store::PlayerKind;
using store::PlayerRow;
using store::Stored;

constexpr std::int64_t day_ms = 86'400'000;

std::int64_t system_now_ms() {
    const auto since = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

// What a name that was not stored is told.
AccountFault fault_of(Stored stored) {
    if (stored == Stored::failed) return AccountFault::server_busy;
    return stored == Stored::taken ? AccountFault::name_taken : AccountFault::not_signed_in;
}

}  // namespace

struct Accounts::Session {
    std::string token;
    store::SessionRow row;
};

Accounts::Accounts(store::Catalogue& catalogue, AccountOptions options)
    : catalogue_{catalogue},
      options_{std::move(options)},
      passphrases_{options_.passphrases},
      tries_by_name_{options_.tries_by_name, options_.addresses_max},
      tries_by_address_{options_.tries_by_address, options_.addresses_max},
      newcomers_{options_.newcomers, options_.addresses_max} {}

std::optional<PlayerRow> Accounts::who(std::string_view token) {
    const auto session = catalogue_.session(token_hash(token), now());
    if (!session) return std::nullopt;
    const std::int64_t expires_ms = now() + options_.session_ms;
    if (expires_ms - session->expires_ms > day_ms) {
        catalogue_.prolong_session(session->token, expires_ms, {});
    }
    return catalogue_.player(session->player);
}

Accounts::Answer<SignedIn> Accounts::guest(const Asker& asker, std::string_view name) {
    const auto checked = check_name(name);
    if (!checked) return checked.error();
    const auto known = player_of(asker);
    if (known && known->kind == PlayerKind::account) return AccountFault::already_signed_in;
    if (!newcomers_.take(address_group(asker.address), now())) return AccountFault::too_many_tries;
    if (known) return rename(*known, *checked);

    const PlayerRow player{
        .id = store::new_player_id(),
        .kind = PlayerKind::guest,
        .name = checked->shown,
        .created_ms = now()};
    const Session session = new_session(player.id);
    const auto stored = await<Stored>([&](const Done<Stored>& done) {
        catalogue_.add_guest(player, *checked, session.row, done);
    });
    if (stored != Stored::stored) return fault_of(stored);
    return SignedIn{
        .player = player,
        .token = session.token,
        .recovery_code = std::nullopt,
        .guest = std::nullopt,
        .tables = {}};
}

Accounts::Answer<SignedIn> Accounts::rename(const PlayerRow& guest, const store::PlayerName& name) {
    const auto stored = await<Stored>([&](const Done<Stored>& done) {
        catalogue_.rename_guest(guest.id, name, now(), done);
    });
    if (stored != Stored::stored) return fault_of(stored);
    PlayerRow renamed = guest;
    renamed.name = name.shown;
    return SignedIn{
        .player = renamed,
        .token = std::nullopt,
        .recovery_code = std::nullopt,
        .guest = std::nullopt,
        .tables = unfinished_tables(guest.id)};
}

Accounts::Answer<SignedIn> Accounts::sign_up(
    const Asker& asker, std::string_view name, std::string_view passphrase
) {
    const auto checked = check_name(name);
    if (!checked) return checked.error();
    if (const auto fault = Passphrases::check(passphrase)) return *fault;
    if (!newcomers_.take(address_group(asker.address), now())) return AccountFault::too_many_tries;
    const auto hash = passphrases_.hash(passphrase);
    if (!hash) return hash.error();

    const auto known = player_of(asker);
    const bool was_guest = known && known->kind == PlayerKind::guest;
    const PlayerRow player{
        .id = was_guest ? known->id : store::new_player_id(),
        .kind = PlayerKind::account,
        .name = checked->shown,
        .created_ms = was_guest ? known->created_ms : now()};
    const Session session = new_session(player.id);
    const std::string code = new_recovery_code();
    const store::AccountSecrets secrets{.passphrase = *hash, .recovery = recovery_hash(code)};
    const auto stored = await<Stored>([&](const Done<Stored>& done) {
        if (was_guest)
            catalogue_.promote_guest(*checked, secrets, session.row, done);
        else
            catalogue_.add_account(player, *checked, secrets, session.row, done);
    });
    if (stored != Stored::stored) return fault_of(stored);
    if (known && !was_guest) log_out(*asker.token);
    return SignedIn{
        .player = player,
        .token = session.token,
        .recovery_code = code,
        .guest = std::nullopt,
        .tables = unfinished_tables(player.id)};
}

Accounts::Answer<SignedIn> Accounts::log_in(
    const Asker& asker, std::string_view name, std::string_view passphrase
) {
    const std::string key = name_key(name);
    if (!may_try(asker, key)) return AccountFault::too_many_tries;
    const auto account = catalogue_.account_named(key);
    std::optional<std::string> hash;
    if (account) hash = account->secrets.passphrase;
    const auto right = passphrases_.matches(hash, passphrase);
    if (!right || *right) forgive(asker, key);
    if (!right) return right.error();
    if (!*right) return AccountFault::wrong_name_or_passphrase;
    if (passphrases_.outdated(*hash)) {
        const auto anew = passphrases_.hash(passphrase);
        if (anew) catalogue_.rehash(account->player.id, *hash, *anew, {});
    }
    return begin(asker, account->player);
}

Accounts::Answer<SignedIn> Accounts::begin(const Asker& asker, const PlayerRow& player) {
    const Session session = new_session(player.id);
    using Claimed = store::Catalogue::Claimed;
    const auto claimed = await<Claimed>([&](const Done<Claimed>& done) {
        catalogue_.begin_session(session.row, replaced_by(asker), done);
    });
    if (claimed.stored == Stored::failed) return AccountFault::server_busy;
    // The account was deleted this very moment.
    if (claimed.stored != Stored::stored) return AccountFault::wrong_name_or_passphrase;
    return SignedIn{
        .player = player,
        .token = session.token,
        .recovery_code = std::nullopt,
        .guest = claimed.guest,
        .tables = claimed.tables};
}

Accounts::Answer<SignedIn> Accounts::recover(const Asker& asker, const Recovery& recovery) {
    if (const auto fault = Passphrases::check(recovery.passphrase)) return *fault;
    const std::string key = name_key(recovery.name);
    if (!may_try(asker, key)) return AccountFault::too_many_tries;
    const auto account = catalogue_.account_named(key);
    const store::SecretHash given = recovery_hash(recovery.code);
    const store::SecretHash expected = account ? account->secrets.recovery : store::SecretHash{};
    const bool same = sodium_memcmp(given.data(), expected.data(), given.size()) == 0;
    if (!same || !account) return AccountFault::wrong_name_or_recovery_code;
    forgive(asker, key);
    const auto hash = passphrases_.hash(recovery.passphrase);
    if (!hash) return hash.error();

    const Session session = new_session(account->player.id);
    const std::string code = new_recovery_code();
    using Claimed = store::Catalogue::Claimed;
    const auto claimed = await<Claimed>([&](const Done<Claimed>& done) {
        catalogue_.replace_secrets(
            expected,
            {.passphrase = *hash, .recovery = recovery_hash(code)},
            session.row,
            replaced_by(asker),
            done
        );
    });
    if (claimed.stored == Stored::failed) return AccountFault::server_busy;
    if (claimed.stored != Stored::stored) return AccountFault::wrong_name_or_recovery_code;
    return SignedIn{
        .player = account->player,
        .token = session.token,
        .recovery_code = code,
        .guest = claimed.guest,
        .tables = claimed.tables};
}

void Accounts::log_out(std::string_view token) {
    await<bool>([&](const Done<bool>& done) {
        catalogue_.end_session(token_hash(token), [done] { done(true); });
    });
}

Accounts::Answer<Removed> Accounts::remove(const Asker& asker, std::string_view passphrase) {
    const auto player = player_of(asker);
    if (!player) return AccountFault::not_signed_in;
    if (player->kind == PlayerKind::account) {
        const std::string who = "player " + std::to_string(player->id);
        if (!may_try(asker, who)) return AccountFault::too_many_tries;
        const auto account = catalogue_.account(player->id);
        if (!account) return AccountFault::not_signed_in;
        const auto right = passphrases_.matches(account->secrets.passphrase, passphrase);
        if (!right || *right) forgive(asker, who);
        if (!right) return right.error();
        if (!*right) return AccountFault::wrong_passphrase;
    }
    using RemovedRows = store::Catalogue::Removed;
    auto removed = await<RemovedRows>([&](const Done<RemovedRows>& done) {
        catalogue_.remove_player(player->id, done);
    });
    if (removed.changed == store::Changed::failed) return AccountFault::server_busy;
    return Removed{.player = player->id, .tables = std::move(removed.tables)};
}

Accounts::Answer<std::string> Accounts::export_json(const Asker& asker) {
    const auto player = player_of(asker);
    if (!player) return AccountFault::not_signed_in;
    return all_about(catalogue_, *player);
}

void Accounts::sweep() {
    await<bool>([&](const Done<bool>& done) { catalogue_.sweep(now(), [done] { done(true); }); });
}

std::int64_t Accounts::now() const { return options_.now_ms ? options_.now_ms() : system_now_ms(); }

Accounts::Session Accounts::new_session(store::PlayerId player) const {
    std::string token = new_token();
    const store::SessionRow row{
        .token = token_hash(token),
        .player = player,
        .created_ms = now(),
        .expires_ms = now() + options_.session_ms};
    return {.token = std::move(token), .row = row};
}

std::optional<PlayerRow> Accounts::player_of(const Asker& asker) {
    if (!asker.token) return std::nullopt;
    return catalogue_.player_of_session(token_hash(*asker.token), now());
}

std::optional<store::TokenHash> Accounts::replaced_by(const Asker& asker) const {
    if (!asker.token) return std::nullopt;
    return token_hash(*asker.token);
}

// The address first: who may not try any more shall not use up the tries of others.
bool Accounts::may_try(const Asker& asker, const std::string& who) {
    return tries_by_address_.take(address_group(asker.address), now()) &&
        tries_by_name_.take(who, now());
}

void Accounts::forgive(const Asker& asker, const std::string& who) {
    tries_by_address_.give_back(address_group(asker.address));
    tries_by_name_.give_back(who);
}

std::vector<store::TableId> Accounts::unfinished_tables(store::PlayerId player) {
    constexpr std::int64_t count_max = 1000;
    std::vector<store::TableId> tables;
    for (const auto& summary : catalogue_.tables_of(player, INT64_MAX, count_max)) {
        const bool over = summary.table.ended_ms.has_value();
        if (!over) tables.push_back(summary.table.id);
    }
    return tables;
}

}  // namespace kamchatka::server
