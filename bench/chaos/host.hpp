// Somebody who has as many games under way as are asked for: lays a table, has people sit down and
// starts the game, all over HTTP and in a thread of its own, since an answer may take its time.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace kamchatka::chaos {

// A game that has begun.
struct Laid {
    std::string code;
    struct Guest {
        std::string name;
        std::string cookie;
    };
    std::vector<Guest> guests;  // those at the seats first
    std::size_t seated = 0;
};

class Host {
public:
    Host(std::uint16_t port, std::size_t tables);
    ~Host();
    Host(const Host&) = delete;
    Host& operator=(const Host&) = delete;

    void lay_another();
    // A game that nobody has been told of.
    std::optional<Laid> next();

private:
    void run();
    // Throws when it is refused, or when nobody answers.
    Laid lay(std::size_t number) const;

    const std::uint16_t port_;
    std::mutex mutex_;
    std::condition_variable woken_;
    std::size_t wanted_;
    bool stopping_ = false;
    std::deque<Laid> laid_;
    std::thread thread_;
};

}  // namespace kamchatka::chaos
