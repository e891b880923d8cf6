// The files of this folder as they are written (docs/quadrants.md, docs/boards.md): read by their
// schemas, before it is asked whether what they say can be.
#pragma once

#include "boards/layout.hpp"
#include "boards/quadrant.hpp"
#include "codec/reader.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::boards {

// The context of these files: no text in them is empty, a point is two numbers.
struct Files {};

struct TitleFile {
    std::string it{};
    std::string en{};
};

struct LinkFile {
    std::vector<std::string> between{};
    std::vector<Point> line{};
};

// One of the two.
struct SectorFile {
    std::optional<std::string> land{};
    std::optional<std::vector<std::string>> coasts{};
};

struct EdgesFile {
    std::vector<SectorFile> north{};
    std::vector<SectorFile> east{};
    std::vector<SectorFile> south{};
    std::vector<SectorFile> west{};
};

struct QuadrantFile {
    std::uint8_t format = 0;
    std::string name{};
    std::string symbol{};
    TitleFile title{};
    bool ours = false;  // drawn by us; nobody asks
    std::uint16_t value = 0;
    std::uint8_t bonus = 0;
    std::uint8_t territory_count = 0;
    std::uint8_t sectors = 0;
    Point plate{};
    std::vector<Land> territories{};
    std::vector<std::vector<std::string>> borders{};
    std::vector<LinkFile> links{};
    EdgesFile edges{};
};

[[noreturn]] inline void refuse(std::string path, std::string what) {
    throw codec::ParseError{.line = 0, .path = std::move(path), .what = std::move(what)};
}

// "borders[3]"
inline std::string item(std::string_view list, std::size_t index) {
    return std::string{list} + '[' + std::to_string(index) + ']';
}

template <typename Items>
void expect_count(const std::string& path, const Items& items, std::size_t count) {
    if (items.size() == count) return;
    refuse(path, std::to_string(count) + " are expected, not " + std::to_string(items.size()));
}

}  // namespace kamchatka::boards

namespace kamchatka::codec {

template <>
struct Reader<std::string, boards::Files> {
    static Fault read(const boards::Files&, const json::value& value, std::string& out) {
        std::string_view text;
        if (auto fault = read_text(value, string_limit<boards::Files>(), text)) return fault;
        if (text.empty()) return wrong("a text is expected");
        out = text;
        return std::nullopt;
    }
};
template <>
struct Reader<boards::Point, boards::Files> {
    static Fault read(const boards::Files&, const json::value& value, boards::Point& out) {
        const json::array* pair = nullptr;
        if (auto fault = read_list(value, list_limit<boards::Files>(), pair)) return fault;
        if (pair->size() != 2) {
            return wrong("2 are expected, not " + std::to_string(pair->size()));
        }
        for (const std::size_t i : {0U, 1U}) {
            std::uint64_t number = 0;
            if (auto fault = read_number((*pair)[i], 0, boards::tile_side, number)) {
                return within(i, *std::move(fault));
            }
            (i == 0 ? out.x : out.y) = static_cast<int>(number);
        }
        return std::nullopt;
    }
};

template <>
inline constexpr auto schema<boards::TitleFile> =
    shape("title", Field{"it", &boards::TitleFile::it}, Field{"en", &boards::TitleFile::en});
template <>
inline constexpr auto schema<boards::Land> = shape(
    "land",
    Field{"id", &boards::Land::id},
    Field{"name", &boards::Land::name},
    Field{"code", &boards::Land::code},
    Field{"value", &boards::Land::value},
    Field{"capital", &boards::Land::capital},
    Field{"outline", &boards::Land::outline}
);
template <>
inline constexpr auto schema<boards::LinkFile> = shape(
    "link", Field{"between", &boards::LinkFile::between}, Field{"line", &boards::LinkFile::line}
);
template <>
inline constexpr auto schema<boards::SectorFile> = shape(
    "sector", Field{"land", &boards::SectorFile::land}, Field{"coasts", &boards::SectorFile::coasts}
);
template <>
inline constexpr auto schema<boards::EdgesFile> = shape(
    "edges",
    Field{"north", &boards::EdgesFile::north},
    Field{"east", &boards::EdgesFile::east},
    Field{"south", &boards::EdgesFile::south},
    Field{"west", &boards::EdgesFile::west}
);
template <>
inline constexpr auto schema<boards::QuadrantFile> = shape(
    "quadrant",
    Field{"format", &boards::QuadrantFile::format},
    Field{"name", &boards::QuadrantFile::name},
    Field{"symbol", &boards::QuadrantFile::symbol},
    Field{"title", &boards::QuadrantFile::title},
    Field{"ours", &boards::QuadrantFile::ours},
    Field{"value", &boards::QuadrantFile::value},
    Field{"bonus", &boards::QuadrantFile::bonus},
    Field{"territory_count", &boards::QuadrantFile::territory_count},
    Field{"sectors", &boards::QuadrantFile::sectors},
    Field{"plate", &boards::QuadrantFile::plate},
    Field{"territories", &boards::QuadrantFile::territories},
    Field{"borders", &boards::QuadrantFile::borders},
    Field{"links", &boards::QuadrantFile::links},
    Field{"edges", &boards::QuadrantFile::edges}
);

}  // namespace kamchatka::codec
