// See socket.hpp.
#include "server/admin/socket.hpp"

#include "server/admin/types.hpp"
#include "server/runtime/operator_log.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <future>
#include <memory>
#include <system_error>

namespace kamchatka::server::admin {
namespace {

constexpr std::int64_t step_ms = 100;  // how soon a stop is noticed
constexpr std::int64_t patience_ms = 30'000;
constexpr int waiting_max = 8;

[[noreturn]] void fail(const std::string& doing) {
    throw std::system_error{errno, std::generic_category(), doing};
}

class Descriptor {
public:
    explicit Descriptor(int number) : number_{number} {}
    ~Descriptor() {
        if (number_ >= 0) close(number_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int number() const { return number_; }

private:
    int number_;
};

// A socket may have a name of 107 bytes only: it is named by way of its folder, however deep.
sockaddr_un address_in(const Descriptor& folder) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const std::string path = "/proc/self/fd/" + std::to_string(folder.number()) + '/' + socket_name;
    std::copy(path.begin(), path.end(), address.sun_path);
    return address;
}

const sockaddr* plain(const sockaddr_un& address) {
    return reinterpret_cast<const sockaddr*>(&address);  // NOLINT
}

int open_folder(const std::string& folder) {
    const int number = open(folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC);
    if (number < 0) fail(folder);
    return number;
}

bool send_line(int descriptor, std::string line) {
    line += '\n';
    std::string_view rest = line;
    while (!rest.empty()) {
        const ssize_t sent = send(descriptor, rest.data(), rest.size(), MSG_NOSIGNAL);
        if (sent <= 0) return false;
        rest.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

std::string refused(const char* outcome) {
    Answer answer;
    answer.outcome = outcome;
    return to_json_text(answer);
}

}  // namespace

AdminSocket::AdminSocket(const std::string& folder, Take take)
    : folder_{folder},
      take_{std::move(take)} {
    const Descriptor at{open_folder(folder)};
    // The folder is this process's alone (LOCK): what is there was left behind.
    unlinkat(at.number(), socket_name, 0);
    listening_ = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (listening_ < 0) fail("a local socket");
    const sockaddr_un address = address_in(at);
    const bool listens = fchmod(listening_, 0600) == 0 &&
        bind(listening_, plain(address), sizeof(address)) == 0 &&
        fchmodat(at.number(), socket_name, 0600, 0) == 0 && listen(listening_, waiting_max) == 0;
    if (!listens) {
        const int error = errno;
        close(listening_);
        errno = error;
        fail(folder + "/" + socket_name);
    }
    thread_ = std::thread{[this] { serve(); }};
}

AdminSocket::~AdminSocket() {
    stop();
    close(listening_);
}

void AdminSocket::stop() {
    stopping_ = true;
    if (!thread_.joinable()) return;
    thread_.join();
    unlink((folder_ + "/" + socket_name).c_str());
}

// Whether there is something to read before the patience or the server ends.
bool AdminSocket::wait_for(int descriptor, std::int64_t patience) const {
    for (std::int64_t waited = 0; waited < patience && !stopping_; waited += step_ms) {
        pollfd waiting{descriptor, POLLIN, 0};
        if (poll(&waiting, 1, static_cast<int>(step_ms)) > 0) return true;
    }
    return false;
}

void AdminSocket::serve() {
    while (!stopping_) {
        if (!wait_for(listening_, step_ms)) continue;
        const Descriptor client{accept4(listening_, nullptr, nullptr, SOCK_CLOEXEC)};
        if (client.number() >= 0) attend(client.number());
    }
}

void AdminSocket::attend(int client) {
    ucred peer{};
    socklen_t size = sizeof(peer);
    const bool known = getsockopt(client, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0;
    if (!known || (peer.uid != geteuid() && peer.uid != 0)) {
        note(Level::warning, "admin_refused", {{"uid", std::to_string(peer.uid)}});
        send_line(client, refused("not_permitted"));
        return;
    }
    std::string ahead;
    while (wait_for(client, patience_ms)) {
        char some[4096];
        const ssize_t got = recv(client, some, sizeof(some), 0);
        if (got <= 0) return;
        ahead.append(some, static_cast<std::size_t>(got));
        for (std::size_t end = ahead.find('\n'); end != std::string::npos; end = ahead.find('\n')) {
            std::string line = ahead.substr(0, end);
            ahead.erase(0, end + 1);
            if (!send_line(client, answer_to(std::move(line), peer.uid))) return;
        }
        if (ahead.size() > line_bytes_max) {
            send_line(client, refused("too_large"));
            return;
        }
    }
}

std::string AdminSocket::answer_to(std::string line, uid_t uid) {
    const auto promise = std::make_shared<std::promise<std::string>>();
    auto answer = promise->get_future();
    take_(std::move(line), uid, [promise](std::string text) {
        promise->set_value(std::move(text));
    });
    while (answer.wait_for(std::chrono::milliseconds{step_ms}) != std::future_status::ready) {
        if (stopping_) return refused("shutting_down");
    }
    return answer.get();
}

std::string ask_server(const std::string& folder, const std::string& line) {
    const std::string path = folder + "/" + socket_name;
    const Descriptor at{open_folder(folder)};
    const Descriptor server{socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)};
    const sockaddr_un address = address_in(at);
    if (server.number() < 0 || connect(server.number(), plain(address), sizeof(address)) != 0) {
        const bool nobody = errno == ENOENT || errno == ECONNREFUSED;
        throw std::runtime_error{
            nobody ? "no server runs on " + folder
                   : path + ": " + std::generic_category().message(errno)};
    }
    std::string answer;
    if (send_line(server.number(), line)) {
        char some[4096];
        while (answer.find('\n') == std::string::npos) {
            const ssize_t got = recv(server.number(), some, sizeof(some), 0);
            if (got <= 0) break;
            answer.append(some, static_cast<std::size_t>(got));
        }
    }
    const std::size_t end = answer.find('\n');
    if (end == std::string::npos) throw std::runtime_error{path + ": the server hung up"};
    return answer.substr(0, end);
}

}  // namespace kamchatka::server::admin
