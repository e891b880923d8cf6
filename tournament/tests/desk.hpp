// A desk for tests: a tournament run by an organiser and a judge, results by numbers.
#pragma once

#include "tournament/decide.hpp"
#include "tournament/format/presets.hpp"
#include "tournament/ranking/standings.hpp"
#include "tournament/seating/draw.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>

namespace kamchatka::tournament {

class TestDesk {
public:
    static inline const Actor organiser{Role::organiser, "Olga"};
    static inline const Actor judge{Role::official_judge, "Giudice Unico"};

    explicit TestDesk(Format format) {
        must(FormatChosen{std::move(format)});
        if (state.format->official) must(OfficialAppointed{"Giudice Unico", Role::official_judge});
    }
    explicit TestDesk(std::string_view preset) : TestDesk{find_preset(preset)->format} {}

    // Why not, or nothing.
    std::optional<Rejected> ask(const Action& action, const Actor& by = organiser) {
        const auto entry = act(state, journal, by, action, ++now);
        return entry ? std::nullopt : std::optional{entry.error()};
    }
    std::optional<Rejection> reason(const Action& action, const Actor& by = organiser) {
        const auto refused = ask(action, by);
        return refused ? std::optional{refused->reason} : std::nullopt;
    }
    void must(const Action& action, const Actor& by = organiser) {
        const auto refused = ask(action, by);
        ASSERT_FALSE(refused) << static_cast<int>(refused->reason) << " " << refused->detail;
    }

    // People called P1, P2... of so many clubs in turn, here and with their signature.
    void enter(unsigned people, unsigned clubs) {
        for (unsigned i = 0; i < people; ++i) {
            const auto number = static_cast<std::uint32_t>(state.entrants.size() + 1);
            must(Register{
                {.name = "Player " + std::to_string(number),
                 .club = "Club " + std::to_string(i % clubs),
                 .region = "Region " + std::to_string(i % clubs % 4),
                 .ranking = number}});
            must(PresenceNoted{PlayerId{number}, true, true});
        }
    }

    const Round& draw(std::uint64_t seed = 1) {
        must(DrawRound{seed});
        return state.rounds.back();
    }

    // Lower numbers win: points fall with the player's number at each table.
    Lines lines_of(const Table& table) const {
        std::vector<PlayerId> order = table.players;
        std::ranges::sort(order);
        Lines lines;
        for (std::size_t i = 0; i < order.size(); ++i) {
            lines.push_back(
                {.player = order[i], .points = whole_score(48 - 10 * static_cast<std::int64_t>(i))}
            );
        }
        return lines;
    }
    void play() {
        const auto round = static_cast<std::uint16_t>(state.rounds.size());
        for (std::uint16_t i = 1; i <= state.rounds.back().tables.size(); ++i) {
            must(ResultEntered{round, i, lines_of(state.rounds.back().tables[i - 1U])});
        }
    }

    State state;
    Journal journal;
    std::int64_t now = 1'800'000'000;
};

}  // namespace kamchatka::tournament
