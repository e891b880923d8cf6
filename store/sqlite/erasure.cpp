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

}  // namespace kamchatka::store
