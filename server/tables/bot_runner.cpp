// From a question to an action, through bots/.
#include "server/tables/bot_runner.hpp"

#include "bots/catalogue.hpp"
#include "bots/proposal.hpp"
#include "chance/source.hpp"

#include <cstring>

namespace kamchatka::server {
namespace {

constexpr std::size_t questions_max = 100'000;

struct BotMind final : Mind {
    std::unique_ptr<bots::Bot> bot;
    chance::FastSource source;

    BotMind(std::unique_ptr<bots::Bot> bot_in, std::uint64_t seed)
        : bot{std::move(bot_in)},
          source{seed} {}
};

std::shared_ptr<BotMind> new_mind(std::string_view id) {
    auto bot = bots::make_bot(id);
    if (!bot) bot = bots::make_bot(bots::usual_bot);
    const Digest entropy = chance::new_server_seed();
    std::uint64_t seed = 0;
    std::memcpy(&seed, entropy.data(), sizeof(seed));
    return std::make_shared<BotMind>(std::move(bot), seed);
}

Answer answer_to(Question& question, std::chrono::milliseconds budget) {
    auto mind = std::dynamic_pointer_cast<BotMind>(question.mind);
    if (!mind) mind = new_mind(question.bot);
    if (mind->bot->listens()) {
        for (const SeenEvent& event : question.news) mind->bot->hear(*question.rules, event);
    }
    const auto until = bots::Budget::until(std::chrono::steady_clock::now() + budget);
    const bots::Situation now{*question.rules, question.view, question.seat, question.options};
    const Action action = mind->bot->choose(now, mind->source, until);
    return {.action = action, .mind = std::move(mind)};
}

}  // namespace

BotRunner::BotRunner(unsigned thread_count, std::chrono::milliseconds budget, Post post)
    : budget_{budget},
      workers_{thread_count, questions_max, std::move(post)} {}

void BotRunner::think(Question question, std::function<void(Answer)> answered) {
    // Dropped when far too much is waiting: the room asks again.
    const auto asked = std::make_shared<Question>(std::move(question));
    // Where nobody watches, a tenth of the time has to do.
    const auto budget = asked->attended ? budget_ : budget_ / 10;
    static_cast<void>(workers_.run<Answer>(
        {asked->attended ? Lane::play : Lane::background},
        [asked, budget] { return answer_to(*asked, budget); },
        [answered = std::move(answered)](std::optional<Answer> answer) {
            if (answer) answered(*std::move(answer));
        }
    ));
}

void BotRunner::propose(Matter matter, Question question, Proposed proposed) {
    const auto asked = std::make_shared<Question>(std::move(question));
    const bool queued = workers_.run<std::vector<Action>>(
        {Lane::play},
        [asked, matter, budget = budget_] {
            const bots::Situation now{*asked->rules, asked->view, asked->seat, asked->options};
            if (matter == Matter::placement) return bots::proposed_placement(now);
            const auto until = std::chrono::steady_clock::now() + budget;
            return bots::proposed_turn(now, bots::Budget::until(until));
        },
        proposed
    );
    if (!queued) proposed(std::nullopt);
}

bool bot_offered(std::string_view id) {
    const bots::Profile* profile = bots::find_profile(id);
    return profile != nullptr && profile->level > 0;
}

std::string bot_name(std::string_view id) {
    const bots::Profile* profile = bots::find_profile(id);
    return std::string{profile == nullptr ? id : profile->name.it};
}

}  // namespace kamchatka::server
