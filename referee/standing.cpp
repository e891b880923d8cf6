// Which entries count: undoing takes back the last ones, and gives back what they had struck.
#include "referee/detail/replay.hpp"

#include <algorithm>
#include <iterator>
#include <memory>

namespace kamchatka::referee {
namespace detail {
namespace {

struct Kept {
    std::size_t index = 0;
    std::vector<Kept> struck{};
    std::shared_ptr<const std::vector<Kept>> before{};  // all there was, where an appeal changed it
};

bool was_played(const Note& note) { return std::holds_alternative<Played>(note); }
bool is_signature(const Note& note) { return std::holds_alternative<Signed>(note); }

class Stack {
public:
    explicit Stack(std::span<const Entry> book) : book_{book} {}

    void keep(std::size_t index) { kept_.push_back({index}); }

    // Takes the last entry that fits off, if there is one.
    std::optional<Kept> take_last(bool (*fits)(const Note&)) {
        for (std::size_t i = kept_.size(); i-- > 0;) {
            if (!fits(book_[kept_[i].index].note)) continue;
            Kept last = std::move(kept_[i]);
            kept_.erase(kept_.begin() + static_cast<std::ptrdiff_t>(i));
            return last;
        }
        return std::nullopt;
    }

    std::optional<Refused> undo(std::size_t count, Role role) {
        if (count == 0) return Refused::nothing_to_undo;
        for (; count > 0; --count) {
            auto last = take_last(can_be_undone);
            if (!last) return Refused::nothing_to_undo;
            if (!may_undo(role, book_[last->index].note)) return Refused::official_judge_only;
            if (last->before != nullptr) give_back(*last);
            std::reverse(last->struck.begin(), last->struck.end());
            for (Kept& kept : last->struck) kept_.push_back(std::move(kept));
        }
        return std::nullopt;
    }

    // A ruling strikes what was played before it, not the rulings before it.
    std::optional<Refused> rule(std::size_t index, std::size_t count) {
        Kept ruling{index};
        for (; count > 0; --count) {
            auto last = take_last(was_played);
            if (!last) return Refused::nothing_to_undo;
            ruling.struck.push_back(std::move(*last));
        }
        kept_.push_back(std::move(ruling));
        return std::nullopt;
    }

    // An overturned ruling is taken out from among what came after it; what it struck counts again.
    std::optional<Refused> settle(std::size_t index, const AppealSettled& settled) {
        Kept settlement{index};
        if (settled.struck > 0) {
            const auto ruling = ruling_under(settled.appeal);
            if (ruling == kept_.end()) return Refused::unknown_appeal;
            settlement.before = std::make_shared<const std::vector<Kept>>(kept_);
            const std::vector<Kept> struck = ruling->struck;
            kept_.erase(ruling);
            kept_.insert(kept_.end(), struck.begin(), struck.end());
            std::sort(kept_.begin(), kept_.end(), [](const Kept& a, const Kept& b) {
                return a.index < b.index;
            });
        }
        kept_.push_back(std::move(settlement));
        return std::nullopt;
    }

    // What was signed can be put right again, as if it had not been.
    std::optional<Refused> reopen(std::size_t index) {
        if (!take_last(is_signature)) return Refused::not_signed;
        keep(index);
        return std::nullopt;
    }

    std::vector<std::size_t> indices() const {
        std::vector<std::size_t> indices;
        for (const Kept& kept : kept_) indices.push_back(kept.index);
        std::sort(indices.begin(), indices.end());
        return indices;
    }

private:
    std::vector<Kept>::iterator ruling_under(std::uint64_t appeal) {
        if (appeal == 0 || appeal > book_.size()) return kept_.end();
        const auto* appealed = std::get_if<Appealed>(&book_[appeal - 1].note);
        if (appealed == nullptr) return kept_.end();
        return std::find_if(kept_.begin(), kept_.end(), [&](const Kept& kept) {
            return kept.index + 1 == appealed->ruling;
        });
    }

