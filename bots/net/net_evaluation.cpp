// Scores made weights, and the nets that the program comes with.
#include "bots/net/net_evaluation.hpp"

#include "bots/net/softmax.hpp"

#include <algorithm>
#include <cstdio>

namespace kamchatka::bots::net {
namespace {

// Read once, when first asked for. A file that is refused is named, and planners make do with the
// linear evaluation.
std::unique_ptr<const NetEvaluation>& chosen() {
    static std::unique_ptr<const NetEvaluation> evaluation = [] {
        auto nets = read_nets(built_in_file());
        if (nets) return std::make_unique<const NetEvaluation>(std::move(*nets));
        std::fprintf(
            stderr,
            "kamchatka: the built-in nets are refused: %s; bots play by the linear evaluation\n",
            nets.error().c_str()
        );
        return std::unique_ptr<const NetEvaluation>{};
    }();
    return evaluation;
}

}  // namespace

void NetEvaluation::weigh(const Rules& rules, const State& state, Prospects& prospects) const {
    Inputs inputs;
    read_inputs(rules, state, inputs);
    const Net& net = *nets_.of_family[static_cast<std::size_t>(family_of(rules.set))];
    const PerSeat<Scores> scores = scores_of(net, inputs);
    Scores best{INT32_MIN, INT32_MIN};
    for (const Seat seat : inputs.seats) {
        best.win = std::max(best.win, scores[seat].win);
        best.place = std::max(best.place, scores[seat].place);
    }
    for (const Seat seat : inputs.seats) {
        prospects.win[seat] = exponential(std::int64_t{scores[seat].win} - best.win);
        prospects.place[seat] = exponential(std::int64_t{scores[seat].place} - best.place);
    }
}

const Evaluation* net_evaluation() { return chosen().get(); }

std::string use_nets(std::span<const std::byte> file) {
    auto nets = read_nets(file);
    if (!nets) return nets.error();
    chosen() = std::make_unique<const NetEvaluation>(std::move(*nets));
    return {};
}

}  // namespace kamchatka::bots::net
