// What everybody was told against what is stored in the end: every told event is there, at its
// number and as its hearer may know it; in one order, nothing twice, nothing left out; what
// somebody asked for was done once or not at all; every table goes on.
#pragma once

#include "tests/simulation/database.hpp"
#include "tests/simulation/witness.hpp"

#include <string>
#include <vector>

namespace kamchatka::simulation {

class Checker {
public:
    Checker(
        const Replica& stored,
        const std::vector<Telling>& tellings,
        const std::vector<Testimony>& testimonies
    )
        : stored_{stored},
          tellings_{tellings},
          testimonies_{testimonies} {}

    // What is wrong. `before`: what was stored a while ago, when nothing went wrong any more.
    std::vector<std::string> faults(const store::memory::Contents& before) const;

private:
    void check_writers(std::vector<std::string>& faults) const;
    void check_refs(std::vector<std::string>& faults) const;
    void check_seats(std::vector<std::string>& faults) const;
    void check_chat(std::vector<std::string>& faults) const;
    void check_going_on(const store::memory::Contents& before, std::vector<std::string>& faults)
        const;
    void check_results(const store::memory::Contents& before, std::vector<std::string>& faults)
        const;

    const Replica& stored_;
    const std::vector<Telling>& tellings_;
    const std::vector<Testimony>& testimonies_;
};

// What was told of the game at one table.
std::vector<std::string> faults_of_game(
    const store::memory::Contents& stored,
    store::TableId table,
    const std::vector<const Telling*>& tellings
);

}  // namespace kamchatka::simulation
