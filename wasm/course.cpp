// The guided game (docs/course.md). There is one at a time.
#include "wasm/guided_game.hpp"
#include "wasm/reactor.hpp"

std::string kamchatka::wasm::answer_to(std::string_view question) {
    static GuidedGame game;
    return game.answer(question);
}
