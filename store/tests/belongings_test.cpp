// What belongs to a player: named, handed over, forgotten with them.
#include "store/tests/people_contract.hpp"

#include <algorithm>

namespace kamchatka::store {
namespace {

class Belongings : public PeopleContract {};
HOLDS_FOR_EVERY_STORE(Belongings);

TEST_P(Belongings, ANameIsShownAtTheSeatOfThatPlayerOnly) {
    guest(1, "Anna");
    guest(2, "Bea");
    lay_table(5, 1, {seat_row(5, 1, 1, "Anna"), seat_row(5, 2, 2, "Bea")});
    lay_table(6, 1, {seat_row(6, 1, 1, "Anna")});
    change([](PeopleRows& rows) { rows.set_seat_name(5, 1, "Annalisa"); });
    EXPECT_EQ(whole(5).stored.seats[0].name, "Annalisa");
    EXPECT_EQ(whole(5).stored.seats[1].name, "Bea");
    EXPECT_EQ(whole(6).stored.seats[0].name, "Anna");
}

TEST_P(Belongings, AFileHoldsAllThatIsStoredAboutAPlayer) {
    guest(1, "Anna");
    guest(2, "Bea");
    lay_table(5, 1);
    lay_table(6, 2, {seat_row(6, 1, 1, "Anna")});
    lay_table(7, 2, {seat_row(7, 1, 2, "Bea")});
    say(6, 1, "uno");
    say(6, 2, "ehi");
    say(5, 1, "due");
    const PlayerFile file = file_of(1);
    ASSERT_EQ(file.tables.size(), 2U);
    EXPECT_EQ(file.tables[0].table.id, 6) << "the newest first";
    EXPECT_EQ(file.tables[0].seats, (std::vector{seat_row(6, 1, 1, "Anna")}));
    EXPECT_EQ(file.tables[1].table.id, 5);
    ASSERT_EQ(file.chat.size(), 2U);
    EXPECT_EQ(file.chat[0].code, code(6));
    EXPECT_EQ(file.chat[0].chat.text, "uno");
    EXPECT_EQ(file.chat[1].code, code(5));
    EXPECT_EQ(file.sessions, std::vector{session_row(1, 1)});
    EXPECT_EQ(
        see<std::vector<StoredTable>>([](PeopleRows& rows) { return rows.tables_of(1); }).size(), 2U
    );
}

TEST_P(Belongings, WhatIsHandedOverBelongsToTheOther) {
    guest(1, "Ospite");
    guest(2, "Anna");
    lay_table(5, 1, {seat_row(5, 1, 1, "Ospite")});
    say(5, 1, "ciao");
    create_journal(9, 1);
    change([](PeopleRows& rows) { rows.hand_over(1, 2); });
    EXPECT_EQ(whole(5).stored.table.host, 2);
    EXPECT_EQ(whole(5).stored.seats[0].player, 2);
    EXPECT_EQ(whole(5).stored.seats[0].name, "Ospite") << "names are another matter";
    EXPECT_EQ(whole(5).chat[0].player, 2);
    EXPECT_EQ(owner_of(9), 2);
    EXPECT_EQ(role_of(9, 2), "organiser");
    EXPECT_EQ(role_of(9, 1), std::nullopt);
    EXPECT_TRUE(file_of(1).tables.empty());
    EXPECT_TRUE(player(catalogue(), 1)) << "still there, with nothing";
}

TEST_P(Belongings, ASeatOrARoleStaysWhereTheOtherHasOneAlready) {
    guest(1, "Ospite");
    guest(2, "Anna");
    lay_table(6, 1, {seat_row(6, 1, 2, "Anna"), seat_row(6, 2, 1, "Ospite")});
    create_journal(9, 2);
    put_member(9, 1, "table_judge");
    change([](PeopleRows& rows) { rows.hand_over(1, 2); });
    EXPECT_EQ(whole(6).stored.seats[0].player, 2);
    EXPECT_EQ(whole(6).stored.seats[1].player, 1);
    EXPECT_EQ(whole(6).stored.table.host, 2);
    EXPECT_EQ(role_of(9, 1), "table_judge");
    EXPECT_EQ(role_of(9, 2), "organiser");
}

TEST_P(Belongings, ARemovedPlayerLeavesSeatsTablesAndJournalsThatForgetThem) {
    add_account(catalogue(), 1, "Anna", 1);
    guest(2, "Bea");
    lay_table(5, 1, {seat_row(5, 1, 1, "Anna"), seat_row(5, 2, 2, "Bea")});
    say(5, 1, "ciao");
    say(5, 2, "ehi");
    create_journal(9, 1);
    EXPECT_EQ(change([](PeopleRows& rows) { rows.remove(1); }), Changed::changed);
    EXPECT_EQ(player(catalogue(), 1), std::nullopt);
    EXPECT_FALSE(account_named("Anna"));
    EXPECT_FALSE(account(1));
    EXPECT_FALSE(who(1, 1));
    const WholeTable left = whole(5);
    EXPECT_EQ(left.stored.table.host, std::nullopt);
    EXPECT_EQ(left.stored.seats[0].player, std::nullopt);
    EXPECT_EQ(left.stored.seats[0].name, "Anna") << "unless it is changed before";
    EXPECT_EQ(left.stored.seats[1].player, 2);
    ASSERT_EQ(left.chat.size(), 1U);
    EXPECT_EQ(left.chat[0].text, "ehi");
    EXPECT_EQ(owner_of(9), std::nullopt);
    EXPECT_EQ(role_of(9, 1), std::nullopt);
    const auto entries = look<std::vector<JournalEntry>>(journals(), &Journals::read, 9);
    EXPECT_EQ(entries[0].personal[0].text, "their name") << "erasing is more than removing";
    guest(3, "Anna");
    store().verify();
}

TEST_P(Belongings, AnErasedPlayerIsForgottenByJournalsToo) {
    add_account(catalogue(), 1, "Anna", 1);
    create_journal(9, 1);
    create_journal(10, 1);
    EXPECT_EQ(change([](PeopleRows& rows) { rows.erase(1); }), Changed::changed);
    EXPECT_EQ(player(catalogue(), 1), std::nullopt);
    EXPECT_FALSE(who(1, 1));
    for (const JournalId journal : {9, 10}) {
        const auto entries = look<std::vector<JournalEntry>>(journals(), &Journals::read, journal);
        EXPECT_EQ(entries[0].personal[0].text, std::nullopt);
        EXPECT_EQ(entries[0].personal[1].text, "another's name");
        EXPECT_EQ(owner_of(journal), std::nullopt);
    }
    EXPECT_EQ(store().verify(), 2);
}

TEST_P(Belongings, UnattachedAreGuestsToWhomNothingRefers) {
    for (PlayerId id = 1; id <= 7; ++id) guest(id, "guest " + std::to_string(id));
    add_account(catalogue(), 8, "Carla", 8);
    change([](PeopleRows& rows) {
        for (PlayerId id = 2; id <= 8; ++id) rows.end_sessions_of(id);
    });
    lay_table(5, 2, {seat_row(5, 1, 3, "guest 3")});
    create_journal(9, 4);
    put_member(9, 5, "player");
    const auto unattached = [&] {
        auto guests =
            see<std::vector<PlayerId>>([](PeopleRows& rows) { return rows.unattached_guests(); });
        std::ranges::sort(guests);
        return guests;
    };
    EXPECT_EQ(unattached(), (std::vector<PlayerId>{6, 7}));
    change([](PeopleRows& rows) { rows.end_sessions_of(1); });
    EXPECT_EQ(unattached(), (std::vector<PlayerId>{1, 6, 7}));
}

}  // namespace
}  // namespace kamchatka::store
