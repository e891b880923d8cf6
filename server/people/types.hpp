// What is asked and told about a person, over HTTP.
#pragma once

#include "record/words/spelling.hpp"
#include "server/api/json.hpp"
#include "store/rows.hpp"

#include <string>

namespace kamchatka::server {

// Stored as it is told.
using PlayerKind = store::PlayerKind;

struct NameRequest {
    std::string name{};
};

struct CredentialsRequest {
    std::string name{};
    Unshown passphrase{};
};

struct RecoverRequest {
    std::string name{};
    Unshown recovery_code{};
    Unshown passphrase{};
};

struct PassphraseRequest {
    Unshown passphrase{};
};

struct PlayerCard {
    std::string id{};
    std::string name{};
    PlayerKind kind = PlayerKind::guest;
};

struct MeAnswer {
    OrNull<PlayerCard> player{};
};

struct PlayerAnswer {
    PlayerCard player{};
};

struct AccountAnswer {
    PlayerCard player{};
    std::string recovery_code{};  // shown once
};

}  // namespace kamchatka::server

namespace kamchatka::codec {

template <>
inline constexpr Noun noun<server::PlayerKind>{.kind = "kind of player", .type = "PlayerKind"};
template <>
inline constexpr auto schema<server::NameRequest> =
    shape("name_request", Field{"name", &server::NameRequest::name});
template <>
inline constexpr auto schema<server::CredentialsRequest> = shape(
    "credentials_request",
    Field{"name", &server::CredentialsRequest::name},
    Field{"passphrase", &server::CredentialsRequest::passphrase}
);
template <>
inline constexpr auto schema<server::RecoverRequest> = shape(
    "recover_request",
    Field{"name", &server::RecoverRequest::name},
    Field{"recovery_code", &server::RecoverRequest::recovery_code},
    Field{"passphrase", &server::RecoverRequest::passphrase}
);
template <>
inline constexpr auto schema<server::PassphraseRequest> =
    shape("passphrase_request", Field{"passphrase", &server::PassphraseRequest::passphrase});
template <>
inline constexpr auto schema<server::PlayerCard> = shape(
    "player",
    Field{"id", &server::PlayerCard::id},
    Field{"name", &server::PlayerCard::name},
    Field{"kind", &server::PlayerCard::kind}
);
template <>
inline constexpr auto schema<server::MeAnswer> =
    shape("me_answer", Field{"player", &server::MeAnswer::player});
template <>
inline constexpr auto schema<server::PlayerAnswer> =
    shape("player_answer", Field{"player", &server::PlayerAnswer::player});
template <>
inline constexpr auto schema<server::AccountAnswer> = shape(
    "account_answer",
    Field{"player", &server::AccountAnswer::player},
    Field{"recovery_code", &server::AccountAnswer::recovery_code}
);

}  // namespace kamchatka::codec
