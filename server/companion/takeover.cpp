// A table in other hands: who follows a book, who is handed it, and who may take it from a device
// that is dead.
#include "referee/wire/entry_json.hpp"
#include "server/companion/faults.hpp"
#include "server/people/tokens.hpp"

namespace kamchatka::server {
namespace {

constexpr std::size_t news_max = 100;
constexpr std::int64_t tables_listed_max = 100;

std::string news_text(const KeptBook& book, std::size_t after) {
    const std::size_t end = std::min(book.written.size(), after + news_max);
    boost::json::array entries;
    for (std::size_t i = after; i < end; ++i) {
        entries.push_back(referee::to_json(book.sheet.rules, book.written[i]));
    }
    return to_json_text(CompanionNews{.seq = book.written.size(), .entries = {std::move(entries)}});
}

}  // namespace

void Companions::with_table(
    const store::PlayerRow& player, const std::string& code, Then<Found> then
) {
    if (!companion::sound_code(code)) return then(companion::no_table());
    find(code, [this, player, then](const Result<Found, CompanionFault>& found) {
        if (!found) return then(found.error());
        if (*found == nullptr) return then(companion::no_table());
        if_member(*found, player, [table = *found, then](bool member) {
            if (!member) return then(companion::no_table());
            then(table);
        });
    });
}

void Companions::news(
    const store::PlayerRow& player,
    const std::string& code,
    std::uint64_t after,
    Then<std::string> then
) {
    with_table(player, code, [this, after, then](const Result<Found, CompanionFault>& found) {
        if (!found) return then(found.error());
        const auto book = (*found)->book;
        if (after >= book->written.size()) return then(news_text(*book, book->written.size()));
        const bool taken = workers_.run<std::string>(
            {Lane::desk},
            [book, after] { return news_text(*book, after); },
            [then](std::optional<std::string> text) {
                if (!text) return then(companion::is_damaged());
                then(*std::move(text));
            }
        );
        if (!taken) then(companion::busy());
    });
}

void Companions::hand_over(
    const store::PlayerRow& player, const std::string& code, Then<std::string> then
) {
    with_table(player, code, [this, then](const Result<Found, CompanionFault>& found) {
        if (!found) return then(found.error());
        using Invitations = std::vector<store::InvitationRow>;
        const store::JournalId id = (*found)->row.id;
        journals_.invitations(id, [this, id, then](const store::Read<Invitations>& earlier) {
            if (!earlier) return then(companion::is_damaged());
            for (const store::InvitationRow& each : *earlier) {
                journals_.remove_invitation(id, each.id, {});
            }
            const std::string token = new_token();
            const store::InvitationRow row{
                .id = 0,
                .journal = id,
                .token = token_hash(token),
                .role = "judge",
                .note = {},
                .created_ms = world_.wall_ms()};
            journals_.add_invitation(row, [token, then](store::Stored stored) {
                if (stored != store::Stored::stored) return then(companion::not_stored());
                then(token);
            });
        });
    });
}

void Companions::take_over(
    const store::PlayerRow& player,
    const std::string& code,
    const std::string& token,
    Then<std::uint64_t> then
) {
    if (!companion::sound_code(code)) return then(companion::no_table());
    find(code, [this, player, token, then](const Result<Found, CompanionFault>& found) {
        if (!found) return then(found.error());
        const Found table = *found;
        if (table == nullptr) return then(companion::no_table());
        if_member(table, player, [this, table, player, token, then](bool member) {
            if (member) return then(std::uint64_t{table->book->written.size()});
            const auto& desk = table->book->sheet.opening.desk;
            if (!desk && token.empty()) return then(companion::no_table());
            with_author(desk, player, [=, this](const Result<Author, CompanionFault>& author) {
                if (!author) return then(author.error());
                if (!token.empty()) return accept(table, player, token, then);
                admit(table, player, then);
            });
        });
    });
}

// The link is worth nothing once it has been used.
void Companions::accept(
    const Found& table,
    const store::PlayerRow& player,
    const std::string& token,
    Then<std::uint64_t> then
) {
    using Invitation = std::optional<store::InvitationRow>;
    const auto look = [this, table, player, then](const store::Read<Invitation>& read) {
        if (!read) return then(companion::is_damaged());
        if (!*read || (*read)->journal != table->row.id) return then(companion::bad_invitation());
        const auto used = [this, table, player, then](store::Changed changed) {
            if (changed == store::Changed::failed) return then(companion::not_stored());
            if (changed != store::Changed::changed) return then(companion::bad_invitation());
            admit(table, player, then);
        };
        journals_.remove_invitation(table->row.id, (*read)->id, used);
    };
    journals_.invitation(token_hash(token), look);
}

void Companions::admit(
    const Found& table, const store::PlayerRow& player, Then<std::uint64_t> then
) {
    const auto admitted = [table, then](store::Stored stored) {
        if (stored != store::Stored::stored) return then(companion::not_stored());
        then(std::uint64_t{table->book->written.size()});
    };
    const store::MemberRow member{player.id, {}, "judge", world_.wall_ms()};
    journals_.put_member(table->row.id, member, admitted);
}

void Companions::of_tournament(
    const store::PlayerRow& player, const std::string& code, Then<std::vector<CompanionLine>> then
) {
    author_at(code, player, [this, code, then](const Result<Author, CompanionFault>& author) {
        if (!author) return then(author.error());
        if (!*author) return then(companion::not_permitted());
        using Rows = std::vector<store::JournalRow>;
        journals_
            .of_tournament(code, tables_listed_max, [this, then](const store::Read<Rows>& rows) {
                if (!rows) return then(companion::is_damaged());
                std::vector<CompanionLine> all;
                for (const store::JournalRow& row : *rows) {
                    if (row.display != store::Display::deleted) all.push_back(line_of(row));
                }
                then(std::move(all));
            });
    });
}

}  // namespace kamchatka::server
