#include "referee/rejoin.hpp"

#include <algorithm>
#include <map>

namespace kamchatka::referee {
namespace {

using Numbers = std::map<std::uint64_t, std::uint64_t>;  // of an entry: then and now

// Takes the last entries off that can be undone; how many more it would have taken.
unsigned take_back(std::vector<Entry>& entries, unsigned count) {
    for (std::size_t i = entries.size(); i-- > 0 && count > 0;) {
        if (!can_be_undone(entries[i].note)) continue;
        entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(i));
        --count;
    }
    return count;
}

// Whether the entry that is spoken of is there; if so, under its number now.
bool follow(std::uint64_t& seq, std::uint64_t common, const Numbers& numbers) {
    if (seq <= common) return true;
    const auto found = numbers.find(seq);
    if (found == numbers.end()) return false;
    seq = found->second;
    return true;
}

bool renumber(Note& note, std::uint64_t common, const Numbers& numbers) {
    if (auto* appealed = std::get_if<Appealed>(&note)) {
        return follow(appealed->ruling, common, numbers);
    }
    if (auto* settled = std::get_if<AppealSettled>(&note)) {
        return follow(settled->appeal, common, numbers);
    }
    return true;
}

}  // namespace

std::vector<SetAside> enter_again(
    Book& book, Sheet& sheet, std::span<const Entry> own, const std::optional<Rebuffed>& rebuffed
) {
    std::vector<SetAside> aside;
    std::vector<Entry> kept;
    const auto stays_out = [&](const Entry& entry) {
        return rebuffed && rebuffed->ref == entry.ref;
    };
    for (const Entry& entry : own) {
        const auto* undone = std::get_if<Undone>(&entry.note);
        if (undone == nullptr) {
            kept.push_back(entry);
        } else if (stays_out(entry)) {
            aside.push_back({entry, {.reason = rebuffed->reason}});
        } else if (take_back(kept, undone->count) > 0) {
            aside.push_back({entry, {.reason = Refused::nothing_to_undo}});
        }
    }
    const std::uint64_t common = own.empty() ? 0 : own.front().seq - 1;
    Numbers numbers;
    for (Entry& entry : kept) {
        Entry again = entry;
        if (auto* ruled = std::get_if<Ruled>(&again.note)) ruled->removal.clear();
        if (stays_out(entry)) {
            aside.push_back({std::move(entry), {.reason = rebuffed->reason}});
        } else if (!renumber(again.note, common, numbers)) {
            aside.push_back({std::move(entry), {.reason = Refused::unknown_appeal}});
        } else if (const auto why = enter(book, sheet, again)) {
            aside.push_back({std::move(entry), *why});
        } else {
            numbers[entry.seq] = book.back().seq;
        }
    }
    std::ranges::sort(aside, {}, [](const SetAside& each) { return each.entry.seq; });
    return aside;
}

}  // namespace kamchatka::referee
