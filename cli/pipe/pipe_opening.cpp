// Reads the ruleset, board, names and seed of a game to be opened through the pipe.
#include "cli/pipe/pipe_opening.hpp"

#include "boards/game_board.hpp"
#include "record/hexadecimal.hpp"
#include "record/knobs/house_rules.hpp"
#include "record/knobs/knobs.hpp"
#include "record/words/spelling.hpp"

#include <vector>

namespace kamchatka::cli {
namespace {

std::vector<std::string_view> rulebook_ids() {
    std::vector<std::string_view> ids;
    ids.reserve(rulebooks::all.size());
    for (const Ruleset* set : rulebooks::all) ids.push_back(set->id.view());
    return ids;
}

// The ruleset as a house-rules object: an id alone stands for one without knobs.
json::object described(Request& request) {
    const json::value* given = request.take("ruleset");
    if (given == nullptr) return {{"id", "challenge"}};
    if (const json::object* house_rules = given->if_object()) return *house_rules;
    const json::string* id = given->if_string();
    if (id == nullptr) {
        request.fault(
            "ruleset",
            "an id or a house-rules object is expected, not " + std::string{kind_of(*given)}
        );
        return {};
    }
    if (record::find_rulebook({id->data(), id->size()}) == nullptr) {
        request.fault(
            "ruleset", quoted({id->data(), id->size()}) + " is none of " + joined(rulebook_ids())
        );
    }
    return {{"id", *id}};
}

std::uint64_t fresh_number() {
    const Digest entropy = chance::new_server_seed();
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < sizeof(number); ++i) number = number << 8U | entropy[i];
    return number;
}

const json::object* options_of(Request& request) {
    const json::value* given = request.take("options");
    if (given == nullptr) return nullptr;
    if (const json::object* options = given->if_object()) return options;
    request.fault("options", "an object is expected, not " + std::string{kind_of(*given)});
    return nullptr;
}

}  // namespace

std::optional<Ruleset> read_ruleset(Request& request) {
    json::object description = described(request);
    const json::object* options = options_of(request);
    if (options != nullptr) {
        for (const auto& pair : *options) {
            const std::string_view key{pair.key().data(), pair.key().size()};
            if (key == "id" || key == "base" || description.contains(key)) {
                request.fault("options." + plain(key), "belongs in ruleset, or is there already");
            }
            description[key] = pair.value();
        }
    }
    if (request.failed()) return std::nullopt;
    const auto rules = record::read_ruleset(description);
    if (rules) return rules->set;
    const bool optional = options != nullptr && options->contains(rules.error().path);
    request.fault_within(optional ? "options" : "ruleset", rules.error());
    return std::nullopt;
}

std::optional<Rules> read_rules(Request& request, unsigned players) {
    const auto set = read_ruleset(request);
    const json::value* given = request.take("board");
    if (!set) return std::nullopt;
    if (set->setup.board == BoardKind::classic) {
        if (given == nullptr) return make_rules(*set);
        request.fault("board", plain(set->id.view()) + " is played on the classic board");
        return std::nullopt;
    }
    const bool by_chance = given == nullptr && players >= 3;
    if (given == nullptr && !by_chance) {
        request.fault("board", "missing: a layout of quadrants, or a whole board");
        return std::nullopt;
    }
    if (given == nullptr) return boards::rules_for_game(*set, players, fresh_number());
    const auto board = boards::read_game_board(*given);
    if (board) return make_rules(*set, *board);
    request.fault_within("board", board.error());
    return std::nullopt;
}

PerSeat<std::string> read_players(Request& request, std::uint8_t seat_count) {
    PerSeat<std::string> players;
    const json::value* given = request.take("players");
    if (given == nullptr) return players;
    const json::array* names = given->if_array();
    if (names == nullptr || names->size() > seat_count) {
        request.fault("players", "a list of up to one name for each seat is expected");
        return players;
    }
    for (std::size_t i = 0; i < names->size(); ++i) {
        const json::string* name = (*names)[i].if_string();
        if (name == nullptr || !record::valid_free_text({name->data(), name->size()})) {
            request.fault(
                "players[" + std::to_string(i) + ']', "a name of up to 200 bytes is expected"
            );
            return players;
        }
        players[id_of<Seat>(i)] = std::string{name->data(), name->size()};
    }
    return players;
}

std::optional<Digest> read_seed(Request& request) {
    const std::string_view word = request.word("seed", {});
    if (word == "random") return chance::new_server_seed();
    const auto seed = record::digest_of_hexadecimal(word);
    if (!seed && !word.empty()) request.fault("seed", "64 hexadecimal digits or random");
    return seed;
}

std::optional<Scheme> read_scheme(Request& request) {
    const std::string_view word = request.word("scheme", {});
    const auto scheme = record::read<Scheme>(word);
    if (!scheme && !word.empty()) request.fault("scheme", "promises, or nothing");
    return scheme;
}

}  // namespace kamchatka::cli
