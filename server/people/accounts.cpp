// Guests, new accounts, and how they end.
#include "server/people/accounts_steps.hpp"

#include "server/people/export.hpp"
#include "server/people/names.hpp"
#include "store/ids.hpp"

#include <algorithm>

namespace kamchatka::server {
namespace {

// What a name that was not stored is told.
AccountFault fault_of(Stored stored) {
    if (stored == Stored::failed) return AccountFault::not_stored;
    return stored == Stored::taken ? AccountFault::name_taken : AccountFault::not_signed_in;
}

bool over(const store::StoredTable& each) { return each.table.ended_ms.has_value(); }

std::vector<store::TableId> unfinished_tables(PeopleRows& rows, store::PlayerId player) {
    std::vector<store::TableId> tables;
    for (const auto& each : rows.tables_of(player)) {
        if (!over(each)) tables.push_back(each.table.id);
    }
    return tables;
}

// What a name came to, and the tables that must hear of it.
struct Named {
    Stored stored;
    std::vector<store::TableId> tables{};
};

}  // namespace

Accounts::Accounts(
    store::Catalogue& catalogue, Sessions& sessions, Workers& hashing, AccountOptions options
)
    : catalogue_{catalogue},
      sessions_{sessions},
      hashing_{hashing},
      passphrases_{options.passphrases},
      addresses_max_{options.addresses_max} {
    set_limits(options.tries, options.newcomers);
}

void Accounts::set_limits(const TryLimits& tries, const RateLimit& newcomers) {
    tries_.emplace(tries, addresses_max_);
    newcomers_.emplace(newcomers, addresses_max_);
}

void Accounts::identify(const Asker& asker, std::function<void(AccountFault)> fault, Known then) {
    if (!asker.token) return then(std::nullopt);
    sessions_.who(
        *asker.token, read_or<std::optional<PlayerRow>>(std::move(fault), std::move(then))
    );
}

void Accounts::hash(const std::string& passphrase, Then<std::string> then) {
    const bool taken = hashing_.run<Answer<std::string>>(
        {Lane::play},
        [this, passphrase] { return passphrases_.hash(passphrase); },
        [then](std::optional<Answer<std::string>> hash) {
            then(hash ? *std::move(hash) : AccountFault::server_busy);
        }
    );
    if (!taken) then(AccountFault::server_busy);
}

void Accounts::match(
    const std::optional<store::AccountRow>& account,
    const std::string& passphrase,
    Then<Matched> then
) {
    std::optional<std::string> hash;
    if (account) hash = account->secrets.passphrase;
    const auto look = [this, hash, passphrase]() -> Answer<Matched> {
        const auto right = passphrases_.matches(hash, passphrase);
        if (!right) return right.error();
        Matched matched{.right = *right};
        if (*right && passphrases_.outdated(*hash)) {
            if (const auto anew = passphrases_.hash(passphrase)) matched.anew = *anew;
        }
        return matched;
    };
    const bool taken = hashing_.run<Answer<Matched>>(
        {Lane::play},
        look,
        [then](std::optional<Answer<Matched>> matched) {
            then(matched ? *std::move(matched) : AccountFault::server_busy);
        }
    );
    if (!taken) then(AccountFault::server_busy);
}

void Accounts::guest(const Asker& asker, const std::string& name, Then<SignedIn> then) {
    const auto checked = check_name(name);
    if (!checked) return then(checked.error());
    identify(asker, then, [this, asker, name = *checked, then](const auto& known) {
        if (known && known->kind == PlayerKind::account) {
            return then(AccountFault::already_signed_in);
        }
        if (known) return then(SignedIn{.player = *known});
        if (!newcomers_->take(address_group(asker.address), calendar().now_ms())) {
            return then(AccountFault::too_many_tries);
        }
        const PlayerRow player{
            .id = store::new_player_id(),
            .kind = PlayerKind::guest,
            .name = name.shown,
            .created_ms = calendar().wall_ms()};
        const Session session = new_session(player.id);
        change<Stored>(
            catalogue_,
            [=](PeopleRows& rows) { return people::add_guest(rows, player, name, session.row); },
            [=](std::optional<Stored> made) {
                const Stored stored = made.value_or(Stored::failed);
                if (stored != Stored::stored) return then(fault_of(stored));
                then(SignedIn{.player = player, .token = session.token});
            }
        );
    });
}

void Accounts::rename_guest(const Asker& asker, const std::string& name, Then<SignedIn> then) {
    const auto checked = check_name(name);
    if (!checked) return then(checked.error());
    identify(asker, then, [this, asker, name = *checked, then](const auto& known) {
        if (!known) return then(AccountFault::not_signed_in);
        if (known->kind == PlayerKind::account) return then(AccountFault::already_signed_in);
        if (!newcomers_->take(address_group(asker.address), calendar().now_ms())) {
            return then(AccountFault::too_many_tries);
        }
        rename(*known, name, then);
    });
}

void Accounts::rename(PlayerRow guest, const store::PlayerName& name, Then<SignedIn> then) {
    guest.name = name.shown;
    change<Named>(
        catalogue_,
        [name, id = guest.id, now_ms = calendar().settled_ms()](PeopleRows& rows) {
            const Stored stored = people::rename_guest(rows, id, name, now_ms);
            return Named{stored, unfinished_tables(rows, id)};
        },
        [this, guest, then](std::optional<Named> made) {
            const Stored stored = made ? made->stored : Stored::failed;
            if (stored != Stored::stored) return then(fault_of(stored));
            sessions_.forget(guest.id);
            then(SignedIn{.player = guest, .tables = std::move(made->tables)});
        }
    );
}

void Accounts::sign_up(const Asker& asker, const Credentials& wanted, Then<SignedIn> then) {
    const auto name = check_name(wanted.name);
    if (!name) return then(name.error());
    if (const auto fault = Passphrases::check(wanted.passphrase)) return then(*fault);
    if (!newcomers_->take(address_group(asker.address), calendar().now_ms())) {
        return then(AccountFault::too_many_tries);
    }
    hash(wanted.passphrase, [this, asker, name = *name, then](Answer<std::string> hash) {
        if (!hash) return then(hash.error());
        enrol(asker, name, *std::move(hash), then);
    });
}

void Accounts::enrol(
    const Asker& asker, const store::PlayerName& name, std::string hash, Then<SignedIn> then
) {
    identify(asker, then, [=, this](const std::optional<PlayerRow>& known) {
        const bool was_guest = known && known->kind == PlayerKind::guest;
        const PlayerRow player{
            .id = was_guest ? known->id : store::new_player_id(),
            .kind = PlayerKind::account,
            .name = name.shown,
            .created_ms = was_guest ? known->created_ms : calendar().wall_ms()};
        const Session session = new_session(player.id);
        const std::string code = new_recovery_code();
        const store::AccountSecrets secrets{.passphrase = hash, .recovery = recovery_hash(code)};
        change<Named>(
            catalogue_,
            [=](PeopleRows& rows) {
                const Stored stored = was_guest
                    ? people::promote_guest(rows, name, secrets, session.row)
                    : people::add_account(rows, player, name, secrets, session.row);
                // The session of another account gives way to this one.
                if (stored == Stored::stored && known && !was_guest) {
                    people::end_session(rows, *replaced_by(asker));
                }
                return Named{stored, unfinished_tables(rows, player.id)};
            },
            [=, this](std::optional<Named> made) {
                const Stored stored = made ? made->stored : Stored::failed;
                if (stored != Stored::stored) return then(fault_of(stored));
                if (known) sessions_.forget(known->id);
                recognise(asker, player);
                then(SignedIn{
                    .player = player,
                    .token = session.token,
                    .recovery_code = code,
                    .tables = std::move(made->tables)});
            }
        );
    });
}

void Accounts::log_out(const Asker& asker, Ended then) {
    if (!asker.token) return then(std::nullopt);
    change<std::optional<store::SessionRow>>(
        catalogue_,
        [token = token_hash(*asker.token)](PeopleRows& rows) {
            auto ended = rows.session(token);
            people::end_session(rows, token);
            return ended;
        },
        [this, then](std::optional<std::optional<store::SessionRow>> ended) {
            if (!ended) return then(AccountFault::not_stored);
            if (*ended) sessions_.forget((*ended)->player);
            then(std::nullopt);
        }
    );
}

void Accounts::remove(const Asker& asker, const std::string& passphrase, Then<Removed> then) {
    identify(asker, then, [=, this](const std::optional<PlayerRow>& player) {
        if (!player) return then(AccountFault::not_signed_in);
        if (player->kind == PlayerKind::guest) return erase(player->id, then);
        const std::string who = name_key(player->name);
        guess_at(asker, who, Secret::passphrase, then, [=, this](const Guess& guess) {
            const auto look = [=, this](const std::optional<store::AccountRow>& account) {
                if (!account) return then(AccountFault::not_signed_in);
                match(account, passphrase, [=, this](Answer<Matched> matched) {
                    if (!matched || matched->right) tries_->give_back(guess);
                    if (!matched) return then(matched.error());
                    if (!matched->right) return then(AccountFault::wrong_passphrase);
                    erase(player->id, then);
                });
            };
            catalogue_.account(player->id, read_or<std::optional<store::AccountRow>>(then, look));
        });
    });
}

void Accounts::erase(store::PlayerId player, Then<Removed> then) {
    using Tables = std::vector<store::TableId>;
    change<Tables>(
        catalogue_,
        [player](PeopleRows& rows) { return people::remove(rows, player); },
        [this, player, then](std::optional<Tables> tables) {
            if (!tables) return then(AccountFault::not_stored);
            sessions_.forget(player);
            then(Removed{.player = player, .tables = *std::move(tables)});
        }
    );
}

void Accounts::export_json(const Asker& asker, Then<std::string> then) {
    identify(asker, then, [=, this](const std::optional<PlayerRow>& player) {
        if (!player) return then(AccountFault::not_signed_in);
        const auto write = [this, player, then](const store::PlayerFile& file) {
            const bool taken = hashing_.run<std::string>(
                {Lane::visit},
                [player, file] { return all_about(*player, file); },
                [then](std::optional<std::string> text) {
                    if (!text) return then(AccountFault::server_busy);
                    then(*std::move(text));
                }
            );
            if (!taken) then(AccountFault::server_busy);
        };
        catalogue_.file_of(player->id, read_or<store::PlayerFile>(then, write));
    });
}

void Accounts::sweep() {
    catalogue_.change_people(
        [now_ms = calendar().settled_ms()](PeopleRows& rows) { people::sweep(rows, now_ms); }, {}
    );
}

Accounts::Session Accounts::new_session(store::PlayerId player) const {
    std::string token = new_token();
    const store::SessionRow row{
        .token = token_hash(token),
        .player = player,
        .created_ms = calendar().wall_ms(),
        .expires_ms = sessions_.expiry_ms()};
    return {.token = std::move(token), .row = row};
}

void Accounts::guess_at(
    const Asker& asker,
    const std::string& who,
    Secret secret,
    std::function<void(AccountFault)> fault,
    std::function<void(const Guess&)> then
) {
    identify(asker, fault, [=, this](const std::optional<PlayerRow>& player) {
        Guess guess{.secret = secret, .who = who, .address = address_group(asker.address)};
        const bool own = player && player->kind == PlayerKind::account;
        if (own && name_key(player->name) == who) guess.signed_in = player->id;
        if (!tries_->take(guess, calendar().now_ms())) return fault(AccountFault::too_many_tries);
        then(guess);
    });
}

void Accounts::recognise(const Asker& asker, const PlayerRow& player) {
    if (player.kind != PlayerKind::account) return;
    tries_->recognise(name_key(player.name), address_group(asker.address));
}

}  // namespace kamchatka::server
