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

}  // namespace

std::string backup_name(std::int64_t now_ms) {
    const std::time_t seconds = now_ms / 1000;
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    char text[32];
    const std::size_t length = std::strftime(text, sizeof(text), "%Y%m%d-%H%M%S", &parts);
    return std::string{prefix} + std::string{text, length} + std::string{ending};
}

std::vector<std::string> superfluous_backups(const std::string& folder, std::size_t kept) {
    std::vector<std::string> found;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator{folder, error}) {
        const std::string name = entry.path().filename().string();
        const bool ours = name.starts_with(prefix) && name.ends_with(ending) &&
            name.size() == backup_name(0).size();
        if (ours) found.push_back(entry.path().string());
    }
    std::sort(found.begin(), found.end());
    found.resize(found.size() - std::min(found.size(), kept));
    return found;
}

Backups::Backups(BackupPlan plan, Copy copy) : plan_{std::move(plan)}, copy_{std::move(copy)} {}

void Backups::tick(std::int64_t now_ms) {
    if (plan_.folder.empty() || now_ms < next_ms_) return;
    const bool first = next_ms_ == 0;
    next_ms_ = now_ms + plan_.every_ms;
    if (first) return;
    std::error_code error;
    fs::create_directories(plan_.folder, error);
    const std::string path = (fs::path{plan_.folder} / backup_name(now_ms)).string();
    copy_(path, [plan = plan_, path](const std::string& wrong) {
        if (!wrong.empty()) {
            return note(Level::error, "backup_failed", {{"path", path}, {"what", wrong}});
        }
        note(Level::info, "backup_made", {{"path", path}});
        for (const std::string& old : superfluous_backups(plan.folder, plan.kept)) {
            std::error_code ignored;
            fs::remove(old, ignored);
        }
    });
}

}  // namespace kamchatka::server
