#include "tests/simulation/database.hpp"

#include <algorithm>

namespace kamchatka::simulation {
namespace {

constexpr Ms timeout_ms = 700;

}  // namespace

std::shared_ptr<store::memory::Contents> copy(const store::memory::Contents& contents) {
    auto made = std::make_shared<store::memory::Contents>();
    made->games = contents.games;
    made->rows = contents.rows;
    made->nodes = contents.nodes;
    return made;
}

Replica Replica::copy() const {
    Replica made = *this;
    made.contents = simulation::copy(*contents);
    return made;
}

Database::Database(Agenda& agenda, std::uint64_t seed, Replica contents, Mistake mistake)
    : agenda_{agenda},
      chances_{seed},
      mistake_{mistake},
      primary_{contents.copy()},
      standby_{std::move(contents)} {}

void Database::send(const std::shared_ptr<Request>& request) {
    under_way_.push_back(request);
    const bool slow = !calm_ && chances_.once_in(25);
    agenda_.after(chances_.between(1, slow ? 150 : 4), [this, request] { arrive(request); });
}

// A request whose sender has given it up may arrive all the same.
void Database::arrive(const std::shared_ptr<Request>& request) {
    if (request->dropped) return;
    if (!up()) return lose(request, chances_.between(1, 50));
    if (!calm_ && chances_.once_in(150)) {
        // It stands in a queue of a connection that is lost meanwhile.
        lose(request, chances_.between(1, 30));
        if (chances_.once_in(2)) request->dropped = true;
        agenda_.after(chances_.between(1, 400), [this, request] {
            if (!request->dropped && up()) arrive(request);
        });
        return;
    }
    request->work(primary_, agenda_.now(), Request::Where::primary);
    unreplicated_.push_back({request, agenda_.now()});
    if (mistake_ == Mistake::acknowledged_without_the_standby) acknowledge(request);
    agenda_.after(chances_.between(1, 3), [this] { replicate(); });
}

// In the order in which the primary did it.
void Database::replicate() {
    if (agenda_.now() < stalled_ms_) return agenda_.at(stalled_ms_, [this] { replicate(); });
    if (!up()) return agenda_.at(up_ms_, [this] { replicate(); });
    while (!unreplicated_.empty()) {
        const Record next = std::move(unreplicated_.front());
        unreplicated_.pop_front();
        next.request->work(standby_, next.clock_ms, Request::Where::standby);
        if (mistake_ != Mistake::acknowledged_without_the_standby) acknowledge(next.request);
    }
    crashed_ = false;
}

void Database::acknowledge(const std::shared_ptr<Request>& request) {
    std::erase(under_way_, request);
    if (request->given_up) return;
    if (!calm_ && chances_.once_in(120)) return lose(request, chances_.between(1, timeout_ms));
    agenda_.after(chances_.between(1, 3), [request] {
        if (!request->given_up) request->done();
    });
}

void Database::lose(const std::shared_ptr<Request>& request, Ms after_ms) {
    if (request->given_up) return;
    request->given_up = true;
    std::erase(under_way_, request);
    agenda_.after(after_ms, request->lost);
}

void Database::lose_all() {
    for (const auto& request : std::vector{under_way_}) lose(request, chances_.between(1, 50));
}

void Database::crash(Ms down_ms) {
    up_ms_ = std::max(up_ms_, agenda_.now() + down_ms);
    crashed_ = true;
    lose_all();
}

void Database::fail_over(Ms down_ms) {
    up_ms_ = std::max(up_ms_, agenda_.now() + down_ms);
    ++server_;
    lose_all();
    unreplicated_.clear();
    primary_ = standby_.copy();
    crashed_ = false;
    stalled_ms_ = 0;
}

void Database::cut(const std::string& node) {
    for (const auto& request : std::vector{under_way_}) {
        if (request->node != node) continue;
        lose(request, chances_.between(1, timeout_ms));
        if (chances_.once_in(2)) request->dropped = true;
    }
}

}  // namespace kamchatka::simulation
