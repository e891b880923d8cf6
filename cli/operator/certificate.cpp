// `kamchatka certificate`: https on a club's own network.
#include "cli/commands.hpp"
#include "server/transport/authority.hpp"

#include <iostream>
#include <memory>
#include <string>
#include <vector>

namespace kamchatka::cli {
namespace {

constexpr const char* certificate_examples = R"(
Examples:
  kamchatka certificate club                       # for the names and addresses of this machine
  kamchatka certificate club --name risiko.local   # and for one more

A phone trusts the server once it trusts the authority: open /certificato there. Run the command
again when an address has changed, or once a year: the authority stays, phones notice nothing, and a
server that runs takes the new certificate up by itself. Keep authority.key to yourself.)";

struct CertificateArguments {
    std::string folder = "certificates";
    std::vector<std::string> names;
};

void run_certificate(const CertificateArguments& arguments) {
    std::vector<std::string> names = server::names_of_this_machine();
    names.insert(names.end(), arguments.names.begin(), arguments.names.end());
    server::Issued issued;
    try {
        issued = server::issue_certificate(arguments.folder, names);
    } catch (const std::exception& error) {
        throw BadInput(error.what());
    }
    const std::string folder = arguments.folder + '/';
    std::cout << (issued.new_authority ? "New authority: " : "Authority: ") << folder
              << server::authority_file << "\n  SHA-256 " << issued.fingerprint
              << "\nCertificate for:";
    for (const std::string& name : names) std::cout << ' ' << name;
    std::cout << "\nStart the server with it:\n  kamchatka serve --bind 0.0.0.0 --tls-certificate "
              << folder << server::certificate_file << " --tls-key " << folder
              << server::certificate_key_file << '\n';
}

}  // namespace

void add_certificate(CLI::App& app) {
    auto* certificate = app.add_subcommand(
        "certificate", "A certificate for this machine, by an authority of your own"
    );
    const auto arguments = std::make_shared<CertificateArguments>();
    certificate->footer(certificate_examples);
    certificate->add_option("folder", arguments->folder, "Where the files are, or will be")
        ->capture_default_str();
    certificate->add_option("--name", arguments->names, "One more name or address of the server");
    certificate->callback([arguments] { run_certificate(*arguments); });
}

}  // namespace kamchatka::cli
