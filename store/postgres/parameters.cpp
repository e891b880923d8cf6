// See parameters.hpp.
#include "store/postgres/parameters.hpp"

namespace kamchatka::store::pg {
namespace {

constexpr int as_text = 0;
constexpr int as_binary = 1;

// Of the catalogue of every server.
constexpr std::int32_t bytea_type = 17;
constexpr std::int32_t bigint_type = 20;
constexpr std::int32_t text_type = 25;

template <typename Number>
void append_number(std::string& text, Number number) {
    const auto bits = static_cast<std::uint64_t>(number);
    for (std::size_t i = sizeof(Number); i-- > 0;) {
        text += static_cast<char>((bits >> (8 * i)) & 0xff);
    }
}

// A list of one dimension without nulls; its elements follow, each after its length.
std::string list_of(std::int32_t type, std::size_t count) {
    std::string list;
    append_int32(list, count == 0 ? 0 : 1);
    append_int32(list, 0);
    append_int32(list, type);
    if (count == 0) return list;
    append_int32(list, static_cast<std::int32_t>(count));
    append_int32(list, 1);
    return list;
}

}  // namespace

void append_int16(std::string& text, std::int16_t number) { append_number(text, number); }
void append_int32(std::string& text, std::int32_t number) { append_number(text, number); }
void append_int64(std::string& text, std::int64_t number) { append_number(text, number); }

void Parameters::add(std::int64_t number) { keep(std::to_string(number), as_text); }

void Parameters::add(std::string_view text) {
    put(text.data() == nullptr ? "" : text.data(), text.size(), as_binary);
}

void Parameters::add(Bytes bytes) {
    const char* data = bytes.data() == nullptr ? "" : reinterpret_cast<const char*>(bytes.data());
    put(data, bytes.size(), as_binary);
}

void Parameters::add(const std::vector<std::int64_t>& numbers) {
    std::string list = list_of(bigint_type, numbers.size());
    for (const std::int64_t number : numbers) {
        append_int32(list, sizeof(number));
        append_int64(list, number);
    }
    keep(std::move(list), as_binary);
}

void Parameters::add(const std::vector<std::string_view>& texts) {
    std::string list = list_of(text_type, texts.size());
    for (const std::string_view text : texts) {
        append_int32(list, static_cast<std::int32_t>(text.size()));
        list += text;
    }
    keep(std::move(list), as_binary);
}

void Parameters::add(const std::vector<Bytes>& all) {
    std::string list = list_of(bytea_type, all.size());
    for (const Bytes bytes : all) {
        append_int32(list, static_cast<std::int32_t>(bytes.size()));
        list.append(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    }
    keep(std::move(list), as_binary);
}

void Parameters::put(const char* value, std::size_t length, int format) {
    values_.push_back(value);
    lengths_.push_back(static_cast<int>(length));
    formats_.push_back(format);
}

void Parameters::keep(std::string value, int format) {
    kept_.push_back(std::move(value));
    put(kept_.back().c_str(), kept_.back().size(), format);
}

}  // namespace kamchatka::store::pg
