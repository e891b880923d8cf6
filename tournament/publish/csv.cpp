// Encodings, separators, quotes.
#include "tournament/publish/csv.hpp"

#include "codec/utf8.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace kamchatka::tournament {
namespace {

// Windows-1252 from 0x80 to 0x9f; the rest is Latin 1.
constexpr std::array<std::uint16_t, 32> windows_1252{
    0x20ac, 0xfffd, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
    0x2039, 0x0152, 0xfffd, 0x017d, 0xfffd, 0xfffd, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
    0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0xfffd, 0x017e, 0x0178};

void append_code(std::string& text, std::uint32_t code) {
    const auto put = [&](std::uint32_t byte) { text += static_cast<char>(byte); };
    if (code < 0x80) {
        put(code);
    } else if (code < 0x800) {
        put(0xc0U | (code >> 6U));
        put(0x80U | (code & 0x3fU));
    } else if (code < 0x10000) {
        put(0xe0U | (code >> 12U));
        put(0x80U | ((code >> 6U) & 0x3fU));
        put(0x80U | (code & 0x3fU));
    } else {
        put(0xf0U | (code >> 18U));
        put(0x80U | ((code >> 12U) & 0x3fU));
        put(0x80U | ((code >> 6U) & 0x3fU));
        put(0x80U | (code & 0x3fU));
    }
}

unsigned byte_at(std::string_view text, std::size_t at) {
    return static_cast<unsigned char>(text[at]);
}

enum class ByteOrder : std::uint8_t { little, big };

std::string from_utf16(std::string_view bytes, ByteOrder order) {
    const auto word_at = [&](std::size_t at) {
        const unsigned first = byte_at(bytes, at);
        const unsigned second = byte_at(bytes, at + 1);
        return order == ByteOrder::little ? first | (second << 8U) : (first << 8U) | second;
    };
    std::string text;
    for (std::size_t at = 2; at + 1 < bytes.size(); at += 2) {
        std::uint32_t code = word_at(at);
        const bool high = code >= 0xd800 && code <= 0xdbff;
        const bool paired =
            high && at + 3 < bytes.size() && word_at(at + 2) >= 0xdc00 && word_at(at + 2) <= 0xdfff;
        if (paired) {
            code = 0x10000 + ((code - 0xd800) << 10U) + (word_at(at + 2) - 0xdc00);
            at += 2;
        } else if (code >= 0xd800 && code <= 0xdfff) {
            code = 0xfffd;
        }
        append_code(text, code);
    }
    return text;
}

std::string from_windows_1252(std::string_view bytes) {
    std::string text;
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        const unsigned byte = byte_at(bytes, at);
        append_code(text, byte >= 0x80 && byte < 0xa0 ? windows_1252[byte - 0x80] : byte);
    }
    return text;
}

char separator_of(std::string_view text) {
    constexpr std::string_view candidates = csv_separators;
    std::array<std::size_t, candidates.size()> counts{};
    bool quoted = false;
    bool anything = false;
    for (const char each : text) {
        if (each == '"') quoted = !quoted;
        if ((each == '\n' || each == '\r') && !quoted && anything) break;
        anything = anything || (each != '\n' && each != '\r' && each != ' ');
        const std::size_t which = candidates.find(each);
        if (!quoted && which != std::string_view::npos) ++counts[which];
    }
    const auto most = std::ranges::max_element(counts);
    return candidates[static_cast<std::size_t>(most - counts.begin())];
}

// "sep=;" alone on the first line, perhaps in quotes.
std::optional<char> said_separator(std::string_view text) {
    std::string_view line = text.substr(0, text.find_first_of("\r\n"));
    if (line.size() == 7 && line.starts_with('"') && line.ends_with('"')) {
        line = line.substr(1, 5);
    }
    const bool says = line.size() == 5 && (line.starts_with("sep=") || line.starts_with("SEP="));
    const bool known = says && csv_separators.find(line[4]) != std::string_view::npos;
    return known ? std::optional{line[4]} : std::nullopt;
}

std::string trimmed(std::string_view text) {
    constexpr std::string_view blank = " \t\r\n";
    // A spreadsheet's no-break space, C2 A0, is blank too.
    const auto no_break = [&](std::string_view piece) { return piece == "\xc2\xa0"; };
    for (;;) {
        if (!text.empty() && blank.find(text.front()) != std::string_view::npos) {
            text.remove_prefix(1);
        } else if (text.size() >= 2 && no_break(text.substr(0, 2))) {
            text.remove_prefix(2);
        } else if (!text.empty() && blank.find(text.back()) != std::string_view::npos) {
            text.remove_suffix(1);
        } else if (text.size() >= 2 && no_break(text.substr(text.size() - 2))) {
            text.remove_suffix(2);
        } else {
            return std::string{text};
        }
    }
}

