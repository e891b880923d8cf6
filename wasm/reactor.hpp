// What a module of its own does with a question of the page.
#pragma once

#include <string>
#include <string_view>

namespace kamchatka::wasm {

std::string answer_to(std::string_view question);

}  // namespace kamchatka::wasm
