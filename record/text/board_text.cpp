// The board as text: two columns of continents, then the seats, then where the game stands.
#include "record/text/board_text.hpp"

#include "record/json.hpp"
#include "record/words/spelling.hpp"

#include <algorithm>
#include <vector>

namespace kamchatka::record {
namespace {

constexpr std::size_t name_width = 26;
constexpr std::size_t column_width = 48;

struct Terms {
    std::string_view round, turn, seat, territories, armies, reserve, cards, objective, neutral;
    std::string_view waiting_for_chance, deck, last_round, nobody, centre;
};

constexpr Terms italian_terms{
    "giro",
    "turno di",
    "posto",
    "terr.",
    "armate",
    "riserva",
    "carte",
    "obiettivo",
    "neutrale",
    "si attende il caso",
    "mazzo",
    "ultimo giro",
    "nessuno",
    "centro di produzione"};
constexpr Terms english_terms{
    "round",
    "turn of",
    "seat",
    "terr.",
    "armies",
    "reserve",
    "cards",
    "objective",
    "neutral",
    "waiting for chance",
    "deck",
    "last round",
    "nobody",
    "production centre"};

// Letters, not bytes: names have accents.
std::size_t width(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    }));
}

std::string padded(std::string_view text, std::size_t to) {
    const std::size_t used = width(text);
    return std::string{text} + std::string(used < to ? to - used : 0, ' ');
}

std::string right(const std::string& text, std::size_t to) {
    return std::string(text.size() < to ? to - text.size() : 0, ' ') + text;
}

std::string_view ansi_code(Colour colour) {
    switch (colour) {
        case Colour::red: return "\033[31m";
        case Colour::blue: return "\033[34m";
        case Colour::yellow: return "\033[33m";
        case Colour::green: return "\033[32m";
        case Colour::black: return "\033[90m";
        case Colour::purple: return "\033[35m";
    }
    return {};
}

class Painter {
public:
    Painter(const Rules& rules, const View& view, const BoardStyle& style)
        : lexicon_{rules, view.seat_count},
          view_{view},
          style_{style},
          terms_{style.language == Language::italian ? italian_terms : english_terms} {}

    std::string whole() const { return standing_line() + '\n' + board() + '\n' + seat_table(); }

private:
    std::string standing_line() const;
    std::string board() const;
    std::vector<std::string> continent_block(Continent continent) const;
    std::string territory_line(Territory territory) const;
    std::string seat_table() const;
    std::string seat_line(Seat seat) const;
    std::string hand(Seat seat) const;
    std::string painted(std::string_view text, Seat seat) const;
    std::optional<Seat> holder(Territory territory) const;
    std::string colour_name(Seat seat) const {
        const auto colour = view_.colour[seat];
        return colour ? std::string{name_of(*colour, style_.language)} : std::string{spell(seat)};
    }
    SeatSet all_seats() const { return SeatSet::first(view_.seat_count); }

    Lexicon lexicon_;
    const View& view_;
    const BoardStyle& style_;
    const Terms& terms_;
};

std::string Painter::painted(std::string_view text, Seat seat) const {
    if (style_.paint == Paint::plain || !view_.colour[seat]) return std::string{text};
    return std::string{ansi_code(*view_.colour[seat])} + std::string{text} + "\033[0m";
}

std::optional<Seat> Painter::holder(Territory territory) const {
    for (const Seat seat : all_seats()) {
        if (view_.held[seat].contains(territory)) return seat;
    }
    return std::nullopt;
}

std::string Painter::standing_line() const {
    std::string line{name_of(view_.phase, style_.language)};
    if (view_.round > 0)
        line += ", " + std::string{terms_.round} + ' ' + std::to_string(view_.round);
    if (view_.last_round) {
        line +=
            " (" + std::string{terms_.last_round} + ' ' + std::to_string(*view_.last_round) + ')';
    }
    if (view_.cause) {
        line += ", " + std::string{name_of(*view_.cause, style_.language)} + ": " +
            painted(colour_name(view_.winner), view_.winner);
    } else if (view_.order != Order{} && view_.position < view_.seat_count) {
        const Seat seat = view_.order[view_.position];
        line += ", " + std::string{terms_.turn} + ' ' + std::string{spell(seat)} + ' ' +
            painted(colour_name(seat), seat);
    }
    if (waits_for_chance(view_.phase) && view_.phase != Phase::over) {
        line += ", " + std::string{terms_.waiting_for_chance};
    }
    return line + "; " + std::string{terms_.deck} + ' ' + std::to_string(view_.deck_size) + '\n';
}

