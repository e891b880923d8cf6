// How the other world is made: names of cards and objectives are exchanged in what Chance deals,
// and other seats give and pick other Kingmaker cards.
#include "testkit/engine/other_world.hpp"

namespace kamchatka::test {
namespace {

bool is(const Viewer& viewer, Seat seat) {
    const Seat* own = std::get_if<Seat>(&viewer);
    return own != nullptr && *own == seat;
}

// Any permutation of the ids in the set; the others keep their place.
template <typename Id, std::size_t N>
void shuffle(std::array<Id, N>& names, IdSet<Id> among, Tape& tape) {
    std::vector<Id> members;
    for (const Id id : among) members.push_back(id);
    std::vector<Id> shuffled = members;
    for (std::size_t i = shuffled.size(); i > 1; --i) {
        std::swap(shuffled[i - 1], shuffled[tape.below(static_cast<unsigned>(i))]);
    }
    for (std::size_t i = 0; i < members.size(); ++i) names[index(members[i])] = shuffled[i];
}

template <typename Id, std::size_t N>
void keep_all(std::array<Id, N>& names) {
    for (std::size_t i = 0; i < N; ++i) names[i] = id_of<Id>(i);
}

IdSet<Objective> own_objective(const RecordedGame& game, const Viewer& viewer) {
    IdSet<Objective> own;
    for (const Event& event : game.events) {
        const auto* dealt = std::get_if<ObjectiveDealt>(&event);
        if (dealt != nullptr && is(viewer, dealt->seat)) own.insert(dealt->objective.reveal());
    }
    return own;
}

}  // namespace

CardSet learnt_cards(const RecordedGame& game, const Viewer& viewer, std::size_t step_count) {
    CardSet learnt;
    for (std::size_t e = 0; e < game.first_event[step_count]; ++e) {
        const Event& event = game.events[e];
        if (const auto* tris = std::get_if<TrisPlayed>(&event)) {
            for (const Card card : tris->cards) learnt.insert(card);
        } else if (const auto* drawn = std::get_if<CardDrawn>(&event)) {
            if (is(viewer, drawn->seat)) learnt.insert(drawn->card.reveal());
        } else if (const auto* taken = std::get_if<CardsTaken>(&event)) {
            if (is(viewer, taken->by)) learnt = learnt | taken->cards.reveal();
        }
    }
    return learnt;
}

bool lays_open(const Event& event, Changed changed) {
    const bool objective = std::holds_alternative<ObjectiveReached>(event) ||
        std::holds_alternative<ObjectiveShown>(event);
    const bool colour = std::holds_alternative<ColourShown>(event);
    switch (changed) {
        case Changed::cards: return false;
        case Changed::objectives: return objective;
        case Changed::exchanges: return colour;
        case Changed::all: return objective || colour;
    }
    return false;
}

OtherWorld::OtherWorld(
    const RecordedGame& game,
    const Viewer& viewer,
    Changed changed,
    std::size_t step_count,
    Tape tape
)
    : rules_{test_rules(variants()[game.variant].set)},
      state_{new_table(game.seat_count)},
      viewer_{viewer},
      tape_{std::move(tape)},
      exchanges_{changed == Changed::exchanges || changed == Changed::all} {
    keep_all(cards_);
    keep_all(objectives_);
    if (changed == Changed::cards || changed == Changed::all) {
        shuffle(cards_, rules_.deck.cards() - learnt_cards(game, viewer, step_count), tape_);
    }
    if (changed == Changed::objectives || changed == Changed::all) {
        shuffle(objectives_, rules_.objectives.all() - own_objective(game, viewer), tape_);
    }
    if (exchanges_) plan_gifts(game);
}

std::optional<Events> OtherWorld::play(const Step& step) {
    const Decision decision = decide(rules_, state_, step.actor, relabelled(step));
    if (!decision) return std::nullopt;
    for (const Event& event : *decision) evolve(state_, event);
    return *decision;
}

Action OtherWorld::relabelled(const Step& step) {
    Action action = step.action;
    if (auto* drawn = std::get_if<DrawCard>(&action)) drawn->card = cards_[index(drawn->card)];
    if (auto* taken = std::get_if<TakeCard>(&action)) taken->card = cards_[index(taken->card)];
    if (auto* dealt = std::get_if<DealObjective>(&action)) {
        dealt->objective = objectives_[index(dealt->objective)];
    }
    const Seat* seat = std::get_if<Seat>(&step.actor);
    if (seat == nullptr || is(viewer_, *seat) || !exchanges_) return action;
    if (auto* give = std::get_if<GiveColours>(&action)) give->colours = other_exchange(*seat);
    if (auto* show = std::get_if<ShowColour>(&action)) {
        show->colour = other_pick(*seat, show->colour);
    }
    return action;
}

// The viewer ends up with the same cards, but has them from others.
void OtherWorld::plan_gifts(const RecordedGame& game) {
    const Seat* own = std::get_if<Seat>(&viewer_);
    if (own == nullptr) return;
    std::vector<Seat> givers;
    std::vector<Colour> gifts;
    for (const Step& step : game.steps) {
        const auto* give = std::get_if<GiveColours>(&step.action);
        if (give == nullptr || is(viewer_, std::get<Seat>(step.actor))) continue;
        givers.push_back(std::get<Seat>(step.actor));
        gifts.push_back(give->colours[*own]);
    }
    for (std::size_t i = gifts.size(); i > 1; --i) {
        std::swap(gifts[i - 1], gifts[tape_.below(static_cast<unsigned>(i))]);
    }
    for (std::size_t i = 0; i < givers.size(); ++i) gifts_[givers[i]] = gifts[i];
}

// Any way to give the cards in which the viewer gets the one planned for him.
PerSeat<Colour> OtherWorld::other_exchange(Seat giver) {
    const Seat* own = std::get_if<Seat>(&viewer_);
    std::vector<PerSeat<Colour>> ways;
    for (const Option& option : legal_actions(rules_, state_, giver)) {
        const auto* give = std::get_if<GiveColours>(&option.action);
        if (give == nullptr) continue;
        if (own == nullptr || give->colours[*own] == gifts_[giver]) ways.push_back(give->colours);
    }
    return ways[tape_.below(static_cast<unsigned>(ways.size()))];
}

// Any colour the seat holds here; another than in the record where there is one.
Colour OtherWorld::other_pick(Seat seat, Colour picked) {
    std::vector<Colour> held;
    const ColourCounts cards = colour_cards(state_, seat);
    for (std::size_t i = 0; i < colour_count; ++i) {
        if (cards[i] > 0) held.push_back(id_of<Colour>(i));
    }
    const Colour colour = held[tape_.below(static_cast<unsigned>(held.size()))];
    if (colour != picked || held.size() == 1) return colour;
    return held[0] == picked ? held[1] : held[0];
}

}  // namespace kamchatka::test
