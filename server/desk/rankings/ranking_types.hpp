// What yearly rankings take and give over HTTP.
#pragma once

#include "server/api/types.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace kamchatka::server {

struct YearEvent {
    std::string event{};
    std::uint32_t place = 0;
    std::string score{};
    bool counts = false;
};
struct YearLine {
    std::uint32_t position = 0;
    std::string player{};
    std::string total{};
    std::vector<YearEvent> events{};
};
// A tournament that its keeper has admitted.
struct RankedTournament {
    std::string code{};
    std::string name{};
    bool counts = false;  // it is over, and can be read
};
struct RankingSummary {
    std::string code{};
    std::string name{};
    std::uint32_t year = 0;
    std::uint32_t events = 0;
};
struct RankingsAnswer {
    std::vector<RankingSummary> listed{};
    std::vector<RankingSummary> mine{};
};
struct RankingRequest {
    std::string name{};
    std::uint32_t year = 0;
    bool listed = true;
};
struct AdmissionRequest {
    std::string tournament{};  // its code
    bool admitted = true;
};
struct YearAnswer {
    std::string code{};
    std::string name{};
    std::uint32_t year = 0;
    bool keeps = false;  // whoever asks may admit tournaments
    std::vector<RankedTournament> events{};
    std::vector<YearLine> rows{};
};

}  // namespace kamchatka::server
