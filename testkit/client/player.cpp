// The scripted client: skims the many messages that only tell, parses the few that ask.
#include "testkit/client/player.hpp"

#include <charconv>

namespace kamchatka::load {
namespace {

namespace json = boost::json;

std::string_view after(std::string_view text, std::string_view key) {
    const std::string mark = '"' + std::string{key} + "\":";
    const std::size_t at = text.find(mark);
    return at == std::string_view::npos ? std::string_view{} : text.substr(at + mark.size());
}

// What everybody adds to the seed, and its hash.
constexpr std::string_view contribution = "77777777777777777777777777777777";
constexpr std::string_view promise =
    "a001e4691b15b87ad88cf4cfe63ddad37c6e0a9317b155d29d6bc47a4a7a43e7";

// The list after "options":, without parsing the rest.
std::string_view options_in(std::string_view text) {
    const std::string_view rest = after(text, "options");
    std::size_t depth = 0;
    for (std::size_t i = 0; i < rest.size(); ++i) {
        if (rest[i] == '[') ++depth;
        if (rest[i] == ']' && --depth == 0) return rest.substr(0, i + 1);
    }
    return {};
}

}  // namespace

std::int64_t number_after(std::string_view text, std::string_view key) {
    const std::string_view rest = after(text, key);
    std::int64_t number = 0;
    std::from_chars(rest.data(), rest.data() + rest.size(), number);
    return number;
}

std::string_view word_after(std::string_view text, std::string_view key) {
    std::string_view rest = after(text, key);
    if (!rest.starts_with('"')) return {};
    rest.remove_prefix(1);
    return rest.substr(0, rest.find('"'));
}

void Player::hear(std::string_view text, Keep keep) {
    const std::string_view type = word_after(text, "type");
    if (type == "reject") {
        ++refused_;
        last_refusal_ = word_after(text, "reason");
        if (word_after(text, "ref") == ref_) unanswered_.clear();
        return;
    }
    if (type != "view" && type != "events") return;
    const json::value message = json::parse(json::string_view{text.data(), text.size()});
    if (type == "view") {
        seq_ = message.at("seq").as_int64();
        const auto& view = message.at("view");
        over_ = view.is_object() && view.at("phase").as_string() == "closed";
    } else {
        const std::int64_t first = message.at("seq").as_int64();
        const auto& events = message.at("events").as_array();
        const std::int64_t last = first + static_cast<std::int64_t>(events.size()) - 1;
        if (message.as_object().contains("ref") && message.at("ref").as_string() == ref_) {
            unanswered_.clear();
        }
        if (last < seq_) return;  // a repeated answer
        if (keep == Keep::events) {
            for (std::int64_t i = seq_ + 1; i <= last; ++i) {
                events_.resize(static_cast<std::size_t>(i));
                events_.back() = json::serialize(events[static_cast<std::size_t>(i - first)]);
            }
        }
        seq_ = last;
        over_ = message.at("phase").as_string() == "closed";
    }
    const std::string_view options = options_in(text);
    options_ = options == "[]" ? std::string_view{} : options;
}

json::object Player::choose() {
    std::vector<json::object> wanted;
    const json::value offered = json::parse(options_);
    for (const auto& option : offered.as_array()) {
        const auto& type = option.at("type").as_string();
        if (type != "withdraw" && type != "take_back_armies") wanted.push_back(option.as_object());
    }
    auto action = wanted.at(source_.below(static_cast<unsigned>(wanted.size())));
    for (auto& [key, value] : action) {
        const json::object* open = value.if_object();
        if (open == nullptr) continue;
        if (open->contains("bytes")) {
            value = std::string{key == "hash" ? promise : contribution};
        } else {
            json::value number = source_.below(2) == 0 ? open->at("min") : open->at("max");
            value = std::move(number);
        }
    }
    return action;
}

std::optional<std::string> Player::act() {
    if (!awaited() || over_) return std::nullopt;
    ref_ = name_ + '-' + std::to_string(++acted_);
    unanswered_ = json::serialize(json::object{
        {"type", "act"}, {"ref", ref_}, {"seq", seq_}, {"action", choose()}});
    return unanswered_;
}

}  // namespace kamchatka::load
