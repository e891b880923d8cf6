// A server that speaks https itself: who comes in the clear is sent there, or shown how to trust
// it; a certificate that was renewed is taken up without a restart.
#pragma once

#include "server/transport/http.hpp"
#include "server/transport/tls.hpp"

#include <memory>
#include <optional>
#include <string>

namespace kamchatka::server {

class SecureSide {
public:
    // Throws std::runtime_error with a sentence for the operator.
    explicit SecureSide(TlsFiles files);

    const std::shared_ptr<TlsContext>& context() const { return context_; }
    // Who vouches for the certificate, where that is an authority of its own (authority.hpp); the
    // same over https and in the clear.
    std::optional<HttpResponse> authority(const HttpRequest& request) const;
    // The answer to a request in the clear; nothing where it may be served as it is: pages that
    // somebody needs who does not trust the server yet, and the operator's own probes.
    static std::optional<HttpResponse> send_over(const HttpRequest& request);
    // Reads the files again if they changed: slow, on a thread that may wait. Nothing to change:
    // null. Throws as above.
    std::shared_ptr<TlsContext> renewed();

private:
    TlsWatch watch_;
    std::shared_ptr<TlsContext> context_;
    std::shared_ptr<const std::string> authority_;  // PEM
};

}  // namespace kamchatka::server
