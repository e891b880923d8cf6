// Questions about the game as it stands. Nothing here decides on a copy that is kept, stores, rolls or
// moves a clock; the answer goes to who asked, and follows from what his seat may know.
#include "server/tables/room.hpp"

#include "server/tables/telling.hpp"

namespace kamchatka::server {

// In the order of take_action(), so that the answer is what the attempt would get.
std::optional<RejectMessage> Room::why_not(Seat seat, const Why& message) const {
    const auto action = record::from_json<Action>(game_->lexicon(), message.action.value);
    if (!action) return rejection(message.ref, Reason::malformed);
    if (const Refusal why = refuse_to_act(message.seq, *action)) return rejection(message.ref, *why);
    if (!game_->keeps_promise(seat, *action)) {
        return rejection(message.ref, Reason::promise_not_kept);
    }
    const Decision decision = decide(*rules_, game_->state(), seat, *action);
    if (decision) return std::nullopt;
    return rejection(message.ref, decision.error(), rules_->set, game_->state(), *action);
}

void Room::answer_why(Attendee& from, const Why& message) const {
    if (const Refusal why = refuse_from(from)) {
        return audience_.tell_one(from, because(rejection(message.ref, *why)));
    }
    auto refused = why_not(*table_.seat_of(*from.player()), message);
    BecauseMessage accepted{.ref = message.ref};
    audience_.tell_one(from, refused ? because(*std::move(refused)) : std::move(accepted));
}

}  // namespace kamchatka::server
