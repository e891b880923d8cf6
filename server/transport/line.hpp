// A connection's bytes, in the clear or through TLS, as one kind of stream: what is built on it, in
// Beast, is compiled once. For loop.hpp alone.
#pragma once

#include "server/transport/tls.hpp"

#include <boost/asio/ssl.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket/teardown.hpp>

#include <memory>
#include <utility>

namespace kamchatka::server {

class Line {
public:
    // Beast asks the lowest layer for its timeouts.
    using next_layer_type = boost::beast::tcp_stream;
    using executor_type = next_layer_type::executor_type;

    explicit Line(boost::asio::ip::tcp::socket&& socket)
        : tcp_{std::make_unique<next_layer_type>(std::move(socket))} {}

    next_layer_type& next_layer() { return *tcp_; }
    const next_layer_type& next_layer() const { return *tcp_; }
    executor_type get_executor() { return tcp_->get_executor(); }
    bool secure() const { return tls_ != nullptr; }

    // `read` was read before anybody knew what it is; it must last until the handshake is over.
    template <typename Buffers, typename Handler>
    void shake_hands(TlsContext* context, const Buffers& read, Handler&& handler) {
        tls_ = std::make_unique<Tls>(*tcp_, SSL_new(context));
        tls_->async_handshake(
            boost::asio::ssl::stream_base::server, read, std::forward<Handler>(handler)
        );
    }

    template <typename Buffers, typename Handler>
    void async_read_some(const Buffers& buffers, Handler&& handler) {
        if (tls_) return tls_->async_read_some(buffers, std::forward<Handler>(handler));
        tcp_->async_read_some(buffers, std::forward<Handler>(handler));
    }
    template <typename Buffers, typename Handler>
    void async_write_some(const Buffers& buffers, Handler&& handler) {
        if (tls_) return tls_->async_write_some(buffers, std::forward<Handler>(handler));
        tcp_->async_write_some(buffers, std::forward<Handler>(handler));
    }

private:
    using Tls = boost::asio::ssl::stream<next_layer_type&>;

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
