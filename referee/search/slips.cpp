// The distance between two spellings (Damerau and Levenshtein, neighbours exchanged once).
#include "referee/search/index.hpp"

#include <algorithm>
#include <utility>

namespace kamchatka::referee {

std::size_t slips_between(std::string_view a, std::string_view b, std::size_t most) {
    const std::size_t longer = std::max(a.size(), b.size());
    if (longer - std::min(a.size(), b.size()) > most) return most + 1;
    std::vector<std::size_t> before;
    std::vector<std::size_t> last(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::vector<std::size_t> row(b.size() + 1);
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t mistaken = a[i - 1] == b[j - 1] ? 0 : 1;
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + mistaken});
            const bool exchanged = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (exchanged) row[j] = std::min(row[j], before[j - 2] + 1);
        }
        if (*std::min_element(row.begin(), row.end()) > most) return most + 1;
        before = std::exchange(last, std::move(row));
    }
    return std::min(last[b.size()], most + 1);
}

}  // namespace kamchatka::referee
