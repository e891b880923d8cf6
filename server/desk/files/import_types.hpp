// What becomes of a list of people, over HTTP.
#pragma once

#include "server/api/types.hpp"
#include "tournament/people/roster.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::server {

// A column of the list, with what it was taken for and how it begins.
struct ImportColumn {
    std::string heading{};
    tournament::Column column = tournament::Column::none;
    std::vector<std::string> samples{};
};
struct ImportRow {
    std::uint32_t line = 0;
    tournament::RowFate fate = tournament::RowFate::not_taken;
    std::string name{};
    std::string club{};
    std::optional<std::string> like{};  // whoever it is, or may be
    bool questioned = false;            // the same person or another: for the asker to say
    std::optional<std::uint32_t> paid{};
};
struct ImportNote {
    std::uint32_t line = 0;
    bool taken = false;
    Wording message{};
};
struct ImportAnswer {
    std::uint32_t added = 0;
    std::vector<ImportColumn> columns{};
    std::uint32_t heading_line = 0;  // 0: the list has no headings
    std::vector<ImportRow> rows{};
    std::vector<ImportNote> notes{};
    std::int64_t seq = 0;
};

}  // namespace kamchatka::server
