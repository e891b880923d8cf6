// Every text that anybody can send, by the descriptions of the wire: what cannot be shown to others
// is refused at the door, in each field of each endpoint, also in those that will be added.
#include "codec/visible_text.hpp"
#include "server/describe/described.hpp"
#include "testkit/client/net_client.hpp"
#include "testkit/server/live_server.hpp"

#include <gtest/gtest.h>

#include <set>

namespace kamchatka::server {
namespace {

namespace json = boost::json;
using codec::Description;
using codec::Form;

const std::string odd_text = "a\u202eb";

// A value with something odd in one place.
struct Example {
    std::string where;
    json::value value;
    bool unshown = false;
};
using Examples = std::vector<Example>;

Examples texts_of(const Description& described);

Examples in_fields(const Description& described, bool tagged) {
    Examples all;
    for (const codec::DescribedField& field : described.fields) {
        for (Example& inner : texts_of(*field.type)) {
            json::object object{{field.name, std::move(inner.value)}};
            if (tagged) object["type"] = described.name;
            all.push_back(
                {std::string{field.name} + '.' + inner.where, std::move(object), inner.unshown}
            );
        }
    }
    return all;
}

Examples texts_of(const Description& described) {
    Examples all;
    switch (described.form) {
        case Form::text: return Examples{Example{"", json::value(odd_text), described.unshown}};
        case Form::elsewhere: return Examples{Example{"", json::object{{"any", odd_text}}}};
        case Form::object: return in_fields(described, false);
        case Form::choice:
            for (const Description* part : described.parts) {
                for (Example& each : in_fields(*part, true)) all.push_back(std::move(each));
            }
            return all;
        case Form::any:
        case Form::nullable:
        case Form::one_or_more:
            for (const Description* part : described.parts) {
                for (Example& each : texts_of(*part)) all.push_back(std::move(each));
            }
            return all;
        case Form::list:
            for (Example& each : texts_of(*described.parts[0])) {
                json::array items{std::move(each.value)};
                all.push_back({"[]." + each.where, std::move(items), each.unshown});
            }
            return all;
        case Form::some:
        case Form::each:
            for (Example& each : texts_of(*described.parts[1])) {
                json::object items{{"s1", std::move(each.value)}};
                all.push_back({"{}." + each.where, std::move(items), each.unshown});
            }
            return all;
        case Form::flag:
        case Form::whole:
        case Form::fraction:
        case Form::only:
        case Form::words:
        case Form::type_in: return all;
    }
    return all;
}

TEST(OddText, IsFoundInEveryFieldThatSomebodyWrites) {
    std::size_t fields = 0;
    std::set<std::string> unshown;
    for (const EndpointNotes& notes : all_endpoints()) {
        if (notes.request == nullptr) continue;
        for (const Example& example : texts_of(*notes.request)) {
            ++fields;
            const auto fault = codec::odd_text_in(example.value, notes.request);
            if (example.unshown)
                unshown.insert(std::string{notes.request->name} + '.' + example.where);
            EXPECT_EQ(fault.has_value(), !example.unshown) << notes.path << ' ' << example.where;
        }
    }
    EXPECT_GT(fields, 60U);
    const std::set<std::string> secrets{
        "credentials_request.passphrase.",
        "passphrase_request.passphrase.",
        "recover_request.passphrase.",
        "recover_request.recovery_code."};
    EXPECT_EQ(unshown, secrets) << "all else is shown to others";
}

// Whoever reads a body without a description must look at it by himself: the list of people, the
// record and the file of a tournament do.
TEST(OddText, NoOtherEndpointTakesABody) {
    std::set<std::string> without;
    for (const EndpointNotes& notes : all_endpoints()) {
        if (notes.method == "POST" && notes.request == nullptr) without.emplace(notes.path);
    }
    const std::set<std::string> known{
        "/api/companions/{code}/handover",
        "/api/logout",
        "/api/replay",
        "/api/tables/{code}/rematch",
        "/api/tables/{code}/skip",
        "/api/tables/{code}/stand",
        "/api/tables/{code}/start",
        "/api/tournaments/restore",
        "/api/tournaments/{code}/import",
        "/api/tournaments/{code}/invitations/{id}/revoke",
        "/api/tournaments/{code}/members/{id}/remove",
        "/api/tournaments/{code}/online/start"};
    EXPECT_EQ(without, known);
}

TEST(OddText, IsRefusedAtTheDoor) {
    Config config;
    config.requests_per_second = 100'000;
    LiveServer server{config};
    Browser anna{server.port()};
    anna.sign_in("Anna");
    for (const EndpointNotes& notes : all_endpoints()) {
        if (notes.request == nullptr) continue;
        std::string path{notes.path};
        for (const char* part : {"{code}", "{seat}", "{id}"}) {
            const std::size_t at = path.find(part);
            if (at != std::string::npos) path.replace(at, std::string_view{part}.size(), "ABCDEF");
        }
        std::size_t tried = 0;
        for (const Example& example : texts_of(*notes.request)) {
            if (example.unshown || ++tried > 12) continue;
            const Reply reply = anna.post(path, json::serialize(example.value));
            EXPECT_EQ(reply.status, 400) << path << ' ' << example.where;
            EXPECT_EQ(reply.json().at("error").at("reason"), "odd_characters") << example.where;
        }
    }
    const std::string list =
        "nome;circolo\nMario Rossi;Gufi\nAn" + odd_text + "na;Gufi\nBea;G" + odd_text + "\n";
    const Reply made = anna.post("/api/tournaments", R"({"name":"Raduno","listed":true})");
    ASSERT_EQ(made.status, 200) << made.body;
    const std::string code{made.json().at("code").as_string()};
    const Reply read = anna.post("/api/tournaments/" + code + "/import?ref=r1", list);
    EXPECT_EQ(read.json().at("added"), 1) << read.body;
    EXPECT_EQ(read.json().at("notes").as_array().size(), 2U);
    EXPECT_EQ(read.body.find("\u202e"), std::string::npos);
    EXPECT_EQ(anna.get("/api/tournaments/" + code).body.find("\u202e"), std::string::npos);
}

// Over the socket it is told so, and the socket stays.
TEST(OddText, IsNotSaidEither) {
    LiveServer server;
    Browser anna{server.port()};
    anna.sign_in("Anna");
    WebSocket socket{anna};
    for (const json::value& message : {
             json::value{{"type", "join"}, {"table", odd_text}, {"seq", nullptr}},
             json::value{{"type", "say"}, {"text", odd_text}},
             json::value{
                 {"type", "act"},
                 {"ref", "r1"},
                 {"seq", 1},
                 {"action", {{"type", "attack"}, {"from", odd_text}}}},
         }) {
        socket.send(message);
        EXPECT_EQ(socket.next("error")->at("reason"), "odd_characters");
    }
    socket.send_text(R"({"type":"ping"})");
    EXPECT_TRUE(socket.next("pong"));
}

}  // namespace
}  // namespace kamchatka::server
