// The formats of the books and of the circuit.
#include "tournament/format/presets.hpp"

#include <algorithm>
#include <cassert>

namespace kamchatka::tournament {
namespace {

Scoring scoring(std::string_view id) {
    const ScoringPreset* found = find_scoring(id);
    assert(found != nullptr);
    return found->scoring;
}

// What gatherings and masters ask of the seating.
Stage qualifying(std::uint16_t rounds, std::string_view scoring_id) {
    return {
        .kind = PhaseKind::standings,
        .rounds = rounds,
        .sizes = Sizes::fours_then_fives,
        .first_round = {Criterion::clubs_apart, Criterion::regions_apart},
        .later_rounds =
            {Criterion::no_second_five,
             Criterion::winners_apart,
             Criterion::clubs_apart,
             Criterion::no_repeated_opponents},
        .scoring = scoring(scoring_id),
        .tie_breaks = {TieBreak::best_scores, TieBreak::earlier_rank},
        .minutes = 90};
}

Stage after_standings(PhaseKind kind, const Stage& first) {
    Stage stage = first;
    stage.kind = kind;
    stage.rounds = 1;
    stage.sizes = Sizes::fours;
    stage.first_round = {Criterion::clubs_apart, Criterion::no_repeated_opponents};
    stage.later_rounds.clear();
    stage.counted = 0;
    return stage;
}

Format with_finals(Format format, const Stage& first) {
    format.stages = {
        first,
        after_standings(PhaseKind::semifinal, first),
        after_standings(PhaseKind::final, first)};
    return format;
}

Threshold row(
    std::uint16_t from, std::uint8_t straight, std::uint8_t semifinals, std::uint8_t winners
) {
    return {
        .players_min = from,
        .straight = straight,
        .semifinals = semifinals,
        .semifinalists = static_cast<std::uint16_t>(4 * semifinals),
        .winners = winners};
}

Format standings() {
    Stage stage = qualifying(4, "rtu");
    stage.later_rounds = {
        Criterion::no_second_five, Criterion::no_repeated_opponents, Criterion::clubs_apart};
    stage.tie_breaks = {TieBreak::wins, TieBreak::best_scores};
    return {.event = EventKind::friendly, .official = true, .stages = {stage}};
}

Format italiana() {
    Stage stage = qualifying(4, "points");
    stage.sizes = Sizes::fours;
    stage.later_rounds = {Criterion::no_repeated_opponents, Criterion::clubs_apart};
    stage.tie_breaks = {TieBreak::wins, TieBreak::best_scores};
    return {
        .event = EventKind::friendly,
        .official = true,
        .ruleset = "prestige_torneo",
        .stages = {stage}};
}

Format knockout() {
    Stage stage = qualifying(1, "points");
    stage.kind = PhaseKind::knockout;
    stage.sizes = Sizes::fives_then_fours;
    stage.later_rounds = {Criterion::clubs_apart, Criterion::no_repeated_opponents};
    stage.final_size = 5;
    return {.event = EventKind::friendly, .official = true, .stages = {stage}};
}

Format torneo() {
    Format format = knockout();
    format.ruleset = "torneo";
    Stage& stage = format.stages.front();
    stage.sizes = Sizes::fours_then_fives;
    stage.minutes = 120;
    stage.final_size = 4;
    stage.fill_with_seconds = true;
    return format;
}

Format gathering() {
    Format format{.event = EventKind::gathering};
    format.thresholds = {
        row(0, 2, 2, 1),
        row(37, 0, 4, 1),
        row(77, 0, 8, 2),
        row(117, 0, 12, 3),
        row(157, 0, 16, 4),
        row(197, 0, 20, 5)};
    return with_finals(std::move(format), qualifying(2, "raduno"));
}

// Under fifty a Master may also send one straight with three semifinals, or none with four.
Format master() {
    Stage first = qualifying(2, "master");
    first.first_round = {Criterion::clubs_apart};
    Format format{.event = EventKind::master};
    format.thresholds = {
        row(0, 2, 2, 1),
        row(50, 0, 4, 1),
        row(100, 0, 8, 2),
        row(150, 0, 12, 3),
        row(200, 0, 16, 4)};
    return with_finals(std::move(format), first);
}

Format open() {
    Stage first = qualifying(3, "open");
    first.tie_breaks = {TieBreak::wins, TieBreak::best_scores};
    return {.event = EventKind::open, .stages = {first}};
}

Format national() {
    Format format{.event = EventKind::national_championship};
    format.thresholds = {row(0, 0, 4, 1)};
    return with_finals(std::move(format), qualifying(3, "raduno"));
}

Format league() {
    Stage first = qualifying(10, "raduno");
    first.sizes = Sizes::league;
    first.first_round.clear();
    first.later_rounds = {Criterion::no_repeated_opponents};
    first.counted = 7;
    Format format{.event = EventKind::league};
    format.thresholds = {row(0, 1, 3, 1)};
    return with_finals(std::move(format), first);
}

Format teams() {
    Stage stage = qualifying(3, "placement");
    stage.sizes = Sizes::fours;
    stage.first_round = {Criterion::clubs_apart};
    stage.later_rounds = {
        Criterion::clubs_apart,
        Criterion::no_repeated_clubs,
        Criterion::no_repeated_club_for_player,
        Criterion::no_repeated_opponents};
    stage.tie_breaks = {TieBreak::wins, TieBreak::fewer_counted};
    return {.event = EventKind::teams, .stages = {stage}, .teams = Teams{}};
}

// Clubs meet: everybody plays for himself, and the best eight results of a club for it.
Format interclub() {
    Stage stage = qualifying(3, "raduno");
    stage.first_round = {Criterion::clubs_apart};
    stage.later_rounds = {
        Criterion::no_second_five,
        Criterion::clubs_apart,
        Criterion::no_repeated_opponents,
        Criterion::no_repeated_club_for_player};
    stage.tie_breaks = {TieBreak::wins, TieBreak::best_scores};
    return {
        .event = EventKind::interclub,
        .stages = {stage},
        .teams = Teams{.players = 4, .counted = 8}};
}

// Two against two: what both have at the table counts for their pair, all of it.
Format pairs() {
    Stage stage = qualifying(3, "raduno");
    stage.sizes = Sizes::fours;
    stage.seating = Seating::pairs;
    stage.first_round = {Criterion::regions_apart};
    stage.later_rounds = {Criterion::no_repeated_opponents};
    stage.tie_breaks = {TieBreak::wins, TieBreak::best_scores};
    return {
        .event = EventKind::pairs, .stages = {stage}, .teams = Teams{.players = 2, .counted = 6}};
}

}  // namespace

const std::vector<FormatPreset>& format_presets() {
    static const std::vector<FormatPreset> presets = [] {
        std::vector<FormatPreset> all{
            {"standings", "Con classifica (R.T.U. 12.2)", "Standings (R.T.U. 12.2)", standings()},
            {"italiana", "All'italiana (Prestige)", "All'italiana (Prestige)", italiana()},
            {"knockout",
             "Eliminazione diretta (R.T.U. 12.3)",
             "Knock-out (R.T.U. 12.3)",
             knockout()},
            {"torneo",
             "Torneo nazionale: chi vince passa, tavoli da quattro",
             "National tournament: winners go through, tables of four",
             torneo()},
            {"raduno",
             "Raduno: due partite, semifinali, finale",
             "Gathering: two games, semifinals, final",
             gathering()},
            {"master",
             "Master: due partite, semifinali, finale in un giorno",
             "Master: two games, semifinals, final in one day",
             master()},
            {"open", "Open: tre partite", "Open: three games", open()},
            {"national",
             "Campionato nazionale: tre partite, semifinali, finale",
             "National championship: three games, semifinals, final",
             national()},
            {"league",
             "Campionato di club: dieci partite, le migliori sette",
             "Club league: ten games, the best seven",
             league()},
            {"teams",
             "Campionato a squadre: tre partite, i migliori 9 risultati su 12",
             "Team championship: three games, the best 9 results of 12",
             teams()},
            {"interclub",
             "Interclub: tre partite, classifica individuale e di club",
             "Interclub: three games, a ranking of players and one of clubs",
             interclub()},
            {"pairs",
             "Due contro due: tre partite, classifica a coppie",
             "Two against two: three games, a ranking of pairs",
             pairs()},
        };
        for (FormatPreset& preset : all) {
            preset.format.preset = std::string{preset.id};
            preset.format.name = std::string{preset.italian};
        }
        return all;
    }();
    return presets;
}

const FormatPreset* find_preset(std::string_view id) {
    const auto& presets = format_presets();
    const auto found = std::ranges::find(presets, id, &FormatPreset::id);
    return found == presets.end() ? nullptr : &*found;
}

}  // namespace kamchatka::tournament
