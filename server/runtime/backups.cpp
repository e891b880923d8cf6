// When to copy, what to delete.
#include "server/runtime/backups.hpp"

#include "server/runtime/operator_log.hpp"

#include <algorithm>
#include <ctime>
#include <filesystem>

namespace kamchatka::server {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view prefix = "kamchatka-";
constexpr std::string_view ending = ".db";
constexpr const char* time_format = "%Y%m%d-%H%M%S";
// Until it has been read through a copy has another name, and one that is bad keeps a third.
constexpr std::string_view unverified = ".unverified";
constexpr std::string_view bad = ".bad";
constexpr std::int64_t retry_ms = 3'600'000;

std::optional<std::int64_t> time_of(const std::string& name) {
    if (!name.starts_with(prefix) || !name.ends_with(ending)) return std::nullopt;
    std::tm parts{};
    const char* end = strptime(name.c_str() + prefix.size(), time_format, &parts);
    if (end == nullptr || end != name.c_str() + name.size() - ending.size()) return std::nullopt;
    return std::int64_t{timegm(&parts)} * 1000;
}

// The names of copies, the oldest first.
std::vector<std::string> copies_in(const std::string& folder) {
    std::vector<std::string> found;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator{folder, error}) {
        const std::string name = entry.path().filename().string();
        if (time_of(name)) found.push_back(name);
    }
    std::sort(found.begin(), found.end());
    return found;
}

void remove_all(const std::string& folder, std::string_view with_ending) {
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator{folder, ignored}) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with(prefix) && name.ends_with(with_ending)) {
            fs::remove(entry.path(), ignored);
        }
    }
}

}  // namespace

std::string backup_name(std::int64_t now_ms) {
    const std::time_t seconds = now_ms / 1000;
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    char text[32];
    const std::size_t length = std::strftime(text, sizeof(text), time_format, &parts);
    return std::string{prefix} + std::string{text, length} + std::string{ending};
}

std::optional<std::int64_t> last_backup_ms(const std::string& folder) {
    const auto copies = copies_in(folder);
    return copies.empty() ? std::nullopt : time_of(copies.back());
}

std::vector<std::string> superfluous_backups(const std::string& folder, std::size_t kept) {
    std::vector<std::string> found = copies_in(folder);
    found.resize(found.size() - std::min(found.size(), kept));
    for (std::string& name : found) name = (fs::path{folder} / name).string();
    return found;
}

Backups::Backups(BackupPlan plan, Step copy, Step verify)
    : plan_{std::move(plan)},
      copy_{std::move(copy)},
      verify_{std::move(verify)} {}

void Backups::tick(std::int64_t now_ms) {
    // A clock that was put back puts nothing off for longer than usual.
    const bool early = now_ms < try_ms_ && try_ms_ - now_ms <= plan_.every_ms;
    if (plan_.folder.empty() || under_way_ || early) return;
    if (!looked_) {
        looked_ = true;
        last_ms_ = last_backup_ms(plan_.folder);
    }
    // One from the future, by a clock that was wrong, is as old as now.
    if (last_ms_) last_ms_ = std::min(*last_ms_, now_ms);
    try_ms_ = last_ms_ ? *last_ms_ + plan_.every_ms : now_ms;
    if (now_ms >= try_ms_) begin(now_ms);
}

void Backups::begin(std::int64_t now_ms) {
    under_way_ = true;
    try_ms_ = now_ms + std::min(plan_.every_ms, retry_ms);
    std::error_code error;
    fs::create_directories(plan_.folder, error);
    // What a process left that ended before it had read its copy through.
    remove_all(plan_.folder, unverified);
    const std::string path = (fs::path{plan_.folder} / backup_name(now_ms)).string();
    copy_(path + std::string{unverified}, [this, path, now_ms](const std::string& wrong) {
        copied(path, now_ms, wrong);
    });
}

void Backups::copied(const std::string& path, std::int64_t at_ms, const std::string& wrong) {
    if (!wrong.empty()) return failed(path, wrong);
    verify_(path + std::string{unverified}, [this, path, at_ms](const std::string& found) {
        verified(path, at_ms, found);
    });
}

// The last bad one is kept for whoever wants to know why, but not counted: it pushes no good one
// out.
void Backups::verified(const std::string& path, std::int64_t at_ms, const std::string& wrong) {
    std::error_code error;
    if (!wrong.empty()) {
        ++bad_;
        remove_all(plan_.folder, bad);
        fs::rename(path + std::string{unverified}, path + std::string{bad}, error);
        return failed(path + std::string{bad}, "it was copied, but it is damaged: " + wrong);
    }
    fs::rename(path + std::string{unverified}, path, error);
    if (error) return failed(path, error.message());
    under_way_ = false;
    last_ms_ = at_ms;
    note(Level::info, "backup_made", {{"path", path}});
    for (const std::string& old : superfluous_backups(plan_.folder, plan_.kept)) {
        fs::remove(old, error);
    }
}

void Backups::failed(const std::string& path, const std::string& wrong) {
    under_way_ = false;
    note(Level::error, "backup_failed", {{"path", path}, {"what", wrong}});
}

}  // namespace kamchatka::server
