// What the writer does when it does not know whether its last batch is there.
#include "store/postgres/writer.hpp"

#include <algorithm>

namespace kamchatka::store::pg {

Writer::Committed Writer::find_out(const std::string& why) {
    std::chrono::milliseconds pause{20};
    while (true) {
        try {
            if (!database_.connected()) database_.connect();
            database_.roll_back();
            const Committed answer = look();
            in_doubt_ = false;
            return answer;
        } catch (const PostgresError& error) {
            database_.disconnect();
            turned(Disk::waiting, why.empty() ? error.what() : why);
            rest(pause);
            pause = std::min(2 * pause, options_.retry);
        }
    }
}

// Asked for with the row locked, so that a transaction of ours that still runs somewhere is waited
// for; and told after a commit of our own, so that no failover can take it back.
Writer::Committed Writer::look() {
    database_.run("BEGIN");
    auto row = database_.query(
        "SELECT batch FROM writer WHERE node = $1 AND incarnation = $2 FOR UPDATE",
        node_.name,
        node_.incarnation
    );
    if (!row.next()) {
        throw std::runtime_error{"another process has taken the name of this node, " + node_.name};
    }
    const std::int64_t stored = row.integer(0);
    if (stored == number_) {
        database_.roll_back();
        return Committed::no;
    }
    // Should this commit be in doubt in its turn, the next look finds the same.
    database_.query(begin_batch_sql, node_.name, node_.incarnation, stored + 1);
    database_.commit();
    number_ = stored + 1;
    return Committed::yes;
}

void Writer::rest(std::chrono::milliseconds time) {
    std::unique_lock lock{mutex_};
    const auto over = [this] {
        return taken_over_ || (stop_by_ && std::chrono::steady_clock::now() > *stop_by_);
    };
    posted_.wait_for(lock, time, over);
    if (over()) throw GivenUp{};
}

}  // namespace kamchatka::store::pg
