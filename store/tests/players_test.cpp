// Players, accounts and sessions in the catalogue; what is left of one who is deleted.
#include "testkit/store/fixture.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <thread>

namespace kamchatka::store {
namespace {

class Players : public testing::Test {
protected:
    Catalogue& catalogue() { return store_.catalogue(); }

    Stored add_guest(PlayerId id, const std::string& name, std::uint8_t token) {
        return await<Stored>([&](const Done<Stored>& done) {
            catalogue().add_guest(
                guest_row(id, name), plain_name(name), session_row(id, token), done
            );
        });
    }

    Stored add_account(PlayerId id, const std::string& name, std::uint16_t token) {
        PlayerRow player = guest_row(id, name);
        player.kind = PlayerKind::account;
        return await<Stored>([&](const Done<Stored>& done) {
            catalogue().add_account(
                player,
                plain_name(name),
                secrets_of("hash of " + name, static_cast<std::uint8_t>(token)),
                session_row(id, token),
                done
            );
        });
    }

    Stored rename(PlayerId id, const std::string& name, std::int64_t at_ms = now_ms) {
        return await<Stored>([&](const Done<Stored>& done) {
            catalogue().rename_guest(id, plain_name(name), at_ms, done);
        });
    }

    Stored promote(PlayerId id, const std::string& name, std::uint8_t token) {
        return await<Stored>([&](const Done<Stored>& done) {
            catalogue().promote_guest(
                plain_name(name), secrets_of("secret", 9), session_row(id, token), done
            );
        });
    }

    Catalogue::Claimed begin_session(
        const SessionRow& session, std::optional<std::uint8_t> replaced
    ) {
        std::optional<TokenHash> old;
        if (replaced) old = session_row(1, *replaced).token;
        return await<Catalogue::Claimed>([&](const Done<Catalogue::Claimed>& done) {
            catalogue().begin_session(session, old, done);
        });
    }

    std::vector<TableId> remove(PlayerId player) {
        using Removed = Catalogue::Removed;
        return await<Removed>(
                   [&](const Done<Removed>& done) { catalogue().remove_player(player, done); }
        ).tables;
    }

    void seat(TableId table, std::int32_t seat, PlayerId player, const std::string& name) {
        if (!catalogue().table(table)) {
            await<Stored>([&](const Done<Stored>& done) {
                catalogue().add_table(
                    table_row(table, player, "CODE" + std::to_string(table)), {}, {}, done
                );
            });
        }
        await<Stored>([&](const Done<Stored>& done) {
            catalogue().put_seat(seat_row(table, seat, player, name), done);
        });
    }

    void say(TableId table, PlayerId player, const std::string& text) {
        await<Stored>([&](const Done<Stored>& done) {
            catalogue().add_chat(
                {.table = table,
                 .player = player,
                 .seat = 1,
                 .name = catalogue().player(player)->name,
                 .text = text,
                 .phrase = std::nullopt,
                 .at_ms = now_ms},
                done
            );
        });
    }

    std::optional<PlayerRow> who(std::uint8_t token, std::int64_t at_ms = now_ms) {
        return catalogue().player_of_session(session_row(1, token).token, at_ms);
    }

