// tidy: table
// What a screen and the desk are shown of a book: the sheet, its lines, refusals, rulings and the
// report, as plain structs with their fields listed once below them.
#pragma once

#include "referee/sheet.hpp"
#include "referee/wire/schema.hpp"

namespace kamchatka::referee {

struct SheetSeat {
    Seat seat{};
    std::string name{};
    Colour colour{};
    Standing standing{};
    std::optional<std::size_t> territories{};  // these three: in full books only
    std::optional<std::uint32_t> armies{};
    std::uint16_t reserve = 0;
    std::uint32_t placed = 0;
    std::optional<std::uint32_t> cards{};
    std::uint8_t owed = 0;
    std::uint16_t cap = 0;
    std::uint8_t warnings = 0;
    std::uint8_t penalties = 0;
    bool turns_up = false;  // has an objective to turn up at the count
    std::optional<Objective> objective{};
};

struct SheetClock {
    std::uint16_t minutes = 0;
    std::uint16_t recovered = 0;
    std::int64_t before = 0;
    std::optional<std::int64_t> since{};
    std::optional<Interruption> interruption{};
    ClockStart starts{};
    bool callable = false;  // time can be called now
};

// The sums that close the game in this round of the sdadata, and whether the turn was exempt.
struct SheetClosing {
    std::vector<std::uint8_t> sums{};
    bool begun = false;
    bool due = false;
    std::uint32_t round = 0;
    std::uint8_t exempt_conquests = 0;
};

struct CountedSeat {
    Seat seat{};
    std::uint16_t inside = 0;
    std::uint16_t outside = 0;
    std::uint16_t points = 0;
    std::uint8_t place = 0;
    std::uint8_t out = 0;
};
struct CountedStep {
    std::string_view by{};  // "points", or a tie-break
    std::vector<std::uint32_t> values{};
    std::vector<Seat> level{};
    bool decides = false;
};
struct SheetCount {
    std::optional<Cause> cause{};
    std::vector<CountedSeat> seats{};
    std::vector<CountedStep> steps{};
    std::vector<Seat> awaits_dice{};
};

// What has to be counted for the tie-breaks, beside who holds what.
struct BoardAsks {
    bool armies = false;
    bool cards = false;
};

// What is told of an entry beside itself.
struct SheetLine {
    bool struck = false;
    std::optional<AppealState> appeal{};  // against this ruling
    std::vector<SeenEvent> events{};
};

struct ShownSheet {
    Stage stage{};
    std::size_t entries = 0;
    Kind kind{};
    std::string title{};
    std::string ruleset{};
    std::vector<SheetSeat> seats{};
    Phase phase{};
    std::optional<Seat> turn{};
    std::uint32_t round = 0;
    std::uint16_t conquests = 0;
    std::optional<std::uint32_t> last_round{};
    SheetClock clock{};
    SheetClosing closing{};
    std::vector<Right> lost_rights{};  // of whoever is on turn
    codec::GivenAs<std::vector<Option>, record::Lexicon> options{};
    codec::GivenAs<std::optional<View>, record::Lexicon> view{};
    bool board_counted = false;
    std::optional<PerTerritory<CountedTerritory>> board{};  // as it was counted
    BoardAsks board_asks{};
    // What only some may write, by role; undoing as the book stands.
    codec::ForEach<Role, std::vector<codec::TypeIn<Note>>> permitted{};
    std::optional<SheetCount> count{};
    std::size_t undoable = 0;
    std::vector<Appeal> appeals{};
    std::vector<ObjectiveWritten> written{};
    codec::GivenAs<std::vector<SheetLine>, record::Lexicon> lines{};
    std::optional<TournamentTable> desk{};
};

struct ShownRefusal {
    Refused reason{};
    std::optional<Rejection> rejection{};
    std::string clause{};
    std::string detail{};
    std::string it{};
    std::string en{};
};

struct ShownRuling {
    std::string_view id{};
    std::vector<ClauseOf> clauses{};
    Said title{};
    Said rule{};
    std::vector<Question> questions{};
    bool seat = false;       // it falls on one
    bool territory = false;  // one is needed
    Said follows{};          // of what is not worked out
    EntryPlace entry{};
};

struct ShownConsequence {
    Verdict verdict{};
    std::uint16_t armies = 0;
    std::uint16_t off_the_book = 0;
    std::uint16_t from_placed = 0;
    std::uint16_t cap = 0;
    std::uint16_t choices = 0;
    bool warning = false;
    std::string it{};
    std::string en{};
};

struct ReportResult {
    std::string name{};
    std::uint8_t place = 0;
    std::uint16_t points = 0;
    std::uint16_t outside = 0;
    std::string_view fate{};  // in the desk's words
    std::uint8_t out = 0;
    bool objective = false;
    std::uint8_t warnings = 0;
    std::uint8_t penalties = 0;
};
struct ReportRuling {
    std::string ruling{};
    std::optional<Seat> seat{};
    ShownConsequence consequence{};
};
// For people: with its sentence.
ShownConsequence shown(const Consequence& consequence);

// All but the stage only once the table is ranked.
struct Report {
    Stage stage{};
    std::optional<codec::OrNull<Cause>> cause{};
    std::optional<std::uint32_t> rounds{};
    std::optional<std::vector<ReportResult>> results{};
    std::optional<std::vector<ReportRuling>> rulings{};
    std::optional<Author> signed_by{};
    std::optional<std::int64_t> signed_at{};
};

}  // namespace kamchatka::referee

