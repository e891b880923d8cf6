// Whether what was told is what is stored: everything that every client was told is compared with
// the log as it is in the end, whatever happened in between to those who told it.
#pragma once

#include "testkit/checker/stored_game.hpp"
#include "testkit/checker/testimony.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace kamchatka::checker {

enum class Wrong : std::uint8_t {
    log_broken,        // what is stored is not one whole log
    not_stored,        // told, and not in the log
    another,           // told, and the log has something else under that number
    out_of_order,      // a number was left out, or came before its time
    told_twice,        // without having been asked for again
    taken_back,        // somebody was shown less than they had been told
    ref_elsewhere,     // an action is not where its sender was told
    refused_and_done,  // an action was refused, and acted
    secret,            // somebody was told what they may not know
    other_seat,        // somebody was shown the game from another's seat, or others on the seats
};

struct Fault {
    Wrong wrong;
    std::string what;
};

struct Verdict {
    std::vector<Fault> faults{};
    // What was looked at, so that nobody is content with nothing.
    std::size_t events_told = 0;
    std::size_t views_told = 0;
    std::size_t actions_told = 0;   // to who had sent them
    std::size_t repeats_told = 0;   // to who had sent them again
    std::size_t resumed = 0;        // sockets that went on where another had ended
    std::size_t refusals_told = 0;  // reasons apart

    bool has(Wrong wrong) const;
};

Verdict check(const Testimonies& testimonies, const std::vector<StoredGame>& games);

}  // namespace kamchatka::checker
