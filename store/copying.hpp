// What a move copies, and the two ends of it: one of each for every database there is.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kamchatka::store {

enum class ColumnKind : std::uint8_t { number, text, bytes, flag };

struct Column {
    std::string_view name;
    ColumnKind kind;
};

struct CopiedTable {
    std::string_view name;
    std::vector<Column> columns;
    std::string_view order;
};

// In order of references.
std::span<const CopiedTable> copied_tables();

// Of settings, what is true of the store and not of the database it is in.
inline constexpr std::string_view copied_settings = "name IN ('key', 'time', 'erasure')";

// One row: nothing, a number (also for a flag), or text or bytes.
using Value = std::variant<std::monostate, std::int64_t, std::string>;
using Values = std::vector<Value>;

class CopySource {
public:
    virtual ~CopySource() = default;
    virtual void read(const CopiedTable& table, const std::function<void(Values&)>& take) = 0;
};

class CopyTarget {
public:
    virtual ~CopyTarget() = default;
    virtual void begin(const CopiedTable& table) = 0;
    virtual void write(const Values& row) = 0;
    virtual void end() = 0;
    // Reads every chain through, and makes it count.
    virtual void keep() = 0;
};

// store/sqlite
std::unique_ptr<CopySource> copy_from_folder(const std::string& folder);
std::unique_ptr<CopyTarget> copy_to_folder(const std::string& folder);
// store/postgres
std::unique_ptr<CopySource> copy_from_database(const std::string& url);
std::unique_ptr<CopyTarget> copy_to_database(const std::string& url);

}  // namespace kamchatka::store
