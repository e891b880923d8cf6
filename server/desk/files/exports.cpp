#include "server/desk/files/exports.hpp"

#include "server/api/call.hpp"
#include "tournament/json.hpp"
#include "tournament/publish/publish.hpp"

namespace kamchatka::server {

HttpResponse export_response(const Tournament& contest, DeskRole role, const ExportWish& wish) {
    const std::string& code = contest.row.code;
    const tournament::State& state = contest.state();
    const auto readers =
        runs_the_desk(role) ? tournament::Readers::desk : tournament::Readers::everybody;
    if (wish.form == "csv") {
        return file_response(
            tournament::standings_csv(state, wish.language, readers),
            "text/csv; charset=utf-8",
            code + ".csv"
        );
    }
    if (wish.form == "text") {
        return file_response(
            tournament::standings_text(state, wish.language, readers),
            "text/plain; charset=utf-8",
            code + ".txt"
        );
    }
    const auto json = [&](std::string text, std::string_view what) {
        const std::string name = code + "-" + std::string{what} + ".json";
        return file_response(std::move(text), "application/json", name);
    };
    if (wish.form == "json") {
        const auto standings = tournament::standings_json(state, readers);
        return json(boost::json::serialize(standings), "standings");
    }
    if (!runs_the_desk(role)) return error_response(Reason::not_permitted);
    if (wish.form == "people") {
        return file_response(
            tournament::people_csv(state, wish.language),
            "text/csv; charset=utf-8",
            code + "-people.csv"
        );
    }
    if (wish.form == "ranking") {
        return json(boost::json::serialize(to_json(tournament::ranked_event(state))), wish.form);
    }
    if (wish.form == "format") {
        return json(boost::json::serialize(to_json(*state.format)), wish.form);
    }
    if (wish.form == "file") {
        return json(tournament::write_tournament(contest.journal()), "tournament");
    }
    if (wish.form == "person" && tournament::find(state, wish.player) != nullptr) {
        return json(person_text(contest, wish.player), wish.form);
    }
    return error_response(Reason::not_found);
}

}  // namespace kamchatka::server
