// A game as it is stored in the end, gone through without the server that played it: what anybody
// should have been told follows from it.
#pragma once

#include "engine/engine.hpp"
#include "engine/view.hpp"
#include "record/words/lexicon.hpp"
#include "store/rows.hpp"

#include <boost/json.hpp>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::checker {

struct StoredBatch {
    std::int64_t seq = 0;  // of its first event
    std::string ref{};
    std::vector<Event> events{};
    State after{};

    std::int64_t last() const { return seq + static_cast<std::int64_t>(events.size()) - 1; }
};

class StoredGame {
public:
    // The log is taken as it is: what does not fit is in faults().
    StoredGame(const store::StoredTable& stored, const std::vector<store::Entry>& entries);

    const std::string& code() const { return code_; }
    const std::vector<std::string>& faults() const { return faults_; }
    std::int64_t last_seq() const { return batches_.empty() ? 0 : batches_.back().last(); }

    // Who is shown what a person of that name is shown.
    Viewer viewer_called(const std::string& person) const;
    // The batch that ends with that number, the one with that ref, and an event by its number.
    const StoredBatch* ending_at(std::int64_t seq) const;
    const StoredBatch* with_ref(const std::string& ref) const;
    const Event* event(std::int64_t seq) const;

    // As the server should tell it.
    boost::json::value told(const Event& event, const Viewer& viewer) const;
    boost::json::value view(const State& state, const Viewer& viewer) const;
    boost::json::value options(const State& state, const Viewer& viewer) const;
    boost::json::value reckoning(const State& state, const Viewer& viewer) const;
    // The id of the player on each seat, as it is on the wire; empty where there is none.
    const std::vector<std::string>& players() const { return players_; }

private:
    void follow(const store::Entry& entry, State& state);
    record::Lexicon lexicon() const;

    std::string code_;
    std::shared_ptr<const Rules> rules_;
    std::uint8_t seat_count_ = 0;
    std::map<std::string, Seat> seats_;  // by the name of who sits there
    std::vector<std::string> players_;
    std::vector<StoredBatch> batches_;
    std::map<std::int64_t, std::size_t> by_last_;
    std::map<std::string, std::size_t> by_ref_;
    std::vector<std::string> faults_;
};

}  // namespace kamchatka::checker
