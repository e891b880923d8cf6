// A node among others: what it hears of people, and how it leaves.
#include "server/parts.hpp"

namespace kamchatka::server {
namespace {

constexpr std::int64_t drain_every_ms = 100;
constexpr std::size_t rooms_at_once = 12;       // some 500 sockets a second
constexpr std::int64_t proxy_looks_ms = 1'200;  // until it has seen that nobody new should come
constexpr std::int64_t drain_ms_max = 30'000;

}  // namespace

void Server::Parts::hear(const std::optional<store::Notice>& notice) {
    if (!notice) return read_people_anew();
    sessions.forget(notice->player);
    if (notice->other) sessions.forget(*notice->other);
    switch (notice->kind) {
        case store::NoticeKind::signed_out: return sign_out(notice->player);
        case store::NoticeKind::muted: muted_players.insert(notice->player); return;
        case store::NoticeKind::unmuted: muted_players.erase(notice->player); return;
        case store::NoticeKind::renamed:
        case store::NoticeKind::handed_over:
        case store::NoticeKind::removed: break;
    }
    directory.people_changed();
    directory.for_each([&](Room& room) {
        if (notice->kind == store::NoticeKind::renamed)
            room.rename(notice->player, notice->name);
        else if (notice->kind == store::NoticeKind::removed)
            room.forget(notice->player);
        else if (notice->other)
            room.hand_over(notice->player, *notice->other, notice->name);
    });
    if (notice->kind == store::NoticeKind::removed) desk.forget_accounts();
}

// Something may have been missed: what rooms and sessions know of people is read again.
void Server::Parts::read_people_anew() {
    sessions.forget_all();
    directory.people_changed();
    directory.read_anew();
    desk.forget_accounts();
    read_muted();
}

void Server::Parts::read_muted() {
    data->office().muted_players([this](const store::Read<std::vector<PlayerId>>& players) {
        if (players) muted_players = {players->begin(), players->end()};
    });
}

void Server::Parts::on_asked_to_stop(std::function<void()> ready) {
    if (!held.shared()) return ready();
    note(Level::info, "draining");
    ready_to_stop = std::move(ready);
    drain_until_ms = now_ms() + drain_ms_max;
    drain_next_ms = now_ms() + proxy_looks_ms;
    held.drain({});
}

// Tables are let go of one after the other, so that their people do not come to the others all at
// once.
void Server::Parts::drain_some() {
    if (!ready_to_stop || now_ms() < drain_next_ms) return;
    drain_next_ms = now_ms() + drain_every_ms;
    const bool tables = directory.drain(rooms_at_once);
    const bool contests = desk.drain();
    const bool books = companions.drain();
    if ((tables || contests || books) && now_ms() < drain_until_ms) return;
    std::exchange(ready_to_stop, nullptr)();
}

}  // namespace kamchatka::server
