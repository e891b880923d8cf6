#include "store/journals.hpp"

namespace kamchatka::store {

std::string about_account(PlayerId player) { return "account:" + std::to_string(player); }

}  // namespace kamchatka::store
