// The yearly ranking of the public tournaments of this server that are over.
#pragma once

#include "server/desk/desk.hpp"

#include <cstdint>
#include <vector>

namespace kamchatka::server {

struct YearJournals {
    std::uint32_t year = 0;
    std::vector<std::vector<store::JournalEntry>> events{};
};

// A year of 0: that of the latest event.
void read_year(store::Journals& journals, std::uint32_t year, store::OnRead<YearJournals> done);

// Folds them all: on a worker.
YearAnswer year_answer(const YearJournals& journals);

}  // namespace kamchatka::server
