// All groups, all messages.
#include "server/describe/described.hpp"

#include "record/codecs.hpp"
#include "referee/wire/sheet_schema.hpp"
#include "server/companion/endpoints.hpp"
#include "server/describe/endpoints.hpp"
#include "server/desk/files/restore_endpoints.hpp"
#include "server/desk/links/badge_endpoints.hpp"
#include "server/desk/links/official_endpoints.hpp"
#include "server/desk/online/online_endpoints.hpp"
#include "server/desk/rankings/ranking_endpoints.hpp"
#include "server/desk/tournament_endpoints.hpp"
#include "server/people/account_fault.hpp"
#include "server/people/endpoints.hpp"
#include "server/reference/endpoints.hpp"
#include "server/replays/endpoints.hpp"
#include "server/tables/endpoints.hpp"
#include "server/tables/wire/messages.hpp"
#include "tournament/schema.hpp"

namespace kamchatka::codec {
namespace {

// The last two are of companion tables alone.
constexpr auto& reasons = described_parts<
    Wire,
    server::Reason,
    server::AccountFault,
    tournament::Rejection,
    referee::Refused,
    Word<"code_taken">,
    Word<"not_worked_out">>;

}  // namespace

constinit const Description Described<server::AnyReason, Wire>::value{
    .form = Form::any, .parts = reasons};

}  // namespace kamchatka::codec

namespace kamchatka::server {
namespace {

using codec::description;
using codec::Wire;
using record::Lexicon;

template <typename... Groups>
std::vector<EndpointNotes> notes_of() {
    std::vector<EndpointNotes> all;
    const auto add = [&](const auto& routes) {
        for (const auto& route : routes) all.push_back(route.notes);
    };
    (add(Groups::routes()), ...);
    return all;
}

}  // namespace

std::vector<EndpointNotes> all_endpoints() {
    return notes_of<
        PeopleEndpoints,
        ReferenceEndpoints,
        DescribeEndpoints,
        TableEndpoints,
        ReplayEndpoints,
        CompanionEndpoints,
        TournamentEndpoints,
        RestoreEndpoints,
        OfficialEndpoints,
        RankingEndpoints,
        BadgeEndpoints,
        OnlineEndpoints>();
}

std::vector<const codec::Description*> http_types() {
    std::vector<const codec::Description*> all{&description<ErrorAnswer, Wire>};
    for (const EndpointNotes& notes : all_endpoints()) {
        if (notes.request != nullptr) all.push_back(notes.request);
        if (notes.answer != nullptr) all.push_back(notes.answer);
    }
    return all;
}

std::vector<const codec::Description*> socket_types() {
    return {&description<ClientMessage, Wire>, &description<ServerMessage, Wire>};
}

std::vector<const codec::Description*> book_types() {
    return {
        &description<referee::Entry, Lexicon>,
        &description<referee::ShownSheet, Lexicon>,
        &description<referee::ShownRefusal, Lexicon>,
        &description<referee::ShownRuling, Lexicon>,
        &description<referee::ShownConsequence, Lexicon>,
        &description<referee::Report, Lexicon>};
}

}  // namespace kamchatka::server
