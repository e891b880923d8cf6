// People as entrants of a tournament, and how the same person is found under two spellings.
#pragma once

#include "tournament/ids.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace kamchatka::tournament {

// As little as a tournament needs: no address, no date of birth.
struct Person {
    std::string name;  // first name and surname, in either order
    std::string club{};
    std::string region{};
    std::string national_id{};  // of the federation; empty where there is none
    std::uint32_t ranking = 0;  // place in the yearly ranking; 0 for none
    std::string surname{};      // the part of the name that walls sort by; empty: not known

    friend bool operator==(const Person&, const Person&) = default;
};

inline constexpr std::size_t field_bytes_max = 100;

// Lower case, accents off, punctuation to single spaces: "D'Agostino, Niccolò" becomes
// "d agostino niccolo". UTF-8 in; letters beyond the Latin ones stay as they are.
std::string folded(std::string_view name);

// The words of the folded name in alphabetical order: the same for "Rossi Mario" and "Mario Rossi".
std::string name_key(std::string_view name);

enum class Likeness : std::uint8_t {
    same_id,
    same_name,  // perhaps with first name and surname swapped
    one_slip,   // a letter more, less or other, or two swapped
};

struct Duplicate {
    std::size_t first;  // indices into the people compared, first < second
    std::size_t second;
    Likeness likeness;

    friend bool operator==(const Duplicate&, const Duplicate&) = default;
};

// Everybody so far, and who among them somebody new may be.
class Acquaintances {
public:
    void add(const Person& person);
    struct Match {
        std::size_t index;  // in order of adding
        Likeness likeness;
    };
    // In that order; the first few where there are very many, so that a list of any length is
    // compared in a time that grows no faster than it.
    std::vector<Match> alike(const Person& person) const;

private:
    struct Known {
        std::string key;
        std::string national_id;
    };
    // Whoever shares a spelling: an id, a name, or a name with one letter left out.
    using Spelling = std::size_t;  // its hash
    static std::vector<Spelling> spellings(const Known& known);

    std::vector<Known> known_;
    std::unordered_map<Spelling, std::vector<std::uint32_t>> by_spelling_;
};

// Pairs that are probably one person, in order of appearance. Two different national ids are two
// people, whatever their names.
std::vector<Duplicate> duplicates_among(std::span<const Person> people);

}  // namespace kamchatka::tournament
