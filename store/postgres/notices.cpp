// See notices.hpp.
#include "store/postgres/notices.hpp"

#include "store/postgres/listener.hpp"
#include "store/sql/words.hpp"

#include <algorithm>
#include <array>

namespace kamchatka::store::pg {
namespace {

constexpr std::array<std::string_view, 6> notice_kinds{
    "signed_out", "renamed", "handed_over", "removed", "muted", "unmuted"};

// The row of the counter is locked until the commit: who has the higher number commits later.
constexpr std::string_view add_sql =
    "WITH next AS (UPDATE bulletin_counter SET number = number + 1 RETURNING number)"
    " INSERT INTO bulletin (number, node, kind, player, other, name)"
    " SELECT number, $1::text, $2::text, $3::bigint, $4::bigint, $5::text FROM next";

std::optional<Notice> notice_at(const Rows& row) {
    if (std::ranges::find(notice_kinds, row.text(1)) == notice_kinds.end()) return std::nullopt;
    return Notice{
        .kind = sql::meaning<NoticeKind>(notice_kinds, row.text(1)),
        .player = row.integer(2),
        .other = row.integer_if_any(3),
        .name = std::string{row.text(4)},
    };
}

}  // namespace

void add_notice(Database& database, const Notice& notice) {
    database.run(
        add_sql,
        database.node().name,
        sql::word(notice_kinds, notice.kind),
        notice.player,
        notice.other,
        notice.name
    );
    // Deleted means gone: also what they were called an hour ago.
    if (notice.kind == NoticeKind::removed) {
        database.run(
            "UPDATE bulletin SET name = '' WHERE (player = $1 OR other = $1) AND name <> ''",
            notice.player
        );
    }
    wake_listeners(database);
}

std::vector<NumberedNotice> notices_after(
    Database& database, std::int64_t number, const std::string& node
) {
    std::vector<NumberedNotice> notices;
    auto row = database.query(
        "SELECT number, kind, player, other, name FROM bulletin"
        " WHERE number > $1 AND node <> $2 ORDER BY number",
        number,
        node
    );
    while (row.next()) notices.push_back({.number = row.integer(0), .notice = notice_at(row)});
    return notices;
}

void forget_old_notices(Database& database) {
    database.run("DELETE FROM bulletin WHERE at < clock_timestamp() - interval '1 hour'");
}

}  // namespace kamchatka::store::pg
