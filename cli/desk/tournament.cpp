// `kamchatka tournament`: a tournament in one file, from the first entrant to the winners.
#include "cli/desk/tournament.hpp"

#include "cli/commands.hpp"
#include "cli/desk/tournament_file.hpp"
#include "cli/input.hpp"
#include "record/json.hpp"
#include "tournament/format/presets.hpp"
#include "tournament/json.hpp"
#include "tournament/publish/publish.hpp"

#include <iostream>

namespace kamchatka::cli {
namespace {

using tournament::Role;

constexpr const char* tournament_explanation = R"text(
A tournament is one file: a list of decisions with who and when (docs/tournaments.md). Nothing is
ever lost from it; what was wrong is undone or corrected, and both stay in the log.

Examples:
  kamchatka tournament presets
  kamchatka tournament new raduno.json --preset raduno --name "Raduno di Torino"
  kamchatka tournament import raduno.json iscritti.csv --here
  kamchatka tournament paid raduno.json 4 7 --amount 5
  kamchatka tournament seat raduno.json
  kamchatka tournament result raduno.json 3 7:45 12:38 3:x1 9:20
  kamchatka tournament tie raduno.json 4 9 --settle lot
  kamchatka tournament standings raduno.json
  kamchatka tournament export raduno.json --format csv --output classifica.csv
  kamchatka tournament formula "se(obiettivo; 100; punti)"

A result is NUMBER:POINTS for each player; 7:100! reached the objective, 7:86!t reached it after
time was called, 7:x1 was the first to be eliminated, 7:e1 was excluded, 7:30w withdrew; ties are
settled by decimals, 7:44.2. A tie at a cut is settled by the judge before the next round is drawn:
`tie` shows them.)text";

CLI::App* add(CLI::App& app, const char* name, const char* text, TournamentArguments& arguments) {
    CLI::App* command = app.add_subcommand(name, text);
    add_language(*command, arguments.language);
    return command;
}

CLI::App* add_with_file(
    CLI::App& app, const char* name, const char* text, TournamentArguments& arguments
) {
    CLI::App* command = add(app, name, text, arguments);
    command->add_option("file", arguments.path, "The tournament")->required();
    command->add_option("--by", arguments.by, "Who decides, for the log")->capture_default_str();
    return command;
}

// Opens the file, does the thing, writes the file.
template <typename Change>
void change(const TournamentArguments& arguments, Change changed) {
    TournamentFile file = TournamentFile::open(arguments.path, arguments.language);
    changed(file);
    file.save();
}

using SharedArguments = std::shared_ptr<TournamentArguments>;

void add_entering(CLI::App& app, const SharedArguments& arguments) {
    CLI::App* import = add_with_file(app, "import", "People from a CSV file", *arguments);
    import->add_option("list", arguments->list, "The CSV file")->required();
    import->add_flag("--here", arguments->here, "They are present");
    import->add_flag("--preview", arguments->preview, "Says what would become of each line");
    import->add_option(
        "--columns",
        arguments->columns,
        "What each column holds, as in surname,first_name,none,club"
    );
    import->add_option("--headings", arguments->headings, "Their line; 0 for none");
    import->add_option("--same", arguments->same, "Lines of people who are entered already")
        ->delimiter(',');
    import->add_option("--another", arguments->another, "Lines of namesakes")->delimiter(',');
    import->add_option("--out", arguments->left_out, "Lines to leave out")->delimiter(',');
    import->callback([arguments] { import_people(*arguments);
});

CLI::App* enter = add_with_file(app, "enter", "One more player", *arguments);
enter->add_option("name", arguments->name, "First name and surname")->required();
enter->add_option("--club", arguments->club, "Club");
enter->add_option("--region", arguments->region, "Region");
enter->add_flag("--here", arguments->here, "Present");
enter->add_flag("--namesake", arguments->namesake, "Another person of that name is entered");
enter->callback([arguments] { enter_player(*arguments); });
}  // namespace

// A mark that somebody has or has not.
CLI::App* add_mark(
    CLI::App& app, const char* name, const char* text, const SharedArguments& arguments
) {
    CLI::App* mark = add_with_file(app, name, text, *arguments);
    mark->add_option("players", arguments->players, "Their numbers; everybody unless given");
    mark->add_flag("--not", arguments->negated, "They are not, or have not");
    return mark;
}

void add_people(CLI::App& app, const SharedArguments& arguments) {
    add_entering(app, arguments);
    add_mark(app, "here", "Who is present", arguments)->callback([arguments] {
        note_presence(*arguments);
    });
    add_mark(app, "signed", "Who has signed that the Judge's decisions are final", arguments)
        ->callback([arguments] { note_declaration(*arguments); });

    CLI::App* paid = add_with_file(
        app, "paid", "Who has paid to enter; who has not, and the sum, unless given", *arguments
    );
    paid->add_option("players", arguments->players, "Their numbers");
    paid->add_option("--amount", arguments->fee, "In euros, where it is not the whole fee");
    paid->add_flag("--not", arguments->negated, "They have not, or have it back");
    paid->callback([arguments] { note_fees(*arguments); });

    CLI::App* withdraw = add_with_file(app, "withdraw", "Who leaves the tournament", *arguments);
    withdraw->add_option("players", arguments->players, "Their numbers")->required();
    withdraw->add_flag("--ruling", arguments->negated, "Over a ruling: expelled (TK-C25)");
    withdraw->callback([arguments] {
        change(*arguments, [&](TournamentFile& file) {
            const auto because = arguments->negated
                ? tournament::LeavingBecause::ruling_not_accepted
                : tournament::LeavingBecause::own_reasons;
            for (const std::uint32_t player : arguments->players) {
                const tournament::Withdrew leaving{tournament::PlayerId{player}, because};
                file.act({Role::organiser, arguments->by}, leaving);
            }
        });
    });

    CLI::App* renounce =
        add_with_file(app, "renounce", "Who renounces the rounds to come", *arguments);
    renounce->add_option("players", arguments->players, "Their numbers")->required();
    renounce->callback([arguments] {
        change(*arguments, [&](TournamentFile& file) {
            for (const std::uint32_t player : arguments->players) {
                const tournament::Renounced renouncing{tournament::PlayerId{player}};
                file.act({Role::organiser, arguments->by}, renouncing);
            }
        });
    });
}

void add_judging(CLI::App& app, const SharedArguments& arguments) {
    CLI::App* judge = add_with_file(app, "judge", "Appoints the Official Judge", *arguments);
    judge->add_option("name", arguments->name, "Name")->required();
    judge->callback([arguments] {
        change(*arguments, [&](TournamentFile& file) {
            const tournament::OfficialAppointed appointed{arguments->name, Role::official_judge};
            file.act({Role::organiser, arguments->by}, appointed);
        });
    });

    CLI::App* penalise =
        add_with_file(app, "penalise", "A penalty of the Official Judge", *arguments);
    penalise->add_option("player", arguments->table, "Number")->required();
    penalise->add_option("points", arguments->points, "Taken from the standings")->required();
    penalise->add_option("--reason", arguments->reason, "Why")->required();
    penalise->add_flag("--disqualify", arguments->negated, "Out of the tournament");
    penalise->callback([arguments] {
        const auto points = tournament::read_score(arguments->points);
        if (!points) throw BadInput("points: a number is expected, as in 50");
        change(*arguments, [&](TournamentFile& file) {
            const tournament::Penalised penalty{
                tournament::PlayerId{arguments->table},
                *points,
                arguments->negated,
                arguments->reason};
            file.act({Role::official_judge, arguments->by}, penalty);
        });
    });
}

void add_rounds(CLI::App& app, const SharedArguments& arguments) {
    CLI::App* seat = add_with_file(app, "seat", "Draws the next round", *arguments);
    seat->add_option("--seed", arguments->seed, "Of the draw; by chance unless given");
    seat->callback([arguments] { seat_round(*arguments); });

    CLI::App* reseat = add_with_file(
        app, "reseat", "Puts the round right for those who came late or not at all", *arguments
    );
    reseat->add_flag("--ghosts", arguments->negated, "Nobody moves: who is missing is a ghost");
    reseat->add_option("--seed", arguments->seed, "Of the lot; by chance unless given");
    reseat->callback([arguments] { reseat_round(*arguments); });

    CLI::App* tables = add_with_file(app, "tables", "Tables, order of play, conflicts", *arguments);
    tables->add_option("--round", arguments->round, "From 1; the last unless given");
    tables->callback([arguments] { show_tables(*arguments); });

    CLI::App* exchange = add_with_file(app, "exchange", "Two players change seats", *arguments);
    exchange->add_option("players", arguments->players, "Their numbers")->required()->expected(2);
    exchange->callback([arguments] {
        change(*arguments, [&](TournamentFile& file) {
            const tournament::SeatsExchanged exchanged{
                tournament::PlayerId{arguments->players[0]},
                tournament::PlayerId{arguments->players[1]}};
            file.act({Role::organiser, arguments->by}, exchanged);
        });
        show_tables(*arguments);
    });

    CLI::App* result = add_with_file(app, "result", "The result of a table", *arguments);
    result->add_option("table", arguments->table, "Its number")->required();
    result->add_option("lines", arguments->lines, "NUMBER:POINTS for each player")->required();
    result->add_option("--round", arguments->round, "From 1; the last unless given");
    result->add_option("--correct", arguments->reason, "Replaces the one there; says why");
    result->callback([arguments] { enter_result(*arguments); });

    CLI::App* tie = add_with_file(app, "tie", "Ties at a cut: shows or settles them", *arguments);
    tie->add_option("players", arguments->players, "All who are equal; of a decision, best first");
    tie->add_option(
        "--settle", arguments->settled_by, "lot, decision, or a criterion that is shown"
    );
    tie->add_option("--reason", arguments->reason, "Of a decision");
    tie->callback([arguments] { settle_tie(*arguments); });

    CLI::App* undo = add_with_file(app, "undo", "Undoes an entry of the journal", *arguments);
    undo->add_option("entry", arguments->table, "Its number")->required();
    undo->callback([arguments] {
        change(*arguments, [&](TournamentFile& file) {
            file.act({Role::organiser, arguments->by}, tournament::Undone{arguments->table});
        });
    });
}

void add_publishing(CLI::App& app, const SharedArguments& arguments) {
    CLI::App* standings = add_with_file(app, "standings", "The standings", *arguments);
    standings->callback([arguments] {
        const auto file = TournamentFile::open(arguments->path, arguments->language);
        std::cout << tournament::standings_text(
            file.running(), arguments->language, tournament::Readers::desk
        );
    });

    CLI::App* journal =
        add_with_file(app, "journal", "Every decision, with who and when", *arguments);
    journal->alias("log")->callback([arguments] {
        const auto file = TournamentFile::open(arguments->path, arguments->language);
        std::cout << tournament::journal_text(file.journal(), arguments->language);
    });

    CLI::App* published = add_with_file(app, "export", "Standings or people as a file", *arguments);
    published->add_option("--format", arguments->form, "text, csv, json, people, format or ranking")
        ->check(CLI::IsMember({"text", "csv", "json", "people", "format", "ranking"}))
        ->capture_default_str();
    published->add_option("--output", arguments->output, "A file; standard output unless given");
    published->callback([arguments] { publish(*arguments); });

    CLI::App* formula = add(app, "formula", "Checks and tries a scoring formula", *arguments);
    formula->add_option("formula", arguments->name, "The formula")->required();
    formula->callback([arguments] { try_formula(*arguments); });

    CLI::App* year = add(app, "year", "The yearly ranking of several tournaments", *arguments);
    year->add_option("files", arguments->lines, "What `export --format ranking` wrote")->required();
    year->callback([arguments] { show_year(*arguments); });
}

}  // namespace kamchatka::cli

