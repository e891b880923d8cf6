// Reading what is asked, and the audit around what is done.
#include "server/admin/admin.hpp"

#include "codec/json.hpp"
#include "codec/strict_json.hpp"
#include "codec/visible_text.hpp"
#include "server/people/names.hpp"

#include <algorithm>
#include <charconv>
#include <memory>

namespace kamchatka::server::admin {
namespace {

// A name has a letter in it.
std::optional<PlayerId> id_in(std::string_view who) {
    PlayerId id = 0;
    const char* end = who.data() + who.size();
    const auto [stop, error] = std::from_chars(who.data(), end, id);
    if (who.empty() || error != std::errc{} || stop != end) return std::nullopt;
    return id;
}

std::optional<store::PlayerRow> find_player(store::PeopleRows& rows, const std::string& who) {
    if (const auto id = id_in(who)) return rows.player(*id);
    const auto name = check_name(who);
    if (!name) return std::nullopt;
    for (const store::PlayerRow& row : rows.called(*name)) {
        if (name_key(row.name) == name->key) return row;
    }
    return std::nullopt;
}

}  // namespace

Answer refusal(std::string outcome, std::string detail) {
    Answer answer;
    answer.outcome = std::move(outcome);
    if (!detail.empty()) answer.detail = std::move(detail);
    return answer;
}

Answer refusal(Reason reason) { return refusal(std::string{codec::spell(reason)}); }

void Admin::take(const std::string& line, std::int64_t uid, Then then) {
    const auto value = parse_strict(line);
    if (!value) return then(refusal("malformed", message(value.error())));
    Request request;
    if (const auto fault = codec::from_value(codec::Wire{}, *value, request)) {
        return then(refusal("malformed", message(*fault)));
    }
    if (const auto odd = codec::odd_text_in(*value)) {
        return then(refusal("odd_characters", odd->path));
    }
    ask(request, uid, std::move(then));
}

template <typename Wish>
void Admin::act_on_player(
    Wish wish,
    std::string Wish::*who,
    std::int64_t uid,
    Then then,
    void (Admin::*deed)(const store::PlayerRow&, const Wish&, Then)
) {
    const std::string meant = wish.*who;
    with_player(meant, then, [=, this](const store::PlayerRow& player) {
        Wish named = wish;
        named.*who = spell_player(player.id);
        act(
            named, uid, [=, this](const Then& done) { (this->*deed)(player, named, done); }, then
        );
    });
}

void Admin::ask(const Request& request, std::int64_t uid, Then then) {
    if (const auto* wish = std::get_if<See>(&request)) return see(*wish, then);
    if (const auto* wish = std::get_if<Mute>(&request)) {
        return act_on_player(*wish, &Mute::player, uid, then, &Admin::mute);
    }
    if (const auto* wish = std::get_if<EndSessions>(&request)) {
        return act_on_player(*wish, &EndSessions::player, uid, then, &Admin::end_sessions);
    }
    const auto* forget = std::get_if<Delete>(&request);
    if (forget != nullptr && forget->what == Forgotten::player) {
        return act_on_player(*forget, &Delete::which, uid, then, &Admin::delete_player);
    }
    const auto deed = [this, request](const Then& done) {
        if (const auto* wish = std::get_if<Hide>(&request)) return hide(*wish, done);
        if (const auto* wish = std::get_if<Close>(&request)) return close(*wish, done);
        if (const auto* wish = std::get_if<Limit>(&request)) return set_limit(*wish, done);
        if (std::holds_alternative<RotateKey>(request)) return rotate_key(done);
        const Delete& gone = std::get<Delete>(request);
        if (gone.what == Forgotten::table) return delete_table(gone.which, done);
        delete_tournament(gone.which, done);
    };
    act(request, uid, deed, std::move(then));
}

void Admin::act(const Request& request, std::int64_t uid, Deed deed, Then then) {
    store::AuditRow row{
        .at_ms = now_ms_(), .uid = uid, .act = codec::to_json_text(request), .outcome = "asked"};
    const auto over = [this, row, then](const Answer& answer) {
        store::AuditRow last = row;
        last.at_ms = now_ms_();
        last.outcome = answer.outcome;
        rooms_.office.add_audit(last, [then, answer](store::Stored) { then(answer); });
    };
    rooms_.office.add_audit(row, [deed = std::move(deed), over, then](store::Stored stored) {
        if (stored != store::Stored::stored) return then(refusal(Reason::not_stored));
        deed(over);
    });
}

void Admin::with_player(
    const std::string& who, Then then, std::function<void(const store::PlayerRow&)> found
) {
    const auto read = std::make_shared<std::optional<store::PlayerRow>>();
    rooms_.catalogue.change_people(
        [who, read](store::PeopleRows& rows) { *read = find_player(rows, who); },
        [read, then = std::move(then), found = std::move(found)](store::Changed changed) {
            if (changed == store::Changed::failed) return then(refusal(Reason::not_stored));
            if (!*read) return then(refusal("player_not_found"));
            found(**read);
        }
    );
}

}  // namespace kamchatka::server::admin
