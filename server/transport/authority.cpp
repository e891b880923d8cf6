#include "server/transport/authority.hpp"

#include "server/transport/hosts.hpp"
#include "server/transport/tls.hpp"

#include <arpa/inet.h>
#include <sys/stat.h>

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/x509v3.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>
#include <stdexcept>

namespace kamchatka::server {
namespace {

namespace fs = std::filesystem;

constexpr long day_s = 86'400;
constexpr long authority_days = 3'650;
constexpr long certificate_days = 397;  // phones refuse what lasts longer

template <auto free>
struct Free {
    template <typename T>
    void operator()(T* what) const {
        free(what);
    }
};
using Key = std::unique_ptr<EVP_PKEY, Free<EVP_PKEY_free>>;
using Certificate = std::unique_ptr<X509, Free<X509_free>>;
using Extension = std::unique_ptr<X509_EXTENSION, Free<X509_EXTENSION_free>>;
using File = std::unique_ptr<std::FILE, Free<std::fclose>>;

[[noreturn]] void fail(const std::string& what) {
    throw std::runtime_error{what + ": " + openssl_error()};
}

void require(bool done, const std::string& what) {
    if (!done) fail(what);
}

bool is_numeric(const std::string& name) {
    std::array<unsigned char, sizeof(in6_addr)> ignored{};
    return inet_pton(AF_INET, name.c_str(), ignored.data()) == 1 ||
        inet_pton(AF_INET6, name.c_str(), ignored.data()) == 1;
}

// A key that others may not read is never there with other permissions, not for a moment.
File write_to(const fs::path& path, bool secret) {
    const mode_t before = umask(secret ? 0077 : 0022);
    std::error_code ignored;
    fs::remove(path, ignored);
    File file{std::fopen(path.c_str(), "wx")};
    umask(before);
    if (!file) throw std::runtime_error{path.string() + " cannot be written"};
    return file;
}

File read_from(const fs::path& path) {
    File file{std::fopen(path.c_str(), "r")};
    if (!file) throw std::runtime_error{path.string() + " cannot be read"};
    return file;
}

void write_pem(const fs::path& path, EVP_PKEY* key) {
    const File file = write_to(path, true);
    require(
        PEM_write_PrivateKey(file.get(), key, nullptr, nullptr, 0, nullptr, nullptr) == 1,
        path.string()
    );
}

void write_pem(const fs::path& path, X509* certificate) {
    const File file = write_to(path, false);
    require(PEM_write_X509(file.get(), certificate) == 1, path.string());
}

// The same in place of the old one, which is there until the new one is whole.
template <typename Thing>
void replace(const fs::path& path, Thing* thing) {
    const fs::path fresh = path.string() + ".new";
    write_pem(fresh, thing);
    fs::rename(fresh, path);
}

Key make_key() {
    Key key{EVP_EC_gen("P-256")};
    require(key != nullptr, "no key can be made");
    return key;
}

void add_extension(X509* certificate, X509* issuer, int kind, const std::string& value) {
    X509V3_CTX context;
    X509V3_set_ctx(&context, issuer, certificate, nullptr, nullptr, 0);
    const Extension extension{X509V3_EXT_conf_nid(nullptr, &context, kind, value.c_str())};
    require(extension != nullptr, value);
    require(X509_add_ext(certificate, extension.get(), -1) == 1, value);
}

// Not yet signed, and of nobody.
Certificate make_certificate(EVP_PKEY* key, const std::string& name, long days) {
    Certificate made{X509_new()};
    require(made != nullptr, "no certificate can be made");
    X509_set_version(made.get(), X509_VERSION_3);
    std::array<unsigned char, 16> serial{};
    require(RAND_bytes(serial.data(), static_cast<int>(serial.size())) == 1, "no random number");
    serial[0] &= 0x7f;
    std::unique_ptr<BIGNUM, Free<BN_free>> number{
        BN_bin2bn(serial.data(), static_cast<int>(serial.size()), nullptr)};
    BN_to_ASN1_INTEGER(number.get(), X509_get_serialNumber(made.get()));
    X509_gmtime_adj(X509_getm_notBefore(made.get()), -day_s);  // clocks of phones differ
    X509_gmtime_adj(X509_getm_notAfter(made.get()), days * day_s);
    X509_set_pubkey(made.get(), key);
    const auto* text = reinterpret_cast<const unsigned char*>(name.c_str());
    X509_NAME_add_entry_by_txt(
        X509_get_subject_name(made.get()), "CN", MBSTRING_UTF8, text, -1, -1, 0
    );
    return made;
}

void sign(X509* certificate, X509* issuer, EVP_PKEY* key) {
    X509_set_issuer_name(certificate, X509_get_subject_name(issuer));
    require(X509_sign(certificate, key, EVP_sha256()) > 0, "the certificate cannot be signed");
}

struct Authority {
    Key key;
    Certificate certificate;
};

// Who trusts it trusts it for local networks alone: it could not vouch for a bank.
Authority make_authority(const fs::path& folder, const std::vector<std::string>& names) {
    Authority made{make_key(), nullptr};
    made.certificate =
        make_certificate(made.key.get(), "Kamchatka, " + names.front(), authority_days);
    X509* certificate = made.certificate.get();
    add_extension(certificate, certificate, NID_basic_constraints, "critical,CA:TRUE,pathlen:0");
    add_extension(certificate, certificate, NID_key_usage, "critical,keyCertSign,cRLSign");
    add_extension(certificate, certificate, NID_subject_key_identifier, "hash");
    std::string local =
        "critical,permitted;IP:10.0.0.0/255.0.0.0,permitted;IP:172.16.0.0/255.240.0.0,"
        "permitted;IP:192.168.0.0/255.255.0.0,permitted;IP:169.254.0.0/255.255.0.0,"
        "permitted;IP:127.0.0.0/255.0.0.0,permitted;DNS:localhost,permitted;DNS:.local";
    for (const std::string& name : names) {
        if (!is_numeric(name)) {
            local += ",permitted;DNS:" + name;
        } else if (name.find(':') == std::string::npos) {
            local += ",permitted;IP:" + name + "/255.255.255.255";
        }
    }
    add_extension(certificate, certificate, NID_name_constraints, local);
    sign(certificate, certificate, made.key.get());
    write_pem(folder / authority_key_file, made.key.get());
    write_pem(folder / authority_file, certificate);
    return made;
}

Authority read_authority(const fs::path& folder) {
    const File certificate = read_from(folder / authority_file);
    const File key = read_from(folder / authority_key_file);
    Authority read{
        Key{PEM_read_PrivateKey(key.get(), nullptr, nullptr, nullptr)},
        Certificate{PEM_read_X509(certificate.get(), nullptr, nullptr, nullptr)}};
    require(read.key && read.certificate, "the authority in " + folder.string());
    require(
        X509_check_private_key(read.certificate.get(), read.key.get()) == 1,
        (folder / authority_key_file).string()
    );
    return read;
}

std::string fingerprint_of(const X509* certificate) {
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned length = 0;
    require(X509_digest(certificate, EVP_sha256(), digest.data(), &length) == 1, "no fingerprint");
    std::string text;
    for (unsigned i = 0; i < length; ++i) {
        std::array<char, 4> byte{};
        std::snprintf(byte.data(), byte.size(), i == 0 ? "%02X" : ":%02X", digest[i]);
        text += byte.data();
    }
    return text;
}

std::string all_of(const std::vector<std::string>& names) {
    std::string all;
    for (const std::string& name : names) {
        if (!all.empty()) all += ',';
        all += (is_numeric(name) ? "IP:" : "DNS:") + name;
    }
    return all;
}

// It goes into a list of names as it is: nothing in it may end one.
bool is_name(const std::string& name) {
    constexpr std::string_view letters =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.";
    return !name.empty() && name.size() <= 253 &&
        name.find_first_not_of(letters) == std::string::npos;
}

void check_names(const std::vector<std::string>& names) {
    if (names.empty()) throw std::runtime_error{"a certificate needs at least one name"};
    for (const std::string& name : names) {
        if (is_name(name) || is_numeric(name)) continue;
        throw std::runtime_error{"\"" + name + "\" is no name or address of a machine"};
    }
}

// As whoever trusts the authority would.
void verify(const Authority& authority, X509* certificate) {
    const std::unique_ptr<X509_STORE, Free<X509_STORE_free>> trusted{X509_STORE_new()};
    const std::unique_ptr<X509_STORE_CTX, Free<X509_STORE_CTX_free>> context{X509_STORE_CTX_new()};
    X509_STORE_add_cert(trusted.get(), authority.certificate.get());
    X509_STORE_CTX_init(context.get(), trusted.get(), certificate, nullptr);
    if (X509_verify_cert(context.get()) == 1) return;
    const int why = X509_STORE_CTX_get_error(context.get());
    throw std::runtime_error{
        std::string{"the authority cannot vouch for all of these names ("} +
        X509_verify_cert_error_string(why) +
        "): one made anew could, and phones would have to trust it anew"};
}

}  // namespace

Issued issue_certificate(const fs::path& folder, const std::vector<std::string>& names) {
    check_names(names);
    fs::create_directories(folder);
    const bool there = fs::exists(folder / authority_file);
    const Authority authority = there ? read_authority(folder) : make_authority(folder, names);
    const Key key = make_key();
    const Certificate made = make_certificate(key.get(), names.front(), certificate_days);
    X509* issuer = authority.certificate.get();
    add_extension(made.get(), issuer, NID_basic_constraints, "critical,CA:FALSE");
    add_extension(made.get(), issuer, NID_key_usage, "critical,digitalSignature");
    add_extension(made.get(), issuer, NID_ext_key_usage, "serverAuth");
    add_extension(made.get(), issuer, NID_subject_alt_name, all_of(names));
    add_extension(made.get(), issuer, NID_authority_key_identifier, "keyid:always");
    sign(made.get(), issuer, authority.key.get());
    verify(authority, made.get());
    replace(folder / certificate_key_file, key.get());
    replace(folder / certificate_file, made.get());
    return {.new_authority = !there, .fingerprint = fingerprint_of(issuer)};
}

std::vector<std::string> names_of_this_machine() {
    std::vector<std::string> names = own_names();
    std::erase_if(names, [](const std::string& name) { return !is_name(name); });
    names.emplace_back("localhost");
    names.emplace_back("127.0.0.1");
    const std::vector<std::string> addresses = own_addresses();
    names.insert(names.end(), addresses.begin(), addresses.end());
    return names;
}

}  // namespace kamchatka::server
