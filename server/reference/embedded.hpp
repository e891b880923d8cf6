// Files of the tree that are compiled in, so that the program needs no data folder
// (cmake/Texts.cmake).
#pragma once

#include <string_view>

namespace kamchatka::server {

std::string_view clauses_text();     // docs/rules/clauses.tsv
std::string_view clauses_it_text();  // docs/rules/clauses-it.tsv

}  // namespace kamchatka::server
