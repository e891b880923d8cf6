// Writes the table: for each refusal what is cited on an occasion, then of some actions, then of
// all the others, phases that are cited alike together.
#include "tests/refusal_table.hpp"

#include "engine/detail/chapters.hpp"
#include "engine/rulebooks.hpp"
#include "record/action_schema.hpp"
#include "record/words/spelling.hpp"
#include "record/words/words.hpp"

#include <bit>
#include <map>
#include <vector>

namespace kamchatka::test {
namespace {

using enum Rejection;

constexpr std::size_t kind_count = std::variant_size_v<Action>;
constexpr ActionKinds all_kinds = (ActionKinds{1} << kind_count) - 1;
constexpr ActionKinds by_chance = kinds_of<
    StartGame,
    SupplyEntropy,
    RollForPlace,
    DealObjective,
    DealTerritory,
    RollDice,
    TakeCard,
    DrawCard,
    RollClosing,
    RevealSeed>;
constexpr ActionKinds leaving = kinds_of<Withdraw, Exclude>;
constexpr ActionKinds of_the_arbiter = kinds_of<Exclude, CallTime, RemoveArmies, SetArmyCap>;
constexpr ActionKinds by_seats = all_kinds & ~by_chance & ~of_the_arbiter & ~kinds_of<Withdraw>;
constexpr ActionKinds at_once = kinds_of<Promise, Abstain, Contribute, GiveColours, ShowColour>;

struct Meeting {
    Rejection rejection;
    ActionKinds actions;
};

constexpr Meeting meetings[]{
    {game_is_over, all_kinds},
    {not_yours_to_do, all_kinds},
    {not_in_these_rules,
     kinds_of<ClaimTerritory, BuildCentre, Defend, GiveColours, ShowColour, PlayChallengeCard>},
    {unknown_seat, by_seats | leaving | kinds_of<SupplyEntropy, SetArmyCap>},
    {seat_is_out, by_seats | leaving | kinds_of<SetArmyCap>},
    {seat_has_left, by_seats | leaving | kinds_of<SetArmyCap>},
    {not_begun_yet, leaving},
    {cannot_leave_now, leaving},
    {not_your_turn, by_seats & ~at_once},
    {wrong_phase, all_kinds & ~leaving & ~kinds_of<CallTime>},
    {unknown_territory,
     kinds_of<
         DealTerritory,
         ClaimTerritory,
         PlaceArmies,
         TakeBackArmies,
         BuildCentre,
         Attack,
         Transfer,
         RemoveArmies>},
    {unknown_card, kinds_of<TakeCard, DrawCard, PlayTris>},
    {unknown_objective, kinds_of<DealObjective>},
    {unknown_colour, kinds_of<ChooseColour, ShowColour>},
    {too_few_seats, kinds_of<StartGame>},
    {too_many_seats, kinds_of<StartGame>},
    {wrong_number_of_seats, kinds_of<StartGame>},
    {bad_dice, kinds_of<RollForPlace, RollDice, RollClosing, Attack, Defend>},
    {colour_taken, kinds_of<ChooseColour>},
    {objective_taken, kinds_of<DealObjective>},
    {territory_dealt, kinds_of<DealTerritory>},
    {territory_claimed, kinds_of<ClaimTerritory>},
    {continent_open, kinds_of<ClaimTerritory>},
    {own_colour_given, kinds_of<GiveColours>},
    {colours_not_one_each, kinds_of<GiveColours>},
    {already_done, at_once | kinds_of<SupplyEntropy>},
    {armies_left_to_place, kinds_of<Attack, Transfer, EndTurn>},
    {no_armies, kinds_of<PlaceArmies, TakeBackArmies, Occupy, Transfer, RemoveArmies>},
    {not_your_territory, kinds_of<PlaceArmies, BuildCentre, Attack, Transfer>},
    {more_than_go, kinds_of<PlaceArmies>},
    {more_than_reserve, kinds_of<PlaceArmies>},
    {beyond_placement_limit, kinds_of<PlaceArmies>},
    {centre_already_there, kinds_of<BuildCentre>},
    {no_centres_left, kinds_of<BuildCentre>},
    {too_few_for_a_centre, kinds_of<BuildCentre>},
    {placement_is_final, kinds_of<TakeBackArmies>},
    {more_than_placed, kinds_of<TakeBackArmies>},
    {card_not_in_hand, kinds_of<PlayTris>},
    {tris_after_placement, kinds_of<PlayTris>},
    {not_a_tris, kinds_of<PlayTris>},
    {jolly_needs_a_pair, kinds_of<PlayTris>},
    {transfer_already_made, kinds_of<PlayChallengeCard, Attack, Transfer>},
    {gathering_elsewhere, kinds_of<Transfer>},
    {must_attack, kinds_of<Transfer, EndTurn>},
    {no_challenge_card, kinds_of<PlayChallengeCard>},
    {challenge_card_too_late, kinds_of<PlayChallengeCard>},
    {own_territory, kinds_of<Attack>},
    {not_adjacent, kinds_of<Attack, Transfer>},
    {too_few_armies, kinds_of<Attack>},
    {too_many_dice, kinds_of<Attack, Defend>},
    {must_roll_maximum, kinds_of<Attack>},
    {fewer_dice_than_defender, kinds_of<Attack>},
    {protected_opening, kinds_of<Attack>},
    {must_occupy_with_dice, kinds_of<Occupy>},
    {must_leave_one_army, kinds_of<Occupy, Transfer, RemoveArmies>},
    {minimum_garrison, kinds_of<Occupy, Transfer>},
    {last_attack_moved, kinds_of<Transfer>},
    {card_not_there, kinds_of<TakeCard, DrawCard>},
    {no_clock, kinds_of<CallTime>},
    {clock_not_started, kinds_of<CallTime>},
    {time_already_up, kinds_of<CallTime>},
    {colour_not_held, kinds_of<ShowColour>},
    {cap_too_high, kinds_of<SetArmyCap>},
    {not_committed, kinds_of<RevealSeed>},
};

constexpr bool in_order() {
    for (std::size_t i = 0; i < std::size(meetings); ++i) {
        if (static_cast<std::size_t>(meetings[i].rejection) != i) return false;
    }
    return std::size(meetings) == rejection_count;
}
static_assert(in_order(), "every refusal says which actions it meets, in the order of the enum");

using Phases = IdSet<Phase>;
constexpr Phases playing = Phases::first(static_cast<std::size_t>(Phase::over)) |
    Phases{Phase::promise, Phase::reveal, Phase::supply};

constexpr Phases in_turns{
    Phase::colours,
    Phase::draft,
    Phase::place,
    Phase::reinforce,
    Phase::attack,
    Phase::gather,
    Phase::defend,
    Phase::roll,
    Phase::capture,
    Phase::occupy,
    Phase::draw,
    Phase::closing};

struct Kind {
    std::string name;
    Phases phases;  // in which it may be done
};

template <std::size_t... is>
std::vector<Kind> make_kinds(std::index_sequence<is...>) {
    const auto kind = []<typename A>(const A& action) -> Kind {
        Phases phases = playing;
        if constexpr (requires { detail::phases(action); }) phases = detail::phases(action);
        return {std::string{codec::schema<A>.name}, phases};
    };
    return {kind(std::variant_alternative_t<is, Action>{})...};
}

const std::vector<Kind>& kinds() {
    static const std::vector<Kind> all = make_kinds(std::make_index_sequence<kind_count>{});
    return all;
}

// Where an action can meet a refusal.
Phases phases_for(Rejection rejection, std::size_t kind) {
    if (rejection == game_is_over) return {Phase::over, Phase::closed};
    if (rejection == wrong_phase) {
        const bool any_time = kinds()[kind].phases == playing;  // the arbiter's say it themselves
        return any_time ? playing : playing - kinds()[kind].phases;
    }
    if (rejection == not_your_turn)
        return kind == kind_of<Defend> ? Phases{Phase::defend} : in_turns;
    if (rejection == not_yours_to_do) return playing;
    return kinds()[kind].phases;
}

std::string_view cited(
    const ClauseTable& table, Rejection rejection, std::size_t kind, Phase phase, When when
) {
    for (std::size_t i = 0; i < table.count; ++i) {
        const ClauseRow& row = table.rows[i];
        const bool fits = row.rejection == rejection && (row.actions >> kind & 1U) != 0 &&
            row.phases.contains(phase) && (row.when == When::always || row.when == when);
        if (fits) return row.clause;
    }
    return {};
}

// No action: what is cited where nothing is said of the one at hand.
constexpr std::size_t any_kind = 63;
static_assert(kind_count < any_kind);

// The clauses of all rulebooks in one line of the table; on an occasion, only those that speak of
// it.
std::string cells(Rejection rejection, std::size_t kind, Phase phase, When when) {
    std::string text;
    for (const Ruleset* set : rulebooks::all) {
        const auto ask = [&](When on) { return cited(*set->clauses, rejection, kind, phase, on); };
        const std::string_view clause = ask(when);
        const bool silent = when != When::always && clause == ask(When::always);
        text += ' ' + std::string{silent || clause == "R-45" ? "-" : clause} + " |";
    }
    return text + '\n';
}

std::string names(Phases phases) {
    std::string text;
    for (const Phase phase : phases) {
        text += (text.empty() ? "" : ", ") + std::string{record::spell(phase)};
    }
    return text;
}

// Lines of one refusal: of which actions, where, and what is cited.
class Lines {
public:
    explicit Lines(Rejection rejection) : rejection_{rejection} {}

