#include "tests/simulation/link.hpp"

#include <algorithm>

namespace kamchatka::simulation {
namespace {

using store::memory::NodeId;
using store::memory::NodeState;

constexpr Ms retry_ms = 100;

// Who has not beaten for so long may be declared dead by whoever wants something of his.
void note_silence(Replica& replica, Ms clock_ms, bool may_declare) {
    for (const auto& [name, heart] : replica.hearts) {
        if (may_declare && heart.at_ms < clock_ms - ttl_ms)
            replica.contents->nodes.silence(name);
        else
            replica.contents->nodes.beat({name, heart.incarnation});
    }
}

// Who has written, and who has claimed, since it was last noted.
void note_deeds(Replica& replica, const NodeId& node, int process) {
    const auto note = [&](store::LogId log, std::int64_t count) {
        const auto head = replica.contents->nodes.head(log);
        Replica::Claim& claim = replica.claims[log];
        if (claim.epoch != head.epoch) claim = {head.epoch, process};
        auto& deeds = replica.deeds[log];
        while (std::ssize(deeds) < count) {
            const bool owner = head.owner == node && claim.process == process;
            deeds.push_back({std::ssize(deeds), process, owner});
        }
    };
    for (const auto& [id, table] : replica.contents->rows.tables) {
        const auto game = replica.contents->games.find(id);
        note(id, game == replica.contents->games.end() ? 0 : std::ssize(game->second.entries));
    }
    for (const auto& [id, journal] : replica.contents->rows.journals) {
        note(id, std::ssize(journal.entries));
    }
}

}  // namespace

Link::Link(
    Agenda& agenda,
    Database& database,
    const std::weak_ptr<Host>& host,
    Self self,
    std::uint64_t seed,
    Mistake mistake
)
    : agenda_{agenda},
      database_{database},
      host_{host},
      node_{std::move(self.node)},
      process_{self.process},
      chances_{seed},
      mistake_{mistake},
      number_{self.batch},
      heard_ms_{agenda.now()},
      steady_ms_{agenda.now()} {}

void Link::enter(std::function<void()> work) {
    if (const auto host = host_.lock()) host->enter(std::move(work));
}

std::function<void()> Link::entering(std::function<void()> work) {
    return [link = weak_from_this(), work = std::move(work)] {
        if (const auto self = link.lock()) self->enter(work);
    };
}

void Link::begin() {
    agenda_.after(chances_.between(1, beat_ms), entering([this] { beat(); }));
}

bool Link::sure() const { return agenda_.now() < heard_ms_ + ttl_ms; }

store::Disk Link::disk() const {
    if (failed_) return store::Disk::failed;
    return doubting_ || !sure() ? store::Disk::waiting : store::Disk::sound;
}

void Link::post(Port port, store::memory::Changes::Job job) {
    if (failed_) return;
    auto task = std::make_shared<Task>(Task{port, std::move(job)});
    if (mistake_ == Mistake::told_before_stored && port == Port::log) {
        guess(*task);
        task->told = true;
        agenda_.after(0, entering(task->outcome.answer));
    }
    queue_.push_back(std::move(task));
    agenda_.after(0, entering([this] { flush(); }));
}

void Link::flush() {
    if (busy_ || queue_.empty() || failed_) return;
    busy_ = true;
    auto batch = std::make_shared<Batch>(Batch{{queue_.begin(), queue_.end()}, number_ + 1});
    queue_.clear();
    send(batch);
}

void Link::send(const std::shared_ptr<Batch>& batch) {
    batch->fate = Batch::Fate::unknown;
    auto request = std::make_shared<Request>();
    request->node = node_->name;
    // Done again on the standby, perhaps when the process is gone.
    request->work = [self = shared_from_this(), batch, may = may_declare()](
                        Replica& replica, Ms clock_ms, Request::Where where
                    ) { self->apply(replica, clock_ms, where, *batch, may); };
    request->done = entering([this, batch] { answered(batch); });
    request->lost = entering([this, batch] { doubt(batch); });
    database_.send(request);
}

bool Link::fenced(Port port) const {
    if (mistake_ == Mistake::no_fence_on_append) return port != Port::log;
    if (mistake_ == Mistake::catalogue_not_fenced) return port != Port::catalogue;
    return mistake_ != Mistake::journal_not_fenced || port != Port::journals;
}

void Link::apply(
    Replica& replica, Ms clock_ms, Request::Where where, Batch& batch, bool may_declare
) {
    const bool first = where == Request::Where::primary;
    auto& nodes = replica.contents->nodes;
    Batch::Fate fate = Batch::Fate::stored;
    std::int64_t& last = replica.batches[node_->name];
    if (!nodes.named(*node_))
        fate = Batch::Fate::name_taken;
    else if (last >= batch.number && mistake_ != Mistake::lost_answer_sent_again)
        fate = Batch::Fate::there_before;
    if (first) batch.fate = fate;
    if (fate != Batch::Fate::stored) return;
    last = batch.number;
    note_silence(replica, clock_ms, may_declare);
    for (const auto& task : batch.tasks) apply(replica, clock_ms, where, *task);
}

void Link::apply(Replica& replica, Ms clock_ms, Request::Where where, Task& task) {
    auto& nodes = replica.contents->nodes;
    std::vector<std::string> living;
    for (const auto& [name, heart] : replica.hearts) {
        const NodeState state = nodes.state(name);
        if (state == NodeState::up || state == NodeState::draining) living.push_back(name);
    }
    nodes.act_as(fenced(task.port) ? node_ : std::nullopt);
    auto outcome = task.job(replica.contents.get());
    note_deeds(replica, *node_, process_);
    auto outbox = nodes.take_outbox();
    const auto host = host_.lock();
    for (const std::string& name : living) {
        if (nodes.state(name) != NodeState::dead) continue;
        if (mistake_ == Mistake::claimed_without_declaring_death) nodes.turn(name, NodeState::up);
        if (where == Request::Where::primary && host) {
            host->declared_dead(name, replica.hearts.at(name).at_ms);
        }
    }
    static_cast<void>(clock_ms);
    if (where == Request::Where::standby) {
        // Others hear of it once it is committed.
        for (auto& tell : outbox) agenda_.after(chances_.between(1, 8), std::move(tell));
        return;
    }
    task.outcome = std::move(outcome);
    const bool early = mistake_ == Mistake::claim_answered_before_it_is_durable;
    if (early && task.port == Port::ownership && !task.told) {
        task.told = true;
        agenda_.after(1, entering(task.outcome.answer));
    }
}

void Link::answered(const std::shared_ptr<Batch>& batch) {
    switch (batch->fate) {
        case Batch::Fate::unknown:
        case Batch::Fate::there_before: return doubt(batch);
        case Batch::Fate::name_taken:
            if (const auto host = host_.lock()) host->lose_name();
            return;
        case Batch::Fate::stored: break;
    }
    number_ = batch->number;
    tell(*batch);
}

void Link::tell(Batch& batch) {
    busy_ = doubting_ = false;
    for (const auto& task : batch.tasks) {
        if (failed_) return;
        if (!task->told && task->outcome.answer) task->outcome.answer();
    }
    flush();
}

// As if it had been stored, on a copy that nobody sees.
void Link::guess(Task& task) {
    const auto scratch = copy(*database_.primary().contents);
    scratch->nodes.act_as(node_);
    task.outcome = task.job(scratch.get());
}

void Link::doubt(const std::shared_ptr<Batch>& batch) {
    if (failed_) return;
    doubting_ = true;
    if (mistake_ == Mistake::lost_answer_is_success) {
        for (const auto& task : batch->tasks) guess(*task);
        ++number_;
        return tell(*batch);
    }
    const Ms pause_ms = chances_.between(20, retry_ms);
    if (mistake_ == Mistake::lost_answer_sent_again)
        agenda_.after(pause_ms, entering([this, batch] { send(batch); }));
    else
        agenda_.after(pause_ms, entering([this, batch] { find_out(batch); }));
}

// Asked for in a transaction that writes: what it saw, no failover takes back once it is
// acknowledged.
void Link::find_out(const std::shared_ptr<Batch>& batch) {
    if (failed_) return;
    if (mistake_ == Mistake::doubt_settled_by_a_plain_read) {
        if (!database_.up()) return doubt(batch);
        const std::int64_t last = database_.visible().batches[node_->name];
        if (last < batch->number) return send(batch);
        number_ = last;
        return tell(*batch);
    }
    struct Found {
        bool heard = false;  // by somebody who still waits for it
        bool named = false;
        std::int64_t last = 0;
    };
    const auto found = std::make_shared<Found>();
    auto request = std::make_shared<Request>();
    request->node = node_->name;
    // Two statements with the row locked in between: a look that was given up never writes.
    request->work = [node = *node_, found, number = batch->number, asked = std::weak_ptr{request}](
                        Replica& replica, Ms, Request::Where where
                    ) {
        if (where == Request::Where::primary) {
            const auto asking = asked.lock();
            found->heard = asking && !asking->given_up;
        }
        const bool named = replica.contents->nodes.named(node);
        std::int64_t& last = replica.batches[node.name];
        if (named && last >= number && found->heard) ++last;
        if (where != Request::Where::primary) return;
        found->named = named;
        found->last = last;
    };
    request->done = entering([this, batch, found] {
        if (!found->named) {
            if (const auto host = host_.lock()) host->lose_name();
            return;
        }
        if (found->last < batch->number) return send(batch);
        number_ = found->last;
        tell(*batch);
    });
    request->lost = entering([this, batch] { doubt(batch); });
    database_.send(request);
}

// What is read is told when something that was written after it is acknowledged by the same server.
void Link::look(store::memory::Changes::Looking looking, std::function<void()> answer) {
    const auto read = [this, looking = std::move(looking), answer = std::move(answer)] {
        if (failed_) return;
        if (!database_.up()) {
            agenda_.after(retry_ms, entering([this, looking, answer] { look(looking, answer); }));
            return;
        }
        Replica& seen = database_.visible();
        note_silence(seen, agenda_.now(), may_declare());
        looking(*seen.contents);
        if (mistake_ == Mistake::claim_answered_before_it_is_durable) return answer();
        const auto settle = [this, looking, answer, server = database_.server()] {
            if (database_.server() == server) return answer();
            look(looking, answer);
        };
        post(Port::ownership, [settle](store::memory::Contents*) {
            return store::memory::Changes::Outcome{.answer = settle, .fault = {}};
        });
    };
    agenda_.after(chances_.between(1, 5), entering(read));
}

void Link::leave(std::function<void()> done) {
    auto request = std::make_shared<Request>();
    request->node = node_->name;
    request->work = [node = *node_](Replica& replica, Ms, Request::Where) {
        replica.contents->nodes.leave(node);
    };
    request->done = request->lost = std::move(done);
    database_.send(request);
}

bool Link::may_declare() const {
    if (mistake_ == Mistake::no_grace_after_an_outage) return true;
    return agenda_.now() - steady_ms_ >= ttl_ms && agenda_.now() - heard_ms_ < 2 * beat_ms;
}

void Link::beat() {
    if (failed_) return;
    agenda_.after(beat_ms, entering([this] { beat(); }));
    const auto ours = std::make_shared<bool>(false);
    auto request = std::make_shared<Request>();
    request->node = node_->name;
    request->work = [node = *node_, ours](Replica& replica, Ms clock_ms, Request::Where where) {
        const bool alive = replica.contents->nodes.beat(node);
        if (alive) replica.hearts[node.name] = {node.incarnation, clock_ms};
        if (where == Request::Where::primary) *ours = alive;
    };
    const Ms sent_ms = agenda_.now();
    request->done = entering([this, ours, sent_ms] { beat_answered(*ours, sent_ms); });
    request->lost = entering([this] { beat_lost_ = true; });
    database_.send(request);
}

void Link::beat_answered(bool ours, Ms sent_ms) {
    if (failed_) return;
    if (!ours && mistake_ != Mistake::kept_when_declared_dead) {
        if (const auto host = host_.lock()) host->lose_name();
        return;
    }
    if (beat_lost_ || sent_ms - heard_ms_ > 2 * beat_ms) steady_ms_ = sent_ms;
    beat_lost_ = false;
    heard_ms_ = std::max(heard_ms_, sent_ms);
}

}  // namespace kamchatka::simulation
