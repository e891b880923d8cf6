// See host.hpp.
#include "bench/chaos/host.hpp"

#include "testkit/client/net_client.hpp"

#include <chrono>
#include <stdexcept>

namespace kamchatka::chaos {
namespace {

constexpr std::size_t people = 3;
constexpr std::chrono::milliseconds retry_after{300};

constexpr const char* table_wish =
    R"({"ruleset":"challenge","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"},)"
    R"({"kind":"bot"}],"settings":{"visibility":"private","aids":true,"chat":true,)"
    R"("tournament":false,"spectators":true,"spectator_delay_s":0,)"
    R"("clock":{"kind":"none"},"at_zero":"bot","quitters":"bot","grace_s":600}})";

void must(const server::Reply& reply, const char* what) {
    if (reply.status == 200) return;
    throw std::runtime_error{
        std::string{what} + ": " + std::to_string(reply.status) + ' ' + reply.body};
}

}  // namespace

Host::Host(std::uint16_t port, std::size_t tables)
    : port_{port},
      wanted_{tables},
      thread_{[this] { run(); }} {}

Host::~Host() {
    {
        const std::lock_guard lock{mutex_};
        stopping_ = true;
    }
    woken_.notify_one();
    thread_.join();
}

void Host::lay_another() {
    {
        const std::lock_guard lock{mutex_};
        ++wanted_;
    }
    woken_.notify_one();
}

std::optional<Laid> Host::next() {
    const std::lock_guard lock{mutex_};
    if (laid_.empty()) return std::nullopt;
    Laid next = std::move(laid_.front());
    laid_.pop_front();
    return next;
}

// What does not come about, for trouble that somebody else makes, is begun again with others.
void Host::run() {
    std::unique_lock lock{mutex_};
    for (std::size_t number = 1;; ++number) {
        woken_.wait(lock, [this] { return stopping_ || wanted_ > 0; });
        if (stopping_) return;
        lock.unlock();
        std::optional<Laid> laid;
        try {
            laid = lay(number);
        } catch (const std::exception&) {
            std::this_thread::sleep_for(retry_after);
        }
        lock.lock();
        if (!laid) continue;
        --wanted_;
        laid_.push_back(*std::move(laid));
    }
}

Laid Host::lay(std::size_t number) const {
    std::vector<server::Browser> browsers;
    Laid laid{.code = {}, .guests = {}, .seated = people};
    for (std::size_t i = 0; i <= people; ++i) {
        std::string name = std::string{"ABCW"[i]} + " of table " + std::to_string(number);
        browsers.emplace_back(port_).sign_in(name);
        laid.guests.push_back({std::move(name), browsers.back().cookie});
    }
    const auto made = browsers[0].post("/api/tables", table_wish);
    must(made, "no table");
    laid.code = made.json().at("code").as_string();
    for (std::size_t i = 1; i < people; ++i) {
        must(browsers[i].post("/api/tables/" + laid.code + "/sit"), "no seat");
    }
    must(browsers[0].post("/api/tables/" + laid.code + "/start"), "no start");
    return laid;
}

}  // namespace kamchatka::chaos
