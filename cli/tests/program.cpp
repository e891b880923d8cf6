#include "cli/tests/program.hpp"

#include <sys/wait.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace kamchatka::test {
namespace {

// Removed again when the tests are over.
class Folder {
public:
    Folder()
        : path_{
              std::filesystem::temp_directory_path() /
              ("kamchatka-tests-" + std::to_string(getpid()))} {
        std::filesystem::create_directories(path_);
    }
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

}  // namespace

std::string contents(const std::filesystem::path& path) {
    std::ifstream file{path, std::ios::binary};
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::string temporary_file(const std::string& name, const std::string& text) {
    static const Folder folder;
    const std::string path = (folder.path() / name).string();
    std::ofstream{path, std::ios::binary} << text;
    return path;
}

std::string program_path() {
    return (std::filesystem::read_symlink("/proc/self/exe").parent_path() / "kamchatka").string();
}

Ran run_shell(const std::string& shell_line, const std::string& input) {
    const std::string in = temporary_file("in", input);
    const std::string out = temporary_file("out", "");
    const std::string err = temporary_file("err", "");
    const std::string line = shell_line + " <'" + in + "' >'" + out + "' 2>'" + err + "'";
    const int status = std::system(line.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, contents(out), contents(err)};
}

Ran run(const std::string& arguments, const std::string& input) {
    return run_shell("'" + program_path() + "' " + arguments, input);
}

}  // namespace kamchatka::test
