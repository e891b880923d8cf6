// Formats and scorings to start from, each worked out on a table; what is wrong with one's own.
#include "server/desk/view.hpp"

#include "tournament/format/presets.hpp"
#include "tournament/words.hpp"

namespace kamchatka::server {
namespace {

std::vector<ExampleLine> example_lines(
    const tournament::Lines& lines, const std::vector<tournament::Score>& scores
) {
    std::vector<ExampleLine> example;
    const auto places = tournament::places_of(lines);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        example.push_back(
            {.points = tournament::to_text(lines[i].points),
             .place = places[i],
             .objective = lines[i].objective,
             .out = lines[i].out,
             .score = tournament::to_text(scores[i])}
        );
    }
    return example;
}

// A usual evening: a winner, two in the middle, one who went out.
tournament::Lines usual_table() {
    using tournament::PlayerId;
    return {
        {.player = PlayerId{1}, .points = tournament::whole_score(47)},
        {.player = PlayerId{2}, .points = tournament::whole_score(38)},
        {.player = PlayerId{3}, .points = tournament::whole_score(21)},
        {.player = PlayerId{4}, .points = {}, .fate = tournament::Fate::eliminated, .out = 1}};
}

}  // namespace

PresetsAnswer presets() {
    PresetsAnswer answer;
    for (const tournament::FormatPreset& each : tournament::format_presets()) {
        FormatPreset& preset = answer.formats.emplace_back();
        preset.id = std::string{each.id};
        preset.names = {std::string{each.italian}, std::string{each.english}};
        preset.format = each.format;
    }
    for (const tournament::ScoringPreset& each : tournament::scoring_presets()) {
        ScoringPreset& preset = answer.scorings.emplace_back();
        preset.id = std::string{each.id};
        preset.names = {std::string{each.italian}, std::string{each.english}};
        preset.formula = each.scoring.formula;
        preset.prize = each.scoring.prize;
        preset.fifth_less = each.scoring.prize_at_four == tournament::PrizeAtFour::fifth_less;
        preset.example = example_lines(each.example.lines, each.example.scores);
    }
    return answer;
}

FormatAnswer format_answer(const tournament::Format& format) {
    FormatAnswer answer;
    for (const tournament::FormatComplaint& each : tournament::complaints_about(format)) {
        FormatComplaint& complaint = answer.complaints.emplace_back();
        complaint.must = each.weight == tournament::Weight::must;
        complaint.stage = static_cast<std::uint32_t>(each.stage);
        complaint.message = wording(each);
        complaint.clause = std::string{tournament::clause_of(each.fault)};
    }
    return answer;
}

FormulaAnswer formula_answer(const FormulaRequest& request) {
    FormulaAnswer answer;
    if (const auto wrong = tournament::check_formula(request.formula)) {
        answer.error = wording(*wrong);
        answer.column = static_cast<std::uint32_t>(wrong->column);
        return answer;
    }
    tournament::Scoring scoring{.formula = request.formula};
    scoring.prize =
        static_cast<std::uint16_t>(std::min<std::uint32_t>(request.prize, tournament::prize_max));
    if (request.fifth_less) scoring.prize_at_four = tournament::PrizeAtFour::fifth_less;
    const auto scorer = tournament::Scorer::of(scoring);
    if (!scorer) return answer;
    const tournament::Lines lines = usual_table();
    answer.example = example_lines(lines, scorer->scores(lines, lines.size()));
    return answer;
}

}  // namespace kamchatka::server
