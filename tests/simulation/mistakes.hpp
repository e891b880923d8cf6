// Mistakes that a program or a database could make, to be made on purpose: a checker that does not
// find them has not looked.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

namespace kamchatka::simulation {

enum class Mistake : std::uint8_t {
    none,
    no_fence_on_append,
    told_before_stored,
    lost_answer_is_success,
    lost_answer_sent_again,
    doubt_settled_by_a_plain_read,
    claim_answered_before_it_is_durable,
    acknowledged_without_the_standby,
    claimed_without_declaring_death,
    no_grace_after_an_outage,
    kept_when_declared_dead,
    catalogue_not_fenced,
    released_while_still_played,
    wanted_ignored,
    journal_not_fenced,
    same_incarnation_after_a_restart,
    refs_forgotten,
    another_seat_told,
};

inline constexpr std::array mistakes{
    std::pair{Mistake::no_fence_on_append, std::string_view{"no_fence_on_append"}},
    std::pair{Mistake::told_before_stored, std::string_view{"told_before_stored"}},
    std::pair{Mistake::lost_answer_is_success, std::string_view{"lost_answer_is_success"}},
    std::pair{Mistake::lost_answer_sent_again, std::string_view{"lost_answer_sent_again"}},
    std::pair{
        Mistake::doubt_settled_by_a_plain_read, std::string_view{"doubt_settled_by_a_plain_read"}},
    std::pair{
        Mistake::claim_answered_before_it_is_durable,
        std::string_view{"claim_answered_before_it_is_durable"}},
    std::pair{
        Mistake::acknowledged_without_the_standby,
        std::string_view{"acknowledged_without_the_standby"}},
    std::pair{
        Mistake::claimed_without_declaring_death,
        std::string_view{"claimed_without_declaring_death"}},
    std::pair{Mistake::no_grace_after_an_outage, std::string_view{"no_grace_after_an_outage"}},
    std::pair{Mistake::kept_when_declared_dead, std::string_view{"kept_when_declared_dead"}},
    std::pair{Mistake::catalogue_not_fenced, std::string_view{"catalogue_not_fenced"}},
    std::pair{
        Mistake::released_while_still_played, std::string_view{"released_while_still_played"}},
    std::pair{Mistake::wanted_ignored, std::string_view{"wanted_ignored"}},
    std::pair{Mistake::journal_not_fenced, std::string_view{"journal_not_fenced"}},
    std::pair{
        Mistake::same_incarnation_after_a_restart,
        std::string_view{"same_incarnation_after_a_restart"}},
    std::pair{Mistake::refs_forgotten, std::string_view{"refs_forgotten"}},
    std::pair{Mistake::another_seat_told, std::string_view{"another_seat_told"}},
};

}  // namespace kamchatka::simulation
