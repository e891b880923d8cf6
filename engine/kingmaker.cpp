// The Kingmaker variant: before the first turn everybody gives a colour card to each seat, in
// secret; at the final count everybody turns up one colour and shares in that colour's points.
#include "engine/detail/chapters.hpp"

namespace kamchatka::detail {
namespace {

// One card of every colour in play has gone to the seats, one each.
bool one_each(const State& state, const PerSeat<Colour>& colours) {
    IdSet<Colour> given;
    IdSet<Colour> in_play;
    for (const Seat seat : seats(state)) {
        if (!known(colours[seat])) return false;
        given.insert(colours[seat]);
        in_play.insert(*state.colour[seat]);
    }
    for (std::size_t i = state.seat_count; i < seat_count_max; ++i) {
        if (colours[id_of<Seat>(i)] != Colour{}) return false;
    }
    return given == in_play;
}

// Gives the rest of the colours to the seats from `seat` on, in every way nobody gets his own.
void offer_rest(const State& state, Seat seat, IdSet<Colour> rest, GiveColours& give, Options& to) {
    if (index(seat) == state.seat_count) return offer(to, give);
    for (const Colour colour : rest) {
        if (colour == state.colour[seat]) continue;
        give.colours[seat] = colour;
        offer_rest(state, id_of<Seat>(index(seat) + 1), rest - IdSet<Colour>{colour}, give, to);
    }
}

// What a colour is worth to those who turn it up: its game points shared among all who began.
std::uint16_t kingmaker_points(const State& state, Colour colour) {
    for (const Seat seat : seats(state)) {
        if (state.colour[seat] != colour) continue;
        return static_cast<std::uint16_t>(state.points[seat] / state.seat_count);
    }
    return 0;
}

}  // namespace

Decision judge(const Rules& rules, const State& state, Seat seat, const GiveColours& give) {
    if (state.has_given.contains(seat)) return Rejection::already_done;
    for (const Seat to : seats(state)) {
        if (give.colours[to] == state.colour[to]) return Rejection::own_colour_given;
    }
    if (!one_each(state, give.colours)) return Rejection::colours_not_one_each;
    Unfolding game{rules, state};
    game.add(ColoursGiven{.seat = seat, .colours = Secret{give.colours}});
    if (!awaited_seats(game.now()).empty()) return game.events();
    for (const Seat receiver : seats(state)) {
        const ColourCounts cards = colour_cards(game.now(), receiver);
        game.add(ColoursReceived{.seat = receiver, .cards = Secret{cards}});
    }
    begin_first_turn(game);
    return game.events();
}

void offer_exchanges(const State& state, Seat seat, Options& options) {
    if (state.has_given.contains(seat)) return;
    IdSet<Colour> colours;
    for (const Seat other : seats(state)) colours.insert(*state.colour[other]);
    GiveColours give{};
    offer_rest(state, Seat::s1, colours, give, options);
}

Decision judge(const Rules& rules, const State& state, Seat seat, const ShowColour& show) {
    if (state.has_picked.contains(seat)) return Rejection::already_done;
    if (!known(show.colour)) return Rejection::unknown_colour;
    if (colour_cards(state, seat)[index(show.colour)] == 0) return Rejection::colour_not_held;
    Unfolding game{rules, state};
    game.add(ColourPicked{.seat = seat, .colour = Secret{show.colour}});
    if (awaited_seats(game.now()).empty()) turn_up_colours(game);
    return game.events();
}

void offer_picks(const State& state, Seat seat, Options& options) {
    if (!active(state, seat) || state.has_picked.contains(seat)) return;
    const ColourCounts cards = colour_cards(state, seat);
    for (std::size_t i = 0; i < colour_count; ++i) {
        if (cards[i] > 0) offer(options, ShowColour{id_of<Colour>(i)});
    }
}

// All at once, so that nobody chooses after seeing another's cards.
void turn_up_colours(Unfolding& game) {
    for (const Seat seat : game.now().has_picked) {
        if (game.now().out[seat] != 0) continue;  // who left after picking keeps the pick
        const Colour colour = game.now().picked[seat].reveal();
        const std::uint8_t cards = colour_cards(game.now(), seat)[index(colour)];
        const unsigned points = unsigned{cards} * kingmaker_points(game.now(), colour);
        game.add(ColourShown{
            .seat = seat,
            .colour = colour,
            .cards = cards,
            .points = static_cast<std::uint16_t>(points),
        });
    }
    end_standing(game);
}

}  // namespace kamchatka::detail
