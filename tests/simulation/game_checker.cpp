// What was told of a game, frame by frame, against the log played again.
#include "tests/simulation/checker.hpp"

#include "server/reference/rulesets.hpp"
#include "server/tables/room/game.hpp"
#include "server/tables/room/telling.hpp"
#include "server/tables/table.hpp"
#include "tests/simulation/frames.hpp"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace kamchatka::simulation {
namespace {

class GameChecker {
public:
    GameChecker(const store::memory::Contents& stored, store::TableId table)
        : row_{stored.rows.tables.at(table)} {
        if (const auto game = stored.games.find(table); game != stored.games.end()) {
            entries_ = &game->second.entries;
        }
    }

    std::vector<std::string> check(const std::vector<const Telling*>& tellings) {
        for (const Telling* telling : tellings) {
            if (type_of(*telling->frame) != "view") continue;
            const std::int64_t seq = number_at(*telling->frame, "seq");
            if (seq > 0) views_[seq].push_back(telling);
        }
        play();
        for (const auto& [seq, views] : views_) {
            faults_.push_back("a view of " + std::to_string(seq) + ", which is not stored");
        }
        for (const Telling* telling : tellings) {
            const std::string_view type = type_of(*telling->frame);
            if (type == "view") at_[telling->connection] = number_at(*telling->frame, "seq");
            if (type == "events") check_events(*telling);
        }
        return std::move(faults_);
    }

private:
    Viewer viewer_of(store::PlayerId player) const {
        for (std::size_t i = 0; i < places_.size(); ++i) {
            if (places_[i].player == player) return id_of<Seat>(i);
        }
        return Spectator{};
    }

    // The whole log once more; the views on the way.
    void play() {
        if (entries_ == nullptr) return;
        const server::Table table = server::table_of(store::memory::stored(row_));
        places_ = table.places;
        std::erase_if(places_, [](const server::Place& place) { return !place.taken(); });
        rules_ = server::rules_again(table.ruleset, table.options, table.layout);
        game_.emplace(rules_, static_cast<std::uint8_t>(places_.size()), row_.seed);
        for (const store::Entry& entry : *entries_) {
            const auto body = server::decode_body(game_->lexicon(), entry.body);
            if (entry.seq != game_->seq() + 1 || !body || !game_->follow(body->batch)) {
                faults_.push_back("entry " + std::to_string(entry.seq) + " does not follow");
                return;
            }
            refs_[entry.seq] = entry.ref;
            for (const Event& event : body->batch.events()) events_.push_back(event);
            check_views();
        }
    }

    void check_views() {
        const auto here = views_.find(game_->seq());
        if (here == views_.end()) return;
        std::map<std::string, std::string> expected;
        for (const Telling* telling : here->second) {
            const std::string viewer = server::viewer_json(viewer_of(telling->player));
            std::string& view = expected[viewer];
            if (view.empty()) {
                view =
                    server::view_json(game_->lexicon(), game_->state(), viewer_of(telling->player));
            }
            const bool own = '"' + std::string{text_at(*telling->frame, "viewer")} + '"' == viewer;
            if (!own) {
                faults_.push_back(name(*telling) + " was shown what another may see");
            } else if (!after(*telling->frame, "view").starts_with(view)) {
                faults_.push_back(
                    name(*telling) + " was shown another game at " + std::to_string(here->first)
                );
            }
        }
        views_.erase(here);
    }

    void check_events(const Telling& telling) {
        const std::string_view frame = *telling.frame;
        const std::int64_t first = number_at(frame, "seq");
        const std::string_view list = list_at(frame, "events");
        const std::string_view head = frame.substr(0, frame.find("\"events\":"));
        const std::string_view ref = text_at(head, "ref");
        const auto before = at_.find(telling.connection);
        const bool again = !ref.empty() && before != at_.end() && first <= before->second;
        if (before != at_.end() && before->second + 1 != first && !again) {
            faults_.push_back(
                name(telling) + " heard " + std::to_string(first) + " after " +
                std::to_string(before->second)
            );
        }
        if (!ref.empty()) {
            const auto entry = refs_.find(first);
            if (entry == refs_.end() || !entry->second.starts_with(ref)) {
                faults_.push_back(std::string{ref} + " is not what was done");
            }
        }
        const std::int64_t last = first + check_told(telling, first, list) - 1;
        if (!again) at_[telling.connection] = last;
    }

    // How many there are.
    std::int64_t check_told(const Telling& telling, std::int64_t first, std::string_view list) {
        const Viewer viewer = viewer_of(telling.player);
        const auto count = static_cast<std::int64_t>(items_in(list));
        std::string_view rest = list.substr(1);
        for (std::int64_t seq = first; seq < first + count; ++seq) {
            if (seq < 1 || seq > std::ssize(events_)) {
                faults_.push_back(
                    name(telling) + " heard " + std::to_string(seq) + ", which is not stored"
                );
                return count;
            }
            const std::string& event = told_as(seq, viewer);
            if (!rest.starts_with(event)) {
                faults_.push_back(
                    name(telling) + " heard something else at " + std::to_string(seq)
                );
                return count;
            }
            rest.remove_prefix(event.size() + 1);
        }
        return count;
    }

    const std::string& told_as(std::int64_t seq, const Viewer& viewer) {
        const Seat* seat = std::get_if<Seat>(&viewer);
        const std::int64_t key = seq * 16 + (seat != nullptr ? std::int64_t(index(*seat)) + 1 : 0);
        std::string& text = texts_[key];
        if (text.empty()) {
            const Event& event = events_[static_cast<std::size_t>(seq - 1)];
            text = server::events_json(game_->lexicon(), {&event, 1}, viewer);
            text = text.substr(1, text.size() - 2);
        }
        return text;
    }

    static std::string name(const Telling& telling) {
        return "at " + std::to_string(telling.at_ms) + " player " + std::to_string(telling.player);
    }

    const store::memory::Table& row_;
    const std::vector<store::Entry>* entries_ = nullptr;
    std::vector<server::Place> places_;
    std::shared_ptr<const Rules> rules_;
    std::optional<server::Game> game_;
    std::vector<Event> events_;
    std::map<std::int64_t, std::string> refs_;  // by the number of the first event
    std::map<std::int64_t, std::vector<const Telling*>> views_;
    std::map<int, std::int64_t> at_;  // the last event that was told on each connection
    std::unordered_map<std::int64_t, std::string> texts_;
    std::vector<std::string> faults_;
};

}  // namespace

std::vector<std::string> faults_of_game(
    const store::memory::Contents& stored,
    store::TableId table,
    const std::vector<const Telling*>& tellings
) {
    return GameChecker{stored, table}.check(tellings);
}

}  // namespace kamchatka::simulation
