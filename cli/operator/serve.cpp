// `kamchatka serve`: settings from a file and from flags, then the server.
#include "cli/commands.hpp"
#include "server/config.hpp"
#include "server/server.hpp"
#include "server/transport/hosts.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <sstream>
#include <string>

namespace kamchatka::cli {
namespace {

constexpr const char* serve_examples = R"(
Examples:
  kamchatka serve                             # http://localhost:8080, games in ./data
  kamchatka serve --data /var/lib/kamchatka --port 80 --bind 0.0.0.0
  kamchatka serve --tls-certificate club/server.crt --tls-key club/server.key --bind 0.0.0.0
  kamchatka serve --store postgres://db1,db2/kamchatka --node n1 --key-file key
  kamchatka serve --config kamchatka.conf     # the same keys, with underscores, one a line

SIGTERM and SIGINT stop it; what was played is never lost.)";

struct ServeArguments {
    std::string config;
    std::map<std::string, std::string> flags;  // by key
};

std::string flag_of(std::string_view key) {
    std::string flag = "--" + std::string{key};
    std::replace(flag.begin(), flag.end(), '_', '-');
    return flag;
}

// The client is beside the program of the portable archive, in share/ where a package installed it,
// and in web/dist of the tree.
std::string find_web() {
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error).parent_path();
    for (const fs::path& folder :
         {program / "web",
          program / "../share/kamchatka/web",
          program / "../../web/dist",
          fs::path{"web/dist"}}) {
        if (fs::exists(folder / "index.html", error)) return folder.lexically_normal().string();
    }
    return {};
}

server::Config config_of(const ServeArguments& arguments) {
    server::Config config;
    if (!arguments.config.empty()) {
        std::ifstream file{arguments.config};
        std::ostringstream text;
        text << file.rdbuf();
        if (!file) throw BadInput(arguments.config + ": cannot be read");
        if (const auto wrong = server::read_config(text.str(), config)) {
            throw BadInput(arguments.config + ": " + *wrong);
        }
    }
    for (const auto& [key, value] : arguments.flags) {
        if (value.empty()) continue;
        if (const auto wrong = server::find_setting(key)->set(config, value)) {
            throw BadInput(flag_of(key) + ": " + *wrong);
        }
    }
    if (config.web.empty()) config.web = find_web();
    return config;
}

// Where to find it: on this machine and, when all may come, on the networks it is in.
void print_addresses(const server::Config& config, std::uint16_t port) {
    const std::string scheme = config.tls_certificate.empty() ? "http://" : "https://";
    std::cout << scheme << "localhost:" << port << '\n';
    if (config.bind == "0.0.0.0") {
        for (const std::string& address : server::own_addresses()) {
            std::cout << scheme << address << ':' << port << '\n';
        }
    }
    std::cout.flush();
}

void run_serve(const ServeArguments& arguments) {
    const server::Config config = config_of(arguments);
    server::open_operator_log(config.log_level);
    bool failed = false;
    try {
        server::Server server{config};
        print_addresses(config, server.port());
        server.run();
        failed = server.failed();
    } catch (const std::exception& error) {
        server::close_operator_log();
        throw BadInput(error.what());
    }
    server::close_operator_log();
    if (failed) throw AnswerIsNo{};
}

}  // namespace

void add_serve(CLI::App& app) {
    auto* serve = app.add_subcommand("serve", "The game for browsers, over HTTP and WebSocket");
    const auto arguments = std::make_shared<ServeArguments>();
    serve->footer(serve_examples);
    serve->add_option("--config", arguments->config, "File of settings, one `key = value` a line");
    for (const server::Setting& setting : server::settings()) {
        const std::string key{setting.key};
        // A flag that needs no word after it, and takes one: --unprotected, --unprotected=off.
        if (key == "unprotected")
            serve->add_flag("--unprotected{on}", arguments->flags[key], std::string{setting.help});
        else
            // A script may put its own before those it is given: the last one counts.
            serve->add_option(flag_of(key), arguments->flags[key], std::string{setting.help})
                ->take_last();
    }
    serve->callback([arguments] { run_serve(*arguments); });
}

}  // namespace kamchatka::cli
