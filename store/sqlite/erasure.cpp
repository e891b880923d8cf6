// See erasure.hpp.
#include "store/sqlite/erasure.hpp"

#include <string>

namespace kamchatka::store {

void rewrite(Database& database, std::string_view table) {
    const std::string name{table};
    // The copy is in memory (temp_store). DELETE without WHERE clears whole pages.
    database.execute(
        "CREATE TEMP TABLE kept AS SELECT * FROM main." + name +
        ";"
        "DELETE FROM main." +
        name +
        ";"
        "INSERT INTO main." +
        name +
        " SELECT * FROM kept;"
        "DROP TABLE kept"
    );
}

void note_erasure(Database& database) {
    database.run("INSERT OR IGNORE INTO setting (name, value) VALUES ('erasure', x'01')");
}

bool erasure_noted(Database& database) {
    return database.query("SELECT 1 FROM setting WHERE name = 'erasure'").next();
}

void forget_erasure(Database& database) {
    database.run("DELETE FROM setting WHERE name = 'erasure'");
}

}  // namespace kamchatka::store
