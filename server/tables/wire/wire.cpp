// One object a message; its type says which.
#include "server/tables/wire/wire.hpp"

#include "codec/visible_text.hpp"
#include "server/api/json.hpp"

#include <algorithm>

namespace kamchatka::server {
namespace {

bool sound_ref(std::string_view ref) {
    const auto plain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
            c == '-' || c == '_';
    };
    return !ref.empty() && ref.size() <= ref_length_max &&
        std::all_of(ref.begin(), ref.end(), plain);
}

// What the types alone do not say.
template <typename T>
Fault check(const T&) {
    return std::nullopt;
}
Fault check(const Join& join) {
    return join.seq && *join.seq < 0 ? fault_at("seq", "a number from 0 on") : std::nullopt;
}
template <typename Asked>
Fault check_asked(const Asked& asked) {
    if (!sound_ref(asked.ref)) return fault_at("ref", "1 to 64 letters, digits, - and _");
    return asked.seq < 0 ? fault_at("seq", "a number from 0 on") : std::nullopt;
}
Fault check(const Act& act) { return check_asked(act); }
Fault check(const Why& why) { return check_asked(why); }
Fault check(const Propose& propose) { return check_asked(propose); }
Fault check(const Say& say) {
    if (say.text.has_value() == say.phrase.has_value()) return fault_at({}, "text or phrase");
    return std::nullopt;
}
Fault check(const StandingDefence& standing) {
    if (standing.defence_dice && (*standing.defence_dice < 1 || *standing.defence_dice > 3)) {
        return fault_at("defence_dice", "1 to 3, or null");
    }
    return std::nullopt;
}

template <typename... Ts>
record::Parsed<std::variant<Ts...>>
read_variant(const boost::json::object& object, std::string_view type, const std::variant<Ts...>*) {
    std::variant<Ts...> made;
    Fault fault = fault_at("type", "no such message");
    const auto attempt = [&]<typename T>(std::type_identity<T>) {
        if (codec::schema<T>.name != type) return false;
        T message{};
        fault = read_fields(object, "type", message);
        if (!fault) fault = check(message);
        made = std::move(message);
        return true;
    };
    static_cast<void>((attempt(std::type_identity<Ts>{}) || ...));
    if (fault) return *std::move(fault);
    return made;
}

}  // namespace

Result<ClientMessage, Reason> read_message(std::string_view text) {
    if (text.size() > message_bytes_max) return Reason::malformed;
    const auto value = parse_strict(text);
    const boost::json::object* object = value ? value->if_object() : nullptr;
    const boost::json::value* type = object != nullptr ? object->if_contains("type") : nullptr;
    if (type == nullptr || !type->is_string()) return Reason::malformed;
    const boost::json::string& name = type->get_string();
    auto read = read_variant(
        *object, {name.data(), name.size()}, static_cast<const ClientMessage*>(nullptr)
    );
    if (!read) return Reason::malformed;
    if (codec::odd_text_in(*value)) return Reason::odd_characters;
    return *std::move(read);
}

std::string write_message(const ServerMessage& message) {
    return std::visit(
        []<typename T>(const T& value) {
            std::string text = "{\"type\":\"";
            text += codec::schema<T>.name;
            text += '"';
            append_fields(text, value);
            text += '}';
            return text;
        },
        message
    );
}

}  // namespace kamchatka::server
