// The web client: the files of one folder, read once, served from memory, compressed once. Any path
// that is no file is the client's own business and gets its first page.
#pragma once

#include "server/transport/http.hpp"

#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace kamchatka::server {

class StaticFiles {
public:
    // Without the folder, a page that says so.
    explicit StaticFiles(const std::string& folder);

    HttpResponse answer(const HttpRequest& request) const;
    std::size_t file_count() const { return files_.size(); }

private:
    struct File {
        std::string content_type;
        std::string etag;
        std::string caching;
        std::shared_ptr<const std::string> plain;
        std::shared_ptr<const std::string> gzipped;  // null when that gains nothing
    };

    void add(const std::string& path, std::string content, std::string gzipped);
    static HttpResponse serve(const File& file, const HttpRequest& request);

    std::map<std::string, File, std::less<>> files_;
};

}  // namespace kamchatka::server
