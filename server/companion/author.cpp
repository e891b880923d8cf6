#include "server/companion/author.hpp"

#include "server/companion/faults.hpp"
#include "server/desk/access.hpp"

namespace kamchatka::server {

std::optional<referee::Role> role_at_tables(const tournament::State& state, DeskRole role) {
    switch (role) {
        case DeskRole::official_judge: return referee::Role::official_judge;
        case DeskRole::table_judge: return referee::Role::table_judge;
        case DeskRole::organiser: {
            using tournament::Role;
            const Role as = acting_role(state, Role::organiser, tournament::Penalised{});
            return as == Role::official_judge ? referee::Role::official_judge
                                              : referee::Role::table_judge;
        }
        case DeskRole::player:
        case DeskRole::public_: return std::nullopt;
    }
    return std::nullopt;
}

void find_author(
    Desk& desk,
    store::Journals& journals,
    const std::string& tournament,
    const store::PlayerRow& player,
    const Companions::Then<std::optional<referee::Author>>& then
) {
    desk.find(tournament, [&journals, player, then](const Result<Desk::Found, Reason>& found) {
        if (!found) {
            const Reason why = found.error();
            if (why == Reason::tournament_not_found) return then(Companions::Author{});
            return then(why == Reason::damaged ? companion::is_damaged() : companion::busy());
        }
        const Desk::Found contest = *found;
        using Member = std::optional<store::MemberRow>;
        const auto read = [contest, then](const store::Read<Member>& member) {
            if (!member) return then(companion::is_damaged());
            if (!*member) return then(Companions::Author{});
            const auto role = role_at_tables(contest->state(), role_named((*member)->role));
            if (!role) return then(Companions::Author{});
            then(Companions::Author{{.name = (*member)->name, .role = *role}});
        };
        journals.member(contest->row.id, player.id, read);
    });
}

}  // namespace kamchatka::server
