// Runs the program itself, which lies beside the test program, as a person would from a shell.
#pragma once

#include <unistd.h>

#include <filesystem>
#include <string>

namespace kamchatka::test {

struct Ran {
    int exit_code = 0;
    std::string out;
    std::string err;
};

// The arguments as written in a shell; what is on standard input.
Ran run(const std::string& arguments, const std::string& input = {});

// Any shell line, by the same means.
Ran run_shell(const std::string& shell_line, const std::string& input = {});

// The path of the program, for shells.
std::string program_path();

// A file with this text in a folder of this test run; its path.
std::string temporary_file(const std::string& name, const std::string& text);

std::string contents(const std::filesystem::path& path);

}  // namespace kamchatka::test
