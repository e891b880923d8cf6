// Somebody with a browser at one table: sits down, plays what he may, talks, comes back when he is
// hung up on, asks for what he missed and sends again what was not answered.
#pragma once

#include "server/tables/room/room.hpp"
#include "tests/simulation/chances.hpp"
#include "tests/simulation/prepared.hpp"
#include "tests/simulation/witness.hpp"

#include <functional>
#include <optional>
#include <string>

namespace kamchatka::simulation {

// The way to the server.
class Network {
public:
    virtual ~Network() = default;
    // A connection to whatever node is found; 0 when there is none.
    virtual int connect(class Player& player) = 0;
    virtual void say(int connection, const std::string& text) = 0;
    virtual void hang_up(int connection) = 0;
    using Asking = std::function<server::Refusal(server::Room&)>;
    using Answered = std::function<void(std::optional<server::Reason>)>;
    // Never answered when the connection breaks.
    virtual void ask(Player& player, Asking asking, Answered answered) = 0;
};

class Player {
public:
    Player(
        Agenda& agenda,
        Network& network,
        const Prepared::Guest& guest,
        store::TableId table,
        std::uint64_t seed
    );

    void begin();
    void hear(int connection, const server::Frame& frame);
    void closed(int connection);

    const Prepared::Guest& guest() const { return guest_; }
    const Testimony& testimony() const { return testimony_; }
    int connection() const { return connection_; }

private:
    struct Pending {
        std::string ref;
        std::string text;
        Ms sent_ms;
    };

    void live();
    void connect();
    void drop();
    void join();
    void take_part();
    void sit_or_start();
    void ask(Network::Asking asking, std::optional<bool> sits);
    void act(const boost::json::object& action);
    void hear_view(std::string_view frame);
    void hear_events(std::string_view frame);
    void hear_reject(std::string_view frame);
    void look_at_table(std::string_view frame);
    void resend();

    Agenda& agenda_;
    Network& network_;
    Prepared::Guest guest_;
    Chances chances_;
    Testimony testimony_;
    int connection_ = 0;
    bool joined_ = false;
    Ms joining_ms_ = 0;
    std::int64_t seq_ = 0;
    bool in_game_ = false;
    bool over_ = false;
    bool seated_ = false;
    bool hosts_ = false;
    std::size_t seated_count_ = 0;
    std::size_t seat_count_ = 0;
    std::string seat_;
    std::string options_ = "[]";
    std::optional<Pending> pending_;
    std::optional<Ms> asked_ms_;  // a request without an answer yet
    std::uint64_t asked_ = 0;
    int refs_ = 0;
    int lines_ = 0;
};

}  // namespace kamchatka::simulation
