// Journals: append-only, in order, once; what is personal can be erased and nothing else altered.
#include "store/tests/contract.hpp"

#include <algorithm>

namespace kamchatka::store {
namespace {

constexpr auto tournament = JournalKind::tournament;

class JournalsContract : public Contract {
protected:
    JournalsContract() {
        add_guest(catalogue(), 1, "Olga", 1);
        add_guest(catalogue(), 2, "Piero", 2);
        EXPECT_EQ(create(row(10, "AAAAAA", 1)), Stored::stored);
    }

    static JournalRow row(JournalId id, const std::string& code, PlayerId owner) {
        return {
            .id = id,
            .kind = tournament,
            .code = code,
            .owner = owner,
            .listing = Listing::listed,
            .summary = "{}",
            .secret = {7},
            .created_ms = now_ms + id};
    }
    static JournalEntry line(JournalId journal, std::int64_t seq) {
        const std::string number = std::to_string(seq);
        return {
            .journal = journal,
            .seq = seq,
            .ref = "r" + number,
            .at_ms = now_ms,
            .who = "organiser",
            .body = "{\"n\":" + number + "}",
            .personal = {{about_account(1), "Olga"}, {"player:" + number, "Persona " + number}}};
    }

    Stored create(const JournalRow& journal) { return create(journal, {line(journal.id, 1)}); }
    Stored create(const JournalRow& journal, const std::vector<JournalEntry>& entries) {
        const Stored made =
            ask<Stored>(journals(), &Journals::create, journal, "organiser", entries);
        if (made == Stored::stored) claim(store(), LogKind::journal, journal.code);
        return made;
    }
    Appended append(const std::vector<JournalEntry>& entries) {
        return ask<Appended>(journals(), &Journals::append, entries);
    }
    Changed erase(JournalId journal, const std::string& about) {
        return ask<Changed>(journals(), &Journals::erase, journal, about);
    }
    Changed set_summary(JournalId journal, const std::string& summary, Listing listing) {
        return ask<Changed>(journals(), &Journals::set_summary, journal, summary, listing);
    }
    Stored put_member(
        JournalId journal, PlayerId player, const std::string& role, std::int64_t at_ms = now_ms
    ) {
        const MemberRow member{player, {}, role, at_ms};
        return ask<Stored>(journals(), &Journals::put_member, journal, member);
    }
    Stored invite(const InvitationRow& invitation) {
        return ask<Stored>(journals(), &Journals::add_invitation, invitation);
    }

