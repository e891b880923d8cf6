// Folding of names, and the search for twins.
#include "tournament/people/people.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

namespace kamchatka::tournament {
namespace {

// U+00C0 to U+017F without their accents; a space for what is no letter.
constexpr std::string_view latin_1 =
    "aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty";
constexpr std::string_view latin_extended =
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllllllln"
    "nnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
static_assert(latin_1.size() == 64 && latin_extended.size() == 128);

bool letter(unsigned char byte) {
    return (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9') || byte >= 0x80;
}

// The code point of a two-byte sequence at `at`, if there is one.
std::optional<unsigned> two_bytes(std::string_view text, std::size_t at) {
    if (at + 1 >= text.size()) return std::nullopt;
    const auto first = static_cast<unsigned char>(text[at]);
    const auto second = static_cast<unsigned char>(text[at + 1]);
    if (first < 0xc2 || first > 0xdf || (second & 0xc0U) != 0x80) return std::nullopt;
    return ((first & 0x1fU) << 6U) | (second & 0x3fU);
}

// A letter of two bytes without its accent; as it is where that is not known.
std::string unaccented(unsigned code, std::string_view bytes) {
    if (code == 0xdf) return "ss";
    if (code < 0xc0) return " ";
    if (code < 0x100) return {latin_1[code - 0xc0]};
    if (code < 0x180) return {latin_extended[code - 0x100]};
    return std::string{bytes};
}

std::string unaccented(std::string_view name) {
    std::string text;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const char byte = name[i];
        if (const auto code = two_bytes(name, i)) {
            text += unaccented(*code, name.substr(i, 2));
            ++i;
        } else {
            text += byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
        }
    }
    return text;
}

std::vector<std::string> words_of(const std::string& text) {
    std::vector<std::string> words;
    std::string word;
    for (const char each : text + ' ') {
        if (each != ' ') {
            word += each;
        } else if (!word.empty()) {
            words.push_back(std::exchange(word, {}));
        }
    }
    return words;
}

// At most one letter added, dropped, changed, or two neighbours swapped.
bool one_slip(std::string_view a, std::string_view b) {
    if (a.size() > b.size()) std::swap(a, b);
    if (b.size() - a.size() > 1) return false;
    std::size_t head = 0;
    while (head < a.size() && a[head] == b[head]) ++head;
    a.remove_prefix(head);
    b.remove_prefix(head);
    while (!a.empty() && a.back() == b.back()) {
        a.remove_suffix(1);
        b.remove_suffix(1);
    }
    if (b.size() <= 1) return true;
    return a.size() == 2 && b.size() == 2 && a[0] == b[1] && a[1] == b[0];
}

// Names shorter than this differ by one letter too easily: Rosa and Rossa.
constexpr std::size_t slip_length_min = 9;

// How many who share a spelling are looked at, and how many matches are enough.
constexpr std::size_t looked_at_max = 64;
constexpr std::size_t matches_max = 16;

// `Known` has a key and a national id.
template <typename Known>
std::optional<Likeness> likeness(const Known& a, const Known& b) {
    const bool ids = !a.national_id.empty() && !b.national_id.empty();
    if (ids && a.national_id == b.national_id) return Likeness::same_id;
    if (ids) return std::nullopt;
    if (a.key == b.key) return Likeness::same_name;
    const bool long_enough = std::min(a.key.size(), b.key.size()) >= slip_length_min;
    if (long_enough && one_slip(a.key, b.key)) return Likeness::one_slip;
    return std::nullopt;
}

}  // namespace

std::string folded(std::string_view name) {
    std::string text;
    for (const char each : unaccented(name)) {
        if (letter(static_cast<unsigned char>(each))) {
            text += each;
        } else if (!text.empty() && text.back() != ' ') {
            text += ' ';
        }
    }
    if (text.ends_with(' ')) text.pop_back();
    return text;
}

std::string name_key(std::string_view name) {
    std::vector<std::string> words = words_of(folded(name));
    std::ranges::sort(words);
    std::string key;
    for (const std::string& word : words) key += (key.empty() ? "" : " ") + word;
    return key;
}

// Two names that differ by one slip share a spelling: what is left when the letter is taken out of
// the one or of both.
std::vector<Acquaintances::Spelling> Acquaintances::spellings(const Known& known) {
    const std::hash<std::string> hash;
    std::vector<Spelling> all{hash(known.key)};
    if (!known.national_id.empty()) all.push_back(hash("#" + known.national_id));
    if (known.key.size() < slip_length_min) return all;
    for (std::size_t i = 0; i < known.key.size(); ++i) {
        std::string shorter = known.key;
        shorter.erase(i, 1);
        all.push_back(hash(shorter));
    }
    return all;
}

void Acquaintances::add(const Person& person) {
    const auto index = static_cast<std::uint32_t>(known_.size());
    known_.push_back({name_key(person.name), person.national_id});
    for (const Spelling spelling : spellings(known_.back())) {
        auto& sharing = by_spelling_[spelling];
        if (sharing.empty() || sharing.back() != index) sharing.push_back(index);
    }
}

std::vector<Acquaintances::Match> Acquaintances::alike(const Person& person) const {
    const Known known{name_key(person.name), person.national_id};
    std::vector<std::uint32_t> candidates;
    for (const Spelling spelling : spellings(known)) {
        const auto found = by_spelling_.find(spelling);
        if (found == by_spelling_.end()) continue;
        const auto& sharing = found->second;
        const std::size_t count = std::min(sharing.size(), looked_at_max);
        candidates.insert(
            candidates.end(), sharing.begin(), sharing.begin() + static_cast<std::ptrdiff_t>(count)
        );
    }
    std::ranges::sort(candidates);
    candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
    std::vector<Match> matches;
    for (const std::uint32_t index : candidates) {
        const auto found = likeness(known_[index], known);
        if (found) matches.push_back({index, *found});
        if (matches.size() == matches_max) break;
    }
    return matches;
}

std::vector<Duplicate> duplicates_among(std::span<const Person> people) {
    Acquaintances known;
    std::vector<Duplicate> found;
    for (std::size_t second = 0; second < people.size(); ++second) {
        for (const auto& match : known.alike(people[second])) {
            found.push_back({match.index, second, match.likeness});
        }
        known.add(people[second]);
    }
    return found;
}

}  // namespace kamchatka::tournament
