// Thousands of WebSockets on one thread: connects, sends, and hands over whole texts as they come.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::load {

class Swarm {
public:
    using Heard = std::function<void(std::size_t socket, std::string_view text)>;

    Swarm();
    ~Swarm();
    Swarm(const Swarm&) = delete;
    Swarm& operator=(const Swarm&) = delete;

    // Blocks until the server accepts it; its number, from 0. Throws if it does not. Beyond some
    // twenty thousand an address runs out of ports: then another 127.0.0.x must be given.
    std::size_t open(
        std::uint16_t port,
        const std::string& cookie,
        const std::string& from,
        const std::string& path = "/ws"
    );
    // The same without waiting: whether it was accepted shows in is_accepted(), or
    // in that it is closed. What is sent before that is lost.
    std::size_t begin(std::uint16_t port, const std::string& cookie, const std::string& path);
    bool is_open(std::size_t socket) const { return sockets_[socket].descriptor >= 0; }
    bool is_accepted(std::size_t socket) const {
        return is_open(socket) && sockets_[socket].accepted;
    }

    void send(std::size_t socket, std::string_view text);
    // Waits at most this long, and hands over what came.
    void listen(int timeout_ms, const Heard& heard);

    std::size_t size() const { return sockets_.size(); }
    // Sockets that the other end closed.
    std::size_t closed_count() const { return closed_; }
    // Closes one, and all.
    void hang_up(std::size_t socket) { drop(socket); }
    void clear();

private:
    struct Socket {
        int descriptor;
        std::string in;
        std::string out;  // what the kernel has not taken yet
        bool accepted = false;
    };

    std::size_t add(Socket socket);
    void flush(std::size_t socket);
    // Whether the server's answer to the request is there, and is yes; drops it when it is no.
    bool take_answer(std::size_t socket);
    void take_frames(std::size_t socket, const Heard& heard);
    void drop(std::size_t socket);

    int poller_;
    std::vector<Socket> sockets_;
    std::size_t closed_ = 0;
};

}  // namespace kamchatka::load
