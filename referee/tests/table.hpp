// A real table in a test: people, a judge, and a book to enter things in.
#pragma once

#include "engine/rulebooks.hpp"
#include "referee/sheet.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>

namespace kamchatka::referee::test {

// A small generator, so that a failing seed says everything.
class Luck {
public:
    explicit Luck(std::uint64_t seed) : state_{seed} {}
    std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15U;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31U);
    }
    std::size_t below(std::size_t count) { return static_cast<std::size_t>(next() % count); }

private:
    std::uint64_t state_;
};

struct Table {
    Book book;
    Sheet sheet;
    Author judge{"Ada", Role::table_judge};
    std::int64_t now = 1'700'000'000'000;

    Table(Kind kind, const Ruleset& set, std::size_t seat_count) {
        Opened opened{.kind = kind, .set = set, .seats = {}, .title = "Prova", .desk = {}};
        for (std::size_t i = 0; i < seat_count; ++i) {
            opened.seats.push_back({"g" + std::to_string(i + 1), id_of<Colour>(i)});
        }
        EXPECT_EQ(enter(opened), std::nullopt);
    }

    std::optional<Refusal> enter(const Note& note) {
        now += 1000;
        const std::string ref = "r" + std::to_string(book.size());
        const auto refused = referee::enter(
            book, sheet, {.seq = 0, .ref = ref, .at = now, .by = judge, .note = note}
        );
        if (book.size() > 64 && book.size() % 16 != 0) return refused;  // it takes long
        const auto whole = fold(book);
        EXPECT_TRUE(whole && *whole == sheet) << "entry " << book.size() << " by itself";
        return refused;
    }
    std::optional<Refusal> play(const Action& action) { return enter(Played{{action}, {}}); }

    std::optional<Refused> why(const Note& note) {
        const auto refused = enter(note);
        return refused ? std::optional{refused->reason} : std::nullopt;
    }

    Ruled ruling(std::string id, std::vector<GivenAnswer> answers, std::optional<Seat> seat = {}) {
        Ruled ruled;
        ruled.ruling = std::move(id);
        ruled.answers = std::move(answers);
        ruled.seat = seat;
        ruled.edition = current_edition;
        return ruled;
    }

    // The set-up: dealt in the order of the territories, everything on the first of each seat.
    void set_up() {
        while (sheet.state.phase == Phase::deal) {
            TerritorySet left = sheet.rules.board.territories();
            for (const Seat seat : seats(sheet.state)) left = left - sheet.state.held[seat];
            ASSERT_EQ(play(DealTerritory{left.front()}), std::nullopt);
        }
        while (sheet.state.phase == Phase::place) {
            const Seat seat = seat_on_turn(sheet.state);
            ASSERT_EQ(
                play(PlaceArmies{sheet.state.held[seat].front(), sheet.state.go}), std::nullopt
            );
        }
    }
    // The reinforcements of the seat on turn, all on its first territory.
    void reinforce() {
        const Seat seat = seat_on_turn(sheet.state);
        const std::uint16_t armies = sheet.state.reserve[seat];
        ASSERT_EQ(play(PlaceArmies{sheet.state.held[seat].front(), armies}), std::nullopt);
    }
};

}  // namespace kamchatka::referee::test
