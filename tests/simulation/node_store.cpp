#include "tests/simulation/node_store.hpp"

namespace kamchatka::simulation {

void ModelledLog::append(store::Entry entry, store::Done<store::Appended> done) {
    if (link_.mistake() == Mistake::refs_forgotten) entry.ref += "?" + std::to_string(++forgotten_);
    log_.append(std::move(entry), std::move(done));
}

}  // namespace kamchatka::simulation
