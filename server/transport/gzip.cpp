// zlib in one call.
#include "server/transport/gzip.hpp"

#include <zlib.h>

#include <stdexcept>

namespace kamchatka::server {

std::string gzip(std::string_view content) {
    constexpr int gzip_format = 15 + 16;
    constexpr int memory_level = 9;
    z_stream stream{};
    if (deflateInit2(
            &stream, Z_BEST_COMPRESSION, Z_DEFLATED, gzip_format, memory_level, Z_DEFAULT_STRATEGY
        ) != Z_OK) {
        throw std::runtime_error{"zlib cannot be used"};
    }
    std::string out(deflateBound(&stream, content.size()), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(content.data()));  // NOLINT
    stream.avail_in = static_cast<uInt>(content.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());  // NOLINT
    stream.avail_out = static_cast<uInt>(out.size());
    const int result = deflate(&stream, Z_FINISH);
    out.resize(stream.total_out);
    deflateEnd(&stream);
    if (result != Z_STREAM_END) throw std::runtime_error{"zlib did not finish"};
    return out;
}

}  // namespace kamchatka::server
