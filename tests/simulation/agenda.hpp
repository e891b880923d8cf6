// Virtual time: what is to happen, in order. Nothing else in a simulation has a clock.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <utility>

namespace kamchatka::simulation {

using Ms = std::int64_t;

class Agenda {
public:
    explicit Agenda(Ms now) : now_{now} {}

    Ms now() const { return now_; }
    // What is due at the same moment happens in the order it was noted down.
    void at(Ms when, std::function<void()> work) {
        work_.emplace(std::pair{std::max(when, now_), ++noted_}, std::move(work));
    }
    void after(Ms delay, std::function<void()> work) { at(now_ + delay, std::move(work)); }

    void run_until(Ms end) {
        while (!work_.empty() && work_.begin()->first.first <= end) {
            auto next = work_.extract(work_.begin());
            now_ = next.key().first;
            next.mapped()();
        }
        now_ = end;
    }
    // Whatever was to happen does not.
    void clear() { work_.clear(); }

private:
    Ms now_;
    std::uint64_t noted_ = 0;
    std::map<std::pair<Ms, std::uint64_t>, std::function<void()>> work_;
};

}  // namespace kamchatka::simulation
