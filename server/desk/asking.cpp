#include "server/desk/asking.hpp"

#include "tournament/schema.hpp"

#include <array>

namespace kamchatka::server {
namespace {

std::uint64_t new_seed(World& world) {
    std::array<std::uint8_t, 8> bytes{};
    world.random(bytes);
    std::uint64_t seed = 0;
    for (const std::uint8_t byte : bytes) seed = seed << 8U | byte;
    return seed;
}

std::optional<tournament::Action> read_action(const boost::json::value& value, World& world) {
    tournament::Action action;
    if (codec::from_value(tournament::Limits{}, value, action)) return std::nullopt;
    // The server's own to say.
    if (std::holds_alternative<tournament::OnlineOpened>(action)) return std::nullopt;
    if (auto* draw = std::get_if<tournament::DrawRound>(&action)) draw->seed = new_seed(world);
    if (auto* reseat = std::get_if<tournament::Reseat>(&action)) reseat->seed = new_seed(world);
    if (auto* settle = std::get_if<tournament::SettleTie>(&action)) settle->seed = new_seed(world);
    return action;
}

}  // namespace

std::optional<std::vector<tournament::Action>> read_actions(
    const boost::json::value& value, World& world
) {
    std::vector<tournament::Action> actions;
    const boost::json::array* list = value.if_array();
    const std::size_t count = list == nullptr ? 1 : list->size();
    for (std::size_t i = 0; i < count; ++i) {
        auto action = read_action(list == nullptr ? value : (*list)[i], world);
        if (!action) return std::nullopt;
        actions.push_back(*std::move(action));
    }
    if (actions.empty()) return std::nullopt;
    return actions;
}

}  // namespace kamchatka::server
