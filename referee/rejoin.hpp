// Two devices have written in the same book at once, each without the other. One of them has its
// entries at the server; what the other has entered alone is entered again on top of them.
#pragma once

#include "referee/sheet.hpp"

#include <span>
#include <vector>

namespace kamchatka::referee {

// An entry that cannot stand there, and why.
struct SetAside {
    Entry entry;
    Refusal refusal;
};

// One that the server has refused, and so stays out.
struct Rebuffed {
    std::string ref;
    Refused reason = Refused::not_accepted;
};

// Each is judged again as if it were entered now; numbers that speak of another of them follow it.
// What was undone among them is left out; undoing something else is set aside, since it would now
// undo what the other device has written.
std::vector<SetAside> enter_again(
    Book& book,
    Sheet& sheet,
    std::span<const Entry> own,
    const std::optional<Rebuffed>& rebuffed = {}
);

}  // namespace kamchatka::referee
