// Read once from the tables that are compiled in.
#include "server/reference/clauses.hpp"

#include "record/knobs/knobs.hpp"
#include "server/reference/embedded.hpp"

#include <algorithm>
#include <map>
#include <string>

namespace kamchatka::server {
namespace {

std::string_view take_until(std::string_view& rest, char separator) {
    const std::size_t end = rest.find(separator);
    const std::string_view part = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    return part;
}

// "CH-4.8a" is in chapter CH-4.
std::string chapter_of(std::string_view id) {
    std::size_t end = id.find('-') + 1;
    while (end < id.size() && id[end] >= 'A' && id[end] <= 'Z') ++end;
    while (end < id.size() && id[end] >= '0' && id[end] <= '9') ++end;
    return std::string{id.substr(0, end)};
}

// The rulebooks a ruleset is written in, the one that prevails first.
std::vector<std::string_view> rulebooks_of(std::string_view ruleset) {
    if (ruleset == "challenge") return {"challenge", "kingmaker", "challenge_card"};
    if (ruleset == "torisiko") return {"torisiko", "challenge", "kingmaker", "challenge_card"};
    if (ruleset == "prestige_torneo") return {"prestige"};
    if (ruleset.starts_with("master")) return {"master"};
    return {ruleset};
}

struct Clause {
    std::string_view rulebook;
    ClauseLine line;
};

// Whether a value that games are played with comes from it.
bool sets_a_knob(std::string_view id) {
    const auto cited = [&](const record::Knob& knob) {
        return std::ranges::find(knob.clauses, id) != knob.clauses.end();
    };
    return std::ranges::any_of(record::knobs(), cited);
}

std::vector<Clause> read_clauses() {
    std::map<std::string_view, std::string_view> italian;
    std::string_view rest = clauses_it_text();
    while (!rest.empty()) {
        std::string_view line = take_until(rest, '\n');
        const std::string_view id = take_until(line, '\t');
        italian[id] = line;
    }
    std::vector<Clause> all;
    rest = clauses_text();
    take_until(rest, '\n');
    while (!rest.empty()) {
        std::string_view line = take_until(rest, '\n');
        const std::string_view id = take_until(line, '\t');
        const std::string_view mode = take_until(line, '\t');
        const std::string_view rulebook = take_until(line, '\t');
        if (mode == "tournament" && !sets_a_knob(id)) continue;
        const auto translated = italian.find(id);
        Clause& clause = all.emplace_back();
        clause.rulebook = rulebook;
        clause.line.id = id;
        clause.line.chapter = chapter_of(id);
        clause.line.text.en = line;
        clause.line.text.it = translated == italian.end() ? line : translated->second;
    }
    return all;
}

}  // namespace

std::vector<ClauseLine> clauses_of(std::string_view ruleset) {
    static const std::vector<Clause> all = read_clauses();
    std::vector<ClauseLine> lines;
    for (const std::string_view rulebook : rulebooks_of(ruleset)) {
        for (const Clause& clause : all) {
            if (clause.rulebook == rulebook) lines.push_back(clause.line);
        }
    }
    return lines;
}

}  // namespace kamchatka::server