    // As it was before the settlement, with what has come since and is never undone.
    void give_back(const Kept& settlement) {
        std::vector<Kept> again = *settlement.before;
        for (Kept& kept : kept_) {
            if (kept.index > settlement.index) again.push_back(std::move(kept));
        }
        kept_ = std::move(again);
    }

    std::span<const Entry> book_;
    std::vector<Kept> kept_;
};

}  // namespace

Result<std::vector<std::size_t>, Refusal> standing_entries(std::span<const Entry> book) {
    Stack stack{book};
    for (std::size_t i = 0; i < book.size(); ++i) {
        const Note& note = book[i].note;
        std::optional<Refused> why;
        if (const auto* undone = std::get_if<Undone>(&note)) {
            stack.keep(i);
            why = stack.undo(undone->count, book[i].by.role);
        } else if (const auto* ruled = std::get_if<Ruled>(&note)) {
            why = stack.rule(i, ruled->struck);
        } else if (const auto* settled = std::get_if<AppealSettled>(&note)) {
            why = stack.settle(i, *settled);
        } else if (std::holds_alternative<Reopened>(note)) {
            why = stack.reopen(i);
        } else {
            stack.keep(i);
        }
        if (why) return Refusal{.reason = *why};
    }
    return stack.indices();
}

bool only_adds(const Note& note) {
    if (const auto* ruled = std::get_if<Ruled>(&note)) return ruled->struck == 0;
    if (const auto* played = std::get_if<Played>(&note)) return played->faces.empty();
    if (const auto* settled = std::get_if<AppealSettled>(&note)) return settled->struck == 0;
    return !std::holds_alternative<Undone>(note) && !std::holds_alternative<Reopened>(note);
}

}  // namespace detail

namespace {

bool up_to_the_official_judge(const Ruleset& set, const Ruled& ruled) {
    if (ruled.consequence.verdict != Verdict::excluded) return false;
    const bool roll_missed = ruled.ruling == "closing_roll_forgotten";
    const DisciplineRules& discipline = set.discipline;
    const Excluder by = roll_missed ? discipline.closing_roll_missed : discipline.hidden_objective;
    return by == Excluder::official_judge;
}

}  // namespace

std::optional<Refused> forbidden(const Ruleset& set, Role role, const Note& note) {
    const auto* ruled = std::get_if<Ruled>(&note);
    const bool judging = ruled != nullptr || std::holds_alternative<GameStopped>(note) ||
        std::holds_alternative<Signed>(note);
    if (judging && role == Role::player) return Refused::judges_only;
    const bool discipline = std::holds_alternative<Disciplined>(note) ||
        std::holds_alternative<Reopened>(note) || std::holds_alternative<AppealSettled>(note) ||
        (ruled != nullptr && up_to_the_official_judge(set, *ruled));
    if (discipline && role != Role::official_judge) return Refused::official_judge_only;
    return std::nullopt;
}

bool may_undo(Role role, const Note& note) {
    const bool last_word =
        std::holds_alternative<Signed>(note) || std::holds_alternative<AppealSettled>(note);
    return role == Role::official_judge || !last_word;
}

bool can_be_undone(const Note& note) {
    return !std::holds_alternative<Opened>(note) && !std::holds_alternative<ClockChanged>(note) &&
        !std::holds_alternative<Remarked>(note) && !std::holds_alternative<Undone>(note) &&
        !std::holds_alternative<Reopened>(note) && !std::holds_alternative<ObjectiveWritten>(note);
}

const std::string* reason_in(const Note& note) {
    return std::visit(
        []<typename N>(const N& each) -> const std::string* {
            if constexpr (requires { each.reason; }) return &each.reason;
            return nullptr;
        },
        note
    );
}

bool needs_reason(const Note& note) {
    const auto* clock = std::get_if<ClockChanged>(&note);
    return std::holds_alternative<Reopened>(note) || std::holds_alternative<Appealed>(note) ||
        std::holds_alternative<AppealSettled>(note) ||
        (clock != nullptr && clock->change == ClockChange::lengthened);
}

}  // namespace kamchatka::referee
