// Files of the tree that tests read, and the parts of documents that follow from the code.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
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

// A part of a document, by its first character and the one after its last.
struct Part {
    std::size_t begin;
    std::size_t end;
};

inline std::size_t section_of(const std::string& page, const std::string& heading) {
    const std::size_t section = page.find(heading + '\n');
    if (section == std::string::npos) throw std::runtime_error{"no section " + heading};
    return section;
}

// What stands between ```LANGUAGE and ``` after the heading.
inline Part code_under(const std::string& page, const std::string& heading) {
    const std::size_t fence = page.find("\n```", section_of(page, heading));
    const std::size_t begin = page.find('\n', fence + 1) + 1;
    const std::size_t end = page.find("\n```", begin);
    if (end == std::string::npos) throw std::runtime_error{"no example under " + heading};
    return {begin, end + 1};
}

// The lines of the first table after the heading.
inline Part table_under(const std::string& page, const std::string& heading) {
    const std::size_t begin = page.find("\n|", section_of(page, heading)) + 1;
    if (begin == 0) throw std::runtime_error{"no table under " + heading};
    std::size_t end = begin;
    while (end < page.size() && page[end] == '|') end = page.find('\n', end) + 1;
    return {begin, end};
}

inline std::string code_block(const std::string& page, const std::string& heading) {
    const Part part = code_under(page, heading);
    return page.substr(part.begin, part.end - part.begin);
}

// The part of the document that `find` finds is what the code says; KAMCHATKA_UPDATE=1 writes it.
inline void expect_written(
    const std::string& path,
    Part (*find)(const std::string&, const std::string&),
    const std::string& heading,
    const std::string& text
) {
    std::string page = read_file(path);
    const auto [begin, end] = find(page, heading);
    if (std::getenv("KAMCHATKA_UPDATE") == nullptr) {
        EXPECT_EQ(page.substr(begin, end - begin), text)
            << path << ": KAMCHATKA_UPDATE=1 record_tests writes it";
        return;
    }
    page.replace(begin, end - begin, text);
    std::ofstream{path, std::ios::binary} << page;
}

}  // namespace kamchatka::record::test
