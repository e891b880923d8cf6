// See processes.hpp.
#include "bench/load/processes.hpp"

#include <unistd.h>

#include <fstream>
#include <sstream>

namespace kamchatka::load {
namespace {

std::string folder_of(pid_t process) { return "/proc/" + std::to_string(process); }

}  // namespace

double processor_seconds_of(pid_t process) {
    std::ifstream file{folder_of(process) + "/stat"};
    std::string text;
    if (!std::getline(file, text)) return 0;
    // After the name, which may hold anything: state, ten others, then its own time and that of
    // children that have ended, as user and as system.
    std::istringstream fields{text.substr(text.rfind(')') + 1)};
    std::string skipped;
    for (int i = 0; i < 12; ++i) fields >> skipped;
    double ticks = 0;
    double one = 0;
    for (int i = 0; i < 4 && fields >> one; ++i) ticks += one;
    double seconds = ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
    const std::string id = std::to_string(process);
    std::ifstream children{folder_of(process) + "/task/" + id + "/children"};
    for (pid_t child = 0; children >> child;) seconds += processor_seconds_of(child);
    return seconds;
}

std::string program_of(pid_t process) {
    std::ifstream file{folder_of(process) + "/comm"};
    std::string name;
    std::getline(file, name);
    return name;
}

}  // namespace kamchatka::load
