// The words of a line, one after the other.
#pragma once

#include <string_view>

namespace kamchatka::record {

class Tokens {
public:
    explicit Tokens(std::string_view line) : rest_{line} { skip(); }

    // The next word, left where it is; empty at the end.
    std::string_view peek() const { return rest_.substr(0, rest_.find(' ')); }
    std::string_view next() {
        const std::string_view word = peek();
        rest_.remove_prefix(word.size());
        skip();
        return word;
    }
    // All that is left of the line.
    std::string_view rest() const { return rest_; }
    bool done() const { return rest_.empty(); }

private:
    void skip() {
        while (!rest_.empty() && rest_.front() == ' ') rest_.remove_prefix(1);
    }

    std::string_view rest_;
};

}  // namespace kamchatka::record
