#include "record/board_json.hpp"

#include "record/codecs.hpp"

namespace kamchatka::record {
namespace {

constexpr std::uint64_t number_max = 255;

json::object territory_object(const Board& board, Territory territory) {
    json::array borders;
    for (const Territory other : board.neighbours[territory]) {
        borders.emplace_back(board.names[other].view());
    }
    return {{"value", std::uint64_t{board.value[territory]}}, {"borders", std::move(borders)}};
}

Fault take_name(std::string_view word, Name& out) {
    if (!Name::valid(word)) return wrong(quoted(word) + " is no name: a to z, 0 to 9 and _");
    out = Name{word};
    return std::nullopt;
}

std::string_view text_of(const json::value& value) {
    const json::string* word = value.if_string();
    return word == nullptr ? std::string_view{} : std::string_view{word->data(), word->size()};
}

// Territories are counted before their borders are read, which name them in any order.
class BoardReader {
public:
    Parsed<Board> read(const json::value& value);

private:
    Fault read_continents(const json::value& value);
    Fault read_continent(const json::value& value);
    Fault add_territory(std::string_view name, const json::value& value);
    Fault read_borders(Territory territory, const json::value& value);
    std::optional<Territory> find(std::string_view name) const;
    Fault check() const;

    Board board_{};
    std::vector<const json::value*> borders_;  // by territory
};

std::optional<Territory> BoardReader::find(std::string_view name) const {
    for (const Territory territory : board_.territories()) {
        if (board_.names[territory].view() == name) return territory;
    }
    return std::nullopt;
}

Fault BoardReader::add_territory(std::string_view name, const json::value& value) {
    if (board_.territory_count == territory_count_max) return wrong("at most 64 territories");
    if (find(name)) return wrong("another territory is called so");
    const Territory territory{board_.territory_count};
    const auto continent = id_of<Continent>(board_.continent_count - 1U);
    if (auto fault = take_name(name, board_.names[territory])) return fault;
    ObjectReader reader{value};
    std::uint64_t points = 0;
    if (const json::value* given = reader.take_required("value")) {
        reader.note("value", read_number(*given, 0, number_max, points));
    }
    const json::value* borders = reader.take_required("borders");
    if (auto fault = reader.finish()) return fault;
    board_.value[territory] = static_cast<std::uint8_t>(points);
    board_.continent[territory] = continent;
    board_.members[continent].insert(territory);
    borders_.push_back(borders);
    ++board_.territory_count;
    return std::nullopt;
}

Fault BoardReader::read_continent(const json::value& value) {
    const auto continent = id_of<Continent>(board_.continent_count - 1U);
    ObjectReader reader{value};
    std::uint64_t bonus = 0;
    if (const json::value* given = reader.take_required("bonus")) {
        reader.note("bonus", read_number(*given, 0, number_max, bonus));
    }
    board_.bonus[continent] = static_cast<std::uint8_t>(bonus);
    const json::value* all = reader.take_required("territories");
    if (auto fault = reader.finish()) return fault;
    if (!all->is_object() || all->get_object().empty()) {
        return wrong_at("territories", "an object with some is expected");
    }
    for (const auto& pair : all->get_object()) {
        const std::string_view name{pair.key().data(), pair.key().size()};
        if (auto fault = add_territory(name, pair.value())) {
            return within("territories", within(name, *fault));
        }
    }
    return std::nullopt;
}

Fault BoardReader::read_continents(const json::value& value) {
    if (!value.is_object() || value.get_object().empty()) {
        return wrong("an object with some is expected");
    }
    for (const auto& pair : value.get_object()) {
        const std::string_view name{pair.key().data(), pair.key().size()};
        if (board_.continent_count == continent_count_max) return wrong("at most 12 are expected");
        const auto continent = id_of<Continent>(board_.continent_count++);
        if (auto fault = take_name(name, board_.continent_names[continent])) return fault;
        if (auto fault = read_continent(pair.value())) return within(name, *fault);
    }
    return std::nullopt;
}

Fault BoardReader::read_borders(Territory territory, const json::value& value) {
    if (!value.is_array()) return wrong("a list of territories is expected");
    for (const json::value& one : value.get_array()) {
        const auto other = find(text_of(one));
        if (!other) return wrong("no territory is called " + json::serialize(one).substr(0, 40));
        if (*other == territory) return wrong("no territory borders itself");
        if (board_.neighbours[territory].contains(*other)) {
            return wrong(std::string{text_of(one)} + " stands there twice");
        }
        board_.neighbours[territory].insert(*other);
    }
    return std::nullopt;
}

Fault BoardReader::check() const {
    for (const Territory a : board_.territories()) {
        for (const Territory b : board_.neighbours[a]) {
            if (adjacent(board_, b, a)) continue;
            return wrong(
                std::string{board_.names[a].view()} + " borders " +
                std::string{board_.names[b].view()} + ", but not the other way round"
            );
        }
    }
    if (!connected(board_)) return wrong("not every territory can be reached from every other");
    return std::nullopt;
}

Parsed<Board> BoardReader::read(const json::value& value) {
    ObjectReader reader{value};
    if (const json::value* id = reader.take_required("id")) {
        reader.note("id", take_name(text_of(*id), board_.id));
    }
    if (const json::value* all = reader.take_required("continents")) {
        reader.note("continents", read_continents(*all));
    }
    if (auto fault = reader.finish()) return *fault;
    for (const Territory territory : board_.territories()) {
        if (auto fault = read_borders(territory, *borders_[index(territory)])) {
            const std::string_view name = board_.names[territory].view();
            return within("continents", within(name, *std::move(fault)));
        }
    }
    if (auto fault = check()) return within("continents", *std::move(fault));
    return board_;
}

}  // namespace

json::object board_json(const Board& board) {
    json::object continents;
    for (const Continent continent : board.continents()) {
        json::object territories;
        for (const Territory territory : board.members[continent]) {
            territories[board.names[territory].view()] = territory_object(board, territory);
        }
        continents[board.continent_names[continent].view()] = json::object{
            {"bonus", std::uint64_t{board.bonus[continent]}},
            {"territories", std::move(territories)},
        };
    }
    return {{"id", board.id.view()}, {"continents", std::move(continents)}};
}

Parsed<Board> read_board(const json::value& value) { return BoardReader{}.read(value); }

}  // namespace kamchatka::record
