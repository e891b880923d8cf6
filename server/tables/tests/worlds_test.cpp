// Nobody can tell two worlds apart that differ only in what he may not know. The same game is
// played twice by the same room, people and dice; in the second the cards and objectives that a
// viewer never learnt have other faces. Every byte he is sent must be the same, over the socket and
// over HTTP. Who watches late must not be able to tell what has happened since, either.
#include "testkit/server/endpoints.hpp"
#include "testkit/server/people.hpp"

#include "server/reference/rulesets.hpp"
#include "server/tables/game.hpp"
#include "testkit/clause.hpp"

#include <gtest/gtest.h>

namespace kamchatka::server {
namespace {

constexpr std::size_t seats = 4;
constexpr store::TableId table_id = 4711;
constexpr std::int64_t delay_s = 30;

// The people of a table with one who only watches, and the endpoints beside them.
struct Scene {
    Scene(const std::string& ruleset, std::uint8_t seed, std::shared_ptr<const Rules> rules)
        : people{world, table(ruleset, seed, std::move(rules))},
          endpoints{world, seats} {
        EXPECT_FALSE(people.room().join(spectator, {}));
        people.start();
        endpoints.add(people.shared_room());
    }

    static TableOptions table(
        const std::string& ruleset, std::uint8_t seed, std::shared_ptr<const Rules> rules
    ) {
        TableOptions options{.ruleset = ruleset, .people = seats};
        options.settings.clock.kind = ClockKind::bank;
        options.settings.clock.bank_s = 7200;
        options.settings.spectator_delay_s = seed % 2 == 0 ? delay_s : 0;
        options.seed[0] = seed;
        options.rules = std::move(rules);
        options.id = table_id;
        return options;
    }

    const State& state() { return *people.room().state(); }
    void let_pass(std::int64_t ms) {
        world.now += ms;
        people.room().tick();
        world.settle();
    }
    bool play() {
        const bool played = people.play();
        let_pass(1000);
        return played;
    }
    void repeat(const People::Deed& deed) {
        people.repeat(deed);
        let_pass(1000);
    }
    const std::vector<std::string>& frames(const Viewer& viewer) {
        const Seat* seat = std::get_if<Seat>(&viewer);
        return (seat != nullptr ? people.person(index(*seat) + 1) : spectator).frames;
    }

    // All that he could ask for; somebody without a seat is a stranger.
    std::string asked(const Viewer& viewer) {
        std::optional<store::PlayerId> player;
        if (const Seat* seat = std::get_if<Seat>(&viewer)) {
            player = static_cast<store::PlayerId>(index(*seat) + 1);
        }
        const std::string table = "/api/tables/" + people.room().table().code;
        std::string all;
        for (const std::string& path :
             {table,
              table + "/events",
              table + "/record",
              table + "/record?format=json",
              table + "/replay",
              table + "/geometry",
              std::string{"/api/tables"},
              std::string{"/api/my/tables"},
              std::string{"/api/me"},
              std::string{"/api/account/export"}}) {
            all += path + ' ' + endpoints.get(path, player) + '\n';
        }
        return all;
    }
    // Comes again and is told anew.
    std::string rejoined(const Viewer& viewer, const OrNull<std::int64_t>& seq) {
        const Seat* seat = std::get_if<Seat>(&viewer);
        FakeAttendee again{
            seat != nullptr ? std::optional<store::PlayerId>{index(*seat) + 1} : std::nullopt, "x"};
        EXPECT_FALSE(people.room().join(again, seq));
        std::string all;
        for (const std::string& frame : again.frames) all += frame + '\n';
        people.room().leave(again);
        return all;
    }

