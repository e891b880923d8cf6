// A scripted client: follows one seat of one table by what it hears, and says what it would do.
#pragma once

#include "chance/fast_source.hpp"

#include <boost/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::load {

// The number after "key": in the text, or 0.
std::int64_t number_after(std::string_view text, std::string_view key);
// The string after "key": in the text, or nothing.
std::string_view word_after(std::string_view text, std::string_view key);

class Player {
public:
    Player(std::string name, std::uint64_t seed) : name_{std::move(name)}, source_{seed} {}

    enum class Keep : std::uint8_t { nothing, events };

    // Takes a message in; what it says of the game is kept for a witness, if asked for.
    void hear(std::string_view text, Keep keep);

    // {"type":"act",...} with a ref of its own; nothing when it is not awaited or still waits for
    // the answer to its last one.
    std::optional<std::string> act();
    // The last action again, unchanged, if it was not answered.
    const std::string& unanswered() const { return unanswered_; }

    std::int64_t seq() const { return seq_; }
    const std::string& ref() const { return ref_; }
    bool awaited() const { return !options_.empty() && unanswered_.empty(); }
    bool over() const { return over_; }
    std::size_t refused_count() const { return refused_; }
    const std::string& last_refusal() const { return last_refusal_; }
    // Every event from number 1 on that it has heard, as JSON; empty where it joined later.
    const std::vector<std::string>& events() const { return events_; }

private:
    boost::json::object choose();

    std::string name_;
    chance::FastSource source_;
    std::int64_t seq_ = 0;
    std::string options_;  // as they came
    std::string ref_;
    std::string unanswered_;
    std::uint64_t acted_ = 0;
    std::size_t refused_ = 0;
    std::string last_refusal_;
    bool over_ = false;
    std::vector<std::string> events_;
};

}  // namespace kamchatka::load
