// What the operator does.
#include "server/admin/admin.hpp"

#include "server/people/rules.hpp"

namespace kamchatka::server::admin {
namespace {

constexpr std::size_t word_bytes_max = 300;

// Done, or why not.
Answer outcome_of(store::Changed changed, Reason gone) {
    if (changed == store::Changed::failed) return refusal(Reason::not_stored);
    return changed == store::Changed::gone ? refusal(gone) : Answer{};
}

}  // namespace

void Admin::with_table(
    const std::string& code, Then then, std::function<void(const store::TableRow&)> found
) {
    using Whole = std::optional<store::WholeTable>;
    rooms_.catalogue.table_with_code(
        code,
        0,
        [then = std::move(then), found = std::move(found)](const store::Read<Whole>& table) {
            if (!table) return then(refusal("unread", table.error().why));
            if (!*table) return then(refusal(Reason::table_not_found));
            found((*table)->stored.table);
        }
    );
}

void Admin::hide(const Hide& wish, const Then& then) {
    const auto display = wish.hidden ? store::Display::hidden : store::Display::shown;
    if (wish.what == Listed::table) {
        return with_table(wish.code, then, [=, this](const store::TableRow& table) {
            const auto done = [=, this, hidden = wish.hidden](store::Changed changed) {
                const auto room = rooms_.directory.open(table.id);
                if (room && changed == store::Changed::changed) room->set_hidden(hidden);
                then(outcome_of(changed, Reason::table_not_found));
            };
            rooms_.office.set_display(table.id, display, done);
        });
    }
    rooms_.desk.find(wish.code, [=, this](const Result<Desk::Found, Reason>& found) {
        if (!found) return then(refusal(found.error()));
        rooms_.office
            .set_journal_display((*found)->row.id, display, [then](store::Changed changed) {
                then(outcome_of(changed, Reason::tournament_not_found));
            });
    });
}

void Admin::close(const Close& wish, const Then& then) {
    if (wish.word && wish.word->size() > word_bytes_max) {
        return then(refusal("malformed", "the word is longer than 300 bytes"));
    }
    const auto close = [wish, then](const Result<std::shared_ptr<Room>, Reason>& room) {
        if (!room) return then(refusal(room.error()));
        if ((*room)->table().ended_ms) return then(refusal(Reason::table_ended));
        (*room)->abandon(wish.word.value_or(""));
        (*room)->when_stored([then](bool stored) {
            then(stored ? Answer{} : refusal(Reason::not_stored));
        });
    };
    rooms_.directory.find(wish.code, close);
}

void Admin::mute(const store::PlayerRow& player, const Mute& wish, Then then) {
    const auto done = [this, id = player.id, muted = wish.muted, then](store::Changed changed) {
        if (changed == store::Changed::changed) reach_.set_muted(id, muted);
        then(outcome_of(changed, Reason::no_player));
    };
    rooms_.office.set_muted(player.id, wish.muted, done);
}

void Admin::end_sessions(const store::PlayerRow& player, const EndSessions&, Then then) {
    rooms_.catalogue.change_people(
        [id = player.id](store::PeopleRows& rows) { people::end_sessions(rows, id); },
        [this, id = player.id, then](store::Changed changed) {
            rooms_.sessions.forget(id);
            reach_.sign_out(id);
            then(outcome_of(changed, Reason::no_player));
        }
    );
}

void Admin::delete_player(const store::PlayerRow& player, const Delete&, Then then) {
    rooms_.accounts.erase(player.id, [this, then](const Result<Removed, AccountFault>& removed) {
        if (!removed) return then(refusal(Reason::not_stored));
        reach_.removed(*removed);
        reach_.sign_out(removed->player);
        reach_.set_muted(removed->player, false);
        then(Answer{});
    });
}

// Nobody is at it any more when it is forgotten.
void Admin::delete_table(const std::string& code, const Then& then) {
    with_table(code, then, [=, this](const store::TableRow& table) {
        const auto erase = [=, this] {
            rooms_.directory.drop(table.id);
            rooms_.office.erase_table(table.id, [then](store::Changed changed) {
                then(outcome_of(changed, Reason::table_not_found));
            });
        };
        if (table.ended_ms) return erase();
        close({.code = code}, [=](const Answer& closed) {
            const bool over = closed.outcome == "done" || closed.outcome == "table_ended";
            if (!over) return then(closed);
            erase();
        });
    });
}

void Admin::delete_tournament(const std::string& code, const Then& then) {
    rooms_.desk.find(code, [=, this](const Result<Desk::Found, Reason>& found) {
        if (!found) return then(refusal(found.error()));
        rooms_.office.erase_journal((*found)->row.id, [=, this](store::Changed changed) {
            rooms_.desk.drop(code);
            then(outcome_of(changed, Reason::tournament_not_found));
        });
    });
}

void Admin::set_limit(const Limit& wish, const Then& then) {
    const auto wrong = reach_.set_limit(wish.key, wish.value);
    then(wrong ? refusal("bad_limit", *wrong) : Answer{});
}

void Admin::rotate_key(const Then& then) {
    rooms_.office.change_key([then](const std::string& wrong) {
        then(wrong.empty() ? Answer{} : refusal("key_not_changed", wrong));
    });
}

}  // namespace kamchatka::server::admin
