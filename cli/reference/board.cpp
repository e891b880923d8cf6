// `kamchatka board`: boards made of quadrants, drawn at random, checked and shown.
#include "boards/builder.hpp"
#include "boards/catalogue.hpp"
#include "boards/geometry_json.hpp"
#include "boards/random_layout.hpp"
#include "boards/svg.hpp"
#include "cli/choice.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/languages.hpp"
#include "cli/reference/board_text.hpp"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>
#include <string>

namespace kamchatka::cli {
namespace {

using boards::BuiltBoard;
using boards::Layout;

enum class Form : std::uint8_t { text, svg, json, geometry };

struct BoardArguments {
    std::string path;
    std::string shape;  // either of the game's unless given
    std::string output;
    std::optional<unsigned> players;
    std::uint64_t seed = 1;
    Form form = Form::text;
    record::Language language = record::Language::italian;
    bool random = false;
};

constexpr unsigned players_unless_given = 4;

constexpr const char* board_explanation = R"(
A board file says which quadrants lie where (docs/boards.md):
  {"format":1,"columns":2,"rows":1,"quadrants":["sigma","delta"]}
A sound board has land meeting land and sea meeting sea at every edge, is in one piece, and has 64
territories at most. Exit code 1: it is not sound; the faults are listed.

Examples:
  kamchatka board list
  kamchatka board random --players 5 --seed 7 --output board.json
  kamchatka board check board.json --players 5
  kamchatka board show board.json
  kamchatka board show --random --seed 7 --layout 2x3 --format svg --output board.svg)";

void write_output(const BoardArguments& arguments, const std::string& text) {
    if (arguments.output.empty()) {
        std::cout << text;
        return;
    }
    std::ofstream file{arguments.output, std::ios::binary};
    file << text;
    file.close();
    if (!file) throw BadInput(arguments.output + ": cannot be written");
}

Layout drawn_layout(const BoardArguments& arguments) {
    boards::Wish wish{
        .players = arguments.players.value_or(players_unless_given),
        .seed = arguments.seed,
        .shape = {}};
    if (!arguments.shape.empty()) {
        wish.shape = boards::read_shape(arguments.shape);
        if (!wish.shape) {
            throw BadInput(
                "--layout " + arguments.shape +
                ": columns x rows, as in 3x2; two columns at least, 12 quadrants at most"
            );
        }
    }
    auto layout = boards::random_layout(wish, boards::catalogue());
    if (layout) return *std::move(layout);
    std::cerr << "kamchatka: no board " << arguments.shape << " for " << wish.players
              << " players was found\n";
    throw AnswerIsNo{};
}

Layout read_board_file(const std::string& path) {
    auto layout = boards::read_layout(read_input(path));
    if (!layout) throw BadInput(complaint(path, layout.error()));
    return *std::move(layout);
}

BuiltBoard built_or_faults(const Layout& layout, const std::string& path) {
    auto built = boards::build(layout, boards::catalogue());
    if (built) return *std::move(built);
    for (const boards::Fault& fault : built.error())
        std::cout << path << ": " << fault.what << '\n';
    throw AnswerIsNo{};
}

// Sound and playable, but not what the book asks for.
std::string size_note(const Layout& layout, record::Language language) {
    if (boards::by_the_book(layout.shape)) return {};
    constexpr Phrase asks{
        "il regolamento chiede sei quadranti (MA-B2), questo piano ne ha ",
        "the book asks for six quadrants (MA-B2), this board has "};
    return std::string{asks.in(language)} + std::to_string(layout.shape.places()) + '\n';
}

void check_board(const BoardArguments& arguments) {
    const BuiltBoard built = built_or_faults(read_board_file(arguments.path), arguments.path);
    const unsigned count = built.board.territory_count;
    const unsigned players = arguments.players.value_or(1);
    if (count % players != 0) {
        std::cout << arguments.path << ": " << count << " territories are no multiple of "
                  << players << " players\n";
        throw AnswerIsNo{};
    }
    std::cout << arguments.path << ": sound, " << count << " territories; players:";
    for (const unsigned able : {3U, 4U, 5U, 6U}) {
        if (count % able == 0) std::cout << ' ' << able;
    }
    std::cout << '\n';
    const std::string note = size_note(built.layout, record::Language::english);
    if (!note.empty()) std::cout << arguments.path << ": " << note;
}

void show_board(const BoardArguments& arguments) {
    if (arguments.random != arguments.path.empty()) {
        throw BadInput("board show: name a board file, or say --random");
    }
    const Layout layout =
        arguments.random ? drawn_layout(arguments) : read_board_file(arguments.path);
    const BuiltBoard built = built_or_faults(layout, arguments.path);
    const std::string note = size_note(layout, arguments.language);
    if (arguments.form != Form::text) std::cerr << note;  // a drawing or JSON has no place for it
    switch (arguments.form) {
        case Form::text:
            return write_output(
                arguments, board_text(built, arguments.language) + (note.empty() ? "" : '\n' + note)
            );
        case Form::svg: return write_output(arguments, to_svg(built, arguments.language));
        case Form::json: return write_output(arguments, record::pretty(board_json(built)));
        case Form::geometry:
            return write_output(
                arguments, boost::json::serialize(boards::geometry_json(built)) + '\n'
            );
    }
}

void add_players(CLI::App& app, BoardArguments& arguments) {
    app.add_option("--players", arguments.players, "They must divide the number of territories")
        ->check(CLI::Range(2, 6));
}

void add_wish(CLI::App& app, BoardArguments& arguments) {
    add_players(app, arguments);
    app.add_option("--seed", arguments.seed, "The same seed gives the same board")
        ->capture_default_str();
    app.add_option(
        "--layout", arguments.shape, "Columns x rows: 3x2 or 2x3 (either, by chance); or others"
    );
    app.add_option("--output", arguments.output, "A file to write; standard output unless given");
}

}  // namespace

