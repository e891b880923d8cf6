// A WebAssembly reactor: the page hands over a question as text and is handed the answer. Each
// module says in answer_to() what it answers with; nothing here reads files or clocks.
#include "wasm/reactor.hpp"

#include <boost/json/src.hpp>  // the library itself: the system's is for another machine

#include <cstdlib>
#include <exception>
#include <string>

// Nothing is thrown here: what Boost would throw at is a fault of the program.
namespace boost {
void throw_exception(const std::exception&) { std::abort(); }
void throw_exception(const std::exception&, const boost::source_location&) { std::abort(); }
}  // namespace boost

namespace {

std::string answer;

}  // namespace

extern "C" {

// Room for a question of that many bytes, until give_back.
[[clang::export_name("room")]] char* room(std::size_t bytes) {
    return static_cast<char*>(std::malloc(bytes));  // NOLINT: the page owns it
}
[[clang::export_name("give_back")]] void give_back(char* bytes) { std::free(bytes); }  // NOLINT

// Answers; the text is good until the next question.
[[clang::export_name("ask")]] const char* ask(const char* question, std::size_t bytes) {
    answer = kamchatka::wasm::answer_to({question, bytes});
    return answer.data();
}
[[clang::export_name("answer_bytes")]] std::size_t answer_bytes() { return answer.size(); }
}
