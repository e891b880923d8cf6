// Playing again: the same rules, settings and people, everybody one seat further on.
#include "server/tables/bot_runner.hpp"
#include "server/tables/directory.hpp"

namespace kamchatka::server {
namespace {

Place place_again(const Place& before, const Directory::Founder& founder) {
    if (before.kind == SeatKind::bot && before.bot) {
        return {.kind = SeatKind::bot, .bot = before.bot, .name = bot_name(*before.bot)};
    }
    if (before.player == founder.player) {
        return {.kind = SeatKind::player, .player = founder.player, .name = founder.name};
    }
    return {.kind = SeatKind::open, .player = before.player, .name = before.name};
}

Table table_again(const Table& over, const Directory::Founder& founder) {
    Table again{
        .host = founder.player,
        .ruleset = over.ruleset,
        .options = over.options,
        .layout = over.layout,
        .settings = over.settings};
    for (std::size_t i = 0; i < over.places.size(); ++i) {
        const Place& before = over.places[(i + 1) % over.places.size()];
        again.places.push_back(place_again(before, founder));
    }
    return again;
}

}  // namespace

void Directory::rematch(
    const std::shared_ptr<Room>& over, const Founder& founder, Created created
) {
    if (const Refusal why = over->refuse_rematch(founder.player)) return created(TableFault{*why});
    auto [asked, first] = rematches_.try_emplace(over->table().id);
    asked->second.push_back(std::move(created));
    if (!first) return;
    if (!over->table().rematch) return play_again(over, founder);
    find(*over->table().rematch, [this, over, founder](const auto& found) {
        if (!found || (*found)->table().state == TableState::abandoned) {
            return play_again(over, founder);
        }
        const auto waiting = rematches_.extract(over->table().id);
        for (const Created& each : waiting.mapped()) each(*found);
    });
}

void Directory::play_again(const std::shared_ptr<Room>& over, const Founder& founder) {
    const auto laid = [this, over](const Result<std::shared_ptr<Room>, TableFault>& made) {
        if (made) over->set_rematch((*made)->table().code);
        const auto waiting = rematches_.extract(over->table().id);
        for (const Created& each : waiting.mapped()) each(made);
    };
    admit(founder, laid, [this, over, founder](Created done) {
        Table again = table_again(over->table(), founder);
        again.code = over->table().code;
        again.created_ms = world_.wall_ms();
        store_table(std::move(again), over->shared_rules(), std::move(done));
    });
}

}  // namespace kamchatka::server
