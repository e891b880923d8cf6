// The HTTP endpoints, fed anything: the first line is a method and a path, the rest a body.
// Every answer has a status, and JSON where it says so. In paths LOBBYX and GAMEXX stand for a
// table that waits and one that plays.
#include "server/companion/endpoints.hpp"
#include "server/desk/files/restore_endpoints.hpp"
#include "server/desk/links/badge_endpoints.hpp"
#include "server/desk/links/official_endpoints.hpp"
#include "server/desk/online/online_endpoints.hpp"
#include "server/desk/rankings/ranking_endpoints.hpp"
#include "server/desk/tournament_endpoints.hpp"
#include "server/people/endpoints.hpp"
#include "server/reference/endpoints.hpp"
#include "server/replays/endpoints.hpp"
#include "server/tables/endpoints.hpp"
#include "server/transport/static_files.hpp"
#include "store/memory/store.hpp"
#include "testkit/server/hand_loop.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

using namespace kamchatka;

// A server without a transport: this thread is its loop.
class Grounds final : public server::World {
public:
    Grounds() {
        router_.add(people_);
        router_.add(reference_);
        router_.add(table_endpoints_);
        router_.add(replays_);
        router_.add(companion_endpoints_);
        router_.add(tournaments_);
        router_.add(officials_);
        router_.add(rankings_);
        router_.add(badges_);
        router_.add(online_);
        router_.add(restoring_);
        accounts_.guest({.token = {}, .address = "127.0.0.1"}, "Fuzz", [this](const auto& answer) {
            signed_in_ = answer->token;
        });
        lobby_ =
            lay("/api/tables",
                R"({"ruleset":"prestige","seats":[{"kind":"me"},{"kind":"open"},)"
                R"({"kind":"open"},{"kind":"bot"}]})");
        game_ = lay("/api/play-now", R"({"players":4})");
    }

    std::int64_t now_ms() const override { return now_ += 1000; }
    std::int64_t wall_ms() const override { return now_; }
    void random(std::span<std::uint8_t> bytes) override {
        for (auto& byte : bytes) byte = 7;
    }
    store::Log& log() override { return data_.log(); }
    store::Catalogue& catalogue() override { return data_.catalogue(); }
    server::Claims& claims() override { return held_; }
    server::Thinker& thinker() override { return nobody_; }
    const server::RoomLimits& limits() const override { return limits_; }
    server::RoomCounts& counts() override { return counts_; }
    void stirred(store::TableId table) override { directory_.stirred(table); }
    void report(server::Trouble, std::int64_t) override { std::abort(); }
    void set_aside(const std::string&, const std::string&) override { std::abort(); }

    void ask(server::HttpRequest request) {
        put(request.path, "LOBBYX", lobby_);
        put(request.path, "GAMEXX", game_);
        const server::HttpResponse response = answer_to(std::move(request));
        if (response.status < 200 || response.status > 599) std::abort();
        if (response.content_type == "application/json" && response.body &&
            !record::parse_json(*response.body)) {
            std::abort();
        }
        directory_.tick();
    }

private:
    struct Nobody final : server::Thinker {
        void think(server::Question, std::function<void(server::Answer)>) override {}
        void propose(server::Matter, server::Question, Proposed) override {}
    };

    static void put(std::string& path, std::string_view mark, const std::string& code) {
        if (const std::size_t at = path.find(mark); at != std::string::npos) {
            path.replace(at, mark.size(), code);
        }
    }

    server::HttpResponse answer_to(server::HttpRequest request) {
        request.marker = "1";
        request.peer = "127.0.0.1";
        if (signed_in_) request.cookie = "kamchatka_session=" + *signed_in_;
        if (!server::Router::owns(request.path)) return files_.answer(request);
        std::optional<server::HttpResponse> answer;
        router_.handle(std::move(request), [&](server::HttpResponse response) {
            if (answer) std::abort();  // one is enough
            answer = std::move(response);
        });
        while (!answer) loop_.run_next();  // what a worker has handed back
        return *std::move(answer);
    }

    // A table made by a request; its code.
    std::string lay(std::string path, std::string body) {
        server::HttpRequest request;
        request.method = "POST";
        request.path = std::move(path);
        request.body = std::move(body);
        const server::HttpResponse response = answer_to(std::move(request));
        if (response.status != 200) std::abort();
        return std::string{record::parse_json(*response.body)->at("code").as_string()};
    }

    mutable std::int64_t now_ = 1'000'000;
    server::RoomLimits limits_;
    server::RoomCounts counts_;
    Nobody nobody_;
    server::HandLoop loop_;
    std::string lobby_;
    std::string game_;
    std::optional<std::string> signed_in_;
    store::MemoryStore data_;
    server::Claims held_{data_.ownership(), [this] { return now_ms(); }};
    server::Calendar calendar_{{[this] { return now_ms(); }, [this] { return wall_ms(); }}};
    server::Sessions sessions_{data_.catalogue(), calendar_};
    server::Directory directory_{*this, workers_, {.tables_per_player_max = 4}};
    server::Desk desk_{*this, data_.journals(), directory_, workers_};
    server::Companions companions_{*this, data_.journals(), workers_};
    server::Accounts accounts_{
        data_.catalogue(),
        sessions_,
        workers_,
        {.passphrases = {.passes = 1, .memory_bytes = 8192}}};
    server::PeopleEndpoints people_{
        accounts_,
        {.signed_in = [](const auto&) {}, .signed_out = [](auto) {}, .removed = [](const auto&) {}},
        server::Cookies::as_the_request_came};
    server::ReferenceEndpoints reference_;
    server::TableEndpoints table_endpoints_{directory_, workers_};
    server::ReplayEndpoints replays_{directory_, data_.log(), workers_};
    server::CompanionEndpoints companion_endpoints_{companions_};
    server::TournamentEndpoints tournaments_{*this, desk_, data_.journals(), workers_};
    server::OfficialEndpoints officials_{*this, desk_, data_.journals()};
    server::RankingEndpoints rankings_{*this, data_.journals(), workers_};
    server::BadgeEndpoints badges_{desk_, data_.journals(), workers_};
    server::OnlineEndpoints online_{desk_, data_.journals()};
    server::RestoreEndpoints restoring_{desk_};
    server::StaticFiles files_{""};
    server::Router router_{
        {.requests = {.burst = 1e9, .per_second = 1e9}},
        [this] { return now_ms(); },
        loop_.post(),
        [this](std::string_view token, server::Router::Identified then) {
            sessions_.who(token, std::move(then));
        }};
    // Last, so that its thread ends first.
    server::Workers workers_{1, 100, loop_.post()};
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    static Grounds grounds;
    const std::string_view text{reinterpret_cast<const char*>(bytes), size};
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    const std::size_t space = line.find(' ');
    if (space == std::string_view::npos) return 0;
    server::HttpRequest request;
    request.method = line.substr(0, space);
    const std::string_view target = line.substr(space + 1);
    const std::size_t mark = target.find('?');
    request.path = target.substr(0, mark);
    if (mark != std::string_view::npos) request.query = target.substr(mark + 1);
    if (end != std::string_view::npos) request.body = text.substr(end + 1);
    grounds.ask(std::move(request));
    return 0;
}
