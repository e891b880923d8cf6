// fork, exec, and the first line it prints.
#include "testkit/client/served.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace kamchatka::server {
namespace {

namespace fs = std::filesystem;

constexpr int start_patience_ms = 60'000;  // sanitizers are slow
constexpr int end_patience_ms = 20'000;

int code_of(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status); }

std::string unique() {
    static int count = 0;
    return "kamchatka-served-" + std::to_string(getpid()) + '-' + std::to_string(++count);
}

}  // namespace

std::string program_beside() {
    return (fs::read_symlink("/proc/self/exe").parent_path() / "kamchatka").string();
}

Ran run_beside(const std::string& arguments) {
    Ran ran{.code = -1, .output = {}};
    FILE* pipe = popen((program_beside() + ' ' + arguments + " 2>&1").c_str(), "r");
    if (pipe == nullptr) throw std::runtime_error{"no pipe"};
    std::array<char, 4096> some{};
    while (const std::size_t got = fread(some.data(), 1, some.size(), pipe)) {
        ran.output.append(some.data(), got);
    }
    ran.code = code_of(pclose(pipe));
    return ran;
}

Served::Served(std::vector<std::string> flags, std::string program)
    : program_{std::move(program)},
      flags_{std::move(flags)},
      folder_{fs::temp_directory_path() / unique()} {
    fs::create_directory(folder_);
    start();
}

Served::~Served() {
    stop(SIGKILL);
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

void Served::run_program(int out) {
    const std::string log = (folder_ / "log").string();
    const int error = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    dup2(out, STDOUT_FILENO);
    dup2(error, STDERR_FILENO);
    std::vector<std::string> words{
        program_, "serve", "--data", (folder_ / "data").string(), "--port", std::to_string(port_)};
    words.insert(words.end(), flags_.begin(), flags_.end());
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    execv(program_.c_str(), arguments.data());
    _exit(127);
}

// "http://localhost:9100" says that it listens.
void Served::wait_for_port(int out) {
    std::string line;
    std::array<char, 256> some{};
    while (line.find('\n') == std::string::npos) {
        pollfd waiting{out, POLLIN, 0};
        if (poll(&waiting, 1, start_patience_ms) <= 0) break;
        const ssize_t got = read(out, some.data(), some.size());
        if (got <= 0) break;
        line.append(some.data(), static_cast<std::size_t>(got));
    }
    const std::size_t colon = line.rfind(':');
    if (line.find('\n') == std::string::npos || colon == std::string::npos) {
        throw std::runtime_error{program_ + " does not serve: " + log()};
    }
    port_ = static_cast<std::uint16_t>(std::stoul(line.substr(colon + 1)));
}

void Served::start() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error{"no pipe"};
    process_ = fork();
    if (process_ == 0) run_program(ends[1]);
    close(ends[1]);
    try {
        wait_for_port(ends[0]);
    } catch (...) {
        close(ends[0]);
        stop(SIGKILL);
        throw;
    }
    close(ends[0]);
}

int Served::stop(int signal) {
    if (process_ <= 0) return 0;
    ::kill(process_, signal);
    int status = 0;
    waitpid(process_, &status, 0);
    process_ = -1;
    return code_of(status);
}

int Served::wait() {
    int status = 0;
    for (int waited_ms = 0; waited_ms < end_patience_ms; waited_ms += 10) {
        if (waitpid(process_, &status, WNOHANG) == process_) {
            process_ = -1;
            return code_of(status);
        }
        usleep(10'000);
    }
    return stop(SIGKILL);
}

std::string Served::log() const {
    std::ifstream file{folder_ / "log"};
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace kamchatka::server
