// Questions about the game as it stands. Nothing here decides on a copy that is kept, stores, rolls
// or moves a clock; the answer goes to who asked, and follows from what his seat may know.
#include "server/tables/room/room.hpp"

#include "server/tables/room/telling.hpp"

namespace kamchatka::server {

// In the order of take_action(), so that the answer is what the attempt would get.
std::optional<RejectMessage> Room::why_not(Seat seat, const Why& message) const {
    const auto action = record::from_json<Action>(game_->lexicon(), message.action.value);
    if (!action) return rejection(message.ref, Reason::malformed);
    if (const Refusal why = refuse_to_act(seat, message.seq, *action))
        return rejection(message.ref, *why);
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

// Also those who are away: they may come back.
bool Room::plays_against_people(Seat seat) const {
    for (std::size_t i = 0; i < table_.places.size(); ++i) {
        if (id_of<Seat>(i) != seat && table_.places[i].human()) return true;
    }
    return false;
}

Refusal Room::refuse_to_propose(Seat seat, const Propose& message) const {
    if (!table_.settings.aids || table_.settings.tournament) return Reason::not_permitted;
    if (message.of == Matter::turn && plays_against_people(seat)) return Reason::not_permitted;
    if (clock_.paused()) return Reason::paused;
    if (message.seq != game_->seq()) return Reason::stale;
    return proposing_.contains(seat) ? Refusal{Reason::rate_limited} : std::nullopt;
}

void Room::propose(Attendee& from, const Propose& message) {
    Refusal why = refuse_from(from);
    const std::optional<Seat> seat = why ? std::nullopt : table_.seat_of(*from.player());
    if (seat) why = refuse_to_propose(*seat, message);
    if (why) return audience_.tell_one(from, because(rejection(message.ref, *why)));
    proposing_.insert_or_assign(*seat, Proposing{&from, message.ref, message.seq});
    world_.thinker().propose(
        message.of.value_or(Matter::placement),
        question_at(*seat),
        [room = weak_from_this(), seat = *seat, ref = message.ref](const auto& actions) {
            if (const auto self = room.lock()) self->tell_proposal(seat, ref, actions);
        }
    );
}

// To whoever asked, if he is still there and the board is still the one he asked about.
void Room::tell_proposal(
    Seat seat, const std::string& ref, const std::optional<std::vector<Action>>& actions
) {
    const auto found = proposing_.find(seat);
    if (found == proposing_.end() || found->second.ref != ref) return;
    const Proposing asked = std::move(found->second);
    proposing_.erase(found);
    const bool stale = asked.seq != game_->seq();
    if (stale || !actions) {
        const Reason why = stale ? Reason::stale : Reason::server_busy;
        return audience_.tell_one(*asked.from, because(rejection(ref, why)));
    }
    audience_.tell_one(
        *asked.from, ProposalMessage{ref, {actions_json(game_->lexicon(), *actions)}}
    );
}

}  // namespace kamchatka::server
