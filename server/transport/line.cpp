#include "server/transport/line.hpp"

#include <boost/asio/ssl.hpp>

namespace kamchatka::server {
namespace net = boost::asio;

struct Line::Tls {
    net::ssl::stream<next_layer_type&> stream;
};

Line::Line(net::ip::tcp::socket&& socket)
    : tcp_{std::make_unique<next_layer_type>(std::move(socket))} {}
Line::Line(Line&&) noexcept = default;
Line::~Line() = default;

void Line::shake_hands(TlsContext* context, net::const_buffer read, Afterwards then) {
    tls_ = std::make_unique<Tls>(Tls{{*tcp_, SSL_new(context)}});
    tls_->stream.async_handshake(net::ssl::stream_base::server, read, std::move(then));
}

void Line::read(const Reading& buffers, Afterwards then) {
    if (tls_) return tls_->stream.async_read_some(buffers, std::move(then));
    tcp_->async_read_some(buffers, std::move(then));
}

void Line::write(const Writing& buffers, Afterwards then) {
    if (tls_) return tls_->stream.async_write_some(buffers, std::move(then));
    tcp_->async_write_some(buffers, std::move(then));
}

}  // namespace kamchatka::server
