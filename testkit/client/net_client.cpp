// Plain POSIX sockets.
#include "testkit/client/net_client.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <stdexcept>

namespace kamchatka::server {
namespace {

sockaddr_in address_of(const char* text, std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    inet_pton(AF_INET, text, &address.sin_addr);
    return address;
}

const sockaddr* plain(const sockaddr_in& address) {
    return reinterpret_cast<const sockaddr*>(&address);  // NOLINT
}

}  // namespace

Wire::Wire(std::uint16_t port, std::string source) {
    descriptor_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (!source.empty()) {
        const auto from = address_of(source.c_str(), 0);
        bind(descriptor_, plain(from), sizeof(from));
    }
    const auto to = address_of("127.0.0.1", port);
    if (connect(descriptor_, plain(to), sizeof(to)) != 0) {
        throw std::runtime_error{"cannot connect"};
    }
    set_patience(std::chrono::seconds{10});
}

Wire::Wire(Wire&& other) noexcept
    : descriptor_{std::exchange(other.descriptor_, -1)},
      ahead_{std::move(other.ahead_)} {}

Wire::~Wire() {
    if (descriptor_ >= 0) close(descriptor_);
}

void Wire::set_patience(std::chrono::milliseconds limit) {
    timeval time{};
    time.tv_sec = limit.count() / 1000;
    time.tv_usec = static_cast<suseconds_t>(limit.count() % 1000) * 1000;
    setsockopt(descriptor_, SOL_SOCKET, SO_RCVTIMEO, &time, sizeof(time));
}

void Wire::send(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t sent = ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) return;
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
}

std::string Wire::read(std::size_t count) {
    char some[16384];
    while (ahead_.size() < count) {
        const ssize_t got = recv(descriptor_, some, sizeof(some), 0);
        if (got <= 0) break;
        ahead_.append(some, static_cast<std::size_t>(got));
    }
    std::string bytes = ahead_.substr(0, count);
    ahead_.erase(0, bytes.size());
    return bytes;
}

std::string Wire::read_until(std::string_view mark) {
    char some[4096];
    while (ahead_.find(mark) == std::string::npos) {
        const ssize_t got = recv(descriptor_, some, sizeof(some), 0);
        if (got <= 0) return {};
        ahead_.append(some, static_cast<std::size_t>(got));
    }
    return read(ahead_.find(mark) + mark.size());
}

bool Wire::hung_up_within(std::chrono::milliseconds limit) {
    const auto end = std::chrono::steady_clock::now() + limit;
    while (std::chrono::steady_clock::now() < end) {
        pollfd waiting{descriptor_, POLLIN, 0};
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
            end - std::chrono::steady_clock::now()
        );
        if (poll(&waiting, 1, static_cast<int>(left.count()) + 1) <= 0) return false;
        char some[4096];
        const ssize_t got = recv(descriptor_, some, sizeof(some), 0);
        if (got <= 0) return true;
        ahead_.append(some, static_cast<std::size_t>(got));
    }
    return false;
}

Reply read_reply(Wire& wire, bool body_follows) {
    Reply reply;
    const std::string head = wire.read_until("\r\n\r\n");
    if (head.size() < 12) return reply;
    reply.status = std::stoi(head.substr(9, 3));
    std::size_t at = head.find("\r\n") + 2;
    while (at < head.size() - 2) {
        const std::size_t end = head.find("\r\n", at);
        const std::size_t colon = head.find(':', at);
        std::string name = head.substr(at, colon - at);
        std::transform(name.begin(), name.end(), name.begin(), [](char c) {
            return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        });
        reply.headers[name] = head.substr(colon + 2, end - colon - 2);
        at = end + 2;
    }
    const auto length = reply.headers.find("content-length");
    if (body_follows && length != reply.headers.end()) {
        reply.body = wire.read(std::stoul(length->second));
    }
    return reply;
}

