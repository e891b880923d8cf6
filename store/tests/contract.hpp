// What the ports promise (store/log.hpp, catalogue.hpp, people.hpp, journals.hpp) is tested once,
// over every store there is: another one is held to it by a line in contract.cpp.
#pragma once

#include "testkit/store/fixture.hpp"

#include <gtest/gtest.h>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace kamchatka::store {

// Where a store is kept while it is closed: a data folder, or a place in memory.
class Place {
public:
    virtual ~Place() = default;
    virtual std::unique_ptr<Store> open(StoreOptions options) = 0;
};

struct StoreKind {
    const char* name;
    std::unique_ptr<Place> (*place)();
};
std::vector<StoreKind> kinds_of_stores();

class Contract : public testing::TestWithParam<StoreKind> {
protected:
    Store& store() { return *store_; }
    Log& log() { return store_->log(); }
    Catalogue& catalogue() { return store_->catalogue(); }
    Journals& journals() { return store_->journals(); }

    // Closes the store and opens it again, as a restart does.
    void reopen(StoreOptions options = {});

private:
    std::unique_ptr<Place> place_ = GetParam().place();
    std::unique_ptr<Store> store_ = place_->open({});
};

// Answers, waiting for the thread that wants them.
class Inbox {
public:
    std::function<void(std::function<void()>)> deliver();
    // Runs so many answers on this thread, as they come.
    void run(int answer_count);

private:
    std::mutex mutex_;
    std::condition_variable came_;
    std::deque<std::function<void()>> answers_;
};

// For every kind of store there is.
#define HOLDS_FOR_EVERY_STORE(suite) \
    INSTANTIATE_TEST_SUITE_P( \
        Every, \
        suite, \
        testing::ValuesIn(kinds_of_stores()), \
        [](const auto& each) { return std::string{each.param.name}; } \
    )

}  // namespace kamchatka::store
