// What the books say where nothing has to be worked out, in parts.
#pragma once

#include "referee/ruling.hpp"

namespace kamchatka::referee {

using Articles = std::vector<Ruling>;

Articles torisiko_setup();
Articles torisiko_turn();
Articles torisiko_time();
Articles torisiko_leaving();
Articles torisiko_conduct();
Articles challenge_reinforcing();
Articles challenge_combat();
Articles challenge_cards();
Articles torneo_articles();
Articles prestige_articles();

}  // namespace kamchatka::referee
