// All that the books say where nothing has to be worked out.
#include "referee/articles/articles.hpp"

#include <utility>

namespace kamchatka::referee {

const std::vector<Ruling>& articles() {
    static const std::vector<Ruling> all = [] {
        std::vector<Ruling> list;
        for (auto part :
             {torisiko_setup,
              torisiko_turn,
              torisiko_time,
              torisiko_leaving,
              torisiko_conduct,
              challenge_reinforcing,
              challenge_combat,
              challenge_cards,
              torneo_articles,
              prestige_articles}) {
            for (Ruling& article : part()) list.push_back(std::move(article));
        }
        return list;
    }();
    return all;
}

}  // namespace kamchatka::referee
