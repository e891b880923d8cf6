// How a store answers: later, by a call, on the thread that StoreOptions::deliver names. Nothing in
// the ports waits. Changes of one caller become durable, and are answered, in the order they were
// handed over, whichever ports they went through.
#pragma once

#include "engine/result.hpp"

#include <functional>
#include <future>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

namespace kamchatka::store {

// Takes the answer to a change, once the change is durable; may be empty. `failed` is an answer
// too: nothing of it is stored, now or later. When the disk fails, it is dropped without a call:
// whether the change is there, only the next start will tell.
template <typename... Answer>
using Done = std::function<void(Answer...)>;

// What was read, or why it could not be: in words for the operator.
struct Unread {
    std::string why;
};
template <typename T>
using Read = Result<T, Unread>;
template <typename T>
using OnRead = std::function<void(Read<T>)>;

// Blocks until there is an answer: await<Answer>([&](Done<Answer> done) { start(..., done); }).
// For tests and tools; never on the thread that answers are delivered on. Throws std::runtime_error
// when the disk failed and no answer will come.
template <typename Answer, typename Start>
Answer await(Start start) {
    auto promise = std::make_shared<std::promise<Answer>>();
    std::future<Answer> answer = promise->get_future();
    start(Done<Answer>{[promise](Answer value) { promise->set_value(std::move(value)); }});
    promise.reset();
    try {
        return answer.get();
    } catch (const std::future_error&) {
        throw std::runtime_error{"the store has failed; nothing more is written"};
    }
}

// The same for what is read; throws what kept it from being read.
template <typename T, typename Start>
T await_read(Start start) {
    auto read = await<Read<T>>(std::move(start));
    if (!read) throw std::runtime_error{read.error().why};
    return *std::move(read);
}

}  // namespace kamchatka::store
