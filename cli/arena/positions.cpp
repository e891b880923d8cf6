// `kamchatka positions`: positions to learn from, with how they ended. A position is taken from a
// game between bots; most often the seat to move first plays its turn by a plan drawn by lot, and
// up to three turns follow. From there personas with styles of their own play to the end. So a
// position is credited for itself, and not for the player who reaches it.
#include "boards/game_board.hpp"
#include "bots/catalogue.hpp"
#include "bots/company.hpp"
#include "bots/game.hpp"
#include "bots/net/inputs.hpp"
#include "bots/plans.hpp"
#include "bots/styles.hpp"
#include "cli/arena/game_options.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <cstring>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace kamchatka::cli {
namespace {

struct PositionArguments {
    std::vector<std::string> bots;
    std::string ruleset = "challenge";
    std::vector<std::string> settings;
    unsigned seats = 4;
    std::uint64_t games = 1000;
    unsigned each = 10;
    std::uint64_t seed = 1;
    unsigned jobs = 0;
    std::string output;
};

// One position as training/positions.py reads it: bytes, then the traits. Tokens and wants that are
// not there have owner 255.
constexpr std::size_t wants_kept = 48;
struct Written {
    std::array<std::uint8_t, 8> head;   // active seats as bits, winner, round, stage, seats, 3 free
    std::array<std::uint8_t, 8> place;  // of each seat in the end, from 0
    std::array<std::array<std::uint8_t, 1 + bots::net::token_rows.size()>, territory_count_max>
        tokens;
    std::array<std::array<std::uint8_t, 1 + bots::net::want_rows.size()>, wants_kept> wants;
    std::array<bots::net::Traits, seat_count_max> traits;
};
static_assert(sizeof(Written) == 16 + 64 * 9 + 48 * 4 + 6 * 128);

// What a reader must know of the layout, in 32 bits each.
std::vector<std::uint32_t> head_of_file() {
    std::vector<std::uint32_t> head{0x534f504b, 1, sizeof(Written)};  // "KPOS", version
    const auto list = [&](const auto& rows) {
        head.push_back(static_cast<std::uint32_t>(rows.size()));
        head.insert(head.end(), rows.begin(), rows.end());
    };
    list(bots::net::token_rows);
    list(bots::net::want_rows);
    head.insert(
        head.end(), {territory_count_max, wants_kept, seat_count_max, bots::net::trait_count}
    );
    return head;
}

std::uint32_t call_time_round(const Rules& rules, chance::FastSource& source) {
    return rules.set.ending.minutes > 0 ? 8 + source.below(38) : UINT32_MAX;
}

std::vector<bots::Style> styles_of_personas() {
    std::vector<bots::Style> styles;
    for (const bots::Profile& profile : bots::profiles()) {
        if (const auto style = bots::find_style(profile.id)) styles.push_back(*style);
    }
    return styles;
}

// A style near one of the personas'.
bots::Style any_style(chance::FastSource& source) {
    static const std::vector<bots::Style> styles = styles_of_personas();
    bots::Style style = styles[source.below(static_cast<unsigned>(styles.size()))];
    const auto stretched = [&](float& weight) {
        constexpr std::array factors{0.5F, 0.8F, 1.0F, 1.0F, 1.0F, 1.3F, 2.0F};
        weight *= factors[source.below(factors.size())];
    };
    stretched(style.objective);
    stretched(style.continent);
    stretched(style.army);
    stretched(style.exposure);
    stretched(style.defence);
    stretched(style.card);
    return style;
}

class Sampler {
public:
    Sampler(const Rules& rules, std::uint64_t seed) : rules_{rules}, source_{seed} {}

