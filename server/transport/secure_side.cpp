#include "server/transport/secure_side.hpp"

#include "server/transport/authority.hpp"

#include <fstream>
#include <sstream>

namespace kamchatka::server {
namespace {

constexpr std::string_view authority_path = "/authority.crt";

std::shared_ptr<const std::string> read_authority_beside(const std::string& certificate) {
    std::ifstream file{std::filesystem::path{certificate}.parent_path() / authority_file};
    if (!file) return nullptr;
    std::ostringstream text;
    text << file.rdbuf();
    return std::make_shared<const std::string>(text.str());
}

// What a page in the clear may load: the one that explains, and what it is made of.
bool in_the_clear(std::string_view path) {
    return path == "/certificato" || path == "/api/me" || path == "/health" || path == "/metrics" ||
        path.starts_with("/assets/") || path == "/icon.svg";
}

}  // namespace

SecureSide::SecureSide(TlsFiles files)
    : watch_{std::move(files)},
      context_{read_tls(watch_.files())},
      authority_{read_authority_beside(watch_.files().certificate)} {}

std::optional<HttpResponse> SecureSide::authority(const HttpRequest& request) const {
    if (request.path != authority_path || !authority_) return std::nullopt;
    HttpResponse response;
    response.content_type = "application/x-x509-ca-cert";
    response.body = authority_;
    response.resident = true;
    return response;
}

std::optional<HttpResponse> SecureSide::send_over(const HttpRequest& request) {
    if (in_the_clear(request.path)) return std::nullopt;
    HttpResponse response;
    response.status = 308;
    std::string there = "https://" + request.host + request.path;
    if (!request.query.empty()) there += '?' + request.query;
    response.headers.emplace_back("Location", std::move(there));
    return response;
}

std::shared_ptr<TlsContext> SecureSide::renewed() {
    if (!watch_.changed()) return nullptr;
    return read_tls(watch_.files());
}

}  // namespace kamchatka::server
