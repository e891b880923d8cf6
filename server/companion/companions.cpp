// Finding, checking, storing.
#include "server/companion/companions.hpp"

#include "referee/entry_json.hpp"
#include "referee/spelling.hpp"
#include "server/companion/entries.hpp"
#include "server/people/names.hpp"

#include <algorithm>

namespace kamchatka::server {
namespace {

namespace json = boost::json;

constexpr std::size_t code_length = 6;
constexpr std::int64_t listed_max = 50;
constexpr std::size_t tables_kept = 200;

CompanionFault refused(const referee::Refusal& refusal) {
    return {
        .reason = std::string{referee::spell(refusal.reason)},
        .status = 409,
        .field = refusal.detail};
}
CompanionFault stale() { return {.reason = "stale", .status = 409}; }
CompanionFault not_stored() { return {.reason = "not_stored", .status = 500}; }
CompanionFault malformed(std::string field) {
    return {.reason = "malformed", .status = 400, .field = std::move(field)};
}

bool sound_code(const std::string& code) {
    return code.size() == code_length && std::ranges::all_of(code, [](char c) {
               return (c >= 'A' && c <= 'Z') || (c >= '2' && c <= '9');
           });
}

std::string summary_of(const CompanionTable& table) {
    const referee::Sheet& sheet = table.sheet;
    const std::int64_t at = table.journal.empty() ? 0 : table.journal.back().at;
    return json::serialize(json::object{
        {"kind", referee::spell(sheet.opening.kind)},
        {"ruleset", sheet.opening.set.id.view()},
        {"stage", referee::spell(sheet.stage)},
        {"seats", sheet.opening.seats.size()},
        {"entries", table.journal.size()},
        {"at", at}});
}

// The entries checked one by one as a device enters them: each must come out as it came in.
std::optional<CompanionFault> add_entries(CompanionTable& table, const json::array& entries) {
    for (const json::value& value : entries) {
        const Rules rules = referee::rules_for(table.journal);
        const auto entry = referee::read_entry(rules, value);
        if (!entry) return malformed(entry.error().path);
        if (entry->seq == 0 || entry->seq > table.journal.size() + 1) return stale();
        if (entry->seq <= table.journal.size()) {
            if (table.journal[entry->seq - 1] == *entry) continue;
            return stale();
        }
        if (entry->ref.empty()) return malformed("ref");
        if (const auto why = referee::enter(table.journal, table.sheet, *entry))
            return refused(*why);
        if (table.journal.back() != *entry) return CompanionFault{.reason = "not_worked_out"};
    }
    return std::nullopt;
}

tournament::Fate fate_of(Standing standing) {
    switch (standing) {
        case Standing::active: return tournament::Fate::played;
        case Standing::withdrawn: return tournament::Fate::withdrawn;
        case Standing::excluded: return tournament::Fate::excluded;
        case Standing::eliminated: return tournament::Fate::eliminated;
    }
    return tournament::Fate::played;
}

SignedTable signed_table(const CompanionTable& table) {
    const referee::Sheet& sheet = table.sheet;
    const State& state = sheet.count->state;
    SignedTable out{
        .code = table.row.code,
        .desk = *sheet.opening.desk,
        .lines = {},
        .seq = table.journal.size()};
    for (const Seat seat : seats(state)) {
        const bool won = state.cause == Cause::objective && state.winner == seat;
        out.lines.push_back(
            {.name = sheet.opening.seats[index(seat)].name,
             .fate = fate_of(state.standing[seat]),
             .points = state.points[seat],
             .out = state.out[seat],
             .objective = won && !state.last_round}
        );
    }
    return out;
}

}  // namespace

std::optional<tournament::Lines> desk_lines(
    const SignedTable& table, std::span<const SeatedPlayer> seated
) {
    if (table.lines.size() != seated.size()) return std::nullopt;
    tournament::Lines lines;
    for (std::size_t i = 0; i < seated.size(); ++i) {
        const auto of_name = [&](const SignedTable::Line& line) {
            return name_key(line.name) == name_key(seated[i].name);
        };
        const bool told = std::ranges::count_if(table.lines, of_name) == 1;
        const SignedTable::Line& line =
            told ? *std::ranges::find_if(table.lines, of_name) : table.lines[i];
        lines.push_back(
            {.player = seated[i].player,
             .points = {line.points * std::int64_t{1'000'000}},
             .fate = line.fate,
             .out = line.out,
             .objective = line.objective}
        );
    }
    return lines;
}

Result<Companions::Found, CompanionFault> Companions::find(const std::string& code) {
    const auto known = tables_.find(code);
    if (known != tables_.end()) return known->second;
    const auto row = journals_.journal_with_code(code);
    if (!row) return Found{};
    if (row->kind != store::JournalKind::companion) {
        return CompanionFault{.reason = "code_taken", .status = 409};
    }
    auto table = std::make_shared<CompanionTable>(CompanionTable{.row = *row});
    table->journal = book_of(journals_.read(row->id));
    auto sheet = referee::fold(table->journal);
    if (!sheet) return refused(sheet.error());
    table->sheet = *std::move(sheet);
    if (tables_.size() >= tables_kept) tables_.clear();
    tables_[code] = table;
    return table;
}

bool Companions::member(const CompanionTable& table, const store::PlayerRow& player) {
    return table.row.owner == player.id || journals_.role_of(table.row.id, player.id).has_value();
}

void Companions::take(
    const store::PlayerRow& player, const std::string& code, const json::array& entries, Taken taken
) {
    if (!sound_code(code)) return taken(malformed("code"));
    if (world_.log().failed()) return taken(CompanionFault{.reason = "read_only", .status = 503});
    const auto found = find(code);
    if (!found) return taken(found.error());
    const Found table = *found;
    if (table && !member(*table, player)) return taken(CompanionFault{.reason = "code_taken"});
    if (table && table->busy) return taken(CompanionFault{.reason = "server_busy", .status = 503});
    auto next =
        table ? std::make_shared<CompanionTable>(*table) : std::make_shared<CompanionTable>();
    if (auto fault = add_entries(*next, entries)) return taken(*std::move(fault));
    if (table && next->journal.size() == table->journal.size()) {
        return taken(std::uint64_t{table->journal.size()});
    }
    if (next->journal.empty()) return taken(malformed("entries"));
    if (table) return store_more(table, next, player, std::move(taken));
    next->row = {
        .id = store::new_journal_id(),
        .kind = store::JournalKind::companion,
        .code = code,
        .owner = player.id,
        .listing = store::Listing::unlisted,
        .summary = {},
        .secret = {},
        .created_ms = world_.now_ms()};
    next->row.summary = summary_of(*next);
    world_.random(next->row.secret);
    store_new(next, player, std::move(taken));
}

void Companions::store_new(Found table, const store::PlayerRow& player, Taken taken) {
    std::vector<store::JournalEntry> entries;
    for (const referee::Entry& entry : table->journal) {
        entries.push_back(stored_entry(table->row.id, player.id, table->sheet.rules, entry));
    }
    table->busy = true;
    tables_[table->row.code] = table;
    const auto done = [this, table, player, taken](store::Stored answer) {
        world_.in_loop([this, table, player, taken, answer] {
            table->busy = false;
            if (answer != store::Stored::stored) tables_.erase(table->row.code);
            if (answer == store::Stored::gone) {
                return taken(CompanionFault{.reason = "no_player", .status = 401});
            }
            if (answer == store::Stored::taken)
                return taken(CompanionFault{.reason = "code_taken"});
            if (answer == store::Stored::failed) return taken(not_stored());
            stored(table, player);
            taken(std::uint64_t{table->journal.size()});
        });
    };
    journals_.create(table->row, "judge", std::move(entries), done);
}

void Companions::store_more(Found table, Found next, const store::PlayerRow& player, Taken taken) {
    std::vector<store::JournalEntry> entries;
    for (std::size_t i = table->journal.size(); i < next->journal.size(); ++i) {
        entries.push_back(
            stored_entry(table->row.id, player.id, next->sheet.rules, next->journal[i])
        );
    }
    table->busy = true;
    const auto done = [this, table, next, player, taken](store::Appended answer) {
        world_.in_loop([this, table, next, player, taken, answer] {
            table->busy = false;
            if (answer != store::Appended::stored) {
                tables_.erase(table->row.code);  // somebody else wrote: read it anew
                return taken(answer == store::Appended::failed ? not_stored() : stale());
            }
            table->journal = next->journal;
            table->sheet = next->sheet;
            stored(table, player);
            taken(std::uint64_t{table->journal.size()});
        });
    };
    journals_.append(std::move(entries), done);
}

void Companions::stored(const Found& table, const store::PlayerRow& player) {
    table->row.summary = summary_of(*table);
    journals_.set_summary(table->row.id, table->row.summary, table->row.listing, {});
    const referee::Sheet& sheet = table->sheet;
    if (!on_signed || sheet.stage != referee::Stage::signed_off || !sheet.opening.desk) return;
    if (may_report(*sheet.opening.desk, player)) on_signed(signed_table(*table));
}

// Whoever signs for a tournament has a role at its desk.
bool Companions::may_report(const referee::DeskTable& desk, const store::PlayerRow& player) {
    const auto row = journals_.journal_with_code(desk.code);
    if (!row || row->kind != store::JournalKind::tournament) return false;
    const auto role = journals_.role_of(row->id, player.id);
    return role && *role != "player";
}

Result<json::object, CompanionFault> Companions::read(
    const store::PlayerRow& player, const std::string& code
) {
    const CompanionFault none{.reason = "table_not_found", .status = 404};
    if (!sound_code(code)) return none;
    const auto found = find(code);
    if (!found || *found == nullptr || !member(**found, player)) return none;
    const CompanionTable& table = **found;
    json::array entries;
    for (const referee::Entry& entry : table.journal) {
        entries.push_back(referee::to_json(table.sheet.rules, entry));
    }
    return json::object{{"code", code}, {"entries", std::move(entries)}};
}

json::array Companions::of(const store::PlayerRow& player) {
    json::array all;
    for (const auto& row :
         journals_.of_member(store::JournalKind::companion, player.id, listed_max)) {
        json::object line{{"code", row.code}};
        // The stored summary may be behind the entries; what is in memory is not.
        const auto known = tables_.find(row.code);
        const json::value summary =
            json::parse(known == tables_.end() ? row.summary : summary_of(*known->second));
        for (const auto& pair : summary.as_object()) line[pair.key()] = pair.value();
        all.push_back(std::move(line));
    }
    return all;
}

}  // namespace kamchatka::server
