// Yearly rankings over HTTP: lists, one of them, and which tournaments its keeper admits.
#pragma once

#include "server/api/router.hpp"
#include "server/desk/access.hpp"
#include "server/desk/rankings/year.hpp"

#include <functional>
#include <span>

namespace kamchatka::server {

class RankingEndpoints {
public:
    RankingEndpoints(World& world, store::Journals& journals, Workers& workers)
        : world_{world},
          journals_{journals},
          workers_{workers} {}

    static std::span<const Route<RankingEndpoints>> routes();

private:
    void get_rankings(const Call& call);
    void post_ranking(const Call& call);
    void get_ranking(const Call& call);
    void post_admission(const Call& call);

    struct Kept {
        store::JournalRow row;
        tournament::Ranking ranking;
        std::int64_t seq;
        bool keeps;  // whoever asks is its keeper
    };
    void with_ranking(const Call& call, std::function<void(const Kept&)> then);
    void admit(const Call& call, const Kept& kept, const AdmissionRequest& wish);
    void store(const Call& call, Kept kept, const tournament::RankingEvent& event);

    World& world_;
    store::Journals& journals_;
    Workers& workers_;
};

}  // namespace kamchatka::server
