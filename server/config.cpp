// The table of settings, and the reader of the file.
#include "server/config.hpp"

#include <array>
#include <charconv>

namespace kamchatka::server {
namespace {

using Wrong = std::optional<std::string>;

template <std::string Config::*member>
Wrong set_text(Config& config, const std::string& value) {
    config.*member = value;
    return std::nullopt;
}

template <std::uint32_t Config::*member, std::uint32_t least, std::uint32_t most>
Wrong set_number(Config& config, const std::string& value) {
    std::uint32_t number = 0;
    const char* end = value.data() + value.size();
    const auto [stop, error] = std::from_chars(value.data(), end, number);
    if (error != std::errc{} || stop != end || number < least || number > most) {
        return "a number from " + std::to_string(least) + " to " + std::to_string(most) +
            " is expected";
    }
    config.*member = number;
    return std::nullopt;
}

template <bool Config::*member>
Wrong set_switch(Config& config, const std::string& value) {
    if (value != "on" && value != "off") return "on or off is expected";
    config.*member = value == "on";
    return std::nullopt;
}

// Words with spaces or commas between them.
template <std::vector<std::string> Config::*member>
Wrong set_list(Config& config, const std::string& value) {
    auto& list = config.*member;
    list.clear();
    std::string word;
    for (const char letter : value + ' ') {
        if (letter != ' ' && letter != ',') {
            word += letter;
        } else if (!word.empty()) {
            list.push_back(std::move(word));
            word.clear();
        }
    }
    return std::nullopt;
}

Wrong set_level(Config& config, const std::string& value) {
    constexpr std::array<std::string_view, 4> words{"debug", "info", "warning", "error"};
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (value != words[i]) continue;
        config.log_level = static_cast<Level>(i);
        return std::nullopt;
    }
    return "debug, info, warning or error is expected";
}

constexpr std::uint32_t many = 1'000'000;

constexpr std::array table{
    Setting{"data", "Folder of the games and players", set_text<&Config::data>},
    Setting{
        "store",
        "PostgreSQL database of the games and players, as postgres://HOST,HOST/NAME; empty: the"
        " data folder",
        set_text<&Config::store>},
    Setting{"node", "Name of this process in that database", set_text<&Config::node>},
    Setting{
        "key_file",
        "Key of that database, the same for all its nodes; empty: `key` in the data folder",
        set_text<&Config::key_file>},
    Setting{
        "unprotected",
        "Do without a synchronous standby of that database: on or off",
        set_switch<&Config::unprotected>},
    Setting{"bind", "Address to listen on; 0.0.0.0 for all", set_text<&Config::bind>},
    Setting{"port", "Port to listen on; 0 for any", set_number<&Config::port, 0, 65535>},
    Setting{"web", "Folder of the web client", set_text<&Config::web>},
    Setting{
        "origins",
        "Origins that browsers may come from, as https://risiko.example; empty: the server's own",
        set_list<&Config::origins>},
    Setting{
        "hosts",
        "More names that browsers may call the server by, as risiko.local",
        set_list<&Config::hosts>},
    Setting{
        "trusted_proxies",
        "Addresses of reverse proxies whose X-Forwarded headers are believed",
        set_list<&Config::trusted_proxies>},
    Setting{
        "secure_cookies",
        "Cookies over https only: on or off",
        set_switch<&Config::secure_cookies>},
    Setting{
        "tls_certificate",
        "PEM file of the certificate, its chain after it; with it the server speaks https",
        set_text<&Config::tls_certificate>},
    Setting{"tls_key", "PEM file of the certificate's key", set_text<&Config::tls_key>},
    Setting{
        "connections_max",
        "Connections at once, of all kinds",
        set_number<&Config::connections_max, 10, many>},
    Setting{
        "connections_per_address_max",
        "HTTP connections of one address at once; not of trusted proxies",
        set_number<&Config::connections_per_address_max, 1, many>},
    Setting{
        "sockets_per_address_max",
        "WebSockets at once from one address",
        set_number<&Config::sockets_per_address_max, 1, many>},
    Setting{
        "sockets_per_player_max",
        "WebSockets at once of one player",
        set_number<&Config::sockets_per_player_max, 1, many>},
    Setting{
        "tables_per_player_max",
        "Unfinished tables of one host",
        set_number<&Config::tables_per_player_max, 1, many>},
    Setting{
        "requests_per_second",
        "HTTP requests a second from one address, in the long run",
        set_number<&Config::requests_per_second, 1, many>},
    Setting{
        "newcomers_per_address",
        "New guests, names and accounts of one address at once, then as many an hour",
        set_number<&Config::newcomers_per_address, 1, many>},
    Setting{
        "creations_per_address",
        "Tables and tournaments made from one address at once, then as many an hour",
        set_number<&Config::creations_per_address, 1, many>},
    Setting{
        "creations_per_player",
        "The same for one player",
        set_number<&Config::creations_per_player, 1, many>},
    Setting{
        "listings_per_address",
        "Tournaments put on the public list from one address at once, then as many an hour",
        set_number<&Config::listings_per_address, 1, many>},
    Setting{
        "wrong_tries_per_address",
        "Wrong passphrases of one address at once, then as many a quarter of an hour",
        set_number<&Config::wrong_tries_per_address, 1, many>},
    Setting{
        "wrong_tries_per_name",
        "The same for one account from one address",
        set_number<&Config::wrong_tries_per_name, 1, many>},
    Setting{
        "wrong_tries_of_strangers",
        "Wrong passphrases for one account from all addresses it is not known at, then as many an "
        "hour",
        set_number<&Config::wrong_tries_of_strangers, 1, many>},
    Setting{"bot_threads", "Threads for bots", set_number<&Config::bot_threads, 1, 64>},
    Setting{
        "bot_budget_ms",
        "How long a bot may think about one action",
        set_number<&Config::bot_budget_ms, 1, 60'000>},
    Setting{
        "bot_pause_ms",
        "Between what happened and what a bot does next, so that people can follow",
        set_number<&Config::bot_pause_ms, 0, 60'000>},
    Setting{
        "worker_threads",
        "Threads for passphrases and replays",
        set_number<&Config::worker_threads, 1, 64>},
    Setting{
        "passphrase_memory_mib",
        "Memory to hash one passphrase with; 19 at least, 64 where there is enough",
        set_number<&Config::passphrase_memory_mib, 8, 4096>},
    Setting{
        "passphrases_at_once",
        "Passphrases hashed at once; each takes its memory",
        set_number<&Config::passphrases_at_once, 1, 64>},
    Setting{
        "backups",
        "Folder for copies of the database; none unless given",
        set_text<&Config::backups>},
    Setting{"backup_hours", "Between two copies", set_number<&Config::backup_hours, 1, 8760>},
    Setting{
        "backups_kept", "Copies, then the oldest goes", set_number<&Config::backups_kept, 1, 1000>},
    Setting{
        "scrub_rest_ms",
        "Between two tables or journals that are read through for damage; 0: none are",
        set_number<&Config::scrub_rest_ms, 0, 3'600'000>},
    Setting{"log_level", "debug, info, warning or error", set_level},
};

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

}  // namespace

std::span<const Setting> settings() { return table; }

const Setting* find_setting(std::string_view key) {
    for (const Setting& setting : table) {
        if (setting.key == key) return &setting;
    }
    return nullptr;
}

std::optional<std::string> read_config(std::string_view text, Config& config) {
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = text.find('\n');
        const std::string_view line = trimmed(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (line.empty() || line.front() == '#') continue;
        const std::string where = "line " + std::to_string(number) + ": ";
        const std::size_t equals = line.find('=');
        if (equals == std::string_view::npos) return where + "write key = value";
        const std::string_view key = trimmed(line.substr(0, equals));
        const Setting* setting = find_setting(key);
        if (setting == nullptr) return where + "no setting is called " + std::string{key};
        if (auto wrong = setting->set(config, std::string{trimmed(line.substr(equals + 1))})) {
            return where + *wrong;
        }
    }
    return std::nullopt;
}

}  // namespace kamchatka::server
