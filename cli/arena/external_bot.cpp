// Starts a program that plays, asks it for actions, and ends it.
#include "cli/arena/external_bot.hpp"

#include "chance/random_player.hpp"
#include "record/json.hpp"
#include "record/rules_json.hpp"
#include "record/words/lexicon.hpp"
#include "record/words/spelling.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include <boost/json.hpp>

#include <algorithm>
#include <iostream>

namespace kamchatka::cli {
namespace {

constexpr std::size_t line_bytes_max = 65'536;

int milliseconds_until(std::chrono::steady_clock::time_point deadline) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
        deadline - std::chrono::steady_clock::now()
    );
    return static_cast<int>(std::max<std::int64_t>(left.count(), 0));
}

const Option* covering(std::span<const Option> options, const Action& action) {
    const auto found =
        std::ranges::find_if(options, [&](const Option& option) { return covers(option, action); });
    return found == options.end() ? nullptr : &*found;
}

}  // namespace

ExternalBot::ExternalBot(std::string command, std::chrono::milliseconds limit)
    : command_{std::move(command)},
      limit_{limit} {}

ExternalBot::~ExternalBot() { stop(); }

bool ExternalBot::listens() const { return true; }

bool ExternalBot::forfeits() const { return forfeited_; }

void ExternalBot::hear(const Rules& rules, const SeenEvent& event) {
    if (forfeited_) return;
    if (const auto* started = std::get_if<GameStarted>(&event)) seat_count_ = started->seat_count;
    if (!news_.empty()) news_ += ',';
    news_ += boost::json::serialize(record::to_json(record::Lexicon{rules, seat_count_}, event));
}

void ExternalBot::start(const bots::Situation& now) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) {
        return forfeit("no socket");
    }
    process_ = fork();
    if (process_ < 0) {
        close(ends[0]);
        close(ends[1]);
        return forfeit("cannot be started");
    }
    if (process_ == 0) {
        setpgid(0, 0);
        dup2(ends[1], STDIN_FILENO);
        dup2(ends[1], STDOUT_FILENO);
        execl("/bin/sh", "sh", "-c", command_.c_str(), static_cast<char*>(nullptr));
        _exit(127);
    }
    setpgid(process_, process_);
    close(ends[1]);
    pipe_ = ends[0];
    boost::json::object game{
        {"type", "game"},
        {"protocol", 1},
        {"seat", record::spell(now.seat)},
        {"limit_ms", limit_.count()},
        {"rules", record::rules_json(now.rules)}};
    if (!send(boost::json::serialize(game))) forfeit("does not read");
}

void ExternalBot::stop() {
    if (pipe_ >= 0) {
        send(R"({"type":"over"})");
        close(pipe_);
        pipe_ = -1;
    }
    if (process_ <= 0) return;
    // A moment to end by itself, then SIGKILL.
    for (int i = 0; i < 20 && waitpid(process_, nullptr, WNOHANG) == 0; ++i) usleep(5'000);
    kill(-process_, SIGKILL);
    waitpid(process_, nullptr, 0);
    process_ = -1;
}

void ExternalBot::forfeit(const std::string& why) {
    if (forfeited_) return;
    forfeited_ = true;
    std::cerr << "kamchatka: cmd:" << command_ << ": forfeits: " << why << '\n';
    if (process_ > 0) kill(-process_, SIGKILL);
    stop();
}

bool ExternalBot::send(const std::string& line) {
    const std::string whole = line + '\n';
    const auto deadline = std::chrono::steady_clock::now() + limit_;
    for (std::size_t sent = 0; sent < whole.size();) {
        pollfd ready{.fd = pipe_, .events = POLLOUT, .revents = 0};
        if (poll(&ready, 1, milliseconds_until(deadline)) <= 0) return false;
        const ssize_t n =
            ::send(pipe_, whole.data() + sent, whole.size() - sent, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (n <= 0) return false;
        sent += static_cast<std::size_t>(n);
    }
    return true;
}

std::optional<std::string> ExternalBot::receive(std::chrono::steady_clock::time_point deadline) {
    while (true) {
        const std::size_t end = unread_.find('\n');
        if (end != std::string::npos) {
            std::string line = unread_.substr(0, end);
            unread_.erase(0, end + 1);
            return line;
        }
        if (unread_.size() > line_bytes_max) return std::nullopt;
        pollfd ready{.fd = pipe_, .events = POLLIN, .revents = 0};
        if (poll(&ready, 1, milliseconds_until(deadline)) <= 0) return std::nullopt;
        char bytes[4096];
        const ssize_t n = recv(pipe_, bytes, sizeof bytes, 0);
        if (n <= 0) return std::nullopt;
        unread_.append(bytes, static_cast<std::size_t>(n));
    }
}

std::optional<Action> ExternalBot::ask(const bots::Situation& now) {
    const record::Lexicon lexicon{now.rules, now.view.seat_count};
    boost::json::array options;
    for (const Option& option : now.options) {
        options.emplace_back(record::to_json(lexicon, option));
    }
    const std::string question = R"({"type":"choose","events":[)" + news_ + R"(],"view":)" +
        boost::json::serialize(record::to_json(lexicon, now.view)) + R"(,"options":)" +
        boost::json::serialize(options) + '}';
    news_.clear();
    const auto deadline = std::chrono::steady_clock::now() + limit_;
    if (!send(question)) return forfeit("is gone, or does not read"), std::nullopt;
    const auto line = receive(deadline);
    if (!line) return forfeit("is gone, or gave no answer in time"), std::nullopt;
    const auto value = record::parse_json(*line);
    if (!value || !value->is_object() || value->as_object().size() != 1 ||
        !value->as_object().contains("action")) {
        return forfeit("not an answer: " + line->substr(0, 200)), std::nullopt;
    }
    const auto action = record::from_json<Action>(lexicon, value->as_object().at("action"));
    if (!action) return forfeit("not an action: " + line->substr(0, 200)), std::nullopt;
    if (covering(now.options, *action) == nullptr) {
        return forfeit("not a legal action: " + line->substr(0, 200)), std::nullopt;
    }
    return *action;
}

Action
ExternalBot::choose(const bots::Situation& now, chance::FastSource& source, const bots::Budget&) {
    if (process_ < 0 && !forfeited_) start(now);
    if (!forfeited_) {
        if (const auto action = ask(now)) return *action;
    }
    return chance::random_action(now.options, source);
}

}  // namespace kamchatka::cli
