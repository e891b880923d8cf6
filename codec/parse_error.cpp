// Messages, paths, and the suggestion of a word that was probably meant.
#include "codec/parse_error.hpp"

#include <algorithm>
#include <vector>

namespace kamchatka::codec {
namespace {

// The fewest letters to add, drop or change to get from one word to the other.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({change, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row[b.size()];
}

constexpr std::size_t word_length_max = 40;

// The nearest word, if it is near enough to be a slip of the pen.
std::string_view nearest(std::string_view word, std::span<const std::string_view> words) {
    if (word.size() > word_length_max) return {};
    std::string_view best;
    std::size_t least = word.size() / 3 + 2;
    for (const std::string_view candidate : words) {
        const std::size_t changes = distance(word, candidate);
        if (changes < least && changes < candidate.size()) {
            least = changes;
            best = candidate;
        }
    }
    return best;
}

}  // namespace

std::string message(const ParseError& error) {
    std::string text;
    if (error.line != 0) text += "line " + std::to_string(error.line) + ": ";
    if (!error.path.empty()) text += error.path + ": ";
    return text + error.what;
}

ParseError within(std::string_view key, ParseError inner) {
    const bool joined = inner.path.empty() || inner.path.front() == '[';
    inner.path = std::string{key} + (joined ? "" : ".") + inner.path;
    return inner;
}

ParseError within(std::size_t index, ParseError inner) {
    return within("[" + std::to_string(index) + "]", std::move(inner));
}

std::string printable(std::string_view word) {
    std::string text;
    for (const char letter : word.substr(0, word_length_max)) {
        const auto code = static_cast<unsigned char>(letter);
        text += code < 0x20 || code >= 0x7f ? '?' : letter;
    }
    return text + (word.size() > word_length_max ? "..." : "");
}

std::string quoted(std::string_view word) { return '"' + printable(word) + '"'; }

std::string no_such(
    std::string_view kind, std::string_view word, std::span<const std::string_view> words
) {
    std::string text = "no " + std::string{kind} + " is called " + quoted(word);
    const std::string_view meant = nearest(word, words);
    if (!meant.empty()) text += " (did you mean " + std::string{meant} + "?)";
    return text;
}

}  // namespace kamchatka::codec
