// What is left is kept as of one moment and counted from there.
#include "server/tables/room/clock.hpp"

#include "server/api/json.hpp"

#include <algorithm>
#include <array>

namespace kamchatka::server {
namespace {

constexpr std::int64_t second = 1000;
constexpr std::int64_t minute = 60 * second;

struct Mark {
    std::int64_t left_ms;
    ClockWarning warning;
};
constexpr std::array marks{
    Mark{10 * minute, ClockWarning::ten_minutes},
    Mark{5 * minute, ClockWarning::five_minutes},
    Mark{minute, ClockWarning::one_minute},
    Mark{10 * second, ClockWarning::ten_seconds},
};

constexpr std::uint32_t bank_s_default = 20 * 60;
constexpr std::uint32_t turn_s_default = 3 * 60;

bool in_own_turn(Phase phase) {
    return phase == Phase::reinforce || phase == Phase::attack || phase == Phase::occupy;
}

std::int64_t in_ms(std::uint32_t seconds) { return std::int64_t{seconds} * second; }

// How long until the next mark or zero; nothing after it.
std::optional<std::int64_t> until_next(std::int64_t left_ms) {
    if (left_ms <= 0) return 0;
    std::int64_t next = left_ms;
    for (const Mark& mark : marks) {
        if (left_ms > mark.left_ms) next = std::min(next, left_ms - mark.left_ms);
    }
    return next;
}

}  // namespace

TableClock::TableClock(const ClockSetting& setting, unsigned minutes) : setting_{setting} {
    left_ = {};
    if (setting.kind == ClockKind::none) return;
    if (minutes > 0) left_.table_ms = std::int64_t{minutes} * minute;
    for (auto& bank : left_.bank_ms.items) bank = in_ms(setting.bank_s.value_or(bank_s_default));
    left_.turn_ms = left_.spell_ms = in_ms(setting.turn_s.value_or(turn_s_default));
}

bool TableClock::own_turn() const {
    return in_own_turn(phase_) && turn_ && charged_.contains(*turn_);
}

TableClock::Left TableClock::left_at(std::int64_t now_ms) const {
    Left left = left_;
    if (!running()) return left;
    const std::int64_t spent = std::max<std::int64_t>(0, now_ms - since_ms_);
    if (table_runs_ && left.table_ms) *left.table_ms -= spent;
    if (setting_.kind == ClockKind::bank) {
        for (const Seat seat : charged_) left.bank_ms[seat] -= spent;
    }
    if (setting_.kind == ClockKind::turn && !charged_.empty()) {
        (own_turn() ? left.turn_ms : left.spell_ms) -= spent;
    }
    return left;
}

void TableClock::settle(std::int64_t now_ms) {
    left_ = left_at(now_ms);
    since_ms_ = now_ms;
}

void TableClock::begin_turn(Seat seat) {
    turn_ = seat;
    left_.turn_ms = in_ms(setting_.turn_s.value_or(turn_s_default));
    left_.bank_ms[seat] =
        std::max<std::int64_t>(0, left_.bank_ms[seat]) + in_ms(setting_.increment_s.value_or(0));
}

void TableClock::follow(
    std::int64_t now_ms, const Rules& rules, const State& state, SeatSet people
) {
    settle(now_ms);
    table_runs_ = decide(rules, state, Arbiter{}, CallTime{}).has_value();
    phase_ = state.phase;
    if (state.round > 0 && (state.round != round_ || turn_ != seat_on_turn(state))) {
        round_ = state.round;
        begin_turn(seat_on_turn(state));
    }
    // What the seats add to the seed has a time limit of its own.
    const SeatSet awaited = adds_to_the_seed(phase_) ? SeatSet{} : awaited_seats(state);
    charged_ = awaited & people;
    const SeatSet spell = in_own_turn(phase_) ? SeatSet{} : awaited;
    if (spell != spell_ && !(spell_.contains(spell) && !spell.empty())) {
        left_.spell_ms = in_ms(setting_.turn_s.value_or(turn_s_default));
    }
    spell_ = spell;
}

void TableClock::pause(std::int64_t now_ms) {
    settle(now_ms);
    paused_ = true;
}

void TableClock::resume(std::int64_t now_ms) {
    settle(now_ms);
    paused_ = false;
}

void TableClock::suspend(std::int64_t now_ms) {
    settle(now_ms);
    suspended_ = true;
}

void TableClock::go_on(std::int64_t now_ms) {
    settle(now_ms);
    suspended_ = false;
}

bool TableClock::can_add_minutes(std::optional<Seat> seat) const {
    switch (setting_.kind) {
        case ClockKind::none: return false;
        case ClockKind::table: return !seat;
        case ClockKind::bank: return true;
        case ClockKind::turn: return seat || left_.table_ms;
    }
    return false;
}

void TableClock::add_minutes(std::int64_t now_ms, unsigned minutes, std::optional<Seat> seat) {
    settle(now_ms);
    const std::int64_t more = std::int64_t{minutes} * minute;
    const auto add_to_bank = [&](std::int64_t& bank) {
        bank = std::max<std::int64_t>(0, bank) + more;
    };
    if (seat) {
        add_to_bank(left_.bank_ms[*seat]);
        if (setting_.kind == ClockKind::turn && charged_.contains(*seat)) {
            (own_turn() ? left_.turn_ms : left_.spell_ms) += more;
        }
        return;
    }
    if (left_.table_ms) *left_.table_ms = std::max<std::int64_t>(0, *left_.table_ms) + more;
    for (auto& bank : left_.bank_ms.items) add_to_bank(bank);
}

void TableClock::grant(std::int64_t now_ms, Seat seat, std::int64_t least_ms) {
    settle(now_ms);
    left_.bank_ms[seat] = std::max(left_.bank_ms[seat], least_ms);
    const std::int64_t whole_ms = in_ms(setting_.turn_s.value_or(turn_s_default));
    std::int64_t& go_ms = turn_ == seat && in_own_turn(phase_) ? left_.turn_ms : left_.spell_ms;
    go_ms = std::max(go_ms, std::min(least_ms, whole_ms));
}

bool TableClock::table_is_up(std::int64_t now_ms) const {
    const Left left = left_at(now_ms);
    return table_runs_ && running() && left.table_ms && *left.table_ms <= 0;
}

std::optional<std::int64_t> TableClock::seat_left(const Left& left) const {
    if (charged_.empty()) return std::nullopt;
    if (setting_.kind == ClockKind::turn) return own_turn() ? left.turn_ms : left.spell_ms;
    if (setting_.kind != ClockKind::bank) return std::nullopt;
    std::int64_t least = left.bank_ms[charged_.front()];
    for (const Seat seat : charged_) least = std::min(least, left.bank_ms[seat]);
    return least;
}

std::optional<Seat> TableClock::seat_is_up(std::int64_t now_ms) const {
    if (!running()) return std::nullopt;
    const Left left = left_at(now_ms);
    if (setting_.kind == ClockKind::turn) {
        const auto rest = seat_left(left);
        return rest && *rest <= 0 ? std::optional{charged_.front()} : std::nullopt;
    }
    if (setting_.kind == ClockKind::bank) {
        for (const Seat seat : charged_) {
            if (left.bank_ms[seat] <= 0) return seat;
        }
    }
    return std::nullopt;
}

std::optional<std::int64_t> TableClock::wake_ms(std::int64_t now_ms) const {
    if (!running()) return std::nullopt;
    const Left left = left_at(now_ms);
    std::optional<std::int64_t> wait;
    const auto consider = [&](std::optional<std::int64_t> left_ms) {
        if (!left_ms) return;
        const auto next = until_next(*left_ms);
        if (next && (!wait || *next < *wait)) wait = next;
    };
    if (table_runs_) consider(left.table_ms);
    consider(seat_left(left));
    return wait ? std::optional{now_ms + *wait} : std::nullopt;
}

Clock TableClock::shown(std::int64_t now_ms) const {
    const Left left = left_at(now_ms);
    Clock clock{.kind = setting_.kind, .paused = paused_, .now_ms = now_ms};
    if (setting_.kind == ClockKind::none) return clock;
    clock.table_runs = running() && table_runs_ && left.table_ms;
    const bool own_time = setting_.kind == ClockKind::bank || setting_.kind == ClockKind::turn;
    if (running() && own_time) clock.charged.assign(charged_.begin(), charged_.end());
    if (left.table_ms) clock.table_left_ms = std::max<std::int64_t>(0, *left.table_ms);
    if (setting_.kind == ClockKind::bank) {
        auto& seats = clock.seats.emplace();
        for (std::size_t i = 0; i < seat_count_max; ++i) {
            const Seat seat = id_of<Seat>(i);
            seats.items.emplace_back(
                seat, SeatClock{.left_ms = std::max<std::int64_t>(0, left.bank_ms[seat])}
            );
        }
    }
    const auto seat = seat_left(left);
    if (setting_.kind == ClockKind::turn && seat) {
        clock.turn_left_ms = std::max<std::int64_t>(0, *seat);
    }
    std::optional<std::int64_t> nearest = seat;
    if (table_runs_ && left.table_ms && (!nearest || *left.table_ms < *nearest)) {
        nearest = left.table_ms;
    }
    for (const Mark& mark : marks) {
        if (nearest && *nearest <= mark.left_ms) clock.warning = mark.warning;
    }
    return clock;
}

std::string TableClock::stored(std::int64_t now_ms) const {
    const Left left = left_at(now_ms);
    std::string text = "{";
    append_field(text, "at_ms", now_ms);
    append_field(text, "paused", paused_);
    append_field(text, "table_ms", left.table_ms);
    append_field(
        text,
        "bank_ms",
        std::vector<std::int64_t>(left.bank_ms.items.begin(), left.bank_ms.items.end())
    );
    append_field(text, "turn_ms", left.turn_ms);
    append_field(text, "round", round_);
    append_field(text, "turn", turn_);
    return text + '}';
}

void TableClock::restore(std::int64_t now_ms, const boost::json::value& stored) {
    const boost::json::object* object = stored.if_object();
    since_ms_ = now_ms;
    if (object == nullptr) return;
    const auto number = [&](std::string_view key) -> std::optional<std::int64_t> {
        const boost::json::value* value = object->if_contains(key);
        if (value == nullptr || !value->is_int64()) return std::nullopt;
        return value->get_int64();
    };
    if (const auto* paused = object->if_contains("paused")) paused_ = *paused == true;
    if (left_.table_ms) left_.table_ms = number("table_ms").value_or(*left_.table_ms);
    left_.turn_ms = number("turn_ms").value_or(left_.turn_ms);
    round_ = static_cast<std::uint32_t>(number("round").value_or(0));
    if (const auto* turn = object->if_contains("turn")) {
        Seat seat{};
        if (!read_json(*turn, seat)) turn_ = seat;
    }
    const boost::json::value* banks = object->if_contains("bank_ms");
    if (banks == nullptr || !banks->is_array()) return;
    const boost::json::array& list = banks->get_array();
    for (std::size_t i = 0; i < std::min(list.size(), seat_count_max); ++i) {
        if (list[i].is_int64()) left_.bank_ms.items[i] = list[i].get_int64();
    }
}

}  // namespace kamchatka::server
