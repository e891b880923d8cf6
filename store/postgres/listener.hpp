// Hears what other nodes want of this one, and what they did about people (the bulletin), over a
// connection of its own. It is called by NOTIFY, and looks by itself now and then. What it read is
// told after a barrier (writer.hpp), each thing once and in order.
#pragma once

#include "store/postgres/pulse.hpp"
#include "store/postgres/writer.hpp"

#include <atomic>
#include <map>
#include <mutex>
#include <thread>

namespace kamchatka::store::pg {

// In a transaction: whoever listens looks once it is done.
void wake_listeners(Database& database);

// How far behind a standby is.
struct Lag {
    std::optional<std::int64_t> bytes{};
    std::optional<std::int64_t> ms{};
};

class Listener {
public:
    // From the notice on that comes after the one with that number.
    Listener(
        const ConnectionOptions& options,
        Node node,
        HeartOptions heart,
        std::int64_t number,
        Writer& writer,
        StoreOptions caller
    );
    ~Listener();
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    void stop();

    std::int64_t wanted() const;
    Lag lag() const;

private:
    struct Tidings;
    class Told;
    using Clock = std::chrono::steady_clock;

    void run();
    void wait();
    void connect();
    void look();
    Tidings read();
    void tidy();

    Database database_;
    const Node node_;
    const HeartOptions heart_;
    Writer& writer_;
    // What was told, and what is on its way: shared with answers that may outlive this.
    std::shared_ptr<Told> told_;
    bool heard_before_ = false;
    Clock::time_point tidied_{};
    Clock::time_point measured_{};
    Clock::time_point looked_ = Clock::now();
    std::atomic<bool> stopping_ = false;
    mutable std::mutex mutex_;  // of the lag
    Lag lag_;
    std::thread thread_;
};

}  // namespace kamchatka::store::pg
