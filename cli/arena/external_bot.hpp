// A seat played by another program, over its standard input and output, one JSON object a line
// (docs/bots.md, "A bot of your own"). A program that dies, hangs or answers with anything but a
// legal action forfeits: it is stopped, its seat is excluded as soon as the rules allow and does
// what it must until then, and the reason is given once on stderr. Its own stderr passes through.
#pragma once

#include "bots/bot.hpp"

#include <sys/types.h>

#include <chrono>
#include <optional>
#include <string>

namespace kamchatka::cli {

class ExternalBot final : public bots::Bot {
public:
    // The command is run by the shell when the first choice is due.
    ExternalBot(std::string command, std::chrono::milliseconds limit);
    ~ExternalBot() override;

    Action choose(
        const bots::Situation& now, chance::FastSource& source, const bots::Budget& budget
    ) override;
    void hear(const Rules& rules, const SeenEvent& event) override;
    bool listens() const override;
    bool forfeits() const override;

private:
    void start(const bots::Situation& now);
    void stop();
    void forfeit(const std::string& why);
    bool send(const std::string& line);
    // A line from the program, or nothing when time is up or it is gone.
    std::optional<std::string> receive(std::chrono::steady_clock::time_point deadline);
    std::optional<Action> ask(const bots::Situation& now);

    std::string command_;
    std::chrono::milliseconds limit_;
    pid_t process_ = -1;
    int pipe_ = -1;  // a socket to its standard input and output
    std::string unread_;
    std::string news_;  // events since the last choice, as the inside of a JSON list
    std::uint8_t seat_count_ = seat_count_max;
    bool forfeited_ = false;
};

}  // namespace kamchatka::cli
