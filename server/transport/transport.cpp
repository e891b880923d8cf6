// Beast and Asio, all of it: an acceptor, connections that read requests, and sockets.
#include "server/transport/transport.hpp"

#include <boost/asio.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include <algorithm>
#include <deque>
#include <unordered_set>

namespace kamchatka::server {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = net::ip::tcp;
using Error = boost::system::error_code;

constexpr std::size_t header_bytes_max = 8 * 1024;
constexpr std::chrono::milliseconds accept_retry{50};
class Live;

struct Transport::Loop {
    TransportOptions options;
    Application& application;
    // Before the context, since handlers that are left in it at the end still count on them.
    TransportCounts counts{};
    LoopStretches stretches{};
    std::unordered_set<Live*> live{};
    bool stopping = false;
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
    void accept();
    void tick();
    void stop();
    void wait_for_goodbyes(std::chrono::steady_clock::time_point until);
    bool trusts(const std::string& peer) const {
        return std::ranges::count(options.trusted_proxies, peer) > 0;
    }
};

static std::string text_of(beast::string_view text) { return {text.data(), text.size()}; }

// A WebSocket under way.
class Live final : public Socket, public std::enable_shared_from_this<Live> {
public:
    using Stream = websocket::stream<beast::tcp_stream, false>;
    Live(Transport::Loop& loop, beast::tcp_stream&& stream)
        : loop_{loop},
          stream_{std::move(stream)},
          buffer_{loop.options.message_bytes_max + 1024} {
        loop_.live.insert(this);
        ++loop_.counts.sockets;
    }
    ~Live() override {
        loop_.live.erase(this);
        --loop_.counts.sockets;
    }
    Live(const Live&) = delete;

