// A list without a heap: room for N, of which only those in use are ever touched.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <initializer_list>
#include <memory>
#include <new>
#include <type_traits>

namespace kamchatka {

template <typename T, std::size_t N>
class InplaceVector {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

public:
    InplaceVector() noexcept {}  // leaves the storage as it is, on purpose
    InplaceVector(std::initializer_list<T> items) noexcept {
        for (const T& item : items) push_back(item);
    }
    InplaceVector(const InplaceVector& other) noexcept { *this = other; }
    InplaceVector& operator=(const InplaceVector& other) noexcept {
        if (this == &other) return *this;
        size_ = other.size_;
        std::uninitialized_copy(other.begin(), other.end(), items_);
        return *this;
    }
    ~InplaceVector() = default;

    void push_back(const T& item) noexcept {
        assert(size_ < N);
        std::construct_at(items_ + size_++, item);
    }
    // Built where it will stay: copying a half-written item would make the processor wait.
    template <typename... Args>
    void emplace_back(const Args&... args) noexcept {
        assert(size_ < N);
        ::new (static_cast<void*>(items_ + size_++)) T{args...};
    }
    void clear() noexcept { size_ = 0; }

    std::size_t size() const noexcept { return size_; }
    bool empty() const noexcept { return size_ == 0; }

    const T& operator[](std::size_t i) const noexcept {
        assert(i < size_);
        return items_[i];
    }
    T& operator[](std::size_t i) noexcept {
        assert(i < size_);
        return items_[i];
    }
    const T& back() const noexcept { return (*this)[size_ - 1]; }

    const T* begin() const noexcept { return items_; }
    const T* end() const noexcept { return items_ + size_; }

    friend bool operator==(const InplaceVector& a, const InplaceVector& b) noexcept {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    std::size_t size_ = 0;
    union {
        T items_[N];  // NOLINT(readability-identifier-naming): private, whatever the union says
    };
};

}  // namespace kamchatka
