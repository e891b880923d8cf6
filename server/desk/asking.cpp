#include "server/desk/asking.hpp"

#include "tournament/json.hpp"

#include <array>

namespace kamchatka::server {
namespace {

// Where the action is the event asked for.
struct Asking {
    template <typename Event>
    std::optional<tournament::Action> operator()(const Event& event) const {
        if constexpr (std::is_constructible_v<tournament::Action, Event>) {
            return tournament::Action{event};
        } else {
            return std::nullopt;
        }
    }
    // The server's own to say.
    std::optional<tournament::Action> operator()(const tournament::OnlineOpened&) const {
        return std::nullopt;
    }
};

std::optional<tournament::Action> read_action(const boost::json::value& value, World& world) {
    const boost::json::object* object = value.if_object();
    const boost::json::value* type = object == nullptr ? nullptr : object->if_contains("type");
    if (type == nullptr || !type->is_string()) return std::nullopt;
    if (type->as_string() == "draw_round") {
        if (object->size() != 1) return std::nullopt;
        std::array<std::uint8_t, 8> bytes{};
        world.random(bytes);
        std::uint64_t seed = 0;
        for (const std::uint8_t byte : bytes) seed = seed << 8U | byte;
        return tournament::DrawRound{seed};
    }
    if (type->as_string() == "register") {
        boost::json::object event = *object;
        event["type"] = "registered";
        event["player"] = 1;
        const auto read = tournament::read_event(event);
        if (!read || object->contains("player")) return std::nullopt;
        return tournament::Register{std::get<tournament::Registered>(*read).person};
    }
    const auto read = tournament::read_event(value);
    return read ? std::visit(Asking{}, *read) : std::nullopt;
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
