// What the checker is content with, and each mistake that it must find.
#include "tests/chaos/honest_game.hpp"

#include <gtest/gtest.h>

namespace kamchatka::checker {
namespace {

namespace json = boost::json;

bool is(const json::object& message, const char* type) {
    return message.at("type").as_string() == type;
}

// A batch that came by itself, in the middle of the game.
bool ordinary_batch(const json::object& message) {
    return is(message, "events") && message.at("seq").as_int64() > 40 &&
        !message.at("events").as_array().empty();
}

// The line of that person that the condition holds for, and its place.
template <typename Condition>
std::pair<std::size_t, std::size_t> find(const HonestGame& told, Condition condition) {
    for (std::size_t t = 0; t < told.testimonies.size(); ++t) {
        const auto& lines = told.testimonies[t].lines;
        for (std::size_t l = 0; l < lines.size(); ++l) {
            if (lines[l].way == Way::told && condition(json::parse(lines[l].text).as_object())) {
                return {t, l};
            }
        }
    }
    throw std::runtime_error{"there is no such line"};
}

TEST(Checker, IsContentWithWhatIsStoredAndTold) {
    const HonestGame honest;
    const Verdict verdict = honest.verdict();
    for (const Fault& fault : verdict.faults) ADD_FAILURE() << fault.what;
    EXPECT_GT(verdict.events_told, 400U);
    EXPECT_GT(verdict.views_told, 4U);
    EXPECT_GT(verdict.actions_told, 100U);
    EXPECT_EQ(verdict.resumed, 1U);
    EXPECT_EQ(verdict.repeats_told, 1U);
}

TEST(Checker, FindsWhatIsMissingInTheLog) {
    HonestGame lost;
    lost.entries.pop_back();
    EXPECT_TRUE(lost.verdict().has(Wrong::not_stored));
}

TEST(Checker, FindsAGapInTheLog) {
    HonestGame gap;
    gap.entries.erase(gap.entries.begin() + 20);
    EXPECT_TRUE(gap.verdict().has(Wrong::log_broken));
}

TEST(Checker, FindsAnActionThatActedTwice) {
    HonestGame twice;
    twice.entries.back().ref = twice.entries[twice.entries.size() - 2].ref;
    EXPECT_TRUE(twice.verdict().has(Wrong::log_broken));
}

TEST(Checker, FindsAnEventToldTwice) {
    HonestGame twice;
    const auto [t, l] = find(twice, ordinary_batch);
    auto& lines = twice.testimonies[t].lines;
    const Line again = lines[l];
    lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(l) + 1, again);
    EXPECT_TRUE(twice.verdict().has(Wrong::told_twice));
}

TEST(Checker, FindsAnEventThatWasLeftOut) {
    HonestGame gap;
    const auto [t, l] = find(gap, ordinary_batch);
    auto& lines = gap.testimonies[t].lines;
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(l));
    EXPECT_TRUE(gap.verdict().has(Wrong::out_of_order));
}

TEST(Checker, FindsEventsOutOfOrder) {
    HonestGame mixed;
    const auto [t, l] = find(mixed, ordinary_batch);
    auto& lines = mixed.testimonies[t].lines;
    for (std::size_t next = l + 1;; ++next) {
        if (lines.at(next).way == Way::said) continue;
        if (!ordinary_batch(json::parse(lines[next].text).as_object())) continue;
        std::swap(lines[l].text, lines[next].text);
        break;
    }
    EXPECT_TRUE(mixed.verdict().has(Wrong::out_of_order));
}

// Two who were told different things under one number: one of them was told what is not stored.
TEST(Checker, FindsAFork) {
    HonestGame fork;
    fork.alter("player 2", [](json::object& message) {
        if (!is(message, "events")) return false;
        for (json::value& event : message.at("events").as_array()) {
            json::object& fields = event.as_object();
            if (fields.at("type").as_string() != "armies_placed") continue;
            fields.at("armies") = fields.at("armies").to_number<std::int64_t>() + 1;
            return true;
        }
        return false;
    });
    EXPECT_TRUE(fork.verdict().has(Wrong::another));
}

TEST(Checker, FindsAnActionThatIsNotWhereItWasTold) {
    HonestGame elsewhere;
    elsewhere.alter("player 1", [](json::object& message) {
        if (!ordinary_batch(message) || !message.contains("ref")) return false;
        message.at("seq") = message.at("seq").as_int64() + 1;
        return true;
    });
    EXPECT_TRUE(elsewhere.verdict().has(Wrong::ref_elsewhere));
}

TEST(Checker, FindsAnActionThatNeverWas) {
    HonestGame invented;
    invented.alter("player 1", [](json::object& message) {
        if (!ordinary_batch(message) || !message.contains("ref")) return false;
        message.at("ref") = "nobody-1";
        return true;
    });
    EXPECT_TRUE(invented.verdict().has(Wrong::not_stored));
}

