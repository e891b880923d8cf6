// Appeals to the Official Judge against a ruling of a Table Judge: marked until they are settled.
// Of the Official Judge's own word there is none (TO-2a).
#include "referee/detail/replay.hpp"

#include <algorithm>

namespace kamchatka::referee {

const Ruled* ruling_at(std::span<const Entry> book, std::uint64_t seq) {
    if (seq == 0 || seq > book.size()) return nullptr;
    return std::get_if<Ruled>(&book[seq - 1].note);
}

bool appeals_open(const Sheet& sheet) {
    return std::ranges::any_of(sheet.appeals, [](const Appeal& appeal) { return !appeal.outcome; });
}

std::optional<AppealState> appeal_against(const Sheet& sheet, std::uint64_t ruling) {
    const auto found = std::ranges::find(sheet.appeals, ruling, &Appeal::ruling);
    if (found == sheet.appeals.end()) return std::nullopt;
    if (!found->outcome) return AppealState::open;
    const bool upheld = *found->outcome == AppealOutcome::upheld;
    return upheld ? AppealState::upheld : AppealState::overturned;
}

namespace detail {

Trouble Replay::apply(const Entry& entry, const Appealed& appealed) {
    const bool earlier = appealed.ruling < entry.seq;
    if (!earlier || ruling_at(book_, appealed.ruling) == nullptr) {
        return Refusal{.reason = Refused::unknown_ruling};
    }
    if (book_[appealed.ruling - 1].by.role == Role::official_judge) {
        return Refusal{.reason = Refused::last_word};
    }
    if (const auto before = appeal_against(sheet_, appealed.ruling)) {
        const bool open = *before == AppealState::open;
        return Refusal{.reason = open ? Refused::appeal_open : Refused::last_word};
    }
    if (appealed.seat && index(*appealed.seat) >= sheet_.state.seat_count) {
        return Refusal{.reason = Refused::seat_needed};
    }
    sheet_.appeals.push_back(
        {.seq = entry.seq,
         .ruling = appealed.ruling,
         .seat = appealed.seat,
         .reason = appealed.reason,
         .outcome = {}}
    );
    return std::nullopt;
}

Trouble Replay::apply(const Entry& entry, const AppealSettled& settled) {
    if (const auto why = forbidden(sheet_.rules.set, entry.by.role, settled)) {
        return Refusal{.reason = *why};
    }
    const auto appeal = std::ranges::find(sheet_.appeals, settled.appeal, &Appeal::seq);
    if (appeal == sheet_.appeals.end() || appeal->outcome) {
        return Refusal{.reason = Refused::unknown_appeal};
    }
    if (settled.struck > 0 && settled.outcome != AppealOutcome::overturned) {
        return Refusal{.reason = Refused::not_worked_out};
    }
    appeal->outcome = settled.outcome;
    return std::nullopt;
}

}  // namespace detail
}  // namespace kamchatka::referee
