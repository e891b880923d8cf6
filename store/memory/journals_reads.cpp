// Journals in memory: what is read.
#include "store/memory/journals.hpp"

#include <boost/json.hpp>

#include <algorithm>
#include <tuple>

namespace kamchatka::store::memory {

bool running(const JournalRow& journal) {
    boost::system::error_code damaged;
    const boost::json::value summary = boost::json::parse(journal.summary, damaged);
    if (damaged) return true;
    const auto* object = summary.if_object();
    const auto* state = object == nullptr ? nullptr : object->if_contains("state");
    return state != nullptr && state->is_string() && state->get_string() == "running";
}

namespace {

bool of_the_tournament(const JournalRow& journal, std::string_view code) {
    boost::system::error_code damaged;
    const boost::json::value summary = boost::json::parse(journal.summary, damaged);
    if (damaged) return false;
    const boost::json::value* found = summary.find_pointer("/desk/code", damaged);
    return found != nullptr && found->is_string() && found->get_string() == code;
}

// So many, the newest first; `created_ms(row)` tells which those are.
template <typename Row, typename Created>
std::vector<Row> newest(std::vector<Row> rows, std::int64_t count_max, Created created_ms) {
    std::ranges::stable_sort(rows, std::ranges::greater{}, created_ms);
    if (std::ssize(rows) > count_max) {
        rows.erase(rows.begin() + count_max, rows.end());
    }
    return rows;
}

MemberRow member_row(const Contents& contents, PlayerId player, const Member& member) {
    const std::string& own = contents.rows.players.at(player).row.name;
    return {player, member.name.empty() ? own : member.name, member.role, member.since_ms};
}

}  // namespace

void MemoryJournals::read(JournalId journal, OnRead<std::vector<JournalEntry>> done) {
    changes_.read<std::vector<JournalEntry>>(std::move(done), [=](const Contents& contents) {
        if (contents.damaged_journals.contains(journal)) {
            throw Refused{"the journal is damaged, as a test asked"};
        }
        const auto found = contents.rows.journals.find(journal);
        return found == contents.rows.journals.end() ? std::vector<JournalEntry>{}
                                                     : found->second.entries;
    });
}

void MemoryJournals::journal_with_code(std::string code, OnRead<std::optional<JournalRow>> done) {
    changes_.read<std::optional<JournalRow>>(
        std::move(done),
        [code = std::move(code)](const Contents& contents) -> std::optional<JournalRow> {
            for (const auto& [id, journal] : contents.rows.journals) {
                if (journal.row.code != code) continue;
                if (journal.row.display == Display::deleted) return std::nullopt;
                return journal.row;
            }
            return std::nullopt;
        }
    );
}

void MemoryJournals::journals_after(
    std::string code, std::int64_t count_max, OnRead<std::vector<std::string>> done
) {
    changes_.read<std::vector<std::string>>(std::move(done), [=](const Contents& contents) {
        std::set<std::string> codes;
        for (const auto& [id, journal] : contents.rows.journals) codes.insert(journal.row.code);
        return codes_after(codes, code, count_max);
    });
}

void MemoryJournals::listed(
    JournalKind kind, ListedMost most, OnRead<std::vector<JournalRow>> done
) {
    changes_.read<std::vector<JournalRow>>(std::move(done), [=](const Contents& contents) {
        std::vector<JournalRow> found;
        for (const auto& [id, journal] : contents.rows.journals) {
            const bool shown =
                journal.row.listing == Listing::listed && journal.row.display == Display::shown;
            if (journal.row.kind == kind && shown) found.push_back(journal.row);
        }
        found = newest(std::move(found), INT64_MAX, &JournalRow::created_ms);
        std::map<PlayerId, std::int64_t> of_owner;
        std::erase_if(found, [&](const JournalRow& row) {
            return row.owner && ++of_owner[*row.owner] > most.of_one_owner;
        });
        return newest(std::move(found), most.in_all, &JournalRow::created_ms);
    });
}

void MemoryJournals::unfinished(JournalKind kind, OnRead<std::vector<JournalRow>> done) {
    changes_.read<std::vector<JournalRow>>(std::move(done), [kind](const Contents& contents) {
        std::vector<JournalRow> found;
        for (const auto& [id, journal] : contents.rows.journals) {
            if (journal.row.kind == kind && running(journal.row)) found.push_back(journal.row);
        }
        return found;
    });
}

void MemoryJournals::of_member(
    JournalKind kind, PlayerId player, std::int64_t count_max, OnRead<std::vector<Membership>> done
) {
    changes_.read<std::vector<Membership>>(std::move(done), [=](const Contents& contents) {
        std::vector<Membership> found;
        for (const auto& [id, journal] : contents.rows.journals) {
            const auto member = journal.members.find(player);
            if (journal.row.kind != kind || member == journal.members.end()) continue;
            found.push_back({.journal = journal.row, .role = member->second.role});
        }
        return newest(std::move(found), count_max, [](const Membership& each) {
            return each.journal.created_ms;
        });
    });
}

void MemoryJournals::of_tournament(
    std::string code, std::int64_t count_max, OnRead<std::vector<JournalRow>> done
) {
    auto reading = [code = std::move(code), count_max](const Contents& contents) {
        std::vector<JournalRow> found;
        for (const auto& [id, journal] : contents.rows.journals) {
            const bool companion = journal.row.kind == JournalKind::companion;
            if (companion && of_the_tournament(journal.row, code)) found.push_back(journal.row);
        }
        return newest(std::move(found), count_max, &JournalRow::created_ms);
    };
    changes_.read<std::vector<JournalRow>>(std::move(done), std::move(reading));
}

void MemoryJournals::member(
    JournalId journal, PlayerId player, OnRead<std::optional<MemberRow>> done
) {
    changes_.read<std::optional<MemberRow>>(
        std::move(done),
        [=](const Contents& contents) -> std::optional<MemberRow> {
            const auto found = contents.rows.journals.find(journal);
            if (found == contents.rows.journals.end()) return std::nullopt;
            const auto member = found->second.members.find(player);
            if (member == found->second.members.end()) return std::nullopt;
            return member_row(contents, player, member->second);
        }
    );
}

void MemoryJournals::members(JournalId journal, OnRead<std::vector<MemberRow>> done) {
    changes_.read<std::vector<MemberRow>>(std::move(done), [journal](const Contents& contents) {
        std::vector<MemberRow> members;
        const auto found = contents.rows.journals.find(journal);
        if (found == contents.rows.journals.end()) return members;
        for (const auto& [player, member] : found->second.members) {
            members.push_back(member_row(contents, player, member));
        }
        std::ranges::stable_sort(members, {}, [](const MemberRow& each) {
            return std::tuple{each.since_ms, each.name};
        });
        return members;
    });
}

void MemoryJournals::invitations(JournalId journal, OnRead<std::vector<InvitationRow>> done) {
    changes_.read<std::vector<InvitationRow>>(std::move(done), [=](const Contents& contents) {
        std::vector<InvitationRow> found;
        for (const auto& [id, invitation] : contents.rows.invitations) {
            if (invitation.journal == journal) found.push_back(invitation);
        }
        return found;
    });
}

void MemoryJournals::invitation(TokenHash token, OnRead<std::optional<InvitationRow>> done) {
    changes_.read<std::optional<InvitationRow>>(
        std::move(done),
        [token](const Contents& contents) -> std::optional<InvitationRow> {
            for (const auto& [id, invitation] : contents.rows.invitations) {
                if (invitation.token == token) return invitation;
            }
            return std::nullopt;
        }
    );
}

}  // namespace kamchatka::store::memory
