// The scorings of the books and of the circuit, each with a table worked out.
#include "tournament/format/presets.hpp"

#include <algorithm>

namespace kamchatka::tournament {
namespace {

// Decimal points as written: "47.1".
Line counted(std::uint32_t player, std::string_view points) {
    return {.player = PlayerId{player}, .points = read_score(points).value_or(Score{})};
}
Line reached(std::uint32_t player) {
    return {.player = PlayerId{player}, .points = whole_score(100), .objective = true};
}
Line gone(std::uint32_t player, std::uint8_t out) {
    return {.player = PlayerId{player}, .points = {}, .fate = Fate::eliminated, .out = out};
}

ScoringExample example(Lines lines, std::initializer_list<std::string_view> scores) {
    ScoringExample worked{std::move(lines), {}};
    for (const std::string_view score : scores) {
        worked.scores.push_back(read_score(score).value_or(Score{}));
    }
    return worked;
}

ScoringPreset plain(
    std::string_view id, std::string_view italian, std::string_view english, std::string formula
) {
    return {id, italian, english, {.formula = std::move(formula)}, {}};
}

ScoringPreset rtu() {
    auto preset = plain(
        "rtu",
        "R.T.U.: punti, 100 con l'obiettivo, premio vittoria 100 (80 ai tavoli da quattro)",
        "R.T.U.: points, 100 for the objective, victory prize 100 (80 at tables of four)",
        "if(objective, 100, points)"
    );
    preset.scoring.prize = 100;
    preset.scoring.prize_at_four = PrizeAtFour::fifth_less;
    preset.example = example(
        {counted(1, "52"), counted(2, "41"), counted(3, "23"), gone(4, 1)}, {"132", "41", "23", "0"}
    );
    return preset;
}

ScoringPreset points() {
    auto preset = plain(
        "points",
        "All'italiana: punti, 100 con l'obiettivo",
        "All'italiana: points, 100 for the objective",
        "if(objective, 100, points)"
    );
    preset.example = example(
        {reached(1), counted(2, "33"), counted(3, "20"), counted(4, "12")},
        {"100", "33", "20", "12"}
    );
    return preset;
}

ScoringPreset gathering() {
    auto preset = plain(
        "raduno",
        "Raduno, Nazionale: punti + 50 al vincitore (25 a testa in due)",
        "Gathering, National: points + 50 for the winner (25 each if two share)",
        "if(objective, 100, points)"
    );
    preset.scoring.prize = 50;
    preset.example = example(
        {counted(1, "44"), counted(2, "44"), counted(3, "31"), counted(4, "18")},
        {"69", "69", "31", "18"}
    );
    return preset;
}

ScoringPreset open() {
    auto preset = plain(
        "open",
        "Open: punti x 1,25 ai tavoli da cinque, x 0,75 da tre, + 50 al vincitore",
        "Open: points x 1.25 at tables of five, x 0.75 at three, + 50 for the winner",
        "if(objective, 100, if(players = 5, if(winner * (points > 80), 100, points * 1.25), "
        "if(players = 3, points * 0.75, points)))"
    );
    preset.scoring.prize = 50;
    preset.example = example(
        {counted(1, "48"), counted(2, "30"), counted(3, "27"), counted(4, "20"), counted(5, "10")},
        {"110", "37.5", "33.75", "25", "12.5"}
    );
    return preset;
}

ScoringPreset master() {
    auto preset = plain(
        "master",
        "Master (\"vittoria\"): punti / 1000 + 1 al vincitore, al più 1,100; l'obiettivo 1,100",
        "Master (\"victory\"): points / 1000 + 1 for the winner, at most 1.100; objective 1.100",
        "if(objective, 1.1, min(1.1, winner + if(players = 5, if(points >= 80, 0.1, "
        "ceil(points * 1.25 / 1000, 3)), points / 1000)))"
    );
    preset.example = example(
        {counted(1, "51"), counted(2, "33"), counted(3, "22"), counted(4, "17"), gone(5, 1)},
        {"1.064", "0.042", "0.028", "0.022", "0"}
    );
    return preset;
}

ScoringPreset placement() {
    auto preset = plain(
        "placement",
        "Piazzamento (\"Gufo\", squadre): 12/7/5/3/2 + punti / 100; obiettivo 13; eliminati 1, 2, "
        "3",
        "Placement (\"Gufo\", teams): 12/7/5/3/2 + points / 100; objective 13; eliminated 1, 2, 3",
        "if(eliminated, out, if(objective, 13, pick(place, 12, 7, 5, 3, 2) + points / 100 * "
        "if(players = 5, 1.25, if(players = 3, 0.75, 1))))"
    );
    preset.example = example(
        {counted(1, "47"), counted(2, "38"), gone(3, 2), gone(4, 1)}, {"12.47", "7.38", "2", "1"}
    );
    return preset;
}

ScoringPreset spartac() {
    auto preset = plain(
        "spartac",
        "Metodo Spartac: vincitore 100 + punti, gli altri 100 meno il distacco; obiettivo 186",
        "Spartac: winner 100 + points, the others 100 less what they lack; objective 186",
        "if(objective, 186, if(winner, 100 + points * if(players = 5, 1.25, 1), "
        "100 - (if(best >= 86, 100, best) - points)))"
    );
    preset.example = example(
        {counted(1, "56"), counted(2, "40"), counted(3, "31"), counted(4, "9")},
        {"156", "84", "75", "53"}
    );
    return preset;
}

ScoringPreset board_game_league() {
    auto preset = plain(
        "places",
        "Lega dei giochi: 100/60/40/20 (in tre 100/55/10, in cinque 100/65/50/30/15) + punti / "
        "avversari",
        "Board-game league: 100/60/40/20 (three 100/55/10, five 100/65/50/30/15) + points / "
        "opponents'",
        "pick(players - 2, pick(place, 100, 55, 10), pick(place, 100, 60, 40, 20), "
        "pick(place, 100, 65, 50, 30, 15)) + if(others > 0, points / others, 0)"
    );
    preset.example = example(
        {counted(1, "40"), counted(2, "30"), counted(3, "20"), counted(4, "30.1")},
        {"100.5", "40.333333", "20.2", "60.333333"}
    );
    return preset;
}

ScoringPreset final_2004() {
    auto preset = plain(
        "final_2004",
        "Finale 2004: punti + 20 al vincitore, 110 con l'obiettivo (-50 per armate in più: "
        "penalità)",
        "2004 final: points + 20 for the winner, 110 for the objective (-50 for too many armies: a "
        "penalty)",
        "if(objective, 110, points + 20 * winner / winners)"
    );
    preset.example = example(
        {counted(1, "61"), counted(2, "35"), counted(3, "24"), counted(4, "20")},
        {"81", "35", "24", "20"}
    );
    return preset;
}

}  // namespace

const std::vector<ScoringPreset>& scoring_presets() {
    static const std::vector<ScoringPreset> presets{
        rtu(),
        points(),
        gathering(),
        open(),
        master(),
        placement(),
        spartac(),
        board_game_league(),
        final_2004()};
    return presets;
}

const ScoringPreset* find_scoring(std::string_view id) {
    const auto& presets = scoring_presets();
    const auto found = std::ranges::find(presets, id, &ScoringPreset::id);
    return found == presets.end() ? nullptr : &*found;
}

}  // namespace kamchatka::tournament
