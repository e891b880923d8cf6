// `kamchatka bots`: who there is to play against.
#include "bots/catalogue.hpp"

#include "cli/commands.hpp"

#include <CLI/CLI.hpp>
#include <boost/json.hpp>

#include <iostream>
#include <memory>

namespace kamchatka::cli {
namespace {

boost::json::object both(const bots::Words& words) { return {{"it", words.it}, {"en", words.en}}; }

void print_bots_json() {
    boost::json::array list;
    for (const bots::Profile& profile : bots::profiles()) {
        list.push_back(boost::json::object{
            {"id", profile.id},
            {"names", both(profile.name)},
            {"portrait", both(profile.portrait)},
            {"level", profile.level}});
    }
    std::cout << boost::json::serialize(list) << '\n';
}

void print_bots() {
    for (const bots::Profile& profile : bots::profiles()) {
        std::cout << profile.id << ", level " << int{profile.level} << ": " << profile.name.it
                  << " / " << profile.name.en << "\n    " << profile.portrait.it << "\n    "
                  << profile.portrait.en << '\n';
    }
}

}  // namespace

void add_bots(CLI::App& app) {
    CLI::App* bots = app.add_subcommand("bots", "The bots there are to play against");
    const auto json = std::make_shared<bool>(false);
    bots->add_flag("--json", *json, "As JSON");
    bots->callback([json] { *json ? print_bots_json() : print_bots(); });
}

}  // namespace kamchatka::cli
