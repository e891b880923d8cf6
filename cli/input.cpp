// Reads files, records and rulesets, or throws BadInput.
#include "cli/input.hpp"

#include "cli/commands.hpp"
#include "record/knobs/knobs.hpp"
#include "record/record_json.hpp"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>
#include <utility>

namespace kamchatka::cli {
namespace {

std::string read_all(std::istream& in) {
    std::ostringstream bytes;
    bytes << in.rdbuf();
    return std::move(bytes).str();
}

}  // namespace

std::string read_input(const std::string& path) {
    if (path == "-") return read_all(std::cin);
    std::error_code ignored;
    std::ifstream file{path, std::ios::binary};
    if (!file || std::filesystem::is_directory(path, ignored)) {
        throw BadInput(path + ": cannot be read");
    }
    return read_all(file);
}

std::string complaint(const std::string& path, record::ParseError error) {
    const std::string line = error.line > 0 ? ':' + std::to_string(error.line) : "";
    error.line = 0;
    return path + line + ": " + record::message(error);
}

record::Reading read_record(const std::string& path) {
    auto reading = record::read_any(read_input(path));
    if (!reading) throw BadInput(complaint(path, reading.error()));
    return *std::move(reading);
}

record::HouseRules read_ruleset(const std::string& id_or_path) {
    if (const Ruleset* rulebook = record::find_rulebook(id_or_path)) {
        return {.set = *rulebook, .warnings = {}};
    }
    if (id_or_path != "-" && !std::filesystem::exists(id_or_path)) {
        std::string known;
        for (const Ruleset* set : rulebooks::all) known += ' ' + std::string{set->id.view()};
        throw BadInput(id_or_path + ": no such ruleset, nor a file; the rulesets are" + known);
    }
    const auto value = record::parse_json(read_input(id_or_path));
    if (!value) throw BadInput(complaint(id_or_path, value.error()));
    auto rules = record::read_ruleset(*value);
    if (!rules) throw BadInput(complaint(id_or_path, rules.error()));
    return *std::move(rules);
}

}  // namespace kamchatka::cli
