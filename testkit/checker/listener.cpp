// See listener.hpp.
#include "testkit/checker/listener.hpp"

#include "record/words/spelling.hpp"

#include <algorithm>

namespace kamchatka::checker {
namespace {

namespace json = boost::json;

std::int64_t number(const json::object& message, const char* key) {
    return message.at(key).to_number<std::int64_t>();
}

std::string text(const json::object& message, const char* key) {
    return std::string{message.at(key).as_string()};
}

// Whether something is told, somewhere inside, that should be null.
bool reveals(const json::value& told, const json::value& right) {
    if (right.is_null()) return !told.is_null();
    if (told.is_object() && right.is_object()) {
        return std::ranges::any_of(right.get_object(), [&](const auto& field) {
            const json::value* other = told.get_object().if_contains(field.key());
            return other != nullptr && reveals(*other, field.value());
        });
    }
    if (told.is_array() && right.is_array()) {
        const std::size_t count = std::min(told.get_array().size(), right.get_array().size());
        for (std::size_t i = 0; i < count; ++i) {
            if (reveals(told.get_array()[i], right.get_array()[i])) return true;
        }
    }
    return false;
}

}  // namespace

Listener::Listener(
    const StoredGame& game,
    const std::string& person,
    std::size_t socket,
    Memory& memory,
    Verdict& verdict
)
    : game_{game},
      person_{person},
      socket_{socket},
      memory_{memory},
      verdict_{verdict},
      viewer_{game.viewer_called(person)} {}

void Listener::fault(Wrong wrong, const std::string& what) {
    const std::string who = person_.empty() ? "a spectator" : person_;
    verdict_.faults.push_back(
        {wrong, game_.code() + ", " + who + ", socket " + std::to_string(socket_) + ": " + what}
    );
}

void Listener::hear(const Line& line) {
    const json::object message = json::parse(line.text).as_object();
    if (line.way == Way::said)
        said(message);
    else
        told(message);
}

void Listener::said(const json::object& message) {
    const std::string type = text(message, "type");
    if (type == "join" && !message.at("seq").is_null()) joined_ = number(message, "seq");
    if (type != "act") return;
    const std::string ref = text(message, "ref");
    memory_.sent_on[ref].insert(socket_);
    ++may_repeat_[ref];
}

void Listener::told(const json::object& message) {
    const std::string type = text(message, "type");
    if (type == "view") view(message);
    if (type == "events") events(message);
    if (type == "table") seats(message.at("table").as_object());
    if (type == "reject") {
        memory_.refused.insert(text(message, "ref"));
        ++verdict_.refusals_told;
    }
    if (last_) memory_.last = std::max(memory_.last, *last_);
}

void Listener::compare(
    const char* what, std::int64_t at, const json::value& told, const json::value& right
) {
    if (told == right) return;
    const Wrong wrong = reveals(told, right) ? Wrong::secret : Wrong::another;
    fault(
        wrong,
        std::string{what} + " at " + std::to_string(at) + " was told as " + json::serialize(told) +
            ", and is " + json::serialize(right)
    );
}

void Listener::seats(const json::object& table) {
    const auto& lines = table.at("seats").as_array();
    for (std::size_t i = 0; i < std::min(lines.size(), game_.players().size()); ++i) {
        const json::value* player = lines[i].as_object().if_contains("player_id");
        const bool somebody = player != nullptr && player->is_string();
        // A seat that was still open when this was told says nothing.
        if (!somebody || player->as_string() == game_.players()[i]) continue;
        fault(Wrong::other_seat, "seat " + std::to_string(i + 1) + " has another player");
    }
}

void Listener::view(const json::object& message) {
    ++verdict_.views_told;
    seats(message.at("table").as_object());
    const std::int64_t seq = number(message, "seq");
    if (seq < memory_.last) {
        return fault(
            Wrong::taken_back,
            "shown " + std::to_string(seq) + " events after " + std::to_string(memory_.last)
        );
    }
    last_ = seq;
    if (message.at("view").is_null()) return;
    const StoredBatch* batch = game_.ending_at(seq);
    if (batch == nullptr) {
        const bool beyond = seq > game_.last_seq();
        return fault(
            beyond ? Wrong::not_stored : Wrong::another,
            "a view after event " + std::to_string(seq) + ", where no batch ends"
        );
    }
    if (text(message, "viewer") != record::spell(viewer_)) {
        return fault(Wrong::other_seat, "shown the game as " + text(message, "viewer"));
    }
    compare("the view", seq, message.at("view"), game_.view(batch->after, viewer_));
    surroundings(message, seq);
}

void Listener::surroundings(const json::object& message, std::int64_t at) {
    const StoredBatch* batch = game_.ending_at(at);
    if (batch == nullptr) return;
    compare("options", at, message.at("options"), game_.options(batch->after, viewer_));
    compare("the reckoning", at, message.at("reckoning"), game_.reckoning(batch->after, viewer_));
}

void Listener::events(const json::object& message) {
    const std::int64_t first = number(message, "seq");
    const std::string ref = message.contains("ref") ? text(message, "ref") : "";
    const auto& events = message.at("events").as_array();
    const StoredBatch* batch = ref.empty() ? nullptr : game_.with_ref(ref);
    if (!ref.empty() && batch == nullptr) {
        return fault(Wrong::not_stored, ref + " at " + std::to_string(first) + " is not stored");
    }
    if (batch != nullptr && batch->seq != first) {
        return fault(Wrong::ref_elsewhere, ref + " was told at " + std::to_string(first));
    }
    if (!last_ && joined_) {
        // The first since they came back.
        ++verdict_.resumed;
        last_ = joined_;
    }
    if (!last_) return fault(Wrong::out_of_order, "events before any view");
    const bool answers = may_repeat_[ref] > 0;
    if (answers) --may_repeat_[ref];
    if (first <= *last_ && !events.empty()) {
        if (!answers) {
            return fault(Wrong::told_twice, "event " + std::to_string(first) + " came again");
        }
        return repeated(message, ref);
    }
    if (first != *last_ + 1) {
        return fault(
            Wrong::out_of_order,
            "event " + std::to_string(first) + " came after " + std::to_string(*last_)
        );
    }
    if (answers) ++verdict_.actions_told;
    follow(first, events);
    last_ = *last_ + std::ssize(events);
    surroundings(message, *last_);
}

// The answer to an action that was sent again, under its old number.
void Listener::repeated(const json::object& message, const std::string& ref) {
    ++verdict_.repeats_told;
    const auto& events = message.at("events").as_array();
    if (events.size() != game_.with_ref(ref)->events.size()) {
        return fault(Wrong::another, ref + " came again with other events");
    }
    follow(number(message, "seq"), events);
    surroundings(message, *last_);
}

void Listener::follow(std::int64_t first, const json::array& events) {
    for (std::size_t i = 0; i < events.size(); ++i) {
        const std::int64_t seq = first + static_cast<std::int64_t>(i);
        const Event* event = game_.event(seq);
        if (event == nullptr) {
            return fault(Wrong::not_stored, "event " + std::to_string(seq) + " is not stored");
        }
        ++verdict_.events_told;
        compare("the event", seq, events[i], game_.told(*event, viewer_));
    }
}

}  // namespace kamchatka::checker
