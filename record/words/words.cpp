// tidy: table
// The sentences of the refusals, by the enumerator, and of what is due, by the phase.
#include "record/words/words.hpp"

#include "record/words/spelling.hpp"

#include <array>

namespace kamchatka::record {
namespace {

struct Sentence {
    Rejection rejection;
    std::string_view italian;
    std::string_view english;
};

constexpr std::array sentences{
    Sentence{
        Rejection::game_is_over,
        "La partita è finita: non si può più giocare.",
        "The game is over: nothing more can be played."},
    Sentence{
        Rejection::not_yours_to_do,
        "Questa azione spetta ad altri: lasciala a chi tocca.",
        "This action belongs to somebody else: leave it to them."},
    Sentence{
        Rejection::not_in_these_rules,
        "Con queste regole non si fa: il regolamento non lo prevede, o l'opzione è spenta.",
        "These rules know no such thing: it is not in the book, or the option is off."},
    Sentence{
        Rejection::unknown_seat,
        "Nessuno siede a quel posto: indica un posto di questo tavolo.",
        "Nobody sits there: name a seat of this table."},
    Sentence{
        Rejection::seat_is_out,
        "Chi ha perso l'ultimo territorio è eliminato e non gioca più: può solo guardare.",
        "Whoever lost the last territory is eliminated and plays no more: watching is all that "
        "is left."},
    Sentence{
        Rejection::seat_has_left,
        "Chi si è ritirato o è stato escluso non gioca più: i suoi territori sono neutrali.",
        "Whoever withdrew or was excluded plays no more: the territories are neutral."},
    Sentence{
        Rejection::not_begun_yet,
        "La partita non è ancora cominciata, e non c'è nulla da lasciare: aspetta il primo "
        "turno, o fate un altro tavolo.",
        "The game has not begun, and there is nothing to leave: wait for the first turn, or "
        "make the table anew."},
    Sentence{
        Rejection::cannot_leave_now,
        "Ora non si può lasciare la partita: aspetta che tocchi a un posto.",
        "Nobody can leave the game now: wait until a seat has to act."},
    Sentence{
        Rejection::not_your_turn,
        "Non tocca a te: aspetta il tuo turno.",
        "It is not your turn: wait for it."},
    Sentence{
        Rejection::wrong_phase,
        "Non in questa fase: fai prima quello che la fase richiede.",
        "Not in this phase: do first what the phase asks for."},
    Sentence{
        Rejection::unknown_territory,
        "Quel territorio non è sul tabellone: indicane un altro.",
        "That territory is not on the board: name another one."},
    Sentence{
        Rejection::unknown_card,
        "Quella carta non è nel mazzo: indicane un'altra.",
        "That card is not in the deck: name another one."},
    Sentence{
        Rejection::unknown_objective,
        "Quell'obiettivo non è nel mazzo: indicane un altro.",
        "That objective is not in the deck: name another one."},
    Sentence{
        Rejection::unknown_colour,
        "Quel colore non è nella scatola: scegline uno di quelli offerti.",
        "That colour is not in the box: choose one of those offered."},
    Sentence{
        Rejection::too_few_seats,
        "In così pochi con questo regolamento non si gioca: aggiungi dei posti.",
        "This ruleset is not played by so few: add seats."},
    Sentence{
        Rejection::too_many_seats,
        "In così tanti con questo regolamento non si gioca: togli dei posti.",
        "This ruleset is not played by so many: take seats away."},
    Sentence{
        Rejection::wrong_number_of_seats,
        "I territori di questo piano non si dividono in parti uguali fra tanti: cambia il "
        "numero di posti, o il piano.",
        "The territories of this board cannot be shared out equally among so many: change the "
        "number of seats, or the board."},
    Sentence{
        Rejection::bad_dice,
        "Dadi non validi: ne serve il numero giusto, da 1 a 6 ciascuno.",
        "Invalid dice: give the right number of them, 1 to 6 each."},
    Sentence{
        Rejection::colour_taken,
        "Il colore è già preso: scegline un altro.",
        "The colour is taken: choose another one."},
    Sentence{
        Rejection::objective_taken,
        "L'obiettivo è già stato dato: scegline un altro.",
        "The objective has been dealt: choose another one."},
    Sentence{
        Rejection::territory_dealt,
        "Il territorio è già stato distribuito: scegline un altro.",
        "The territory has been dealt: choose another one."},
    Sentence{
        Rejection::territory_claimed,
        "Il territorio è già occupato: scegline uno libero.",
        "The territory is taken: choose a free one."},
    Sentence{
        Rejection::continent_open,
        "Prima si completa il quadrante aperto: scegli un territorio libero di quello.",
        "The open quadrant is filled first: choose a free territory of it."},
    Sentence{
        Rejection::own_colour_given,
        "Nessuno può avere la carta del proprio colore: dalla a un altro.",
        "Nobody may get the card of his own colour: give it to another seat."},
    Sentence{
        Rejection::colours_not_one_each,
        "Dai una carta di ogni colore in gioco, una a ciascun posto.",
        "Give one card of each colour in play, one to each seat."},
    Sentence{
        Rejection::already_done,
        "L'hai già fatto: aspetta gli altri.",
        "You have done it already: wait for the others."},
    Sentence{
        Rejection::armies_left_to_place,
        "Restano carri armati da collocare: collocali tutti prima di proseguire.",
        "There are armies left to place: place them all before you go on."},
    Sentence{
        Rejection::no_armies,
        "Serve almeno un carro armato: indica un numero da 1 in su.",
        "At least one army is needed: give a number from 1 up."},
    Sentence{
        Rejection::not_your_territory,
        "Il territorio non è tuo: scegline uno che possiedi.",
        "The territory is not yours: choose one that you hold."},
    Sentence{
        Rejection::more_than_go,
        "Alla volta non se ne collocano tanti: indicane di meno.",
        "Not so many are placed at a go: give fewer."},
    Sentence{
        Rejection::more_than_reserve,
        "Non hai tanti carri armati da collocare: indicane di meno.",
        "You have not so many armies to place: give fewer."},
    Sentence{
        Rejection::beyond_placement_limit,
        "Senza centro di produzione qui non se ne collocano tanti: costruiscine uno o collocali "
        "altrove.",
        "Without a production centre not so many can be placed here: build one or place them "
        "elsewhere."},
    Sentence{
        Rejection::centre_already_there,
        "Lì c'è già un centro di produzione: scegli un altro territorio.",
        "There is a production centre already: choose another territory."},
    Sentence{
        Rejection::no_centres_left,
        "Non ci sono più centri di produzione: colloca i carri armati.",
        "There are no production centres left: place the armies."},
    Sentence{
        Rejection::too_few_for_a_centre,
        "I carri armati da collocare non bastano per un centro di produzione: colloca quelli.",
        "There are too few armies left for a production centre: place them."},
    Sentence{
        Rejection::placement_is_final,
        "I rinforzi collocati non si riprendono: prosegui.",
        "Placed reinforcements stay: go on from here."},
    Sentence{
        Rejection::more_than_placed,
        "In questo turno non ne hai collocati tanti lì: riprendine di meno.",
        "You have not placed so many there in this turn: take back fewer."},
    Sentence{
        Rejection::card_not_in_hand,
        "La carta non è nella tua mano: scegli tra le tue.",
        "The card is not in your hand: choose among yours."},
    Sentence{
        Rejection::tris_after_placement,
        "Il tris si gioca prima di collocare i rinforzi: tienilo per il prossimo turno.",
        "A tris is played before any placement: keep it for the next turn."},
    Sentence{
        Rejection::not_a_tris,
        "Le tre carte non fanno un tris: servono tre uguali, tre diverse o un jolly con due "
        "uguali.",
        "The three cards make no tris: three equal, three different, or a jolly with two equal are "
        "needed."},
    Sentence{
        Rejection::jolly_needs_a_pair,
        "Il jolly vale solo con due carte uguali: non sostituisce un'altra carta.",
        "A jolly goes with two equal cards only: it does not stand for another card."},
    Sentence{
        Rejection::transfer_already_made,
        "Lo spostamento strategico è già stato fatto: termina il turno.",
        "The strategic move has been made: end the turn."},
    Sentence{
        Rejection::gathering_elsewhere,
        "Lo spostamento strategico porta in un solo territorio: sposta in quello già scelto.",
        "The strategic move leads into one territory only: move into the one you chose."},
    Sentence{
        Rejection::must_attack,
        "Hai messo in campo abbastanza carri armati da dover attaccare: attacca almeno una volta.",
        "You have placed so many armies that you must attack: attack at least once."},
    Sentence{
        Rejection::no_challenge_card,
        "Hai già giocato la tua carta Challenge: attacca senza.",
        "You have played your Challenge card already: attack without it."},
    Sentence{
        Rejection::challenge_card_too_late,
        "La sdadata è cominciata: la carta Challenge non si gioca più.",
        "The sdadata has begun: the Challenge card can no longer be played."},
    Sentence{
        Rejection::own_territory,
        "Il territorio è tuo: attaccane uno di un altro.",
        "The territory is yours: attack one of somebody else."},
    Sentence{
        Rejection::not_adjacent,
        "I due territori non confinano: scegline due vicini.",
        "The two territories share no border: choose two that do."},
    Sentence{
        Rejection::too_few_armies,
        "Con un solo carro armato non si attacca: parti da un territorio con almeno due.",
        "One army cannot attack: start from a territory with at least two."},
    Sentence{
        Rejection::too_many_dice,
        "Troppi dadi: al massimo tre, uno per carro armato che combatte.",
        "Too many dice: three at most, one for each army that fights."},
    Sentence{
        Rejection::must_roll_maximum,
        "Si lancia sempre il massimo dei dadi: aggiungine.",
        "The most dice possible are always rolled: take more."},
    Sentence{
        Rejection::fewer_dice_than_defender,
        "Non si attacca con meno dadi del difensore: usa più dadi o un altro territorio.",
        "No attack with fewer dice than the defender: use more dice or another territory."},
    Sentence{
        Rejection::protected_opening,
        "Nei primi giri nessuno può essere eliminato: attacca altrove.",
        "Nobody can be eliminated in the opening rounds: attack elsewhere."},
    Sentence{
        Rejection::must_occupy_with_dice,
        "Occupa con almeno tanti carri armati quanti i dadi lanciati.",
        "Occupy with at least as many armies as dice were rolled."},
    Sentence{
        Rejection::must_leave_one_army,
        "Un carro armato deve restare: spostane di meno.",
        "One army must stay behind: take fewer."},
    Sentence{
        Rejection::minimum_garrison,
        "Al confine con un avversario resta la guarnigione minima: spostane di meno.",
        "The minimum garrison stays on a border with an opponent: take fewer."},
    Sentence{
        Rejection::last_attack_moved,
        "In questo turno devi ancora attaccare, e così non potresti più farlo: attacca prima, o "
        "spostane di meno.",
        "You must still attack in this turn, and could not any more: attack first, or take fewer."},
    Sentence{
        Rejection::card_not_there,
        "La carta non è lì: indicane una che c'è.",
        "The card is not there: name one that is."},
    Sentence{
        Rejection::no_clock,
        "Questa partita non ha orologio: il tempo non scade.",
        "This game has no clock: time cannot run out."},
    Sentence{
        Rejection::clock_not_started,
        "L'orologio non è ancora partito: chiama il tempo più tardi.",
        "The clock has not started yet: call time later."},
    Sentence{
        Rejection::time_already_up,
        "Il tempo è già scaduto: si gioca fino alla chiusura.",
        "Time is already up: play on to the close."},
    Sentence{
        Rejection::colour_not_held,
        "Non hai carte di quel colore: scegli un colore che hai.",
        "You hold no card of that colour: choose one that you hold."},
    Sentence{
        Rejection::cap_too_high,
        "Il tetto è troppo alto: al massimo 10000.",
        "The cap is too high: 10000 at most."},
    Sentence{
        Rejection::not_committed,
        "Nessun seme era stato promesso: non c'è nulla da rivelare.",
        "No seed was promised: there is nothing to reveal."},
};

constexpr bool in_order() {
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        if (index(sentences[i].rejection) != i) return false;
    }
    return sentences.size() == rejection_count;
}
static_assert(in_order(), "every refusal has its sentence, in the order of the enum");

struct Due {
    std::string_view italian;
    std::string_view english;
};

// Which phase it is, and what is due in it.
constexpr Due due_in(Phase phase) {
    switch (phase) {
        case Phase::start:
            return {
                "Non ora: la partita deve ancora cominciare.",
                "Not now: the game has yet to begin."};
        case Phase::promise:
            return {
                "Non ora: ognuno promette il suo contributo al seme, o rinuncia.",
                "Not now: everybody promises a share of the seed, or abstains."};
        case Phase::reveal:
            return {
                "Non ora: chi ha promesso mostra il suo contributo al seme.",
                "Not now: those who promised show their share of the seed."};
        case Phase::contribute:
            return {
                "Non ora: ognuno aggiunge il suo contributo al seme.",
                "Not now: everybody adds a share to the seed."};
        case Phase::supply:
            return {
                "Non ora: si completano i contributi al seme che mancano.",
                "Not now: the missing shares of the seed are being supplied."};
        case Phase::order:
            return {
                "Non ora: si lanciano i dadi per l'ordine di gioco.",
                "Not now: the dice for the order of play are due."};
        case Phase::colours:
            return {
                "Non ora: si scelgono i colori, uno alla volta.",
                "Not now: colours are being chosen, one after the other."};
        case Phase::objectives:
            return {
                "Non ora: si distribuiscono gli obiettivi.",
                "Not now: the objectives are being dealt."};
        case Phase::deal:
            return {
                "Non ora: si distribuiscono i territori.",
                "Not now: the territories are being dealt."};
        case Phase::draft:
            return {
                "Non ora: si occupano i territori liberi, uno alla volta.",
                "Not now: free territories are being claimed, one after the other."};
        case Phase::place:
            return {
                "Non ora: si collocano i carri armati iniziali, pochi alla volta.",
                "Not now: the starting armies are being placed, a few at a time."};
        case Phase::exchange:
            return {
                "Non ora: ognuno dà le sue carte Kingmaker.",
                "Not now: everybody gives their Kingmaker cards."};
        case Phase::reinforce:
            return {
                "Non ora: è la fase dei rinforzi. Colloca i carri armati, poi attacca, sposta o "
                "passa.",
                "Not now: this is the reinforcement phase. Place the armies, then attack, move or "
                "pass."};
        case Phase::attack:
            return {
                "Non ora: è la fase dei combattimenti. Attacca, sposta o termina il turno.",
                "Not now: this is the combat phase. Attack, move or end the turn."};
        case Phase::gather:
            return {
                "Non ora: è lo spostamento strategico. Continualo, o termina il turno.",
                "Not now: this is the strategic move. Go on with it, or end the turn."};
        case Phase::defend:
            return {
                "Non ora: c'è un attacco, e chi difende deve dire con quanti dadi.",
                "Not now: there is an attack, and the defender has to say with how many dice."};
        case Phase::roll:
            return {
                "Non ora: l'attacco è dichiarato, e si devono lanciare i dadi.",
                "Not now: the attack is declared, and the dice are due."};
        case Phase::capture:
            return {
                "Non ora: si prendono le carte di chi è stato eliminato.",
                "Not now: the cards of the eliminated player are being taken."};
        case Phase::occupy:
            return {
                "Non ora: un territorio è stato conquistato, e va occupato prima di tutto.",
                "Not now: a territory was conquered, and is occupied before anything else."};
        case Phase::draw:
            return {
                "Non ora: il turno è finito, e si pesca la carta.",
                "Not now: the turn is over, and the card is due."};
        case Phase::closing:
            return {
                "Non ora: il turno è finito, e si lancia la sdadata.",
                "Not now: the turn is over, and the sdadata roll is due."};
        case Phase::choice:
            return {
                "Non ora: la partita è chiusa, e ognuno sceglie il suo colore Kingmaker.",
                "Not now: the game is closed, and everybody picks their Kingmaker colour."};
        case Phase::tie_break:
            return {
                "Non ora: la partita è chiusa, e i dadi decidono fra i pari merito.",
                "Not now: the game is closed, and dice decide between equals."};
        case Phase::over:
        case Phase::closed: break;
    }
    return {"Non ora: la partita è finita.", "Not now: the game is over."};
}

}  // namespace

std::string_view sentence(Rejection rejection, Phase phase, Language language) {
    const bool italian = language == Language::italian;
    if (rejection == Rejection::wrong_phase) {
        const Due due = due_in(phase);
        return italian ? due.italian : due.english;
    }
    const Sentence& both = sentences[index(rejection)];
    return italian ? both.italian : both.english;
}

}  // namespace kamchatka::record
