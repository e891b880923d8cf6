// Completing what is to be entered, and reading books.
#include "codec/visible_text.hpp"
#include "engine/reckoning.hpp"
#include "referee/detail/replay.hpp"
#include "referee/removal.hpp"
#include "referee/wire/entry_json.hpp"

#include <algorithm>

namespace kamchatka::referee {
namespace {

// The defender answers an attack; everything else of a seat is up to whoever is awaited.
Seat seat_to_act(const State& state) {
    const SeatSet awaited = awaited_seats(state);
    if (!awaited.empty()) return awaited.front();
    return state.position < state.seat_count ? seat_on_turn(state) : Seat::s1;
}

bool falls_on_a_seat(const Consequence& follows) {
    constexpr IdSet<Verdict> verdicts{
        Verdict::armies_removed,
        Verdict::armies_removed_and_cap_lowered,
        Verdict::armies_removed_there,
        Verdict::excluded,
        Verdict::card_due,
        Verdict::card_lost,
        Verdict::roll_due,
        Verdict::roll_lost};
    return follows.warnings > 0 || verdicts.contains(follows.verdict);
}

// Where `first` is given, its armies go before all others.
std::vector<Holding> holdings_of(const Sheet& sheet, Seat seat, const Territory* first) {
    std::vector<Holding> holdings;
    const State& state = sheet.state;
    for (const Territory territory : sheet.rules.board.territories()) {
        const auto* counted = sheet.board ? &sheet.board->territories[territory] : nullptr;
        const bool held =
            counted != nullptr ? counted->owner == seat : state.held[seat].contains(territory);
        if (!held) continue;
        const int armies = counted != nullptr ? counted->armies : removable(state, territory) + 1;
        const bool combat = first != nullptr && *first == territory;
        const bool newest = first == nullptr && counted == nullptr;
        const int before_others = combat ? armies : newest ? state.placed[territory] : 0;
        holdings.push_back(
            {territory,
             static_cast<std::uint16_t>(armies),
             static_cast<std::uint16_t>(before_others)}
        );
    }
    return holdings;
}

unsigned sum_of(const std::vector<RemoveArmies>& removal) {
    unsigned sum = 0;
    for (const RemoveArmies& remove : removal) sum += remove.armies;
    return sum;
}

template <typename A>
bool ends_with(const Entry& entry) {
    const auto* played = std::get_if<Played>(&entry.note);
    return played != nullptr && !played->actions.empty() &&
        std::holds_alternative<A>(played->actions.back());
}

// The last two entries of play, the latest first; none from before a card was taken.
std::vector<const Entry*> last_played(std::span<const Entry> book, const Sheet& sheet) {
    std::vector<const Entry*> last;
    for (std::size_t i = sheet.standing.size(); i-- > 0 && last.size() < 2;) {
        const Entry& entry = book[sheet.standing[i]];
        if (std::holds_alternative<Played>(entry.note)) last.push_back(&entry);
        if (std::holds_alternative<CardNoted>(entry.note)) break;
    }
    return last;
}

// A light book in play: the dice that were disputed may be none of its own.
bool has_no_such_dice(const Sheet& sheet) {
    return sheet.opening.kind == Kind::light && sheet.stage == Stage::playing;
}

// The dice have closed the game, and something was counted after them.
bool counted_since(const Sheet& sheet) {
    const Phase phase = sheet.state.phase;
    const bool by_dice = phase == Phase::over || phase == Phase::tie_break;
    const auto& turned = sheet.turned.items;
    const auto known = [](const auto& objective) { return objective.has_value(); };
    return by_dice && (sheet.board || std::any_of(turned.begin(), turned.end(), known));
}

// A roll that does not count is struck, if it was the last thing entered; a void one takes the
// declaration of its attack with it.
std::uint8_t struck_by(std::span<const Entry> book, const Sheet& sheet, Verdict verdict) {
    const bool again = verdict == Verdict::all_roll_again || verdict == Verdict::attack_rolls_again;
    if (!again && verdict != Verdict::roll_is_void) return 0;
    if (has_no_such_dice(sheet) || sheet.stage == Stage::signed_off) return 0;
    const std::vector<const Entry*> last = last_played(book, sheet);
    const auto ends = [&](std::size_t i, auto matches) {
        return last.size() > i && matches(*last[i]);
    };
    const bool of_a_seat = ends(0, ends_with<RollClosing>) || ends(0, ends_with<RollForPlace>);
    if (of_a_seat) return again ? 1 : 0;
    if (ends(0, ends_with<RollDice>)) {
        return !again && ends(1, ends_with<Attack>) ? 2 : 1;
    }
    return !again && ends(0, ends_with<Attack>) ? 1 : 0;
}

std::optional<Refusal> work_out(std::span<const Entry> book, const Sheet& sheet, Ruled& ruled) {
    std::vector<Answer> answers;
    for (const GivenAnswer& answer : ruled.answers) answers.push_back({answer.id, answer.value});
    const auto follows = rule(ruled.ruling, answers);
    if (!follows) {
        const bool unknown = follows.error().fault == AnswerFault::unknown_ruling;
        return Refusal{
            .reason = unknown ? Refused::unknown_ruling : Refused::bad_answers,
            .detail = follows.error().question};
    }
    ruled.consequence = *follows;
    ruled.struck = struck_by(book, sheet, follows->verdict);
    if (ruled.struck > 0 && counted_since(sheet) &&
        !ends_with<RollForPlace>(*last_played(book, sheet).front())) {
        return Refusal{.reason = Refused::already_counted};
    }
    if (falls_on_a_seat(*follows) && !ruled.seat) return Refusal{.reason = Refused::seat_needed};
    const std::uint16_t due = armies_due(sheet, ruled);
    if (due == 0) {
        ruled.removal.clear();
        return std::nullopt;
    }
    const bool there = follows->verdict == Verdict::armies_removed_there;
    if (there && !ruled.territory) return Refusal{.reason = Refused::territory_needed};
    if (index(*ruled.seat) >= sheet.state.seat_count) {
        return Refusal{.reason = Refused::seat_needed};
    }
    if (sum_of(ruled.removal) != due) {
        const Territory* first = there ? &*ruled.territory : nullptr;
        ruled.removal = plan_removal(holdings_of(sheet, *ruled.seat, first), due).actions;
    }
    return std::nullopt;
}

// Since which draw each card has been back in the deck; none while it lies in the open.
PerCard<std::optional<std::size_t>> in_deck_since(const Sheet& sheet) {
    PerCard<std::optional<std::size_t>> since;
    since.items.fill(0);
    CardSet open;
    std::size_t draws = 0;
    for (const Line& line : sheet.lines) {
        for (const Event& event : line.events) {
            if (std::holds_alternative<CardDrawn>(event)) ++draws;
            if (const auto* tris = std::get_if<TrisPlayed>(&event)) {
                for (const Card card : tris->cards) open.insert(card);
            }
            if (!std::holds_alternative<DeckReshuffled>(event)) continue;
            for (const Card card : open) since[card] = draws;
            open = {};
        }
    }
    for (const Card card : open) since[card].reset();
    return since;
}

// The cards of a tris were some of those taken face down: which, as far as anybody can tell.
std::optional<std::vector<Face>> faces_of(const Sheet& sheet, const PlayTris& tris) {
    const auto since = in_deck_since(sheet);
    const CardSet hand = sheet.state.hand[seat_on_turn(sheet.state)].reveal();
    std::vector<Face> faces;
    const auto bound = [&](std::size_t draw) {
        return std::any_of(faces.begin(), faces.end(), [&](const Face& face) {
            return face.draw == draw;
        });
    };
    const auto bind = [&](Card card, auto fits) {
        for (std::size_t draw = 0; draw < sheet.draws.size(); ++draw) {
            const Draw& drawn = sheet.draws[draw];
            const bool in_hand = hand.contains(drawn.card) && !drawn.face_up && !bound(draw);
            // A card played and drawn again has an earlier draw that is face up.
            if (!in_hand || draw < *since[card] || !fits(drawn)) continue;
            faces.push_back({static_cast<std::uint16_t>(draw), card});
            return true;
        }
        return false;
    };
    std::vector<Card> cards{tris.cards.begin(), tris.cards.end()};
    for (const Card card : cards) {
        if (index(card) >= sheet.rules.deck.card_count || !since[card]) return std::nullopt;
    }
    std::erase_if(cards, [&](Card card) {
        return bind(card, [&](const Draw& drawn) { return drawn.card == card; });
    });
    std::sort(cards.begin(), cards.end(), [&](Card a, Card b) { return since[a] > since[b]; });
    for (const Card card : cards) {
        const bool found = bind(card, [&](const Draw& drawn) {
            return std::find(tris.cards.begin(), tris.cards.end(), drawn.card) == tris.cards.end();
        });
        if (!found) return std::nullopt;
    }
    return faces;
}

std::optional<Refusal> turn_faces_up(const Sheet& sheet, Played& played) {
    played.faces.clear();
    for (const Action& action : played.actions) {
        const auto* tris = std::get_if<PlayTris>(&action);
        if (tris == nullptr || sheet.state.phase != Phase::reinforce) continue;
        const auto faces = faces_of(sheet, *tris);
        if (!faces) return Refusal{.reason = Refused::card_cannot_be};
        played.faces.insert(played.faces.end(), faces->begin(), faces->end());
    }
    return std::nullopt;
}

// What a book may hold that was written before, and nobody writes any more.
std::optional<Refused> out_of_order(
    std::span<const Entry> book, const Sheet& sheet, const Entry& wanted
) {
    const std::string* reason = reason_in(wanted.note);
    if (needs_reason(wanted.note) && reason->empty()) return Refused::reason_missing;
    const auto* card = std::get_if<ObjectiveWritten>(&wanted.note);
    if (card != nullptr && card->title.empty()) return Refused::bad_text;
    const auto* appealed = std::get_if<Appealed>(&wanted.note);
    const bool known = appealed != nullptr && ruling_at(book, appealed->ruling) != nullptr;
    if (known && sheet.lines[appealed->ruling - 1].struck) return Refused::unknown_ruling;
    const bool undoes = std::holds_alternative<Undone>(wanted.note);
    if (!undoes || sheet.stage != Stage::signed_off) return std::nullopt;
    return wanted.by.role == Role::official_judge ? Refused::signed_off
                                                  : Refused::official_judge_only;
}

// A card that another device has written, and that did not get into this book.
bool names_unknown_card(const Rules& rules, const Note& note) {
    const auto* turned = std::get_if<ObjectiveTurned>(&note);
    const auto* declared = std::get_if<ObjectiveDeclared>(&note);
    if (turned == nullptr && declared == nullptr) return false;
    const Objective objective = turned != nullptr ? turned->objective : declared->objective;
    return index(objective) >= rules.objectives.objective_count;
}

bool stands(std::span<const Entry> book, const Entry& entry) {
    Book longer{book.begin(), book.end()};
    longer.push_back(entry);
    return fold(longer).has_value();
}

}  // namespace

Actor actor_of(const State& state, const Action& action) {
    const Actor candidates[] = {seat_to_act(state), Chance{}, Arbiter{}};
    return std::visit(
        [&]<typename A>(const A&) -> Actor {
            constexpr std::size_t kind = kind_of<A>;
            if (kind <= kind_of<RevealSeed>) return candidates[1];
            return kind >= kind_of<Withdraw> ? candidates[2] : candidates[0];
        },
        action
    );
}

Result<Sheet, Refusal> fold(std::span<const Entry> book) {
    if (book.size() > entry_count_max) return Refusal{.reason = Refused::too_long};
    auto standing = detail::standing_entries(book);
    if (!standing) return standing.error();
    Sheet sheet;
    if (auto trouble = detail::Replay{book, sheet}.run(*std::move(standing))) return *trouble;
    return sheet;
}

Result<Entry, Refusal> write(std::span<const Entry> book, const Sheet& sheet, Entry wanted) {
    wanted.seq = book.size() + 1;
    // Books that were written before are read all the same. By the rules that it was read by:
    // before a book is opened its sheet has none, and could not name what the entry speaks of.
    const Rules rules = rules_for(book);
    if (names_unknown_card(rules, wanted.note)) {
        return Refusal{.reason = Refused::unknown_objective};
    }
    if (codec::odd_text_in(to_json(rules, wanted))) {
        return Refusal{.reason = Refused::bad_text};
    }
    if (!wanted.ref.empty() && std::ranges::count(book, wanted.ref, &Entry::ref) > 0) {
        return Refusal{.reason = Refused::malformed, .detail = "ref"};
    }
    if (const auto why = out_of_order(book, sheet, wanted)) return Refusal{.reason = *why};
    std::optional<Refusal> trouble;
    if (auto* ruled = std::get_if<Ruled>(&wanted.note)) trouble = work_out(book, sheet, *ruled);
    if (auto* played = std::get_if<Played>(&wanted.note)) trouble = turn_faces_up(sheet, *played);
    if (auto* settled = std::get_if<AppealSettled>(&wanted.note)) {
        settled->struck = settled->outcome == AppealOutcome::overturned ? 1 : 0;
        if (settled->struck > 0 && !stands(book, wanted)) settled->struck = 0;
    }
    if (trouble) return *trouble;
    return wanted;
}

std::optional<Refusal> enter(Book& book, Sheet& sheet, const Entry& wanted) {
    if (book.size() >= entry_count_max) return Refusal{.reason = Refused::too_long};
    auto entry = write(book, sheet, wanted);
    if (!entry) return entry.error();
    book.push_back(*std::move(entry));
    if (!detail::only_adds(book.back().note)) {
        auto next = fold(book);
        if (next) {
            sheet = *std::move(next);
            return std::nullopt;
        }
        book.pop_back();
        return next.error();
    }
    const auto trouble = detail::Replay{book, sheet}.run_last();
    if (!trouble) return std::nullopt;
    // It got somewhere before it was refused. That is rare: the others are read again.
    book.pop_back();
    sheet = *fold(book);
    return trouble;
}

}  // namespace kamchatka::referee
