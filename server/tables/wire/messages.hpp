// The messages of the WebSocket, both ways. docs/live-protocol.md explains them to people.
#pragma once

#include "engine/engine.hpp"
#include "engine/view.hpp"
#include "record/described.hpp"
#include "record/reckoning_json.hpp"
#include "server/tables/wire/types.hpp"

#include <variant>

namespace kamchatka::server {

// Written as the record writes it.
template <typename T>
using WrittenGame = WrittenAs<T, record::Lexicon>;

// --- From the client

// seq: the last event seen; null for a fresh page, which gets a view.
struct Join {
    std::string table{};
    OrNull<std::int64_t> seq{};
};
// ref: chosen by the client, unique in the table; sent twice, it acts once.
struct Act {
    std::string ref{};
    std::int64_t seq = 0;
    GivenAs<Action, record::Lexicon> action{};
};
// Whether the action would be accepted now, and why not: asked, not attempted. ref: only to know
// the answer by.
struct Why {
    std::string ref{};
    std::int64_t seq = 0;
    GivenAs<Action, record::Lexicon> action{};
};
// What a bot would do in the place of the seat that asks. of: placement unless it says so.
struct Propose {
    std::string ref{};
    std::int64_t seq = 0;
    std::optional<Matter> of{};
};
struct Say {
    std::optional<std::string> text{};
    std::optional<Phrase> phrase{};
};
struct AskSilence {};
// How many dice to defend with wherever the seat may choose; null: ask me.
struct StandingDefence {
    OrNull<std::uint32_t> defence_dice{};
};
struct Ping {};

using ClientMessage = std::variant<Join, Act, Why, Propose, Say, AskSilence, StandingDefence, Ping>;

// --- From the server

struct ViewMessage {
    std::int64_t seq = 0;  // of the last event in the view
    WrittenAs<AnyOf<Seat, Word<"spectator">>> viewer{};
    OrNull<WrittenGame<View>> view{};                  // null in the lobby
    WrittenGame<std::vector<Option>> options{};        // of this seat; empty when it is not awaited
    OrNull<WrittenAs<record::Reckoning>> reckoning{};  // null in the lobby
    TableDetail table{};
    Clock clock{};
    std::vector<ChatLine> chat{};          // the last 50
    OrNull<std::uint32_t> defence_dice{};  // the standing order
};
struct EventsMessage {
    std::int64_t seq = 0;  // of the first event
    std::optional<std::string> ref{};
    WrittenGame<std::vector<SeenEvent>> events{};
    WrittenGame<std::vector<Option>> options{};
    WrittenAs<record::Reckoning> reckoning{};
    WrittenAs<Phase> phase{};
    WrittenGame<record::Awaiting> awaiting{};
    Clock clock{};
    std::int64_t at_ms = 0;
};
struct RejectMessage {
    std::string ref{};
    WrittenAs<AnyOf<Rejection, Reason>> reason{};
    std::optional<std::string> clause{};
    std::optional<Wording> message{};
};
// The answer to `why`, with a null reason when it would be accepted; and to `propose` when it is
// refused.
struct BecauseMessage {
    std::string ref{};
    OrNull<WrittenAs<AnyOf<Rejection, Reason>>> reason{};
    std::optional<std::string> clause{};
    std::optional<Wording> message{};
};
// Nothing of it is done until the client asks for it. At the set-up also what later goes can place.
struct ProposalMessage {
    std::string ref{};
    WrittenGame<std::vector<Action>> actions{};
};
struct TableMessage {
    TableDetail table{};
};
struct ClockMessage {
    Clock clock{};
};
struct ChatMessage : ChatLine {};
struct StandingMessage {
    OrNull<std::uint32_t> defence_dice{};
};
struct ErrorMessage {
    Reason reason = Reason::malformed;
};
struct PongMessage {
    std::int64_t now_ms = 0;
};

using ServerMessage = std::variant<
    ViewMessage,
    EventsMessage,
    RejectMessage,
    BecauseMessage,
    ProposalMessage,
    TableMessage,
    ClockMessage,
    ChatMessage,
    StandingMessage,
    ErrorMessage,
    PongMessage>;

}  // namespace kamchatka::server

