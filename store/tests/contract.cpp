// The kinds of store there are, and where each is kept.
#include "store/tests/contract.hpp"

#include "store/memory/store.hpp"
#include "testkit/store/private_postgres.hpp"

namespace kamchatka::store {
namespace {

class DataFolder final : public Place {
public:
    std::unique_ptr<Store> open(StoreOptions options) override {
        return open_store(folder_.path(), std::move(options));
    }

private:
    TemporaryFolder folder_;
};

class InMemory final : public Place {
public:
    std::unique_ptr<Store> open(StoreOptions options) override {
        return std::make_unique<MemoryStore>(
            MemoryStore::Running::at_once, std::move(options), contents_
        );
    }

private:
    std::shared_ptr<MemoryStore::Contents> contents_ = std::make_shared<MemoryStore::Contents>();
};

// One of several over the same contents, as far as it is concerned.
class NodeInMemory final : public Place {
public:
    std::unique_ptr<Store> open(StoreOptions options) override {
        return std::make_unique<MemoryStore>(
            MemoryStore::Running::at_once, std::move(options), contents_, "n1"
        );
    }

private:
    std::shared_ptr<MemoryStore::Contents> contents_ = std::make_shared<MemoryStore::Contents>();
};

class InDatabase final : public Place {
public:
    std::unique_ptr<Store> open(StoreOptions options) override {
        return open_store(database_.as("n1"), std::move(options));
    }

private:
    PrivateDatabase database_;
};

template <typename Kept>
std::unique_ptr<Place> make() {
    return std::make_unique<Kept>();
}

}  // namespace

std::vector<StoreKind> kinds_of_stores() {
    return {
        {"sqlite", make<DataFolder>},
        {"memory", make<InMemory>},
        {"memory_node", make<NodeInMemory>},
        {"postgres", make<InDatabase>}};
}

void Contract::reopen(StoreOptions options) {
    store_.reset();
    store_ = place_->open(std::move(options));
}

std::function<void(std::function<void()>)> Inbox::deliver() {
    return [this](std::function<void()> answer) {
        const std::lock_guard lock{mutex_};
        answers_.push_back(std::move(answer));
        came_.notify_one();
    };
}

void Inbox::run(int answer_count) {
    for (int i = 0; i < answer_count; ++i) {
        std::function<void()> answer;
        {
            std::unique_lock lock{mutex_};
            came_.wait(lock, [&] { return !answers_.empty(); });
            answer = std::move(answers_.front());
            answers_.pop_front();
        }
        answer();
    }
}

}  // namespace kamchatka::store