    void add(const std::string& of, const std::string& where, const std::string& cited_there) {
        text_ += "| `" + std::string{record::spell(rejection_)} + "` | " + of + " | " + where +
            " |" + cited_there;
    }
    const std::string& text() const { return text_; }

private:
    Rejection rejection_;
    std::string text_;
};

using ByCells = std::map<std::string, Phases>;  // what is cited, and in which phases

// On an occasion the same holds for every action.
void add_occasions(Lines& lines, const Meeting& meeting) {
    const auto add = [&](When when, Phase phase, std::string_view where) {
        const std::string cited_then = cells(meeting.rejection, any_kind, phase, when);
        const bool said = cited_then.find_first_not_of(" -|\n") != std::string::npos;
        if (said) lines.add("any", std::string{where}, cited_then);
    };
    if (meeting.rejection == game_is_over) {
        add(When::ended_on_points, Phase::over, "the game ended on points");
        add(When::nobody_else_left, Phase::over, "nobody else was left");
    }
    if (meeting.rejection == wrong_phase) {
        add(When::occupied_with_few, Phase::draw, "draw, the conquest being occupied with few");
    }
}

// The actions of which something else is said than of others, each with its phases.
std::map<std::pair<std::string, std::string>, std::string> exceptions(const Meeting& meeting) {
    std::map<std::pair<std::string, std::string>, std::string> found;  // names by phases and cells
    for (std::size_t kind = 0; kind < kind_count; ++kind) {
        if ((meeting.actions >> kind & 1U) == 0) continue;
        const Phases all = phases_for(meeting.rejection, kind);
        ByCells own;
        for (const Phase phase : all) {
            const std::string line = cells(meeting.rejection, kind, phase, When::always);
            if (line != cells(meeting.rejection, any_kind, phase, When::always)) {
                own[line].insert(phase);
            }
        }
        for (const auto& [line, phases] : own) {
            // Where it is said of the action wherever it is met, the phases need not be listed.
            bool everywhere = true;
            for (const Phase phase : all) {
                everywhere =
                    everywhere && cells(meeting.rejection, kind, phase, When::always) == line;
            }
            std::string& names_there = found[{everywhere ? "any" : names(phases), line}];
            names_there += (names_there.empty() ? "`" : ", `") + kinds()[kind].name + '`';
        }
    }
    return found;
}

// What is said where nothing particular is: by the phase, or the same in all of them.
void add_general(Lines& lines, const Meeting& meeting) {
    ByCells general;
    ActionKinds met = 0;
    for (std::size_t kind = 0; kind < kind_count; ++kind) {
        if ((meeting.actions >> kind & 1U) == 0) continue;
        for (const Phase phase : phases_for(meeting.rejection, kind)) {
            const std::string line = cells(meeting.rejection, kind, phase, When::always);
            if (line != cells(meeting.rejection, any_kind, phase, When::always)) continue;
            general[line].insert(phase);
            met |= ActionKinds{1} << kind;
        }
    }
    std::string few;
    for (std::size_t kind = 0; kind < kind_count; ++kind) {
        if ((met >> kind & 1U) == 0) continue;
        few += (few.empty() ? "`" : ", `") + kinds()[kind].name + '`';
    }
    const bool many = std::popcount(met) > 4;
    for (const auto& [line, phases] : general) {
        lines.add(many ? "any" : few, general.size() == 1 ? "any" : names(phases), line);
    }
}

std::string heading(std::string_view first) {
    std::string text{first};
    std::string line = "|---|---|---|";
    for (const Ruleset* set : rulebooks::all) {
        text += ' ' + std::string{set->id.view()} + " |";
        line += "---|";
    }
    return text + '\n' + line + '\n';
}

std::string both(Rejection rejection, Phase phase) {
    return std::string{sentence(rejection, phase, record::Language::italian)} + " | " +
        std::string{sentence(rejection, phase, record::Language::english)} + " |\n";
}

}  // namespace

ActionKinds can_meet(Rejection rejection) {
    return meetings[static_cast<std::size_t>(rejection)].actions;
}

std::string citation_table() {
    std::string text = heading("| refusal | of | in the phase, or when |");
    for (const Meeting& meeting : meetings) {
        Lines lines{meeting.rejection};
        add_occasions(lines, meeting);
        for (const auto& [place, actions] : exceptions(meeting)) {
            lines.add(actions, place.first, place.second);
        }
        add_general(lines, meeting);
        text += lines.text();
    }
    return text;
}

std::string sentence_table() {
    std::string text = "| refusal | italiano | English |\n|---|---|---|\n";
    for (const Meeting& meeting : meetings) {
        if (meeting.rejection == wrong_phase) continue;
        text += "| `" + std::string{record::spell(meeting.rejection)} + "` | " +
            both(meeting.rejection, Phase::start);
    }
    return text;
}

std::string due_table() {
    std::string text = "| phase | italiano | English |\n|---|---|---|\n";
    for (const Phase phase : playing) {
        text += "| " + std::string{record::spell(phase)} + " | " + both(wrong_phase, phase);
    }
    return text;
}

}  // namespace kamchatka::test
