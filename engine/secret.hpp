// Something not everybody may know. There is no conversion to T: whoever reads it says reveal(),
// and a review finds every place that does. What a viewer is shown of it is a Shown<T>.
#pragma once

#include <optional>

namespace kamchatka {

template <typename T>
class Secret {
public:
    constexpr Secret() = default;
    constexpr explicit Secret(const T& value) : value_{value} {}

    constexpr const T& reveal() const { return value_; }
    constexpr T& reveal() { return value_; }

    friend constexpr bool operator==(const Secret&, const Secret&) = default;

private:
    T value_{};
};

// The value, or nothing for a viewer who may not know it.
template <typename T>
using Shown = std::optional<T>;

}  // namespace kamchatka
