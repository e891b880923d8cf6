// A game in the real process, with everything it ever sent and logged kept as it came; the secrets
// are read from its data folder afterwards, and looked for in the bytes of everybody who may not
// know them.
#include "server/reference/rulesets.hpp"
#include "server/tables/room/game.hpp"
#include "store/store.hpp"
#include "testkit/client/loop_watch.hpp"
#include "testkit/client/net_client.hpp"
#include "testkit/client/player.hpp"
#include "testkit/client/served.hpp"
#include "testkit/client/swarm.hpp"

#include <gtest/gtest.h>

#include <signal.h>
#include <span>

#include <array>
#include <chrono>
#include <map>

namespace kamchatka::server {
namespace {

namespace json = boost::json;
using Clock = std::chrono::steady_clock;

constexpr std::size_t people = 3;
constexpr const char* passphrase = "cavallo batteria graffetta";
constexpr const char* said = "nessuno scriva questa riga";

std::string hex(std::span<const std::uint8_t> bytes) {
    std::string text;
    for (const std::uint8_t byte : bytes) {
        text += "0123456789abcdef"[byte >> 4U];
        text += "0123456789abcdef"[byte & 0xFU];
    }
    return text;
}

// Three people, one who watches live, one who watches late at another table, and a stranger who
// only asks over HTTP.
class Secrets : public testing::Test {
protected:
    using Texts = std::vector<std::string>;

    Secrets() {
        for (std::size_t i = 0; i < people; ++i) {
            Browser& browser = browsers_.emplace_back(server_.port());
            const std::string name = "Giocatore " + std::string(1, static_cast<char>('A' + i));
            EXPECT_EQ(browser.post("/api/guest", R"({"name":")" + name + R"("})").status, 200);
            tokens_.push_back(browser.cookie.substr(browser.cookie.find('=') + 1));
        }
        const Reply account = browsers_[0].post(
            "/api/account",
            R"({"name":"Giocatore A","passphrase":")" + std::string{passphrase} + R"("})"
        );
        EXPECT_EQ(account.status, 200);
        recovery_code_ = account.json().at("recovery_code").as_string();
        tokens_.push_back(browsers_[0].cookie.substr(browsers_[0].cookie.find('=') + 1));
        for (std::size_t t = 0; t < tables; ++t) lay_table(t == 0 ? 0 : 5);
    }

    void lay_table(int delay_s) {
        const Reply made = browsers_[0].post(
            "/api/tables",
            R"({"ruleset":"challenge","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"},)"
            R"({"kind":"bot"}],"settings":{"visibility":"public","aids":true,"chat":true,)"
            R"("tournament":false,"spectators":true,"spectator_delay_s":)" +
                std::to_string(delay_s) +
                R"(,"clock":{"kind":"bank","bank_s":3600},"at_zero":"bot","quitters":"bot"}})"
        );
        ASSERT_EQ(made.status, 200) << made.body;
        const std::string code{made.json().at("code").as_string()};
        codes_.push_back(code);
        for (std::size_t i = 1; i < people; ++i) {
            EXPECT_EQ(browsers_[i].post("/api/tables/" + code + "/sit").status, 200);
        }
        EXPECT_EQ(browsers_[0].post("/api/tables/" + code + "/start").status, 200);
        for (std::size_t i = 0; i <= people; ++i) {
            const std::string cookie = i < people ? browsers_[i].cookie : "";
            const std::size_t socket = swarm_.open(server_.port(), cookie, "127.0.0.1");
            swarm_.send(socket, R"({"type":"join","table":")" + code + R"(","seq":null})");
            players_.emplace_back(code + std::string(1, static_cast<char>('A' + i)), socket + 1);
        }
    }

    // What a role was sent of a table: over its socket, and over HTTP.
    Texts& sent(std::size_t table, std::size_t role) { return sent_[table * (people + 1) + role]; }

    void listen() {
        swarm_.listen(5, [this](std::size_t socket, std::string_view text) {
            sent_[socket].emplace_back(text);
            players_[socket].hear(text, load::Player::Keep::nothing);
        });
    }

    void ask(std::size_t table, std::size_t role) {
        Browser stranger{server_.port()};
        Browser& browser = role < people ? browsers_[role] : stranger;
        const std::string path = "/api/tables/" + codes_[table];
        for (const std::string& one :
             {path,
              path + "/events",
              path + "/record",
              path + "/record?format=json",
              path + "/replay",
              std::string{"/api/tables"},
              std::string{"/api/my/tables"},
              std::string{"/api/account/export"},
              std::string{"/api/me"},
              std::string{"/metrics"},
              std::string{"/health"}}) {
            sent(table, role).push_back(browser.get(one).body);
        }
    }

    // Three seconds, or longer on a slow machine: until a good part of a game has been played.
    void play() {
        const auto began = Clock::now();
        const std::int64_t enough = players_[0].seq() + 90;
        std::array<Clock::time_point, tables*(people + 1)> next{};
        while (Clock::now() < began + std::chrono::seconds{20}) {
            const bool played = players_[0].seq() >= enough;
            if (played && Clock::now() > began + std::chrono::seconds{3}) return;
            listen();
            for (std::size_t i = 0; i < players_.size(); ++i) {
                // As often as a socket may, and no more.
                if (Clock::now() < next[i]) continue;
                if (const auto text = players_[i].act()) {
                    swarm_.send(i, *text);
                    next[i] = Clock::now() + std::chrono::milliseconds{40};
                }
            }
        }
    }

