// Lays out the final places, the first one first.
#include "cli/games/result_text.hpp"

#include "cli/columns.hpp"
#include "cli/languages.hpp"
#include "record/words/spelling.hpp"

#include <algorithm>
#include <vector>

namespace kamchatka::cli {
namespace {

constexpr std::size_t result_width_max = 40;

std::string in_words(Phrase phrase, record::Language language) {
    return std::string{phrase.in(language)};
}

std::vector<Seat> by_place(const View& view) {
    std::vector<Seat> all;
    for (const Seat seat : SeatSet::first(view.seat_count)) all.push_back(seat);
    std::stable_sort(all.begin(), all.end(), [&](Seat a, Seat b) {
        return view.ahead[a] < view.ahead[b];
    });
    return all;
}

}  // namespace

std::string result_text(
    const Rules& rules,
    const View& view,
    const PerSeat<std::string>& players,
    record::Language language
) {
    if (!view.cause) return {};
    const record::Lexicon lexicon{rules, view.seat_count};
    const bool totals = rules.set.ending.kingmaker == Switch::on;
    std::vector<Cells> rows;
    rows.push_back(
        {in_words({"classifica", "place"}, language),
         in_words({"posto", "seat"}, language),
         in_words({"colore", "colour"}, language),
         in_words({"punti", "points"}, language)}
    );
    if (totals) rows.back().push_back(in_words({"totale", "total"}, language));
    rows.back().push_back(in_words({"obiettivo", "objective"}, language));
    for (const Seat seat : by_place(view)) {
        std::string name{record::spell(seat)};
        if (!players[seat].empty()) name += ' ' + players[seat];
        const auto colour = view.colour[seat];
        const auto objective = view.objective[seat];
        Cells cells{
            std::to_string(view.ahead[seat] + 1),
            name,
            colour ? std::string{record::name_of(*colour, language)} : "",
            std::to_string(view.points[seat])};
        if (totals) cells.push_back(std::to_string(view.totals[seat]));
        cells.push_back(
            objective ? std::string{record::name_of(lexicon, *objective, language)} : "-"
        );
        rows.push_back(std::move(cells));
    }
    return in_columns(rows, result_width_max);
}

}  // namespace kamchatka::cli