    void accept(const http::request<http::string_body>& upgrade, Admission admission) {
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

// A connection that speaks HTTP.
class Connection : public std::enable_shared_from_this<Connection> {
public:
    Connection(Transport::Loop& loop, tcp::socket&& socket)
        : loop_{loop},
          stream_{std::move(socket)} {
        ++loop_.counts.connections;
        ++loop_.counts.accepted;
    }
    ~Connection() { --loop_.counts.connections; }
    Connection(const Connection&) = delete;

    void read() {
        parser_.emplace();
        parser_->header_limit(header_bytes_max);
        parser_->body_limit(upload_bytes_max);
        stream_.expires_after(loop_.options.request_timeout);
        http::async_read_header(
            stream_,
            buffer_,
            *parser_,
            [self = shared_from_this()](Error error, std::size_t) {
                if (error) return self->refuse(error);
                const auto target = self->parser_->get().target();
                const std::size_t most = body_limit(text_of(target.substr(0, target.find('?'))));
                const auto length = self->parser_->content_length();
                if (length && *length > most) return self->write_bad(413);
                self->parser_->body_limit(most);
                self->read_body();
            }
        );
    }

private:
    void read_body() {
        http::async_read(
            stream_,
            buffer_,
            *parser_,
            [self = shared_from_this()](Error error, std::size_t) {
                if (error) return self->refuse(error);
                self->handle();
            }
        );
    }

    void refuse(Error error) {
        if (error == http::error::body_limit) return write_bad(413);
        if (error == http::error::header_limit) return write_bad(431);
        const auto& category = http::make_error_code(http::error::bad_method).category();
        if (error.category() == category && error != http::error::end_of_stream) write_bad(400);
    }

    void write_bad(unsigned status) { write(loop_.application.on_bad_request(status)); }

    HttpRequest request() {
        auto& message = parser_->get();
        const auto header = [&](auto name) { return text_of(message[name]); };
        HttpRequest request;
        request.method = text_of(message.method_string());
        const std::string target = text_of(message.target());
        const std::size_t mark = target.find('?');
        request.path = target.substr(0, mark);
        if (mark != std::string::npos) request.query = target.substr(mark + 1);
        request.host = header(http::field::host);
        request.origin = header(http::field::origin);
        request.cookie = header(http::field::cookie);
        request.content_type = header(http::field::content_type);
        request.accept_encoding = header(http::field::accept_encoding);
        request.if_none_match = header(http::field::if_none_match);
        request.marker = header("X-Kamchatka");
        request.body = std::move(message.body());
        Error error;
        const auto peer = stream_.socket().remote_endpoint(error);
        request.peer = error ? "" : peer.address().to_string();
        if (loop_.trusts(request.peer)) {
            // The proxy appends the address it saw: only the last one is its own word.
            const std::string list = header("X-Forwarded-For");
            const std::size_t last = list.find_last_of(", ");
            if (!list.empty()) request.peer = list.substr(last == std::string::npos ? 0 : last + 1);
            request.secure = header("X-Forwarded-Proto") == "https";
        }
        return request;
    }

    void handle() {
        keep_alive_ = parser_->get().keep_alive() && !loop_.stopping;
        head_ = parser_->get().method() == http::verb::head;
        HttpRequest asked = request();
        stream_.expires_never();
        if (websocket::is_upgrade(parser_->get())) {
            return loop_.application.on_upgrade(
                std::move(asked),
                [self = shared_from_this()](Admission admission) {
                    self->upgrade(std::move(admission));
                }
            );
        }
        loop_.application.on_request(
            std::move(asked),
            [self = shared_from_this()](HttpResponse response) { self->write(std::move(response)); }
        );
    }

    void upgrade(Admission admission) {
        if (admission.refused) {
            keep_alive_ = false;
            return write(*std::move(admission.refused));
        }
        const auto live = std::make_shared<Live>(loop_, std::move(stream_));
        live->accept(parser_->get(), std::move(admission));
    }

    void write(HttpResponse response) {
        static const auto nothing = std::make_shared<const std::string>();
        body_ = response.body ? std::move(response.body) : nothing;
        message_ = {};
        message_.version(11);
        message_.result(response.status);
        if (response.status >= 400 && (!parser_ || !parser_->is_done())) keep_alive_ = false;
        if (!response.content_type.empty()) {
            message_.set(http::field::content_type, response.content_type);
        }
        for (const auto& [name, value] : response.headers) message_.insert(name, value);
        message_.keep_alive(keep_alive_);
        message_.body() = {body_->data(), head_ ? 0 : body_->size()};
        message_.content_length(body_->size());
        stream_.expires_after(loop_.options.request_timeout);
        // HEAD announces a length that does not follow, so the header alone is written.
        serializer_.emplace(message_);
        const auto written = [self = shared_from_this()](Error error, std::size_t bytes) {
            self->loop_.counts.bytes_sent += bytes;
            self->serializer_.reset();
            if (!error && self->keep_alive_) return self->read();
            Error ignored;
            self->stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
        };
        if (head_) return http::async_write_header(stream_, *serializer_, written);
        http::async_write(stream_, *serializer_, written);
    }

    using Body = http::span_body<const char>;

    Transport::Loop& loop_;
    beast::tcp_stream stream_;
    beast::flat_buffer buffer_{upload_bytes_max + header_bytes_max};
    std::optional<http::request_parser<http::string_body>> parser_;
    std::shared_ptr<const std::string> body_;
    http::response<Body> message_;
    std::optional<http::response_serializer<Body>> serializer_;
    bool keep_alive_ = false;
    bool head_ = false;
};

void Transport::Loop::listen() {
    const tcp::endpoint endpoint{net::ip::make_address(options.bind), options.port};
    acceptor.open(endpoint.protocol());
    acceptor.set_option(net::socket_base::reuse_address(true));
    acceptor.bind(endpoint);
    acceptor.listen(net::socket_base::max_listen_connections);
    if (options.stop_on_signals) {
        signals.add(SIGTERM);
        signals.add(SIGINT);
        signals.async_wait([this](Error error, int) {
            if (!error) stop();
        });
    }
    accept();
    tick();
}

void Transport::Loop::accept() {
    acceptor.async_accept([this](Error error, tcp::socket socket) {
        if (stopping || error == net::error::operation_aborted) return;
        if (error) {
            // Out of descriptors, most likely: some will be free in a moment.
            patience.expires_after(accept_retry);
            return patience.async_wait([this](Error cancelled) {
                if (!cancelled) accept();
            });
        }
        if (counts.connections + counts.sockets < options.connections_max) {
            Error ignored;
            socket.set_option(tcp::no_delay(true), ignored);
            std::make_shared<Connection>(*this, std::move(socket))->read();
        }
        accept();
    });
}

void Transport::Loop::tick() {
    ticker.expires_after(options.tick);
    ticker.async_wait([this](Error error) {
        if (error) return;
        application.on_tick();
        tick();
    });
}

// One handler at a time, each with an eye on the clock.
void Transport::Loop::run() {
    double before_ms = thread_cpu_ms();
    while (context.run_one() > 0) {
        const double now_ms = thread_cpu_ms();
        stretches.all.add(now_ms - before_ms);
        stretches.longest_ms = std::max(stretches.longest_ms, now_ms - before_ms);
        before_ms = now_ms;
    }
}

void Transport::Loop::stop() {
    if (stopping) return;
    stopping = true;
    Error ignored;
    acceptor.close(ignored);
    signals.cancel(ignored);
    application.on_stop();
    for (Live* socket : live) socket->close(Farewell::restart);
    wait_for_goodbyes(std::chrono::steady_clock::now() + options.goodbye);
}

void Transport::Loop::wait_for_goodbyes(std::chrono::steady_clock::time_point until) {
    if (live.empty() || std::chrono::steady_clock::now() >= until) return context.stop();
    patience.expires_after(options.tick);
    patience.async_wait([this, until](Error) { wait_for_goodbyes(until); });
}

Transport::Transport(TransportOptions options, Application& application)
    : loop_{std::make_unique<Loop>(std::move(options), application)} {
    loop_->listen();
}

// A socket and its listener hold each other: they part, where no goodbye has parted them.
Transport::~Transport() {
    std::vector<std::unique_ptr<SocketListener>> gone;
    for (Live* socket : loop_->live) gone.push_back(socket->part());
}

std::uint16_t Transport::port() const { return loop_->acceptor.local_endpoint().port(); }
void Transport::run() { loop_->run(); }
const LoopStretches& Transport::stretches() const { return loop_->stretches; }
void Transport::stop() {
    net::post(loop_->context, [this] { loop_->stop(); });
}
void Transport::post(std::function<void()> work) { net::post(loop_->context, std::move(work)); }
TransportCounts Transport::counts() const { return loop_->counts; }

}  // namespace kamchatka::server
