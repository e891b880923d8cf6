// Messages of the WebSocket, arbitrary bytes, one a line: what is accepted must be sound, and what
// it holds of the game goes on to the reader of actions.
#include "engine/rulebooks.hpp"
#include "record/json.hpp"
#include "server/tables/wire/wire.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

using namespace kamchatka;

void check(const server::ClientMessage& message, const Rules& rules) {
    if (const auto* join = std::get_if<server::Join>(&message)) {
        if (join->seq && *join->seq < 0) std::abort();
    } else if (const auto* act = std::get_if<server::Act>(&message)) {
        if (act->ref.empty() || act->ref.size() > server::ref_length_max || act->seq < 0) {
            std::abort();
        }
        const auto action = record::from_json<Action>({rules, 4}, act->action.value);
        if (action && record::to_json({rules, 4}, *action).empty()) std::abort();
    } else if (const auto* say = std::get_if<server::Say>(&message)) {
        if (say->text.has_value() == say->phrase.has_value()) std::abort();
        server::ChatMessage line;
        line.text = say->text;
        line.phrase = say->phrase;
        if (!record::parse_json(server::write_message(line))) std::abort();
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    static const Rules rules = make_rules(rulebooks::challenge);
    std::string_view text{reinterpret_cast<const char*>(bytes), size};
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const auto message = server::read_message(text.substr(0, end));
        if (message) check(*message, rules);
        if (end == std::string_view::npos) break;
        text.remove_prefix(end + 1);
    }
    return 0;
}
