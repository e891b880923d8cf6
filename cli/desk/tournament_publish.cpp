// The subcommands that publish a tournament: presets, export, formula, year.
#include "cli/columns.hpp"
#include "cli/desk/tournament.hpp"
#include "cli/desk/tournament_file.hpp"
#include "cli/input.hpp"
#include "record/json.hpp"
#include "tournament/format/presets.hpp"
#include "tournament/json.hpp"
#include "tournament/publish/publish.hpp"

#include <fstream>
#include <iostream>

namespace kamchatka::cli {
namespace {

using record::Language;

std::string in(Language language, std::string_view italian, std::string_view english) {
    return std::string{Phrase{italian, english}.in(language)};
}

// "45, 38, 20 -> 95, 38, 20": points of the table, then what each scores.
std::string worked(const tournament::Lines& lines, const std::vector<tournament::Score>& scores) {
    std::string points;
    std::string scored;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const tournament::Line& line = lines[i];
        const std::string out = "x" + std::to_string(line.out);
        points += (i > 0 ? ", " : "") +
            (line.out > 0 ? out : tournament::to_text(line.points) + (line.objective ? "!" : ""));
        scored += (i > 0 ? ", " : "") + tournament::to_text(scores[i]);
    }
    return points + " -> " + scored;
}

std::string published(const tournament::State& state, const TournamentArguments& arguments) {
    constexpr auto readers = tournament::Readers::desk;
    if (arguments.form == "csv") {
        return tournament::standings_csv(state, arguments.language, readers);
    }
    if (arguments.form == "json") {
        return record::pretty(tournament::standings_json(state, readers));
    }
    if (arguments.form == "people") return tournament::people_csv(state, arguments.language);
    if (arguments.form == "format") return record::pretty(tournament::to_json(*state.format));
    if (arguments.form == "ranking") {
        return record::pretty(tournament::to_json(tournament::ranked_event(state)));
    }
    return tournament::standings_text(state, arguments.language, readers);
}

}  // namespace

void list_presets(const TournamentArguments& arguments) {
    const Language language = arguments.language;
    std::vector<Cells> rows;
    for (const tournament::FormatPreset& each : tournament::format_presets()) {
        rows.push_back({std::string{each.id}, in(language, each.italian, each.english)});
    }
    std::cout << in_columns(rows, 60) << '\n';
    for (const tournament::ScoringPreset& each : tournament::scoring_presets()) {
        std::cout << each.id << ": " << in(language, each.italian, each.english) << '\n'
                  << "    " << each.scoring.formula << '\n'
                  << "    " << worked(each.example.lines, each.example.scores) << '\n';
    }
}

void publish(const TournamentArguments& arguments) {
    const auto file = TournamentFile::open(arguments.path, arguments.language);
    const std::string text = published(file.running(), arguments);
    if (arguments.output.empty()) {
        std::cout << text;
        return;
    }
    std::ofstream out{arguments.output, std::ios::binary};
    out << text;
    out.flush();
    if (!out) throw BadInput(arguments.output + ": cannot be written");
}

void try_formula(const TournamentArguments& arguments) {
    if (const auto wrong = tournament::check_formula(arguments.name)) {
        std::cerr << arguments.name << '\n'
                  << std::string(wrong->column - 1, ' ') << "^\n"
                  << tournament::message(*wrong, arguments.language) << '\n';
        throw AnswerIsNo{};
    }
    const auto scorer = tournament::Scorer::of({.formula = arguments.name});
    for (const tournament::ScoringPreset& each : tournament::scoring_presets()) {
        const tournament::Lines& lines = each.example.lines;
        std::cout << worked(lines, scorer->scores(lines, lines.size())) << '\n';
    }
}

void show_year(const TournamentArguments& arguments) {
    std::vector<tournament::RankedEvent> events;
    for (const std::string& path : arguments.lines) {
        const auto value = record::parse_json(read_input(path));
        if (!value) throw BadInput(complaint(path, value.error()));
        const auto read = tournament::read_ranked_events(boost::json::array{*value});
        if (!read) throw BadInput(complaint(path, read.error()));
        events.push_back(read->front());
    }
    std::vector<Cells> rows;
    for (const auto& row : tournament::yearly_ranking(tournament::national_formula(), events)) {
        std::string parts;
        for (const auto& part : row.parts) {
            const std::string text =
                events[part.event].name + " " + tournament::to_text(part.score);
            parts += (parts.empty() ? "" : "; ") + (part.counts ? text : "(" + text + ")");
        }
        rows.push_back(
            {std::to_string(row.position), row.player, tournament::to_text(row.total), parts}
        );
    }
    std::cout << in_columns(rows, 40);
}

}  // namespace kamchatka::cli
