// Replays a golden game and compares step by step, so that one difference does not shift the rest.
#include "cli/golden/golden_file.hpp"

#include "record/text/record_text.hpp"

#include <algorithm>

namespace kamchatka::cli {
namespace {

using Lines = std::vector<std::string_view>;

Lines split_lines(std::string_view text) {
    Lines lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1);
        lines.push_back(text.substr(0, end + 1));
        text.remove_prefix(end + 1);
    }
    return lines;
}

bool consequence(std::string_view line) {
    return line.starts_with(' ') || line.starts_with("turn ");
}

// The lines of one step, or of the header: one line that is no consequence and those after it.
std::size_t block_end(const Lines& lines, std::size_t begin) {
    std::size_t end = begin + 1;
    while (end < lines.size() && consequence(lines[end])) ++end;
    return end;
}

std::string shown(const Lines& lines, std::size_t line, std::size_t end) {
    if (line >= end) return {};
    std::string text{lines[line]};
    while (text.ends_with('\n') || text.ends_with('\r')) text.pop_back();
    return text.empty() ? "(empty line)" : text;
}

std::vector<Difference> compare(const Lines& expected, const Lines& found) {
    std::vector<Difference> differences;
    std::size_t e = 0;
    std::size_t f = 0;
    while (e < expected.size() || f < found.size()) {
        const std::size_t e_end = e < expected.size() ? block_end(expected, e) : e;
        const std::size_t f_end = f < found.size() ? block_end(found, f) : f;
        for (std::size_t i = 0; e + i < e_end || f + i < f_end; ++i) {
            const bool both = e + i < e_end && f + i < f_end;
            if (both && expected[e + i] == found[f + i]) continue;
            differences.push_back(
                {std::min(e + i, expected.size()) + 1,
                 shown(expected, e + i, e_end),
                 shown(found, f + i, f_end)}
            );
        }
        e = e_end;
        f = f_end;
    }
    return differences;
}

}  // namespace

std::string actions_alone(std::string_view golden) {
    std::string text;
    for (const std::string_view line : split_lines(golden)) {
        if (consequence(line)) {
            text += '\n';
        } else if (line.starts_with("ruleset ")) {
            // Without the digest: the knobs may have changed, and that is a consequence too.
            text += std::string{line.substr(0, line.find_first_of(" \r\n", 8))} + '\n';
        } else {
            text += line;
        }
    }
    return text;
}

record::Parsed<GoldenReplay> replay_golden(std::string_view golden) {
    auto reading = record::read_text(actions_alone(golden));
    if (!reading) return reading.error();
    GoldenReplay replay{.record = std::move(reading->record), .text = {}, .differences = {}};
    replay.text = record::write_text(replay.record);
    replay.differences = compare(split_lines(golden), split_lines(replay.text));
    return replay;
}

}  // namespace kamchatka::cli
