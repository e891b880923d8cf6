// Connections that read requests, and the loop that serves them.
#include "server/transport/loop.hpp"

#include "server/runtime/operator_log.hpp"
#include "server/transport/forwarded.hpp"
#include "server/transport/rate.hpp"

#include <algorithm>
#include <cmath>

namespace kamchatka::server {

namespace http = beast::http;

constexpr std::size_t header_bytes_max = 8 * 1024;
constexpr std::chrono::milliseconds accept_retry{50};
constexpr double stretch_ms_max = 20;             // above that, tables feel it
constexpr std::uint64_t long_ones_max = 8;        // that are told one by one
constexpr std::int64_t slowest_line = 32 * 1024;  // bytes a second that a client must read

// A path without what may be secret in it: "/api/tables/7f.../events" is at "/api/tables".
static std::string place_of(std::string_view path) {
    const std::size_t group = path.find('/', 1);
    return std::string{path.substr(0, group < path.size() ? path.find('/', group + 1) : group)};
}

static std::string text_of(beast::string_view text) { return {text.data(), text.size()}; }

// A connection that speaks HTTP.
class Connection : public std::enable_shared_from_this<Connection> {
public:
    Connection(Transport::Loop& loop, tcp::socket&& socket, Budget::Held place)
        : loop_{loop},
          line_{std::move(socket)},
          place_{std::move(place)} {
        ++loop_.counts.connections;
        ++loop_.counts.accepted;
    }
    ~Connection() { --loop_.counts.connections; }
    Connection(const Connection&) = delete;

    void begin() {
        if (!loop_.options.tls) return read();
        wire().expires_after(loop_.options.request_timeout);
        beast::async_detect_ssl(
            wire(),
            buffer_,
            [self = shared_from_this()](Error error, bool secure) {
                if (error) return;
                if (!secure) return self->read();
                self->shake_hands();
            }
        );
    }

private:
    beast::tcp_stream& wire() { return line_.next_layer(); }

    void shake_hands() {
        line_.shake_hands(
            loop_.options.tls.get(),
            buffer_.data(),
            Afterwards::call([self = shared_from_this()](Error error, std::size_t used) {
                if (error) return;
                self->buffer_.consume(used);
                self->read();
            })
        );
    }

    void read() {
        parser_.emplace();
        parser_->header_limit(header_bytes_max);
        parser_->body_limit(upload_bytes_max);
        wire().expires_after(loop_.options.request_timeout);
        http::async_read_header(
            line_,
            buffer_,
            *parser_,
            [self = shared_from_this()](Error error, std::size_t) {
                if (error) return self->refuse(error);
                self->admit();
            }
        );
    }

    // Before any of the body is read. A long one takes its share of memory first, whether it comes
    // or not.
    void admit() {
        request_ = request();
        const std::size_t most = body_limit(request_.path);
        const auto length = parser_->content_length();
        if (length && *length > most) return write_bad(413);
        parser_->body_limit(most);
        const std::size_t bytes = length ? static_cast<std::size_t>(*length) : most;
        if (bytes > body_bytes_max) {
            request_.held = loop_.uploads.hold(address_group(request_.peer), bytes);
            if (!request_.held) return turn_away(429);
        }
        read_body();
    }

    void turn_away(unsigned status) {
        ++loop_.counts.turned_away;
        write_bad(status);
    }

