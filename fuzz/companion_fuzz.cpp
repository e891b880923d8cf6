// The judge's book, fed anything: each line is a question to the same book. Every answer is
// one object of JSON, and a book that was accepted is accepted again from its own file.
#include "referee/ask.hpp"

#include "record/json.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

namespace json = boost::json;

json::object checked(const std::string& answer) {
    const auto value = kamchatka::record::parse_json(answer);
    const json::object* object = value ? value->if_object() : nullptr;
    if (object == nullptr || !object->contains("ok")) std::abort();
    if (object->at("ok") == object->contains("error")) std::abort();
    return *object;
}

// What was written as a file reads back as the same sheet.
void check_file(kamchatka::referee::Companion& companion) {
    const json::object written = checked(companion.answer(R"({"request":"file","code":"ABCDEF"})"));
    const json::object question{{"request", "load"}, {"file", written.at("file")}};
    kamchatka::referee::Companion other;
    const json::object read = checked(other.answer(json::serialize(question)));
    if (read.at("ok") != true) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    std::string_view text{reinterpret_cast<const char*>(bytes), size};
    kamchatka::referee::Companion companion;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        checked(companion.answer(text.substr(0, end)));
        if (end == std::string_view::npos) break;
        text.remove_prefix(end + 1);
    }
    check_file(companion);
    return 0;
}
