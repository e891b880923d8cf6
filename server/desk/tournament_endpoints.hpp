// Tournaments over HTTP: lists, one of them as each may see it, what is decided, files in and out.
#pragma once

#include "server/api/router.hpp"
#include "server/desk/access.hpp"
#include "server/desk/import.hpp"

#include <span>

namespace kamchatka::server {

class TournamentEndpoints {
public:
    TournamentEndpoints(World& world, Desk& desk, store::Journals& journals, Workers& workers)
        : world_{world},
          desk_{desk},
          journals_{journals},
          workers_{workers},
          access_{desk, journals} {}

    static std::span<const Route<TournamentEndpoints>> routes();

private:
    void get_tournaments(const Call& call);
    void post_tournaments(const Call& call);
    void get_presets(const Call& call);
    void post_format_check(const Call& call);
    void post_formula_check(const Call& call);
    void get_year(const Call& call);
    void get_tournament(const Call& call);
    void post_tournament_act(const Call& call);
    void post_import(const Call& call);
    void get_seating(const Call& call);
    void get_journal(const Call& call);
    void get_export(const Call& call);

    void import(const Call& call, const Desk::Found& contest, Import read);

    World& world_;
    Desk& desk_;
    store::Journals& journals_;
    Workers& workers_;
    DeskAccess access_;
};

}  // namespace kamchatka::server
