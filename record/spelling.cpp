// Actors and viewers: a seat, or one of the two that are no seat.
#include "record/spelling.hpp"

#include <utility>

namespace kamchatka::record {
namespace {

// The compiler's own name of an enumerator, cut out of the name of this function.
template <auto value>
consteval std::string_view name_in_the_source() {
    const std::string_view function = __PRETTY_FUNCTION__;
    const std::size_t from = function.find("value = ");
    const std::size_t end = function.find_first_of(";]", from);
    const std::size_t begin = function.rfind("::", end) + 2;
    return function.substr(begin, end - begin);
}

// Every word is the name of its enumerator: an enum that changes finds its table here.
template <typename E>
consteval bool words_are_names() {
    return []<std::size_t... is>(std::index_sequence<is...>) {
        return ((Spelling<E>::words[is] == name_in_the_source<id_of<E>(is)>()) && ...);
    }
    (std::make_index_sequence<Spelling<E>::words.size()>{});
}

template <typename... Es>
consteval bool all_words_are_names() {
    return (words_are_names<Es>() && ...);
}

static_assert(all_words_are_names<
              Seat,
              Colour,
              Arm,
              Tris,
              Phase,
              Ties,
              ForgoneBecause,
              Cause,
              Standing,
              ChallengeCard,
              Rejection>());
static_assert(all_words_are_names<
              OrderOfPlay,
              ObjectivesDealt,
              ObjectiveDeck,
              DealLimit,
              TrisTime,
              TakeBack,
              Dice,
              FewerDice,
              ShortOccupation,
              Switch,
              ClockStart,
              ClosingRound,
              TieBreak>());

constexpr std::string_view chance = "chance";
constexpr std::string_view arbiter = "arbiter";
constexpr std::string_view spectator = "spectator";

}  // namespace

std::string_view spell(const Actor& actor) {
    if (const Seat* seat = std::get_if<Seat>(&actor)) return spell(*seat);
    return std::holds_alternative<Chance>(actor) ? chance : arbiter;
}

std::optional<Actor> read_actor(std::string_view word) {
    if (word == chance) return Chance{};
    if (word == arbiter) return Arbiter{};
    if (const auto seat = read<Seat>(word)) return *seat;
    return std::nullopt;
}

std::string_view spell(const Viewer& viewer) {
    if (const Seat* seat = std::get_if<Seat>(&viewer)) return spell(*seat);
    return std::holds_alternative<Spectator>(viewer) ? spectator : arbiter;
}

std::optional<Viewer> read_viewer(std::string_view word) {
    if (word == spectator) return Spectator{};
    if (word == arbiter) return Arbiter{};
    if (const auto seat = read<Seat>(word)) return *seat;
    return std::nullopt;
}

}  // namespace kamchatka::record
