// Columns, each a heading and what stands under it.
#include "tournament/detail/sheets.hpp"

#include "tournament/seating/draw.hpp"

#include <algorithm>
#include <functional>
#include <map>

namespace kamchatka::tournament {
namespace {

// All that is published of one person.
struct Career {
    FinalRow reached;
    StandingsRow row;
    std::vector<std::optional<Score>> rounds{};  // by number, from the first
};

struct SheetColumn {
    std::string heading;
    std::function<Cell(const Career&)> cell;
};

void note_scores(std::map<PlayerId, Career>& careers, const State& state) {
    for (std::size_t i = 0; i < state.rounds.size(); ++i) {
        const auto scorer = Scorer::of(state.format->stages[state.rounds[i].stage].scoring);
        for (const Table& table : state.rounds[i].tables) {
            if (!scorer) continue;
            const auto scores = scorer->scores(table.lines, table.lines.size() + table.ghosts);
            for (std::size_t at = 0; at < table.lines.size(); ++at) {
                Career& career = careers[table.lines[at].player];
                career.row.player = table.lines[at].player;
                career.rounds.resize(state.rounds.size());
                career.rounds[i] = scores[at];
            }
        }
    }
}

// In the order of the ranking.
std::vector<Career> careers_of(const State& state) {
    std::map<PlayerId, Career> found;
    for (const StandingsRow& row : standings_of(state, 0)) {
        found[row.player] = {.reached = {}, .row = row, .rounds = {}};
    }
    note_scores(found, state);
    std::vector<Career> careers;
    for (const FinalRow& row : final_ranking(state)) {
        Career& career = found[row.player];
        career.reached = row;
        careers.push_back(std::move(career));
    }
    return careers;
}

class Publication {
public:
    Publication(const State& state, Language language, Readers readers)
        : state_{state},
          language_{language},
          readers_{readers},
          kind_{standings_kind(state)},
          final_{over(state)},
          careers_{careers_of(state)} {}

    std::vector<Sheet> for_a_spreadsheet() const {
        std::vector<Sheet> sheets;
        if (state_.format->teams) sheets.push_back(teams());
        std::vector<SheetColumn> columns;
        if (by_ranking()) columns.push_back(ranked_at());
        if (kind_ != StandingsKind::knockout) {
            if (!by_ranking() || kind_ == StandingsKind::qualifying) columns.push_back(stands_at());
        }
        add_person(columns);
        if (by_ranking() && kind_ != StandingsKind::final) columns.push_back(up_to());
        add_sums(columns);
        add_rounds(columns, &Publication::plain_score);
        columns.push_back(dropped());
        columns.push_back(penalty());
        columns.push_back({said("Note", "Notes"), [this](const Career& each) {
                               return Cell{notes_on(each.row.player)};
                           }});
        sheets.push_back(sheet_of(title(), columns, by_ranking()));
        return sheets;
    }

    std::vector<Sheet> for_a_wall() const {
        std::vector<Sheet> sheets;
        if (state_.format->teams) sheets.push_back(teams());
        if (by_ranking() && kind_ != StandingsKind::final) {
            std::vector<SheetColumn> columns{ranked_at()};
            add_person(columns);
            columns.push_back(up_to());
            if (kind_ == StandingsKind::knockout) {
                add_rounds(columns, &Publication::marked_score);
            }
            columns.front().heading = said("Pos.", "Place");  // the title says of what
            sheets.push_back(sheet_of(title(), columns, true));
        }
        if (kind_ != StandingsKind::knockout) {
            std::vector<SheetColumn> columns{stands_at()};
            columns.front().heading = said("Pos.", "Place");
            add_person(columns);
            add_sums(columns);
            add_rounds(columns, &Publication::marked_score);
            sheets.push_back(sheet_of(standings_title(), columns, false));
        }
        if (!state_.penalties.empty()) sheets.push_back(penalties());
        if (!state_.settled.empty()) sheets.push_back(ties());
        return sheets;
    }

private:
    // Whether people are listed by how far they came.
    bool by_ranking() const { return final_ || kind_ == StandingsKind::knockout; }

    std::string said(std::string_view italian, std::string_view english) const {
        return std::string{language_ == Language::italian ? italian : english};
    }
    Cell number(Score score) const {
        return {to_text(score, language_ == Language::italian ? ',' : '.'), true};
    }
    static Cell number(std::uint32_t value) { return {std::to_string(value), true}; }
    // Nothing for who is out of the running.
    static Cell position(std::uint16_t value) { return value == 0 ? Cell{} : number(value); }

