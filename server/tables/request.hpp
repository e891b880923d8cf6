// From what somebody asks for to a table that can be laid, or what is wrong with it.
#pragma once

#include "engine/result.hpp"
#include "engine/rules.hpp"
#include "server/tables/table.hpp"
#include "server/tables/wire/requests.hpp"

#include <memory>
#include <string>

namespace kamchatka::server {

struct TableFault {
    Reason reason;
    std::string field{};
};

struct LaidTable {
    Table table;  // without id, code and time
    std::shared_ptr<const Rules> rules;
};

Result<LaidTable, TableFault> lay_table(
    const TableRequest& request, PlayerId founder, const std::string& name
);

// A table for one person and bots, to be started at once.
TableRequest play_now_request(const PlayNowRequest& wish);

}  // namespace kamchatka::server