namespace kamchatka::codec {

template <>
inline constexpr auto schema<referee::SheetSeat> = shape(
    "sheet_seat",
    Field{"seat", &referee::SheetSeat::seat},
    Field{"name", &referee::SheetSeat::name},
    Field{"colour", &referee::SheetSeat::colour},
    Field{"standing", &referee::SheetSeat::standing},
    Field{"territories", &referee::SheetSeat::territories, Presence::always},
    Field{"armies", &referee::SheetSeat::armies, Presence::always},
    Field{"reserve", &referee::SheetSeat::reserve},
    Field{"placed", &referee::SheetSeat::placed},
    Field{"cards", &referee::SheetSeat::cards, Presence::always},
    Field{"owed", &referee::SheetSeat::owed},
    Field{"cap", &referee::SheetSeat::cap},
    Field{"warnings", &referee::SheetSeat::warnings},
    Field{"penalties", &referee::SheetSeat::penalties},
    Field{"turns_up", &referee::SheetSeat::turns_up},
    Field{"objective", &referee::SheetSeat::objective, Presence::always}
);
template <>
inline constexpr auto schema<referee::Interruption> = shape(
    "interruption",
    Field{"since", &referee::Interruption::since},
    Field{"reason", &referee::Interruption::reason}
);
template <>
inline constexpr auto schema<referee::SheetClock> = shape(
    "sheet_clock",
    Field{"minutes", &referee::SheetClock::minutes},
    Field{"recovered", &referee::SheetClock::recovered},
    Field{"before", &referee::SheetClock::before},
    Field{"since", &referee::SheetClock::since, Presence::always},
    Field{"interruption", &referee::SheetClock::interruption, Presence::when_present},
    Field{"starts", &referee::SheetClock::starts},
    Field{"callable", &referee::SheetClock::callable}
);
template <>
inline constexpr auto schema<referee::SheetClosing> = shape(
    "sheet_closing",
    Field{"sums", &referee::SheetClosing::sums},
    Field{"begun", &referee::SheetClosing::begun},
    Field{"due", &referee::SheetClosing::due},
    Field{"round", &referee::SheetClosing::round},
    Field{"exempt_conquests", &referee::SheetClosing::exempt_conquests}
);
template <>
inline constexpr auto schema<referee::CountedSeat> = shape(
    "counted_seat",
    Field{"seat", &referee::CountedSeat::seat},
    Field{"inside", &referee::CountedSeat::inside},
    Field{"outside", &referee::CountedSeat::outside},
    Field{"points", &referee::CountedSeat::points},
    Field{"place", &referee::CountedSeat::place},
    Field{"out", &referee::CountedSeat::out}
);
template <>
inline constexpr auto schema<referee::CountedStep> = shape(
    "counted_step",
    Field{"by", &referee::CountedStep::by},
    Field{"values", &referee::CountedStep::values},
    Field{"level", &referee::CountedStep::level},
    Field{"decides", &referee::CountedStep::decides}
);
template <>
inline constexpr auto schema<referee::SheetCount> = shape(
    "sheet_count",
    Field{"cause", &referee::SheetCount::cause, Presence::always},
    Field{"seats", &referee::SheetCount::seats},
    Field{"steps", &referee::SheetCount::steps},
    Field{"awaits_dice", &referee::SheetCount::awaits_dice}
);
template <>
inline constexpr auto schema<referee::BoardAsks> = shape(
    "board_asks",
    Field{"armies", &referee::BoardAsks::armies},
    Field{"cards", &referee::BoardAsks::cards}
);
template <>
inline constexpr auto schema<referee::SheetLine> = shape(
    "book_line",
    Field{"struck", &referee::SheetLine::struck},
    Field{"appeal", &referee::SheetLine::appeal, Presence::when_present},
    Field{"events", &referee::SheetLine::events}
);
template <>
inline constexpr auto schema<referee::Appeal> = shape(
    "sheet_appeal",
    Field{"entry", &referee::Appeal::seq},
    Field{"ruling", &referee::Appeal::ruling},
    Field{"seat", &referee::Appeal::seat, Presence::when_present},
    Field{"reason", &referee::Appeal::reason},
    Field{"outcome", &referee::Appeal::outcome, Presence::when_present}
);
// A line of the sheet is its entry, and what became of it.
template <>
struct Described<referee::SheetLine, Lexicon> {
    static constexpr auto fields = joined(
        described_fields<Lexicon>(schema<referee::Entry>.fields),
        described_fields<Lexicon>(schema<referee::SheetLine>.fields)
    );
    static constexpr Description value{
        .form = Form::object, .name = schema<referee::SheetLine>.name, .fields = fields};
};
template <>
inline constexpr auto schema<referee::ShownSheet> = shape(
    "sheet",
    Field{"stage", &referee::ShownSheet::stage},
    Field{"entries", &referee::ShownSheet::entries},
    Field{"kind", &referee::ShownSheet::kind},
    Field{"title", &referee::ShownSheet::title},
    Field{"ruleset", &referee::ShownSheet::ruleset},
    Field{"seats", &referee::ShownSheet::seats},
    Field{"phase", &referee::ShownSheet::phase},
    Field{"turn", &referee::ShownSheet::turn, Presence::always},
    Field{"round", &referee::ShownSheet::round},
    Field{"conquests", &referee::ShownSheet::conquests},
    Field{"last_round", &referee::ShownSheet::last_round, Presence::always},
    Field{"clock", &referee::ShownSheet::clock},
    Field{"closing", &referee::ShownSheet::closing},
    Field{"lost_rights", &referee::ShownSheet::lost_rights},
    Field{"options", &referee::ShownSheet::options},
    Field{"view", &referee::ShownSheet::view},
    Field{"board_counted", &referee::ShownSheet::board_counted},
    Field{"board", &referee::ShownSheet::board},
    Field{"board_asks", &referee::ShownSheet::board_asks},
    Field{"permitted", &referee::ShownSheet::permitted},
    Field{"count", &referee::ShownSheet::count, Presence::always},
    Field{"undoable", &referee::ShownSheet::undoable},
    Field{"appeals", &referee::ShownSheet::appeals},
    Field{"written", &referee::ShownSheet::written},
    Field{"lines", &referee::ShownSheet::lines},
    Field{"desk", &referee::ShownSheet::desk}
);
template <>
inline constexpr auto schema<referee::ShownRefusal> = shape(
    "book_refusal",
    Field{"reason", &referee::ShownRefusal::reason},
    Field{"rejection", &referee::ShownRefusal::rejection},
    Field{"clause", &referee::ShownRefusal::clause, Presence::when_present},
    Field{"detail", &referee::ShownRefusal::detail, Presence::when_present},
    Field{"it", &referee::ShownRefusal::it},
    Field{"en", &referee::ShownRefusal::en}
);
// As the server's wording.
template <>
inline constexpr auto schema<referee::Said> =
    shape("wording", Field{"it", &referee::Said::italian}, Field{"en", &referee::Said::english});
template <>
inline constexpr auto schema<referee::ClauseOf> = shape(
    "ruling_clause",
    Field{"book", &referee::ClauseOf::casebook},
    Field{"clause", &referee::ClauseOf::clause}
);
template <>
inline constexpr auto schema<referee::Question> = shape(
    "ruling_question",
    Field{"id", &referee::Question::id},
    Field{"text", &referee::Question::text},
    Field{"least", &referee::Question::least},
    Field{"most", &referee::Question::most}
);
template <>
inline constexpr auto schema<referee::ShownRuling> = shape(
    "ruling",
    Field{"id", &referee::ShownRuling::id},
    Field{"clauses", &referee::ShownRuling::clauses},
    Field{"title", &referee::ShownRuling::title},
    Field{"rule", &referee::ShownRuling::rule},
    Field{"questions", &referee::ShownRuling::questions},
    Field{"seat", &referee::ShownRuling::seat},
    Field{"territory", &referee::ShownRuling::territory},
    Field{"follows", &referee::ShownRuling::follows},
    Field{"entry", &referee::ShownRuling::entry}
);
template <>
inline constexpr auto schema<referee::ShownConsequence> = shape(
    "consequence",
    Field{"verdict", &referee::ShownConsequence::verdict},
    Field{"armies", &referee::ShownConsequence::armies},
    Field{"off_the_book", &referee::ShownConsequence::off_the_book},
    Field{"from_placed", &referee::ShownConsequence::from_placed},
    Field{"cap", &referee::ShownConsequence::cap},
    Field{"choices", &referee::ShownConsequence::choices},
    Field{"warning", &referee::ShownConsequence::warning},
    Field{"it", &referee::ShownConsequence::it},
    Field{"en", &referee::ShownConsequence::en}
);
template <>
inline constexpr auto schema<referee::ReportResult> = shape(
    "report_result",
    Field{"name", &referee::ReportResult::name},
    Field{"place", &referee::ReportResult::place},
    Field{"points", &referee::ReportResult::points},
    Field{"outside", &referee::ReportResult::outside},
    Field{"fate", &referee::ReportResult::fate},
    Field{"out", &referee::ReportResult::out},
    Field{"objective", &referee::ReportResult::objective},
    Field{"warnings", &referee::ReportResult::warnings},
    Field{"penalties", &referee::ReportResult::penalties}
);
template <>
inline constexpr auto schema<referee::ReportRuling> = shape(
    "report_ruling",
    Field{"ruling", &referee::ReportRuling::ruling},
    Field{"seat", &referee::ReportRuling::seat, Presence::always},
    Field{"consequence", &referee::ReportRuling::consequence}
);
template <>
inline constexpr auto schema<referee::Report> = shape(
    "book_report",
    Field{"stage", &referee::Report::stage},
    Field{"cause", &referee::Report::cause},
    Field{"rounds", &referee::Report::rounds},
    Field{"results", &referee::Report::results},
    Field{"rulings", &referee::Report::rulings},
    Field{"signed_by", &referee::Report::signed_by},
    Field{"signed_at", &referee::Report::signed_at}
);

}  // namespace kamchatka::codec
