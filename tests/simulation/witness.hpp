// What everybody was told, and what they asked for: all that the checker has to go by beside what
// is stored at the end.
#pragma once

#include "server/transport/socket.hpp"
#include "store/rows.hpp"
#include "tests/simulation/agenda.hpp"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::simulation {

struct Telling {
    Ms at_ms;
    int connection;
    int process;
    store::PlayerId player;
    store::TableId table;
    server::Frame frame;
};

// Somebody at a table, over all his connections.
struct Testimony {
    store::PlayerId player;
    store::TableId table;
    std::set<std::string> refs{};            // that he used
    std::set<std::string> refused{};         // for good, by the rules or because it was late
    std::optional<bool> sits{};              // as he was last answered; nothing while he asks
    std::optional<std::string> last_seen{};  // the last frame that shows the table, while connected
};

class Witness {
public:
    // `loud`: writes all of it to the standard error.
    explicit Witness(bool loud) : loud_{loud} {}

    void told(Telling telling);
    void note(Ms at_ms, std::string_view what);
    void accuse(Ms at_ms, const std::string& what);

    const std::vector<Telling>& tellings() const { return tellings_; }
    const std::vector<std::string>& accusations() const { return accusations_; }
    // Of everything that happened, in order.
    std::uint64_t hash() const { return hash_; }

private:
    void add(std::string_view text);

    bool loud_;
    std::uint64_t hash_ = 14695981039346656037U;
    std::vector<Telling> tellings_;
    std::vector<std::string> accusations_;
};

}  // namespace kamchatka::simulation
