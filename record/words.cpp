// tidy: table
// The sentences of the refusals, by the enumerator.
#include "record/words.hpp"

#include "record/spelling.hpp"

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
        Rejection::unknown_seat,
        "Nessuno siede a quel posto: indica un posto di questo tavolo.",
        "Nobody sits there: name a seat of this table."},
    Sentence{
        Rejection::wrong_phase,
        "Non in questa fase: fai prima quello che la fase richiede.",
        "Not in this phase: do first what the phase asks for."},
    Sentence{
        Rejection::cannot_leave_now,
        "Ora non si può lasciare la partita: aspetta che tocchi a un posto.",
        "Nobody can leave the game now: wait until a seat has to act."},
    Sentence{
        Rejection::not_your_turn,
        "Non tocca a te: aspetta il tuo turno.",
        "It is not your turn: wait for it."},
    Sentence{
        Rejection::seat_is_out,
        "Quel posto è fuori dal gioco: indicane uno in gioco.",
        "That seat is out of the game: name one that still plays."},
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
        Rejection::wrong_number_of_seats,
        "Con questo regolamento non si gioca in tanti: cambia il numero di posti.",
        "This ruleset is not played by so many: change the number of seats."},
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
        "Non hai la carta Challenge: attacca senza.",
        "You have no Challenge card: attack without it."},
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

}  // namespace

std::string_view sentence(Rejection rejection, Language language) {
    const Sentence& both = sentences[index(rejection)];
    return language == Language::italian ? both.italian : both.english;
}

}  // namespace kamchatka::record
