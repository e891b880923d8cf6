// People with tables, chat and journals of theirs, in any store.
#pragma once

#include "store/tests/contract.hpp"

namespace kamchatka::store {

class PeopleContract : public Contract {
protected:
    template <typename Change>
    Changed change(Change change) {
        return change_people(catalogue(), change);
    }
    // What `reading(rows)` sees.
    template <typename T, typename Reading>
    T see(Reading reading) {
        T seen{};
        EXPECT_EQ(change([&](PeopleRows& rows) { seen = reading(rows); }), Changed::changed);
        return seen;
    }

    void guest(PlayerId id, const std::string& name) {
        add_guest(catalogue(), id, name, static_cast<std::uint16_t>(id));
    }
    void lay_table(TableId id, PlayerId host, const std::vector<SeatRow>& seats = {}) {
        EXPECT_EQ(
            ask<Stored>(
                catalogue(), &Catalogue::add_table, table_row(id, host, code(id)), seats, seed_
            ),
            Stored::stored
        );
    }
    void say(TableId table, PlayerId player, const std::string& text) {
        const ChatRow line{
            .table = table,
            .player = player,
            .seat = 1,
            .name = "somebody",
            .text = text,
            .phrase = std::nullopt,
            .at_ms = now_ms};
        EXPECT_EQ(ask<Stored>(catalogue(), &Catalogue::add_chat, line), Stored::stored);
    }
    void create_journal(JournalId id, PlayerId owner) {
        const JournalRow row{
            .id = id,
            .kind = JournalKind::tournament,
            .code = code(id),
            .owner = owner,
            .listing = Listing::listed,
            .summary = "{}",
            .secret = {},
            .created_ms = now_ms};
        const JournalEntry first{
            .journal = id,
            .seq = 1,
            .ref = "first",
            .at_ms = now_ms,
            .who = "organiser",
            .body = "{}",
            .personal = {{about_account(owner), "their name"}, {"player:7", "another's name"}}};
        EXPECT_EQ(
            ask<Stored>(
                journals(), &Journals::create, row, "organiser", std::vector<JournalEntry>{first}
            ),
            Stored::stored
        );
    }
    void put_member(JournalId journal, PlayerId player, const std::string& role) {
        EXPECT_EQ(
            ask<Stored>(
                journals(), &Journals::put_member, journal, MemberRow{player, {}, role, now_ms}
            ),
            Stored::stored
        );
    }

    static std::string code(std::int64_t id) { return "CODE" + std::to_string(id); }
    WholeTable whole(TableId id) { return *table(catalogue(), code(id)); }
    std::optional<std::string> role_of(JournalId journal, PlayerId player) {
        const auto found =
            look<std::optional<MemberRow>>(journals(), &Journals::member, journal, player);
        return found ? std::optional{found->role} : std::nullopt;
    }
    std::optional<PlayerId> owner_of(JournalId journal) {
        return look<std::optional<JournalRow>>(
                   journals(), &Journals::journal_with_code, code(journal)
        )
            ->owner;
    }
    std::optional<SignedInRow> who(PlayerId player, std::uint16_t token) {
        return look<std::optional<SignedInRow>>(
            catalogue(), &Catalogue::signed_in, session_row(player, token).token
        );
    }
    std::optional<AccountRow> account_named(const std::string& name) {
        return look<std::optional<AccountRow>>(
            catalogue(), &Catalogue::account_named, plain_name(name).key
        );
    }
    std::optional<AccountRow> account(PlayerId player) {
        return look<std::optional<AccountRow>>(catalogue(), &Catalogue::account, player);
    }
    PlayerFile file_of(PlayerId player) {
        return look<PlayerFile>(catalogue(), &Catalogue::file_of, player);
    }

private:
    TableSecret seed_{};
};

}  // namespace kamchatka::store
