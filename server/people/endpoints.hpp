// Players and their sessions, over HTTP.
#pragma once

#include "server/api/router.hpp"
#include "server/people/accounts.hpp"

#include <functional>
#include <span>

namespace kamchatka::server {

// Whom else it concerns that somebody is somebody else now, or nobody.
struct PeopleNews {
    // Seats may have another player or another name.
    std::function<void(const SignedIn&)> signed_in;
    // Sessions have ended: their sockets must go.
    std::function<void(store::PlayerId)> signed_out;
    std::function<void(const Removed&)> removed;
};

enum class Cookies : std::uint8_t { as_the_request_came, secure };

class PeopleEndpoints {
public:
    PeopleEndpoints(Accounts& accounts, PeopleNews news, Cookies cookies)
        : accounts_{accounts},
          news_{std::move(news)},
          cookies_{cookies} {}

    static std::span<const Route<PeopleEndpoints>> routes();

private:
    void get_me(const Call& call);
    void post_guest(const Call& call);
    void post_guest_rename(const Call& call);
    void post_account(const Call& call);
    void post_login(const Call& call);
    void post_recover(const Call& call);
    void post_logout(const Call& call);
    void post_account_delete(const Call& call);
    void get_account_export(const Call& call);

    enum class OtherSessions : std::uint8_t { stay, end };
    Accounts::Then<SignedIn> answer(const Call& call, OtherSessions others);
    std::string cookie(const HttpRequest& request, std::string_view token) const;

    Accounts& accounts_;
    PeopleNews news_;
    Cookies cookies_;
};

}  // namespace kamchatka::server
