// People of the catalogue in memory.
#include "store/memory/catalogue.hpp"
#include "store/memory/people_rows.hpp"

namespace kamchatka::store::memory {
namespace {

std::optional<AccountRow> account_of(const Player& player) {
    if (!player.secrets) return std::nullopt;
    return AccountRow{.player = player.row, .secrets = *player.secrets};
}

std::vector<PlayerFile::Line> chat_of(const Rows& rows, PlayerId player) {
    std::vector<PlayerFile::Line> lines;
    for (const ChatRow& line : rows.chat) {
        if (line.player != player) continue;
        lines.push_back({.code = rows.tables.at(line.table).row.code, .chat = line});
    }
    return lines;
}

}  // namespace

void MemoryCatalogue::change_people(std::function<void(PeopleRows&)> change, Done<Changed> done) {
    changes_.change<Changed>(std::move(done), [change = std::move(change)](Contents& contents) {
        Rows before = contents.rows;
        try {
            MemoryPeople rows{contents.rows};
            change(rows);
            for (const Notice& notice : rows.told()) contents.nodes.tell(notice);
        } catch (...) {
            contents.rows = std::move(before);
            throw;
        }
        return Changed::changed;
    });
}

void MemoryCatalogue::signed_in(TokenHash token, OnRead<std::optional<SignedInRow>> done) {
    changes_.read<std::optional<SignedInRow>>(
        std::move(done),
        [token](const Contents& contents) -> std::optional<SignedInRow> {
            const auto session = contents.rows.sessions.find(token);
            if (session == contents.rows.sessions.end()) return std::nullopt;
            const Player& player = contents.rows.players.at(session->second.player);
            return SignedInRow{.session = session->second, .player = player.row};
        }
    );
}

void MemoryCatalogue::account_named(std::string key, OnRead<std::optional<AccountRow>> done) {
    changes_.read<std::optional<AccountRow>>(
        std::move(done),
        [key = std::move(key)](const Contents& contents) -> std::optional<AccountRow> {
            for (const auto& [id, player] : contents.rows.players) {
                if (player.key == key) return account_of(player);
            }
            return std::nullopt;
        }
    );
}

void MemoryCatalogue::account(PlayerId player, OnRead<std::optional<AccountRow>> done) {
    changes_.read<std::optional<AccountRow>>(
        std::move(done),
        [player](const Contents& contents) -> std::optional<AccountRow> {
            const auto found = contents.rows.players.find(player);
            if (found == contents.rows.players.end()) return std::nullopt;
            return account_of(found->second);
        }
    );
}

void MemoryCatalogue::file_of(PlayerId player, OnRead<PlayerFile> done) {
    changes_.read<PlayerFile>(std::move(done), [player](const Contents& contents) {
        return PlayerFile{
            .sessions = sessions_of(contents.rows, player),
            .tables = tables_with_player(contents.rows, player),
            .chat = chat_of(contents.rows, player),
        };
    });
}

}  // namespace kamchatka::store::memory
