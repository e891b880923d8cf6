// Actors and viewers: a seat, or one of the two that are no seat.
#include "record/words/spelling.hpp"

namespace kamchatka::record {
namespace {

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
