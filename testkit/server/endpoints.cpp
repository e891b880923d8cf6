// Answers that come from a worker are waited for.
#include "testkit/server/endpoints.hpp"

#include "server/people/names.hpp"
#include "server/people/tokens.hpp"

#include <gtest/gtest.h>

#include <future>

namespace kamchatka::server {

std::string Endpoints::token(store::PlayerId player) { return "token-" + std::to_string(player); }

Endpoints::Endpoints(MemoryWorld& world, std::size_t people)
    : world_{world},
      accounts_{
          data_.catalogue(),
          {.passphrases = {.passes = 1, .memory_bytes = 8192},
           .now_ms = [&world] { return world.now; }}},
      hub_{world, data_.catalogue(), {}},
      workers_{1, 100, [](const std::function<void()>& work) { work(); }},
      desk_{world, data_.journals(), hub_, workers_},
      api_{hub_, world, data_.catalogue(), accounts_, desk_, workers_, {.requests = {1e9, 1e9}}} {
    for (std::size_t i = 1; i <= people; ++i) {
        const auto id = static_cast<store::PlayerId>(i);
        const auto name = check_name("player " + std::to_string(i));
        const store::SessionRow session{
            .token = token_hash(token(id)),
            .player = id,
            .created_ms = world.now,
            .expires_ms = world.now + 60 * store::day_ms};
        const store::PlayerRow player{
            .id = id,
            .kind = store::PlayerKind::guest,
            .name = name->shown,
            .created_ms = world.now};
        const auto stored = store::await<store::Stored>([&](const auto& done) {
            data_.catalogue().add_guest(player, *name, session, done);
        });
        EXPECT_EQ(stored, store::Stored::stored);
    }
}

void Endpoints::add(const std::shared_ptr<Room>& room) {
    const Table& table = room->table();
    std::vector<store::SeatRow> seats;
    for (std::size_t i = 0; i < table.places.size(); ++i) {
        seats.push_back(seat_row(table, id_of<Seat>(i)));
    }
    const auto stored = store::await<store::Stored>([&](const auto& done) {
        data_.catalogue().add_table(table_row(table), seats, Digest{}, done);
    });
    EXPECT_EQ(stored, store::Stored::stored);
    hub_.add(room);
}

std::string Endpoints::get(const std::string& path, std::optional<store::PlayerId> player) {
    HttpRequest request;
    request.method = "GET";
    const std::size_t mark = path.find('?');
    request.path = path.substr(0, mark);
    if (mark != std::string::npos) request.query = path.substr(mark + 1);
    if (player) request.cookie = "kamchatka_session=" + token(*player);
    std::promise<HttpResponse> promise;
    api_.handle(request, [&](HttpResponse response) { promise.set_value(std::move(response)); });
    const HttpResponse response = promise.get_future().get();
    return std::to_string(response.status) + ' ' + (response.body ? *response.body : "");
}

}  // namespace kamchatka::server