    std::string title() const {
        if (final_) return said("Classifica finale", "Final ranking");
        return kind_ == StandingsKind::knockout ? said("Classifica provvisoria", "Ranking so far")
                                                : standings_title();
    }
    std::string standings_title() const {
        switch (kind_) {
            case StandingsKind::qualifying:
                return said("Classifica di qualificazione", "Qualifying standings");
            case StandingsKind::final: return said("Classifica finale", "Final ranking");
            case StandingsKind::provisional:
            case StandingsKind::knockout: break;
        }
        return said("Classifica provvisoria", "Standings so far");
    }

    SheetColumn ranked_at() const {
        return {
            final_ ? said("Pos. finale", "Final place") : said("Pos. provvisoria", "Place so far"),
            [](const Career& each) { return position(each.reached.position); }};
    }
    SheetColumn stands_at() const {
        std::string heading = kind_ == StandingsKind::qualifying
            ? said("Pos. qualificazione", "Qualifying place")
            : kind_ == StandingsKind::final ? said("Pos. finale", "Final place")
                                            : said("Pos. provvisoria", "Place so far");
        return {std::move(heading), [](const Career& each) { return position(each.row.position); }};
    }
    void add_person(std::vector<SheetColumn>& columns) const {
        columns.push_back({said("N.", "No."), [](const Career& each) {
                               return number(number_of(each.row.player));
                           }});
        columns.push_back({said("Giocatore", "Player"), [this](const Career& each) {
                               return Cell{person(each).name};
                           }});
        columns.push_back({"Club", [this](const Career& each) { return Cell{person(each).club}; }});
        if (readers_ != Readers::desk) return;
        columns.push_back({said("Tessera", "National id"), [this](const Career& each) {
                               return Cell{person(each).national_id};
                           }});
    }
    SheetColumn up_to() const {
        return {said("Fino a", "Up to"), [this](const Career& each) {
                    const PhaseKind kind = state_.format->stages[each.reached.stage].kind;
                    return Cell{std::string{name_of(kind, language_)}};
                }};
    }
    void add_sums(std::vector<SheetColumn>& columns) const {
        if (kind_ == StandingsKind::knockout) return;
        columns.push_back(
            {kind_ == StandingsKind::qualifying ? said("Totale qualificazione", "Qualifying total")
                                                : said("Totale", "Total"),
             [this](const Career& each) { return number(each.row.total); }}
        );
        columns.push_back({said("Vittorie", "Wins"), [](const Career& each) {
                               return number(std::uint32_t{each.row.wins});
                           }});
    }

    using ScoreCell = Cell (Publication::*)(const Career&, std::size_t) const;
    void add_rounds(std::vector<SheetColumn>& columns, ScoreCell score) const {
        for (std::size_t i = 0; i < state_.rounds.size(); ++i) {
            columns.push_back({round_name(i), [this, score, i](const Career& each) {
                                   return (this->*score)(each, i);
                               }});
        }
    }
    std::string round_name(std::size_t round) const {
        const PhaseKind kind = state_.format->stages[state_.rounds[round].stage].kind;
        const std::string number = std::to_string(round + 1);
        switch (kind) {
            case PhaseKind::semifinal: return said("Semifinale", "Semifinal");
            case PhaseKind::final: return said("Finale", "Final");
            case PhaseKind::standings:
            case PhaseKind::knockout: break;
        }
        return said("T", "R") + number;
    }
    Cell plain_score(const Career& career, std::size_t round) const {
        return career.rounds[round] ? number(*career.rounds[round]) : Cell{};
    }
    // In brackets when it is dropped; a spreadsheet would read that as a number below zero.
    Cell marked_score(const Career& career, std::size_t round) const {
        const Cell plain = plain_score(career, round);
        return is_dropped(career, round) ? Cell{"(" + plain.text + ")"} : plain;
    }
    static bool is_dropped(const Career& career, std::size_t round) {
        return std::ranges::any_of(career.row.games, [&](const GameScore& game) {
            return game.round == round + 1 && !game.counts;
        });
    }
    SheetColumn dropped() const {
        return {said("Scarti", "Dropped"), [this](const Career& each) {
                    std::string rounds;
                    for (std::size_t i = 0; i < each.rounds.size(); ++i) {
                        if (is_dropped(each, i))
                            rounds += (rounds.empty() ? "" : " ") + round_name(i);
                    }
                    return Cell{rounds};
                }};
    }
    SheetColumn penalty() const {
        return {said("Penalità", "Penalty"), [this](const Career& each) {
                    return each.row.penalty == Score{} ? Cell{} : number(each.row.penalty);
                }};
    }

