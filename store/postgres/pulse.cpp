// See pulse.hpp.
#include "store/postgres/pulse.hpp"

#include <ctime>

namespace kamchatka::store::pg {
namespace {

using std::chrono::duration_cast;
using std::chrono::milliseconds;

// Spectators are told later by it, and entries are stamped with it.
constexpr milliseconds apart_max{2000};

}  // namespace

Pulse::Time Pulse::now() {
    timespec time{};
    clock_gettime(CLOCK_BOOTTIME, &time);
    return std::chrono::seconds{time.tv_sec} + std::chrono::nanoseconds{time.tv_nsec};
}

Pulse::Pulse(HeartOptions options, Time sent) : options_{options}, good_since_{sent}, sent_{sent} {}

void Pulse::beaten(Time sent, milliseconds apart) {
    const std::lock_guard lock{mutex_};
    if (sent - sent_ > 2 * options_.beat_every) ++late_;
    if (broken_ || sent - sent_ > options_.ttl / 2) good_since_ = sent;
    broken_ = false;
    sent_ = sent;
    apart_ = apart;
}

void Pulse::missed() {
    const std::lock_guard lock{mutex_};
    broken_ = true;
}

bool Pulse::sure(Time at) const {
    const std::lock_guard lock{mutex_};
    return at < sent_ + options_.ttl && apart_ <= apart_max;
}

std::string Pulse::doubt(Time at) const {
    const std::lock_guard lock{mutex_};
    if (at >= sent_ + options_.ttl) {
        return "no heartbeat of this node has reached the database for " +
            std::to_string(duration_cast<milliseconds>(at - sent_).count()) + " ms";
    }
    return "the clocks of this machine and of the database are " + std::to_string(apart_.count()) +
        " ms apart: set them by the same time server (2000 ms at most)";
}

bool Pulse::may_declare_dead(Time at) const {
    const std::lock_guard lock{mutex_};
    const bool unbroken = !broken_ && at - sent_ <= options_.ttl / 2;
    return unbroken && sent_ - good_since_ >= options_.ttl && apart_ <= apart_max;
}

std::int64_t Pulse::late() const {
    const std::lock_guard lock{mutex_};
    return late_;
}

milliseconds Pulse::age(Time at) const {
    const std::lock_guard lock{mutex_};
    return duration_cast<milliseconds>(at - sent_);
}

milliseconds Pulse::apart() const {
    const std::lock_guard lock{mutex_};
    return apart_;
}

}  // namespace kamchatka::store::pg
