// The loop and its WebSockets, in Beast and Asio: both are slow to compile, so transport.cpp alone
// includes this.
#pragma once

#include "server/transport/line.hpp"
#include "server/transport/transport.hpp"

#include <boost/asio.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include <algorithm>
#include <deque>
#include <limits>
#include <unordered_set>

namespace kamchatka::server {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using tcp = net::ip::tcp;
using Error = boost::system::error_code;

class Live;

struct Transport::Loop {
    TransportOptions options;
    Application& application;
    // Before the context, since handlers that are left in it at the end still count on them.
    TransportCounts counts{};
    LoopStretches stretches{};
    Budget plain_connections{
        {options.connections_by_address_max, std::numeric_limits<std::size_t>::max()}};
    Budget uploads{options.uploads};
    Budget answers{options.answers};
    std::unordered_set<Live*> live{};
    bool asked_to_stop = false;  // by a signal
    bool stopping = false;
    std::string doing{};  // what the handler under way is for, where it says so
    net::io_context context{1};
    tcp::acceptor acceptor{context};
    net::steady_timer ticker{context};
    net::steady_timer patience{context};
    net::signal_set signals{context};

    Loop(TransportOptions asked, Application& served)
        : options{std::move(asked)},
          application{served} {}

    void listen();
    void run();
    void count_stretch(double ms);
    void await_signal();
    void accept();
    void welcome(tcp::socket socket);
    void tick();
    void stop();
    void wait_for_goodbyes(std::chrono::steady_clock::time_point until);
};

// A WebSocket under way.
class Live final : public Socket, public std::enable_shared_from_this<Live> {
public:
    using Stream = websocket::stream<Line, false>;
    Live(Transport::Loop& loop, Line&& line)
        : loop_{loop},
          stream_{std::move(line)},
          buffer_{loop.options.message_bytes_max + 1024} {
        loop_.live.insert(this);
        ++loop_.counts.sockets;
    }
    ~Live() override {
        loop_.live.erase(this);
        --loop_.counts.sockets;
    }
    Live(const Live&) = delete;

    void accept(
        const beast::http::request<beast::http::string_body>& upgrade, Admission admission
    ) {
        const auto& options = loop_.options;
        beast::get_lowest_layer(stream_).expires_never();
        stream_.set_option(websocket::stream_base::timeout{
            .handshake_timeout = options.request_timeout,
            .idle_timeout = options.idle_timeout,
            .keep_alive_pings = true,
        });
        stream_.auto_fragment(false);
        stream_.read_message_max(options.message_bytes_max);
        stream_.async_accept(
            upgrade,
            [self = shared_from_this(), listen = std::move(admission.listen)](Error error) {
                if (error) return;
                self->accepted_ = true;
                if (self->farewell_) return self->say_goodbye();
                self->stream_.text(true);
                self->listener_ = listen(self);
                self->read();
            }
        );
    }

    void send(Frame frame) override {
        if (farewell_) return;
        queued_bytes_ += frame->size();
        queue_.push_back(std::move(frame));
        const auto& options = loop_.options;
        if (queue_.size() > options.queue_frames_max || queued_bytes_ > options.queue_bytes_max) {
            ++loop_.counts.dropped_slow;
            queue_.resize(1);  // the one being written
            return close(Farewell::too_slow);
        }
        if (queue_.size() == 1) write();
    }

    void close(Farewell why) override {
        if (farewell_) return;
        farewell_ = why;
        if (accepted_ && queue_.empty()) say_goodbye();
    }

    // Nothing is sent or heard any more.
    std::unique_ptr<SocketListener> part() {
        if (!farewell_) farewell_ = Farewell::going_away;
        return std::move(listener_);
    }

private:
    void read() {
        stream_.async_read(buffer_, [self = shared_from_this()](Error error, std::size_t) {
            if (error) return self->forget();
            ++self->loop_.counts.frames_received;
            self->loop_.doing = "frame";
            if (!self->stream_.got_text()) {
                self->close(Farewell::malformed);
                return self->forget();
            }
            const auto bytes = self->buffer_.cdata();
            if (self->listener_ && !self->farewell_) {
                self->listener_->on_text({static_cast<const char*>(bytes.data()), bytes.size()});
            }
            self->buffer_.consume(self->buffer_.size());
            self->read();
        });
    }

    void write() {
        stream_.async_write(
            net::buffer(*queue_.front()),
            [self = shared_from_this()](Error error, std::size_t n) {
                if (error) return self->forget();
                ++self->loop_.counts.frames_sent;
                self->loop_.counts.bytes_sent += n;
                self->queued_bytes_ -= std::min(self->queued_bytes_, n);
                self->queue_.pop_front();
                if (!self->queue_.empty()) return self->write();
                if (self->farewell_) self->say_goodbye();
            }
        );
    }

    void say_goodbye() {
        const auto code = static_cast<websocket::close_code>(*farewell_);
        stream_.async_close(code, [self = shared_from_this()](Error) { self->forget(); });
    }

    // Not from inside one of its own calls.
    void forget() {
        net::post(loop_.context, [gone = std::shared_ptr<SocketListener>{part()}] {});
    }

    Transport::Loop& loop_;
    Stream stream_;
    beast::flat_buffer buffer_;
    std::unique_ptr<SocketListener> listener_;
    std::deque<Frame> queue_;
    std::size_t queued_bytes_ = 0;
    std::optional<Farewell> farewell_;
    bool accepted_ = false;
};

}  // namespace kamchatka::server
