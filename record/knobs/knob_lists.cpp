// The knobs that hold more than one value.
#include "record/detail/knob_values.hpp"

#include <algorithm>

namespace kamchatka::record {
namespace {

constexpr std::size_t seat_count_min = 3;
constexpr std::uint64_t starting_armies_max = 200;
constexpr std::uint64_t tris_armies_max = 200;

Wrong said(const Fault& fault) {
    if (!fault) return std::nullopt;
    return fault->path.empty() ? fault->what : fault->path + ": " + fault->what;
}

json::value get_starting_armies(const Ruleset& set) {
    json::object object;
    for (std::size_t count = 0; count <= seat_count_max; ++count) {
        const std::uint8_t armies = set.setup.starting_armies[count];
        if (armies != 0) object[std::to_string(count)] = std::uint64_t{armies};
    }
    return object;
}

Wrong set_starting_armies(Ruleset& set, const json::value& value) {
    ObjectReader reader{value};
    std::array<std::string, seat_count_max + 1> keys;
    decltype(set.setup.starting_armies) armies{};
    for (std::size_t count = seat_count_min; count <= seat_count_max; ++count) {
        keys[count] = std::to_string(count);
        const json::value* given = reader.take(keys[count]);
        if (given == nullptr) continue;
        std::uint64_t number = 0;
        reader.note(keys[count], read_number(*given, 1, starting_armies_max, number));
        armies[count] = static_cast<std::uint8_t>(number);
    }
    if (const auto fault = reader.finish()) return said(fault);
    set.setup.starting_armies = armies;
    return std::nullopt;
}

json::value get_tris(const Ruleset& set) {
    json::object object;
    for (std::size_t i = 0; i < tris_count; ++i) {
        object[spell(id_of<Tris>(i))] = std::uint64_t{set.reinforcement.tris[i]};
    }
    return object;
}

Wrong set_tris(Ruleset& set, const json::value& value) {
    ObjectReader reader{value};
    auto armies = set.reinforcement.tris;
    for (std::size_t i = 0; i < tris_count; ++i) {
        const std::string_view key = spell(id_of<Tris>(i));
        std::uint64_t number = armies[i];
        if (const json::value* given = reader.take(key)) {
            reader.note(key, read_number(*given, 0, tris_armies_max, number));
        }
        armies[i] = static_cast<std::uint8_t>(number);
    }
    if (const auto fault = reader.finish()) return said(fault);
    set.reinforcement.tris = armies;
    return std::nullopt;
}

json::value get_closing_sums(const Ruleset& set) {
    json::array rounds;
    for (const ClosingSums sums : set.ending.closing_sums) {
        if (sums == 0) break;
        json::array list;
        for (std::uint64_t sum = 2; sum <= 12; ++sum) {
            if ((sums >> sum & 1U) != 0) list.push_back(sum);
        }
        rounds.push_back(std::move(list));
    }
    return rounds;
}

Fault read_sums(const json::value& value, ClosingSums& sums) {
    if (!value.is_array() || value.get_array().empty()) {
        return wrong("a list of sums is expected, as [2,3,4]");
    }
    for (const json::value& one : value.get_array()) {
        std::uint64_t sum = 0;
        if (auto fault = read_number(one, 2, 12, sum)) return fault;
        if ((unsigned{sums} >> sum & 1U) != 0)
            return wrong(std::to_string(sum) + " stands there twice");
        sums = static_cast<ClosingSums>(sums | 1U << sum);
    }
    return std::nullopt;
}

Wrong set_closing_sums(Ruleset& set, const json::value& value) {
    if (!value.is_array() || value.get_array().size() > closing_round_count_max) {
        return "a list of at most " + std::to_string(closing_round_count_max) +
            " lists of sums is expected, as [[2,3,4],[2,3,4,5]]";
    }
    decltype(set.ending.closing_sums) rounds{};
    for (std::size_t i = 0; i < value.get_array().size(); ++i) {
        if (auto fault = read_sums(value.get_array()[i], rounds[i])) {
            return said(within(i, *fault));
        }
    }
    set.ending.closing_sums = rounds;
    return std::nullopt;
}

json::value get_tie_breaks(const Ruleset& set) {
    json::array list;
    for (const TieBreak tie_break : set.ending.tie_breaks) {
        if (tie_break == TieBreak::none) break;
        list.push_back(to_value(classic_lexicon(), tie_break));
    }
    return list;
}

Wrong set_tie_breaks(Ruleset& set, const json::value& value) {
    if (!value.is_array() || value.get_array().size() > tie_break_count_max) {
        return "a list of at most " + std::to_string(tie_break_count_max) +
            " tie-breaks is expected";
    }
    decltype(set.ending.tie_breaks) list{};
    for (std::size_t i = 0; i < value.get_array().size(); ++i) {
        TieBreak tie_break{};
        if (auto fault = from_value(classic_lexicon(), value.get_array()[i], tie_break)) {
            return said(within(i, *fault));
        }
        if (tie_break == TieBreak::none) return "none is said by an empty list";
        const auto end = list.begin() + static_cast<std::ptrdiff_t>(i);
        if (std::find(list.begin(), end, tie_break) != end) {
            return std::string{spell(tie_break)} + " stands there twice";
        }
        list[i] = tie_break;
    }
    set.ending.tie_breaks = list;
    return std::nullopt;
}

}  // namespace

Knob starting_armies_knob(const KnobWords& words) {
    return knob(
        words,
        "1 to 200 for each of 3, 4, 5, 6",
        get_starting_armies,
        set_starting_armies,
        [](auto& set) -> auto& { return set.setup.starting_armies; }
    );
}

Knob tris_knob(const KnobWords& words) {
    return knob(
        words, "0 to 200 for each tris", get_tris, set_tris, [](auto& set) -> auto& {
            return set.reinforcement.tris;
        }
    );
}

Knob closing_sums_knob(const KnobWords& words) {
    return knob(
        words,
        "up to 9 lists of sums from 2 to 12",
        get_closing_sums,
        set_closing_sums,
        [](auto& set) -> auto& { return set.ending.closing_sums; }
    );
}

Knob tie_breaks_knob(const KnobWords& words) {
    return knob(
        words,
        "a list, from: " + choices_of<TieBreak>().substr(sizeof("none | ") - 1),
        get_tie_breaks,
        set_tie_breaks,
        [](auto& set) -> auto& { return set.ending.tie_breaks; }
    );
}

}  // namespace kamchatka::record
