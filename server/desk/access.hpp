// Who may do what at a desk, asked before an endpoint does it: each calls with the tournament that
// the path names, or answers why not.
#pragma once

#include "server/api/call.hpp"
#include "server/desk/desk.hpp"

#include <functional>

namespace kamchatka::server {

HttpResponse error_response(const DeskFault& fault);

// Answers with the number of the last entry, or why it was refused.
Desk::Acted answer_act(const Respond& respond);

// As it is stored; public_ for what is no role.
DeskRole role_named(const std::string& word);

struct Entitled {
    Desk::Found contest;
    DeskRole role = DeskRole::public_;
    std::string name{};  // that came with the role
};

class DeskAccess {
public:
    DeskAccess(Desk& desk, store::Journals& journals) : desk_{desk}, journals_{journals} {}

    using Then = std::function<void(const Entitled& entitled, const Respond& respond)>;

    // Anybody, without asking for a role.
    void with_contest(
        const Call& call,
        std::function<void(const Desk::Found& contest, const Respond& respond)> then
    );
    // Anybody, with the role they have.
    void with_role(const Call& call, Then then);
    // Organiser and Official Judge.
    void with_desk(const Call& call, Then then);
    void with_organiser(const Call& call, Then then);

private:
    Desk& desk_;
    store::Journals& journals_;
};

}  // namespace kamchatka::server
