#include "tests/simulation/prepared.hpp"

#include "server/desk/desk.hpp"
#include "testkit/server/people.hpp"
#include "tests/simulation/database.hpp"
#include "tournament/format/presets.hpp"

#include <sodium.h>

#include <stdexcept>

namespace kamchatka::simulation {
namespace {

using server::MemoryWorld;

// Ids and codes are drawn by libsodium: from here on always the same.
chance::FastSource& drawn() {
    static chance::FastSource source{1918};
    return source;
}

void make_random_repeatable() {
    static randombytes_implementation same{
        .implementation_name = [] { return "repeatable"; },
        .random = [] { return static_cast<std::uint32_t>(drawn().next()); },
        .stir = nullptr,
        .uniform = nullptr,
        .buf =
            [](void* const bytes, const std::size_t size) {
                auto* const each = static_cast<std::uint8_t*>(bytes);
                for (std::size_t i = 0; i < size; ++i) {
                    each[i] = static_cast<std::uint8_t>(drawn().next());
                }
            },
        .close = nullptr,
    };
    randombytes_set_implementation(&same);
}

// A tournament of four, and the table of its first round, played until the first of them is on
// turn.
class Contest {
public:
    Contest(MemoryWorld& world, Prepared& made) : world_{world}, made_{made} {
        create();
        enter_players();
        open_table();
        play();
    }

private:
    static constexpr store::PlayerId organiser = 9;
    static constexpr store::PlayerId first = 4;

    template <typename Outcome>
    static auto value(const std::optional<Outcome>& outcome) {
        if (!outcome || !*outcome) throw std::runtime_error{"the tournament cannot be prepared"};
        return **outcome;
    }
    void create() {
        tournament::Format format;
        for (const auto& preset : tournament::format_presets()) {
            if (preset.id == "league") format = preset.format;
        }
        format.name = "Simulation";
        std::optional<Result<std::string, server::DeskFault>> code;
        const store::PlayerRow owner{
            .id = organiser, .kind = store::PlayerKind::guest, .name = "Olga", .created_ms = 0};
        desk_.create(owner, format, store::Listing::unlisted, [&](auto made) { code = made; });
        world_.settle();
        made_.contest = value(code);
        std::optional<Result<server::Desk::Found, server::Reason>> found;
        desk_.find(made_.contest, [&](auto one) { found = one; });
        world_.settle();
        contest_ = value(found);
    }
    void act(tournament::Action action) {
        std::optional<Result<server::ActAnswer, server::DeskFault>> acted;
        desk_.act(
            contest_,
            {.by = {tournament::Role::organiser, "Olga"},
             .author = {.account = organiser},
             .ref = "prepared-" + std::to_string(++refs_),
             .actions = {std::move(action)}},
            [&](auto answer) { acted = answer; }
        );
        world_.settle();
        value(acted);
    }
    void enter_players() {
        for (std::uint16_t i = 1; i <= 4; ++i) {
            const std::string letter{static_cast<char>('A' + i)};
            act(tournament::Register{
                {.name = "Nome" + letter + " Cognome" + letter, .club = "Club " + letter}});
            act(tournament::PresenceNoted{tournament::PlayerId{i}, true, true});
        }
        act(tournament::DrawRound{7});
    }
    void open_table() {
        std::optional<Result<server::OnlineAnswer, server::DeskFault>> opened;
        desk_.open_online(contest_, {organiser, "Olga"}, server::StandIn::bot, [&](auto answer) {
            opened = answer;
        });
        world_.settle();
        made_.online = value(opened).tables.at(0).code;
        for (std::uint16_t i = 1; i <= 4; ++i) {
            std::optional<Result<std::string, server::DeskFault>> seated;
            const store::PlayerRow account{
                .id = first + i - 1,
                .kind = store::PlayerKind::guest,
                .name = "player " + std::to_string(first + i - 1),
                .created_ms = 0};
            desk_.sit_online(*contest_, tournament::PlayerId{i}, account, [&](auto answer) {
                seated = answer;
            });
            world_.settle();
            value(seated);
        }
        desk_.start_online(contest_, [](const auto&) {});
        world_.settle();
    }
    void play() {
        const auto room = directory_.open(made_.online);
        Chances chances{3};
        std::vector<std::unique_ptr<server::FakeAttendee>> people;
        for (std::size_t i = 0; i < room->table().places.size(); ++i) {
            const store::PlayerId player = *room->table().places[i].player;
            people.push_back(std::make_unique<server::FakeAttendee>(player, "player"));
            room->join(*people.back(), {});
            made_.guests.push_back({player, made_.online, i > 0});
        }
        for (int acted = 0; acted < 400 && room->state()->round < 2; ++acted) {
            const Seat seat = awaited_seats(*room->state()).front();
            auto& person = *people.at(index(seat));
            server::Act act;
            act.ref = "before-" + std::to_string(acted);
            act.seq = room->seq();
            act.action.value = chosen_action(server::options_of(person), chances);
            room->act(person, act);
            world_.settle();
            for (const auto& each : people) {
                if (each->frames.size() > 1)
                    each->frames.erase(each->frames.begin(), each->frames.end() - 1);
            }
        }
        for (const auto& person : people) room->leave(*person);
        world_.settle();
    }

    MemoryWorld& world_;
    Prepared& made_;
    server::Workers workers_{0, 100, [](const std::function<void()>& work) { work(); }};
    server::Directory directory_{world_, workers_, {}};
    server::Desk desk_{world_, world_.data.journals(), directory_, workers_};
    server::Desk::Found contest_;
    int refs_ = 0;
};

// People of whom nobody has sat down yet.
void empty_seats(store::memory::Table& table) {
    for (auto& [number, seat] : table.seats) {
        seat.kind = store::SeatKind::open;
        seat.player.reset();
        seat.name.reset();
    }
}

Prepared prepare() {
    make_random_repeatable();
    Prepared made;
    MemoryWorld world;
    const auto lobby = server::lay(world, {.ruleset = "challenge", .people = 3, .id = 101});
    const auto game =
        server::lay(world, {.ruleset = "prestige", .people = 2, .bots = 1, .id = 102});
    for (store::PlayerId player = 1; player <= 3; ++player) {
        made.guests.push_back({player, lobby->table().code, false});
    }
    for (store::PlayerId player = 1; player <= 2; ++player) {
        made.guests.push_back({player, game->table().code, false});
    }
    const Contest contest{world, made};
    auto contents = copy(*world.data.contents());
    empty_seats(contents->rows.tables.at(101));
    made.contents = contents;
    return made;
}

}  // namespace

const Prepared& prepared() {
    static const Prepared made = prepare();
    return made;
}

boost::json::object chosen_action(const boost::json::array& options, Chances& chances) {
    std::vector<boost::json::object> wanted;
    for (const auto& option : options) {
        const auto& type = option.at("type");
        if (type != "withdraw" && type != "take_back_armies") wanted.push_back(option.as_object());
    }
    auto action = wanted.at(chances.once_in(4) ? wanted.size() - 1 : chances.below(wanted.size()));
    for (auto& [key, value] : action) {
        const boost::json::object* open = value.if_object();
        if (open == nullptr) continue;
        if (open->contains("bytes")) {
            value = std::string{key == "hash" ? server::their_promise : server::their_contribution};
        } else {
            value = chances.once_in(2) ? open->at("min") : open->at("max");
        }
    }
    return action;
}

}  // namespace kamchatka::simulation
