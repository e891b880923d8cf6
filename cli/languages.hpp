// The --lang option of the subcommands that speak to people.
#pragma once

#include "record/words/names.hpp"

#include <CLI/CLI.hpp>

#include <string_view>

namespace kamchatka::cli {

// Italian unless it was given; `language` outlives the parsing.
void add_language(CLI::App& app, record::Language& language);

// The same thing said in both languages.
struct Phrase {
    std::string_view italian;
    std::string_view english;

    constexpr std::string_view in(record::Language language) const {
        return language == record::Language::italian ? italian : english;
    }
};

}  // namespace kamchatka::cli
