// What the database holds when a simulation begins: a lobby, a game about to begin, and a
// tournament with a table played here. Made once, by the server itself, and copied for every run.
#pragma once

#include "store/memory/contents.hpp"

#include <boost/json.hpp>

#include <memory>
#include <string>
#include <vector>

namespace kamchatka::simulation {

class Chances;

struct Prepared {
    std::shared_ptr<const store::memory::Contents> contents;
    struct Guest {
        store::PlayerId player;
        std::string code;  // of the table
        bool leaves;       // as soon as the rules let him
    };
    std::vector<Guest> guests;
    std::string contest;  // the code of the tournament
    std::string online;   // of its table
};
const Prepared& prepared();

// One of the options of a seat, with its quantities chosen, as a client would send it.
boost::json::object chosen_action(const boost::json::array& options, Chances& chances);

}  // namespace kamchatka::simulation
