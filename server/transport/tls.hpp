// What the server shows to prove who it is: certificates and their key, from two PEM files that
// somebody may renew while it runs.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

struct ssl_ctx_st;

namespace kamchatka::server {

using TlsContext = ssl_ctx_st;  // OpenSSL's

struct TlsFiles {
    std::string certificate{};  // the chain, its own first
    std::string key{};

    friend bool operator==(const TlsFiles&, const TlsFiles&) = default;
};

// What OpenSSL has to say of its last failure.
std::string openssl_error();

// Throws std::runtime_error with a sentence for the operator.
std::shared_ptr<TlsContext> read_tls(const TlsFiles& files);

// Tells when the files are others than they were. One thread at a time.
class TlsWatch {
public:
    explicit TlsWatch(TlsFiles files);

    const TlsFiles& files() const { return files_; }
    bool changed();

private:
    struct Seen {
        std::filesystem::file_time_type certificate{};
        std::filesystem::file_time_type key{};

        friend bool operator==(const Seen&, const Seen&) = default;
    };
    Seen look() const;

    TlsFiles files_;
    Seen seen_;
};

}  // namespace kamchatka::server
