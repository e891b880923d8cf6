// Who comes next.
#include "server/api/gate.hpp"

#include <algorithm>

namespace kamchatka::server {
namespace {

constexpr std::size_t remembered_max = 20'000;  // addresses, players

}  // namespace

Gate::Gate(GateLimits limits, std::function<std::int64_t()> now_ms, Post post)
    : limits_{limits},
      now_ms_{std::move(now_ms)},
      post_{std::move(post)} {}

Gate::~Gate() = default;

Gate::Share Gate::share_of(const Client& client) {
    const auto open = [](auto& all, const auto& who, const RateLimit& limit) {
        return &all.try_emplace(who, Account{.cpu_ms = TokenBucket{limit}}).first->second;
    };
    return {
        .address = open(addresses_, client.address, limits_.cpu_by_address),
        .player = client.player ? open(players_, *client.player, limits_.cpu_by_player) : nullptr};
}

bool Gate::may_begin(const Share& share) const {
    return under_way_ < limits_.under_way_max &&
        share.address->under_way < limits_.under_way_by_address &&
        (share.player == nullptr || share.player->under_way < limits_.under_way_by_player);
}

std::optional<Reason> Gate::enter(const Client& client, Begin begin_work) {
    forget_idle();
    const Share share = share_of(client);
    const std::int64_t now_ms = now_ms_();
    const auto spent = [&](Account* account) {
        return account != nullptr && account->cpu_ms.left(now_ms) <= 0;
    };
    if (spent(share.address) || spent(share.player)) return Reason::rate_limited;
    Waiting request{client, std::move(begin_work)};
    if (may_begin(share)) {
        begin(request);
        return std::nullopt;
    }
    if (share.address->waiting >= limits_.waiting_by_address ||
        (share.player != nullptr && share.player->waiting >= limits_.waiting_by_player)) {
        return Reason::rate_limited;
    }
    if (waiting_.size() >= limits_.waiting_max) return Reason::server_busy;
    ++share.address->waiting;
    if (share.player != nullptr) ++share.player->waiting;
    waiting_.push_back(std::move(request));
    return std::nullopt;
}

void Gate::begin(const Waiting& request) {
    const Share share = share_of(request.client);
    ++under_way_;
    ++share.address->under_way;
    if (share.player != nullptr) ++share.player->under_way;
    const auto let_go =
        [post = post_, here = std::weak_ptr{here_}, client = request.client](const Effort* effort) {
            const double cpu_ms = static_cast<double>(effort->cpu_us.load()) / 1000;
            delete effort;  // NOLINT: what a deleter is for
            post([here, client, cpu_ms] {
                if (const auto gate = here.lock()) (*gate)->leave(client, cpu_ms);
            });
        };
    request.begin(std::shared_ptr<Effort>{new Effort, let_go});  // NOLINT: with its deleter
}

void Gate::leave(const Client& client, double cpu_ms) {
    const std::int64_t now_ms = now_ms_();
    const Share share = share_of(client);
    --under_way_;
    for (Account* account : {share.address, share.player}) {
        if (account == nullptr) continue;
        --account->under_way;
        account->cpu_ms.spend(now_ms, cpu_ms);
    }
    let_in();
}

// The one who has the most left, and among equals the one who came first.
void Gate::let_in() {
    while (!waiting_.empty() && under_way_ < limits_.under_way_max) {
        const std::int64_t now_ms = now_ms_();
        auto next = waiting_.end();
        double most = 0;
        for (auto it = waiting_.begin(); it != waiting_.end(); ++it) {
            const Share share = share_of(it->client);
            if (!may_begin(share)) continue;
            const double left = share.address->cpu_ms.left(now_ms);
            if (next != waiting_.end() && left <= most) continue;
            next = it;
            most = left;
        }
        if (next == waiting_.end()) return;
        const Waiting request = std::move(*next);
        waiting_.erase(next);
        const Share share = share_of(request.client);
        --share.address->waiting;
        if (share.player != nullptr) --share.player->waiting;
        begin(request);
    }
}

// Accounts of those who have nothing here: what they spent is forgotten with them, so that only
// happens when there are very many.
void Gate::forget_idle() {
    const auto tidy = [](auto& all) {
        if (all.size() < remembered_max) return;
        std::erase_if(all, [](const auto& each) {
            return each.second.under_way == 0 && each.second.waiting == 0;
        });
    };
    tidy(addresses_);
    tidy(players_);
}

}  // namespace kamchatka::server