void add_board(CLI::App& app) {
    CLI::App* board = app.add_subcommand("board", "Boards made of quadrants (RisiKo! Master)");
    const auto arguments = std::make_shared<BoardArguments>();
    board->footer(board_explanation);
    board->require_subcommand(1);

    CLI::App* list_app = board->add_subcommand("list", "The twelve quadrants");
    add_language(*list_app, arguments->language);

    CLI::App* random_app =
        board->add_subcommand("random", "Find a sound board for the players, 4 unless given");
    add_wish(*random_app, *arguments);

    CLI::App* check_app = board->add_subcommand("check", "Is the board sound? Lists the faults");
    check_app->add_option("FILE", arguments->path, "A board file; - for standard input")
        ->required();
    add_players(*check_app, *arguments);

    CLI::App* show_app =
        board->add_subcommand("show", "Map, territories and neighbours; or a drawing");
    show_app->add_option("FILE", arguments->path, "A board file; - for standard input");
    show_app->add_flag("--random", arguments->random, "A board by chance, as board random");
    add_wish(*show_app, *arguments);
    const Choices<Form> forms{
        {"text", Form::text},
        {"svg", Form::svg},
        {"json", Form::json},
        {"geometry", Form::geometry}};
    add_choice(*show_app, "--format", arguments->form, forms, "text unless given");
    add_language(*show_app, arguments->language);

    board->callback([arguments, list_app, random_app, check_app] {
        if (list_app->parsed()) {
            std::cout << quadrant_table(boards::catalogue(), arguments->language);
        } else if (random_app->parsed()) {
            const Layout layout = drawn_layout(*arguments);
            write_output(*arguments, to_text(layout));
            std::cerr << size_note(layout, arguments->language);
        } else if (check_app->parsed()) {
            check_board(*arguments);
        } else {
            show_board(*arguments);
        }
    });
}

}  // namespace kamchatka::cli
