// The steps that the ways of signing in have in common; for the sources of Accounts alone.
#pragma once

#include "server/people/accounts.hpp"
#include "server/people/rules.hpp"
#include "server/people/tokens.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace kamchatka::server {

using store::PeopleRows;
using store::PlayerKind;
using store::PlayerRow;
using store::Stored;

// Runs a rule in a transaction of the store; answers with nothing when it could not be stored.
template <typename T>
void change(
    store::Catalogue& catalogue,
    std::function<T(PeopleRows&)> rule,
    std::function<void(std::optional<T>)> then
) {
    auto made = std::make_shared<std::optional<T>>();
    catalogue.change_people(
        [rule = std::move(rule), made](PeopleRows& rows) { *made = rule(rows); },
        [then = std::move(then), made](store::Changed changed) {
            if (changed == store::Changed::failed) made->reset();
            then(std::move(*made));
        }
    );
}

// Takes what was read; who could not be looked up is told to try again.
template <typename T, typename Fault, typename Then>
store::OnRead<T> read_or(Fault fault, Then then) {
    return [fault = std::move(fault), then = std::move(then)](store::Read<T> read) {
        if (!read) return fault(AccountFault::server_busy);
        then(*std::move(read));
    };
}

inline std::optional<store::TokenHash> replaced_by(const Asker& asker) {
    if (!asker.token) return std::nullopt;
    return token_hash(*asker.token);
}

struct Accounts::Session {
    std::string token;
    store::SessionRow row;
};

// A passphrase that was looked at: whether it is the right one, and its hash anew where the
// settings have changed since it was made.
struct Accounts::Matched {
    bool right;
    std::optional<std::string> anew{};
};

}  // namespace kamchatka::server