    void read_body() {
        http::async_read(
            line_,
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
        request.hosts = lines("Host");
        request.origin = header(http::field::origin);
        request.cookie = header(http::field::cookie);
        request.content_type = header(http::field::content_type);
        request.accept_encoding = header(http::field::accept_encoding);
        request.if_none_match = header(http::field::if_none_match);
        request.marker = header("X-Kamchatka");
        Error error;
        const auto connected = wire().socket().remote_endpoint(error);
        Origin origin = origin_of(
            error ? "" : connected.address().to_string(),
            lines("X-Forwarded-For"),
            lines("X-Forwarded-Proto"),
            loop_.options.trusted_proxies
        );
        request.peer = std::move(origin.peer);
        request.secure = line_.secure() || origin.secure;
        return request;
    }

    // All the lines of a header, in order.
    std::vector<std::string> lines(beast::string_view name) const {
        std::vector<std::string> all;
        const auto [first, last] = parser_->get().equal_range(name);
        for (auto it = first; it != last; ++it) all.push_back(text_of(it->value()));
        return all;
    }

    void handle() {
        keep_alive_ = parser_->get().keep_alive() && !loop_.stopping;
        head_ = parser_->get().method() == http::verb::head;
        HttpRequest asked = std::move(request_);
        client_ = asked.peer;
        asked.body = std::move(parser_->get().body());
        wire().expires_never();
        loop_.doing = asked.method + ' ' + place_of(asked.path);
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
        const auto live = std::make_shared<Live>(loop_, std::move(line_));
        live->accept(parser_->get(), std::move(admission));
    }

    void write(HttpResponse response) {
        static const auto nothing = std::make_shared<const std::string>();
        body_ = response.body ? std::move(response.body) : nothing;
        if (!response.resident && body_->size() > body_bytes_max) {
            answer_ = loop_.answers.hold_once(address_group(client_), body_.get(), body_->size());
            if (!answer_) return turn_away(503);
        }
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
        const auto length = static_cast<std::int64_t>(body_->size());
        wire().expires_after(
            loop_.options.request_timeout + std::chrono::seconds{length / slowest_line}
        );
        // HEAD announces a length that does not follow, so the header alone is written.
        serializer_.emplace(message_);
        const auto written = [self = shared_from_this()](Error error, std::size_t bytes) {
            self->loop_.counts.bytes_sent += bytes;
            self->serializer_.reset();
            self->answer_.reset();
            if (!error && self->keep_alive_) return self->read();
            Error ignored;
            self->wire().socket().shutdown(tcp::socket::shutdown_send, ignored);
        };
        if (head_) return http::async_write_header(line_, *serializer_, written);
        http::async_write(line_, *serializer_, written);
    }

    using Body = http::span_body<const char>;

    Transport::Loop& loop_;
    Line line_;
    Budget::Held place_;
    HttpRequest request_;  // until its body is there
    std::string client_;   // who is being answered
    Budget::Held answer_;
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
    Error refused;
    acceptor.bind(endpoint, refused);
    if (refused == net::error::address_in_use) {
        throw std::runtime_error{
            "port " + std::to_string(options.port) +
            " is in use by another program: choose another port"};
    }
    if (refused) throw boost::system::system_error{refused, options.bind};
    acceptor.listen(net::socket_base::max_listen_connections);
    if (options.stop_on_signals) {
        signals.add(SIGTERM);
        signals.add(SIGINT);
        await_signal();
    }
    accept();
    tick();
}

void Transport::Loop::await_signal() {
    signals.async_wait([this](Error error, int) {
        if (error) return;
        if (std::exchange(asked_to_stop, true)) return stop();
        await_signal();
        application.on_asked_to_stop([this] { stop(); });
    });
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
            welcome(std::move(socket));
        }
        accept();
    });
}

void Transport::Loop::welcome(tcp::socket socket) {
    Error error;
    const auto peer = socket.remote_endpoint(error);
    if (error) return;
    const std::string address = peer.address().to_string();
    Budget::Held place;
    if (std::ranges::count(options.trusted_proxies, address) == 0) {
        place = plain_connections.hold(address_group(address), 1);
        if (!place) {
            ++counts.turned_away;
            return;
        }
    }
    socket.set_option(tcp::no_delay(true), error);
    std::make_shared<Connection>(*this, std::move(socket), std::move(place))->begin();
}

void Transport::Loop::tick() {
    ticker.expires_after(options.tick);
    ticker.async_wait([this](Error error) {
        if (error) return;
        doing = "tick";
        application.on_tick();
        tick();
    });
}

// One handler at a time, each with an eye on the clock.
void Transport::Loop::run() {
    double before_ms = thread_cpu_ms();
    while (context.run_one() > 0) {
        const double now_ms = thread_cpu_ms();
        count_stretch(now_ms - before_ms);
        before_ms = now_ms;
    }
}

void Transport::Loop::count_stretch(double ms) {
    stretches.all.add(ms);
    stretches.longest_ms = std::max(stretches.longest_ms, ms);
    if (ms > stretch_ms_max) {
        const std::string took = std::to_string(std::lround(ms));
        const std::string by = doing.empty() ? "other" : doing;
        if (++stretches.long_count <= long_ones_max) {
            stretches.long_ones +=
                (stretches.long_ones.empty() ? "" : ", ") + took + " ms by " + by;
        }
        note(Level::warning, "loop_held_up", {{"ms", took}, {"by", by}});
    }
    doing.clear();
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
void Transport::post(const char* whose, std::function<void()> work) {
    net::post(loop_->context, [loop = loop_.get(), whose, work = std::move(work)] {
        loop->doing = whose;
        work();
    });
}
void Transport::set_tls(std::shared_ptr<TlsContext> tls) { loop_->options.tls = std::move(tls); }
TransportCounts Transport::counts() const {
    TransportCounts counts = loop_->counts;
    counts.body_bytes = loop_->uploads.held();
    counts.answer_bytes = loop_->answers.held();
    return counts;
}

}  // namespace kamchatka::server