    std::vector<JournalEntry> read(JournalId journal) {
        return look<std::vector<JournalEntry>>(journals(), &Journals::read, journal);
    }
    std::optional<JournalRow> with_code(const std::string& code) {
        return look<std::optional<JournalRow>>(journals(), &Journals::journal_with_code, code);
    }
    std::vector<JournalId> listed(
        JournalKind kind, std::int64_t count_max, std::int64_t of_one_owner = 9
    ) {
        const Journals::ListedMost most{count_max, of_one_owner};
        return ids(look<std::vector<JournalRow>>(journals(), &Journals::listed, kind, most));
    }
    std::vector<JournalId> unfinished(JournalKind kind) {
        auto found = ids(look<std::vector<JournalRow>>(journals(), &Journals::unfinished, kind));
        std::ranges::sort(found);
        return found;
    }
    std::vector<JournalId> of_tournament(const std::string& code, std::int64_t count_max) {
        return ids(
            look<std::vector<JournalRow>>(journals(), &Journals::of_tournament, code, count_max)
        );
    }
    std::vector<Membership> of_member(JournalKind kind, PlayerId player, std::int64_t count_max) {
        return look<std::vector<Membership>>(
            journals(), &Journals::of_member, kind, player, count_max
        );
    }
    std::optional<std::string> role_of(JournalId journal, PlayerId player) {
        const auto found =
            look<std::optional<MemberRow>>(journals(), &Journals::member, journal, player);
        return found ? std::optional{found->role} : std::nullopt;
    }
    std::vector<MemberRow> members(JournalId journal) {
        return look<std::vector<MemberRow>>(journals(), &Journals::members, journal);
    }
    std::vector<InvitationRow> invitations(JournalId journal) {
        return look<std::vector<InvitationRow>>(journals(), &Journals::invitations, journal);
    }
    std::optional<InvitationRow> invitation(const TokenHash& token) {
        return look<std::optional<InvitationRow>>(journals(), &Journals::invitation, token);
    }

private:
    static std::vector<JournalId> ids(const std::vector<JournalRow>& rows) {
        std::vector<JournalId> ids;
        for (const JournalRow& each : rows) ids.push_back(each.id);
        return ids;
    }
};
HOLDS_FOR_EVERY_STORE(JournalsContract);

TEST_P(JournalsContract, WhatWasStoredIsReadBack) {
    EXPECT_EQ(append({line(10, 2), line(10, 3)}), Appended::stored);
    reopen();
    EXPECT_EQ(read(10), (std::vector{line(10, 1), line(10, 2), line(10, 3)}));
    EXPECT_EQ(with_code("AAAAAA"), row(10, "AAAAAA", 1));
    EXPECT_EQ(with_code("BBBBBB"), std::nullopt);
    EXPECT_TRUE(read(99).empty());
    EXPECT_EQ(store().verify(), 3);
}

TEST_P(JournalsContract, NoGapNoForkNoSecondTime) {
    EXPECT_EQ(append({line(10, 3)}), Appended::conflict);
    EXPECT_EQ(append({line(10, 1)}), Appended::duplicate);
    JournalEntry fork = line(10, 1);
    fork.ref = "other";
    EXPECT_EQ(append({fork}), Appended::conflict);
    EXPECT_EQ(append({line(10, 2)}), Appended::stored);
    JournalEntry again = line(10, 3);
    again.ref = "r2";
    EXPECT_EQ(append({again}), Appended::duplicate);
    EXPECT_EQ(append({line(99, 1)}), Appended::conflict) << "no such journal";
    EXPECT_EQ(read(10).size(), 2U);
    EXPECT_EQ(create(row(11, "BBBBBB", 2)), Stored::stored) << "refs are a journal's own";
}

TEST_P(JournalsContract, ABatchIsAllOrNothing) {
    JournalEntry second = line(10, 3);
    second.ref = "r2";
    EXPECT_EQ(append({line(10, 2), second}), Appended::conflict) << "a ref twice in it";
    second.ref = "r1";
    EXPECT_EQ(append({line(10, 2), second}), Appended::conflict) << "a ref that is stored";
    EXPECT_EQ(read(10).size(), 1U);
    EXPECT_EQ(append({line(10, 2), line(10, 3)}), Appended::stored);
}

TEST_P(JournalsContract, CodesAreUnique) {
    EXPECT_EQ(create(row(11, "AAAAAA", 1)), Stored::taken);
    EXPECT_EQ(create(row(10, "BBBBBB", 1), {}), Stored::taken) << "and so are ids";
    EXPECT_EQ(create(row(11, "BBBBBB", 99)), Stored::gone);
    EXPECT_FALSE(with_code("BBBBBB"));
    EXPECT_EQ(create(row(11, "BBBBBB", 2)), Stored::stored);
    EXPECT_EQ(listed(tournament, 9), (std::vector<JournalId>{11, 10}));
    EXPECT_EQ(of_member(tournament, 2, 9).size(), 1U);
    EXPECT_TRUE(of_member(JournalKind::companion, 2, 9).empty());
}

TEST_P(JournalsContract, OneMayBeginWithoutEntriesOrOwner) {
    JournalRow ownerless = row(11, "BBBBBB", 1);
    ownerless.owner.reset();
    EXPECT_EQ(create(ownerless, {}), Stored::stored);
    EXPECT_EQ(with_code("BBBBBB"), ownerless);
    EXPECT_TRUE(members(11).empty());
    EXPECT_EQ(append({line(11, 1)}), Appended::stored);
}

TEST_P(JournalsContract, OneThatDoesNotBeginAtTheBeginningFailsWhole) {
    EXPECT_EQ(create(row(11, "BBBBBB", 1), {line(11, 2)}), Stored::failed);
    JournalEntry second = line(11, 2);
    second.ref = "r1";
    EXPECT_EQ(create(row(11, "BBBBBB", 1), {line(11, 1), second}), Stored::failed);
    EXPECT_FALSE(with_code("BBBBBB"));
    EXPECT_TRUE(read(11).empty());
    EXPECT_EQ(role_of(11, 1), std::nullopt);
    EXPECT_FALSE(store().failed());
}

TEST_P(JournalsContract, WhatIsErasedIsGoneAndTheRestHolds) {
    EXPECT_EQ(append({line(10, 2)}), Appended::stored);
    EXPECT_EQ(erase(10, "player:2"), Changed::changed);
    EXPECT_EQ(erase(10, "player:2"), Changed::gone);
    EXPECT_EQ(erase(10, "player:9"), Changed::gone);
    EXPECT_EQ(erase(99, "player:1"), Changed::gone);
    JournalEntry expected = line(10, 2);
    expected.personal[1].text.reset();
    EXPECT_EQ(read(10)[1], expected);
    EXPECT_EQ(append({line(10, 3)}), Appended::stored);
    EXPECT_EQ(store().verify(), 3);
    reopen();
    EXPECT_EQ(read(10)[1], expected);
    EXPECT_EQ(store().verify(), 3);
}

TEST_P(JournalsContract, ErasingReachesEveryEntryOfItsJournalOnly) {
    EXPECT_EQ(append({line(10, 2)}), Appended::stored);
    EXPECT_EQ(create(row(11, "BBBBBB", 1)), Stored::stored);
    EXPECT_EQ(erase(10, about_account(1)), Changed::changed);
    for (const JournalEntry& entry : read(10)) EXPECT_EQ(entry.personal[0].text, std::nullopt);
    EXPECT_EQ(read(11)[0].personal[0].text, "Olga");
}

TEST_P(JournalsContract, ASummaryAndAListingChange) {
    EXPECT_EQ(set_summary(10, R"({"state":"over"})", Listing::unlisted), Changed::changed);
    JournalRow expected = row(10, "AAAAAA", 1);
    expected.summary = R"({"state":"over"})";
    expected.listing = Listing::unlisted;
    EXPECT_EQ(with_code("AAAAAA"), expected);
    EXPECT_EQ(set_summary(99, "{}", Listing::listed), Changed::gone);
}

TEST_P(JournalsContract, ListedAreThoseOfAKindTheNewestFirst) {
    for (JournalId id = 11; id <= 14; ++id) {
        JournalRow made = row(id, "CODE" + std::to_string(id), 1);
        if (id == 12) made.listing = Listing::unlisted;
        if (id == 13) made.kind = JournalKind::companion;
        made.created_ms = now_ms - id;
        EXPECT_EQ(create(made), Stored::stored);
    }
    EXPECT_EQ(listed(tournament, 9), (std::vector<JournalId>{10, 11, 14}));
    EXPECT_EQ(listed(tournament, 2), (std::vector<JournalId>{10, 11}));
    EXPECT_EQ(listed(JournalKind::companion, 9), (std::vector<JournalId>{13}));
    EXPECT_EQ(listed(tournament, 9, 2), (std::vector<JournalId>{10, 11})) << "one has all three";
}

TEST_P(JournalsContract, UnfinishedAreThoseWhoseSummarySaysRunning) {
    for (JournalId id = 11; id <= 14; ++id) {
        JournalRow made = row(id, "CODE" + std::to_string(id), 1);
        made.summary = id == 14 ? R"({"state":"over"})" : R"({"name":"x","state":"running"})";
        if (id == 12) made.listing = Listing::unlisted;
        if (id == 13) made.kind = JournalKind::companion;
        EXPECT_EQ(create(made), Stored::stored);
    }
    EXPECT_EQ(unfinished(tournament), (std::vector<JournalId>{11, 12}));
    EXPECT_EQ(unfinished(JournalKind::companion), (std::vector<JournalId>{13}));
    set_summary(11, R"({"state":"over"})", Listing::listed);
    EXPECT_EQ(unfinished(tournament), (std::vector<JournalId>{12}));
    // One that cannot be understood may be running, and is in nobody's way.
    set_summary(11, R"({"state":"ov)", Listing::listed);
    EXPECT_EQ(unfinished(tournament), (std::vector<JournalId>{11, 12}));
}

TEST_P(JournalsContract, CompanionTablesAreFoundByTheirTournament) {
    for (JournalId id = 11; id <= 15; ++id) {
        JournalRow made = row(id, "CODE" + std::to_string(id), 1);
        made.kind = id == 12 ? tournament : JournalKind::companion;
        made.listing = Listing::unlisted;
        made.summary = R"({"desk":{"code":"AAAAAA","round":1,"table":3}})";
        if (id == 13) made.summary = R"({"desk":{"code":"BBBBBB","round":1,"table":3}})";
        if (id == 14) made.summary = R"({"desk":{"co)";
        EXPECT_EQ(create(made), Stored::stored);
    }
    EXPECT_EQ(of_tournament("AAAAAA", 9), (std::vector<JournalId>{15, 11}));
    EXPECT_EQ(of_tournament("AAAAAA", 1), (std::vector<JournalId>{15}));
    EXPECT_TRUE(of_tournament("CCCCCC", 9).empty());
}

TEST_P(JournalsContract, AllAreMetInTheOrderOfTheirCodes) {
    EXPECT_EQ(create(row(11, "CCCCCC", 1)), Stored::stored);
    EXPECT_EQ(create(row(12, "BBBBBB", 1)), Stored::stored);
    using Codes = std::vector<std::string>;
    const auto after = [&](const std::string& code, std::int64_t count_max) {
        return look<Codes>(journals(), &Journals::journals_after, code, count_max);
    };
    EXPECT_EQ(after("", 2), (Codes{"AAAAAA", "BBBBBB"}));
    EXPECT_EQ(after("BBBBBB", 2), Codes{"CCCCCC"});
    EXPECT_TRUE(after("CCCCCC", 2).empty());
}

TEST_P(JournalsContract, AMembersJournalsAreReadWithTheirRoleTheNewestFirst) {
    const JournalRow older = row(9, "BBBBBB", 2);
    const JournalRow newer = row(12, "CCCCCC", 1);
    EXPECT_EQ(create(older), Stored::stored);
    EXPECT_EQ(create(newer), Stored::stored);
    EXPECT_EQ(put_member(12, 2, "table_judge"), Stored::stored);
    const std::vector<Membership> expected{
        {.journal = newer, .role = "table_judge"}, {.journal = older, .role = "organiser"}};
    EXPECT_EQ(of_member(tournament, 2, 9), expected);
    EXPECT_EQ(of_member(tournament, 2, 1), std::vector{expected[0]});
    EXPECT_TRUE(of_member(tournament, 99, 9).empty());
}

TEST_P(JournalsContract, MembersHaveTheRoleTheyWereGivenLast) {
    EXPECT_EQ(put_member(10, 2, "table_judge"), Stored::stored);
    EXPECT_EQ(put_member(10, 2, "official_judge", now_ms + 1), Stored::stored);
    EXPECT_EQ(put_member(10, 99, "table_judge"), Stored::gone);
    EXPECT_EQ(put_member(99, 2, "table_judge"), Stored::gone);
    EXPECT_EQ(role_of(10, 2), "official_judge");
    EXPECT_EQ(role_of(10, 1), "organiser");
    EXPECT_EQ(role_of(99, 1), std::nullopt);
    change_people(catalogue(), [](PeopleRows& rows) { rows.rename(2, plain_name("Pietro")); });
    const std::vector<MemberRow> expected{
        {.player = 2, .name = "Pietro", .role = "official_judge", .since_ms = now_ms + 1},
        {.player = 1, .name = "Olga", .role = "organiser", .since_ms = now_ms + 10}};
    EXPECT_EQ(members(10), expected) << "those who came first, under the name they have now";
    EXPECT_EQ(ask<Changed>(journals(), &Journals::remove_member, 10, 2), Changed::changed);
    EXPECT_EQ(ask<Changed>(journals(), &Journals::remove_member, 10, 2), Changed::gone);
    EXPECT_EQ(role_of(10, 2), std::nullopt);
    EXPECT_EQ(members(10).size(), 1U);
}

TEST_P(JournalsContract, ANameGivenWithTheRoleStaysWhateverThePlayerIsCalled) {
    const MemberRow judge{2, "Tina Verdi", "table_judge", now_ms};
    EXPECT_EQ(ask<Stored>(journals(), &Journals::put_member, 10, judge), Stored::stored);
    change_people(catalogue(), [](PeopleRows& rows) { rows.rename(2, plain_name("Ospite")); });
    EXPECT_EQ(look<std::optional<MemberRow>>(journals(), &Journals::member, 10, 2), judge);
    EXPECT_EQ(members(10).front(), judge);
    EXPECT_EQ(put_member(10, 2, "official_judge"), Stored::stored);
    EXPECT_EQ(members(10).front().name, "Ospite") << "another role, and no name with it";
}

TEST_P(JournalsContract, AnInvitationIsHeldByWhoeverOpensItFirst) {
    const InvitationRow made{
        .id = 0,
        .journal = 10,
        .token = {9},
        .role = "table_judge",
        .note = "Tina Verdi",
        .created_ms = now_ms};
    EXPECT_EQ(invite(made), Stored::stored);
    const auto hold = [&](JournalId journal, std::int64_t id, PlayerId player) {
        return ask<Changed>(journals(), &Journals::hold_invitation, journal, id, player);
    };
    const std::int64_t id = invitation(made.token)->id;
    EXPECT_EQ(invitation(made.token)->holder, std::nullopt);
    EXPECT_EQ(hold(11, id, 2), Changed::gone) << "it is not of that journal";
    EXPECT_EQ(hold(10, id + 1, 2), Changed::gone);
    EXPECT_EQ(hold(10, id, 2), Changed::changed);
    EXPECT_EQ(hold(10, id, 2), Changed::changed) << "again: it is hers";
    EXPECT_EQ(hold(10, id, 1), Changed::gone) << "it is hers";
    EXPECT_EQ(invitation(made.token)->holder, 2);
    EXPECT_EQ(invitations(10).front().holder, 2);
}

TEST_P(JournalsContract, AnInvitationIsFoundByItsTokenUntilItIsTakenBack) {
    EXPECT_EQ(create(row(11, "BBBBBB", 1)), Stored::stored);
    InvitationRow wanted{
        .id = 0,
        .journal = 10,
        .token = {9},
        .role = "table_judge",
        .note = "Sala B",
        .created_ms = now_ms};
    EXPECT_EQ(invite(wanted), Stored::stored);
    EXPECT_EQ(invite(wanted), Stored::taken) << "a token is one invitation's";
    InvitationRow another = wanted;
    another.token = {8};
    EXPECT_EQ(invite(another), Stored::stored);
    InvitationRow astray = wanted;
    astray.journal = 99;
    astray.token = {7};
    EXPECT_EQ(invite(astray), Stored::gone);

    const auto found = invitation(wanted.token);
    ASSERT_TRUE(found);
    wanted.id = found->id;
    EXPECT_EQ(found, wanted);
    another.id = invitation(another.token)->id;
    EXPECT_NE(another.id, wanted.id);
    EXPECT_EQ(invitations(10), (std::vector{wanted, another})) << "the oldest first";
    EXPECT_TRUE(invitations(11).empty());
    const auto take_back = [&](JournalId journal, std::int64_t id) {
        return ask<Changed>(journals(), &Journals::remove_invitation, journal, id);
    };
    EXPECT_EQ(take_back(11, wanted.id), Changed::gone) << "it is not of that journal";
    EXPECT_EQ(take_back(10, wanted.id), Changed::changed);
    EXPECT_EQ(take_back(10, wanted.id), Changed::gone);
    EXPECT_FALSE(invitation(wanted.token));
    EXPECT_EQ(invitations(10), std::vector{another});
}

}  // namespace
}  // namespace kamchatka::store
