// The tables of the database and how older ones are brought up to date (docs/event-log.md).
#pragma once

#include "store/sqlite/sqlite.hpp"

#include <array>
#include <span>
#include <string_view>

namespace kamchatka::store {

inline constexpr int schema_version = 4;

// Whether a program that knows the version before a step can work with what the step has made of a
// database: it only adds tables, or columns with defaults at the end, that such a program does
// without.
enum class GoingBack : std::uint8_t { possible, impossible };

// Step n leads from version n to n + 1.
struct SchemaStep {
    std::array<std::string_view, 3> parts;
    GoingBack going_back;
};
std::span<const SchemaStep> schema_steps();

// Settings of every connection that writes: durable, checkpoints by hand, deleted means erased.
void configure(Database& database);

// The version that it has; 0 when it is empty. Throws when the file is not ours, or is of a later
// version that a program with these steps cannot work with.
int version_of(Database& database, std::span<const SchemaStep> steps = schema_steps());

// From nothing or from any older version to the last, in one transaction; one that a later program
// has brought further stays as it is.
void bring_up_to_date(Database& database, std::span<const SchemaStep> steps = schema_steps());

}  // namespace kamchatka::store