    // Every event of a table, from the folder that the server left.
    struct Truth {
        std::vector<Event> events;
        std::shared_ptr<const Rules> rules;
        std::string seed;
    };
    static Truth truth(store::Store& data, const std::string& code) {
        using Whole = std::optional<store::WholeTable>;
        using Entries = std::vector<store::Entry>;
        const auto whole = store::await_read<Whole>([&](const store::OnRead<Whole>& done) {
            data.catalogue().table_with_code(code, 0, done);
        });
        const auto& row = whole->stored.table;
        Truth truth;
        truth.rules = rules_again(row.ruleset, row.options, std::nullopt);
        truth.seed = hex(*whole->seed);
        const auto entries = store::await_read<Entries>([&](const store::OnRead<Entries>& done) {
            data.log().read(row.id, {}, done);
        });
        for (const auto& entry : entries) {
            const auto body = decode_body({*truth.rules, people + 1}, entry.body);
            const auto events = body->batch.events();
            truth.events.insert(truth.events.end(), events.begin(), events.end());
        }
        return truth;
    }

    static constexpr std::size_t tables = 2;
    Served server_{
        {"--log-level",
         "debug",
         "--bot-pause-ms",
         "200",
         "--requests-per-second",
         "100000",
         "--passphrase-memory-mib",
         "8"}};
    std::vector<Browser> browsers_;
    std::vector<std::string> tokens_;
    std::string recovery_code_;
    std::vector<std::string> codes_;
    load::Swarm swarm_;
    std::vector<load::Player> players_;
    std::array<Texts, tables*(people + 1)> sent_;
};

// Names of objectives and jollies are in frames only where they are revealed.
void expect_unheard(const std::vector<std::string>& texts, const std::string& word) {
    for (const std::string& text : texts) {
        const std::size_t at = text.find(word);
        ASSERT_EQ(at, std::string::npos) << text.substr(at < 60 ? 0 : at - 60, 200);
    }
}

// Cards have the names of territories, so the places where they stand are checked instead.
void expect_no_cards(const json::value& value, const std::string& own, std::size_t& hidden) {
    if (const auto* list = value.if_array()) {
        for (const auto& one : *list) expect_no_cards(one, own, hidden);
    }
    const auto* object = value.if_object();
    if (object == nullptr) return;
    const auto* seat = object->if_contains("seat");
    const auto* card = object->if_contains("card");
    if (seat != nullptr && card != nullptr && *seat != json::value(own)) {
        EXPECT_TRUE(card->is_null()) << json::serialize(value);
        ++hidden;
    }
    for (const auto& [key, inside] : *object) {
        const bool one_seat = key.size() == 2 && key[0] == 's' && inside.is_object();
        if (one_seat && inside.get_object().contains("hand") && key != own) {
            for (const char* secret : {"hand", "objective", "given", "colour_cards", "picked"}) {
                EXPECT_TRUE(inside.at(secret).is_null()) << key << ' ' << secret;
            }
            ++hidden;
        }
        expect_no_cards(inside, own, hidden);
    }
}

TEST_F(Secrets, NobodyIsSentWhatIsNotHis) {
    swarm_.send(0, R"({"type":"say","text":")" + std::string{said} + R"("})");
    for (int moment = 0; moment < 3; ++moment) {
        play();
        for (std::size_t t = 0; t < tables; ++t) {
            for (std::size_t role = 0; role <= people; ++role) ask(t, role);
        }
    }
    EXPECT_LE(ask_loop(server_.port()).long_stretches, long_stretches_max) << server_.log();
    ASSERT_EQ(server_.stop(SIGTERM), 0);
    for (int i = 0; i < 200 && swarm_.closed_count() < swarm_.size(); ++i) listen();

    const std::string log = server_.log();
    EXPECT_GT(log.size(), 100U);
    const auto data = store::open_store((server_.folder() / "data").string());
    std::size_t hidden = 0;
    for (std::size_t t = 0; t < tables; ++t) {
        const Truth told = truth(*data, codes_[t]);
        EXPECT_GT(told.events.size(), 200U) << "little was played";
        for (const Event& event : told.events) {
            ASSERT_FALSE(std::holds_alternative<GameEnded>(event)) << "all is open at the end";
        }
        expect_unheard({log}, told.seed);
        for (std::size_t role = 0; role <= people; ++role) {
            const std::string own = role < people ? "s" + std::to_string(role + 1) : "nobody";
            SCOPED_TRACE(own + " of table " + std::to_string(t));
            const Texts& texts = sent(t, role);
            EXPECT_GT(texts.size(), 50U);
            expect_unheard(texts, told.seed);
            expect_unheard(texts, passphrase);
            expect_unheard(texts, recovery_code_);
            for (const std::string& token : tokens_) expect_unheard(texts, token);
            for (const Event& event : told.events) {
                const auto* dealt = std::get_if<ObjectiveDealt>(&event);
                if (dealt == nullptr) continue;
                const Name& id = told.rules->objectives[dealt->objective.reveal()].id;
                const std::string name = '"' + std::string{id.view()} + '"';
                expect_unheard({log}, name);
                if (index(dealt->seat) != role) expect_unheard(texts, name);
            }
            for (const std::string& text : texts) {
                if (text.starts_with('{') || text.starts_with('[')) {
                    expect_no_cards(json::parse(text), own, hidden);
                }
            }
        }
    }
    EXPECT_GT(hidden, 50U);
    for (const std::string& token : tokens_) expect_unheard({log}, token);
    for (const char* never : {passphrase, said, "Giocatore"}) expect_unheard({log}, never);
    expect_unheard({log}, recovery_code_);
}

}  // namespace
}  // namespace kamchatka::server
