// What each request of the engine protocol answers.
#include "cli/pipe/pipe.hpp"

#include "chance/verify.hpp"
#include "record/record_json.hpp"
#include "record/text/record_text.hpp"

#include <gtest/gtest.h>

#include <string>

namespace kamchatka::cli {
namespace {

json::object ask(Pipe& pipe, std::string_view line) {
    const auto value = record::parse_json(pipe.answer(line));
    EXPECT_TRUE(value.has_value());
    return value ? value->get_object() : json::object{};
}

json::object must(Pipe& pipe, std::string_view line) {
    json::object answer = ask(pipe, line);
    EXPECT_EQ(answer["ok"], true) << line << '\n' << json::serialize(answer);
    return answer;
}

std::string reason(const json::object& answer) {
    const json::value* error = answer.if_contains("error");
    return error == nullptr ? "none" : std::string{error->at("reason").as_string()};
}

constexpr std::string_view new_game = R"({"request":"new","ruleset":"challenge","seats":3})";
constexpr std::string_view seeded_game =
    R"({"request":"new","seats":3,"seed":"aa00000000000000000000000000000000000000000000000000000000000000"})";
constexpr std::string_view start_game =
    R"({"request":"act","actor":"chance","action":{"type":"start_game","commitment":"0000000000000000000000000000000000000000000000000000000000000000"}})";

// Plays a legal option of the seat's, with quantities at their most and bytes all zero.
void act_somehow(Pipe& pipe, const std::string& seat) {
    const json::object legal = must(pipe, R"({"request":"legal","actor":")" + seat + R"("})");
    const json::array& options = legal.at("options").as_array();
    ASSERT_FALSE(options.empty());
    // The last option but the withdrawal ends the turn, where that is possible.
    json::object option = options[options.size() > 1 ? options.size() - 2 : 0].as_object();
    for (auto& pair : option) {
        json::object* open = pair.value().if_object();
        if (open == nullptr) continue;
        if (const json::value* bytes = open->if_contains("bytes")) {
            pair.value() = std::string(2 * bytes->to_number<std::size_t>(), '0');
        } else {
            const json::value most = open->at("max");
            pair.value() = most;
        }
    }
    must(
        pipe,
        R"({"request":"act","actor":")" + seat + R"(","action":)" + json::serialize(option) + '}'
    );
}

// What the bot chooses for the seat; it must be legal.
void act_as(Pipe& pipe, const std::string& seat, const std::string& bot) {
    const json::object chosen =
        must(pipe, R"({"request":"choose","seat":")" + seat + R"(","bot":")" + bot + R"("})");
    EXPECT_EQ(chosen.at("seat").as_string(), seat);
    EXPECT_EQ(chosen.at("bot").as_string(), bot);
    const std::string action = json::serialize(chosen.at("action"));
    must(pipe, R"({"request":"act","actor":")" + seat + R"(","action":)" + action + '}');
}

// To the end, by whoever acts for the seats: time is called in the first turn.
template <typename Act>
json::object play_out(Pipe& pipe, Act act) {
    bool time_called = false;
    json::object answer = must(pipe, R"({"request":"state"})");
    for (int i = 0; i < 10'000; ++i) {
        const json::object state = must(pipe, R"({"request":"state"})").at("state").as_object();
        const json::value& awaiting = state.at("awaiting");
        const std::string phase{state.at("phase").as_string()};
        if (phase == "closed" || (phase == "over" && state.at("committed") == false)) return state;
        if (awaiting.is_string()) {
            must(pipe, R"({"request":"chance"})");
            continue;
        }
        if (!time_called && phase == "reinforce") {
            must(pipe, R"({"request":"act","actor":"arbiter","action":{"type":"call_time"}})");
            time_called = true;
        }
        act(pipe, std::string{awaiting.as_array().front().as_string()});
    }
    ADD_FAILURE() << "the game goes on for ever";
    return answer;
}
json::object play_out(Pipe& pipe) { return play_out(pipe, act_somehow); }

TEST(Pipe, NewLaysATableThatAwaitsChance) {
    Pipe pipe;
    EXPECT_EQ(
        pipe.answer(new_game),
        R"({"ok":true,"ruleset":"challenge","phase":"start","awaiting":"chance"})"
    );
}

TEST(Pipe, TheIdComesBackFirstAndWhateverItIs) {
    Pipe pipe;
    EXPECT_EQ(
        pipe.answer(R"({"request":"quit","id":{"a":[1,null]}})"),
        R"({"id":{"a":[1,null]},"ok":true})"
    );
    EXPECT_TRUE(pipe.answer(R"({"request":"nonsense","id":"x"})").starts_with(R"({"id":"x","ok")"));
}

TEST(Pipe, QuitFinishes) {
    Pipe pipe;
    EXPECT_FALSE(pipe.finished());
    pipe.answer(R"({"request":"quit"})");
    EXPECT_TRUE(pipe.finished());
}

TEST(Pipe, OptionsMayBeSaidByTheirShortNames) {
    Pipe pipe;
    must(
        pipe,
        R"({"request":"new","seats":4,"options":{"kingmaker":"on","army_cap":120,"ending.minutes":60}})"
    );
    const json::object rules = must(pipe, R"({"request":"rules"})");
    const json::object& knobs = rules.at("knobs").as_object();
    EXPECT_EQ(knobs.at("ending.kingmaker"), "on");
    EXPECT_EQ(knobs.at("combat.challenge_card"), "on");
    EXPECT_EQ(knobs.at("reinforcement.army_cap"), 120);
    EXPECT_EQ(knobs.at("ending.minutes"), 60);
}

TEST(Pipe, HouseRulesMayStandForARuleset) {
    Pipe pipe;
    const json::object answer = must(
        pipe,
        R"({"request":"new","seats":3,"ruleset":{"id":"casa_mia","base":"torneo","combat.garrison":2}})"
    );
    EXPECT_EQ(answer.at("ruleset"), "casa_mia");
}

TEST(Pipe, DiceCanBeDictated) {
    Pipe pipe;
    must(pipe, new_game);
    must(pipe, start_game);
    const json::object rolled = must(
        pipe, R"({"request":"act","actor":"chance","action":{"type":"roll_for_place","dice":[5]}})"
    );
    EXPECT_EQ(
        json::serialize(rolled.at("events")), R"([{"type":"place_rolled","seat":"s1","dice":[5]}])"
    );
}

TEST(Pipe, ChanceGoesOnUntilASeatMustAct) {
    Pipe pipe;
    must(pipe, new_game);
    const json::object answer = must(pipe, R"({"request":"chance"})");
    EXPECT_EQ(answer.at("phase"), "colours");
    EXPECT_GE(answer.at("actions").as_array().size(), 4U);
}

TEST(Pipe, ChanceOnceIsOneAction) {
    Pipe pipe;
    must(pipe, new_game);
    const json::object answer = must(pipe, R"({"request":"chance","once":true})");
    EXPECT_EQ(answer.at("phase"), "order");
    EXPECT_EQ(answer.at("actions").as_array().size(), 1U);
}

TEST(Pipe, WhatWasDrawnIsForTheArbiterAlone) {
    Pipe pipe;
    must(pipe, R"({"request":"new","ruleset":"torneo","seats":3})");
    must(pipe, R"({"request":"chance"})");
    for (int i = 0; i < 3; ++i) {
        const auto state = must(pipe, R"({"request":"state"})").at("state").as_object();
        act_somehow(pipe, std::string{state.at("awaiting").as_array().front().as_string()});
    }
    const json::object seen =
        must(pipe, R"({"request":"chance","once":true,"viewer":"spectator"})");
    EXPECT_FALSE(seen.contains("actions"));
    const json::object& dealt = seen.at("events").as_array().front().as_object();
    EXPECT_EQ(dealt.at("type"), "objective_dealt");
    EXPECT_TRUE(dealt.at("objective").is_null());
    const json::object own = must(pipe, R"({"request":"chance","once":true,"viewer":"arbiter"})");
    EXPECT_TRUE(own.at("events").as_array().front().at("objective").is_string());
}

TEST(Pipe, AViewHidesWhatTheStateShows) {
    Pipe pipe;
    must(pipe, R"({"request":"new","ruleset":"torneo","seats":3})");
    while (true) {
        const auto state = must(pipe, R"({"request":"state"})").at("state").as_object();
        if (state.at("phase") == "place") break;
        if (state.at("awaiting").is_string()) {
            must(pipe, R"({"request":"chance"})");
        } else {
            act_somehow(pipe, std::string{state.at("awaiting").as_array().front().as_string()});
        }
    }
    const auto state = must(pipe, R"({"request":"state"})").at("state").as_object();
    const auto view = must(pipe, R"({"request":"view","viewer":"s2"})").at("view").as_object();
    EXPECT_TRUE(state.at("seats").at("s1").at("objective").is_string());
    EXPECT_TRUE(view.at("seats").at("s1").at("objective").is_null());
    EXPECT_EQ(view.at("seats").at("s2"), state.at("seats").at("s2"));
    EXPECT_TRUE(view.at("deck").is_null());
}

TEST(Pipe, ASeededGameEndsInARecordThatVerifies) {
    Pipe pipe;
    must(pipe, seeded_game);
    must(pipe, R"({"request":"chance"})");
    EXPECT_EQ(reason(ask(pipe, start_game)), "drawn_from_seed");
    const json::object state = play_out(pipe);
    EXPECT_EQ(state.at("phase"), "closed");
    const json::object answer = must(pipe, R"({"request":"record"})");
    const auto reading = record::read_text(std::string{answer.at("record").as_string()});
    ASSERT_TRUE(reading.has_value());
    std::vector<chance::Step> steps;
    for (const auto& step : reading->record.steps) steps.push_back({step.actor, step.action});
    const auto verified = chance::verify(make_rules(reading->record.set), 3, steps);
    EXPECT_EQ(verified.verdict, chance::Verdict::fair);
}

TEST(Pipe, TheRecordIsTheSameAsTextAndAsJson) {
    Pipe pipe;
    must(pipe, R"({"request":"new","seats":3,"players":["Anna","","Zoë"]})");
    must(pipe, R"({"request":"chance"})");
    const json::object text = must(pipe, R"({"request":"record"})");
    const json::object document = must(pipe, R"({"request":"record","format":"json"})");
    const auto from_text = record::read_text(std::string{text.at("record").as_string()});
    const auto from_json = record::read_json(document.at("record"));
    ASSERT_TRUE(from_text.has_value());
    ASSERT_TRUE(from_json.has_value());
    EXPECT_EQ(from_text->record, from_json->record);
    EXPECT_EQ(from_text->record.players[Seat::s3], "Zoë");
}

TEST(Pipe, WithoutASeedNothingIsAwaitedAfterTheEnd) {
    Pipe pipe;
    must(pipe, new_game);
    EXPECT_EQ(play_out(pipe).at("phase"), "over");
    EXPECT_EQ(reason(ask(pipe, R"({"request":"chance"})")), "game_is_over");
    const auto last = ask(pipe, R"({"request":"act","actor":"s1","action":{"type":"end_turn"}})");
    EXPECT_EQ(reason(last), "game_is_over");
}

TEST(Pipe, ASeedPromisedByOthersIsForThemToReveal) {
    Pipe pipe;
    must(pipe, new_game);
    must(
        pipe,
        R"({"request":"act","actor":"chance","action":{"type":"start_game","commitment":"0000000000000000000000000000000000000000000000000000000000000001"}})"
    );
    for (const char* seat : {"s1", "s2", "s3"}) act_somehow(pipe, seat);
    for (int i = 0; i < 10'000; ++i) {
        const auto state = must(pipe, R"({"request":"state"})").at("state").as_object();
        if (state.at("phase") == "over") break;
        if (state.at("awaiting").is_string()) {
            must(pipe, R"({"request":"chance"})");
        } else if (state.at("phase") == "reinforce") {
            const std::string seat{state.at("awaiting").as_array().front().as_string()};
            must(
                pipe,
                R"({"request":"act","actor":"arbiter","action":{"type":"exclude","seat":")" + seat +
                    R"("}})"
            );
        } else {
            act_somehow(pipe, std::string{state.at("awaiting").as_array().front().as_string()});
        }
    }
    EXPECT_EQ(reason(ask(pipe, R"({"request":"chance"})")), "seed_unknown");
    must(
        pipe,
        R"({"request":"act","actor":"chance","action":{"type":"reveal_seed","seed":"0000000000000000000000000000000000000000000000000000000000000000"}})"
    );
}

