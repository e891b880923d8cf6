// Journals: what is read, and whether it hangs together.
#pragma once

#include "store/chain.hpp"
#include "store/sql/journals.hpp"
#include "store/sql/rows.hpp"
#include "store/sql/words.hpp"

namespace kamchatka::store::sql {

// Eight columns in the order of the schema, then what the operator says of the journal.
inline constexpr int column_of_journal_display = 8;
inline constexpr std::string_view journal_columns =
    "journal.id, kind, code, owner, listing, summary, secret, created_ms,"
    " (SELECT display FROM withheld WHERE withheld.kind = 'journal' AND withheld.id = journal.id)"
    " AS display";

template <typename Row>
JournalRow journal_at(const Row& row) {
    return {
        .id = row.integer(0),
        .kind = meaning<JournalKind>(journal_kinds, row.text(1)),
        .code = std::string{row.text(2)},
        .owner = row.integer_if_any(3),
        .listing = meaning<Listing>(listings, row.text(4)),
        .summary = std::string{row.text(5)},
        .secret = row.digest(6),
        .created_ms = row.integer(7),
        .display = meaning<Display>(
            displays, row.text_if_any(column_of_journal_display).value_or("shown")
        ),
    };
}

inline constexpr auto journal_name = [](const auto& row) {
    return "journal " + std::string{row.text(2)};
};

template <typename Database, typename... Values>
std::vector<JournalRow> journals_in(
    Database& database, std::string_view where, const Values&... values
) {
    const std::string select = "SELECT " + std::string{journal_columns} + " FROM journal ";
    auto row = database.query(select + std::string{where}, values...);
    return gathered(database, row, journal_name, [](const auto& each) { return journal_at(each); });
}

template <typename Row>
InvitationRow invitation_at(const Row& row) {
    return {
        .id = row.integer(0),
        .journal = row.integer(1),
        .token = row.digest(2),
        .role = std::string{row.text(3)},
        .note = std::string{row.text(4)},
        .created_ms = row.integer(5),
        .holder = row.integer_if_any(6),
    };
}

template <typename Row>
MemberRow member_at(const Row& row) {
    return {row.integer(0), std::string{row.text(1)}, std::string{row.text(2)}, row.integer(3)};
}

inline constexpr std::string_view select_members =
    "SELECT journal_member.player, coalesce(nullif(journal_member.name, ''), player.name) AS name,"
    " role, since_ms FROM journal_member JOIN player ON player.id = journal_member.player"
    " WHERE journal_id = $1";

[[noreturn]] inline void damaged(JournalId journal, std::int64_t seq) {
    throw std::runtime_error{
        "journal " + std::to_string(journal) + " is damaged at entry " + std::to_string(seq) +
        ": it does not follow from the one before"};
}

// The parts of all entries, met in the order of the entries.
template <typename Database>
class Parts {
public:
    Parts(Database& database, JournalId journal)
        : row_{database.query(
              "SELECT seq, about, seal, salt, text FROM journal_personal WHERE journal_id = $1"
              " ORDER BY seq, part",
              journal
          )},
          more_{row_.next()} {}

