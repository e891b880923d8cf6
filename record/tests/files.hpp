// Files of the tree that tests read: the documents and their examples.
#pragma once

#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>

namespace kamchatka::record::test {

// The path is from the root of the tree, where the tests are run.
inline std::string read_file(const std::string& path) {
    std::ifstream file{path, std::ios::binary};
    if (!file) throw std::runtime_error{"cannot read " + path};
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

// What stands between ```LANGUAGE and ``` after the heading in a document.
inline std::string code_block(const std::string& page, const std::string& heading) {
    const std::size_t section = page.find(heading + '\n');
    const std::size_t fence = page.find("\n```", section);
    const std::size_t begin = page.find('\n', fence + 1) + 1;
    const std::size_t end = page.find("\n```", begin);
    if (section == std::string::npos || end == std::string::npos) {
        throw std::runtime_error{"no example under " + heading};
    }
    return page.substr(begin, end + 1 - begin);
}

}  // namespace kamchatka::record::test
