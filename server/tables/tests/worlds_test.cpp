// Nobody can tell two worlds apart that differ only in what he may not know. The same game is
// played twice by the same room, people and dice; in the second the cards and objectives that a
// viewer never learnt have other faces. Every byte he is sent must be the same, over the socket and
// over HTTP. Who watches late is in late_test.cpp.
#include "server/tables/tests/scene.hpp"

#include "server/reference/rulesets.hpp"
#include "server/tables/room/game.hpp"
#include "testkit/clause.hpp"

#include <gtest/gtest.h>

namespace kamchatka::server {
namespace {

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
        const auto body = decode_body({scene.people.room().rules(), scene_seats}, entry.body);
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
    for (std::size_t i = 0; i < scene_seats; ++i) {
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
    for (std::size_t i = 0; i < scene_seats; ++i) viewers.emplace_back(id_of<Seat>(i));
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

}  // namespace
}  // namespace kamchatka::server