std::string Painter::territory_line(Territory territory) const {
    std::string line = "  " + padded(name_of(lexicon_, territory, style_.language), name_width);
    const auto seat = holder(territory);
    if (!seat) return padded(line + std::string{terms_.nobody}, column_width);
    const bool neutral = view_.standing[*seat] != Standing::active;
    const std::string colour = colour_name(*seat) + (neutral ? "*" : "");
    const std::string armies = right(std::to_string(view_.armies[territory]), 5);
    const std::string centre = view_.centres.contains(territory) ? " +" : "  ";
    return line + painted(padded(colour, 10) + armies + centre, *seat) + "   ";
}

std::vector<std::string> Painter::continent_block(Continent continent) const {
    const Board& board = lexicon_.rules.board;
    std::vector<std::string> lines{padded(
        std::string{name_of(lexicon_, continent, style_.language)} + " (+" +
            std::to_string(board.bonus[continent]) + ')',
        column_width
    )};
    for (const Territory territory : board.members[continent]) {
        lines.push_back(territory_line(territory));
    }
    return lines;
}

// Continents side by side, the shorter of the two columns next.
std::string Painter::board() const {
    std::vector<std::string> left;
    std::vector<std::string> other;
    for (const Continent continent : lexicon_.rules.board.continents()) {
        std::vector<std::string>& column = other.size() < left.size() ? other : left;
        for (std::string& line : continent_block(continent)) column.push_back(std::move(line));
    }
    std::string text;
    for (std::size_t i = 0; i < std::max(left.size(), other.size()); ++i) {
        std::string line = i < left.size() ? left[i] : std::string(column_width, ' ');
        if (i < other.size()) line += other[i];
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    return text;
}

std::string Painter::hand(Seat seat) const {
    if (!view_.hand[seat] || view_.hand[seat]->empty()) return {};
    std::string names;
    for (const Card card : *view_.hand[seat]) {
        const Arm arm = lexicon_.rules.deck.faces[card].arm;
        names +=
            (names.empty() ? "" : ", ") + std::string{name_of(lexicon_, card, style_.language)};
        if (arm != Arm::jolly) names += " (" + std::string{name_of(arm, style_.language)} + ')';
    }
    // A long hand goes over several lines.
    std::string text;
    for (std::size_t at = 0, room = 88; !names.empty(); names.erase(0, at)) {
        at = names.size() <= room ? names.size() : names.rfind(", ", room) + 2;
        std::string line = names.substr(0, at);
        line.erase(line.find_last_not_of(' ') + 1);
        text += "      " + line + '\n';
    }
    return text;
}

std::string Painter::seat_line(Seat seat) const {
    unsigned armies = 0;
    for (const Territory territory : view_.held[seat]) armies += view_.armies[territory];
    std::string line = "  " + padded(spell(seat), 4) + painted(padded(colour_name(seat), 8), seat);
    line += right(std::to_string(view_.held[seat].size()), 6) + right(std::to_string(armies), 8) +
        right(std::to_string(view_.reserve[seat]), 9) +
        right(std::to_string(view_.hand_size[seat]), 7) + "  ";
    std::string remarks = style_.players[seat];
    const auto remark = [&](std::string_view text) {
        remarks += (remarks.empty() ? "" : ", ") + std::string{text};
    };
    if (view_.objective[seat]) remark(name_of(lexicon_, *view_.objective[seat], style_.language));
    if (view_.standing[seat] != Standing::active) {
        remark(name_of(view_.standing[seat], style_.language));
    }
    line += remarks;
    line.erase(line.find_last_not_of(' ') + 1);
    return line + '\n' + hand(seat);
}

std::string Painter::seat_table() const {
    std::string text = "  " + padded(terms_.seat, 12) + right(std::string{terms_.territories}, 6) +
        right(std::string{terms_.armies}, 8) + right(std::string{terms_.reserve}, 9) +
        right(std::string{terms_.cards}, 7) + "  " + std::string{terms_.objective} + '\n';
    bool neutral = false;
    for (const Seat seat : all_seats()) {
        text += seat_line(seat);
        neutral =
            neutral || (view_.standing[seat] != Standing::active && !view_.held[seat].empty());
    }
    if (neutral) text += "  * " + std::string{terms_.neutral} + '\n';
    if (!view_.centres.empty()) text += "  + " + std::string{terms_.centre} + '\n';
    return text;
}

}  // namespace

std::string board_text(const Rules& rules, const View& view, const BoardStyle& style) {
    return Painter{rules, view, style}.whole();
}

std::string board_text(const Rules& rules, const State& state, const BoardStyle& style) {
    return board_text(rules, view_of(state, Arbiter{}), style);
}

}  // namespace kamchatka::record
