// Compression of what does not change, for files that are served many times.
#pragma once

#include <string>
#include <string_view>

namespace kamchatka::server {

std::string gzip(std::string_view content);

}  // namespace kamchatka::server
