// WebSockets on epoll with frames made by hand; masked with zeros, which proxies pass on
// as they are.
#include "testkit/client/swarm.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <stdexcept>

namespace kamchatka::load {
namespace {

sockaddr_in address_of(const std::string& text, std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    inet_pton(AF_INET, text.c_str(), &address.sin_addr);
    return address;
}

int connected(std::uint16_t port, const std::string& from) {
    const int descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (descriptor < 0) throw std::runtime_error{"no more sockets"};
    const int on = 1;
    setsockopt(descriptor, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &on, sizeof(on));
    setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
    const auto here = address_of(from, 0);
    const auto there = address_of("127.0.0.1", port);
    if (bind(descriptor, reinterpret_cast<const sockaddr*>(&here), sizeof(here)) != 0 ||
        connect(descriptor, reinterpret_cast<const sockaddr*>(&there), sizeof(there)) != 0) {
        close(descriptor);
        throw std::runtime_error{"cannot connect"};
    }
    return descriptor;
}

void ask_for_socket(
    int descriptor, std::uint16_t port, const std::string& cookie, const std::string& path
) {
    const std::string host = "localhost:" + std::to_string(port);
    const std::string request = "GET " + path + " HTTP/1.1\r\nHost: " + host +
        "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: http://" +
        host + "\r\nCookie: " + cookie + "\r\n\r\n";
    ::send(descriptor, request.data(), request.size(), MSG_NOSIGNAL);
}

constexpr const char* accepted_line = "HTTP/1.1 101";

}  // namespace

Swarm::Swarm() : poller_{epoll_create1(EPOLL_CLOEXEC)} {}

Swarm::~Swarm() {
    clear();
    close(poller_);
}

void Swarm::clear() {
    for (const Socket& socket : sockets_) {
        if (socket.descriptor >= 0) close(socket.descriptor);
    }
    sockets_.clear();
    closed_ = 0;
}

std::size_t Swarm::open(
    std::uint16_t port, const std::string& cookie, const std::string& from, const std::string& path
) {
    Socket socket{connected(port, from), {}, {}, true};
    ask_for_socket(socket.descriptor, port, cookie, path);
    std::array<char, 4096> some{};
    std::size_t end = std::string::npos;
    while ((end = socket.in.find("\r\n\r\n")) == std::string::npos) {
        const ssize_t got = recv(socket.descriptor, some.data(), some.size(), 0);
        if (got <= 0) break;
        socket.in.append(some.data(), static_cast<std::size_t>(got));
    }
    if (!socket.in.starts_with(accepted_line)) {
        close(socket.descriptor);
        throw std::runtime_error{"not accepted: " + socket.in.substr(0, socket.in.find('\r'))};
    }
    socket.in.erase(0, end + 4);
    return add(std::move(socket));
}

std::size_t Swarm::begin(std::uint16_t port, const std::string& cookie, const std::string& path) {
    Socket socket{connected(port, "127.0.0.1"), {}, {}};
    ask_for_socket(socket.descriptor, port, cookie, path);
    return add(std::move(socket));
}

std::size_t Swarm::add(Socket socket) {
    fcntl(socket.descriptor, F_SETFL, O_NONBLOCK);
    epoll_event event{};
    event.events = EPOLLIN;
    event.data.u64 = sockets_.size();
    epoll_ctl(poller_, EPOLL_CTL_ADD, socket.descriptor, &event);
    sockets_.push_back(std::move(socket));
    return sockets_.size() - 1;
}

bool Swarm::take_answer(std::size_t number) {
    Socket& socket = sockets_[number];
    const std::size_t end = socket.in.find("\r\n\r\n");
    if (end == std::string::npos) return false;
    if (!socket.in.starts_with(accepted_line)) {
        drop(number);
        return false;
    }
    socket.in.erase(0, end + 4);
    return socket.accepted = true;
}

void Swarm::send(std::size_t number, std::string_view text) {
    Socket& socket = sockets_[number];
    if (!is_accepted(number)) return;
    socket.out += static_cast<char>(0x81);
    if (text.size() < 126) {
        socket.out += static_cast<char>(0x80 | text.size());
    } else {
        socket.out += static_cast<char>(0x80 | 126);
        socket.out += static_cast<char>(text.size() >> 8U);
        socket.out += static_cast<char>(text.size() & 0xFFU);
    }
    socket.out.append(4, '\0');
    socket.out += text;
    flush(number);
}

void Swarm::flush(std::size_t number) {
    Socket& socket = sockets_[number];
    while (!socket.out.empty()) {
        const ssize_t sent =
            ::send(socket.descriptor, socket.out.data(), socket.out.size(), MSG_NOSIGNAL);
        if (sent <= 0) return;
        socket.out.erase(0, static_cast<std::size_t>(sent));
    }
}

void Swarm::drop(std::size_t number) {
    Socket& socket = sockets_[number];
    if (socket.descriptor < 0) return;
    close(socket.descriptor);
    socket.descriptor = -1;
    ++closed_;
}

void Swarm::take_frames(std::size_t number, const Heard& heard) {
    Socket& socket = sockets_[number];
    if (!socket.accepted && !take_answer(number)) return;
    std::size_t at = 0;
    while (socket.in.size() - at >= 2) {
        const auto byte = [&](std::size_t i) {
            return static_cast<std::size_t>(static_cast<unsigned char>(socket.in[at + i]));
        };
        std::size_t size = byte(1) & 0x7FU;
        const std::size_t wide = size == 126 ? 2 : size == 127 ? 8 : 0;
        if (socket.in.size() - at < 2 + wide) break;
        if (wide > 0) size = 0;
        for (std::size_t i = 0; i < wide; ++i) size = (size << 8U) | byte(2 + i);
        if (socket.in.size() - at < 2 + wide + size) break;
        const std::string_view payload = std::string_view{socket.in}.substr(at + 2 + wide, size);
        const auto opcode = byte(0) & 0xFU;
        at += 2 + wide + size;
        if (opcode == 1) heard(number, payload);
        if (opcode == 9) {
            socket.out += static_cast<char>(0x8A);
            socket.out += static_cast<char>(0x80 | size);
            socket.out.append(4, '\0').append(payload);
            flush(number);
        }
        if (opcode == 8) return drop(number);
    }
    socket.in.erase(0, at);
}

void Swarm::listen(int timeout_ms, const Heard& heard) {
    std::array<epoll_event, 512> events{};
    const int count = epoll_wait(poller_, events.data(), events.size(), timeout_ms);
    std::array<char, 65536> some{};
    for (int i = 0; i < count; ++i) {
        const auto number = static_cast<std::size_t>(events[static_cast<std::size_t>(i)].data.u64);
        Socket& socket = sockets_[number];
        if (socket.descriptor < 0) continue;
        const ssize_t got = recv(socket.descriptor, some.data(), some.size(), 0);
        if (got == 0 || (got < 0 && errno != EAGAIN)) {
            drop(number);
            continue;
        }
        if (got > 0) socket.in.append(some.data(), static_cast<std::size_t>(got));
        take_frames(number, heard);
        if (socket.descriptor >= 0) flush(number);
    }
}

}  // namespace kamchatka::load
