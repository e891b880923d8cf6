// Bots on threads of their own, each question within a time budget. A bot gets what its seat may
// know and nothing else; a slow one holds up its own table only until its budget is spent.
#pragma once

#include "server/runtime/workers.hpp"
#include "server/tables/room/world.hpp"

#include <chrono>
#include <optional>
#include <string_view>

namespace kamchatka::server {

class BotRunner final : public Thinker {
public:
    BotRunner(unsigned thread_count, std::chrono::milliseconds budget, Post post);

    void think(Question question, std::function<void(Answer)> answered) override;
    void propose(Matter matter, Question question, Proposed proposed) override;
    // Finishes what it is at; what is asked later is never answered.
    void stop() { workers_.stop(); }

private:
    std::chrono::milliseconds budget_;
    Workers workers_;
};

// Whether a seat may be given to a bot of that id.
bool bot_offered(std::string_view id);
// What it is called in Italian, which is what the seat shows; the client translates by its id.
std::string bot_name(std::string_view id);

}  // namespace kamchatka::server
