// A folder as a map from paths to answers.
#include "server/transport/static_files.hpp"

#include "server/transport/gzip.hpp"

#include <sodium.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace kamchatka::server {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view forever = "public, max-age=31536000, immutable";
constexpr std::string_view ask_again = "no-cache";
constexpr std::string_view no_client =
    "<!doctype html><html lang=\"it\"><meta charset=\"utf-8\"><title>Kamchatka</title>"
    "<p>Il server funziona, ma qui non c'\u00e8 il client: si compila con script/server.</p>"
    "<p lang=\"en\">The server runs, but there is no client here: script/server builds it.</p>";

std::string_view type_of(std::string_view path) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 15> types{{
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".json", "application/json"},
        {".webmanifest", "application/manifest+json"},
        {".svg", "image/svg+xml"},
        {".wasm", "application/wasm"},
        {".png", "image/png"},
        {".ico", "image/x-icon"},
        {".webp", "image/webp"},
        {".woff2", "font/woff2"},
        {".mp3", "audio/mpeg"},
        {".ogg", "audio/ogg"},
        {".wav", "audio/wav"},
        {".txt", "text/plain; charset=utf-8"},
    }};
    for (const auto& [ending, type] : types) {
        if (path.ends_with(ending)) return type;
    }
    return "application/octet-stream";
}

std::string read_file(const fs::path& path) {
    std::ifstream file{path, std::ios::binary};
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::string etag_of(std::string_view content) {
    std::array<unsigned char, 16> hash{};
    crypto_generichash(
        hash.data(),
        hash.size(),
        reinterpret_cast<const unsigned char*>(content.data()),  // NOLINT
        content.size(),
        nullptr,
        0
    );
    std::array<char, 2 * hash.size() + 1> text{};
    sodium_bin2hex(text.data(), text.size(), hash.data(), hash.size());
    return '"' + std::string{text.data()} + '"';
}

}  // namespace

StaticFiles::StaticFiles(const std::string& folder) {
    const fs::path root{folder};
    std::error_code missing;
    if (folder.empty() || !fs::is_directory(root, missing)) {
        add("/index.html", std::string{no_client}, {});
        return;
    }
    for (const auto& entry : fs::recursive_directory_iterator{root}) {
        if (!entry.is_regular_file() || entry.path().extension() == ".gz") continue;
        fs::path packed = entry.path();
        packed += ".gz";
        add('/' + fs::relative(entry.path(), root).generic_string(),
            read_file(entry.path()),
            fs::exists(packed) ? read_file(packed) : std::string{});
    }
}

void StaticFiles::add(const std::string& path, std::string content, std::string gzipped) {
    File file;
    file.content_type = type_of(path);
    file.etag = etag_of(content);
    // The build puts a hash of the content into the names of what lies in assets/.
    file.caching = path.starts_with("/assets/") ? forever : ask_again;
    if (gzipped.empty()) gzipped = gzip(content);
    if (gzipped.size() < content.size()) {
        file.gzipped = std::make_shared<const std::string>(std::move(gzipped));
    }
    file.plain = std::make_shared<const std::string>(std::move(content));
    files_[path] = std::move(file);
}

HttpResponse StaticFiles::serve(const File& file, const HttpRequest& request) {
    HttpResponse response;
    response.headers.emplace_back("Cache-Control", file.caching);
    response.headers.emplace_back("ETag", file.etag);
    response.headers.emplace_back("Vary", "Accept-Encoding");
    if (request.if_none_match == file.etag) {
        response.status = 304;
        return response;
    }
    response.content_type = file.content_type;
    response.body = file.plain;
    response.resident = true;
    if (file.gzipped && request.accept_encoding.find("gzip") != std::string::npos) {
        response.body = file.gzipped;
        response.headers.emplace_back("Content-Encoding", "gzip");
    }
    return response;
}

HttpResponse StaticFiles::answer(const HttpRequest& request) const {
    if (request.method != "GET" && request.method != "HEAD") return {.status = 405};
    auto found = files_.find(request.path);
    const std::string_view last =
        std::string_view{request.path}.substr(request.path.find_last_of('/') + 1);
    if (found == files_.end() && last.find('.') == std::string_view::npos) {
        found = files_.find("/index.html");
    }
    if (found == files_.end()) return {.status = 404};
    return serve(found->second, request);
}

}  // namespace kamchatka::server
