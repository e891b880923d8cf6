#include "server/desk/rankings/ranking_endpoints.hpp"

#include "server/api/route.hpp"
#include "server/desk/listing.hpp"
#include "server/desk/schema.hpp"
#include "store/ids.hpp"

#include <array>

namespace kamchatka::server {
namespace {

constexpr const char* keeper_word = "keeper";
constexpr std::uint32_t year_least = 1968;
constexpr std::uint32_t year_most = 2200;

}  // namespace

std::span<const Route<RankingEndpoints>> RankingEndpoints::routes() {
    using Self = RankingEndpoints;
    static constexpr std::array all{
        route<void, RankingsAnswer>(
            "GET",
            "/api/rankings",
            &Self::get_rankings,
            "Yearly rankings: those open to all, and those one keeps"
        ),
        route<RankingRequest, CodeAnswer>(
            "POST",
            "/api/rankings",
            &Self::post_ranking,
            "A new yearly ranking; whoever asks keeps it",
            Cost::lasting
        ),
        route<void, YearAnswer>(
            "GET",
            "/api/rankings/{code}",
            &Self::get_ranking,
            "A yearly ranking, over the tournaments that its keeper has admitted",
            Cost::much
        ),
        route<AdmissionRequest, EmptyAnswer>(
            "POST",
            "/api/rankings/{code}/admit",
            &Self::post_admission,
            "Keeper: a tournament counts in it, or counts no more"
        ),
    };
    return all;
}

void RankingEndpoints::get_rankings(const Call& call) {
    const auto answer_with = [respond = call.respond](const Listing& listing) {
        RankingsAnswer answer;
        for (const auto& row : listing.listed) answer.listed.push_back(ranking_summary_of(row));
        for (const auto& [row, role] : listing.mine) answer.mine.push_back(ranking_summary_of(row));
        respond(answer_response(answer));
    };
    with_listing(journals_, store::JournalKind::ranking, call, answer_with);
}

void RankingEndpoints::post_ranking(const Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    const auto wish = body_of<RankingRequest>(call);
    if (!wish) return;
    if (wish->year < year_least || wish->year > year_most) {
        return call.respond(error_response(Reason::malformed, "year"));
    }
    const tournament::RankingOpened opened{wish->name, static_cast<std::uint16_t>(wish->year)};
    tournament::Ranking ranking;
    if (auto why = tournament::refusal(ranking, opened)) {
        return call.respond(error_response(DeskFault{.rejected = std::move(why)}));
    }
    if (world_.log().failed()) return call.respond(error_response(Reason::read_only));
    tournament::evolve(ranking, opened);
    store::JournalRow row{
        .id = store::new_journal_id(),
        .kind = store::JournalKind::ranking,
        .code = store::new_code(),
        .owner = player->id,
        .listing = wish->listed ? store::Listing::listed : store::Listing::unlisted,
        .summary = ranking_summary_text(ranking),
        .secret = {},
        .created_ms = world_.wall_ms()};
    world_.random(row.secret);
    auto entry = stored_entry(row, opened, 1, row.created_ms);
    journals_.create(
        row,
        keeper_word,
        {std::move(entry)},
        [respond = call.respond, code = row.code](store::Stored stored) {
            if (stored == store::Stored::stored) return respond(answer_response(CodeAnswer{code}));
            const bool gone = stored == store::Stored::gone;
            respond(error_response(gone ? Reason::no_player : Reason::not_stored));
        }
    );
}

void RankingEndpoints::with_ranking(const Call& call, std::function<void(const Kept&)> then) {
    using Member = std::optional<store::MemberRow>;
    using Entries = std::vector<store::JournalEntry>;
    const auto found = [this, respond = call.respond, player = call.player, then](
                           const std::optional<store::JournalRow>& row
                       ) {
        if (!row || row->kind != store::JournalKind::ranking) {
            return respond(error_response(Reason::not_found));
        }
        const auto read = [this, respond, player, then, row = *row](const Entries& entries) {
            Kept kept{row, {}, static_cast<std::int64_t>(entries.size()), false};
            try {
                kept.ranking = ranking_of(entries);
            } catch (const std::exception& error) {
                world_.set_aside("journal " + row.code, error.what());
                return respond(error_response(Reason::damaged));
            }
            if (!player) return then(kept);
            const auto role = [kept, then](const Member& member) mutable {
                kept.keeps = member && member->role == keeper_word;
                then(kept);
            };
            journals_.member(row.id, player->id, read_or_answer<Member>(respond, role));
        };
        journals_.read(row->id, read_or_answer<Entries>(respond, read));
    };
    journals_.journal_with_code(
        call.parts.front(), read_or_answer<std::optional<store::JournalRow>>(call.respond, found)
    );
}

void RankingEndpoints::get_ranking(const Call& call) {
    const Errand errand{Lane::visit, call.effort};
    with_ranking(call, [this, errand, respond = call.respond](const Kept& kept) {
        const auto fold = [this, errand, respond, keeps = kept.keeps](AdmittedJournals journals) {
            answer_on_worker(workers_, errand, respond, [journals = std::move(journals), keeps] {
                YearAnswer answer = year_answer(journals);
                answer.keeps = keeps;
                return answer_response(answer);
            });
        };
        read_admitted(
            journals_,
            {.row = kept.row, .ranking = kept.ranking},
            read_or_answer<AdmittedJournals>(respond, fold)
        );
    });
}

void RankingEndpoints::post_admission(const Call& call) {
    if (!need_player(call)) return;
    const auto wish = body_of<AdmissionRequest>(call);
    if (!wish) return;
    const auto taken = [this, call, wish = *wish](const std::optional<Reason>& why) {
        if (why) return call.respond(error_response(*why));
        with_ranking(call, [this, call, wish](const Kept& kept) {
            if (!kept.keeps) return call.respond(error_response(Reason::not_permitted));
            admit(call, kept, wish);
        });
    };
    world_.claims().take(store::LogKind::journal, call.parts.front(), Purpose::asked_for, taken);
}

void RankingEndpoints::admit(const Call& call, const Kept& kept, const AdmissionRequest& wish) {
    if (!wish.admitted) return store(call, kept, tournament::EventStruck{wish.tournament});
    journals_.journal_with_code(
        wish.tournament,
        read_or_answer<std::optional<store::JournalRow>>(
            call.respond,
            [this, call, kept, code = wish.tournament](const auto& row) {
                const bool there = row && row->kind == store::JournalKind::tournament;
                if (!there) return call.respond(error_response(Reason::tournament_not_found));
                store(call, kept, tournament::EventAdmitted{code});
            }
        )
    );
}

void RankingEndpoints::store(const Call& call, Kept kept, const tournament::RankingEvent& event) {
    if (auto why = tournament::refusal(kept.ranking, event)) {
        return call.respond(error_response(DeskFault{.rejected = std::move(why)}));
    }
    if (world_.log().failed()) return call.respond(error_response(Reason::read_only));
    tournament::evolve(kept.ranking, event);
    auto entry = stored_entry(kept.row, event, kept.seq + 1, world_.wall_ms());
    const auto listed = [respond = call.respond](store::Changed) { respond(empty_response()); };
    journals_.append(
        {std::move(entry)},
        [this, respond = call.respond, kept, listed](store::Appended appended) {
            if (appended == store::Appended::stored) {
                return journals_.set_summary(
                    kept.row.id, ranking_summary_text(kept.ranking), kept.row.listing, listed
                );
            }
            // Somebody with the same keys was quicker.
            const bool failed = appended == store::Appended::failed;
            respond(error_response(failed ? Reason::not_stored : Reason::stale));
        }
    );
}

}  // namespace kamchatka::server
