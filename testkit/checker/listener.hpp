// One socket, gone through again beside the log.
#pragma once

#include "testkit/checker/checker.hpp"

#include <boost/json.hpp>

#include <map>
#include <optional>
#include <set>

namespace kamchatka::checker {

// What a person has from their earlier sockets at the table.
struct Memory {
    std::int64_t last = 0;  // the number of the last event they know of
    std::map<std::string, std::set<std::size_t>> sent_on{};  // by ref: the sockets
    std::set<std::string> refused{};
};

class Listener {
public:
    // All but the number of the socket must outlive it.
    Listener(
        const StoredGame& game,
        const std::string& person,
        std::size_t socket,
        Memory& memory,
        Verdict& verdict
    );

    void hear(const Line& line);

private:
    void said(const boost::json::object& message);
    void told(const boost::json::object& message);
    void view(const boost::json::object& message);
    void events(const boost::json::object& message);
    void repeated(const boost::json::object& message, const std::string& ref);
    void follow(std::int64_t first, const boost::json::array& events);
    void seats(const boost::json::object& table);
    // What a batch is told with: it follows from the game as it then stands.
    void surroundings(const boost::json::object& message, std::int64_t at);
    void compare(
        const char* what,
        std::int64_t at,
        const boost::json::value& told,
        const boost::json::value& right
    );
    void fault(Wrong wrong, const std::string& what);

    const StoredGame& game_;
    const std::string& person_;
    std::size_t socket_;
    Memory& memory_;
    Verdict& verdict_;
    Viewer viewer_;
    std::optional<std::int64_t> joined_;     // with this number, when they came back
    std::optional<std::int64_t> last_;       // the last number told on this socket
    std::map<std::string, int> may_repeat_;  // by ref: how often it was sent here, less answers
};

}  // namespace kamchatka::checker
