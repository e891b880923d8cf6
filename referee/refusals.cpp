// tidy: table
// A sentence for each refusal of the book.
#include "record/words/words.hpp"
#include "referee/sheet.hpp"

namespace kamchatka::referee {
namespace {

Said said(Refused reason) {  // NOLINT(readability-function-size): a table
    switch (reason) {
        case Refused::by_the_rules: return {"Le regole non lo permettono.", "The rules forbid it."};
        case Refused::not_open:
            return {
                "Il tavolo non è aperto: aprilo prima.", "The table is not open: open it first."};
        case Refused::already_open:
            return {"Il tavolo è già aperto.", "The table is open already."};
        case Refused::not_for_real_tables:
            return {
                "Questo regolamento non si può seguire a un tavolo vero: scegline un altro.",
                "This ruleset cannot be followed at a real table: choose another."};
        case Refused::wrong_seats:
            return {
                "Con questo numero di giocatori il regolamento non si gioca.",
                "The ruleset is not played with this number of players."};
        case Refused::bad_text:
            return {"Testo troppo lungo o non valido.", "The text is too long or not valid."};
        case Refused::not_in_this_kind:
            return {
                "Non in questo tipo di tavolo: completo e leggero hanno voci diverse.",
                "Not at this kind of table: full and light ones have entries of their own."};
        case Refused::judges_only: return {"Spetta a un giudice.", "This is up to a judge."};
        case Refused::official_judge_only:
            return {
                "Spetta al Giudice Ufficiale: chiamalo al tavolo.",
                "This is up to the Official Judge: call one to the table."};
        case Refused::unknown_ruling: return {"Caso sconosciuto.", "No such dispute."};
        case Refused::bad_answers:
            return {
                "Manca un numero, o è fuori dai limiti.", "A number is missing or out of range."};
        case Refused::seat_needed: return {"Indica il giocatore.", "Say which player."};
        case Refused::territory_needed: return {"Indica il territorio.", "Say which territory."};
        case Refused::not_worked_out:
            return {
                "La conseguenza scritta non è quella che segue.",
                "The consequence written is not the one that follows."};
        case Refused::nothing_to_undo:
            return {"Non c'è niente da annullare.", "There is nothing to undo."};
        case Refused::clock_running:
            return {"L'orologio corre già.", "The clock is running already."};
        case Refused::clock_stopped: return {"L'orologio è fermo.", "The clock is stopped."};
        case Refused::card_not_due: return {"Adesso non spetta una carta.", "No card is due now."};
        case Refused::card_cannot_be:
            return {
                "Quelle carte non possono essere in quella mano: sono già state giocate o le carte "
                "prese non bastano.",
                "Those cards cannot be in that hand: they were played before, or too few were "
                "taken."};
        case Refused::unknown_objective: return {"Obiettivo sconosciuto.", "No such objective."};
        case Refused::objective_taken:
            return {
                "Quell'obiettivo è già di un altro giocatore.",
                "That objective is another player's already."};
        case Refused::objective_not_reached:
            return {
                "L'obiettivo non è raggiunto con questi territori.",
                "The objective is not reached with these territories."};
        case Refused::not_counting:
            return {
                "Si conta quando la partita è finita.",
                "Points are counted when the game is over."};
        case Refused::already_counted:
            return {
                "Dopo quel lancio si è già contato: annulla prima il conteggio.",
                "Something was counted after that roll: undo the count first."};
        case Refused::board_incomplete:
            return {
                "Ogni territorio vuole un proprietario e almeno un'armata.",
                "Every territory needs an owner and at least one army."};
        case Refused::deal_does_not_fit:
            return {
                "Territori o armate non corrispondono a una distribuzione regolare: ricontrolla i "
                "numeri di ciascuno.",
                "Territories or armies do not fit a proper deal: check everybody's numbers."};
        case Refused::not_ranked:
            return {"Il conteggio non è completo.", "The count is not complete."};
        case Refused::signed_off:
            return {
                "Il tavolo è firmato: solo il Giudice Ufficiale lo riapre, e dice perché.",
                "The table is signed off: only the Official Judge opens it again, and says why."};
        case Refused::right_lost:
            return {
                "In questo turno non si può più: l'ha deciso un caso.",
                "Not in this turn any more: a ruling has decided it."};
        case Refused::too_long: return {"Il libro è pieno.", "The book is full."};
        case Refused::malformed:
            return {"Non si legge: il formato non è giusto.", "It cannot be read: bad format."};
        case Refused::reason_missing: return {"Scrivi il motivo.", "Say why."};
        case Refused::not_signed:
            return {"Il tavolo non è firmato.", "The table is not signed off."};
        case Refused::nothing_to_realign:
            return {"Il libro dice già così.", "The book says so already."};
        case Refused::combat_under_way:
            return {
                "In quel territorio si sta combattendo: annulla l'attacco, riallinea e rifallo, "
                "oppure finisci prima il lancio e l'occupazione.",
                "That territory is in combat: undo the attack, realign and declare it again, or "
                "finish the roll and the occupation first."};
        case Refused::cannot_fall_now:
            return {
                "Nella preparazione, e nel proprio turno, nessuno resta senza territori: controlla "
                "di chi è il turno.",
                "In the set-up and in their own turn nobody is left without territories: check "
                "whose turn it is."};
        case Refused::appeal_open:
            return {
                "C'è un ricorso aperto: lo decide il Giudice Ufficiale, oppure firma lui.",
                "There is an open appeal: the Official Judge settles it, or signs."};
        case Refused::unknown_appeal:
            return {"Nessun ricorso aperto con quel numero.", "No open appeal of that number."};
        case Refused::last_word:
            return {
                "La decisione del Giudice Ufficiale è inappellabile.",
                "The Official Judge's decision is final."};
        case Refused::not_accepted:
            return {"Il server non l'ha accettata.", "The server has not accepted it."};
    }
    return {};
}

}  // namespace

std::string sentence(const Refusal& refusal, Language language) {
    if (!refusal.rejection) return std::string{said(refusal.reason).in(language)};
    return std::string{record::sentence(*refusal.rejection, refusal.phase, language)};
}

}  // namespace kamchatka::referee
