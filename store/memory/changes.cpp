// Done under the lock of the contents, answered without it.
#include "store/memory/changes.hpp"

namespace kamchatka::store::memory {

PlainChanges::PlainChanges(
    std::shared_ptr<Contents> contents, Running running, StoreOptions caller, std::string name
)
    : contents_{std::move(contents)},
      running_{running},
      caller_{std::move(caller)},
      listening_{std::make_shared<std::atomic<bool>>(true)} {
    if (name.empty()) return;
    const std::lock_guard lock{contents_->mutex};
    node_ = contents_->nodes.join(name, ear());
}

PlainChanges::~PlainChanges() { *listening_ = false; }

Ear PlainChanges::ear() const {
    const auto hear = [listening = listening_,
                       deliver = caller_.deliver](std::function<void()> told) {
        if (!*listening) return;
        if (deliver)
            deliver(std::move(told));
        else
            told();
    };
    return {
        .wanted =
            [hear, on_wanted = caller_.on_wanted](LogId log) {
                if (on_wanted) hear([=] { on_wanted(log); });
            },
        .notice =
            [hear, on_notice = caller_.on_notice](const Notice& notice) {
                if (on_notice) hear([=] { on_notice(notice); });
            },
    };
}

bool PlainChanges::superseded() const { return node_ && !contents_->nodes.named(*node_); }

PlainChanges::Outcome PlainChanges::run(const Job& job) {
    contents_->nodes.act_as(node_);
    return job(writable());
}

// Answers are told after the mutex is free: whoever hears one may ask for the next thing.
void PlainChanges::post(Job job) {
    std::optional<Outcome> outcome;
    {
        const std::lock_guard lock{contents_->mutex};
        if (disk_ == Disk::failed || stopped_) return;
        if (running_ == Running::by_hand) {
            waiting_.push_back(std::move(job));
            return;
        }
        if (!superseded()) outcome = run(job);
    }
    if (!outcome) return fail();
    finish(*outcome);
}

void PlainChanges::look(Looking looking, std::function<void()> answer) {
    {
        const std::lock_guard lock{contents_->mutex};
        if (stopped_) return;
        looking(*contents_);
    }
    deliver(std::move(answer));
}

bool PlainChanges::step() {
    std::optional<Outcome> outcome;
    {
        const std::lock_guard lock{contents_->mutex};
        if (waiting_.empty()) return false;
        if (!superseded()) {
            outcome = run(waiting_.front());
            waiting_.pop_front();
        }
    }
    if (!outcome) {
        fail();
        return false;
    }
    finish(*outcome);
    return true;
}

std::size_t PlainChanges::waiting() const {
    const std::lock_guard lock{contents_->mutex};
    return waiting_.size();
}

void PlainChanges::fail() {
    std::deque<Job> lost;
    {
        const std::lock_guard lock{contents_->mutex};
        if (disk_ == Disk::failed) return;
        lost.swap(waiting_);
    }
    turn(Disk::failed);
}

void PlainChanges::turn(Disk disk) {
    if (disk_.exchange(disk) != disk && caller_.on_disk) caller_.on_disk(disk, "as a test asked");
}

void PlainChanges::stop() {
    {
        const std::lock_guard lock{contents_->mutex};
        stopped_ = true;
    }
    while (step()) {}
    *listening_ = false;
    const std::lock_guard lock{contents_->mutex};
    if (node_) contents_->nodes.leave(*node_);
}

Disk PlainChanges::disk() const {
    const Disk disk = disk_;
    return disk == Disk::sound && !sure_ ? Disk::waiting : disk;
}

bool PlainChanges::beat() {
    bool ours = false;
    {
        const std::lock_guard lock{contents_->mutex};
        ours = contents_->nodes.beat(*node_);
    }
    if (!ours) fail();
    return ours;
}

void PlainChanges::set_sure(bool sure) {
    const Disk before = disk();
    sure_ = sure;
    if (disk() != before && caller_.on_disk) caller_.on_disk(disk(), "as a test asked");
}

void PlainChanges::miss_notices() {
    if (caller_.on_notice) say([told = caller_.on_notice] { told(std::nullopt); });
}

ClusterCounts PlainChanges::counts() const {
    const std::lock_guard lock{contents_->mutex};
    return contents_->nodes.counts(node_->name);
}

void PlainChanges::say(std::function<void()> answer) {
    {
        const std::lock_guard lock{contents_->mutex};
        if (disk_ == Disk::failed || stopped_) return;
    }
    deliver(std::move(answer));
}

// What was done may be news to them.
void PlainChanges::tell_others() {
    std::vector<std::function<void()>> outbox;
    {
        const std::lock_guard lock{contents_->mutex};
        outbox = contents_->nodes.take_outbox();
    }
    for (const auto& tell : outbox) tell();
}

void PlainChanges::finish(const Outcome& outcome) {
    tell_others();
    if (outcome.fault && caller_.on_job_failure) caller_.on_job_failure(*outcome.fault);
    deliver(outcome.answer);
}

void PlainChanges::deliver(std::function<void()> answer) {
    if (caller_.deliver)
        caller_.deliver(std::move(answer));
    else
        answer();
}

}  // namespace kamchatka::store::memory
