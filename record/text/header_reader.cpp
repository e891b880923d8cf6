// Reads the header of a record in text notation, and works out the rules it names.
#include "record/detail/header_reader.hpp"

#include "record/board_json.hpp"
#include "record/detail/atoms.hpp"
#include "record/detail/replay.hpp"
#include "record/knobs/house_rules.hpp"
#include "record/knobs/knobs.hpp"
#include "record/position.hpp"

#include <algorithm>

namespace kamchatka::record {
namespace {

constexpr std::array<std::string_view, 9> keywords{
    "kamchatka-record", "ruleset", "base", "set", "board", "seats", "player", "tag", "position"};

Fault at_line(std::size_t line, Fault fault) {
    if (fault) fault->line = line;
    return fault;
}

Fault nothing_more(const Tokens& tokens) {
    if (tokens.done()) return std::nullopt;
    return wrong("nothing more is expected: " + quoted(tokens.rest()));
}

Parsed<std::string> free_text(std::string_view text) {
    const auto refused = [&] { return wrong("a text in quotes is expected, not " + quoted(text)); };
    if (text.size() < 2 || text.front() != '"') return refused();
    std::string plain;
    std::size_t i = 1;
    while (i < text.size() && text[i] != '"') {
        if (text[i] == '\\') {
            ++i;
            if (i == text.size() || (text[i] != '"' && text[i] != '\\')) return refused();
        }
        plain += text[i++];
    }
    if (i + 1 != text.size()) return refused();
    if (!valid_free_text(plain)) {
        return wrong("up to 200 bytes of UTF-8 without control characters are expected");
    }
    return plain;
}

}  // namespace

bool HeaderReader::owns(std::string_view keyword) {
    return std::find(keywords.begin(), keywords.end(), keyword) != keywords.end();
}

Fault HeaderReader::read_line(std::size_t line, std::string_view text) {
    line_ = line;
    Tokens tokens{text};
    const std::string_view keyword = tokens.next();
    if (said_.version == 0) {
        if (keyword != keywords[0]) {
            return at_line(line, wrong("a record begins with: kamchatka-record 1"));
        }
        if (tokens.next() != std::to_string(format_version)) {
            return at_line(line, wrong("only version 1 of the notation can be read"));
        }
        said_.version = line;
        return at_line(line, nothing_more(tokens));
    }
    if (auto fault = dispatch(keyword, tokens)) return at_line(line, std::move(fault));
    return at_line(line, nothing_more(tokens));
}

Fault HeaderReader::dispatch(std::string_view keyword, Tokens& tokens) {
    if (keyword == "ruleset") return read_ruleset(tokens);
    if (said_.ruleset == 0) return wrong("the line ruleset is expected first");
    if (keyword == "base") return read_base(tokens);
    if (keyword == "set") return read_set(tokens);
    if (keyword == "board") return read_board(tokens);
    if (keyword == "seats") return read_seats(tokens);
    if (keyword == "player") return read_player(tokens);
    if (keyword == "tag") return read_tag(tokens);
    if (keyword == "position") return read_position(tokens);
    return wrong(no_such("header line", keyword, keywords));
}

Fault HeaderReader::read_ruleset(Tokens& tokens) {
    if (said_.ruleset != 0) return wrong("said twice: ruleset");
    said_.ruleset = line_;
    id_ = tokens.next();
    digest_ = tokens.next();
    if (!Name::valid(id_)) return wrong("no ruleset can be called " + quoted(id_));
    if (!digest_.empty() && !read_hex(digest_)) {
        return wrong("a digest of 16 hexadecimal digits is expected, not " + quoted(digest_));
    }
    if (const Ruleset* rulebook = find_rulebook(id_)) record_.set = *rulebook;
    return std::nullopt;
}

Fault HeaderReader::read_base(Tokens& tokens) {
    if (said_.base != 0) return wrong("said twice: base");
    if (find_rulebook(id_) != nullptr) return wrong(id_ + " is a rulebook and has no base");
    if (!turned_.empty()) return wrong("the line base is expected before the lines set");
    said_.base = line_;
    const std::string_view id = tokens.next();
    const Ruleset* base = find_rulebook(id);
    if (base == nullptr) return wrong("no rulebook is called " + quoted(id));
    record_.set = *base;
    record_.set.id = Name{id_};
    return std::nullopt;
}

Fault HeaderReader::read_set(Tokens& tokens) {
    if (said_.base == 0 && find_rulebook(id_) == nullptr) {
        return wrong("the line base is expected: " + id_ + " is no rulebook");
    }
    const std::string_view name = tokens.next();
    const std::string_view text = tokens.rest();
    while (!tokens.done()) tokens.next();
    if (std::find(turned_.begin(), turned_.end(), name) != turned_.end()) {
        return wrong("said twice: " + quoted(name));
    }
    turned_.emplace_back(name);
    return set_knob(record_.set, name, text);
}

Fault HeaderReader::read_board(Tokens& tokens) {
    if (said_.board != 0) return wrong("said twice: board");
    said_.board = line_;
    const auto value = parse_json(tokens.rest());
    if (!value) return wrong(value.error().what);
    auto board = record::read_board(*value);
    if (!board) return board.error();
    record_.board = *board;
    while (!tokens.done()) tokens.next();
    return std::nullopt;
}

Fault HeaderReader::read_seats(Tokens& tokens) {
    if (said_.seats != 0) return wrong("said twice: seats");
    said_.seats = line_;
    const std::string_view word = tokens.next();
    const bool digit = word.size() == 1 && word[0] >= '1' && word[0] <= '6';
    if (!digit) return wrong("a number from 1 to 6 is expected, not " + quoted(word));
    record_.seat_count = static_cast<std::uint8_t>(word[0] - '0');
    return std::nullopt;
}

Fault HeaderReader::read_player(Tokens& tokens) {
    const std::string_view word = tokens.next();
    const auto seat = read<Seat>(word);
    if (!seat) return wrong(no_such("seat", word, Spelling<Seat>::words));
    if (index(*seat) >= record_.seat_count) {
        return wrong("nobody sits on " + std::string{word} + " (the line seats comes before)");
    }
    if (!record_.players[*seat].empty()) return wrong("said twice: player " + std::string{word});
    auto text = free_text(tokens.rest());
    if (!text) return text.error();
    if (text->empty()) return wrong("a name is expected");
    record_.players[*seat] = *std::move(text);
    while (!tokens.done()) tokens.next();
    return std::nullopt;
}

Fault HeaderReader::read_tag(Tokens& tokens) {
    const std::string name{tokens.next()};
    if (!Name::valid(name)) return wrong("no tag can be called " + quoted(name));
    for (const Tag& tag : record_.tags) {
        if (tag.name == name) return wrong("said twice: tag " + name);
    }
    if (record_.tags.size() == tag_count_max) return wrong("too many tags");
    auto text = free_text(tokens.rest());
    if (!text) return text.error();
    record_.tags.push_back({.name = name, .value = *std::move(text)});
    while (!tokens.done()) tokens.next();
    return std::nullopt;
}

Fault HeaderReader::read_position(Tokens& tokens) {
    if (said_.position != 0) return wrong("said twice: position");
    said_.position = line_;
    position_ = tokens.rest();
    while (!tokens.done()) tokens.next();
    return std::nullopt;
}

Fault HeaderReader::check_rules() const {
    if (said_.version == 0) return wrong("a record begins with: kamchatka-record 1");
    if (said_.ruleset == 0) return at_line(line_, wrong("the line ruleset is missing"));
    if (said_.base == 0 && find_rulebook(id_) == nullptr) {
        return at_line(said_.ruleset, wrong(id_ + " is no rulebook, and the line base is missing"));
    }
    if (auto fault = check_ruleset(record_.set)) return at_line(said_.ruleset, std::move(fault));
    const std::string worked_out = hex(digest(record_.set));
    if (!digest_.empty() && digest_ != worked_out) {
        return at_line(
            said_.ruleset, wrong("these rules have the digest " + worked_out + ", not " + digest_)
        );
    }
    if (auto fault = check_board(record_.set, record_.board)) {
        return at_line(said_.board == 0 ? said_.ruleset : said_.board, std::move(fault));
    }
    if (said_.seats == 0) return at_line(line_, wrong("the line seats is missing"));
    return at_line(said_.seats, check_seat_count(record_));
}

Parsed<Reading> HeaderReader::finish() const {
    if (auto fault = check_rules()) return *fault;
    Reading reading{.record = record_, .state = {}, .cut_off = {}, .warnings = {}};
    reading.warnings = ruleset_warnings(record_.set);
    if (said_.position != 0) {
        const auto value = parse_json(position_);
        if (!value) return *at_line(said_.position, wrong(value.error().what));
        const auto state = record::read_position(rules_of(record_), *value);
        if (!state) return *at_line(said_.position, within("position", state.error()));
        if (state->seat_count != record_.seat_count) {
            return *at_line(
                said_.position, wrong("its seats are not as many as the line seats says")
            );
        }
        reading.record.position = *state;
    }
    reading.state = first_state(reading.record);
    return reading;
}

}  // namespace kamchatka::record
