// How the server is run: a file of `key = value` lines, and the same keys as flags of the command
// line, which prevail. docs/server.md lists them.
#pragma once

#include "server/runtime/operator_log.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::server {

struct Config {
    std::string data = "data";
    std::string store{};       // postgres://...; empty: the data folder
    std::string node{};        // of this process, in that database
    std::string key_file{};    // empty: `key` in the data folder
    bool unprotected = false;  // may there be no synchronous standby?
    std::string bind = "127.0.0.1";
    std::uint32_t port = 8080;
    std::string web{};  // empty: beside the program, or web/dist
    std::vector<std::string> origins{};
    std::vector<std::string> hosts{};  // names beside localhost, addresses and those of the origins
    std::vector<std::string> trusted_proxies{};
    bool secure_cookies = false;
    std::string tls_certificate{};  // PEM; none: http, for this machine or behind a proxy
    std::string tls_key{};
    std::uint32_t connections_max = 18'000;
    std::uint32_t connections_per_address_max = 600;
    std::uint32_t sockets_per_address_max = 200;
    std::uint32_t sockets_per_player_max = 20;
    std::uint32_t tables_per_player_max = 20;
    std::uint32_t requests_per_second = 40;  // for each address
    std::uint32_t newcomers_per_address = 120;
    std::uint32_t creations_per_address = 240;
    std::uint32_t creations_per_player = 40;
    std::uint32_t listings_per_address = 20;
    std::uint32_t wrong_tries_per_address = 30;
    std::uint32_t wrong_tries_per_name = 5;  // from one address
    std::uint32_t wrong_tries_of_strangers = 20;
    std::uint32_t bot_threads = 1;
    std::uint32_t bot_budget_ms = 200;
    std::uint32_t bot_pause_ms = 600;
    std::uint32_t worker_threads = 2;
    std::uint32_t passphrase_memory_mib = 64;
    std::uint32_t passphrases_at_once = 2;
    std::string backups{};  // folder; empty: none are made
    std::uint32_t backup_hours = 24;
    std::uint32_t backups_kept = 14;
    std::uint32_t scrub_rest_ms = 1000;
    Level log_level = Level::info;
};

struct Setting {
    std::string_view key;  // with underscores; the flag has hyphens
    std::string_view help;
    // What is wrong with the value, if anything.
    std::optional<std::string> (*set)(Config&, const std::string&);
};

std::span<const Setting> settings();
const Setting* find_setting(std::string_view key);

// Lines that are empty or begin with # are passed over. What is wrong, with the line, if anything.
std::optional<std::string> read_config(std::string_view text, Config& config);

}  // namespace kamchatka::server
