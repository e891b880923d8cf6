// See cluster.hpp.
#include "bench/chaos/cluster.hpp"

#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <boost/json.hpp>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <vector>

namespace kamchatka::chaos {
namespace {

constexpr const char* script = "script/cluster";

std::string text_of(const std::string& path) {
    std::ifstream file{path};
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace

Cluster::Cluster(const Wish& wish) {
    // Its database may run as another account, which must get to its own folder in it.
    chmod(folder_.path().c_str(), 0711);
    setenv("CLUSTER_DATA", folder_.path().c_str(), 1);
    setenv("CLUSTER_PORT", std::to_string(wish.port).c_str(), 1);
    setenv("CLUSTER_NODE_PORT", std::to_string(wish.port + 10).c_str(), 1);
    std::vector<std::string> words{
        script,
        "--nodes",
        std::to_string(wish.nodes),
        "--program",
        wish.program,
        "--config",
        wish.config};
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) throw std::runtime_error{"no pipe"};
    process_ = fork();
    if (process_ == 0) {
        dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        close(ends[1]);
        execv(script, arguments.data());
        _exit(127);
    }
    close(ends[1]);
    // The address says that everything is up.
    FILE* said = fdopen(ends[0], "r");
    std::array<char, 256> line{};
    bool up = false;
    while (!up && fgets(line.data(), line.size(), said) != nullptr) {
        up = std::string_view{line.data()}.starts_with("http://");
    }
    fclose(said);
    if (!up) throw std::runtime_error{"the cluster does not come up"};
}

Cluster::~Cluster() {
    if (process_ <= 0) return;
    ::kill(process_, SIGTERM);
    waitpid(process_, nullptr, 0);
}

std::string Cluster::ask(const std::string& what) const {
    std::string said;
    FILE* pipe = popen((std::string{script} + ' ' + what + " 2>&1").c_str(), "r");
    if (pipe == nullptr) throw std::runtime_error{"no pipe"};
    std::array<char, 4096> some{};
    while (const std::size_t got = fread(some.data(), 1, some.size(), pipe)) {
        said.append(some.data(), got);
    }
    if (pclose(pipe) != 0) throw std::runtime_error{what + ": " + said};
    return said;
}

std::string Cluster::noted(const char* key) const {
    const auto state = boost::json::parse(text_of(folder_.file("state.json")));
    return std::string{state.at(key).as_string()};
}

std::string Cluster::log(const std::string& node) const {
    return text_of(folder_.file(node + "/log"));
}

}  // namespace kamchatka::chaos
