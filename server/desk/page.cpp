#include "server/desk/page.hpp"

#include <utility>

namespace kamchatka::server {
namespace {

void finish(Page& page, const Result<PageText, Reason>& written) {
    if (written) {
        page.text = *written;
    } else {
        page.version.clear();  // whoever asks next tries again
    }
    for (const OnPage& each : std::exchange(page.waiting, {})) each(written);
}

}  // namespace

void with_page(
    Workers& workers,
    Errand errand,
    std::shared_ptr<Page>& kept,
    const std::string& version,
    std::function<std::string()> write,
    OnPage then
) {
    if (kept && kept->version == version) {
        if (kept->text) return then(kept->text);
        return kept->waiting.push_back(std::move(then));
    }
    const auto page = std::make_shared<Page>(Page{.version = version});
    page->waiting.push_back(std::move(then));
    kept = page;
    const bool taken = workers.run<PageText>(
        std::move(errand),
        [write = std::move(write)] { return std::make_shared<const std::string>(write()); },
        [page](std::optional<PageText> text) {
            finish(*page, text ? Result<PageText, Reason>{*text} : Reason::read_only);
        }
    );
    if (!taken) finish(*page, Reason::server_busy);
}

}  // namespace kamchatka::server
