// A long answer that many ask for at once: written on a worker for all who wait for it, and kept
// for those who come later.
#pragma once

#include "engine/result.hpp"
#include "server/api/types.hpp"
#include "server/runtime/workers.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace kamchatka::server {

using PageText = std::shared_ptr<const std::string>;
// The text, or why there is none: server_busy, read_only.
using OnPage = std::function<void(const Result<PageText, Reason>&)>;

struct Page {
    std::string version{};  // of what it shows
    PageText text{};        // none while it is being written
    std::vector<OnPage> waiting{};
};

// Calls with the text of that version, which `write` makes on a worker unless `kept` has it or is
// getting it.
void with_page(
    Workers& workers,
    Errand errand,
    std::shared_ptr<Page>& kept,
    const std::string& version,
    std::function<std::string()> write,
    OnPage then
);

}  // namespace kamchatka::server
