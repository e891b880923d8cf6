// The engine protocol, fed anything: each line is a request to the same pipe. Every answer
// must be one line of JSON that says whether it went well.
#include "cli/pipe/pipe.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

void check(const std::string& answer) {
    const auto value = kamchatka::record::parse_json(answer);
    if (!value || answer.find('\n') != std::string::npos) std::abort();
    const auto* object = value->if_object();
    if (object == nullptr || !object->contains("ok")) std::abort();
    if (object->at("ok") == object->contains("error")) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    std::string_view text{reinterpret_cast<const char*>(bytes), size};
    kamchatka::cli::Pipe pipe;
    while (!text.empty() && !pipe.finished()) {
        const std::size_t end = text.find('\n');
        check(pipe.answer(text.substr(0, end)));
        if (end == std::string_view::npos) break;
        text.remove_prefix(end + 1);
    }
    return 0;
}
