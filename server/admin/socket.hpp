// The local socket in the data folder that the operator talks through: one JSON object a line, both
// ways. Only whoever runs the server, and root, is heard. It has a thread of its own, which waits
// for the loop; the loop never waits for it.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <thread>

namespace kamchatka::server::admin {

inline constexpr const char* socket_name = "admin.sock";
inline constexpr std::size_t line_bytes_max = 64 * 1024;

class AdminSocket {
public:
    // `take` is called on the thread of the socket and hands the line to the loop; `then` may be
    // called from any thread, once.
    using Then = std::function<void(std::string answer)>;
    using Take = std::function<void(std::string line, std::int64_t uid, Then then)>;

    // Throws std::system_error when it cannot listen there.
    AdminSocket(const std::string& folder, Take take);
    ~AdminSocket();
    AdminSocket(const AdminSocket&) = delete;
    AdminSocket& operator=(const AdminSocket&) = delete;

    // Nobody is answered any more.
    void stop();

private:
    void serve();
    void attend(int client);
    std::string answer_to(std::string line, uid_t uid);
    bool wait_for(int descriptor, std::int64_t patience_ms) const;

    std::string folder_;
    Take take_;
    int listening_ = -1;
    std::atomic<bool> stopping_ = false;
    std::thread thread_;
};

// The other end: sends one line and gives the answer. Throws std::runtime_error with a sentence
// when nobody listens there.
std::string ask_server(const std::string& folder, const std::string& line);

}  // namespace kamchatka::server::admin