    TemporaryFolder folder_;
    Store store_{folder_.path()};
};

TEST_F(Players, ASessionSaysWhoItIsUntilItRunsOut) {
    EXPECT_EQ(add_guest(1, "Anna", 7), Stored::stored);
    EXPECT_EQ(who(7), guest_row(1, "Anna"));
    EXPECT_FALSE(who(8));
    EXPECT_FALSE(who(7, now_ms + day_ms));
    await<bool>([&](const Done<bool>& done) {
        catalogue().prolong_session(session_row(1, 7).token, now_ms + 3 * day_ms, [done] {
            done(true);
        });
    });
    EXPECT_TRUE(who(7, now_ms + 2 * day_ms));
    await<bool>([&](const Done<bool>& done) {
        catalogue().end_session(session_row(1, 7).token, [done] { done(true); });
    });
    EXPECT_FALSE(who(7));
}

TEST_F(Players, ANameIsTakenByItsKeyOrItsLook) {
    EXPECT_EQ(add_guest(1, "Anna", 1), Stored::stored);
    EXPECT_EQ(add_guest(2, "Anna", 2), Stored::taken);
    EXPECT_EQ(add_account(3, "Anna", 3), Stored::taken);
    PlayerName alike = plain_name("anna");
    alike.key = plain_name("Anna").key;
    const auto add = [&](const PlayerName& name) {
        return await<Stored>([&](const Done<Stored>& done) {
            catalogue().add_guest(guest_row(4, "anna"), name, session_row(4, 4), done);
        });
    };
    EXPECT_EQ(add(alike), Stored::taken);
    alike = plain_name("anna");
    alike.look = plain_name("Anna").look;
    EXPECT_EQ(add(alike), Stored::taken);
    EXPECT_EQ(add(plain_name("anna")), Stored::stored);
    EXPECT_FALSE(who(2));
    EXPECT_EQ(rename(4, "Anna"), Stored::taken);
    EXPECT_EQ(rename(4, "Bea"), Stored::stored);
    EXPECT_EQ(rename(4, "Bea"), Stored::stored) << "to what one is called already";
    EXPECT_EQ(rename(99, "Carla"), Stored::gone);
}

TEST_F(Players, TheNameOfAGuestWhoCannotComeBackIsFree) {
    add_guest(1, "Anna", 1);
    add_guest(2, "Bea", 2);
    EXPECT_EQ(rename(2, "Anna", now_ms + day_ms - 1), Stored::taken);
    EXPECT_EQ(rename(2, "Anna", now_ms + day_ms), Stored::stored);
    EXPECT_EQ(catalogue().player(1)->name, "Anna") << "old games still show it";
    add_account(3, "Carla", 3);
    await<bool>([&](const Done<bool>& done) {
        catalogue().end_session(session_row(3, 3).token, [done] { done(true); });
    });
    EXPECT_EQ(rename(2, "Carla", now_ms + 9 * day_ms), Stored::taken)
        << "that of an account is not";
}

TEST_F(Players, ARenamedGuestIsShownSoWhereTheGameGoesOn) {
    add_guest(1, "Anna", 1);
    seat(5, 1, 1, "Anna");
    seat(6, 1, 1, "Anna");
    await<Changed>([&](const Done<Changed>& done) {
        catalogue().end_table(5, TableState::ended, "{}", now_ms, done);
    });
    rename(1, "Annalisa");
    EXPECT_EQ(catalogue().table(5)->seats[0].name, "Anna");
    EXPECT_EQ(catalogue().table(6)->seats[0].name, "Annalisa");
}

TEST_F(Players, AGuestBecomesAnAccountWithAllHisGames) {
    add_guest(1, "Anna", 1);
    seat(5, 1, 1, "Anna");
    EXPECT_EQ(promote(1, "Annalisa", 2), Stored::stored);
    EXPECT_FALSE(who(1)) << "the old token is worth nothing";
    EXPECT_EQ(who(2)->kind, PlayerKind::account);
    EXPECT_EQ(who(2)->name, "Annalisa");
    EXPECT_EQ(
        catalogue().account_named(plain_name("Annalisa").key)->secrets, secrets_of("secret", 9)
    );
    EXPECT_EQ(catalogue().tables_of(1, INT64_MAX, 9).size(), 1U);
    EXPECT_EQ(promote(1, "Again", 3), Stored::gone);
    EXPECT_FALSE(who(3));
}

TEST_F(Players, SigningInClaimsTheGuestsGames) {
    add_guest(1, "Ospite", 1);
    add_account(2, "Anna", 2);
    seat(5, 1, 1, "Ospite");
    seat(6, 1, 2, "Anna");
    seat(6, 2, 1, "Ospite");
    say(5, 1, "ciao");
    const auto claimed = begin_session(session_row(2, 3), 1);
    EXPECT_EQ(claimed.stored, Stored::stored);
    EXPECT_EQ(claimed.guest, 1);
    EXPECT_EQ(claimed.tables, (std::vector<TableId>{5, 6}));
    EXPECT_FALSE(who(1));
    EXPECT_TRUE(who(2)) << "on another device";
    EXPECT_EQ(who(3)->id, 2);
    EXPECT_FALSE(catalogue().player(1));
    EXPECT_EQ(catalogue().table(5)->seats[0].player, 2);
    EXPECT_EQ(catalogue().table(5)->seats[0].name, "Anna");
    EXPECT_EQ(catalogue().table(5)->table.host, 2);
    EXPECT_EQ(catalogue().table(6)->seats[1].player, std::nullopt);
    EXPECT_EQ(catalogue().table(6)->seats[1].name, "Ospite");
    EXPECT_EQ(catalogue().chat_of(2).size(), 1U);
}

TEST_F(Players, SigningInFromAnotherAccountClaimsNothing) {
    add_account(1, "Anna", 1);
    add_account(2, "Bea", 2);
    seat(5, 1, 1, "Anna");
    const auto claimed = begin_session(session_row(2, 3), 1);
    EXPECT_TRUE(claimed.tables.empty());
    EXPECT_FALSE(who(1));
    EXPECT_EQ(catalogue().table(5)->seats[0].player, 1);
    EXPECT_EQ(begin_session(session_row(99, 4), std::nullopt).stored, Stored::gone);
}

TEST_F(Players, NewSecretsNeedTheOldOnesAndEndAllSessions) {
    add_account(1, "Anna", 1);
    add_guest(2, "Ospite", 2);
    seat(5, 1, 2, "Ospite");
    const auto replace = [&](std::uint8_t old, std::uint16_t token) {
        return await<Catalogue::Claimed>([&](const Done<Catalogue::Claimed>& done) {
            catalogue().replace_secrets(
                secrets_of("", old).recovery,
                secrets_of("new", 50),
                session_row(1, token),
                session_row(2, 2).token,
                done
            );
        });
    };
    EXPECT_EQ(replace(2, 3).stored, Stored::gone);
    EXPECT_TRUE(who(1));
    EXPECT_TRUE(who(2));
    const auto claimed = replace(1, 4);
    EXPECT_EQ(claimed.stored, Stored::stored);
    EXPECT_EQ(claimed.tables, (std::vector<TableId>{5})) << "the guest was the same person";
    EXPECT_FALSE(who(1));
    EXPECT_FALSE(who(2));
    EXPECT_TRUE(who(4));
    EXPECT_EQ(catalogue().account(1)->secrets, secrets_of("new", 50));
    EXPECT_EQ(replace(1, 5).stored, Stored::gone) << "a recovery code serves once";
    const auto rehash = [&](const std::string& old) {
        return await<Changed>([&](const Done<Changed>& done) {
            catalogue().rehash(1, old, "stronger", done);
        });
    };
    EXPECT_EQ(rehash("other"), Changed::gone);
    EXPECT_EQ(rehash("new"), Changed::changed);
    EXPECT_EQ(catalogue().account(1)->secrets.passphrase, "stronger");
}

TEST_F(Players, SweepingForgetsWhoLeftNothingBehind) {
    add_guest(1, "Anna", 1);
    add_guest(2, "Bea", 2);
    add_account(3, "Carla", 3);
    seat(5, 1, 2, "Bea");
    await<bool>([&](const Done<bool>& done) {
        catalogue().sweep(now_ms + day_ms, [done] { done(true); });
    });
    EXPECT_FALSE(catalogue().player(1));
    EXPECT_TRUE(catalogue().player(2)) << "has a game";
    EXPECT_TRUE(catalogue().player(3)) << "has an account";
    EXPECT_TRUE(catalogue().sessions_of(3).empty());
}

TEST_F(Players, NothingTellsWhoADeletedOneWas) {
    add_account(1, "Anna", 1);
    add_account(2, "Bea", 2);
    seat(5, 1, 1, "Anna");
    seat(5, 2, 2, "Bea");
    say(5, 1, "ciao");
    say(5, 2, "ehi");
    EXPECT_EQ(remove(1), (std::vector<TableId>{5}));
    EXPECT_FALSE(catalogue().player(1));
    EXPECT_FALSE(catalogue().account_named(plain_name("Anna").key));
    EXPECT_FALSE(who(1));
    const auto table = catalogue().table(5);
    EXPECT_EQ(table->table.host, std::nullopt);
    EXPECT_EQ(table->seats[0].name, deleted_name);
    EXPECT_EQ(table->seats[0].player, std::nullopt);
    EXPECT_EQ(table->seats[1].name, "Bea");
    EXPECT_EQ(catalogue().chat(5, 9).size(), 1U);
    EXPECT_EQ(add_guest(3, "Anna", 9), Stored::stored) << "the name is free";
    EXPECT_TRUE(remove(77).empty());
}

// What a thief of the folder could read.
std::string contents(const TemporaryFolder& folder) {
    std::string all;
    for (const char* name : {"kamchatka.db", "kamchatka.db-wal", "kamchatka.db-shm"}) {
        const auto bytes = read_file(folder.file(name));
        all.append(bytes.begin(), bytes.end());
    }
    return all;
}

// Many, so that pages split, merge and are used again.
TEST_F(Players, NoTraceOfADeletedOneStaysInTheFiles) {
    constexpr int player_count = 400;
    // In no order, as ids and names are.
    const auto canary = [](int player) {
        return std::to_string(player * 7919 % 1009) + "canary" + std::to_string(player) + "!";
    };
    const auto id_of = [](int player) { return PlayerId{player} * 7919 % 1009; };
    for (int i = 1; i <= player_count; ++i) {
        const std::string name = canary(i) + std::string(static_cast<std::size_t>(i % 60), 'x');
        const PlayerId id = id_of(i);
        add_account(id, name, static_cast<std::uint16_t>(i * 40503));
        seat(1 + i * 31 % 101, 1 + i % 4, id, name);
        for (int line = 0; line < i % 5; ++line) say(1 + i * 31 % 101, id, "says " + canary(i));
    }
    EXPECT_NE(contents(folder_).find(canary(7)), std::string::npos);
    const auto traces = [&] {
        const std::string files = contents(folder_);
        int count = 0;
        for (int i = 1; i <= player_count; i += 3)
            count += files.find(canary(i)) != std::string::npos ? 1 : 0;
        return count;
    };
    for (int i = 1; i <= player_count; i += 3) remove(id_of(i));
    // One table at an idle moment, then the write-ahead log.
    for (int tries = 0; tries < 100 && traces() > 0; ++tries) {
        std::this_thread::sleep_for(std::chrono::milliseconds{50});
    }
    EXPECT_EQ(traces(), 0);
    EXPECT_NE(contents(folder_).find(canary(2)), std::string::npos);
    store_.verify();
}

}  // namespace
}  // namespace kamchatka::store