    const Person& person(PlayerId player) const {
        static const Person nobody{};
        const Entrant* entrant = find(state_, player);
        return entrant == nullptr ? nobody : entrant->person;
    }
    const Person& person(const Career& career) const { return person(career.row.player); }
    // "20: in ritardo; squalificato: lite".
    std::string reason_of(const Penalised& penalty) const {
        std::string text = penalty.disqualified ? said("squalificato", "disqualified")
                                                : number(penalty.points).text;
        return readers_ == Readers::desk ? text + ": " + penalty.reason : text;
    }
    std::string notes_on(PlayerId player) const {
        std::string notes;
        const auto add = [&](const std::string& note) {
            notes += (notes.empty() ? "" : "; ") + note;
        };
        for (const Penalised& each : state_.penalties) {
            const bool said_already = readers_ != Readers::desk && !each.disqualified;
            if (each.player == player && !said_already) add(reason_of(each));
        }
        const Entrant* entrant = find(state_, player);
        if (entrant != nullptr && entrant->standing == Standing::withdrawn) {
            add(said("ritirato", "withdrew"));
        }
        if (entrant != nullptr && entrant->standing == Standing::expelled) {
            add(said("espulso", "expelled"));
        }
        return notes;
    }

    Sheet sheet_of(
        std::string title, const std::vector<SheetColumn>& columns, bool in_ranking_order
    ) const {
        Sheet sheet{.title = std::move(title)};
        auto& headings = sheet.rows.emplace_back();
        for (const SheetColumn& column : columns) headings.push_back({column.heading});
        std::vector<Career> order = careers_;
        if (!in_ranking_order) {
            std::ranges::stable_sort(order, {}, [](const Career& each) {
                return static_cast<std::uint16_t>(each.row.position - 1);  // 0 comes last
            });
        }
        for (const Career& each : order) {
            auto& row = sheet.rows.emplace_back();
            for (const SheetColumn& column : columns) row.push_back(column.cell(each));
        }
        return sheet;
    }

    Sheet teams() const {
        Sheet sheet{.title = said("Squadre", "Teams")};
        sheet.rows.push_back(
            {{said("Pos. squadra", "Team place")},
             {said("Squadra", "Team")},
             {said("Totale", "Total")},
             {said("Vittorie", "Wins")}}
        );
        for (const TeamRow& team : team_standings(state_)) {
            sheet.rows.push_back(
                {position(team.position),
                 {team.team},
                 number(team.total),
                 number(std::uint32_t{team.wins})}
            );
        }
        return sheet;
    }

    Sheet penalties() const {
        Sheet sheet{.title = said("Penalità", "Penalties")};
        for (const Penalised& each : state_.penalties) {
            sheet.rows.push_back(
                {number(number_of(each.player)), {person(each.player).name}, {reason_of(each)}}
            );
        }
        return sheet;
    }

    // "T2  Anna, Bruno e Carla  sorteggio (17)": the seed draws the lot again.
    Sheet ties() const {
        Sheet sheet{.title = said("Parità al taglio", "Ties at the cut")};
        for (const TieSettled& each : state_.settled) {
            std::string names;
            for (const auto& group : each.order) {
                names += names.empty() ? "" : ", ";
                for (const PlayerId player : group) {
                    names += (player == group.front() ? "" : " = ") + person(player).name;
                }
            }
            std::string by{name_of(each.by, language_)};
            if (each.by == SettledBy::lot) by += " (" + std::to_string(each.seed) + ")";
            if (readers_ == Readers::desk && !each.reason.empty()) by += ": " + each.reason;
            sheet.rows.push_back({{round_name(each.round - 1U)}, {names}, {by}});
        }
        return sheet;
    }

    const State& state_;
    Language language_;
    Readers readers_;
    StandingsKind kind_;
    bool final_;
    std::vector<Career> careers_;
};

}  // namespace

std::vector<Sheet> spreadsheets(const State& state, Language language, Readers readers) {
    return Publication{state, language, readers}.for_a_spreadsheet();
}

std::vector<Sheet> wall_sheets(const State& state, Language language, Readers readers) {
    return Publication{state, language, readers}.for_a_wall();
}

}  // namespace kamchatka::tournament
