// spdlog behind a function, with lines of our own making.
#include "server/runtime/operator_log.hpp"

#include "codec/json.hpp"

#include <spdlog/async.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <memory>
#include <mutex>
#include <unordered_set>

namespace kamchatka::server {
namespace {

constexpr std::size_t lines_queued_max = 8192;
constexpr std::size_t lines_remembered_max = 4096;

std::shared_ptr<spdlog::logger>& logger() {
    static std::shared_ptr<spdlog::logger> one;
    return one;
}

spdlog::level::level_enum level_of(Level level) {
    switch (level) {
        case Level::debug: return spdlog::level::debug;
        case Level::info: return spdlog::level::info;
        case Level::warning: return spdlog::level::warn;
        case Level::error: return spdlog::level::err;
    }
    return spdlog::level::info;
}

}  // namespace

void open_operator_log(Level least) {
    if (logger()) return;
    spdlog::init_thread_pool(lines_queued_max, 1);
    logger() = std::make_shared<spdlog::async_logger>(
        "kamchatka",
        std::make_shared<spdlog::sinks::stderr_sink_mt>(),
        spdlog::thread_pool(),
        spdlog::async_overflow_policy::overrun_oldest
    );
    logger()->set_pattern(
        R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v})", spdlog::pattern_time_type::utc
    );
    logger()->set_level(level_of(least));
    logger()->flush_on(spdlog::level::warn);
    spdlog::flush_every(std::chrono::seconds{1});
}

void close_operator_log() {
    if (!logger()) return;
    logger()->flush();
    logger().reset();
    spdlog::shutdown();
}

static std::string line_of(std::string_view event, std::initializer_list<Detail> details) {
    std::string line = "\"event\":";
    codec::append_quoted(line, event);
    for (const auto& [name, value] : details) {
        line += ',';
        codec::append_quoted(line, name);
        line += ':';
        codec::append_quoted(line, value);
    }
    return line;
}

void note(Level level, std::string_view event, std::initializer_list<Detail> details) {
    if (!logger()) return;
    logger()->log(level_of(level), "{}", line_of(event, details));
}

void note_once(Level level, std::string_view event, std::initializer_list<Detail> details) {
    static std::mutex mutex;
    static std::unordered_set<std::string> written;
    if (!logger()) return;
    std::string line = line_of(event, details);
    {
        const std::lock_guard lock{mutex};
        if (written.size() >= lines_remembered_max) written.clear();
        if (!written.insert(line).second) return;
    }
    logger()->log(level_of(level), "{}", line);
}

}  // namespace kamchatka::server
