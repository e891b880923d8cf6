// A whole server on a free port with a data folder of its own, for as long as a test takes.
#pragma once

#include "server/server.hpp"
#include "testkit/client/loop_watch.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <memory>
#include <string>
#include <thread>

namespace kamchatka::server {

class LiveServer {
public:
    explicit LiveServer(Config config = {})
        : folder_{std::filesystem::temp_directory_path() / ("kamchatka-" + unique())} {
        config.data = folder_.string();
        config.port = 0;
        config.bot_pause_ms = 0;
        config.passphrase_memory_mib = 8;
        config_ = config;
        start();
    }
    ~LiveServer() {
        stop();
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    }
    LiveServer(const LiveServer&) = delete;
    LiveServer& operator=(const LiveServer&) = delete;

    std::uint16_t port() const { return port_; }
    const std::filesystem::path& folder() const { return folder_; }
    bool failed() const { return server_->failed(); }
    void start() {
        server_ = std::make_unique<Server>(config_);
        port_ = server_->port();
        thread_ = std::thread{[this] { server_->run(); }};
    }
    void stop() {
        if (!server_) return;
        server_->stop();
        thread_.join();
        EXPECT_LE(server_->stretches().long_count, long_stretches_max)
            << "the loop was held up: " << server_->stretches().long_ones;
        server_.reset();
    }

private:
    static std::string unique();

    std::filesystem::path folder_;
    Config config_;
    std::unique_ptr<Server> server_;
    std::uint16_t port_ = 0;
    std::thread thread_;
};

inline std::string LiveServer::unique() {
    static int count = 0;
    return std::to_string(getpid()) + '-' + std::to_string(++count);
}

}  // namespace kamchatka::server
