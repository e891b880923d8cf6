// The desk's longer subcommands: new, import, enter, here, signed, seat, tables, result.
#include "chance/source.hpp"
#include "cli/desk/tournament.hpp"
#include "cli/desk/tournament_file.hpp"
#include "cli/input.hpp"
#include "record/json.hpp"
#include "tournament/format/presets.hpp"
#include "tournament/json.hpp"
#include "tournament/people/euros.hpp"
#include "tournament/publish/publish.hpp"
#include "tournament/ranking/ties.hpp"
#include "tournament/spelling.hpp"

#include <iostream>
#include <sstream>

namespace kamchatka::cli {
namespace {

using tournament::PlayerId;
using tournament::Role;

tournament::Format wanted_format(const TournamentArguments& arguments) {
    if (!arguments.list.empty()) {
        const auto value = record::parse_json(read_input(arguments.list));
        if (!value) throw BadInput(complaint(arguments.list, value.error()));
        const auto format = tournament::read_format(*value);
        if (!format) throw BadInput(complaint(arguments.list, format.error()));
        return *format;
    }
    const tournament::FormatPreset* preset = tournament::find_preset(arguments.preset);
    if (preset == nullptr) throw BadInput("no preset is called " + arguments.preset);
    return preset->format;
}

std::uint32_t wanted_cents(const std::string& euros) {
    const auto cents = tournament::read_euros(euros);
    if (!cents) throw BadInput("\"" + euros + "\": euros are expected, as in 10 or 7,50");
    return *cents;
}

tournament::Format tuned(tournament::Format format, const TournamentArguments& arguments) {
    if (!arguments.name.empty()) format.name = arguments.name;
    if (!arguments.date.empty()) format.date = arguments.date;
    if (!arguments.fee.empty()) format.fee = wanted_cents(arguments.fee);
    if (arguments.rounds && !format.stages.empty()) format.stages[0].rounds = *arguments.rounds;
    return format;
}

tournament::RosterPlan wanted_plan(const TournamentArguments& arguments) {
    tournament::RosterPlan plan;
    plan.heading_line = arguments.headings;
    std::stringstream words{arguments.columns};
    for (std::string word; std::getline(words, word, ',');) {
        const auto column = codec::read<tournament::Column>(word);
        if (!column) {
            throw BadInput(
                codec::no_such("column", word, codec::Spelling<tournament::Column>::words)
            );
        }
        if (!plan.columns) plan.columns.emplace();
        plan.columns->push_back(*column);
    }
    const auto choose = [&](const std::vector<std::size_t>& lines, tournament::RowChoice choice) {
        for (const std::size_t line : lines) plan.choices[line] = choice;
    };
    choose(arguments.same, tournament::RowChoice::same_person);
    choose(arguments.another, tournament::RowChoice::another);
    choose(arguments.left_out, tournament::RowChoice::leave_out);
    return plan;
}

void print_preview(const tournament::Roster& roster) {
    for (const tournament::RosterHeading& each : roster.columns) {
        std::cout << each.text << ": " << codec::spell(each.column) << '\n';
    }
    for (const tournament::RosterRow& row : roster.rows) {
        std::cout << row.line << ' ' << codec::spell(row.fate) << ' ' << row.person.name;
        if (!row.person.club.empty()) std::cout << " (" << row.person.club << ')';
        std::cout << '\n';
    }
}

// What the books say against it; the desk refuses only what cannot be played.
void print_complaints(const tournament::Format& format, record::Language language) {
    for (const tournament::FormatComplaint& each : tournament::complaints_about(format)) {
        std::cerr << tournament::message(each, language) << '\n';
    }
}

void enter_person(
    TournamentFile& file, const TournamentArguments& arguments, const tournament::Register& who
) {
    const tournament::Actor by{Role::organiser, arguments.by};
    file.act(by, who);
    const auto number = static_cast<std::uint32_t>(file.state().entrants.size());
    if (arguments.here) file.act(by, tournament::PresenceNoted{PlayerId{number}, true, false});
}

// Those who were named; everybody who is still in where nobody was.
std::vector<PlayerId> wanted_players(
    const TournamentArguments& arguments, const TournamentFile& file
) {
    std::vector<PlayerId> players;
    for (const std::uint32_t number : arguments.players) players.push_back(PlayerId{number});
    if (!players.empty()) return players;
    for (const tournament::Entrant& each : file.state().entrants) {
        if (tournament::in_play(each)) players.push_back(each.id);
    }
    return players;
}

std::uint64_t seed_by_chance() {
    std::uint64_t seed = 0;
    for (const auto byte : chance::new_server_seed()) {
        seed = (seed << 8U) ^ (seed >> 56U) ^ static_cast<std::uint64_t>(byte);
    }
    return seed;
}

std::uint16_t wanted_round(const TournamentArguments& arguments, const TournamentFile& file) {
    const std::size_t rounds = file.running().rounds.size();
    const std::size_t round = arguments.round.value_or(static_cast<std::uint16_t>(rounds));
    if (round == 0 || round > rounds) {
        constexpr Phrase none{"questo turno non c'è", "there is no such round"};
        throw BadInput(std::string{none.in(arguments.language)});
    }
    return static_cast<std::uint16_t>(round);
}

std::string names_in(const tournament::State& state, const tournament::Order& order) {
    std::string text;
    for (const auto& group : order) {
        text += text.empty() ? "" : ", ";
        for (const PlayerId player : group) {
            text += (player == group.front() ? "" : " = ") +
                std::to_string(tournament::number_of(player)) + " " +
                tournament::find(state, player)->person.name;
        }
    }
    return text;
}

// Who is equal, how many of them go on to what, and the criteria that would tell them apart.
void show_ties(const tournament::State& state, record::Language language) {
    constexpr Phrase go_on{" passano: ", " go on: "};
    for (const tournament::CutTie& tie : tournament::ties_at_cut(state)) {
        std::cout << names_in(state, {tie.players}) << '\n';
        for (const tournament::Cut& cut : tie.cuts) {
            std::cout << "  " << cut.through << go_on.in(language)
                      << tournament::name_of(cut.into, language) << '\n';
        }
        for (const tournament::Telling& each : tournament::criteria_for(state, tie)) {
            std::cout << "  " << codec::spell(each.by) << ": " << names_in(state, each.order)
                      << '\n';
        }
    }
}

// Who is in and has not paid, then what is in the till.
void show_fees(const tournament::State& state, record::Language language) {
    std::uint64_t taken = 0;
    for (const tournament::Entrant& each : state.entrants) {
        taken += each.paid.value_or(0);
        if (each.paid || !tournament::in_play(each)) continue;
        std::cout << tournament::number_of(each.id) << ' ' << each.person.name << '\n';
    }
    constexpr Phrase in_all{"Incassati ", "Taken "};
    const char mark = language == record::Language::italian ? ',' : '.';
    std::cout << in_all.in(language) << tournament::euros_text(taken, mark) << " €\n";
}

}  // namespace

void settle_tie(const TournamentArguments& arguments) {
    TournamentFile file = TournamentFile::open(arguments.path, arguments.language);
    if (arguments.settled_by.empty()) return show_ties(file.running(), arguments.language);
    const auto by = codec::read<tournament::SettledBy>(arguments.settled_by);
    if (!by) throw BadInput("nothing settles a tie that is called " + arguments.settled_by);
    tournament::SettleTie settle{*by, seed_by_chance(), {}, arguments.reason};
    for (const std::uint32_t player : arguments.players) {
        settle.players.push_back(PlayerId{player});
    }
    file.act({Role::official_judge, arguments.by}, settle);
    file.save();
    std::cout << names_in(file.state(), file.state().settled.back().order) << '\n';
}

void start_tournament(const TournamentArguments& arguments) {
    const tournament::Format format = tuned(wanted_format(arguments), arguments);
    print_complaints(format, arguments.language);
    TournamentFile file = TournamentFile::create(arguments.path, arguments.language);
    file.act({Role::organiser, arguments.by}, tournament::FormatChosen{format});
    file.save();
}

void import_people(const TournamentArguments& arguments) {
    TournamentFile file = TournamentFile::open(arguments.path, arguments.language);
    std::vector<tournament::Person> entered;
    for (const tournament::Entrant& each : file.state().entrants) {
        if (each.standing != tournament::Standing::removed) entered.push_back(each.person);
    }
    tournament::RosterPlan plan = wanted_plan(arguments);
    plan.fee = file.running().format->fee;
    const auto roster = tournament::read_roster(read_input(arguments.list), entered, plan);
    if (arguments.preview) print_preview(roster);
    for (const tournament::RosterRow& row : roster.rows) {
        if (row.fate != tournament::RowFate::entered || arguments.preview) continue;
        enter_person(file, arguments, {row.person, row.namesake});
        if (row.paid) {
            const auto number = static_cast<std::uint32_t>(file.state().entrants.size());
            const tournament::FeeNoted noted{PlayerId{number}, true, *row.paid};
            file.act({Role::organiser, arguments.by}, noted);
        }
    }
    if (!arguments.preview) file.save();
    for (const tournament::RosterNote& note : roster.notes) {
        std::cerr << tournament::message(note, arguments.language) << '\n';
    }
    constexpr Phrase people{" iscritti", " entered"};
    if (!arguments.preview)
        std::cout << roster.people().size() << people.in(arguments.language) << '\n';
    const bool refused = std::ranges::any_of(roster.notes, [](const auto& note) {
        return !tournament::taken_all_the_same(note.fault);
    });
    if (refused) throw AnswerIsNo{};
}

void enter_player(const TournamentArguments& arguments) {
    TournamentFile file = TournamentFile::open(arguments.path, arguments.language);
    enter_person(
        file,
        arguments,
        {{.name = arguments.name, .club = arguments.club, .region = arguments.region},
         arguments.namesake}
    );
    file.save();
    std::cout << file.state().entrants.size() << ' ' << arguments.name << '\n';
}

void note_presence(const TournamentArguments& arguments) {
    TournamentFile file = TournamentFile::open(arguments.path, arguments.language);
    for (const PlayerId player : wanted_players(arguments, file)) {
        const tournament::PresenceNoted noted{player, !arguments.negated, false};
        file.act({Role::organiser, arguments.by}, noted);
    }
    file.save();
}

void note_declaration(const TournamentArguments& arguments) {
    TournamentFile file = TournamentFile::open(arguments.path, arguments.language);
    for (const PlayerId player : wanted_players(arguments, file)) {
        const tournament::DeclarationNoted noted{player, !arguments.negated};
        file.act({Role::organiser, arguments.by}, noted);
    }
    file.save();
}

void note_fees(const TournamentArguments& arguments) {
    TournamentFile file = TournamentFile::open(arguments.path, arguments.language);
    if (arguments.players.empty()) return show_fees(file.running(), arguments.language);
    const std::uint32_t whole = file.running().format->fee;
    const std::uint32_t cents = arguments.fee.empty() ? whole : wanted_cents(arguments.fee);
    for (const std::uint32_t player : arguments.players) {
        const bool paid = !arguments.negated;
        const tournament::FeeNoted noted{PlayerId{player}, paid, paid ? cents : 0};
        file.act({Role::organiser, arguments.by}, noted);
    }
    file.save();
}

void seat_round(const TournamentArguments& arguments) {
    TournamentFile file = TournamentFile::open(arguments.path, arguments.language);
    const std::uint64_t seed = arguments.seed ? *arguments.seed : seed_by_chance();
    file.act({Role::organiser, arguments.by}, tournament::DrawRound{seed});
    file.save();
    const std::size_t last = file.state().rounds.size() - 1;
    std::cout << tournament::tables_text(file.state(), last, arguments.language);
}

void reseat_round(const TournamentArguments& arguments) {
    TournamentFile file = TournamentFile::open(arguments.path, arguments.language);
    const auto how =
        arguments.negated ? tournament::Reseating::ghosts : tournament::Reseating::fewest_changes;
    const std::uint64_t seed = arguments.seed ? *arguments.seed : seed_by_chance();
    file.act({Role::organiser, arguments.by}, tournament::Reseat{how, seed});
    file.save();
    const std::size_t last = file.state().rounds.size() - 1;
    std::cout << tournament::tables_text(file.state(), last, arguments.language);
}

void change_format(const TournamentArguments& arguments) {
    TournamentFile file = TournamentFile::open(arguments.path, arguments.language);
    const tournament::Format format = tuned(
        arguments.list.empty() ? *file.running().format : wanted_format(arguments), arguments
    );
    print_complaints(format, arguments.language);
    file.act({Role::organiser, arguments.by}, tournament::FormatChosen{format});
    file.save();
}

void show_tables(const TournamentArguments& arguments) {
    const TournamentFile file = TournamentFile::open(arguments.path, arguments.language);
    const std::size_t round = wanted_round(arguments, file);
    std::cout << tournament::tables_text(file.state(), round - 1, arguments.language);
}

void enter_result(const TournamentArguments& arguments) {
    TournamentFile file = TournamentFile::open(arguments.path, arguments.language);
    const std::uint16_t round = wanted_round(arguments, file);
    const auto table = static_cast<std::uint16_t>(std::min(arguments.table, 65535U));
    const tournament::Lines lines = read_lines(arguments.lines);
    const tournament::Actor by{Role::organiser, arguments.by};
    if (arguments.reason.empty()) {
        file.act(by, tournament::ResultEntered{round, table, lines});
    } else {
        file.act(by, tournament::ResultCorrected{round, table, lines, arguments.reason});
    }
    file.save();
}

}  // namespace kamchatka::cli
