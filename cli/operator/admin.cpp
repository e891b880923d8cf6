// `kamchatka admin`: asks a running server, through the local socket in its data folder.
#include "cli/commands.hpp"
#include "cli/operator/admin_text.hpp"
#include "codec/json.hpp"
#include "server/admin/socket.hpp"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>
#include <string>

namespace kamchatka::cli {
namespace {

namespace admin = server::admin;

constexpr const char* admin_examples = R"(
Examples:
  kamchatka admin --data /var/lib/kamchatka see tables
  kamchatka admin see sessions "Mario Rossi"
  kamchatka admin hide tournament ABCDEF
  kamchatka admin close ABCDEF --word "Il server si ferma alle 22"
  kamchatka admin limit requests_per_second 10
  kamchatka admin audit

A player is meant by name or by id. Exit code 1: the server said no, and why.)";

struct AdminArguments {
    std::string data = "data";
    bool json = false;
    bool sure = false;
    std::string what;
    std::string which;
    std::string word;
    std::string value;
    std::uint32_t count = 0;
};
using Shared = std::shared_ptr<AdminArguments>;

void ask(const AdminArguments& arguments, const admin::Request& request) {
    std::string line;
    try {
        line = admin::ask_server(arguments.data, codec::to_json_text(request));
    } catch (const std::exception& error) {
        throw BadInput(error.what());
    }
    const admin::Answer answer = read_answer(line);
    if (arguments.json) {
        std::cout << line << '\n';
    } else if (answer.outcome == "done") {
        std::cout << answer_text(answer);
    } else {
        std::cerr << "kamchatka: " << refusal_text(answer) << '\n';
    }
    if (answer.outcome != "done") throw AnswerIsNo{};
}

template <typename Word>
Word word_of(const std::string& text) {
    const auto word = codec::read<Word>(text);
    if (!word)
        throw BadInput(
            codec::no_such(codec::Spelling<Word>::kind, text, codec::Spelling<Word>::words)
        );
    return *word;
}

CLI::App* add_verb(CLI::App& app, const char* name, const char* help) {
    CLI::App* verb = app.add_subcommand(name, help);
    verb->fallthrough();
    return verb;
}

void add_seeing(CLI::App& app, const Shared& arguments) {
    CLI::App* see = add_verb(
        app, "see", "Tables, sockets, players, tournaments, sessions, limits or the audit"
    );
    see->add_option("what", arguments->what, "Which of them")->required();
    see->add_option("player", arguments->which, "Whose sessions; of players, only this one");
    see->add_option("--count", arguments->count, "How many, the newest first; 50 unless given");
    see->callback([arguments] {
        admin::See wish{.what = word_of<admin::Sight>(arguments->what)};
        if (!arguments->which.empty()) wish.player = arguments->which;
        if (arguments->count > 0) wish.count = arguments->count;
        ask(*arguments, wish);
    });
    CLI::App* audit = add_verb(app, "audit", "What was done here, by whom and when");
    audit->add_option("--count", arguments->count, "How many, the newest first; 50 unless given");
    audit->callback([arguments] {
        admin::See wish{.what = admin::Sight::audit};
        if (arguments->count > 0) wish.count = arguments->count;
        ask(*arguments, wish);
    });
}

void add_hiding(CLI::App& app, const Shared& arguments, bool hidden) {
    CLI::App* verb = hidden
        ? add_verb(app, "hide", "Leaves a public table or tournament out of the lists")
        : add_verb(app, "show", "Puts it into the lists again");
    verb->add_option("what", arguments->what, "table or tournament")->required();
    verb->add_option("code", arguments->which, "Its code")->required();
    verb->callback([arguments, hidden] {
        ask(*arguments,
            admin::Hide{
                .what = word_of<admin::Listed>(arguments->what),
                .code = arguments->which,
                .hidden = hidden});
    });
}

void add_muting(CLI::App& app, const Shared& arguments, bool muted) {
    CLI::App* verb = muted ? add_verb(app, "mute", "Takes a player's word away, at every table")
                           : add_verb(app, "unmute", "Gives it back");
    verb->add_option("player", arguments->which, "Name or id")->required();
    verb->callback([arguments, muted] {
        ask(*arguments, admin::Mute{.player = arguments->which, .muted = muted});
    });
}

void add_deeds(CLI::App& app, const Shared& arguments) {
    CLI::App* close =
        add_verb(app, "close", "Ends a table as abandoned, with a word to its players");
    close->add_option("code", arguments->which, "Its code")->required();
    close->add_option("--word", arguments->word, "What its players read");
    close->callback([arguments] {
        admin::Close wish{.code = arguments->which};
        if (!arguments->word.empty()) wish.word = arguments->word;
        ask(*arguments, wish);
    });
    CLI::App* gone =
        add_verb(app, "delete", "Forgets a player, or who took part in a tournament or a table");
    gone->add_option("what", arguments->what, "player, tournament or table")->required();
    gone->add_option("which", arguments->which, "Name or id; or the code")->required();
    gone->add_flag("--yes", arguments->sure, "It cannot be undone, and this says that you know");
    gone->callback([arguments] {
        const auto what = word_of<admin::Forgotten>(arguments->what);
        if (!arguments->sure) throw BadInput("it cannot be undone: add --yes");
        ask(*arguments, admin::Delete{.what = what, .which = arguments->which});
    });
    CLI::App* limit = add_verb(app, "limit", "Changes a limit until the server is started again");
    limit->add_option("key", arguments->what, "As `see limits` has it")->required();
    limit->add_option("value", arguments->value, "From now on")->required();
    limit->callback([arguments] {
        ask(*arguments, admin::Limit{.key = arguments->what, .value = arguments->value});
    });
    CLI::App* end = add_verb(app, "end-sessions", "Signs a player out everywhere");
    end->add_option("player", arguments->which, "Name or id")->required();
    end->callback([arguments] { ask(*arguments, admin::EndSessions{.player = arguments->which}); });
    CLI::App* rotate =
        add_verb(app, "rotate-key", "Seals the secrets of all tables with a new key");
    rotate->callback([arguments] { ask(*arguments, admin::RotateKey{}); });
}

}  // namespace

void add_admin(CLI::App& app) {
    CLI::App* command = app.add_subcommand("admin", "Looks into a running server, and acts on it");
    const auto arguments = std::make_shared<AdminArguments>();
    command->footer(admin_examples);
    command->require_subcommand(1);
    command->add_option("--data", arguments->data, "The data folder of the server")
        ->capture_default_str();
    command->add_flag("--json", arguments->json, "The answer as the server gave it");
    add_seeing(*command, arguments);
    add_hiding(*command, arguments, true);
    add_hiding(*command, arguments, false);
    add_muting(*command, arguments, true);
    add_muting(*command, arguments, false);
    add_deeds(*command, arguments);
}

}  // namespace kamchatka::cli
