// What every endpoint may answer with: words in two languages, an error, a code, nothing.
#pragma once

#include "codec/description.hpp"
#include "server/api/json.hpp"
#include "server/api/words.hpp"

#include <optional>
#include <string>

namespace kamchatka::server {

// The same in both languages.
struct Wording {
    std::string it{};
    std::string en{};
};

struct EmptyAnswer {};

struct CodeAnswer {
    std::string code{};
};

// The reasons of every room: server/describe knows them all.
struct AnyReason {};

struct ErrorDetail {
    WrittenAs<AnyReason> reason{};
    std::optional<std::string> field{};
    std::optional<std::string> message_key{};
    std::optional<Wording> message{};  // of a tournament's refusal
};

struct ErrorAnswer {
    ErrorDetail error{};
};

}  // namespace kamchatka::server

namespace kamchatka::codec {

template <>
inline constexpr auto schema<server::Wording> =
    shape("wording", Field{"it", &server::Wording::it}, Field{"en", &server::Wording::en});
template <>
inline constexpr auto schema<server::EmptyAnswer> = shape("empty_answer");
template <>
inline constexpr auto schema<server::CodeAnswer> =
    shape("code_answer", Field{"code", &server::CodeAnswer::code});
template <>
struct Described<server::AnyReason, Wire> {
    static const Description value;
};
template <>
inline constexpr auto schema<server::ErrorDetail> = shape(
    "error_detail",
    Field{"reason", &server::ErrorDetail::reason},
    Field{"field", &server::ErrorDetail::field},
    Field{"message_key", &server::ErrorDetail::message_key},
    Field{"message", &server::ErrorDetail::message}
);
template <>
inline constexpr auto schema<server::ErrorAnswer> =
    shape("error_answer", Field{"error", &server::ErrorAnswer::error});

}  // namespace kamchatka::codec