namespace kamchatka::codec {

template <>
inline constexpr UnionNoun union_noun<server::ClientMessage>{
    .type = "ClientMessage",
    .style = UnionStyle::interfaces,
    .before = "Client",
    .after = "Message"};
template <>
inline constexpr UnionNoun union_noun<server::ServerMessage>{
    .type = "ServerMessage",
    .style = UnionStyle::interfaces,
    .before = "Server",
    .after = "Message"};

template <>
inline constexpr auto schema<server::Join> =
    shape("join", Field{"table", &server::Join::table}, Field{"seq", &server::Join::seq});
template <>
inline constexpr auto schema<server::Act> = shape(
    "act",
    Field{"ref", &server::Act::ref},
    Field{"seq", &server::Act::seq},
    Field{"action", &server::Act::action}
);
template <>
inline constexpr auto schema<server::Why> = shape(
    "why",
    Field{"ref", &server::Why::ref},
    Field{"seq", &server::Why::seq},
    Field{"action", &server::Why::action}
);
template <>
inline constexpr auto schema<server::Propose> = shape(
    "propose",
    Field{"ref", &server::Propose::ref},
    Field{"seq", &server::Propose::seq},
    Field{"of", &server::Propose::of}
);
template <>
inline constexpr auto schema<server::Say> =
    shape("say", Field{"text", &server::Say::text}, Field{"phrase", &server::Say::phrase});
template <>
inline constexpr auto schema<server::AskSilence> = shape("silence");
template <>
inline constexpr auto schema<server::StandingDefence> =
    shape("standing", Field{"defence_dice", &server::StandingDefence::defence_dice});
template <>
inline constexpr auto schema<server::Ping> = shape("ping");

template <>
inline constexpr auto schema<server::ViewMessage> = shape(
    "view",
    Field{"seq", &server::ViewMessage::seq},
    Field{"viewer", &server::ViewMessage::viewer},
    Field{"view", &server::ViewMessage::view},
    Field{"options", &server::ViewMessage::options},
    Field{"reckoning", &server::ViewMessage::reckoning},
    Field{"table", &server::ViewMessage::table},
    Field{"clock", &server::ViewMessage::clock},
    Field{"chat", &server::ViewMessage::chat},
    Field{"defence_dice", &server::ViewMessage::defence_dice}
);
template <>
inline constexpr auto schema<server::EventsMessage> = shape(
    "events",
    Field{"seq", &server::EventsMessage::seq},
    Field{"ref", &server::EventsMessage::ref},
    Field{"events", &server::EventsMessage::events},
    Field{"options", &server::EventsMessage::options},
    Field{"reckoning", &server::EventsMessage::reckoning},
    Field{"phase", &server::EventsMessage::phase},
    Field{"awaiting", &server::EventsMessage::awaiting},
    Field{"clock", &server::EventsMessage::clock},
    Field{"at_ms", &server::EventsMessage::at_ms}
);
template <>
inline constexpr auto schema<server::RejectMessage> = shape(
    "reject",
    Field{"ref", &server::RejectMessage::ref},
    Field{"reason", &server::RejectMessage::reason},
    Field{"clause", &server::RejectMessage::clause},
    Field{"message", &server::RejectMessage::message}
);
template <>
inline constexpr auto schema<server::BecauseMessage> = shape(
    "because",
    Field{"ref", &server::BecauseMessage::ref},
    Field{"reason", &server::BecauseMessage::reason},
    Field{"clause", &server::BecauseMessage::clause},
    Field{"message", &server::BecauseMessage::message}
);
template <>
inline constexpr auto schema<server::ProposalMessage> = shape(
    "proposal",
    Field{"ref", &server::ProposalMessage::ref},
    Field{"actions", &server::ProposalMessage::actions}
);
template <>
inline constexpr auto schema<server::TableMessage> =
    shape("table", Field{"table", &server::TableMessage::table});
template <>
inline constexpr auto schema<server::ClockMessage> =
    shape("clock", Field{"clock", &server::ClockMessage::clock});
template <>
inline constexpr auto schema<server::ChatMessage> = shape(
    "chat",
    Field{"from", &server::ChatLine::from},
    Field{"name", &server::ChatLine::name},
    Field{"text", &server::ChatLine::text},
    Field{"phrase", &server::ChatLine::phrase},
    Field{"silence", &server::ChatLine::silence},
    Field{"at_ms", &server::ChatLine::at_ms}
);
template <>
inline constexpr auto schema<server::StandingMessage> =
    shape("standing", Field{"defence_dice", &server::StandingMessage::defence_dice});
template <>
inline constexpr auto schema<server::ErrorMessage> =
    shape("error", Field{"reason", &server::ErrorMessage::reason});
template <>
inline constexpr auto schema<server::PongMessage> =
    shape("pong", Field{"now_ms", &server::PongMessage::now_ms});

static_assert(Complete<server::ClientMessage>::value, "a message has no schema");
static_assert(Complete<server::ServerMessage>::value, "a message has no schema");

}  // namespace kamchatka::codec