TEST(Pipe, ABotIsAskedForItsChoice) {
    const std::vector<std::string> bots{"castellano", "stratega", "planner_2"};
    std::vector<std::string> records;
    for (int again = 0; again < 2; ++again) {
        Pipe pipe;
        must(pipe, seeded_game);
        play_out(pipe, [&](Pipe& game, const std::string& seat) {
            act_as(game, seat, bots.at(static_cast<std::size_t>(seat.back() - '1')));
        });
        records.emplace_back(must(pipe, R"({"request":"record"})").at("record").as_string());
        EXPECT_NE(records.back().find("\nend "), std::string::npos);
    }
    EXPECT_EQ(records[0], records[1]) << "the same game, bots and seeds";
}

TEST(Pipe, ABotIsNotAskedOutOfTurn) {
    Pipe pipe;
    must(pipe, new_game);
    EXPECT_EQ(reason(ask(pipe, R"({"request":"choose","seat":"s1"})")), "not_awaited");
    EXPECT_EQ(reason(ask(pipe, R"({"request":"choose","seat":"chance"})")), "malformed");
    EXPECT_EQ(reason(ask(pipe, R"({"request":"choose","seat":"s1","bot":"hal"})")), "malformed");
    EXPECT_EQ(reason(ask(pipe, R"({"request":"choose","seat":"s1","limit":0})")), "malformed");
}

}  // namespace
}  // namespace kamchatka::cli
