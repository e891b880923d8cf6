// The values of --lang.
#include "cli/languages.hpp"

#include "cli/choice.hpp"

namespace kamchatka::cli {

void add_language(CLI::App& app, record::Language& language) {
    const Choices<record::Language> languages{
        {"it", record::Language::italian}, {"en", record::Language::english}};
    add_choice(app, "--lang", language, languages, "it unless given");
}

}  // namespace kamchatka::cli
