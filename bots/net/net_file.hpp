// Nets as a file: docs/net.md is its format. What is cut, altered or of another version is refused
// with a sentence that says so.
#pragma once

#include "bots/net/net.hpp"
#include "engine/result.hpp"
#include "engine/rules.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

namespace kamchatka::bots::net {

// Rulesets that are judged by the same net.
enum class Family : std::uint8_t {
    points,      // a clock, then points
    objectives,  // no clock: whoever reaches the objective
    conquest,    // a goal common to all, on a board made for the game
};
inline constexpr std::size_t family_count = 3;
Family family_of(const Ruleset& set);

inline constexpr std::uint32_t file_version = 1;

struct Nets {
    std::array<std::unique_ptr<const Net>, family_count> of_family;
    std::string digest;  // SHA-256 of the file, in hexadecimal
};

Result<Nets, std::string> read_nets(std::span<const std::byte> file);

// The ones that the program comes with.
std::span<const std::byte> built_in_file();

}  // namespace kamchatka::bots::net
