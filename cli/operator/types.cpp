// `kamchatka types`: the TypeScript types of the live protocol, and the OpenAPI document.
#include "cli/commands.hpp"
#include "server/describe/openapi.hpp"
#include "server/describe/typescript.hpp"

#include <CLI/CLI.hpp>

#include <fstream>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>

namespace kamchatka::cli {
namespace {

constexpr const char* types_examples = R"(
Examples:
  kamchatka types --output web/src/protocol.gen.ts
  kamchatka types --check web/src/protocol.gen.ts
  kamchatka types --openapi --output docs/openapi.json)";

struct TypesArguments {
    std::string output;
    std::string check;
    bool openapi = false;
};

void run_types(const TypesArguments& arguments) {
    const std::string types =
        arguments.openapi ? server::openapi_document() : server::typescript_types();
    if (!arguments.check.empty()) {
        std::ifstream file{arguments.check, std::ios::binary};
        std::ostringstream found;
        found << file.rdbuf();
        if (file && found.str() == types) return;
        std::cerr << arguments.check << ": not what the definitions say; write it again with\n"
                  << "  kamchatka types --output " << arguments.check << '\n';
        throw AnswerIsNo{};
    }
    if (arguments.output.empty()) {
        std::cout << types;
        return;
    }
    std::ofstream file{arguments.output, std::ios::binary};
    file << types;
    if (!file.flush()) throw BadInput(arguments.output + ": cannot be written");
}

}  // namespace

void add_types(CLI::App& app) {
    auto* types = app.add_subcommand("types", "TypeScript types of the live protocol");
    const auto arguments = std::make_shared<TypesArguments>();
    types->footer(types_examples);
    types->add_option("--output", arguments->output, "Write them to this file");
    types->add_option("--check", arguments->check, "Exit code 1 unless this file holds them");
    types->add_flag("--openapi", arguments->openapi, "The OpenAPI document instead");
    types->callback([arguments] { run_types(*arguments); });
}

}  // namespace kamchatka::cli
