#include "tests/simulation/node_store.hpp"

namespace kamchatka::simulation {

void ModelledLog::append(store::Entry entry, store::Done<store::Appended> done) {
    if (link_.mistake() == Mistake::no_compare_and_swap) {
        changes_.change<store::Appended>(
            std::move(done),
            [entry = std::move(entry)](store::memory::Contents& contents) {
                auto& game = contents.games[entry.table];
                if (!contents.nodes.own(entry.table)) return store::Appended::fenced;
                if (!game.refs.insert(entry.ref).second) return store::Appended::duplicate;
                game.entries.push_back(entry);
                return store::Appended::stored;
            }
        );
        return;
    }
    if (link_.mistake() == Mistake::refs_forgotten) entry.ref += "?" + std::to_string(++forgotten_);
    if (link_.mistake() == Mistake::room_kept_after_being_fenced) {
        done = [done](store::Appended answer) {
            const bool fenced = answer == store::Appended::fenced;
            done(fenced ? store::Appended::duplicate : answer);
        };
    }
    log_.append(std::move(entry), std::move(done));
}

}  // namespace kamchatka::simulation
