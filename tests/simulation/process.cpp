#include "tests/simulation/process.hpp"

namespace kamchatka::simulation {
namespace {

constexpr Ms tick_ms = 50;
constexpr Ms proxy_looks_ms = 600;  // until nobody new is sent

server::ClaimLimits quick_claims() {
    return {
        .wait_ms = 2'000, .first_ms = 20, .keep_ms = 1'500, .sweep_ms = 1'500, .sweep_count = 64};
}

server::DirectoryLimits quick_directory() {
    server::DirectoryLimits limits;
    limits.lost_ms = 1'000;
    return limits;
}

}  // namespace

void SimulatedThinker::think(
    server::Question question, std::function<void(server::Answer)> answered
) {
    std::vector<Option> wanted;
    for (const Option& option : question.options) {
        const bool idle = std::holds_alternative<Withdraw>(option.action) ||
            std::holds_alternative<TakeBackArmies>(option.action);
        if (!idle) wanted.push_back(option);
    }
    if (wanted.empty()) return;
    // What stands last ends a phase or a turn.
    const Option chosen =
        chances_.once_in(3) ? wanted.back() : wanted[chances_.below(wanted.size())];
    agenda_.after(chances_.between(1, 60), [host = host_, chosen, answered = std::move(answered)] {
        const auto here = host.lock();
        if (here) here->enter([chosen, answered] { answered({chosen.action, nullptr}); });
    });
}

std::shared_ptr<Process> Process::begin(const Made& made) {
    auto process = std::make_shared<Process>(made);
    Process& self = *process;
    self.thinker_.host(process);
    self.link_ = std::make_shared<Link>(
        made.agenda, made.database, process, made.self, made.seed ^ 1U, made.mistake
    );
    self.store_ = std::make_unique<NodeStore>(*self.link_);
    self.held_ = std::make_unique<server::Claims>(
        self.store_->ownership(), [&self] { return self.now_ms(); }, quick_claims()
    );
    const auto post = [host = std::weak_ptr<Process>{process},
                       &agenda = made.agenda](std::function<void()> work) {
        agenda.after(1, [host, work = std::move(work)] {
            if (const auto here = host.lock()) here->enter(work);
        });
    };
    self.workers_ = std::make_unique<server::Workers>(0, 1'000, post);
    self.directory_ = std::make_unique<server::Directory>(self, *self.workers_, quick_directory());
    self.desk_ = std::make_unique<server::Desk>(
        self, self.store_->journals(), *self.directory_, *self.workers_
    );
    self.link_->begin();
    self.tick();
    return process;
}

Process::Process(const Made& made)
    : agenda_{made.agenda},
      around_{made.around},
      name_{made.self.node.name},
      number_{made.self.process},
      wall_ahead_ms_{made.wall_ahead_ms},
      mistake_{made.mistake},
      chances_{made.seed},
      database_{made.database},
      self_{made.self},
      thinker_{made.agenda, made.seed ^ 2U} {}

Process::~Process() {
    ended_ = true;
    if (link_) link_->fail();
    sockets_.clear();
}

void Process::random(std::span<std::uint8_t> bytes) {
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(chances_.next());
}

void Process::enter(std::function<void()> work) {
    if (ended_) return;
    if (paused_)
        backlog_.push_back(std::move(work));
    else
        work();
}

void Process::resume() {
    paused_ = false;
    while (!backlog_.empty() && !paused_ && !ended_) {
        const auto work = std::move(backlog_.front());
        backlog_.pop_front();
        work();
    }
}

void Process::lose_name() {
    if (ended_) return;
    ended_ = true;
    link_->fail();
    around_.ends(number_);
}

void Process::tick() {
    agenda_.after(tick_ms, [process = weak_from_this()] {
        const auto self = process.lock();
        if (self) self->enter([&here = *self] { here.tick(); });
    });
    held_->tick();
    directory_->tick();
    desk_->tick(now_ms());
    drain_some();
}

void Process::drain() {
    if (draining_ || ended_) return;
    draining_ = true;
    drain_from_ms_ = now_ms() + proxy_looks_ms;
    held_->drain({});
}

void Process::drain_some() {
    if (!draining_ || now_ms() < drain_from_ms_) return;
    drain_from_ms_ = now_ms() + 2 * tick_ms;
    const bool tables = directory_->drain(1);
    const bool contests = desk_->drain();
    if (tables || contests || ended_) return;
    ended_ = true;
    link_->leave([&around = around_, number = number_] { around.ends(number); });
}

std::string Process::described() const {
    std::string text = name_ + " as " + std::to_string(number_) + ':';
    if (link_->disk() != store::Disk::sound) text += " disk not sound,";
    directory_->for_each([&](server::Room& room) {
        text += ' ' + room.table().code + " at " + std::to_string(room.seq());
        if (room.handing_off()) text += " handing off";
        if (room.lost()) text += " lost";
        if (room.held()) text += " held";
        text += ',';
    });
    return text + " waiting for " + std::to_string(link_->waiting());
}

void Process::wanted(store::LogId log) {
    if (mistake_ == Mistake::wanted_ignored) return;
    if (mistake_ == Mistake::released_while_still_played)
        store_->ownership().release(log, store::LetGo::at_work, {});
    else
        held_->wanted(log);
}

void Process::open(
    int connection, const server::Identity& who, std::shared_ptr<server::Socket> socket
) {
    sockets_[connection] = std::make_unique<server::SocketAttendee>(
        *directory_, *this, who, std::move(socket), [](server::SocketAttendee&) {}
    );
}

void Process::hear(int connection, const std::string& text) {
    const auto found = sockets_.find(connection);
    if (found != sockets_.end()) found->second->on_text(text);
}

void Process::hang_up(int connection) { sockets_.erase(connection); }

void Process::ask(const std::string& code, Asking asking, Answered answered) {
    if (directory_->frozen()) return answered(server::Reason::read_only);
    directory_->find(code, [asking = std::move(asking), answered](const auto& found) {
        if (!found) return answered(found.error());
        const std::shared_ptr<server::Room> room = *found;
        if (const auto why = asking(*room)) return answered(why);
        room->when_stored([answered](bool stored) {
            answered(stored ? server::Refusal{} : server::Refusal{server::Reason::not_stored});
        });
    });
}

}  // namespace kamchatka::simulation