class CsvReader {
public:
    CsvReader(std::string_view text, std::optional<char> separator) : text_{text} {
        const auto said = said_separator(text);
        separator_ = said ? *said : separator ? *separator : separator_of(text);
        if (!said) return;
        at_ = std::min(text.find_first_of("\r\n"), text.size());
        end_of_line();
    }

    Result<std::vector<CsvRow>, CsvError> read() {
        while (at_ < text_.size() && !fault_) row();
        if (fault_) return *fault_;
        return std::move(rows_);
    }

private:
    void fail(CsvFault fault, std::size_t line) {
        if (!fault_) fault_ = CsvError{fault, line};
    }

    void row() {
        CsvRow row{line_, {}};
        bool more = true;
        while (more && !fault_) {
            row.fields.push_back(trimmed(field()));
            if (row.fields.size() > csv_fields_max) fail(CsvFault::too_many_fields, row.line);
            more = at_ < text_.size() && text_[at_] == separator_;
            if (more) ++at_;
        }
        end_of_line();
        const bool blank = std::ranges::all_of(row.fields, &std::string::empty);
        if (!blank) rows_.push_back(std::move(row));
        if (rows_.size() > csv_rows_max) fail(CsvFault::too_many_rows, line_);
    }

    void end_of_line() {
        if (at_ >= text_.size()) return;
        if (text_[at_] == '\r' && at_ + 1 < text_.size() && text_[at_ + 1] == '\n') ++at_;
        ++at_;
        ++line_;
    }

    bool ends_field(char each) const { return each == separator_ || each == '\n' || each == '\r'; }

    std::string field() {
        while (at_ < text_.size() && text_[at_] == ' ') ++at_;
        if (at_ < text_.size() && text_[at_] == '"') return quoted();
        std::string value;
        while (at_ < text_.size() && !ends_field(text_[at_])) value += text_[at_++];
        return value;
    }

    std::string quoted() {
        const std::size_t begun = line_;
        std::string value;
        ++at_;
        for (;;) {
            if (at_ >= text_.size()) {
                fail(CsvFault::open_quote, begun);
                return value;
            }
            const char each = text_[at_++];
            if (each == '\n') ++line_;
            if (each != '"') {
                value += each;
            } else if (at_ < text_.size() && text_[at_] == '"') {
                value += text_[at_++];
            } else {
                break;
            }
        }
        // What follows a closing quote belongs to the field all the same.
        while (at_ < text_.size() && !ends_field(text_[at_])) value += text_[at_++];
        return value;
    }

    std::string_view text_;
    char separator_ = ';';
    std::size_t at_ = 0;
    std::size_t line_ = 1;
    std::vector<CsvRow> rows_;
    std::optional<CsvError> fault_;
};

// Also after blanks, which some spreadsheets pass over, and by the wide signs of East Asian ones.
bool begins_a_formula(std::string_view text) {
    if (text.starts_with('\t') || text.starts_with('\r') || text.starts_with('\n')) return true;
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    constexpr std::array<std::string_view, 8> signs{
        "=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20"};
    return std::ranges::any_of(signs, [&](std::string_view sign) {
        return text.starts_with(sign);
    });
}

}  // namespace

std::string to_utf8(std::string_view bytes) {
    if (bytes.starts_with("\xff\xfe")) return from_utf16(bytes, ByteOrder::little);
    if (bytes.starts_with("\xfe\xff")) return from_utf16(bytes, ByteOrder::big);
    if (bytes.starts_with("\xef\xbb\xbf")) bytes.remove_prefix(3);
    return codec::valid_utf8(bytes) ? std::string{bytes} : from_windows_1252(bytes);
}

Result<std::vector<CsvRow>, CsvError> read_csv(
    std::string_view bytes, std::optional<char> separator
) {
    if (bytes.size() > csv_bytes_max) return CsvError{CsvFault::too_large, 1};
    const std::string text = to_utf8(bytes);
    const std::size_t zero = text.find('\0');
    if (zero != std::string::npos) {
        const auto before = text.begin() + static_cast<std::ptrdiff_t>(zero);
        const auto breaks = std::count(text.begin(), before, '\n');
        return CsvError{CsvFault::binary, static_cast<std::size_t>(breaks) + 1};
    }
    return CsvReader{text, separator}.read();
}

std::string csv_field(std::string_view text, char separator) {
    std::string value{text};
    if (begins_a_formula(text)) value.insert(value.begin(), '\'');
    // Any separator, not only this one: whoever reads it may have to guess.
    const std::string special = std::string{"\"\r\n;,\t|"} + separator;
    if (value.find_first_of(special) == std::string::npos) return value;
    std::string quoted = "\"";
    for (const char each : value) {
        if (each == '"') quoted += '"';
        quoted += each;
    }
    return quoted + '"';
}

}  // namespace kamchatka::tournament
