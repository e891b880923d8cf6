// The real program in a process of its own: `kamchatka serve` on a data folder that goes with it.
// Unlike LiveServer it can be killed, and what it logs can be read.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace kamchatka::server {

// The program beside the one that runs.
std::string program_beside();

// Runs the program beside the one that runs, to its end: all that it writes, and its exit code.
struct Ran {
    int code;
    std::string output;
};
Ran run_beside(const std::string& arguments);

class Served {
public:
    // Starts it on any free port, which it keeps. Throws when it does not come up.
    explicit Served(std::vector<std::string> flags, std::string program = program_beside());
    // Kills it.
    ~Served();
    Served(const Served&) = delete;
    Served& operator=(const Served&) = delete;

    std::uint16_t port() const { return port_; }
    pid_t process() const { return process_; }
    const std::filesystem::path& folder() const { return folder_; }

    void start();
    // Sends the signal and waits for the end; the exit code, or minus the signal it died of.
    int stop(int signal);
    // Waits until it has ended by itself, and kills it when it does not.
    int wait();
    // For the next start.
    void set_flags(std::vector<std::string> flags) { flags_ = std::move(flags); }
    // All that it wrote to standard error, in every life.
    std::string log() const;

private:
    void run_program(int out);
    void wait_for_port(int out);

    std::string program_;
    std::vector<std::string> flags_;
    std::filesystem::path folder_;
    std::uint16_t port_ = 0;
    pid_t process_ = -1;
};

}  // namespace kamchatka::server
