// What the books ask of a format.
#include "tournament/format/format.hpp"

#include "engine/rulebooks.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>

namespace kamchatka::tournament {
namespace {

bool may_mix(Sizes sizes) {
    return sizes == Sizes::fours_then_fives || sizes == Sizes::fives_then_fours ||
        sizes == Sizes::league;
}

bool has_threes(Sizes sizes) { return sizes == Sizes::threes || sizes == Sizes::league; }

bool in_order(const std::vector<Stage>& stages) {
    for (std::size_t i = 0; i < stages.size(); ++i) {
        const PhaseKind kind = stages[i].kind;
        const bool opens = kind == PhaseKind::standings || kind == PhaseKind::knockout;
        if (opens != (i == 0)) return false;
        if (kind == PhaseKind::final && i + 1 != stages.size()) return false;
        if (kind == PhaseKind::semifinal && (i != 1 || stages.size() != 3)) return false;
    }
    return stages.size() == 1 || stages.front().kind == PhaseKind::standings;
}

template <typename Word>
bool repeats(std::vector<Word> words) {
    std::ranges::sort(words);
    return std::ranges::adjacent_find(words) != words.end();
}

// 2026-11-21, and a day that there is.
bool is_date(std::string_view text) {
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') return false;
    std::array<int, 3> parts{};
    const std::array pieces{text.substr(0, 4), text.substr(5, 2), text.substr(8, 2)};
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const char* const end = pieces[i].data() + pieces[i].size();
        const auto read = std::from_chars(pieces[i].data(), end, parts[i]);
        if (read.ec != std::errc{} || read.ptr != end || parts[i] < 0) return false;
    }
    return std::chrono::year_month_day{
        std::chrono::year{parts[0]},
        std::chrono::month{static_cast<unsigned>(parts[1])},
        std::chrono::day{static_cast<unsigned>(parts[2])}}
        .ok();
}

bool known_ruleset(std::string_view id) {
    return std::ranges::any_of(rulebooks::all, [&](const Ruleset* each) {
        return each->id.view() == id;
    });
}

// Each row must fill its finals with four, or with as many as its semifinals give.
bool sound(const Threshold& row) {
    if (row.winners == 0 || row.semifinals % row.winners != 0) return false;
    if (row.straight > 0 && row.winners > 1) return false;
    if (row.semifinals > 0 && row.semifinalists % row.semifinals != 0) return false;
    if (row.semifinals == 0)
        return row.semifinalists == 0 && row.straight >= 3 && row.straight <= 5;
    const unsigned at_table = row.semifinalists / row.semifinals;
    const unsigned finalists = row.straight + row.semifinals / row.winners;
    return at_table >= 3 && at_table <= 5 && finalists >= 3 && finalists <= 5;
}

bool thresholds_sound(const Format& format) {
    const auto& rows = format.thresholds;
    if (rows.empty() != (format.stages.size() < 2)) return false;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!sound(rows[i])) return false;
        if (i > 0 && rows[i].players_min <= rows[i - 1].players_min) return false;
    }
    return true;
}

class Examination {
public:
    explicit Examination(const Format& format) : format_{format} {}

    std::vector<FormatComplaint> all() {
        const std::vector<Stage>& stages = format_.stages;
        note(format_.name.empty(), FormatFault::no_name, Weight::must);
        const bool dated = !format_.date.empty();
        note(dated && !is_date(format_.date), FormatFault::bad_date, Weight::must);
        note(!known_ruleset(format_.ruleset), FormatFault::unknown_ruleset, Weight::must);
        note(format_.fee > fee_max, FormatFault::fee_too_high, Weight::must);
        note(stages.empty(), FormatFault::no_stages, Weight::must);
        if (stages.empty()) return complaints_;
        note(!in_order(stages), FormatFault::stages_out_of_order, Weight::must);
        for (stage_ = 0; stage_ < stages.size(); ++stage_) examine(stages[stage_]);
        stage_ = 0;
        note(format_.kingmaker, FormatFault::kingmaker_played, by_the_book());
        note(format_.challenge_card, FormatFault::challenge_card_played, by_the_book());
        note(!thresholds_sound(format_), FormatFault::bad_thresholds, Weight::must);
        return complaints_;
    }

private:
    // What the R.T.U. says binds official tournaments and advises the others.
    Weight by_the_book() const { return format_.official ? Weight::must : Weight::should; }

