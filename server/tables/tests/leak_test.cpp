// Nobody can tell two worlds apart that differ only in what he may not know: the raw frames of
// every role are compared byte for byte, and no frame holds another's secret.
#include "testkit/server/people.hpp"

#include "record/reckoning_json.hpp"
#include "record/words/lexicon.hpp"
#include "record/words/spelling.hpp"
#include "server/tables/room/telling.hpp"
#include "testkit/clause.hpp"

#include <gtest/gtest.h>

namespace kamchatka::server {
namespace {

namespace json = boost::json;

// A game whose people and a spectator hear everything; the secrets come from the seed.
struct Told {
    std::vector<std::vector<std::string>> frames;  // of each person, then of a spectator
    State state{};
    std::shared_ptr<const Rules> rules;
};

Told play(const std::string& ruleset, const std::string& options, std::uint8_t seed) {
    MemoryWorld world;
    Digest server_seed{};
    server_seed[0] = seed;
    Settings settings;
    settings.clock.kind = ClockKind::none;
    People people{
        world,
        {.ruleset = ruleset,
         .people = 3,
         .settings = settings,
         .options = options,
         .seed = server_seed}};
    FakeAttendee spectator{std::nullopt, ""};
    EXPECT_FALSE(people.room().join(spectator, {}));
    people.start();
    people.play_until([](const State& state) { return state.round >= 6 || state.cause; });
    Told told;
    for (std::size_t i = 1; i <= 3; ++i) told.frames.push_back(people.person(i).frames);
    told.frames.push_back(spectator.frames);
    told.state = *people.room().state();
    told.rules = people.room().shared_rules();
    return told;
}

// Objectives, hands, decks and Kingmaker cards of others: null in every frame, always.
TEST(Leak, OnlyTheOwnSecretsAreEverShown) {
    CLAUSE("CH-2.9s");
    CLAUSE("TO-5cs");
    CLAUSE("PR-3f");
    CLAUSE("KM-2s");
    int shown = 0;
    for (const std::string ruleset : {"challenge", "torneo", "prestige"}) {
        const std::string options = ruleset == "challenge" ? R"({"ending.kingmaker":"on"})" : "{}";
        const Told told = play(ruleset, options, 3);
        for (std::size_t i = 0; i < told.frames.size(); ++i) {
            const std::string own = i < 3 ? "s" + std::to_string(i + 1) : "nobody";
            for (const std::string& frame : told.frames[i]) {
                const auto message = json::parse(frame);
                const auto* view = message.as_object().if_contains("view");
                if (view != nullptr && view->is_object()) {
                    EXPECT_TRUE(view->at("deck").is_null());
                    EXPECT_TRUE(view->at("unseen_discards").is_null());
                    if (!view->at("ending").at("cause").is_null()) continue;
                    for (const auto& [seat, inside] : view->at("seats").as_object()) {
                        if (std::string_view{seat.data(), seat.size()} == own) continue;
                        for (const char* key :
                             {"hand", "objective", "given", "colour_cards", "picked"}) {
                            EXPECT_TRUE(inside.at(key).is_null()) << own << ' ' << key;
                        }
                    }
                }
                const auto* events = message.as_object().if_contains("events");
                if (events == nullptr) continue;
                for (const json::value& event : events->as_array()) {
                    const std::string_view type{event.at("type").as_string()};
                    const auto hidden = [&](const char* key) {
                        if (event.at("seat").as_string() == own) {
                            ++shown;
                            EXPECT_FALSE(event.at(key).is_null());
                        } else {
                            EXPECT_TRUE(event.at(key).is_null()) << own << ' ' << type;
                        }
                    };
                    if (type == "objective_dealt") hidden("objective");
                    if (type == "card_drawn") hidden("card");
                    if (type == "colours_given") hidden("colours");
                    if (type == "colours_received") hidden("cards");
                }
            }
        }
    }
    EXPECT_GT(shown, 20);
}

TEST(Leak, EverybodyKnowsTheSizeOfEveryHand) {
    CLAUSE("CH-6.5");
    const Told told = play("challenge", "{}", 5);
    for (const auto& frames : told.frames) {
        const auto first = json::parse(frames.front());
        ASSERT_EQ(first.at("type").as_string(), "view");
    }
    const View seen = view_of(told.state, Spectator{});
    unsigned cards = 0;
    for (const Seat seat : seats(told.state)) cards += seen.hand_size[seat];
    EXPECT_GT(cards, 0U);
}

// The same public game with other objectives, cards and colours behind it, written by the same code
// that writes to sockets.
TEST(Leak, TwoWorldsThatDifferInSecretsSoundTheSame) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    people.start();
    people.play_until([](const State& state) { return state.round >= 4; });
    const State& state = *people.room().state();
    const record::Lexicon lexicon{people.room().rules(), 3};
    for (const Viewer& viewer :
         {Viewer{Seat::s1}, Viewer{Seat::s2}, Viewer{Seat::s3}, Viewer{Spectator{}}}) {
        State other = state;
        const Seat* own = std::get_if<Seat>(&viewer);
        std::vector<Seat> others;
        for (const Seat seat : seats(state)) {
            if (own == nullptr || *own != seat) others.push_back(seat);
        }
        // Two of the others change objectives; each swaps a card of his hand for one of the deck.
        std::swap(other.objective[others[0]], other.objective[others[1]]);
        for (const Seat seat : others) {
            CardSet& hand = other.hand[seat].reveal();
            CardSet& deck = other.deck.reveal();
            if (hand.empty() || deck.empty()) continue;
            const Card mine = hand.front();
            const Card theirs = deck.front();
            hand.erase(mine);
            hand.insert(theirs);
            deck.erase(theirs);
            deck.insert(mine);
        }
        ASSERT_NE(other, state);
        EXPECT_EQ(view_json(lexicon, other, viewer), view_json(lexicon, state, viewer));
        EXPECT_EQ(awaiting_json(other), awaiting_json(state));
        EXPECT_EQ(
            record::reckoning_json(lexicon.rules, other, viewer),
            record::reckoning_json(lexicon.rules, state, viewer)
        );
        if (own != nullptr) {
            EXPECT_EQ(
                options_json(lexicon.rules, other, *own), options_json(lexicon.rules, state, *own)
            );
        }
        const auto objective = [&](const State& of, Seat seat) {
            return Event{ObjectiveDealt{seat, Secret<Objective>{*of.objective[seat].reveal()}}};
        };
        const std::vector<Event> one{objective(state, others[0])};
        const std::vector<Event> two{objective(other, others[0])};
        EXPECT_EQ(
            EventsForAll(lexicon, one).for_viewer(viewer),
            EventsForAll(lexicon, two).for_viewer(viewer)
        );
    }
}

// The seed that everything follows from is heard once, in the last batch.
TEST(Leak, TheSeedIsShownWhenTheGameIsOver) {
    MemoryWorld world;
    Digest seed{};
    for (std::size_t i = 0; i < seed.size(); ++i) seed[i] = static_cast<std::uint8_t>(0xC0 + i);
    Settings settings;
    settings.clock.kind = ClockKind::table;
    settings.clock.minutes = 1;
    People people{world, {.people = 3, .settings = settings, .seed = seed}};
    people.start();
    people.play_until([](const State& state) { return state.round >= 2; });
    world.now += 61'000;
    people.room().tick();
    world.settle();
    ASSERT_TRUE(people.room().state()->last_round);
    people.play_until([](const State& state) { return state.phase == Phase::closed; }, 50'000);
    ASSERT_EQ(people.room().state()->phase, Phase::closed);
    EXPECT_EQ(people.room().table().state, TableState::ended);
    const std::string canary = "c0c1c2c3c4c5c6c7";
    const auto& frames = people.person(1).frames;
    std::size_t heard = 0;
    for (std::size_t i = 0; i < frames.size(); ++i) {
        if (frames[i].find(canary) == std::string::npos) continue;
        ++heard;
        EXPECT_NE(frames[i].find("game_ended"), std::string::npos);
    }
    EXPECT_EQ(heard, 1U);
}

}  // namespace
}  // namespace kamchatka::server
