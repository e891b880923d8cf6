// The file that is the tournament, and what is published of it.
#include "tournament/json.hpp"

#include "record/json.hpp"
#include "tournament/publish/publish.hpp"
#include "tournament/ranking/ties.hpp"
#include "tournament/spelling.hpp"
#include "tournament/tests/desk.hpp"

namespace kamchatka::tournament {
namespace {

// A gathering with everything that can happen at a desk in it.
TestDesk eventful() {
    TestDesk desk{"raduno"};
    desk.enter(37, 7);
    desk.must(PersonAmended{PlayerId{2}, {.name = "D'Agostino, Niccolò", .club = "=1+1"}});
    desk.must(Removed{PlayerId{37}});
    desk.must(PlayNoted{PlayerId{5}, true});
    desk.must(OfficialAppointed{"Tina", Role::table_judge});
    desk.must(JudgeCalled{PlayerId{1}, "dado fuori"}, {Role::player, "Player 1"});
    desk.must(JudgeAnswered{desk.journal.size()}, TestDesk::judge);
    desk.must(JudgeCalled{PlayerId{2}, {}, CallCause::absent}, {Role::table_judge, "Tavolo"});
    desk.must(GamesSuspended{"luce"}, TestDesk::judge);
    desk.must(GamesResumed{}, TestDesk::judge);
    desk.draw(0xffff'ffff'ffff'ffff);
    desk.must(SeatsExchanged{
        desk.state.rounds[0].tables[0].players[0], desk.state.rounds[0].tables[1].players[0]});
    const PlayerId late = desk.state.rounds[0].tables[2].players[0];
    desk.must(PresenceNoted{late, false, true});
    desk.must(Reseat{Reseating::ghosts, 0xffff'ffff'ffff'ffff});
    desk.must(Undone{desk.journal.size()});
    desk.must(PresenceNoted{late, true, true});
    desk.must(OnlineOpened{1, 1, "ABCDEF"});
    desk.must(DeclarationNoted{PlayerId{1}, true});
    desk.must(FeeNoted{PlayerId{1}, true, 750});
    desk.must(ClockStarted{1});
    desk.must(RecoveryGranted{1, 2, 5});
    desk.play();
    Lines lines = desk.state.rounds[0].tables[0].lines;
    lines[3] = {.player = lines[3].player, .points = {}, .fate = Fate::eliminated, .out = 1};
    desk.must(ResultCorrected{1, 1, lines, "eliminato"});
    desk.must(Penalised{PlayerId{1}, *read_score("12.5"), false, "ritardo"}, TestDesk::judge);
    desk.must(Withdrew{PlayerId{9}, LeavingBecause::own_reasons});
    desk.draw(2);
    desk.play();
    desk.must(Renounced{PlayerId{4}});
    desk.must(Undone{desk.journal.size()});
    return desk;
}

// Twelve people, three winners for two places; then it is read from a file.
TestDesk settled_and_restored() {
    Format format = find_preset("raduno")->format;
    format.stages[0].rounds = 1;
    format.stages[0].tie_breaks.clear();
    TestDesk desk{format};
    desk.enter(12, 12);
    desk.draw();
    desk.play();
    for (const CutTie& tie : ties_at_cut(desk.state)) {
        desk.must(SettleTie{SettledBy::lot, 3, tie.players, {}}, TestDesk::judge);
    }
    const std::uint64_t entries = desk.journal.size();
    desk.journal.push_back({entries + 1, desk.now, TestDesk::organiser, Restored{entries}});
    return desk;
}

TEST(TournamentFile, IsReadBackTheSame) {
    std::vector<bool> seen(std::variant_size_v<Event>);
    for (const TestDesk& desk : {eventful(), settled_and_restored()}) {
        for (const Entry& entry : desk.journal) {
            seen[entry.event.index()] = true;
            const auto again = read_event(to_json(entry.event));
            ASSERT_TRUE(again.has_value()) << message(again.error());
            EXPECT_TRUE(*again == entry.event);
        }
        const std::string text = write_tournament(desk.journal);
        const auto journal = read_tournament(text);
        ASSERT_TRUE(journal.has_value()) << message(journal.error());
        EXPECT_TRUE(*journal == desk.journal);
        EXPECT_TRUE(fold(*journal) == desk.state);
        EXPECT_TRUE(write_tournament(*journal) == text);
    }
    EXPECT_EQ(std::count(seen.begin(), seen.end(), false), 0);  // every kind of event
}

TEST(TournamentFile, EveryPresetIsReadBackTheSame) {
    for (const FormatPreset& preset : format_presets()) {
        const auto again = read_format(to_json(preset.format));
        ASSERT_TRUE(again.has_value()) << message(again.error());
        EXPECT_TRUE(*again == preset.format);
    }
}

TEST(TournamentFile, OfStrangersIsRefusedWithThePlace) {
    const auto why = [](std::string_view text) {
        const auto journal = read_tournament(text);
        return journal ? std::string{"read"} : record::message(journal.error());
    };
    EXPECT_EQ(why("{}"), "kamchatka_tournament: missing");
    EXPECT_EQ(
        why(R"({"kamchatka_tournament":2,"journal":[]})"),
        "kamchatka_tournament: version 1 is expected"
    );
    EXPECT_EQ(why(R"({"kamchatka_tournament":1,"journal":[]})"), "read");
    EXPECT_EQ(
        why(R"({"kamchatka_tournament":1,"journal":[{"seq":2,"at":1,"by":{"role":"organiser","name":"O"},"event":{}}]})"
        ),
        "journal[0].seq: entries are numbered from 1 without gaps"
    );
    EXPECT_EQ(
        why(R"({"kamchatka_tournament":1,"journal":[{"seq":1,"at":1,"by":{"role":"king","name":"O"},"event":{}}]})"
        ),
        "journal[0].by.role: no role is called \"king\""
    );
    EXPECT_EQ(
        why(R"({"kamchatka_tournament":1,"journal":[{"seq":1,"at":1,"by":{"role":"organiser","name":"O"},"event":{"type":"games_resumed","x":1}}]})"
        ),
        "journal[0].event.x: no key is called \"x\""
    );
    EXPECT_EQ(
        why(R"({"kamchatka_tournament":1,"journal":[{"seq":1,"at":1,"by":{"role":"organiser","name":"O"},"event":{"type":"games_resumed"}}]})"
        ),
        "journal[0]: no_format "
    );
    EXPECT_EQ(
        why(R"({"kamchatka_tournament":1,"journal":[{"seq":1,"at":1,"by":{"role":"organiser","name":"O"},"event":{"type":"undone","entry":"7"}}]})"
        ),
        "journal[0]: unknown_entry "
    );
}

// A journal changed by hand so that it could not have come about is not folded.
TEST(TournamentFile, ThatCouldNotHaveComeAboutIsRefused) {
    TestDesk desk{"raduno"};
    desk.enter(8, 4);
    desk.draw();
    desk.play();
    Journal journal = desk.journal;
    auto& seated = std::get<RoundSeated>(journal[17].event);
    seated.tables[0].players[0] = seated.tables[1].players[0];
    const auto again = read_tournament(write_tournament(journal));
    ASSERT_FALSE(again.has_value());
    EXPECT_EQ(again.error().path, "journal[17]");
}

TEST(Publish, TablesShowTheOrderOfPlayAndTheConflicts) {
    TestDesk desk{"raduno"};
    desk.enter(8, 1);
    desk.draw();
    const std::string text = tables_text(desk.state, 0, Language::italian);
    EXPECT_NE(text.find("Tavolo 2"), std::string::npos);
    EXPECT_NE(text.find("stesso club"), std::string::npos);
    EXPECT_NE(text.find("inevitabile: Club 0: 8 persone, 2 tavoli: almeno 12"), std::string::npos);
    TestDesk clear{"raduno"};
    clear.enter(16, 16);
    for (Entrant& each : clear.state.entrants) each.person.region.clear();
    clear.draw();
    EXPECT_NE(
        tables_text(clear.state, 0, Language::english).find("No conflicts."), std::string::npos
    );
    EXPECT_NE(
        journal_text(desk.journal, Language::italian).find("round_seated"), std::string::npos
    );
}

TEST(Words, EverySentenceExistsInBothLanguages) {
    const auto check = [](auto last) {
        using E = decltype(last);
        for (std::size_t i = 0; i <= static_cast<std::size_t>(last); ++i) {
            for (const Language language : {Language::italian, Language::english}) {
                EXPECT_TRUE(sentence(static_cast<E>(i), language).ends_with('.')) << i;
            }
            EXPECT_NE(
                sentence(static_cast<E>(i), Language::italian),
                sentence(static_cast<E>(i), Language::english)
            ) << i;
        }
    };
    check(Rejection::opened_already);
    check(ResultFault::no_single_winner);
    check(FormatFault::repeated_criterion);
    check(FormulaFault::no_such_choice);
    check(RosterFault::perhaps_the_same);
    check(CsvFault::binary);
    EXPECT_EQ(codec::spell(Rejection::others_rest_on_it), "others_rest_on_it");
    EXPECT_EQ(
        message(Rejected{Rejection::results_missing, "2 5"}, Language::english),
        "Results are missing from tables: 2 5."
    );
}

}  // namespace
}  // namespace kamchatka::tournament
