#include "cli/languages.hpp"

#include <map>
#include <string>

namespace kamchatka::cli {

void add_language(CLI::App& app, record::Language& language) {
    const std::map<std::string, record::Language> languages{
        {"it", record::Language::italian}, {"en", record::Language::english}};
    app.add_option("--lang", language, "it or en; it unless given")
        ->transform(CLI::CheckedTransformer(languages));
}

}  // namespace kamchatka::cli
