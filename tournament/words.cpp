// tidy: table
// The sentences, each beside its enumerator.
#include "tournament/words.hpp"

namespace kamchatka::tournament {
namespace {

// Italian, English.
struct Said {
    std::string_view italian;
    std::string_view english;
};

std::string_view in(Said said, Language language) {
    return language == Language::italian ? said.italian : said.english;
}

Said said(Rejection rejection) {  // NOLINT(readability-function-size): a table
    switch (rejection) {
        case Rejection::not_yours_to_do:
            return {"Non spetta a chi lo chiede.", "This is not for you to do."};
        case Rejection::no_format:
            return {
                "Prima va scelta la formula del torneo.", "Choose the tournament's format first."};
        case Rejection::bad_format:
            return {"La formula del torneo non si può giocare.", "The format cannot be played."};
        case Rejection::format_is_fixed:
            return {
                "Una fase già cominciata non cambia tipo: annullare prima i suoi turni.",
                "A stage that has begun stays of its kind: undo its rounds first."};
        case Rejection::rounds_are_played:
            return {
                "I turni già sorteggiati sono di più: il numero non può essere inferiore.",
                "More rounds were drawn already: the number cannot be smaller."};
        case Rejection::qualified_already:
            return {
                "Il turno dopo è già sorteggiato in base alla classifica: punteggio, scarti, "
                "spareggi e soglie non cambiano più. Per cambiarli annullare prima quel sorteggio.",
                "The next round was drawn by the standings: scoring, results that count, "
                "tie-breaks and thresholds are fixed. To change them undo that draw first."};
        case Rejection::ruleset_is_played:
            return {
                "Si è già giocato con un altro regolamento: non si cambia a metà. Annullare prima "
                "i risultati.",
                "Games were played by another rulebook: it stays. Undo the results first."};
        case Rejection::result_would_be_wrong:
            return {
                "Un risultato già inserito non sarebbe più valido (turno.tavolo).",
                "A result that was entered would not be valid any more (round.table)."};
        case Rejection::unknown_player:
            return {"Nessun iscritto ha questo numero.", "No entrant has this number."};
        case Rejection::unknown_round: return {"Questo turno non c'è.", "There is no such round."};
        case Rejection::unknown_table: return {"Questo tavolo non c'è.", "There is no such table."};
        case Rejection::unknown_entry:
            return {"Il registro non ha questa riga.", "The journal has no such entry."};
        case Rejection::name_missing: return {"Manca il nome.", "The name is missing."};
        case Rejection::field_too_long:
            return {"Un campo supera i 100 caratteri.", "A field is longer than 100 characters."};
        case Rejection::registered_already: return {"È già iscritto.", "Already entered."};
        case Rejection::entries_are_closed:
            return {"Le iscrizioni sono chiuse.", "Entries are closed."};
        case Rejection::too_many_players:
            return {"Più di 2000 iscritti.", "More than 2000 entrants."};
        case Rejection::has_sat_at_a_table:
            return {
                "Ha già giocato: può solo ritirarsi.", "Has played already: can only withdraw."};
        case Rejection::has_paid:
            return {
                "Ha pagato la quota: va prima segnata come resa.",
                "Has paid the fee: note first that it was given back."};
        case Rejection::fee_out_of_range:
            return {"La quota va da 0 a 1000 euro.", "A fee is from 0 to 1000 euros."};
        case Rejection::out_of_the_tournament:
            return {"Non è più in torneo.", "No longer in the tournament."};
        case Rejection::judge_plays:
            return {"Il Giudice Ufficiale non può giocare.", "The Official Judge cannot play."};
        case Rejection::judge_missing:
            return {
                "Un torneo ufficiale ha un Giudice Ufficiale: va nominato.",
                "An official tournament has an Official Judge: appoint one."};
        case Rejection::judge_not_accepted:
            return {
                "Non ha ancora firmato l'accettazione delle decisioni del Giudice.",
                "Has not yet signed that the Judge's decisions are final."};
        case Rejection::reason_missing: return {"Va detto il motivo.", "Say why."};
        case Rejection::penalty_out_of_range:
            return {"La penalità va da 0 a 1000 punti.", "A penalty is from 0 to 1000 points."};
        case Rejection::answered_already:
            return {"Della chiamata si è già occupato qualcuno.", "The call was seen to already."};
        case Rejection::suspended_already:
            return {"Le partite sono già sospese.", "The games are suspended already."};
        case Rejection::not_suspended:
            return {"Le partite non sono sospese.", "The games are not suspended."};
        case Rejection::games_are_suspended:
            return {"Le partite sono sospese.", "The games are suspended."};
        case Rejection::results_missing:
            return {"Mancano i risultati dei tavoli.", "Results are missing from tables."};
        case Rejection::tournament_is_over:
            return {"Il torneo è finito.", "The tournament is over."};
        case Rejection::tie_at_cut:
            return {
                "Parità al taglio: decide il giudice prima del sorteggio.",
                "A tie at the cut: the judge settles it before the draw."};
        case Rejection::no_such_tie:
            return {
                "Questi giocatori non sono alla pari a un taglio.",
                "These players are not equal at a cut."};
        case Rejection::tie_not_told:
            return {
                "Questo criterio li lascia tutti alla pari.",
                "This criterion leaves them all equal."};
        case Rejection::too_few_players:
            return {"I giocatori non bastano.", "There are too few players."};
        case Rejection::cannot_be_seated:
            return {
                "Tanti giocatori non fanno tavoli della misura richiesta.",
                "So many players do not make tables of the sizes wanted."};
        case Rejection::not_a_multiple:
            return {
                "I tavoli non sono un multiplo dei posti in finale; numeri di giocatori che vanno "
                "bene.",
                "The tables are no multiple of the final's places; numbers of players that fit."};
        case Rejection::pair_incomplete:
            return {
                "Una coppia è di due presenti con la stessa squadra: manca qualcuno.",
                "A pair is two people present with the same team: somebody is missing."};
        case Rejection::nothing_to_reseat:
            return {
                "Chi ha un posto c'è, e chi c'è ha un posto: non serve ricomporre. Segnare prima "
                "gli assenti e gli arrivati.",
                "Whoever has a place is there, and whoever is there has one: nothing to reseat. "
                "Note first who is missing and who came."};
        case Rejection::not_for_this_round:
            return {
                "Questo turno non si ricompone: scambiare due posti, o annullare il sorteggio e "
                "rifarlo.",
                "This round is not reseated: exchange two seats, or undo the draw and draw anew."};
        case Rejection::table_too_small:
            return {
                "Al tavolo resterebbero meno di tre persone: ricomporre con meno cambi possibili.",
                "Fewer than three would be left at the table: reseat with the fewest changes."};
        case Rejection::threes_not_official:
            return {
                "Un torneo ufficiale non ha tavoli da tre in mezzo agli altri (CH-12.1).",
                "An official tournament has no tables of three among others (CH-12.1)."};
        case Rejection::nothing_to_exchange:
            return {"Non c'è niente da scambiare.", "There is nothing to exchange."};
        case Rejection::has_a_result:
            return {"Il tavolo ha già un risultato.", "The table has a result already."};
        case Rejection::no_result_yet:
            return {"Il tavolo non ha ancora un risultato.", "The table has no result yet."};
        case Rejection::bad_result:
            return {"Il risultato non può essere giusto.", "The result cannot be right."};
        case Rejection::renounced_already: return {"Ha già rinunciato.", "Has renounced already."};
        case Rejection::undone_already:
            return {"Questa riga è già annullata.", "This entry was undone already."};
        case Rejection::cannot_be_undone:
            return {
                "Un annullamento non si annulla: rifare la decisione.",
                "An undoing is not undone: decide anew."};
        case Rejection::others_rest_on_it:
            return {
                "Altre decisioni ne dipendono: annullare prima quelle.",
                "Other decisions rest on it: undo those first."};
        case Rejection::clock_runs_already:
            return {"L'orologio del turno corre già.", "The clock of the round runs already."};
        case Rejection::minutes_out_of_range:
            return {"I minuti di recupero vanno da 1 a 120.", "Recovery is from 1 to 120 minutes."};
        case Rejection::opened_already:
            return {"Il tavolo online è già aperto.", "The online table is open already."};
        case Rejection::admitted_already:
            return {
                "Questo torneo conta già nella classifica.",
                "This tournament counts in the ranking already."};
        case Rejection::not_admitted:
            return {
                "Questo torneo non conta nella classifica.",
                "This tournament does not count in the ranking."};
        case Rejection::too_many_events:
            return {
                "Una classifica conta al massimo 500 tornei.",
                "A ranking counts 500 tournaments at most."};
    }
    return {};
}

Said said(ResultFault fault) {
    switch (fault) {
        case ResultFault::wrong_players:
            return {
                "I giocatori non sono quelli del tavolo.",
                "These are not the players of the table."};
        case ResultFault::points_out_of_range:
            return {
                "Punti fuori dal possibile: da 0 a 86, 100 con l'obiettivo.",
                "Points out of range: 0 to 86, 100 for the objective."};
        case ResultFault::impossible_points:
            return {
                "Nessuna somma di territori fa 1 o 85 punti.",
                "No territories add up to 1 or 85 points."};
        case ResultFault::too_many_points:
            return {
                "Insieme hanno più punti di tutto il tabellone (164).",
                "Together they have more points than the board (164)."};
        case ResultFault::two_objectives:
            return {
                "Un solo giocatore raggiunge l'obiettivo.",
                "Only one player reaches the objective."};
        case ResultFault::objective_and_out:
            return {
                "Chi raggiunge l'obiettivo è ancora in gioco.",
                "Who reaches the objective is still playing."};
        case ResultFault::exits_not_in_order:
            return {"Le eliminazioni vanno numerate 1, 2, 3.", "Number the eliminations 1, 2, 3."};
        case ResultFault::nobody_left:
            return {"Qualcuno deve essere rimasto.", "Somebody must be left."};
        case ResultFault::points_without_land:
            return {"Chi è eliminato non ha punti.", "Who is out has no points."};
        case ResultFault::no_single_winner:
            return {
                "Serve un solo vincitore: dividere i pari con i decimali (44.2, 44.1).",
                "One winner is needed: settle ties by decimals (44.2, 44.1)."};
    }
    return {};
}

Said said(FormatFault fault) {
    switch (fault) {
        case FormatFault::no_name:
            return {"Manca il nome del torneo.", "The tournament has no name."};
        case FormatFault::no_stages:
            return {"Il torneo non ha fasi.", "The tournament has no stages."};
        case FormatFault::stages_out_of_order:
            return {
                "Prima la classifica o l'eliminazione, poi semifinali e finale.",
                "Standings or knock-out first, then semifinals and a final."};
        case FormatFault::rounds_out_of_range:
            return {"I turni vanno da 1 a 100.", "Rounds are from 1 to 100."};
        case FormatFault::bad_formula:
            return {"La formula del punteggio non va.", "The scoring formula is wrong."};
        case FormatFault::too_few_counted:
            return {
                "Devono contare almeno i due terzi dei risultati.",
                "At least two thirds of the results must count."};
        case FormatFault::prize_too_high:
            return {
                "Il premio vittoria non supera i 100 punti.",
                "The victory prize is 100 points at most."};
        case FormatFault::win_worth_too_much:
            return {
                "La formula dà a chi vince più di 100 punti oltre a quelli della stessa riga senza "
                "la vittoria: abbassare quello che la formula dà al vincitore.",
                "The formula gives a winner more than 100 points above the same line without the "
                "win: lower what it gives the winner."};
        case FormatFault::prize_not_lower_at_four:
            return {
                "Con tavoli misti il premio ai tavoli da quattro è inferiore del 20%.",
                "With mixed tables the prize at tables of four is 20% lower."};
        case FormatFault::mixed_tables:
            return {
                "Una classifica vuole tavoli di misura costante.",
                "Standings want tables of one size."};
        case FormatFault::unequal_duration:
            return {
                "Le partite di una classifica durano tutte lo stesso tempo.",
                "Games of one standings table last the same time."};
        case FormatFault::threes_mixed:
            return {
                "Tavoli da tre solo nei tornei tutti da tre.",
                "Tables of three only where all are of three."};
        case FormatFault::kingmaker_played:
            return {
                "Kingmaker non si gioca nei tornei ufficiali.",
                "Kingmaker is not played in official tournaments."};
        case FormatFault::challenge_card_played:
            return {
                "La carta Challenge non è ammessa nei tornei ufficiali.",
                "The Challenge card is not allowed in official tournaments."};
        case FormatFault::winners_may_share:
            return {
                "L'eliminazione diretta vuole un solo vincitore per tavolo.",
                "A knock-out needs one winner at each table."};
        case FormatFault::bad_final_size:
            return {"La finale è a tre, quattro o cinque.", "A final is of three, four or five."};
        case FormatFault::bad_thresholds:
            return {
                "Le soglie per semifinali e finale non tornano.",
                "The thresholds of semifinals and final do not work out."};
        case FormatFault::repeated_criterion:
            return {
                "Un criterio di composizione è ripetuto.", "A seating criterion is named twice."};
        case FormatFault::repeated_tie_break:
            return {"Uno spareggio è ripetuto.", "A tie-break is named twice."};
        case FormatFault::bad_date:
            return {
                "La data non esiste: si scrive come 2026-11-21.",
                "There is no such date: write it as 2026-11-21."};
        case FormatFault::unknown_ruleset:
            return {"Il regolamento non si conosce.", "The rulebook is not known."};
        case FormatFault::pairs_without_teams:
            return {"Per giocare a coppie servono squadre di due.", "Pairs need teams of two."};
        case FormatFault::fee_too_high:
            return {"La quota supera i 1000 euro.", "The fee is more than 1000 euros."};
    }
    return {};
}

Said said(FormulaFault fault) {
    switch (fault) {
        case FormulaFault::empty: return {"La formula è vuota.", "The formula is empty."};
        case FormulaFault::too_long:
            return {
                "La formula supera i 500 caratteri.", "The formula is longer than 500 characters."};
        case FormulaFault::too_deep:
            return {"Troppe parentesi una dentro l'altra.", "Too many brackets inside each other."};
        case FormulaFault::unexpected_sign:
            return {
                "Qui ci vuole un numero, un nome o una parentesi.",
                "A number, a name or a bracket is expected here."};
        case FormulaFault::bad_number:
            return {
                "Questo numero non si legge (il punto per i decimali, al più sei).",
                "This number cannot be read (a point before decimals, six at most)."};
        case FormulaFault::unknown_name: return {"Nome sconosciuto.", "Unknown name."};
        case FormulaFault::unknown_function: return {"Funzione sconosciuta.", "Unknown function."};
        case FormulaFault::wrong_number_of_arguments:
            return {"Il numero di argomenti è sbagliato.", "The number of arguments is wrong."};
        case FormulaFault::missing_bracket:
            return {"Le parentesi non tornano.", "The brackets do not match."};
        case FormulaFault::text_follows:
            return {"Da qui in poi non si capisce.", "What follows makes no sense."};
        case FormulaFault::division_by_zero: return {"Divisione per zero.", "Division by zero."};
        case FormulaFault::out_of_range:
            return {
                "Il numero è troppo grande o troppo fine.", "The number is too large or too fine."};
        case FormulaFault::no_such_choice:
            return {"La lista di scegli() è troppo corta.", "The list of pick() is too short."};
    }
    return {};
}

Said said(RosterFault fault) {
    switch (fault) {
        case RosterFault::unreadable: return {"Il file non si legge.", "The file cannot be read."};
        case RosterFault::empty_file: return {"Il file è vuoto.", "The file is empty."};
        case RosterFault::no_name_column:
            return {
                "Nessuna colonna per il nome (nome, cognome, giocatore...); trovate.",
                "No column for the name (name, surname, player...); found."};
        case RosterFault::heading_twice:
            return {"Colonna ripetuta, vale la prima.", "Column named twice, the first counts."};
        case RosterFault::unknown_column:
            return {"Colonna non riconosciuta, non si usa.", "Column not recognised, left out."};
        case RosterFault::title_row:
            return {"Sopra i titoli delle colonne.", "Above the headings of the columns."};
        case RosterFault::name_missing: return {"Manca il nome.", "The name is missing."};
        case RosterFault::too_many_fields:
            return {
                "Più campi che colonne: forse un separatore nel testo.",
                "More fields than columns: perhaps a separator inside the text."};
        case RosterFault::field_too_long:
            return {
                "Più di 100 caratteri nella colonna.", "More than 100 characters in the column."};
        case RosterFault::odd_characters:
            return {
                "Caratteri invisibili, di controllo o che invertono la scrittura nella colonna.",
                "Invisible or control characters, or such as turn the writing round, in the "
                "column."};
        case RosterFault::bad_ranking:
            return {
                "La posizione in classifica non è un numero, non vale.",
                "The ranking is no number and is left out."};
        case RosterFault::bad_fee:
            return {
                "La quota pagata non è un importo né sì o no, non vale.",
                "The fee paid is neither an amount nor yes or no and is left out."};
        case RosterFault::repeated_in_file:
            return {"La stessa persona è già alla riga.", "The same person is already on line."};
        case RosterFault::known_already: return {"È già iscritto.", "Already entered."};
        case RosterFault::perhaps_the_same:
            return {"Iscritto, ma somiglia molto a.", "Entered, but very like."};
        case RosterFault::perhaps_a_namesake:
            return {
                "Stesso nome, altro club: dire se è la stessa persona o un'altra.",
                "The same name, another club: say whether it is the same person or another."};
        case RosterFault::left_out:
            return {"Lasciata fuori da chi importa.", "Left out by whoever imports."};
    }
    return {};
}

Said said(CsvFault fault) {
    switch (fault) {
        case CsvFault::too_large: return {"Più di 4 MiB.", "More than 4 MiB."};
        case CsvFault::too_many_rows: return {"Più di 4000 righe.", "More than 4000 rows."};
        case CsvFault::too_many_fields: return {"Più di 100 colonne.", "More than 100 columns."};
        case CsvFault::open_quote:
            return {"Virgolette mai chiuse.", "A quote that is never closed."};
        case CsvFault::binary: return {"Non è un file di testo.", "This is no text file."};
    }
    return {};
}

Said said(Criterion criterion) {
    switch (criterion) {
        case Criterion::clubs_apart: return {"stesso club", "same club"};
        case Criterion::regions_apart: return {"stessa regione", "same region"};
        case Criterion::winners_apart: return {"due vincitori", "two winners"};
        case Criterion::no_repeated_opponents: return {"avversari già incontrati", "met before"};
        case Criterion::no_second_five:
            return {"di nuovo a un tavolo da cinque", "at a table of five again"};
        case Criterion::no_repeated_clubs: return {"club già incontrati", "clubs met before"};
        case Criterion::no_repeated_club_for_player:
            return {"club già incontrato", "club met before"};
    }
    return {};
}

Said said(PhaseKind kind) {
    switch (kind) {
        case PhaseKind::standings: return {"classifica", "standings"};
        case PhaseKind::knockout: return {"eliminazione diretta", "knock-out"};
        case PhaseKind::semifinal: return {"semifinale", "semifinal"};
        case PhaseKind::final: return {"finale", "final"};
    }
    return {};
}

Said said(SettledBy by) {
    switch (by) {
        case SettledBy::lot: return {"sorteggio", "lot"};
        case SettledBy::decision: return {"decisione del giudice", "the judge's decision"};
        case SettledBy::qualifying:
            return {"posizione in qualificazione", "place in the qualifying standings"};
        case SettledBy::wins: return {"vittorie", "wins"};
        case SettledBy::best_scores: return {"migliori punteggi", "best scores"};
        case SettledBy::fewer_counted:
            return {"totale con un risultato in meno", "total with one result less"};
        case SettledBy::objectives: return {"obiettivi raggiunti", "objectives reached"};
        case SettledBy::earlier_rank:
            return {"classifica precedente", "ranking before the tournament"};
    }
    return {};
}

// "Sentence: detail." for a detail, the sentence as it is without.
std::string with_detail(std::string_view text, const std::string& detail) {
    if (detail.empty()) return std::string{text};
    return std::string{text.substr(0, text.size() - 1)} + ": " + detail + ".";
}

}  // namespace

std::string_view sentence(Rejection rejection, Language language) {
    return in(said(rejection), language);
}
std::string_view sentence(ResultFault fault, Language language) {
    return in(said(fault), language);
}
std::string_view sentence(FormatFault fault, Language language) {
    return in(said(fault), language);
}
std::string_view sentence(FormulaFault fault, Language language) {
    return in(said(fault), language);
}
std::string_view sentence(RosterFault fault, Language language) {
    return in(said(fault), language);
}
std::string_view sentence(CsvFault fault, Language language) { return in(said(fault), language); }
std::string_view name_of(Criterion criterion, Language language) {
    return in(said(criterion), language);
}
std::string_view name_of(PhaseKind kind, Language language) { return in(said(kind), language); }
std::string_view name_of(SettledBy by, Language language) { return in(said(by), language); }

std::string_view clause_of(FormatFault fault) {
    switch (fault) {
        case FormatFault::too_few_counted: return "CH-12.2.3";
        case FormatFault::prize_too_high:
        case FormatFault::win_worth_too_much: return "CH-12.2.1";
        case FormatFault::prize_not_lower_at_four: return "CH-12.2.2";
        case FormatFault::mixed_tables:
        case FormatFault::unequal_duration: return "CH-12.2";
        case FormatFault::threes_mixed: return "CH-12.1";
        case FormatFault::kingmaker_played: return "KM-1o";
        case FormatFault::challenge_card_played: return "CC-4o";
        case FormatFault::winners_may_share: return "CH-12.3a";
        case FormatFault::no_name:
        case FormatFault::no_stages:
        case FormatFault::stages_out_of_order:
        case FormatFault::rounds_out_of_range:
        case FormatFault::bad_formula:
        case FormatFault::bad_final_size:
        case FormatFault::bad_thresholds:
        case FormatFault::repeated_criterion:
        case FormatFault::repeated_tie_break:
        case FormatFault::bad_date:
        case FormatFault::unknown_ruleset:
        case FormatFault::pairs_without_teams:
        case FormatFault::fee_too_high: return {};
    }
    return {};
}

std::string message(const Rejected& rejected, Language language) {
    std::string text = with_detail(sentence(rejected.reason, language), rejected.detail);
    for (const ResultFault fault : rejected.faults) {
        text += " " + std::string{sentence(fault, language)};
    }
    for (const FormatComplaint& complaint : rejected.complaints) {
        text += " " + message(complaint, language);
    }
    return text;
}

std::string message(const FormulaError& error, Language language) {
    const Said column{"colonna ", "column "};
    const std::string place = std::string{in(column, language)} + std::to_string(error.column);
    return place + ": " + with_detail(sentence(error.fault, language), error.example);
}

std::string message(const FormatComplaint& complaint, Language language) {
    std::string text = with_detail(sentence(complaint.fault, language), complaint.example);
    if (complaint.formula) text += " " + message(*complaint.formula, language);
    const std::string_view clause = clause_of(complaint.fault);
    return clause.empty() ? text : text + " (" + std::string{clause} + ")";
}

std::string message(const RosterNote& note, Language language) {
    const Said line{"riga ", "line "};
    std::string text = std::string{in(line, language)} + std::to_string(note.line) + ": " +
        with_detail(sentence(note.fault, language), note.detail);
    if (note.csv) text += " " + std::string{sentence(*note.csv, language)};
    return text;
}

}  // namespace kamchatka::tournament
