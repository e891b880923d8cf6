#include "bench/load/witness.hpp"

#include <array>
#include <stdexcept>

namespace kamchatka::load {
namespace {

using boost::json::object;
using server::Browser;
using server::WebSocket;

std::string path(const std::string& code, const std::string& what) {
    return "/api/tables/" + code + '/' + what;
}

void must(const server::Reply& reply) {
    if (reply.status != 200) throw std::runtime_error{"a witness was refused: " + reply.body};
}

// A socket that has joined, and the view it got.
struct Joined {
    explicit Joined(const Browser& browser, const std::string& code) : socket{browser} {
        socket.send(object{{"type", "join"}, {"table", code}, {"seq", nullptr}});
        auto heard = socket.next("view");
        if (!heard) throw std::runtime_error{"a witness sees no table"};
        view = *std::move(heard);
    }

    WebSocket socket;
    object view;
};

// Says it, and waits until he hears of it.
void tell(const Browser& browser, const std::string& code, const object& said, const char* heard) {
    Joined joined{browser, code};
    joined.socket.send(said);
    if (!joined.socket.next(heard))
        throw std::runtime_error{std::string{"a witness waits for "} + heard};
}

const boost::json::value& seat(const object& view, std::size_t number) {
    return view.at("table").at("seats").at(number);
}

struct Deed {
    const char* name;
    bool started;  // or still in the lobby
    void (*done)(Browser&, const std::string& code);
    bool (*there)(const object& view);
};

constexpr std::array deeds{
    Deed{
        "a game that started",
        true,
        [](Browser&, const std::string&) {},
        [](const object& view) { return view.at("table").at("state") == "playing"; }},
    Deed{
        "a pause",
        true,
        [](Browser& browser, const std::string& code) {
            must(browser.post(path(code, "clock"), R"({"pause":true})"));
        },
        [](const object& view) { return view.at("clock").at("paused") == true; }},
    Deed{
        "a line of chat",
        true,
        [](Browser& browser, const std::string& code) {
            tell(browser, code, {{"type", "say"}, {"text", "ciao"}}, "chat");
        },
        [](const object& view) { return view.at("chat").as_array().size() == 1; }},
    Deed{
        "a seat that a bot plays",
        true,
        [](Browser& browser, const std::string& code) { must(browser.post(path(code, "stand"))); },
        [](const object& view) { return seat(view, 0).at("away") == true; }},
    Deed{
        "a standing order",
        true,
        [](Browser& browser, const std::string& code) {
            tell(browser, code, {{"type", "standing"}, {"defence_dice", 2}}, "standing");
        },
        [](const object& view) { return view.at("defence_dice") == 2; }},
    Deed{
        "a bot in the lobby",
        false,
        [](Browser& browser, const std::string& code) {
            must(browser.post(path(code, "seats/s2"), R"({"kind":"bot"})"));
        },
        [](const object& view) { return seat(view, 1).at("kind") == "bot"; }},
    Deed{
        "a seat that was left",
        false,
        [](Browser& browser, const std::string& code) { must(browser.post(path(code, "stand"))); },
        [](const object& view) { return seat(view, 0).at("kind") == "open"; }},
};

}  // namespace

// With a friend who never acts, so that bots alone do not play on for ever.
Witness::Witness(std::uint16_t port, std::size_t number)
    : browser_{port},
      deed_{number % deeds.size()} {
    const Deed& deed = deeds.at(deed_);
    Browser friend_{port};
    browser_.sign_in("Witness " + std::to_string(number));
    friend_.sign_in("Friend " + std::to_string(number));
    const auto table = browser_.post(
        "/api/tables",
        R"({"ruleset":"challenge","seats":[{"kind":"me"},{"kind":"open"},{"kind":"bot"}]})"
    );
    must(table);
    code_ = table.json().at("code").as_string();
    if (deed.started) {
        must(friend_.post(path(code_, "sit")));
        must(browser_.post(path(code_, "start")));
    }
    deed.done(browser_, code_);
}

std::optional<std::string> Witness::missing() {
    const Joined joined{browser_, code_};
    if (deeds.at(deed_).there(joined.view)) return std::nullopt;
    return std::string{deeds.at(deed_).name} + " was told, and is not there";
}

}  // namespace kamchatka::load
