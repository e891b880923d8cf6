// What stands in a frame, found without reading all of it: thousands of runs read millions of them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::simulation {

std::string_view type_of(std::string_view frame);
// A number or a text by its key, the first of them; 0 or empty when there is none.
std::int64_t number_at(std::string_view frame, std::string_view key);
std::string_view text_at(std::string_view frame, std::string_view key);
// What follows the key, to the end of the frame; empty when there is none.
std::string_view after(std::string_view frame, std::string_view key);
// From its bracket to the one that closes it.
std::string_view list_at(std::string_view frame, std::string_view key);
std::size_t items_in(std::string_view list);
// Every text under that key, in order.
std::vector<std::string> texts_at(std::string_view part, std::string_view key);

}  // namespace kamchatka::simulation
