// `kamchatka migrate`: moves what a server has stored to another kind of database.
#include "store/migrate.hpp"
#include "cli/commands.hpp"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>
#include <string>

namespace kamchatka::cli {
namespace {

constexpr const char* migrate_examples = R"(
Examples:
  kamchatka migrate data postgres://db1/kamchatka     # from a data folder to PostgreSQL
  kamchatka migrate postgres://db1/kamchatka data     # and back

Both are stopped, and the target is empty. The source stays as it is: do not start a server
on it again, or there are two of every game. Copy the key by hand (DATA/key): it is not part
of the database.)";

struct MigrateArguments {
    std::string from;
    std::string to;
};

void run_migrate(const MigrateArguments& arguments) {
    try {
        for (const auto& [name, rows] : store::migrate(arguments.from, arguments.to)) {
            std::cout << name << ": " << rows << '\n';
        }
    } catch (const std::exception& error) {
        throw BadInput(error.what());
    }
    std::cout << "every chain holds; copy the key, then start the server there" << std::endl;
}

}  // namespace

void add_migrate(CLI::App& app) {
    auto* migrate =
        app.add_subcommand("migrate", "Move what a server has stored to PostgreSQL, or back");
    const auto arguments = std::make_shared<MigrateArguments>();
    migrate->footer(migrate_examples);
    migrate->add_option("from", arguments->from, "Data folder, or postgres://...")->required();
    migrate->add_option("to", arguments->to, "The other of the two, empty")->required();
    migrate->callback([arguments] { run_migrate(*arguments); });
}

}  // namespace kamchatka::cli
