// Rules, settings and seats of a new table, checked in that order.
#include "server/tables/request.hpp"

#include "bots/catalogue.hpp"
#include "record/knobs/knobs.hpp"
#include "server/reference/rulesets.hpp"
#include "server/tables/bot_runner.hpp"

#include <algorithm>

namespace kamchatka::server {
namespace {

constexpr std::uint32_t delay_s_max = 3600;
constexpr std::uint32_t clock_s_max = 24 * 3600;
constexpr std::uint32_t clock_s_min = 5;
constexpr std::uint32_t grace_s_min = 5;
constexpr std::uint32_t grace_s_max = 600;
constexpr std::uint32_t players_by_default = 4;

bool within(const std::optional<std::uint32_t>& value, std::uint32_t least, std::uint32_t most) {
    return !value || (*value >= least && *value <= most);
}

std::optional<TableFault> fault_in(const Settings& settings, const Ruleset& set) {
    const ClockSetting& clock = settings.clock;
    if (settings.spectator_delay_s > delay_s_max) {
        return TableFault{Reason::bad_settings, "spectator_delay_s"};
    }
    if (!within(clock.bank_s, clock_s_min, clock_s_max)) {
        return TableFault{Reason::bad_settings, "clock.bank_s"};
    }
    if (!within(clock.increment_s, 0, clock_s_max)) {
        return TableFault{Reason::bad_settings, "clock.increment_s"};
    }
    if (!within(clock.turn_s, clock_s_min, clock_s_max)) {
        return TableFault{Reason::bad_settings, "clock.turn_s"};
    }
    if (!within(settings.neutral_after, 1, 100)) {
        return TableFault{Reason::bad_settings, "neutral_after"};
    }
    if (settings.grace_s < grace_s_min || settings.grace_s > grace_s_max) {
        return TableFault{Reason::bad_settings, "grace_s"};
    }
    // Time that runs out is somebody's own business.
    if (settings.at_zero == StandIn::vote) return TableFault{Reason::bad_settings, "at_zero"};
    // Players of a tournament do not decide on one another.
    if (settings.tournament && settings.quitters == StandIn::vote) {
        return TableFault{Reason::bad_settings, "quitters"};
    }
    // Where there is no judge, a table that waits for him waits for ever.
    if (!settings.tournament && settings.at_zero == StandIn::nobody) {
        return TableFault{Reason::bad_settings, "at_zero"};
    }
    if (!settings.tournament && settings.quitters == StandIn::nobody) {
        return TableFault{Reason::bad_settings, "quitters"};
    }
    if (clock.kind == ClockKind::table && set.ending.minutes == 0) {
        return TableFault{Reason::no_clock, "clock.kind"};
    }
    return std::nullopt;
}

std::optional<TableFault> lay_seats(
    Table& table, const TableRequest& request, PlayerId founder, const std::string& name
) {
    bool seated = false;
    for (const SeatRequest& seat : request.seats) {
        switch (seat.kind) {
            case SeatWish::me:
                if (seated) return TableFault{Reason::bad_settings, "seats"};
                seated = true;
                table.places.push_back({.kind = SeatKind::player, .player = founder, .name = name});
                break;
            case SeatWish::bot: {
                const std::string bot = seat.bot.value_or(std::string{bots::usual_bot});
                if (!bot_offered(bot)) return TableFault{Reason::unknown_bot, "seats"};
                table.places.push_back({.kind = SeatKind::bot, .bot = bot, .name = bot_name(bot)});
                break;
            }
            case SeatWish::open: table.places.push_back({.kind = SeatKind::open}); break;
            case SeatWish::closed: table.places.push_back({.kind = SeatKind::closed}); break;
        }
    }
    return std::nullopt;
}

}  // namespace

Result<LaidTable, TableFault> lay_table(
    const TableRequest& request, PlayerId founder, const std::string& name
) {
    LaidTable laid;
    Table& table = laid.table;
    table.settings = request.settings.value_or(Settings{});
    const auto closed =
        std::count_if(request.seats.begin(), request.seats.end(), [](const SeatRequest& seat) {
            return seat.kind == SeatWish::closed;
        });
    const auto chosen = choose_rules({
        .ruleset = request.ruleset,
        .options = request.options ? &request.options->value : nullptr,
        .board = request.board ? &*request.board : nullptr,
        .minutes = table.settings.clock.kind == ClockKind::none ? std::nullopt
                                                                : table.settings.clock.minutes,
        .players = request.seats.size() - static_cast<std::size_t>(closed),
    });
    if (!chosen) return TableFault{chosen.error().reason, chosen.error().field};
    laid.rules = chosen->rules;
    table.ruleset = request.ruleset;
    table.options = chosen->options;
    table.layout = chosen->layout;
    table.host = founder;
    if (auto fault = fault_in(table.settings, laid.rules->set)) return *std::move(fault);
    // Tournament games have neither, whatever was asked for (TK-R10b, TK-R10c, PR-14n).
    if (table.settings.tournament) table.settings.aids = table.settings.chat = false;
    const auto counts = seat_counts(laid.rules->set);
    if (request.seats.size() < counts.front()) return TableFault{Reason::too_few_seats, "seats"};
    if (request.seats.size() > counts.back()) return TableFault{Reason::too_many_seats, "seats"};
    if (auto fault = lay_seats(table, request, founder, name)) return *std::move(fault);
    return laid;
}

TableRequest play_now_request(const PlayNowRequest& wish) {
    TableRequest request;
    request.ruleset = wish.ruleset.value_or("challenge");
    const std::uint32_t players =
        std::clamp<std::uint32_t>(wish.players.value_or(players_by_default), 1, seat_count_max);
    request.seats.push_back({.kind = SeatWish::me});
    // A different opponent on each seat, as far as there are.
    std::vector<std::string> bots;
    for (const bots::Profile& profile : bots::profiles()) {
        if (profile.level > 0) bots.emplace_back(profile.id);
    }
    for (std::uint32_t i = 1; i < players; ++i) {
        request.seats.push_back({.kind = SeatWish::bot, .bot = bots[(i - 1) % bots.size()]});
    }
    Settings settings;
    settings.visibility = Visibility::private_;
    settings.bot_pace = wish.bot_pace.value_or(settings.bot_pace);
    const Ruleset* rules = record::find_rulebook(request.ruleset);
    if (rules != nullptr && rules->ending.minutes > 0) settings.clock.kind = ClockKind::table;
    request.settings = settings;
    return request;
}

}  // namespace kamchatka::server