TEST(Checker, FindsASecretAmongTheEvents) {
    HonestGame leak;
    const StoredGame game = leak.game();
    leak.alter("player 2", [&](json::object& message) {
        if (!is(message, "events")) return false;
        std::int64_t seq = message.at("seq").as_int64();
        for (json::value& event : message.at("events").as_array()) {
            const json::value whole = game.told(*game.event(seq++), Arbiter{});
            if (whole == event) continue;
            event = whole;
            return true;
        }
        return false;
    });
    EXPECT_TRUE(leak.verdict().has(Wrong::secret));
}

TEST(Checker, FindsASecretInAView) {
    HonestGame leak;
    const StoredGame game = leak.game();
    leak.alter("", [&](json::object& message) {
        if (!is(message, "view") || message.at("view").is_null()) return false;
        const std::int64_t seq = message.at("seq").as_int64();
        message.at("view") = game.view(game.ending_at(seq)->after, Arbiter{});
        return true;
    });
    EXPECT_TRUE(leak.verdict().has(Wrong::secret));
}

// What another may do tells what they hold.
TEST(Checker, FindsTheOptionsOfAnotherSeat) {
    HonestGame leak;
    const StoredGame game = leak.game();
    leak.alter("player 3", [&](json::object& message) {
        if (!ordinary_batch(message) || !message.at("options").as_array().empty()) return false;
        const std::int64_t last = message.at("seq").as_int64() +
            static_cast<std::int64_t>(message.at("events").as_array().size()) - 1;
        const StoredBatch* batch = game.ending_at(last);
        message.at("options") = game.options(batch->after, awaited_seats(batch->after).front());
        return !message.at("options").as_array().empty();
    });
    EXPECT_TRUE(leak.verdict().has(Wrong::another));
}

TEST(Checker, FindsTheGameShownFromAnotherSeat) {
    HonestGame moved;
    moved.alter("player 1", [](json::object& message) {
        if (!is(message, "view") || message.at("view").is_null()) return false;
        message.at("viewer") = "s2";
        return true;
    });
    EXPECT_TRUE(moved.verdict().has(Wrong::other_seat));
}

TEST(Checker, FindsASeatThatIsNotAsStored) {
    HonestGame moved;
    std::swap(moved.stored.seats[0].player, moved.stored.seats[1].player);
    EXPECT_TRUE(moved.verdict().has(Wrong::other_seat));
}

// Somebody who comes back is shown less than they had seen.
TEST(Checker, FindsWhatWasTakenBack) {
    HonestGame back;
    const auto [t, l] = find(back, [](const json::object& message) {
        return is(message, "view") && !message.at("view").is_null();
    });
    Testimony later{back.testimonies[t].table, back.testimonies[t].person, {}};
    later.lines.push_back(back.testimonies[t].lines[l]);
    back.testimonies.push_back(later);
    EXPECT_TRUE(back.verdict().has(Wrong::taken_back));
}

TEST(Checker, FindsARefusalOfWhatWasDone) {
    HonestGame refused;
    const auto [t, l] = find(refused, [](const json::object& message) {
        return ordinary_batch(message) && message.contains("ref");
    });
    const auto message = json::parse(refused.testimonies[t].lines[l].text);
    const std::string ref{message.at("ref").as_string()};
    // By who sent it, and on no other socket.
    for (Testimony& testimony : refused.testimonies) {
        for (std::size_t i = 0; i < testimony.lines.size(); ++i) {
            const Line& line = testimony.lines[i];
            const bool sent = line.way == Way::said && line.text.find(ref) != std::string::npos;
            if (!sent) continue;
            const Line no{line.at_ms, Way::told, R"({"type":"reject","ref":")" + ref + R"("})"};
            testimony.lines.insert(
                testimony.lines.begin() + static_cast<std::ptrdiff_t>(i) + 1, no
            );
            EXPECT_TRUE(refused.verdict().has(Wrong::refused_and_done));
            return;
        }
    }
    FAIL() << "nobody sent it";
}

TEST(Checker, MeasuresSilence) {
    HonestGame quiet;
    const auto [t, l] = find(quiet, ordinary_batch);
    const std::int64_t from_ms = quiet.testimonies[t].lines[l].at_ms;
    EXPECT_TRUE(silences(quiet.testimonies, 1000).empty());
    for (Testimony& testimony : quiet.testimonies) {
        for (Line& line : testimony.lines) {
            if (line.at_ms > from_ms) line.at_ms += 7000;
        }
    }
    const auto found = silences(quiet.testimonies, 1000);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_GE(found[0].length_ms(), 7000);
}

}  // namespace
}  // namespace kamchatka::checker
