// The hands of the operator: what may be seen of a running server, and what may be done to it.
// Every act is written into the audit before it is begun and when it is over. Runs in the loop.
#pragma once

#include "server/admin/types.hpp"
#include "server/desk/desk.hpp"
#include "server/people/accounts.hpp"
#include "server/tables/directory.hpp"
#include "store/office.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::server::admin {

// What of the server is nobody's room.
struct Reach {
    std::function<std::vector<SocketLine>()> sockets;
    std::function<void(PlayerId)> sign_out;       // their sockets
    std::function<void(const Removed&)> removed;  // rooms and desk hear of it
    std::function<std::vector<LimitLine>()> limits;
    // What is wrong with it, if anything.
    std::function<std::optional<std::string>(const std::string& key, const std::string& value)>
        set_limit;
    std::function<bool(PlayerId)> muted;
    std::function<void(PlayerId, bool muted)> set_muted;
};

// The rooms and ports it works on; all must outlive it.
struct Rooms {
    store::Office& office;
    store::Catalogue& catalogue;
    Accounts& accounts;
    Sessions& sessions;
    Directory& directory;
    Desk& desk;
};

class Admin {
public:
    Admin(Rooms rooms, Reach reach, std::function<std::int64_t()> now_ms)
        : rooms_{rooms},
          reach_{std::move(reach)},
          now_ms_{std::move(now_ms)} {}

    using Then = std::function<void(const Answer&)>;
    // One line as it came, from whom the system says; the answer, once it is durable.
    void take(const std::string& line, std::int64_t uid, Then then);

private:
    using Deed = std::function<void(Then)>;

    void ask(const Request& request, std::int64_t uid, Then then);
    // Writes down what is asked, does it, and writes down what came of it.
    void act(const Request& request, std::int64_t uid, Deed deed, Then then);
    void with_player(
        const std::string& who, Then then, std::function<void(const store::PlayerRow&)> found
    );
    // On the player that is meant: the request names them by their id from then on.
    template <typename Wish>
    void act_on_player(
        Wish wish,
        std::string Wish::*who,
        std::int64_t uid,
        Then then,
        void (Admin::*deed)(const store::PlayerRow&, const Wish&, Then)
    );

    // seeing.cpp
    void see(const See& wish, const Then& then);
    void see_tables(std::int64_t count, const Then& then);
    void see_players(const See& wish, std::int64_t count, const Then& then);
    void see_tournaments(std::int64_t count, const Then& then);
    void see_sessions(const See& wish, const Then& then);
    void see_audit(std::int64_t count, const Then& then);

    // doing.cpp
    void hide(const Hide& wish, const Then& then);
    void close(const Close& wish, const Then& then);
    void mute(const store::PlayerRow& player, const Mute& wish, Then then);
    void end_sessions(const store::PlayerRow& player, const EndSessions& wish, Then then);
    void delete_player(const store::PlayerRow& player, const Delete& wish, Then then);
    void delete_table(const std::string& code, const Then& then);
    void delete_tournament(const std::string& code, const Then& then);
    void set_limit(const Limit& wish, const Then& then);
    void rotate_key(const Then& then);
    void with_table(
        const std::string& code, Then then, std::function<void(const store::TableRow&)> found
    );

    Rooms rooms_;
    Reach reach_;
    std::function<std::int64_t()> now_ms_;
};

Answer refusal(std::string outcome, std::string detail = {});
Answer refusal(Reason reason);

}  // namespace kamchatka::server::admin
