// How much of something clients may hold at once: connections, bytes of a body that is being read,
// bytes of an answer that is being sent. Each address has its share, and all together have theirs.
// Thread-safe, since what is held may be let go anywhere.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <utility>

namespace kamchatka::server {

class Budget {
public:
    struct Limits {
        std::size_t by_address;
        std::size_t in_all;
    };
    explicit Budget(Limits limits) : ledger_{std::make_shared<Ledger>(limits)} {}

    // Held until it is dropped.
    using Held = std::shared_ptr<void>;
    // Null when it is too much.
    Held hold(const std::string& address, std::size_t amount) {
        if (!ledger_->add(address, amount)) return nullptr;
        return std::make_shared<Hold>(ledger_, address, amount);
    }

    // The same thing sent to many at one address, such as the standings to a whole club, is in
    // memory once and counts once.
    Held hold_once(const std::string& address, const void* thing, std::size_t amount) {
        const std::lock_guard lock{ledger_->sharing};
        std::erase_if(ledger_->shared, [](const auto& each) { return each.second.expired(); });
        auto& shared = ledger_->shared[{address, thing}];
        if (Held same = shared.lock()) return same;
        Held held = hold(address, amount);
        shared = held;
        return held;
    }

    std::size_t held() const {
        const std::lock_guard lock{ledger_->mutex};
        return ledger_->in_all;
    }

private:
    struct Ledger {
        explicit Ledger(Limits limits_in) : limits{limits_in} {}

        bool add(const std::string& address, std::size_t amount) {
            const std::lock_guard lock{mutex};
            const auto found = by_address.find(address);
            const std::size_t before = found == by_address.end() ? 0 : found->second;
            if (before + amount > limits.by_address || in_all + amount > limits.in_all) {
                return false;
            }
            by_address[address] = before + amount;
            in_all += amount;
            return true;
        }
        void remove(const std::string& address, std::size_t amount) {
            const std::lock_guard lock{mutex};
            in_all -= amount;
            const auto found = by_address.find(address);
            found->second -= amount;
            if (found->second == 0) by_address.erase(found);
        }

        const Limits limits;
        mutable std::mutex mutex;
        std::unordered_map<std::string, std::size_t> by_address;
        std::size_t in_all = 0;

        std::mutex sharing;
        std::map<std::pair<std::string, const void*>, std::weak_ptr<void>> shared;
    };

    // Not a deleter, which would live as long as anybody remembers what was held: the ledger does.
    class Hold {
    public:
        Hold(std::shared_ptr<Ledger> ledger, std::string address, std::size_t amount)
            : ledger_{std::move(ledger)},
              address_{std::move(address)},
              amount_{amount} {}
        Hold(const Hold&) = delete;
        Hold& operator=(const Hold&) = delete;
        ~Hold() { ledger_->remove(address_, amount_); }

    private:
        std::shared_ptr<Ledger> ledger_;
        std::string address_;
        std::size_t amount_;
    };

    std::shared_ptr<Ledger> ledger_;
};

}  // namespace kamchatka::server
