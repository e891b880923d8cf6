// The ports of the store as one process has them, over its link.
#pragma once

#include "store/memory/catalogue.hpp"
#include "store/memory/journals.hpp"
#include "store/memory/log.hpp"
#include "store/memory/ownership.hpp"
#include "tests/simulation/link.hpp"

namespace kamchatka::simulation {

class PortChanges final : public store::memory::Changes {
public:
    PortChanges(Link& link, Port port) : link_{link}, port_{port} {}

    void say(std::function<void()> answer) override { answer(); }
    store::Disk disk() const override { return link_.disk(); }
    const std::optional<store::memory::NodeId>& node() const override { return link_.node(); }
    bool sure() const override { return link_.sure(); }
    store::ClusterCounts counts() const override { return {}; }

protected:
    void post(Job job) override { link_.post(port_, std::move(job)); }
    void look(Looking looking, std::function<void()> answer) override {
        link_.look(std::move(looking), std::move(answer));
    }

private:
    Link& link_;
    Port port_;
};

// With the mistake that is made in what is appended, not in how.
class ModelledLog final : public store::Log {
public:
    ModelledLog(Link& link, PortChanges& changes) : link_{link}, log_{changes} {}

    void append(store::Entry entry, store::Done<store::Appended> done) override;
    void read(store::TableId table, store::Part part, store::OnRead<std::vector<store::Entry>> done)
        override {
        log_.read(table, part, std::move(done));
    }
    store::Disk disk() const override { return link_.disk(); }

private:
    Link& link_;
    store::memory::MemoryLog log_;
    int forgotten_ = 0;
};

class NodeStore {
public:
    explicit NodeStore(Link& link)
        : log_changes_{link, Port::log},
          catalogue_changes_{link, Port::catalogue},
          journals_changes_{link, Port::journals},
          ownership_changes_{link, Port::ownership},
          log_{link, log_changes_} {}

    store::Log& log() { return log_; }
    store::Catalogue& catalogue() { return catalogue_; }
    store::Journals& journals() { return journals_; }
    store::Ownership& ownership() { return ownership_; }

private:
    PortChanges log_changes_;
    PortChanges catalogue_changes_;
    PortChanges journals_changes_;
    PortChanges ownership_changes_;
    ModelledLog log_;
    store::memory::MemoryCatalogue catalogue_{catalogue_changes_};
    store::memory::MemoryJournals journals_{journals_changes_};
    store::memory::MemoryOwnership ownership_{ownership_changes_};
};

}  // namespace kamchatka::simulation
