// The tables, and the way from one end to the other.
#include "store/migrate.hpp"

#include "store/copying.hpp"
#include "store/store.hpp"

#include <array>
#include <stdexcept>

namespace kamchatka::store {
namespace {

constexpr auto number = ColumnKind::number;
constexpr auto text = ColumnKind::text;
constexpr auto bytes = ColumnKind::bytes;
constexpr auto flag = ColumnKind::flag;

const std::array<CopiedTable, 17> all_tables{
    CopiedTable{"setting", {{"name", text}, {"value", bytes}}, "name"},
    CopiedTable{
        "entry",
        {{"pos", number},
         {"table_id", number},
         {"seq", number},
         {"event_count", number},
         {"ref", text},
         {"actor", text},
         {"at_ms", number},
         {"body", text},
         {"link", bytes}},
        "pos"},
    CopiedTable{
        "player",
        {{"id", number},
         {"kind", text},
         {"name", text},
         {"name_key", text},
         {"name_look", text},
         {"created_ms", number}},
        "id"},
    CopiedTable{
        "account", {{"player", number}, {"passphrase", text}, {"recovery", bytes}}, "player"},
    CopiedTable{
        "session",
        {{"token", bytes}, {"player", number}, {"created_ms", number}, {"expires_ms", number}},
        "token"},
    CopiedTable{
        "game_table",
        {{"id", number},
         {"code", text},
         {"host", number},
         {"ruleset", text},
         {"options", text},
         {"board", text},
         {"settings", text},
         {"clock", text},
         {"listing", text},
         {"state", text},
         {"result", text},
         {"created_ms", number},
         {"started_ms", number},
         {"ended_ms", number}},
        "id"},
    CopiedTable{
        "seat",
        {{"table_id", number},
         {"seat", number},
         {"kind", text},
         {"player", number},
         {"bot", text},
         {"name", text},
         {"muted", flag}},
        "table_id, seat"},
    CopiedTable{"table_secret", {{"table_id", number}, {"sealed", bytes}}, "table_id"},
    CopiedTable{
        "chat",
        {{"id", number},
         {"table_id", number},
         {"player", number},
         {"seat", number},
         {"name", text},
         {"text", text},
         {"phrase", text},
         {"at_ms", number}},
        "id"},
    CopiedTable{
        "journal",
        {{"id", number},
         {"kind", text},
         {"code", text},
         {"owner", number},
         {"listing", text},
         {"summary", text},
         {"secret", bytes},
         {"created_ms", number}},
        "id"},
    CopiedTable{
        "journal_entry",
        {{"pos", number},
         {"journal_id", number},
         {"seq", number},
         {"ref", text},
         {"at_ms", number},
         {"who", text},
         {"body", text},
         {"link", bytes}},
        "pos"},
    CopiedTable{
        "journal_personal",
        {{"journal_id", number},
         {"seq", number},
         {"part", number},
         {"about", text},
         {"seal", bytes},
         {"salt", bytes},
         {"text", text}},
        "journal_id, seq, part"},
    CopiedTable{
        "journal_member",
        {{"journal_id", number},
         {"player", number},
         {"role", text},
         {"since_ms", number},
         {"name", text}},
        "journal_id, player"},
    CopiedTable{
        "journal_invitation",
        {{"id", number},
         {"journal_id", number},
         {"token", bytes},
         {"role", text},
         {"note", text},
         {"created_ms", number},
         {"holder", number}},
        "id"},
    CopiedTable{"withheld", {{"kind", text}, {"id", number}, {"display", text}}, "kind, id"},
    CopiedTable{"muted", {{"player", number}}, "player"},
    CopiedTable{
        "audit",
        {{"pos", number}, {"at_ms", number}, {"uid", number}, {"act", text}, {"outcome", text}},
        "pos"},
};

}  // namespace

std::span<const CopiedTable> copied_tables() { return all_tables; }

std::vector<MovedTable> migrate(const std::string& from, const std::string& to) {
    if (is_database_url(from) == is_database_url(to)) {
        throw std::runtime_error{
            "name a data folder and a database, postgres://...: from the one, to the other"};
    }
    const auto source = is_database_url(from) ? copy_from_database(from) : copy_from_folder(from);
    const auto target = is_database_url(to) ? copy_to_database(to) : copy_to_folder(to);
    std::vector<MovedTable> moved;
    for (const CopiedTable& table : copied_tables()) {
        std::int64_t rows = 0;
        target->begin(table);
        source->read(table, [&](Values& row) {
            target->write(row);
            ++rows;
        });
        target->end();
        moved.push_back({std::string{table.name}, rows});
    }
    target->keep();
    return moved;
}

}  // namespace kamchatka::store
