// The arguments of the subcommands of `kamchatka tournament`, and the longer ones of these.
#pragma once

#include "cli/languages.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::cli {

struct TournamentArguments {
    record::Language language = record::Language::italian;
    std::string path;
    std::string by = "desk";
    std::string preset = "standings";
    std::string name;
    std::string club;
    std::string region;
    std::string list;
    std::string reason;
    std::string points;
    std::string settled_by;
    std::string form = "text";
    std::string output;
    std::string date;
    std::string fee;
    std::string columns;
    std::vector<std::string> lines;
    std::vector<std::uint32_t> players;
    std::uint32_t table = 0;
    std::optional<std::uint16_t> round;
    std::optional<std::uint16_t> rounds;
    std::optional<std::uint64_t> seed;
    std::optional<std::size_t> headings;
    std::vector<std::size_t> same;
    std::vector<std::size_t> another;
    std::vector<std::size_t> left_out;
    bool here = false;
    bool negated = false;
    bool preview = false;
    bool namesake = false;
};

void list_presets(const TournamentArguments& arguments);
void start_tournament(const TournamentArguments& arguments);
void import_people(const TournamentArguments& arguments);
void enter_player(const TournamentArguments& arguments);
void note_presence(const TournamentArguments& arguments);
void note_fees(const TournamentArguments& arguments);
void note_declaration(const TournamentArguments& arguments);
void seat_round(const TournamentArguments& arguments);
void reseat_round(const TournamentArguments& arguments);
void change_format(const TournamentArguments& arguments);
void show_tables(const TournamentArguments& arguments);
void settle_tie(const TournamentArguments& arguments);
void enter_result(const TournamentArguments& arguments);
void publish(const TournamentArguments& arguments);
void try_formula(const TournamentArguments& arguments);
void show_year(const TournamentArguments& arguments);

}  // namespace kamchatka::cli
