// Reading the board: sums over territories and continents, no search.
#include "bots/reading.hpp"

#include <algorithm>
#include <array>

namespace kamchatka::bots {
namespace {

constexpr float winning = 1000;  // more than anything else can be worth
constexpr float even_enough = 0.6F;

// 1 / n, since a division costs more than all the rest; no territory has that many neighbours.
constexpr auto part_of = [] {
    std::array<float, territory_count_max + 1> parts{};
    for (std::size_t n = 1; n < parts.size(); ++n) parts[n] = 1.0F / static_cast<float>(n);
    return parts;
}();

bool closes_by_sdadata(const EndingRules& ending) { return ending.closing_sums[0] != 0; }

bool last_of_the_round(const View& view) {
    for (unsigned p = view.position + 1U; p < view.seat_count; ++p) {
        const Standing later = view.standing[view.order[p]];
        if (later == Standing::active || later == Standing::withdrawn) return false;
    }
    return true;
}

}  // namespace

bool Reading::as_before(const Situation& now) const {
    const View& seen = now.view;
    return table_ != nullptr && round_ == seen.round && position_ == seen.position &&
        board_ == seen.held && phase_ >= Phase::reinforce;
}

void Reading::look(const Situation& now) {
    const bool known = as_before(now);
    now_ = &now;
    phase_ = now.view.phase;
    if (known) return;
    if (table_ == nullptr) {
        table_ = &odds::campaign_table(odds::obligations_of(now.rules.set.combat));
    }
    round_ = now.view.round;
    position_ = now.view.position;
    board_ = now.view.held;
    held_ = board_[now.seat];
    read_board();
    read_stage();
    read_rivals();
    read_goal();
    read_prices();
    weigh();
}

void Reading::read_board() {
    const View& seen = view();
    unsigned most = 0;
    neutral_ = {};
    leader_ = now_->seat;
    for (const Seat seat : SeatSet::first(seen.seat_count)) {
        unsigned sum = 0;
        for (const Territory territory : seen.held[seat]) {
            owner_[territory] = seat;
            sum += seen.armies[territory];
        }
        strength_[seat] = sum + 2 * static_cast<unsigned>(seen.held[seat].size());
        if (seen.standing[seat] != Standing::active) {
            neutral_ = neutral_ | seen.held[seat];
            continue;
        }
        if (seat == now_->seat || strength_[seat] < most) continue;
        most = strength_[seat];
        leader_ = seat;
    }
    overwhelming_ = strength_[now_->seat] > 2 * most;
    confidence_ = overwhelming_ ? std::min(style_.confidence, even_enough) : style_.confidence;
}

void Reading::read_stage() {
    const View& seen = view();
    stage_ = Stage::open;
    if (!seen.last_round) return;
    const bool final = seen.closing_begun || seen.round > *seen.last_round ||
        (seen.round == *seen.last_round &&
         (last_of_the_round(seen) || !closes_by_sdadata(rules().set.ending)));
    stage_ = final ? Stage::final : Stage::last;
}

// What another seat's points may be: three quarters of the value it holds, as objectives go.
void Reading::read_rivals() {
    rival_points_ = 0;
    if (stage_ == Stage::open) return;
    const View& seen = view();
    for (const Seat seat : SeatSet::first(seen.seat_count)) {
        if (seat == now_->seat || seen.standing[seat] != Standing::active) continue;
        const auto value = static_cast<float>(value_of(board(), seen.held[seat]));
        rival_points_ = std::max(rival_points_, 0.75F * value);
    }
}

void Reading::read_goal() {
    const View& seen = view();
    const auto& objective = seen.objective[now_->seat];
    goal_ = objective ? &rules().objectives[*objective].goal : nullptr;
    wanted_ = {};
    missing_ = {};
    each_ = 0;
    points_ = 0;
    if (rules().set.ending.public_goal != PublicGoal::none) each_ = 3;
    if (goal_ == nullptr) return;
    wanted_ = goal_->territories;
    points_ = static_cast<float>(value_of(board(), held_ & wanted_));
    bool counts = goal_->territory_count > 0;
    for (const Seat seat : SeatSet::first(seen.seat_count)) {
        if (!goal_->destroy || seat == now_->seat || seen.colour[seat] != goal_->destroy) continue;
        if (seen.standing[seat] == Standing::eliminated) continue;
        wanted_ = wanted_ | seen.held[seat];
        counts = false;
    }
    missing_ = wanted_ - held_;
    const bool lists = !goal_->territories.empty() && goal_->continents_more == 0;
    const std::size_t missing = missing_.size();
    hunger_ = missing == 1 && lists ? winning : missing <= 3 ? 2.0F : 1.0F;
    if (!counts) return;
    const std::size_t count = goal_->territory_count;
    each_ = held_.size() + 8 < count ? 2.0F : 4.0F;
}

// An army counts for less at the end, and for whoever has plenty: the more they have, the less.
void Reading::read_prices() {
    const unsigned conquests = view().conquests;
    const bool final = stage_ == Stage::final;
    prize_ = conquests == 0 && !final ? style_.card : 0;
    if (style_.timing > 0 && final && points_ < rival_points_) {
        const unsigned enough = rules().set.ending.closing_exempt_conquests;
        if (conquests < enough) prize_ = 3 * style_.timing;
    }
    float cheap = 1;
    if (overwhelming_) {
        cheap = std::min(0.4F, 50.0F / static_cast<float>(strength_[now_->seat] + 1));
    }
    if (final) cheap = 0.4F;
    price_ = cheap * style_.army;
    if (style_.patience > 0 && leader_ != now_->seat) {
        const auto theirs = static_cast<float>(strength_[leader_]);
        const auto own = static_cast<float>(strength_[now_->seat]);
        price_ *= std::max(0.2F, 1 + style_.patience * (theirs - own) / (theirs + own));
    }
    exposure_ = overwhelming_ ? 0 : style_.exposure;
}

float Reading::goal_worth(Territory territory) const {
    if (!wanted_.contains(territory)) return style_.objective * each_;
    float value = goal_->destroy ? 4.0F : static_cast<float>(board().value[territory]);
    if (missing_.contains(territory)) {
        if (hunger_ == winning) return winning;
        value *= hunger_;
    }
    return style_.objective * (each_ + value);
}

float Reading::continent_worth(Continent continent) const {
    const TerritorySet members = board().members[continent];
    const auto size = static_cast<float>(members.size());
    const auto bonus = static_cast<float>(board().bonus[continent]);
    const float share = static_cast<float>((members & held_).size()) / size;
    float worth = style_.continent * bonus * share * share;
    // Whole continents are part of the goal common to all seats.
    if (rules().set.ending.public_goal_continents > 0) worth += 3 * share * share;
    for (const Seat other : SeatSet::first(view().seat_count)) {
        if (other == now_->seat || view().standing[other] != Standing::active) continue;
        const TerritorySet theirs = members & view().held[other];
        if (theirs.size() + 1 < members.size()) continue;
        worth += style_.breaking * bonus * (theirs == members ? 1.0F : 0.5F);
    }
    if (goal_ != nullptr && goal_->continents_more > 0 && !goal_->territories.intersects(members)) {
        worth += style_.objective * 4 * share;
    }
    return worth;
}

float Reading::opponent_worth(Territory territory) const {
    const Seat other = owner_[territory];
    float worth = other == leader_ ? style_.leader : 0;
    const std::size_t left = view().held[other].size();
    if (left <= 3 && !neutral_.contains(territory)) {
        worth += style_.finish * static_cast<float>(1 + view().hand_size[other]) * part_of[left];
    }
    return worth;
}

void Reading::weigh() {
    PerContinent<float> continents;
    const bool final = stage_ == Stage::final;
    for (const Continent continent : board().continents()) {
        continents[continent] = final ? 0 : continent_worth(continent);
    }
    const float territory_worth = style_.territory * (final ? 0.3F : 1.0F);
    const float goal_weight =
        stage_ == Stage::open ? 1.0F : style_.last_rounds * (final ? 2.0F : 1.0F);
    TerritorySet near = held_;
    for (const Territory territory : held_) near = near | board().neighbours[territory];
    for (const Territory territory : near) {
        const TerritorySet around = board().neighbours[territory];
        const float own = static_cast<float>((around & held_).size()) * part_of[around.size()];
        float worth = territory_worth + style_.compact * own +
            continents[board().continent[territory]] + goal_weight * goal_worth(territory);
        if (!held_.contains(territory)) worth += opponent_worth(territory);
        if (intent_.targets.contains(territory)) worth += intent_.worth;
        worth_[territory] = worth;
    }
    add_ambitions(near);
    for (const Territory territory : held_) {
        threat_[territory] = static_cast<std::uint16_t>(strongest_at(territory));
    }
}

unsigned Reading::strongest_at(Territory territory) const {
    unsigned most = 0;
    for (const Territory from : opponents_at(territory) - neutral_) {
        most = std::max(most, armies(from));
    }
    if (most == 0) return 0;
    return std::max(most, 2U) + static_cast<unsigned>(style_.reserve);
}

const odds::CampaignTable& Reading::card_table() const {
    return odds::campaign_table(odds::obligations_of(rules().set.combat, Ties::to_attacker));
}

float Reading::attack_value(
    Territory from, Territory to, unsigned attackers, const odds::CampaignTable& table, float floor
) const {
    const unsigned defenders = armies(to);
    const odds::Prospect& prospect = table[{attackers, defenders}];
    const float won = prospect.conquer;
    const float left = won * prospect.attackers_left + (1 - won) * prospect.attackers_failed;
    const float lost = static_cast<float>(attackers) - left;
    const float killed = static_cast<float>(defenders) - (1 - won) * prospect.defenders_failed;
    const float gain = worth(to) + prize_;
    float value = won * gain - price_ * lost + style_.kill * killed;
    if (exposure_ > 0 && value > floor) {
        // Three in ten of those who are left stay to hold the place they came from.
        const auto stay = static_cast<unsigned>(std::max(1.0F, left * 0.3F));
        const float before = danger(from, attackers);
        value -= exposure_ * worth(from) * std::max(0.0F, danger(from, stay) - before);
    }
    return value;
}

}  // namespace kamchatka::bots
