// A tournament as large as they come, and many hands at one desk: LiveServer fails where the loop
// was held up.
#include "server/desk/tests/tournament_fixture.hpp"

#include <array>
#include <set>
#include <thread>

namespace kamchatka::server {
namespace {

constexpr int people = 400;
constexpr int rounds = 5;

class LargeTournament : public TournamentApi {
protected:
    LargeTournament() {
        code_ = created(R"({"name":"Nazionale","preset":"league","listed":true})");
    }

    static std::string list_of(const std::vector<std::string>& actions) {
        std::string list;
        for (const std::string& action : actions) list += (list.empty() ? "[" : ",") + action;
        return list + "]";
    }

    // Thousands of entries, as of a desk that notes who plays.
    void note_all(int times) {
        for (int i = 0; i < times; ++i) {
            for (int first = 1; first <= people; first += people / 2) {
                std::vector<std::string> actions;
                for (int player = first; player < first + people / 2; ++player) {
                    actions.push_back(
                        R"({"type":"play_noted","player":)" + std::to_string(player) +
                        R"(,"plays":true})"
                    );
                }
                must(list_of(actions));
            }
        }
    }

    // The results come eight at a time.
    void play_large_round() {
        must(R"({"type":"draw_round"})");
        const json::value now = detail();
        const json::value& round = now.at("rounds").as_array().back();
        const json::array& tables = round.at("tables").as_array();
        std::vector<std::string> results;
        for (const json::value& table : tables) {
            results.push_back(result_of(round.at("number").as_int64(), table, "result_entered"));
            if (results.size() < 8 && &table != &tables.back()) continue;
            must(list_of(results));
            results.clear();
        }
    }
};

TEST_F(LargeTournament, HoldsNobodyUp) {
    appoint_judge();
    import_people(people);
    note_all(5);
    for (int round = 0; round < rounds; ++round) play_large_round();
    const std::int64_t last = detail().at("seq").as_int64();
    EXPECT_GT(last, 3000);
    must(R"({"type":"undone","entry":")" + std::to_string(last) + "\"}");
    must(R"({"type":"person_amended","player":3,"person":{"name":"Altro Nome"}})");
    must(R"({"type":"judge_called","player":7,"reason":"un dado"})");
    for (const char* path :
         {"/journal",
          "/badges",
          "/seating/3",
          "/export?format=csv",
          "/export?format=text",
          "/export?format=json",
          "/export?format=ranking",
          "/export?format=file",
          "/export?format=person&player=7"}) {
        EXPECT_EQ(olga_.get(at(path)).status, 200) << path;
    }
    const std::string file = olga_.get(at("/export?format=file")).body;
    EXPECT_EQ(olga_.post("/api/tournaments/restore", file).status, 200) << file.size();
    const std::string seen = stranger_.get(at()).body;
    server_.stop();
    server_.start();
    EXPECT_EQ(Browser{server_.port()}.get(at()).body, seen);
}

// One after the other, each once, however many ask at the same moment; and each is told only what
// is stored.
TEST_F(LargeTournament, ManyHandsAreTakenInTurn) {
    constexpr int each_hand = 12;
    std::array<std::vector<std::int64_t>, 6> told;
    std::vector<std::thread> hands;
    for (std::size_t hand = 0; hand < told.size(); ++hand) {
        hands.emplace_back([this, hand, &told] {
            Browser desk{server_.port()};
            desk.cookie = olga_.cookie;
            for (int i = 0; i < each_hand; ++i) {
                const std::string name{
                    static_cast<char>('A' + hand), static_cast<char>('a' + i), 'x', 'y', 'z'};
                const Reply reply = act_at(
                    desk,
                    R"({"type":"register","person":{"name":")" + name + R"("}})",
                    "ref-" + name,
                    0
                );
                EXPECT_EQ(reply.status, 200) << reply.body;
                told[hand].push_back(reply.json().at("seq").as_int64());
            }
        });
    }
    for (std::thread& hand : hands) hand.join();
    std::set<std::int64_t> all;
    for (const auto& seqs : told) {
        EXPECT_TRUE(std::ranges::is_sorted(seqs));
        all.insert(seqs.begin(), seqs.end());
    }
    EXPECT_EQ(all.size(), told.size() * each_hand) << "a number for each";
    EXPECT_EQ(detail().at("players").as_array().size(), told.size() * each_hand);
    EXPECT_EQ(detail().at("seq").as_int64(), *all.rbegin());
}

// Written once for all who ask, and again when something has happened.
TEST_F(LargeTournament, EverybodyIsGivenTheSamePage) {
    import_people(people);
    std::array<Reply, 8> replies;
    std::vector<std::thread> phones;
    for (Reply& reply : replies) {
        phones.emplace_back([this, &reply] { reply = Browser{server_.port()}.get(at()); });
    }
    for (std::thread& phone : phones) phone.join();
    for (const Reply& reply : replies) {
        EXPECT_EQ(reply.status, 200);
        EXPECT_EQ(reply.body, replies.front().body);
        EXPECT_EQ(reply.headers.at("etag"), replies.front().headers.at("etag"));
    }
    const std::string etag = replies.front().headers.at("etag");
    EXPECT_EQ(stranger_.get(at(), {"If-None-Match: " + etag}).status, 304);
    must(R"({"type":"removed","player":1})");
    const Reply after = stranger_.get(at(), {"If-None-Match: " + etag});
    EXPECT_EQ(after.status, 200);
    EXPECT_NE(after.headers.at("etag"), etag);
    EXPECT_EQ(after.json().at("players").as_array().size(), std::size_t{people - 1});
}

}  // namespace
}  // namespace kamchatka::server
