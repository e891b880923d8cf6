// The learned evaluation: what a net makes of a state.
#pragma once

#include "bots/evaluation.hpp"
#include "bots/net/net_file.hpp"

#include <memory>
#include <string>

namespace kamchatka::bots::net {

class NetEvaluation final : public Evaluation {
public:
    explicit NetEvaluation(Nets nets) : nets_{std::move(nets)} {}

private:
    void weigh(const Rules& rules, const State& state, Prospects& prospects) const override;

    Nets nets_;
};

// The one that bots ask; null where its file was refused.
const Evaluation* net_evaluation();

// Other nets in its place, to try them out: the whole file, before any bot is made. What is wrong
// with it, if anything.
std::string use_nets(std::span<const std::byte> file);

}  // namespace kamchatka::bots::net
