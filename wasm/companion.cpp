// The judge's book (docs/companion.md). There is one book at a time.
#include "referee/ask.hpp"
#include "wasm/reactor.hpp"

std::string kamchatka::wasm::answer_to(std::string_view question) {
    static referee::Companion companion;
    return companion.answer(question);
}