Reply Browser::request(
    const std::string& method,
    const std::string& path,
    const std::string& body,
    const std::vector<std::string>& headers
) {
    Wire wire{port_, source_};
    std::string text = method + ' ' + path +
        " HTTP/1.1\r\nHost: localhost:" + std::to_string(port_) + "\r\nConnection: close\r\n";
    for (const std::string& header : headers) text += header + "\r\n";
    if (!body.empty()) text += "Content-Length: " + std::to_string(body.size()) + "\r\n";
    wire.send(text + "\r\n" + body);
    Reply reply = read_reply(wire, method != "HEAD");
    if (const auto set = reply.headers.find("set-cookie"); set != reply.headers.end()) {
        cookie = set->second.substr(0, set->second.find(';'));
    }
    return reply;
}

Reply Browser::get(const std::string& path, const std::vector<std::string>& headers) {
    std::vector<std::string> all{headers};
    if (!cookie.empty()) all.push_back("Cookie: " + cookie);
    return request("GET", path, {}, all);
}

void Browser::sign_in(const std::string& name) {
    const Reply reply = post("/api/guest", R"({"name":")" + name + R"("})");
    if (reply.status != 200) throw std::runtime_error{"no guest: " + reply.body};
}

Reply Browser::post(const std::string& path, const std::string& body) {
    std::vector<std::string> headers{
        "Origin: " + origin(), "X-Kamchatka: 1", "Content-Type: application/json"};
    if (!cookie.empty()) headers.push_back("Cookie: " + cookie);
    return request("POST", path, body, headers);
}

WebSocket::WebSocket(const Browser& browser, std::vector<std::string> headers)
    : wire_{browser.port()} {
    if (!browser.cookie.empty()) headers.push_back("Cookie: " + browser.cookie);
    std::string text = "GET /ws HTTP/1.1\r\nHost: localhost:" + std::to_string(browser.port()) +
        "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n";
    for (const std::string& header : headers) text += header + "\r\n";
    wire_.send(text + "\r\n");
    status = read_reply(wire_, false).status;
}

void WebSocket::send_frame(std::uint8_t first, std::string_view payload) {
    std::string frame(1, static_cast<char>(first));
    const std::size_t size = payload.size();
    if (size < 126) {
        frame += static_cast<char>(0x80 | size);
    } else if (size < 65536) {
        frame += static_cast<char>(0x80 | 126);
        frame += static_cast<char>(size >> 8U);
        frame += static_cast<char>(size & 0xFFU);
    } else {
        frame += static_cast<char>(0x80 | 127);
        for (int shift = 56; shift >= 0; shift -= 8) {
            frame += static_cast<char>((size >> static_cast<unsigned>(shift)) & 0xFFU);
        }
    }
    frame.append(4, '\0');  // a mask of zeros leaves the payload as it is
    wire_.send(frame.append(payload));
}

std::optional<boost::json::object> WebSocket::next() {
    while (true) {
        const std::string head = wire_.read(2);
        if (head.size() < 2) return std::nullopt;
        const auto opcode = static_cast<unsigned>(head[0]) & 0xFU;
        std::size_t size = static_cast<unsigned char>(head[1]) & 0x7FU;
        const auto wide = [&](std::size_t bytes) {
            size = 0;
            for (const char byte : wire_.read(bytes)) {
                size = (size << 8U) | static_cast<unsigned char>(byte);
            }
        };
        if (size == 126) {
            wide(2);
        } else if (size == 127) {
            wide(8);
        }
        const std::string payload = wire_.read(size);
        if (payload.size() < size) return std::nullopt;
        if (opcode == 1) return boost::json::parse(payload).as_object();
        if (opcode == 9) send_frame(0x8A, payload);
        if (opcode == 8) {
            if (size >= 2) {
                close_code = static_cast<std::uint16_t>(
                    (static_cast<unsigned char>(payload[0]) << 8U) |
                    static_cast<unsigned char>(payload[1])
                );
            }
            return std::nullopt;
        }
    }
}

std::optional<boost::json::object> WebSocket::next(std::string_view type) {
    while (auto message = next()) {
        if (message->at("type").as_string() == type) return message;
    }
    return std::nullopt;
}

std::optional<std::uint16_t> WebSocket::wait_for_close() {
    while (next()) {}
    return close_code;
}

}  // namespace kamchatka::server