    MemoryWorld world;
    People people;
    FakeAttendee spectator{std::nullopt, ""};
    Endpoints endpoints;
};

// Cards seen in the open, and those that went through the viewer's own hand.
CardSet learnt_cards(const std::vector<Event>& events, const Viewer& viewer) {
    const auto own = [&](Seat seat) { return viewer == Viewer{seat}; };
    CardSet learnt;
    for (const Event& event : events) {
        if (const auto* tris = std::get_if<TrisPlayed>(&event)) {
            for (const Card card : tris->cards) learnt.insert(card);
        } else if (const auto* drawn = std::get_if<CardDrawn>(&event)) {
            if (own(drawn->seat)) learnt.insert(drawn->card.reveal());
        } else if (const auto* taken = std::get_if<CardsTaken>(&event)) {
            if (own(taken->by)) learnt = learnt | taken->cards.reveal();
        }
    }
    return learnt;
}

std::vector<Event> events_of(Scene& scene) {
    std::vector<Event> all;
    for (const store::Entry& entry : scene.world.entries()) {
        const auto body = decode_body({scene.people.room().rules(), seats}, entry.body);
        EXPECT_TRUE(body.has_value());
        const auto events = body->batch.events();
        all.insert(all.end(), events.begin(), events.end());
    }
    return all;
}

// Rotates the faces of what the viewer has not learnt.
std::shared_ptr<const Rules> other_faces(Scene& scene, const Viewer& viewer) {
    Rules rules = scene.people.room().rules();
    const CardSet learnt = learnt_cards(events_of(scene), viewer);
    std::vector<std::size_t> cards;
    for (std::size_t i = 0; i < rules.deck.card_count; ++i) {
        if (!learnt.contains(id_of<Card>(i))) cards.push_back(i);
    }
    const auto faces = rules.deck.faces;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        rules.deck.faces[id_of<Card>(cards[i])] = faces[id_of<Card>(cards[(i + 5) % cards.size()])];
    }
    std::vector<std::size_t> goals;
    for (std::size_t i = 0; i < rules.objectives.objective_count; ++i) {
        const Seat* own = std::get_if<Seat>(&viewer);
        const bool his = own != nullptr && scene.state().objective[*own].reveal() &&
            index(*scene.state().objective[*own].reveal()) == i;
        if (!his) goals.push_back(i);
    }
    const auto listed = rules.objectives.cards;
    for (std::size_t i = 0; i < goals.size(); ++i) {
        rules.objectives.cards[goals[i]] = listed[goals[(i + 3) % goals.size()]];
    }
    return std::make_shared<const Rules>(rules);
}

// Where two texts part, with what stands before it.
std::string parting(const std::string& one, const std::string& two) {
    const auto length = static_cast<std::ptrdiff_t>(std::min(one.size(), two.size()));
    const auto [at, there] = std::mismatch(one.begin(), one.begin() + length, two.begin());
    const auto place = static_cast<std::size_t>(at - one.begin());
    if (one == two) return {};
    const std::size_t from = place < 80 ? 0 : place - 80;
    return one.substr(from, 160) + "\n  but  " + two.substr(from, 160);
}

struct Compared {
    std::size_t steps = 0;      // that the viewer could not tell apart
    std::size_t differing = 0;  // viewers who knew the difference, as they may
    std::size_t hidden = 0;     // cards that others drew and that were never seen
};

Compared compare(const std::string& ruleset, std::uint8_t seed, const Viewer& viewer) {
    constexpr std::size_t deeds_max = 400;
    Scene first{ruleset, seed, nullptr};
    std::vector<People::Deed> deeds;
    while (deeds.size() < deeds_max && !first.state().cause && first.play()) {
        deeds.push_back(first.people.last_deed());
    }
    const auto rules = other_faces(first, viewer);
    Compared compared;
    const std::vector<Event> events = events_of(first);
    const CardSet learnt = learnt_cards(events, viewer);
    for (const Event& event : events) {
        const auto* drawn = std::get_if<CardDrawn>(&event);
        if (drawn != nullptr && !learnt.contains(drawn->card.reveal())) ++compared.hidden;
    }
    Scene here{ruleset, seed, nullptr};
    Scene there{ruleset, seed, rules};
    for (const People::Deed& deed : deeds) {
        const std::size_t heard = here.frames(viewer).size();
        here.repeat(deed);
        there.repeat(deed);
        // An objective that was reached in one of the worlds is everybody's to see.
        if (here.state().cause || there.state().cause) break;
        EXPECT_EQ(here.people.room().seq(), there.people.room().seq()) << ruleset;
        const auto& one = here.frames(viewer);
        const auto& two = there.frames(viewer);
        EXPECT_EQ(one.size(), two.size());
        for (std::size_t i = heard; i < std::min(one.size(), two.size()); ++i) {
            EXPECT_EQ(parting(one[i], two[i]), "") << ruleset << " step " << compared.steps;
        }
        if (testing::Test::HasFailure()) return compared;
        if (++compared.steps % 64 != 0) continue;
        EXPECT_EQ(parting(here.asked(viewer), there.asked(viewer)), "");
        EXPECT_EQ(parting(here.rejoined(viewer, {}), there.rejoined(viewer, {})), "");
        const std::int64_t seq = std::max<std::int64_t>(1, here.people.room().seq() - 20);
        EXPECT_EQ(parting(here.rejoined(viewer, seq), there.rejoined(viewer, seq)), "");
    }
    for (std::size_t i = 0; i < seats; ++i) {
        const Viewer other = id_of<Seat>(i);
        if (other != viewer && here.frames(other) != there.frames(other)) ++compared.differing;
    }
    return compared;
}

TEST(Worlds, NoByteTellsAViewerWhatHeMayNotKnow) {
    CLAUSE("CH-2.9s");
    CLAUSE("TO-5cs");
    CLAUSE("PR-3f");
    std::vector<Viewer> viewers{Spectator{}};
    for (std::size_t i = 0; i < seats; ++i) viewers.emplace_back(id_of<Seat>(i));
    std::size_t steps = 0;
    std::size_t hidden = 0;
    std::uint8_t seed = 1;  // odd: who watches is told at once; even: late
    for (const std::string ruleset : {"challenge", "torneo", "prestige", "torisiko"}) {
        for (int game = 0; game < 2; ++game, ++seed) {
            for (const Viewer& viewer : viewers) {
                const Compared compared = compare(ruleset, seed, viewer);
                steps += compared.steps;
                hidden += compared.hidden;
                EXPECT_GE(compared.differing, 3U) << "the worlds are the same";
                if (HasFailure()) return;
            }
        }
    }
    EXPECT_GT(steps, 5000U);
    EXPECT_GT(hidden, 100U);
}

// Two games that part: who watches late cannot tell before the delay is over.
TEST(Worlds, WhoWatchesLateKnowsNothingOfWhatHasHappenedSince) {
    constexpr std::uint8_t seed = 2;
    Scene here{"challenge", seed, nullptr};
    Scene there{"challenge", seed, nullptr};
    for (int i = 0; i < 150; ++i) {
        ASSERT_TRUE(here.play());
        there.repeat(here.people.last_deed());
    }
    ASSERT_EQ(here.people.room().seq(), there.people.room().seq());
    there.people.change_their_minds(99);
    const Viewer stranger = Spectator{};
    const auto all = [&](Scene& scene) {
        std::string text;
        for (const std::string& frame : scene.frames(stranger)) text += frame + '\n';
        return text;
    };
    for (int i = 0; i < delay_s - 2; ++i) {
        ASSERT_TRUE(here.play());
        ASSERT_TRUE(there.play());
        ASSERT_EQ(parting(all(here), all(there)), "") << "after " << i << " s";
        ASSERT_EQ(parting(here.asked(stranger), there.asked(stranger)), "");
        ASSERT_EQ(parting(here.rejoined(stranger, {}), there.rejoined(stranger, {})), "");
        ASSERT_EQ(parting(here.rejoined(stranger, 40), there.rejoined(stranger, 40)), "");
    }
    EXPECT_TRUE(here.frames(Seat::s1) != there.frames(Seat::s1));
    here.let_pass(delay_s * 1000);
    there.let_pass(delay_s * 1000);
    EXPECT_NE(parting(all(here), all(there)), "") << "and then he hears of it";
}

}  // namespace
}  // namespace kamchatka::server
