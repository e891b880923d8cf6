// Companion tables over HTTP, as plain structs (docs/companion.md).
#pragma once

#include "record/words/lexicon.hpp"
#include "referee/entry.hpp"
#include "referee/sheet.hpp"
#include "referee/wire/schema.hpp"
#include "referee/wire/spelling.hpp"
#include "server/api/types.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::server {

// Entries as the book has them; each is read by the rules of the table.
using GivenEntries = GivenAs<std::vector<referee::Entry>, record::Lexicon>;

struct CompanionRequest {
    GivenEntries entries{};  // in order, from any number on
};

struct CompanionAnswer {
    std::uint64_t seq = 0;  // of the last entry
};

struct CompanionBook {
    std::string code{};
    GivenEntries entries{};
};

// What has been entered since; some of it where it is much.
struct CompanionNews {
    std::uint64_t seq = 0;  // of the last entry there is
    GivenEntries entries{};
};

struct HandoverAnswer {
    std::string token{};  // for a link: /arbitro/CODE#TOKEN
};
struct TakeoverRequest {
    std::string token{};  // none: by a role at the tournament's desk
};

// As whom somebody writes in the books of a tournament's tables.
struct AuthorAnswer {
    std::optional<referee::Author> author{};
};

// What lists show, as it is stored.
struct CompanionSummary {
    referee::Kind kind{};
    std::string ruleset{};
    referee::Stage stage{};
    std::uint32_t seats = 0;
    std::uint64_t entries = 0;
    std::int64_t at = 0;  // of the last entry
    std::optional<referee::TournamentTable> desk{};
};

struct CompanionLine : CompanionSummary {
    std::string code{};
};

}  // namespace kamchatka::server

namespace kamchatka::codec {

template <>
inline constexpr auto schema<server::CompanionRequest> =
    shape("companion_request", Field{"entries", &server::CompanionRequest::entries});
template <>
inline constexpr auto schema<server::CompanionAnswer> =
    shape("companion_answer", Field{"seq", &server::CompanionAnswer::seq});
template <>
inline constexpr auto schema<server::CompanionBook> = shape(
    "companion_book",
    Field{"code", &server::CompanionBook::code},
    Field{"entries", &server::CompanionBook::entries}
);
template <>
inline constexpr auto schema<server::CompanionNews> = shape(
    "companion_news",
    Field{"seq", &server::CompanionNews::seq},
    Field{"entries", &server::CompanionNews::entries}
);
template <>
inline constexpr auto schema<server::HandoverAnswer> =
    shape("handover_answer", Field{"token", &server::HandoverAnswer::token});
template <>
inline constexpr auto schema<server::TakeoverRequest> = shape(
    "takeover_request", Field{"token", &server::TakeoverRequest::token, Presence::when_present}
);
template <>
inline constexpr auto schema<server::AuthorAnswer> =
    shape("author_answer", Field{"author", &server::AuthorAnswer::author});
template <>
inline constexpr auto schema<server::CompanionSummary> = shape(
    "companion_summary",
    Field{"kind", &server::CompanionSummary::kind},
    Field{"ruleset", &server::CompanionSummary::ruleset},
    Field{"stage", &server::CompanionSummary::stage},
    Field{"seats", &server::CompanionSummary::seats},
    Field{"entries", &server::CompanionSummary::entries},
    Field{"at", &server::CompanionSummary::at},
    Field{"desk", &server::CompanionSummary::desk, Presence::when_present}
);
template <>
inline constexpr auto schema<server::CompanionLine> = shape(
    "companion_line",
    Field{"code", &server::CompanionLine::code},
    Field{"kind", &server::CompanionLine::kind},
    Field{"ruleset", &server::CompanionLine::ruleset},
    Field{"stage", &server::CompanionLine::stage},
    Field{"seats", &server::CompanionLine::seats},
    Field{"entries", &server::CompanionLine::entries},
    Field{"at", &server::CompanionLine::at},
    Field{"desk", &server::CompanionLine::desk, Presence::when_present}
);

}  // namespace kamchatka::codec
