// Done under the lock of the contents, answered without it.
#include "store/memory/changes.hpp"

namespace kamchatka::store::memory {

Changes::Changes(std::shared_ptr<Contents> contents, Running running, StoreOptions caller)
    : contents_{std::move(contents)},
      running_{running},
      caller_{std::move(caller)} {}

// Answers are told after the mutex is free: whoever hears one may ask for the next thing.
void Changes::post(Job job) {
    Outcome outcome;
    {
        const std::lock_guard lock{contents_->mutex};
        if (disk_ == Disk::failed || stopped_) return;
        if (running_ == Running::by_hand) {
            waiting_.push_back(std::move(job));
            return;
        }
        outcome = job(writable());
    }
    finish(outcome);
}

bool Changes::step() {
    Outcome outcome;
    {
        const std::lock_guard lock{contents_->mutex};
        if (waiting_.empty()) return false;
        outcome = waiting_.front()(writable());
        waiting_.pop_front();
    }
    finish(outcome);
    return true;
}

std::size_t Changes::waiting() const {
    const std::lock_guard lock{contents_->mutex};
    return waiting_.size();
}

void Changes::fail() {
    std::deque<Job> lost;
    {
        const std::lock_guard lock{contents_->mutex};
        if (disk_ == Disk::failed) return;
        lost.swap(waiting_);
    }
    turn(Disk::failed);
}

void Changes::turn(Disk disk) {
    if (disk_.exchange(disk) != disk && caller_.on_disk) caller_.on_disk(disk, "as a test asked");
}

void Changes::stop() {
    {
        const std::lock_guard lock{contents_->mutex};
        stopped_ = true;
    }
    while (step()) {}
}

void Changes::say(std::function<void()> answer) {
    {
        const std::lock_guard lock{contents_->mutex};
        if (disk_ == Disk::failed || stopped_) return;
    }
    deliver(std::move(answer));
}

void Changes::finish(const Outcome& outcome) {
    if (outcome.fault && caller_.on_job_failure) caller_.on_job_failure(*outcome.fault);
    deliver(outcome.answer);
}

void Changes::deliver(std::function<void()> answer) {
    if (caller_.deliver)
        caller_.deliver(std::move(answer));
    else
        answer();
}

}  // namespace kamchatka::store::memory
