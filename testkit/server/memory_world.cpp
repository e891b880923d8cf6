// Queues that a test empties.
#include "testkit/server/memory_world.hpp"

#include "bots/proposal.hpp"
#include "record/knobs/knobs.hpp"
#include "server/reference/rulesets.hpp"

#include <gtest/gtest.h>

namespace kamchatka::server {

void MemoryThinker::think(Question question, std::function<void(Answer)> answered) {
    ++question_count;
    queue_.push_back({std::move(question), std::move(answered)});
}

void MemoryThinker::propose(Matter matter, Question question, Proposed proposed) {
    ++question_count;
    proposals_.emplace_back([matter, asked = std::move(question), proposed = std::move(proposed)] {
        const bots::Situation now{*asked.rules, asked.view, asked.seat, asked.options};
        proposed(
            matter == Matter::placement ? bots::proposed_placement(now)
                                        : bots::proposed_turn(now, bots::Budget{})
        );
    });
}

bool MemoryThinker::step() {
    if (!proposals_.empty()) {
        const auto next = std::move(proposals_.front());
        proposals_.pop_front();
        next();
        return true;
    }
    if (queue_.empty()) return false;
    const Job job = std::move(queue_.front());
    queue_.pop_front();
    if (!dictated.empty()) {
        const Action action = dictated.front();
        dictated.pop_front();
        job.answered({action, nullptr});
        return true;
    }
    std::vector<Option> wanted;
    for (const Option& option : job.question.options) {
        const bool idle = std::holds_alternative<Withdraw>(option.action) ||
            std::holds_alternative<TakeBackArmies>(option.action);
        if (!idle) wanted.push_back(option);
    }
    // Rather on than round in circles: what stands last ends a phase or a turn.
    const bool last = source_.below(4) == 0;
    const auto pick =
        last ? wanted.size() - 1 : source_.below(static_cast<unsigned>(wanted.size()));
    job.answered({wanted.at(pick).action, nullptr});
    return true;
}

MemoryWorld::MemoryWorld(
    std::shared_ptr<store::MemoryStore::Contents> contents, const std::string& node
)
    : data{
          store::MemoryStore::Running::by_hand,
          {.on_wanted = [this](store::LogId log) { held.wanted(log); }},
          std::move(contents),
          node} {}

void MemoryWorld::random(std::span<std::uint8_t> bytes) {
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(entropy_.below(256));
}

void MemoryWorld::settle() {
    while (data.step() || memory_thinker.step()) {}
}

std::vector<store::Entry> MemoryWorld::entries() const {
    std::vector<store::Entry> all;
    for (const auto& [table, game] : data.contents()->games) {
        all.insert(all.end(), game.entries.begin(), game.entries.end());
    }
    return all;
}

void MemoryWorld::replace_entries(const std::vector<store::Entry>& entries) {
    auto& games = data.contents()->games;
    games.clear();
    for (const store::Entry& entry : entries) {
        games[entry.table].entries.push_back(entry);
        games[entry.table].refs.insert(entry.ref);
    }
}

store::StoredTable MemoryWorld::stored(store::TableId table) const {
    return store::memory::stored(data.contents()->rows.tables.at(table));
}

std::vector<boost::json::object> FakeAttendee::all(std::string_view type) const {
    std::vector<boost::json::object> found;
    for (const std::string& frame : frames) {
        const auto message = boost::json::parse(frame);
        if (message.at("type").as_string() == type) found.push_back(message.as_object());
    }
    return found;
}

boost::json::value FakeAttendee::last(std::string_view type) const {
    const auto found = all(type);
    return found.empty() ? boost::json::value() : boost::json::value(found.back());
}

namespace {

// The table in the store, with the people it speaks of.
void put(MemoryWorld& world, const Table& table, const Digest& seed) {
    auto& rows = world.data.contents()->rows;
    for (PlayerId id = 1; id <= 9; ++id) {
        rows.players.try_emplace(
            id,
            store::memory::Player{
                .row =
                    {.id = id,
                     .kind = store::PlayerKind::guest,
                     .name = "player " + std::to_string(id),
                     .created_ms = 0},
                .key = {},
                .look = {},
                .secrets = {}}
        );
    }
    store::memory::Table stored{.row = table_row(table), .seed = seed, .seats = {}};
    for (std::size_t i = 0; i < table.places.size(); ++i) {
        stored.seats.emplace(static_cast<std::int32_t>(i + 1), seat_row(table, id_of<Seat>(i)));
    }
    rows.tables.insert_or_assign(table.id, std::move(stored));
}

}  // namespace

std::shared_ptr<Room> lay(MemoryWorld& world, const TableOptions& options) {
    static store::TableId next_id = 1;
    Table table;
    table.id = options.id != 0 ? options.id : next_id++;
    table.code = "TEST" + std::to_string(table.id);
    table.host = 1;
    table.ruleset = options.ruleset;
    table.settings = options.settings;
    table.created_ms = world.now;
    for (std::size_t i = 1; i <= options.people; ++i) {
        table.places.push_back(
            {.kind = SeatKind::player,
             .player = static_cast<PlayerId>(i),
             .name = "player " + std::to_string(i)}
        );
    }
    for (std::size_t i = 0; i < options.bots; ++i) {
        table.places.push_back({.kind = SeatKind::bot, .bot = "stratega", .name = "bot"});
    }
    const auto knobs = boost::json::parse(options.options);
    // Otherwise a board of quadrants would be another every time.
    BoardRequest board;
    board.seed = 1;
    const Ruleset* book = record::find_rulebook(options.ruleset);
    const bool laid = book != nullptr && book->setup.board != BoardKind::classic;
    const auto chosen = choose_rules(
        {.ruleset = options.ruleset,
         .options = &knobs,
         .board = laid ? &board : nullptr,
         .minutes = options.settings.clock.minutes,
         .players = options.people + options.bots}
    );
    EXPECT_TRUE(chosen.has_value());
    table.options = chosen->options;
    table.layout = chosen->layout;
    const auto rules = options.rules ? options.rules : chosen->rules;
    put(world, table, options.seed);
    if (world.held.shared()) {
        world.data.ownership().claim(store::LogKind::table, table.code, {});
        world.settle();
    }
    return std::make_shared<Room>(world, table, rules, options.seed);
}

std::shared_ptr<Room> brought_back(
    MemoryWorld& world,
    const Room& room,
    const std::vector<store::Entry>& entries,
    const Digest& seed
) {
    std::vector<store::ChatRow> chat = world.data.contents()->rows.chat;
    std::erase_if(chat, [&](const store::ChatRow& line) { return line.table != room.table().id; });
    auto restored = follow_log(
        {.table = room.table(),
         .rules = room.shared_rules(),
         .server_seed = seed,
         .chat = std::move(chat),
         .recent = Recent{world.room_limits.recent_events_max}},
        entries
    );
    if (!restored) return nullptr;
    return std::make_shared<Room>(world, *std::move(restored));
}

Act act_message(std::string ref, std::int64_t seq, std::string_view action) {
    Act act;
    act.ref = std::move(ref);
    act.seq = seq;
    act.action.value = boost::json::parse(std::string{action});
    return act;
}

}  // namespace kamchatka::server
