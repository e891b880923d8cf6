// How a store answers, whatever it was asked.
#include "store/tests/contract.hpp"

#include <thread>

namespace kamchatka::store {
namespace {

class Answers : public Contract {};
HOLDS_FOR_EVERY_STORE(Answers);

TEST_P(Answers, ComeOnTheThreadThatWantsThem) {
    Inbox inbox;
    reopen({.deliver = inbox.deliver()});
    int heard = 0;
    const auto here = std::this_thread::get_id();
    const auto hear = [&](const auto&) {
        EXPECT_EQ(std::this_thread::get_id(), here);
        ++heard;
    };
    log().append(entry(1, 1), hear);
    catalogue().change_people([](PeopleRows&) {}, hear);
    catalogue().change_people([](PeopleRows&) { throw std::runtime_error{"no"}; }, hear);
    journals().set_summary(1, "{}", Listing::listed, hear);
    log().read(1, {}, hear);
    catalogue().unfinished_tables(hear);
    journals().listed(JournalKind::tournament, {9, 9}, hear);
    EXPECT_EQ(heard, 0);
    inbox.run(7);
    EXPECT_EQ(heard, 7);
}

TEST_P(Answers, AreGivenInTheOrderTheChangesWereHandedOver) {
    Inbox inbox;
    reopen({.deliver = inbox.deliver()});
    std::vector<int> order;
    const auto note = [&](int number) {
        return [&order, number](auto) { order.push_back(number); };
    };
    const auto insert = [](PeopleRows& rows) {
        rows.insert(guest_row(1, "Anna"), plain_name("Anna"));
    };
    catalogue().change_people(insert, note(1));
    catalogue().add_table(table_row(5, 1, "ABCDEF"), {}, {}, [&](Stored answer) {
        EXPECT_EQ(answer, Stored::stored) << "its host was added before it";
        order.push_back(2);
    });
    log().append(entry(5, 1), note(3));
    catalogue().put_seat(seat_row(5, 1, 1, "Anna"), [&](Stored answer) {
        EXPECT_EQ(answer, Stored::stored) << "its table was added before it";
        order.push_back(4);
    });
    log().append(entry(5, 3), note(5));
    inbox.run(5);
    EXPECT_EQ(order, (std::vector{1, 2, 3, 4, 5}));
}

TEST_P(Answers, AreTrueForWhoeverReadsAfterwards) {
    Inbox inbox;
    reopen({.deliver = inbox.deliver()});
    std::size_t seen = 0;
    for (std::size_t i = 0; i < 50; ++i) {
        log().append(entry(1, 1 + 2 * static_cast<std::int64_t>(i)), [&](Appended) {
            log().read(1, {}, [&](const Read<std::vector<Entry>>& read) { seen = read->size(); });
        });
        inbox.run(2);
        EXPECT_EQ(seen, i + 1);
    }
}

TEST_P(Answers, MayAskForTheNextThing) {
    std::promise<Appended> last;
    log().append(entry(1, 1), [&](Appended) {
        log().append(entry(1, 3), [&](Appended) {
            log().append(entry(1, 5), [&](Appended answer) { last.set_value(answer); });
        });
    });
    EXPECT_EQ(last.get_future().get(), Appended::stored);
    EXPECT_EQ(events_of(log(), 1), 6);
}

TEST_P(Answers, ToReadsAreGivenBeforeTheStopAndNoneAfterIt) {
    fill(log(), 1, 20);
    std::atomic<int> heard = 0;
    for (int i = 0; i < 100; ++i) {
        log().read(1, {}, [&](const Read<std::vector<Entry>>& read) {
            EXPECT_TRUE(read);
            ++heard;
        });
    }
    store().stop();
    EXPECT_EQ(heard, 100);
    EXPECT_THROW(entries_of(log(), 1), std::runtime_error);
    EXPECT_THROW(
        look<std::vector<std::string>>(catalogue(), &Catalogue::unfinished_tables),
        std::runtime_error
    );
}

TEST_P(Answers, AreNotGivenToWhatComesAfterTheStop) {
    store().stop();
    EXPECT_THROW(change_people(catalogue(), [](PeopleRows&) {}), std::runtime_error);
    EXPECT_THROW(
        ask<Stored>(catalogue(), &Catalogue::put_seat, seat_row(5, 1, 1, "Anna")),
        std::runtime_error
    );
    EXPECT_THROW(
        ask<Changed>(journals(), &Journals::set_summary, 1, "{}", Listing::listed),
        std::runtime_error
    );
    EXPECT_THROW(ask<std::string>(store(), &Store::backup, "nowhere"), std::runtime_error);
    EXPECT_FALSE(store().failed());
    store().stop();  // a second time does nothing
}

// Of the clock: what the next process compares its own with.
TEST_P(Answers, RememberTheTimeThatWasNotedLast) {
    EXPECT_EQ(store().noted_time(), std::nullopt);
    store().note_time(now_ms);
    store().note_time(now_ms + 7);
    reopen({});
    EXPECT_EQ(store().noted_time(), now_ms + 7);
}

}  // namespace
}  // namespace kamchatka::store
