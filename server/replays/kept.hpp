// Answers that never change, kept for who asks next: the ones that were asked for longest ago make
// room.
#pragma once

#include "server/transport/http.hpp"

#include <cstddef>
#include <list>
#include <string>
#include <string_view>
#include <unordered_map>

namespace kamchatka::server {

class Kept {
public:
    explicit Kept(std::size_t bytes_max) : bytes_max_{bytes_max} {}

    // Null when it is not here.
    const HttpResponse* find(const std::string& key) {
        const auto found = by_key_.find(key);
        if (found == by_key_.end()) return nullptr;
        by_use_.splice(by_use_.begin(), by_use_, found->second);
        return &found->second->response;
    }

    void keep(const std::string& key, const HttpResponse& response) {
        if (response.body->size() > bytes_max_ || by_key_.contains(key)) return;
        bytes_ += response.body->size();
        by_use_.push_front({key, response});
        by_key_[key] = by_use_.begin();
        while (bytes_ > bytes_max_) {
            bytes_ -= by_use_.back().response.body->size();
            by_key_.erase(by_use_.back().key);
            by_use_.pop_back();
        }
    }

    std::size_t bytes() const { return bytes_; }

private:
    struct Answer {
        std::string key;
        HttpResponse response;
    };

    const std::size_t bytes_max_;
    std::size_t bytes_ = 0;
    std::list<Answer> by_use_;  // the latest first
    std::unordered_map<std::string, std::list<Answer>::iterator> by_key_;
};

}  // namespace kamchatka::server