void add_tournament(CLI::App& app) {
    CLI::App* desk = app.add_subcommand("tournament", "Tournaments: seating, results, standings");
    desk->require_subcommand(1);
    desk->footer(tournament_explanation);
    const auto arguments = std::make_shared<TournamentArguments>();

    CLI::App* presets =
        add(*desk, "presets", "The tournaments and scorings to start from", *arguments);
    presets->callback([arguments] { list_presets(*arguments); });

    CLI::App* fresh = add_with_file(*desk, "new", "A new tournament", *arguments);
    fresh->add_option("--preset", arguments->preset, "See `presets`")->capture_default_str();
    fresh->add_option("--format", arguments->list, "A JSON file instead of a preset");
    fresh->add_option("--name", arguments->name, "What it is called");
    fresh->add_option("--rounds", arguments->rounds, "Of the standings");
    fresh->add_option("--fee", arguments->fee, "To enter, in euros, as 7,50");
    fresh->callback([arguments] { start_tournament(*arguments); });

    CLI::App* changed = add_with_file(
        *desk, "change", "Another format, as long as what was played stays valid", *arguments
    );
    changed->add_option("--format", arguments->list, "A JSON file, as `export --format format`");
    changed->add_option("--name", arguments->name, "What it is called");
    changed->add_option("--date", arguments->date, "The first day, as 2026-11-21");
    changed->add_option("--rounds", arguments->rounds, "Of the standings");
    changed->add_option("--fee", arguments->fee, "To enter, in euros, as 7,50; 0 for none");
    changed->callback([arguments] { change_format(*arguments); });

    add_people(*desk, arguments);
    add_judging(*desk, arguments);
    add_rounds(*desk, arguments);
    add_publishing(*desk, arguments);
}

}  // namespace kamchatka::cli
