// One question in JSON, one answer in JSON: all that a page needs of a real table, in one function,
// so that the same code answers in the browser without a network (docs/companion.md).
#pragma once

#include "referee/sheet.hpp"
#include "referee/wire/entry_json.hpp"

#include <string>
#include <string_view>

namespace kamchatka::referee {

class Companion {
public:
    // {"ok":true,...} or {"ok":false,"error":{...}}.
    std::string answer(std::string_view question);

private:
    using Answer = Result<json::object, Refusal>;

    Answer handle(std::string_view request, const json::object& asked);
    Answer load(const json::object& asked);
    Answer enter(const json::object& asked);
    Answer rejoin(const json::object& asked);
    json::object as_it_stands() const;
    Answer ruled(const json::object& asked) const;
    Answer arrange(const json::object& asked) const;
    Answer deal_limits() const;
    Answer card(const json::object& asked) const;
    Answer known(const json::object& asked) const;
    Answer file(const json::object& asked) const;

    Book book_;
    Sheet sheet_;
};

}  // namespace kamchatka::referee
