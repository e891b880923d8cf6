#include "server/cluster/claims.hpp"

#include <algorithm>
#include <utility>

namespace kamchatka::server {

void Claims::take(store::LogKind kind, const std::string& code, Purpose purpose, Taken taken) {
    if (!shared()) return taken(std::nullopt);
    if (draining_ || !sure()) return taken(Reason::server_busy);
    ask(
        {.kind = kind,
         .code = code,
         .purpose = purpose,
         .taken = std::move(taken),
         .until_ms = now_ms_() + limits_.wait_ms,
         .pause_ms = limits_.first_ms}
    );
}

void Claims::ask(Asking asking) {
    const auto kind = asking.kind;
    const std::string code = asking.code;
    const bool asked_for = asking.purpose == Purpose::asked_for;
    auto answer = [this, asking = std::move(asking)](store::Claimed claimed) {
        answered(asking, claimed);
    };
    // What nobody waits for is not taken from anybody.
    if (asked_for)
        ownership_.claim(kind, code, std::move(answer));
    else
        ownership_.claim_deserted(kind, code, std::move(answer));
}

void Claims::answered(Asking asking, store::Claimed answer) {
    switch (answer) {
        case store::Claimed::ours:
            if (asking.purpose == Purpose::asked_for) since_ms_[asking.code] = now_ms_();
            return asking.taken(std::nullopt);
        case store::Claimed::none: return asking.taken(std::nullopt);
        case store::Claimed::failed: return asking.taken(Reason::server_busy);
        case store::Claimed::elsewhere: break;
    }
    const bool patient = asking.purpose == Purpose::asked_for && now_ms_() < asking.until_ms;
    if (!patient || draining_) return asking.taken(Reason::server_busy);
    asking.again_ms = now_ms_() + asking.pause_ms;
    asking.pause_ms = std::min(2 * asking.pause_ms, limits_.pause_ms);
    waiting_.push_back(std::move(asking));
}

bool Claims::settled(const std::string& code) const {
    const auto since = since_ms_.find(code);
    return draining_ || since == since_ms_.end() || now_ms_() - since->second >= limits_.keep_ms;
}

void Claims::let_go(store::LogId log, const std::string& code, store::LetGo how) {
    if (!shared()) return;
    since_ms_.erase(code);
    wanted_.erase(log);
    ownership_.release(log, how, {});
}

// Whether it need not be asked for again.
bool Claims::give_up(store::LogId log) {
    for (Holder* holder : holders_) {
        const Holder::Answer answer = holder->give_up(log);
        if (answer != Holder::Answer::not_here) return answer == Holder::Answer::letting_go;
    }
    ownership_.release(log, store::LetGo::at_work, {});
    return true;
}

void Claims::tick() {
    // Answers may come at once, and change what is walked through.
    std::vector<Asking> due;
    const std::int64_t now_ms = now_ms_();
    const auto later = std::stable_partition(
        waiting_.begin(), waiting_.end(), [&](const auto& each) { return each.again_ms > now_ms; }
    );
    std::move(later, waiting_.end(), std::back_inserter(due));
    waiting_.erase(later, waiting_.end());
    for (Asking& asking : due) ask(std::move(asking));
    const std::vector<store::LogId> wanted{wanted_.begin(), wanted_.end()};
    for (const store::LogId log : wanted) {
        if (give_up(log)) wanted_.erase(log);
    }
}

void Claims::sweep(store::LogKind kind, Codes found) {
    if (!shared() || draining_ || !sure()) return;
    const std::int64_t now_ms = now_ms_();
    const auto [swept, first] = swept_ms_.try_emplace(kind, now_ms);
    if (!first && now_ms - swept->second < limits_.sweep_ms) return;
    swept->second = now_ms;
    ownership_.deserted(
        kind,
        limits_.sweep_count,
        [found = std::move(found)](const store::Read<std::vector<std::string>>& codes) {
            if (codes) found(*codes);
        }
    );
}

void Claims::drain(std::function<void()> told) {
    draining_ = true;
    for (Asking& asking : std::exchange(waiting_, {})) asking.taken(Reason::server_busy);
    ownership_.drain(std::move(told));
}

}  // namespace kamchatka::server
