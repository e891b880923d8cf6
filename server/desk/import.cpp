#include "server/desk/import.hpp"

#include "server/desk/view.hpp"
#include "tournament/roster.hpp"

namespace kamchatka::server {

Import read_import(const std::string& text, const tournament::State& state) {
    std::vector<tournament::Person> entered;
    for (const tournament::Entrant& each : state.entrants) {
        if (each.standing != tournament::Standing::removed) entered.push_back(each.person);
    }
    tournament::Roster roster = tournament::read_roster(text, entered);
    Import read;
    read.answer.added = static_cast<std::uint32_t>(roster.people.size());
    for (const tournament::RosterNote& note : roster.notes) {
        read.answer.notes.push_back(
            {.line = static_cast<std::uint32_t>(note.line),
             .taken = tournament::taken_all_the_same(note.fault),
             .message = wording(note)}
        );
    }
    read.people = std::move(roster.people);
    return read;
}

}  // namespace kamchatka::server
