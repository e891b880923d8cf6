#include "server/tables/room/outbox.hpp"

#include <cassert>
#include <utility>

namespace kamchatka::server {

void Outbox::release() {
    if (discarded_) return;
    assert(held());
    ++stored_;
    while (!letters_.empty() && letters_.front().after <= stored_) {
        const Letter letter = std::move(letters_.front());
        letters_.pop_front();
        if (letter.to != nullptr) letter.to->send(letter.frame);
        if (letter.next) letter.next(true);
    }
}

void Outbox::discard() {
    discarded_ = true;
    const auto unsaid = std::exchange(letters_, {});
    for (const Letter& letter : unsaid) {
        if (letter.next) letter.next(false);
    }
}

void Outbox::send(Attendee& to, Frame frame) {
    if (discarded_) return;
    if (!held()) return to.send(std::move(frame));
    letters_.push_back({made_, &to, std::move(frame), {}});
}

void Outbox::then(std::function<void(bool stored)> next) {
    if (discarded_ || !held()) return next(!discarded_);
    letters_.push_back({made_, nullptr, {}, std::move(next)});
}

void Outbox::forget(const Attendee& attendee) {
    std::erase_if(letters_, [&](const Letter& letter) { return letter.to == &attendee; });
}

}  // namespace kamchatka::server
