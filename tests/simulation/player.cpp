#include "tests/simulation/player.hpp"

#include "tests/simulation/frames.hpp"

#include <algorithm>
#include <array>

namespace kamchatka::simulation {
namespace {

constexpr Ms patience_ms = 2'200;

// What does not say whether it was done, or will be.
bool says_nothing(std::string_view reason) {
    constexpr std::array<std::string_view, 5> vague{
        "read_only", "rate_limited", "not_joined", "server_busy", "paused"};
    return std::ranges::find(vague, reason) != vague.end();
}

}  // namespace

Player::Player(
    Agenda& agenda,
    Network& network,
    const Prepared::Guest& guest,
    store::TableId table,
    std::uint64_t seed
)
    : agenda_{agenda},
      network_{network},
      guest_{guest},
      chances_{seed},
      testimony_{.player = guest.player, .table = table} {}

void Player::begin() {
    agenda_.after(chances_.between(1, 300), [this] { live(); });
}

void Player::live() {
    agenda_.after(chances_.between(80, 420), [this] { live(); });
    const Ms now = agenda_.now();
    if (connection_ == 0) return connect();
    const bool waits = !joined_ && now - joining_ms_ > patience_ms;
    if (waits || (pending_ && now - pending_->sent_ms > patience_ms)) return drop();
    if (asked_ms_ && now - *asked_ms_ > patience_ms) asked_ms_.reset();
    if (joined_) take_part();
}

void Player::connect() {
    connection_ = network_.connect(*this);
    if (connection_ != 0) join();
}

void Player::drop() {
    network_.hang_up(connection_);
    closed(connection_);
}

void Player::closed(int connection) {
    if (connection != connection_) return;
    connection_ = 0;
    joined_ = false;
    options_ = "[]";
    testimony_.last_seen.reset();
}

void Player::join() {
    joined_ = false;
    joining_ms_ = agenda_.now();
    if (pending_) pending_->sent_ms = agenda_.now();  // again, once he is there
    const bool afresh = !in_game_ || chances_.once_in(4);
    const std::string seq = afresh ? "null" : std::to_string(seq_);
    network_.say(
        connection_, R"({"type":"join","table":")" + guest_.code + R"(","seq":)" + seq + "}"
    );
}

void Player::hear(int connection, const server::Frame& frame) {
    if (connection != connection_) return;
    const std::string_view type = type_of(*frame);
    if (type == "view") return hear_view(*frame);
    if (type == "events") return hear_events(*frame);
    if (type == "reject") return hear_reject(*frame);
    if (type == "table") return look_at_table(*frame);
    if (type != "error" || joined_) return;
    agenda_.after(chances_.between(100, 400), [this, connection] {
        if (connection_ == connection && !joined_) join();
    });
}

void Player::hear_view(std::string_view frame) {
    seq_ = number_at(frame, "seq");
    in_game_ = !after(frame, "view").starts_with("null");
    seat_ = text_at(frame, "viewer");
    options_ = list_at(frame, "options");
    look_at_table(after(frame, "table"));
    if (!joined_) resend();
    joined_ = true;
}

void Player::hear_events(std::string_view frame) {
    const std::string_view events = list_at(frame, "events");
    const auto last = number_at(frame, "seq") + static_cast<std::int64_t>(items_in(events)) - 1;
    if (last >= seq_) {
        seq_ = last;
        options_ = list_at(frame, "options");
    }
    const bool again = !joined_;
    joined_ = true;
    const std::string_view head = frame.substr(0, frame.find("\"events\":"));
    if (pending_ && text_at(head, "ref") == pending_->ref) pending_.reset();
    if (again) resend();
}

void Player::hear_reject(std::string_view frame) {
    const std::string ref{text_at(frame, "ref")};
    const std::string_view reason = text_at(frame, "reason");
    if (!says_nothing(reason)) testimony_.refused.insert(ref);
    if (!pending_ || pending_->ref != ref) return;
    // It may have been done when it was sent before: it is sent again until that is known.
    if (!says_nothing(reason)) return pending_.reset();
    agenda_.after(chances_.between(100, 400), [this] {
        if (joined_) resend();
    });
}

void Player::look_at_table(std::string_view frame) {
    const std::string_view seats = list_at(frame, "seats");
    if (seats == "[]") return;
    testimony_.last_seen = std::string{seats};
    const std::string own = "\"player_id\":\"" + std::to_string(guest_.player) + '"';
    seated_ = seats.find(own) != std::string_view::npos;
    seated_count_ = texts_at(seats, "player_id").size();
    seat_count_ = items_in(seats);
    const std::string_view rest =
        frame.substr(static_cast<std::size_t>(seats.end() - frame.begin()));
    hosts_ = text_at(rest, "host") == std::to_string(guest_.player);
    const std::string_view state = text_at(rest, "state");
    over_ = state == "ended" || state == "abandoned";
}

// The same bytes: whether they acted before, the server knows.
void Player::resend() {
    if (!pending_) return;
    pending_->sent_ms = agenda_.now();
    network_.say(connection_, pending_->text);
}

void Player::take_part() {
    if (over_ || pending_) return;
    if (guest_.code.starts_with("TEST") && chances_.once_in(12)) {
        const std::string line = std::to_string(guest_.player) + "-" + std::to_string(++lines_);
        network_.say(connection_, R"({"type":"say","text":"c)" + line + R"("})");
    }
    if (!in_game_) return sit_or_start();
    if (guest_.leaves && chances_.once_in(3)) {
        return act({{"type", "withdraw"}, {"seat", seat_}});
    }
    if (options_.size() <= 2) return;
    act(chosen_action(boost::json::parse(options_).as_array(), chances_));
}

void Player::act(const boost::json::object& action) {
    const std::string ref = "p" + std::to_string(guest_.player) + "-" + std::to_string(++refs_);
    testimony_.refs.insert(ref);
    const boost::json::object message{
        {"type", "act"}, {"ref", ref}, {"seq", seq_}, {"action", action}};
    pending_ = {ref, boost::json::serialize(message), agenda_.now()};
    network_.say(connection_, pending_->text);
}

void Player::sit_or_start() {
    if (asked_ms_) return;
    const std::string name = "player " + std::to_string(guest_.player);
    if (!seated_) {
        return ask(
            [player = guest_.player, name](server::Room& room) {
                return room.sit(player, name, std::nullopt);
            },
            true
        );
    }
    if (chances_.once_in(6)) {
        return ask(
            [player = guest_.player](server::Room& room) {
                return room.table().state == server::TableState::lobby ? room.stand_up(player)
                                                                       : std::nullopt;
            },
            std::nullopt
        );
    }
    if (hosts_ && seated_count_ + 1 >= seat_count_ && seated_count_ >= 2) {
        ask([player = guest_.player](server::Room& room) { return room.start(player); },
            std::nullopt);
    }
}

void Player::ask(Network::Asking asking, std::optional<bool> sits) {
    asked_ms_ = agenda_.now();
    testimony_.sits.reset();
    network_.ask(
        *this,
        std::move(asking),
        [this, sits, number = ++asked_](std::optional<server::Reason> why) {
            if (number != asked_) return;
            asked_ms_.reset();
            if (!why) testimony_.sits = sits;
        }
    );
}

}  // namespace kamchatka::simulation
