// A connection's bytes, in the clear or through TLS, as one kind of stream. What is built on it, in
// Beast, is compiled once, and what is below it neither for each of Beast's buffers nor for each of
// its handlers: that took longer than the rest of the server's sockets. For loop.hpp alone.
#pragma once

#include "server/transport/tls.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <boost/container/static_vector.hpp>

#include <memory>
#include <type_traits>
#include <utility>

namespace kamchatka::server {

// What follows a read or a write, whatever its kind.
class Afterwards {
public:
    template <typename Handler>
    static Afterwards call(Handler&& handler) {
        return Afterwards{
            std::make_unique<Call<std::decay_t<Handler>>>(std::forward<Handler>(handler))};
    }

    void operator()(boost::system::error_code error, std::size_t bytes) {
        std::exchange(held_, nullptr)->run(error, bytes);
    }

private:
    struct Held {
        virtual ~Held() = default;
        virtual void run(boost::system::error_code error, std::size_t bytes) = 0;
    };
    template <typename Handler>
    struct Call final : Held {
        explicit Call(Handler&& given) : handler{std::move(given)} {}
        void run(boost::system::error_code error, std::size_t bytes) override {
            handler(error, bytes);
        }
        Handler handler;
    };

    explicit Afterwards(std::unique_ptr<Held> held) : held_{std::move(held)} {}

    std::unique_ptr<Held> held_;
};

class Line {
public:
    // Beast asks the lowest layer for its timeouts.
    using next_layer_type = boost::beast::tcp_stream;
    using executor_type = next_layer_type::executor_type;

    explicit Line(boost::asio::ip::tcp::socket&& socket);
    Line(Line&&) noexcept;
    ~Line();

    next_layer_type& next_layer() { return *tcp_; }
    const next_layer_type& next_layer() const { return *tcp_; }
    executor_type get_executor() { return tcp_->get_executor(); }
    bool secure() const { return tls_ != nullptr; }

    // `read` was read before anybody knew what it is; it must last until the handshake is over.
    void shake_hands(TlsContext* context, boost::asio::const_buffer read, Afterwards then);

    template <typename Buffers, typename Handler>
    void async_read_some(const Buffers& buffers, Handler&& handler) {
        read(first_of<Reading>(buffers), Afterwards::call(std::forward<Handler>(handler)));
    }
    template <typename Buffers, typename Handler>
    void async_write_some(const Buffers& buffers, Handler&& handler) {
        write(first_of<Writing>(buffers), Afterwards::call(std::forward<Handler>(handler)));
    }

private:
    struct Tls;
    static constexpr std::size_t buffers_max = 16;
    using Reading = boost::container::static_vector<boost::asio::mutable_buffer, buffers_max>;
    using Writing = boost::container::static_vector<boost::asio::const_buffer, buffers_max>;

    // "Some" may always be less than all.
    template <typename Few, typename Buffers>
    static Few first_of(const Buffers& buffers) {
        Few few;
        const auto end = boost::asio::buffer_sequence_end(buffers);
        for (auto it = boost::asio::buffer_sequence_begin(buffers); it != end; ++it) {
            if (few.size() == few.capacity()) break;
            few.emplace_back(*it);
        }
        return few;
    }

    void read(const Reading& buffers, Afterwards then);
    void write(const Writing& buffers, Afterwards then);

    std::unique_ptr<next_layer_type> tcp_;  // where it stays when the line moves on
    std::unique_ptr<Tls> tls_;
};

// WebSockets say goodbye themselves, so the end of the line below them says nothing more.
inline void teardown(boost::beast::role_type role, Line& line, boost::beast::error_code& error) {
    boost::beast::websocket::teardown(role, line.next_layer().socket(), error);
}
template <typename Handler>
void async_teardown(boost::beast::role_type role, Line& line, Handler&& handler) {
    boost::beast::websocket::async_teardown(
        role, line.next_layer().socket(), std::forward<Handler>(handler)
    );
}

}  // namespace kamchatka::server