    // From a position at the beginning of a turn to a sample; nothing if the game ends before.
    bool sample(State state, Written& written) {
        const Seat seat = seat_on_turn(state);
        bots::Company company{rules_, state, source_.next()};
        for (const Seat other : seats(state)) company.seat(other, {any_style(source_), {}});
        if (source_.below(10) < 7) {
            company.seat(seat, any_plan(state, seat));
            company.play_turn();
        }
        constexpr std::array more{0U, 0U, 1U, 3U};
        const unsigned turns = more[source_.below(more.size())];
        const std::uint32_t end = std::max(call_time_round(rules_, source_), state.round);
        for (unsigned i = 0; i < turns && !bots::over(state); ++i) company.play_turn();
        call_time(state, end);
        if (bots::over(state)) return false;
        write(state, written);
        return play_out(state, end, written);
    }

private:
    bots::Plan any_plan(const State& state, Seat seat) {
        const Options legal = legal_actions(rules_, state, seat);
        const View view = view_of(state, seat);
        bots::Reading reading{any_style(source_)};
        reading.look({rules_, view, seat, {legal.begin(), legal.size()}});
        std::vector<bots::Plan> plans;
        bots::list_plans(reading, {.targets = 8, .variations = true}, plans);
        bots::Plan plan = plans[source_.below(static_cast<unsigned>(plans.size()))];
        if (source_.below(3) == 0) plan.style = any_style(source_);
        return plan;
    }

    void call_time(State& state, std::uint32_t round) {
        if (rules_.set.ending.minutes == 0 || state.last_round || state.round < round) return;
        if (bots::over(state)) return;
        advance(rules_, state, Arbiter{}, CallTime{});
    }

    // Personas anew, so that what was prepared does not depend on who prepared it.
    bool play_out(State& state, std::uint32_t end, Written& written) {
        constexpr unsigned turns_max = 1200;
        bots::Company company{rules_, state, source_.next()};
        for (const Seat seat : seats(state)) {
            company.seat(seat, {source_.below(2) == 0 ? any_style(source_) : bots::Style{}, {}});
        }
        for (unsigned turn = 0; !bots::over(state); ++turn) {
            if (turn == turns_max) return false;
            call_time(state, end);
            company.play_turn();
        }
        if (!state.cause) return false;
        written.head[1] = static_cast<std::uint8_t>(index(state.winner));
        for (const Seat seat : seats(state)) {
            written.place[index(seat)] = state.phase == Phase::over ? state.ahead[seat]
                : seat == state.winner                              ? 0
                                                                    : 255;
        }
        return true;
    }

    void write(const State& state, Written& written) const {
        bots::net::Inputs inputs;
        bots::net::read_inputs(rules_, state, inputs);
        written = {};
        written.place.fill(255);
        written.head[0] = static_cast<std::uint8_t>(inputs.seats.bits());
        written.head[2] = static_cast<std::uint8_t>(std::min<std::uint32_t>(state.round, 255));
        written.head[3] = state.last_round ? 1 : 0;
        written.head[4] = state.seat_count;
        for (auto& token : written.tokens) token[0] = 255;
        for (auto& want : written.wants) want[0] = 255;
        for (std::size_t i = 0; i < inputs.tokens.size(); ++i) {
            written.tokens[i][0] = static_cast<std::uint8_t>(index(inputs.tokens[i].owner));
            std::ranges::copy(inputs.tokens[i].row, written.tokens[i].begin() + 1);
        }
        for (std::size_t i = 0; i < std::min(inputs.wants.size(), wants_kept); ++i) {
            written.wants[i][0] = static_cast<std::uint8_t>(index(inputs.wants[i].seat));
            std::ranges::copy(inputs.wants[i].row, written.wants[i].begin() + 1);
        }
        for (const Seat seat : inputs.seats) {
            written.traits[index(seat)] = inputs.traits[seat];
        }
    }

