// Damage done to a database by whoever does not keep to the ports.
#pragma once

#include <string>

namespace kamchatka::store {

// Runs SQL on a database file, past the triggers that protect entries and without the rules of the
// schema. What is in the write-ahead log is moved into the file.
void tamper(const std::string& database, const std::string& sql);

// Overwrites the page that a table or an index begins with.
void break_root_page(const std::string& database, const std::string& of_table);

// Every row of every table as text, in an order of their own: equal for databases that hold the
// same.
std::string dump_of(const std::string& database);

// The number that a query gives.
long long ask_database(const std::string& database, const std::string& sql);

}  // namespace kamchatka::store
