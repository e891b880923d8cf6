// The HTTP endpoints, fed anything: the first line is a method and a path, the rest a body.
// Every answer has a status, and JSON where it says so. What would go to a worker is answered as
// busy. In paths LOBBYX and GAMEXX stand for a table that waits and one that plays.
#include "server/api/api.hpp"
#include "server/companion/companions.hpp"
#include "server/tables/catalogue_keeper.hpp"
#include "server/tables/homing_log.hpp"
#include "server/transport/static_files.hpp"
#include "store/store.hpp"

#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

namespace {

using namespace kamchatka;

// As much of a server as an endpoint can reach without threads of its own.
class Grounds final : public server::World {
public:
    Grounds()
        : folder_{
              std::filesystem::temp_directory_path() /
              ("kamchatka-fuzz-" + std::to_string(getpid()))} {
        api_.companions = &companions_;
        lobby_ =
            lay("/api/tables",
                R"({"ruleset":"prestige","seats":[{"kind":"me"},{"kind":"open"},)"
                R"({"kind":"open"},{"kind":"bot"}]})");
        game_ = lay("/api/play-now", R"({"players":4})");
        api_.companions = &companions_;
    }
    ~Grounds() override {
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    }
    Grounds(const Grounds&) = delete;
    Grounds& operator=(const Grounds&) = delete;

    std::int64_t now_ms() const override { return now_ += 1000; }
    void random(std::span<std::uint8_t> bytes) override {
        for (auto& byte : bytes) byte = 7;
    }
    store::Log& log() override { return home_log_; }
    server::Keeper& keeper() override { return keeper_; }
    server::Thinker& thinker() override { return nobody_; }
    const server::RoomLimits& limits() const override { return limits_; }
    server::RoomCounts& counts() override { return counts_; }
    void report(server::Trouble, const server::Table&) override { std::abort(); }
    void in_loop(std::function<void()> work) override {
        const std::lock_guard lock{mutex_};
        posted_.push_back(std::move(work));
    }

    void ask(server::HttpRequest request) {
        put(request.path, "LOBBYX", lobby_);
        put(request.path, "GAMEXX", game_);
        send(std::move(request), [](const server::HttpResponse& response) {
            if (response.status < 200 || response.status > 599) std::abort();
            if (response.content_type != "application/json" || !response.body) return;
            if (!record::parse_json(*response.body)) std::abort();
        });
        hub_.tick();
    }

private:
    struct Nobody final : server::Thinker {
        void think(server::Question, std::function<void(server::Answer)>) override {}
    };

    static void put(std::string& path, std::string_view mark, const std::string& code) {
        if (const std::size_t at = path.find(mark); at != std::string::npos) {
            path.replace(at, mark.size(), code);
        }
    }

    void send(server::HttpRequest request, server::Respond answered) {
        request.marker = "1";
        request.peer = "127.0.0.1";
        if (signed_in_) request.cookie = "kamchatka_session=" + *signed_in_;
        if (server::Api::owns(request.path)) {
            api_.handle(std::move(request), std::move(answered));
        } else {
            answered(files_.answer(request));
        }
        run_posted();
    }

    // What the writer's thread has handed back.
    void run_posted() {
        std::deque<std::function<void()>> works;
        {
            const std::lock_guard lock{mutex_};
            works.swap(posted_);
        }
        for (const auto& work : works) work();
    }

    // A table made by a request; its code.
    std::string lay(std::string path, std::string body) {
        std::string code;
        server::HttpRequest request;
        request.method = "POST";
        request.path = std::move(path);
        request.body = std::move(body);
        send(std::move(request), [&](const server::HttpResponse& response) {
            if (response.status != 200) std::abort();
            code = record::parse_json(*response.body)->at("code").as_string();
        });
        while (code.empty()) {
            std::this_thread::yield();
            run_posted();
        }
        return code;
    }

    std::optional<std::string> guest() {
        const auto answer = accounts_.guest({.token = {}, .address = "127.0.0.1"}, "Fuzz");
        return answer ? answer->token : std::nullopt;
    }

    mutable std::int64_t now_ = 1'000'000;
    std::filesystem::path folder_;
    server::RoomLimits limits_;
    server::RoomCounts counts_;
    Nobody nobody_;
    std::mutex mutex_;
    std::deque<std::function<void()>> posted_;
    std::string lobby_;
    std::string game_;
    store::Store data_{folder_.string()};
    server::HomingLog home_log_{
        data_.log(), [this](std::function<void()> work) { in_loop(std::move(work)); }};
    server::CatalogueKeeper keeper_{data_.catalogue()};
    server::Accounts accounts_{data_.catalogue(), {.passphrases = {}, .now_ms = {}}};
    server::Hub hub_{*this, data_.catalogue(), {.tables_per_player_max = 4}};
    server::Workers workers_{0, 0, [](const std::function<void()>&) {}};
    server::Desk desk_{*this, data_.journals(), hub_, workers_};
    server::Api api_{
        hub_,
        *this,
        data_.catalogue(),
        accounts_,
        desk_,
        workers_,
        {.origins = {}, .requests = {.burst = 1e9, .per_second = 1e9}}};
    server::Companions companions_{*this, data_.journals()};
    server::StaticFiles files_{""};
    std::optional<std::string> signed_in_ = guest();
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
