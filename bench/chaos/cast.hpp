// The people of a chaos test: tables of three who act whenever they are awaited, and one who looks
// on. Each comes back through the proxy when a socket is lost, goes on from the last event seen and
// sends again what was not answered, as the browser does; and keeps all that was said and told.
// When a game is over, another begins.
#pragma once

#include "bench/chaos/host.hpp"
#include "chance/fast_source.hpp"
#include "testkit/checker/testimony.hpp"
#include "testkit/client/player.hpp"
#include "testkit/client/swarm.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::chaos {

// Since the program began.
std::int64_t now_ms();

class Cast {
public:
    // So many tables at once, through the proxy on that port.
    Cast(std::uint16_t port, std::size_t tables, std::uint64_t seed);

    // They play until the condition holds or the time is over; true when it held.
    bool play_until(const std::function<bool()>& reached, std::int64_t length_ms);

    struct Table {
        std::string code;
        std::int64_t height = 0;  // the last event that anybody was told of
        bool over = false;
        std::int64_t act_at_ms = 0;
    };
    // All there have been.
    const std::vector<Table>& tables() const { return tables_; }
    std::size_t playing() const;
    std::size_t connects() const { return testimonies_.size(); }
    std::size_t resends() const { return resends_; }

    const checker::Testimonies& testimonies() const { return testimonies_; }

private:
    struct Client {
        std::size_t table;
        std::string person;  // empty for who looks on
        std::string cookie;
        load::Player player;
        std::optional<std::size_t> socket{};
        std::size_t testimony = 0;
        bool greeted = false;  // the socket is accepted, and has said which table
        bool joined = false;   // the table has answered
        std::int64_t try_at_ms = 0;
        std::int64_t heard_at_ms = 0;
        std::int64_t pinged_at_ms = 0;
    };

    void seat(const Laid& laid);
    void hear(std::size_t socket, std::string_view text);
    void look_after(Client& client);
    void connect(Client& client);
    void lose(Client& client);
    void greet(Client& client);
    void say(Client& client, const std::string& text);

    std::uint16_t port_;
    chance::FastSource source_;
    Host host_;
    std::vector<Table> tables_;
    std::vector<Client> clients_;
    load::Swarm swarm_;
    std::vector<std::size_t> whose_;  // by socket
    checker::Testimonies testimonies_;
    std::size_t resends_ = 0;
};

}  // namespace kamchatka::chaos
