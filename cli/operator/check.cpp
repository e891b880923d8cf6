// `kamchatka check`: reads all that a server has stored, and says what is damaged.
#include "cli/commands.hpp"
#include "server/integrity/inspection.hpp"
#include "store/archive.hpp"

#include <unistd.h>
#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::cli {
namespace {

constexpr const char* check_examples = R"(
Examples:
  kamchatka check data                        # the folder of a server that is stopped
  kamchatka check backups/kamchatka-20260131-030000.db --key key
  kamchatka check postgres://db1/kamchatka --key key    # of one moment; nodes may go on

It reads every page, every reference, every chain, and brings every game, tournament and
judge's book back from what is stored. It never writes. Without the key, a backup is read
without the seeds of its games.)";

struct CheckArguments {
    std::string data;
    std::string key;
};

// Goes through an archive, and tells of what is damaged as it meets it.
class Check {
public:
    explicit Check(store::Archive& archive) : archive_{archive} {}

    // The number of damaged things.
    std::size_t run() {
        std::cout << archive_.file() << ", version " << archive_.version() << '\n';
        for (const std::string& fault : archive_.page_faults()) damaged("the file", fault);
        read_tables();
        read_journals();
        attempt("the lists", [&] {
            for (const auto& [what, rows] : archive_.counts()) {
                std::cout << what << ": " << rows << '\n';
            }
        });
        return damaged_;
    }

private:
    template <typename Reading>
    void attempt(const std::string& what, Reading reading) {
        try {
            reading();
        } catch (const std::exception& error) {
            damaged(what, error.what());
        }
    }

    void damaged(const std::string& what, const std::string& why) {
        ++damaged_;
        show("");
        std::cout << "damaged: " << what << ": " << why << '\n';
    }

    // On a terminal, in the place of what was shown before.
    static void show(const std::string& progress) {
        static const bool terminal = isatty(STDERR_FILENO) != 0;
        if (terminal) std::cerr << "\r\x1b[K" << progress << std::flush;
    }

    template <typename Wrong>
    void read_all(const char* what, const std::vector<std::string>& codes, Wrong wrong_with) {
        std::size_t count = 0;
        for (const std::string& code : codes) {
            show(
                std::string{what} + ' ' + std::to_string(++count) + '/' +
                std::to_string(codes.size())
            );
            if (const auto wrong = wrong_with(code)) damaged(what + (' ' + code), *wrong);
        }
        show("");
        std::cout << what << "s: " << codes.size() << '\n';
    }

    void read_tables() {
        attempt("the list of tables", [&] {
            read_all("table", archive_.table_codes(), [&](const std::string& code) {
                return wrong_with_table(code);
            });
            for (const store::TableId table : archive_.stray_logs()) {
                damaged("log " + std::to_string(table), "it belongs to no table");
            }
        });
        if (!archive_.has_key()) std::cout << "no key: the seeds of games were not read\n";
    }

    void read_journals() {
        attempt("the list of journals", [&] {
            read_all("journal", archive_.journal_codes(), [&](const std::string& code) {
                return wrong_with_journal(code);
            });
        });
    }

    server::Wrong wrong_with_table(const std::string& code) {
        auto table = archive_.table(code);
        if (!table) return table.error().why;
        const auto entries = archive_.log(table->stored.table.id);
        if (!entries) return entries.error().why;
        if (!archive_.has_key()) return server::wrong_without_seed(*table, *entries);
        return server::wrong_with(*std::move(table), *entries);
    }

    server::Wrong wrong_with_journal(const std::string& code) {
        const auto journal = archive_.journal(code);
        if (!journal) return journal.error().why;
        const auto entries = archive_.entries(journal->id);
        if (!entries) return entries.error().why;
        return server::wrong_with(*journal, *entries);
    }

    store::Archive& archive_;
    std::size_t damaged_ = 0;
};

void run_check(const CheckArguments& arguments) {
    const auto key = arguments.key.empty() ? std::nullopt : std::optional{arguments.key};
    std::optional<store::Archive> archive;
    try {
        archive.emplace(arguments.data, key);
    } catch (const std::exception& error) {
        throw BadInput(error.what());
    }
    const std::size_t damaged = Check{*archive}.run();
    std::cout << (damaged == 0 ? "all is well" : std::to_string(damaged) + " damaged") << '\n';
    std::cout.flush();
    if (damaged > 0) throw AnswerIsNo{};
}

}  // namespace

void add_check(CLI::App& app) {
    auto* check = app.add_subcommand("check", "Read all that a server has stored, for damage");
    const auto arguments = std::make_shared<CheckArguments>();
    check->footer(check_examples);
    check
        ->add_option(
            "data", arguments->data, "Data folder, a backup of its database, or postgres://..."
        )
        ->required();
    check->add_option("--key", arguments->key, "File of the key, for a backup");
    check->callback([arguments] { run_check(*arguments); });
}

}  // namespace kamchatka::cli