    void note(bool wrong, FormatFault fault, Weight weight) {
        if (wrong) complaints_.push_back({fault, weight, stage_});
    }

    void examine(const Stage& stage) {
        const bool standings = stage.kind == PhaseKind::standings;
        const bool endless = stage.rounds == 0 || stage.rounds > rounds_max;
        note(standings && endless, FormatFault::rounds_out_of_range, Weight::must);
        if (const auto wrong = check_formula(stage.scoring.formula)) {
            complaints_.push_back({FormatFault::bad_formula, Weight::must, stage_, wrong, {}});
        }
        const bool drops = stage.counted != 0 && stage.counted < counted_least(stage.rounds);
        note(standings && drops, FormatFault::too_few_counted, Weight::must);
        note(stage.scoring.prize > prize_max, FormatFault::prize_too_high, Weight::must);
        if (standings) examine_tables(stage);
        if (standings) examine_winning(stage);
        note(
            has_threes(stage.sizes) && stage.sizes != Sizes::threes,
            FormatFault::threes_mixed,
            by_the_book()
        );
        if (stage.kind == PhaseKind::knockout) {
            const bool shared = format_.winners != Winners::exactly_one;
            note(shared, FormatFault::winners_may_share, Weight::must);
            const bool bad = stage.final_size < 3 || stage.final_size > 5;
            note(bad, FormatFault::bad_final_size, Weight::must);
        }
        const bool repeated = repeats(stage.first_round) || repeats(stage.later_rounds);
        note(repeated, FormatFault::repeated_criterion, Weight::must);
        note(repeats(stage.tie_breaks), FormatFault::repeated_tie_break, Weight::must);
        const bool pairs = stage.seating == Seating::pairs;
        const bool of_two = format_.teams && format_.teams->players == 2;
        note(pairs && !of_two, FormatFault::pairs_without_teams, Weight::must);
    }

    // The prize is bounded by itself; a formula may hide another one.
    void examine_winning(const Stage& stage) {
        const auto worth = worth_of_winning(stage.scoring);
        if (!worth || worth->most <= whole_score(prize_max)) return;
        FormatComplaint complaint{FormatFault::win_worth_too_much, by_the_book(), stage_};
        complaint.example = worth->example;
        complaints_.push_back(std::move(complaint));
    }

    void examine_tables(const Stage& stage) {
        const bool uneven = stage.scoring.prize > 0 && may_mix(stage.sizes) &&
            stage.scoring.prize_at_four != PrizeAtFour::fifth_less;
        note(uneven, FormatFault::prize_not_lower_at_four, by_the_book());
        // Tables of four and five with a prize that allows for it are provided for (CH-12.2.2).
        const bool provided =
            stage.scoring.prize > 0 && stage.scoring.prize_at_four == PrizeAtFour::fifth_less;
        note(may_mix(stage.sizes) && !provided, FormatFault::mixed_tables, Weight::should);
        const auto& first = format_.stages.front();
        note(stage.minutes != first.minutes, FormatFault::unequal_duration, by_the_book());
    }

    const Format& format_;
    std::size_t stage_ = 0;
    std::vector<FormatComplaint> complaints_;
};

}  // namespace

std::vector<FormatComplaint> complaints_about(const Format& format) {
    return Examination{format}.all();
}

const Threshold* threshold_for(const Format& format, std::size_t players) {
    const Threshold* found = nullptr;
    for (const Threshold& row : format.thresholds) {
        if (row.players_min <= players) found = &row;
    }
    return found;
}

}  // namespace kamchatka::tournament
