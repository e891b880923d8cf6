// The rows of people in memory. What the schema of a data folder would refuse throws Refused.
#pragma once

#include "store/memory/contents.hpp"
#include "store/people.hpp"

namespace kamchatka::store::memory {

class MemoryPeople final : public PeopleRows {
public:
    explicit MemoryPeople(Rows& rows) : rows_{rows} {}

    std::optional<PlayerRow> player(PlayerId player) override;
    std::vector<PlayerRow> called(const PlayerName& name) override;
    void insert(const PlayerRow& player, const PlayerName& name) override;
    void rename(PlayerId player, const PlayerName& name) override;
    void release_name(PlayerId player) override;
    void set_kind(PlayerId player, PlayerKind kind) override;

    std::optional<AccountSecrets> secrets(PlayerId player) override;
    void put_secrets(PlayerId player, const AccountSecrets& secrets) override;

    std::optional<SessionRow> session(const TokenHash& token) override;
    std::vector<SessionRow> sessions_of(PlayerId player) override;
    void insert(const SessionRow& session) override;
    void set_expiry(const TokenHash& token, std::int64_t expires_ms) override;
    void end_session(const TokenHash& token) override;
    void end_sessions_of(PlayerId player) override;
    void end_sessions_before(std::int64_t now_ms) override;

    std::vector<StoredTable> tables_of(PlayerId player) override;
    void set_seat_name(TableId table, PlayerId player, std::string_view name) override;

    void hand_over(PlayerId from, PlayerId to) override;
    void remove(PlayerId player) override;
    void erase(PlayerId player) override;
    std::vector<PlayerId> unattached_guests() override;

    void tell(const Notice& notice) override { told_.push_back(notice); }
    // What is to be told once the change is done.
    const std::vector<Notice>& told() const { return told_; }

private:
    Player* found(PlayerId player);
    bool attached(PlayerId player) const;

    Rows& rows_;
    std::vector<Notice> told_;
};

}  // namespace kamchatka::store::memory
