// Tournaments over HTTP: lists, one of them as each may see it, what is decided, files in and out.
#pragma once

#include "server/api/router.hpp"
#include "server/desk/access.hpp"
#include "server/desk/files/import.hpp"

#include <span>

namespace kamchatka::server {

class TournamentEndpoints {
public:
    // `listings`: how often one address may put a tournament on the public list.
    TournamentEndpoints(
        World& world,
        Desk& desk,
        store::Journals& journals,
        Workers& workers,
        RateLimit listings = {.burst = 20, .per_second = 20.0 / 3600}
    )
        : world_{world},
          desk_{desk},
          journals_{journals},
          workers_{workers},
          listings_{listings, 100'000},
          access_{desk, journals} {}

    static std::span<const Route<TournamentEndpoints>> routes();

private:
    void get_tournaments(const Call& call);
    void post_tournaments(const Call& call);
    void get_presets(const Call& call);
    void post_format_check(const Call& call);
    void post_formula_check(const Call& call);
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
    RateLimiter listings_;
    DeskAccess access_;
};

}  // namespace kamchatka::server
