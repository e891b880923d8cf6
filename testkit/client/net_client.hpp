// The other end of a real socket: HTTP requests and WebSocket frames by hand, so that a test can
// also send what no library would.
#pragma once

#include <boost/json.hpp>

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::server {

// A TCP connection to the server under test; reads give up after some seconds.
class Wire {
public:
    explicit Wire(std::uint16_t port, std::string source = {});
    ~Wire();
    Wire(Wire&& other) noexcept;
    Wire(const Wire&) = delete;
    Wire& operator=(const Wire&) = delete;

    void send(std::string_view bytes);
    // Exactly so many bytes, or fewer when the other end hung up or was silent for too long.
    std::string read(std::size_t count);
    std::string read_until(std::string_view mark);
    // Whether the other end hangs up within the time.
    bool hung_up_within(std::chrono::milliseconds limit);
    void set_patience(std::chrono::milliseconds limit);

private:
    int descriptor_ = -1;
    std::string ahead_;  // read but not asked for yet
};

struct Reply {
    int status = 0;
    std::map<std::string, std::string> headers{};  // names in small letters
    std::string body{};

    boost::json::value json() const { return boost::json::parse(body); }
};

// Somebody with a browser: keeps his cookie, sends the headers that browsers send.
class Browser {
public:
    // From another address of this machine, where one is given: 127.0.0.2...
    explicit Browser(std::uint16_t port, std::string source = {})
        : port_{port},
          source_{std::move(source)} {}

    Reply get(const std::string& path, const std::vector<std::string>& headers = {});
    Reply post(const std::string& path, const std::string& body = "{}");
    // With exactly these headers beside Host and Content-Length.
    Reply request(
        const std::string& method,
        const std::string& path,
        const std::string& body,
        const std::vector<std::string>& headers
    );

    // As a guest of that name; throws when that is refused.
    void sign_in(const std::string& name);

    std::string origin() const { return "http://localhost:" + std::to_string(port_); }
    std::uint16_t port() const { return port_; }
    const std::string& source() const { return source_; }
    std::string cookie{};

private:
    std::uint16_t port_;
    std::string source_;
};

Reply read_reply(Wire& wire, bool body_follows = true);

class WebSocket {
public:
    // Accepted, or `status` says why not.
    WebSocket(const Browser& browser, std::vector<std::string> headers);
    explicit WebSocket(const Browser& browser)
        : WebSocket{browser, {"Origin: " + browser.origin()}} {}

    int status = 0;
    std::optional<std::uint16_t> close_code{};
    Wire& wire() { return wire_; }

    void send_text(std::string_view text) { send_frame(0x81, text); }
    void send(const boost::json::value& message) { send_text(boost::json::serialize(message)); }
    void send_frame(std::uint8_t first, std::string_view payload);

    // The next text; nothing when it closed (close_code) or was silent.
    std::optional<boost::json::object> next();
    // The next of that type, others passed over.
    std::optional<boost::json::object> next(std::string_view type);
    std::optional<std::uint16_t> wait_for_close();

private:
    Wire wire_;
};

}  // namespace kamchatka::server