    // Puts those of the entry into it, and gives their seals.
    std::vector<Link> join(JournalEntry& entry) {
        std::vector<Link> seals;
        for (; more_ && row_.integer(0) == entry.seq; more_ = row_.next()) {
            const Link seal = row_.digest(2);
            Personal part{.about = std::string{row_.text(1)}, .text = row_.text_if_any(4)};
            if (part.text && seal_of(row_.blob(3), *part.text) != seal) {
                damaged(entry.journal, entry.seq);
            }
            seals.push_back(seal);
            entry.personal.push_back(std::move(part));
        }
        return seals;
    }

private:
    typename Database::Row row_;
    bool more_;
};

// As the port reads them; they throw what keeps something from being read.
template <typename Database>
std::vector<JournalEntry> journal_entries(Database& database, JournalId journal) {
    const typename Database::Moment moment{database};
    std::vector<JournalEntry> entries;
    Parts<Database> parts{database, journal};
    Link before = chain_start;
    auto row = database.query(
        "SELECT seq, ref, at_ms, who, body, link FROM journal_entry WHERE journal_id = $1"
        " ORDER BY seq",
        journal
    );
    while (row.next()) {
        JournalEntry entry{
            .journal = journal,
            .seq = row.integer(0),
            .ref = std::string{row.text(1)},
            .at_ms = row.integer(2),
            .who = std::string{row.text(3)},
            .body = std::string{row.text(4)},
        };
        const std::vector<Link> seals = parts.join(entry);
        const Link link = row.digest(5);
        if (entry.seq != std::int64_t(entries.size()) + 1 ||
            link_of(before, entry, seals) != link) {
            damaged(journal, entry.seq);
        }
        before = link;
        entries.push_back(std::move(entry));
    }
    return entries;
}

template <typename Database>
std::optional<JournalRow> journal_in(Database& database, const std::string& code) {
    const std::string select = "SELECT " + std::string{journal_columns} + " FROM journal ";
    auto row = database.query(select + "WHERE code = $1", code);
    if (!row.next()) return std::nullopt;
    return journal_at(row);
}

template <typename Engine>
void SqlJournals<Engine>::read(JournalId journal, OnRead<std::vector<JournalEntry>> done) {
    readers_.template read<std::vector<JournalEntry>>(
        std::move(done),
        [journal](Database& database) { return journal_entries(database, journal); }
    );
}

template <typename Engine>
void SqlJournals<Engine>::journal_with_code(
    std::string code, OnRead<std::optional<JournalRow>> done
) {
    readers_.template read<std::optional<JournalRow>>(
        std::move(done),
        [code = std::move(code)](Database& database) -> std::optional<JournalRow> {
            auto found = journal_in(database, code);
            if (found && found->display == Display::deleted) return std::nullopt;
            return found;
        }
    );
}

template <typename Engine>
void SqlJournals<Engine>::journals_after(
    std::string code, std::int64_t count_max, OnRead<std::vector<std::string>> done
) {
    auto reading = [code = std::move(code), count_max](Database& database) {
        return first_column(database.query(
            "SELECT code FROM journal WHERE code > $1 ORDER BY code LIMIT $2", code, count_max
        ));
    };
    readers_.template read<std::vector<std::string>>(std::move(done), std::move(reading));
}

template <typename Engine>
void SqlJournals<Engine>::listed(
    JournalKind kind, ListedMost most, OnRead<std::vector<JournalRow>> done
) {
    readers_.template read<std::vector<JournalRow>>(std::move(done), [=](Database& database) {
        return journals_in(
            database,
            "WHERE id IN ("
            "  SELECT id FROM (SELECT id, created_ms, row_number() OVER ("
            "    PARTITION BY coalesce(owner, -id) ORDER BY created_ms DESC, id DESC) AS nth"
            "   FROM journal AS each WHERE kind = $1 AND listing = 'listed' AND NOT EXISTS ("
            "    SELECT 1 FROM withheld WHERE withheld.kind = 'journal' AND withheld.id = each.id))"
            "  AS ranked WHERE nth <= $2 ORDER BY created_ms DESC LIMIT $3)"
            " ORDER BY created_ms DESC",
            word(journal_kinds, kind),
            most.of_one_owner,
            most.in_all
        );
    });
}

template <typename Engine>
void SqlJournals<Engine>::unfinished(JournalKind kind, OnRead<std::vector<JournalRow>> done) {
    readers_.template read<std::vector<JournalRow>>(std::move(done), [kind](Database& database) {
        const std::string where = "WHERE kind = $1 AND " + std::string{Engine::summary_is_running};
        return journals_in(database, where, word(journal_kinds, kind));
    });
}

template <typename Engine>
void SqlJournals<Engine>::of_member(
    JournalKind kind, PlayerId player, std::int64_t count_max, OnRead<std::vector<Membership>> done
) {
    readers_.template read<std::vector<Membership>>(std::move(done), [=](Database& database) {
        auto row = database.query(
            "SELECT " + std::string{journal_columns} +
                ", journal_member.role FROM journal_member"
                " JOIN journal ON journal.id = journal_id WHERE kind = $1 AND player = $2"
                " ORDER BY journal.created_ms DESC LIMIT $3",
            word(journal_kinds, kind),
            player,
            count_max
        );
        return gathered(database, row, journal_name, [](const auto& each) {
            return Membership{
                .journal = journal_at(each),
                .role = std::string{each.text(column_of_journal_display + 1)}};
        });
    });
}

template <typename Engine>
void SqlJournals<Engine>::of_tournament(
    std::string code, std::int64_t count_max, OnRead<std::vector<JournalRow>> done
) {
    auto reading = [code = std::move(code), count_max](Database& database) {
        return journals_in(
            database,
            "WHERE kind = $1 AND " + std::string{Engine::summary_is_of_tournament} +
                " ORDER BY created_ms DESC LIMIT $3",
            word(journal_kinds, JournalKind::companion),
            code,
            count_max
        );
    };
    readers_.template read<std::vector<JournalRow>>(std::move(done), std::move(reading));
}

template <typename Engine>
void SqlJournals<Engine>::member(
    JournalId journal, PlayerId player, OnRead<std::optional<MemberRow>> done
) {
    readers_.template read<std::optional<MemberRow>>(
        std::move(done),
        [=](Database& database) -> std::optional<MemberRow> {
            const std::string select{select_members};
            auto row = database.query(select + " AND journal_member.player = $2", journal, player);
            if (!row.next()) return std::nullopt;
            return member_at(row);
        }
    );
}

template <typename Engine>
void SqlJournals<Engine>::members(JournalId journal, OnRead<std::vector<MemberRow>> done) {
    readers_.template read<std::vector<MemberRow>>(std::move(done), [journal](Database& database) {
        std::vector<MemberRow> members;
        const std::string select{select_members};
        auto row = database.query(select + " ORDER BY since_ms, 2", journal);
        while (row.next()) members.push_back(member_at(row));
        return members;
    });
}

template <typename Engine>
void SqlJournals<Engine>::invitations(JournalId journal, OnRead<std::vector<InvitationRow>> done) {
    readers_.template read<std::vector<InvitationRow>>(
        std::move(done),
        [journal](Database& database) {
            auto row = database.query(
                "SELECT * FROM journal_invitation WHERE journal_id = $1 ORDER BY id", journal
            );
            return gathered(database, row, called("an invitation"), [](const auto& each) {
                return invitation_at(each);
            });
        }
    );
}

template <typename Engine>
void SqlJournals<Engine>::invitation(TokenHash token, OnRead<std::optional<InvitationRow>> done) {
    readers_.template read<std::optional<InvitationRow>>(
        std::move(done),
        [token](Database& database) -> std::optional<InvitationRow> {
            auto row = database.query("SELECT * FROM journal_invitation WHERE token = $1", token);
            if (!row.next()) return std::nullopt;
            return invitation_at(row);
        }
    );
}

template <typename Database>
std::vector<JournalRow> newest_journals(
    Database& database, JournalKind kind, std::int64_t count_max
) {
    return journals_in(
        database,
        "WHERE kind = $1 ORDER BY created_ms DESC LIMIT $2",
        word(journal_kinds, kind),
        count_max
    );
}

// Every journal, every link, every part; the number of entries. Throws at the first that is wrong.
template <typename Database>
std::int64_t verify_journals(Database& database) {
    std::int64_t count = 0;
    for (const JournalId journal : first_numbers(database.query("SELECT id FROM journal"))) {
        count += static_cast<std::int64_t>(journal_entries(database, journal).size());
    }
    return count;
}

}  // namespace kamchatka::store::sql
