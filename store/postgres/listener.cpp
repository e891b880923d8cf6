// See listener.hpp.
#include "store/postgres/listener.hpp"

#include "store/postgres/notices.hpp"

#include <sys/eventfd.h>
#include <unistd.h>

namespace kamchatka::store::pg {
namespace {

constexpr std::chrono::milliseconds pause{200};
constexpr std::chrono::seconds measure_every{5};
constexpr std::chrono::minutes tidy_every{10};
// Notices are kept for an hour; who has not looked for longer than this may have missed some.
constexpr std::chrono::minutes looked_within{30};

constexpr std::string_view wanted_sql =
    "SELECT log_id, (extract(epoch FROM wanted_at) * 1000000)::bigint FROM head"
    " WHERE owner = $1 AND incarnation = $2 AND wanted IS NOT NULL ORDER BY wanted_at";
constexpr std::string_view lag_sql =
    "SELECT min(pg_wal_lsn_diff(pg_current_wal_lsn(), flush_lsn))::bigint,"
    " (min(coalesce(extract(epoch FROM flush_lag), 0)) * 1000)::bigint"
    " FROM pg_stat_replication WHERE flush_lsn IS NOT NULL";

}  // namespace

// What a look brought.
struct Listener::Tidings {
    std::int64_t losses = 0;  // of the connection
    std::vector<NumberedNotice> notices{};
    std::map<LogId, std::int64_t> wishes{};  // all there are, and when each came up
};

class Listener::Told {
public:
    Told(std::int64_t number, StoreOptions caller)
        : number_{number},
          on_notice_{std::move(caller.on_notice)},
          on_wanted_{std::move(caller.on_wanted)} {}
    ~Told() { close(event_); }
    Told(const Told&) = delete;
    Told& operator=(const Told&) = delete;

    int event() const { return event_; }
    void wake() const { eventfd_write(event_, 1); }
    void woken() const {
        eventfd_t count = 0;
        eventfd_read(event_, &count);
    }

    std::int64_t number() const {
        const std::lock_guard lock{mutex_};
        return number_;
    }
    std::int64_t wanted() const {
        const std::lock_guard lock{mutex_};
        return wanted_;
    }
    std::int64_t lost() {
        const std::lock_guard lock{mutex_};
        return ++losses_;
    }
    std::int64_t losses() const {
        const std::lock_guard lock{mutex_};
        return losses_;
    }

    // One look after the other: false while another is on its way, or there is nothing new.
    bool begin(const Tidings& tidings) {
        const std::lock_guard lock{mutex_};
        if (under_way_) return false;
        std::erase_if(wishes_, [&](const auto& wish) {
            return !tidings.wishes.contains(wish.first);
        });
        under_way_ =
            tidings.losses > losses_told_ || !tidings.notices.empty() || tidings.wishes != wishes_;
        return under_way_;
    }
    bool under_way() const {
        const std::lock_guard lock{mutex_};
        return under_way_;
    }
    void finish() {
        {
            const std::lock_guard lock{mutex_};
            under_way_ = false;
        }
        wake();
    }
    // What was read is another server's: it is read again over another connection.
    void read_again() {
        astray_ = true;
        finish();
    }
    bool take_astray() { return astray_.exchange(false); }

    // Where answers go.
    void tell(const Tidings& tidings) {
        std::vector<LogId> fresh;
        bool lost = false;
        {
            const std::lock_guard lock{mutex_};
            lost = tidings.losses > losses_told_;
            losses_told_ = tidings.losses;
            if (!tidings.notices.empty()) number_ = tidings.notices.back().number;
            for (const auto& [log, at] : tidings.wishes) {
                if (!wishes_.contains(log) || wishes_.at(log) != at) fresh.push_back(log);
            }
            wishes_ = tidings.wishes;
            wanted_ += std::ssize(fresh);
        }
        if (on_notice_) {
            if (lost) on_notice_(std::nullopt);
            for (const NumberedNotice& each : tidings.notices) {
                if (each.notice) on_notice_(each.notice);
            }
        }
        if (on_wanted_) {
            for (const LogId log : fresh) on_wanted_(log);
        }
        finish();
    }

private:
    const int event_ = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
    mutable std::mutex mutex_;
    std::int64_t number_;
    std::int64_t losses_ = 0;
    std::int64_t losses_told_ = 0;
    std::int64_t wanted_ = 0;
    std::map<LogId, std::int64_t> wishes_;
    bool under_way_ = false;
    std::atomic<bool> astray_ = false;
    const std::function<void(const std::optional<Notice>&)> on_notice_;
    const std::function<void(LogId)> on_wanted_;
};

void wake_listeners(Database& database) { database.query("SELECT pg_notify('kamchatka', '')"); }

Listener::Listener(
    const ConnectionOptions& options,
    Node node,
    HeartOptions heart,
    std::int64_t number,
    Writer& writer,
    StoreOptions caller
)
    : database_{options},
      node_{std::move(node)},
      heart_{heart},
      writer_{writer},
      told_{std::make_shared<Told>(number, std::move(caller))},
      thread_{[this] { run(); }} {}

Listener::~Listener() { stop(); }

void Listener::stop() {
    stopping_ = true;
    told_->wake();
    if (thread_.joinable()) thread_.join();
}

std::int64_t Listener::wanted() const { return told_->wanted(); }

Lag Listener::lag() const {
    const std::lock_guard lock{mutex_};
    return lag_;
}

void Listener::run() {
    while (!stopping_) {
        try {
            if (told_->take_astray()) database_.disconnect();
            if (!database_.connected()) connect();
            if (!told_->under_way()) look();
            tidy();
        } catch (const PostgresError&) {
            database_.disconnect();
        }
        try {
            wait();
        } catch (const PostgresError&) {
            database_.disconnect();
        }
    }
}

void Listener::wait() {
    const bool connected = database_.connected();
    database_.listen(told_->event(), connected ? heart_.look_every : pause);
    told_->woken();
}

void Listener::connect() {
    database_.connect();
    database_.execute("LISTEN kamchatka");
    if (heard_before_) told_->lost();
    heard_before_ = true;
}

Listener::Tidings Listener::read() {
    const auto now = Clock::now();
    if (now - looked_ > looked_within) told_->lost();
    looked_ = now;
    Tidings tidings{.losses = told_->losses()};
    tidings.notices = notices_after(database_, told_->number(), node_.name);
    auto row = database_.query(wanted_sql, node_.name, node_.incarnation);
    while (row.next()) tidings.wishes.emplace(row.integer(0), row.integer(1));
    return tidings;
}

void Listener::look() {
    const auto tidings = std::make_shared<Tidings>(read());
    if (!told_->begin(*tidings)) return;
    writer_.after_barrier({
        .server = database_.server(),
        .answer = [told = told_, tidings] { told->tell(*tidings); },
        .again = [told = told_] { told->read_again(); },
    });
}

// What is nobody's hurry.
void Listener::tidy() {
    const auto now = Clock::now();
    if (now - tidied_ > tidy_every) {
        tidied_ = now;
        forget_old_notices(database_);
    }
    if (now - measured_ < measure_every) return;
    measured_ = now;
    Lag lag;
    try {
        auto row = database_.query(lag_sql);
        if (row.next()) lag = {.bytes = row.integer_if_any(0), .ms = row.integer_if_any(1)};
    } catch (const Lost&) {
        throw;
    } catch (const PostgresError&) {
        // Not everybody may look at it.
    }
    const std::lock_guard lock{mutex_};
    lag_ = lag;
}

}  // namespace kamchatka::store::pg