    const Rules& rules_;
    chance::FastSource source_;
};

// The positions at which turns began, thinned out to some of them.
std::vector<State> turns_of_game(
    const Rules& rules, const PositionArguments& arguments, std::uint64_t game
) {
    std::vector<State> turns;
    std::vector<std::unique_ptr<bots::Bot>> seated;
    bots::Players players{};
    chance::FastSource pick{chance::nth_seed(arguments.seed + 77, game)};
    for (std::size_t i = 0; i < arguments.seats; ++i) {
        const unsigned n = pick.below(static_cast<unsigned>(arguments.bots.size()));
        seated.push_back(make_player(arguments.bots[n]));
        players[id_of<Seat>(i)] = seated.back().get();
    }
    std::uint32_t round = 0;
    std::uint8_t position = 255;
    const bots::Watcher watch =
        [&](const State& state, const Actor&, const Action&, const Events&) {
            if (state.phase != Phase::reinforce) return;
            if (state.round == round && state.position == position) return;
            round = state.round;
            position = state.position;
            turns.push_back(state);
        };
    const bots::GameOptions options{
        .call_time_round = std::min(call_time_round(rules, pick), 45U),
        .round_max = 200,
        .watcher = &watch};
    bots::play_game(
        rules,
        static_cast<std::uint8_t>(arguments.seats),
        players,
        chance::nth_seed(arguments.seed, game),
        options
    );
    while (turns.size() > arguments.each) {
        std::swap(turns[pick.below(static_cast<unsigned>(turns.size()))], turns.back());
        turns.pop_back();
    }
    return turns;
}

void run_positions(const PositionArguments& arguments) {
    const Ruleset set = chosen_ruleset(arguments.ruleset, arguments.settings);
    check_seats(set, arguments.seats);
    for (const std::string& bot : arguments.bots) check_bot(bot);
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file{
        std::fopen(arguments.output.c_str(), "wb"), &std::fclose};
    if (!file) throw BadInput(arguments.output + ": cannot be written");
    const std::vector<std::uint32_t> head = head_of_file();
    std::fwrite(head.data(), sizeof head[0], head.size(), file.get());
    std::mutex writing;
    std::atomic<std::uint64_t> next = 0;
    std::atomic<std::uint64_t> count = 0;
    const auto work = [&] {
        std::vector<Written> samples;
        for (std::uint64_t game = next++; game < arguments.games; game = next++) {
            const std::uint64_t seed = chance::nth_seed(arguments.seed, game);
            const Rules rules =
                boards::rules_for_game(set, static_cast<std::uint8_t>(arguments.seats), seed);
            Sampler sampler{rules, chance::nth_seed(arguments.seed + 78, game)};
            samples.clear();
            for (const State& turn : turns_of_game(rules, arguments, game)) {
                if (Written written; sampler.sample(turn, written)) samples.push_back(written);
            }
            const std::lock_guard lock{writing};
            std::fwrite(samples.data(), sizeof(Written), samples.size(), file.get());
            count += samples.size();
        }
    };
    {
        std::vector<std::jthread> threads;
        for (unsigned t = 0; t < threads_for(arguments.jobs); ++t) threads.emplace_back(work);
    }
    std::printf("%llu positions\n", static_cast<unsigned long long>(count));
}

}  // namespace

void add_positions(CLI::App& app) {
    CLI::App* positions = app.add_subcommand("positions", "Positions to train a net on");
    const auto arguments = std::make_shared<PositionArguments>();
    positions->add_option("--bots", arguments->bots, "Who plays, drawn by lot for each seat")
        ->required()
        ->delimiter(',');
    positions->add_option("--ruleset", arguments->ruleset, "challenge, torneo...")
        ->capture_default_str();
    positions->add_option("--set", arguments->settings, "Turns a knob: kingmaker=on");
    positions->add_option("--seats", arguments->seats, "Seats at the table")->capture_default_str();
    positions->add_option("--games", arguments->games, "Games to take them from")
        ->capture_default_str();
    positions->add_option("--each", arguments->each, "Positions of each game, at most")
        ->capture_default_str();
    positions->add_option("--seed", arguments->seed, "The same seed gives the same positions")
        ->capture_default_str();
    positions->add_option("--jobs", arguments->jobs, "Threads; 0: one for each core")
        ->capture_default_str();
    positions->add_option("--output", arguments->output, "The file to write")->required();
    positions->callback([arguments] { run_positions(*arguments); });
}

}  // namespace kamchatka::cli
