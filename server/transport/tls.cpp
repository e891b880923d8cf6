#include "server/transport/tls.hpp"

#include <openssl/err.h>
#include <openssl/ssl.h>

#include <array>
#include <stdexcept>
#include <utility>

namespace kamchatka::server {

std::string openssl_error() {
    std::array<char, 256> why{};
    ERR_error_string_n(ERR_get_error(), why.data(), why.size());
    return why.data();
}

[[noreturn]] static void cannot_use(const std::string& what, const std::string& file) {
    throw std::runtime_error{what + ' ' + file + " cannot be used: " + openssl_error()};
}

std::shared_ptr<TlsContext> read_tls(const TlsFiles& files) {
    const std::shared_ptr<TlsContext> context{SSL_CTX_new(TLS_server_method()), SSL_CTX_free};
    if (!context) throw std::runtime_error{"OpenSSL cannot be used"};
    ERR_clear_error();
    SSL_CTX_set_min_proto_version(context.get(), TLS1_2_VERSION);
    SSL_CTX_set_options(context.get(), SSL_OP_NO_RENEGOTIATION);
    // Thousands of sockets are idle most of the time: no buffers for those.
    SSL_CTX_set_mode(context.get(), SSL_MODE_RELEASE_BUFFERS);
    if (SSL_CTX_use_certificate_chain_file(context.get(), files.certificate.c_str()) != 1) {
        cannot_use("the certificate", files.certificate);
    }
    // That it is the certificate's is looked at here too.
    if (SSL_CTX_use_PrivateKey_file(context.get(), files.key.c_str(), SSL_FILETYPE_PEM) != 1) {
        cannot_use("the key", files.key);
    }
    return context;
}

TlsWatch::TlsWatch(TlsFiles files) : files_{std::move(files)}, seen_{look()} {}

bool TlsWatch::changed() {
    const Seen now = look();
    return std::exchange(seen_, now) != now;
}

TlsWatch::Seen TlsWatch::look() const {
    std::error_code missing;  // then the time is the least there is
    return {
        std::filesystem::last_write_time(files_.certificate, missing),
        std::filesystem::last_write_time(files_.key, missing)};
}

}  // namespace kamchatka::server
