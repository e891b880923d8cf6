// tidy: table
// The disputes, in the order of the rulebooks: clauses, words, questions, consequences.
#include "referee/ruling.hpp"

#include <algorithm>

namespace kamchatka::referee {
namespace {

constexpr std::uint16_t armies_max = 999;

std::uint16_t number(int value) { return static_cast<std::uint16_t>(std::max(value, 0)); }

// TK-C10 to TK-C12: twice the excess, those placed this turn first.
Consequence twice(Verdict verdict, int excess, int placed) {
    if (excess <= 0) return {Verdict::nothing_wrong};
    const std::uint16_t armies = number(2 * excess);
    return {verdict, armies, std::min(armies, number(placed))};
}

Consequence too_many_placed(Values values) {
    return twice(Verdict::armies_removed, values[1] - values[0], values[1]);
}

Consequence over_the_cap(Values values) {
    const int excess = values[1] - values[0];
    Consequence found = twice(Verdict::armies_removed_and_cap_lowered, excess, values[2]);
    if (excess > 0) found.cap = number(values[1] - 2 * excess);
    return found;
}

Consequence too_few_removed(Values values) {
    return twice(Verdict::armies_removed_there, values[0] - values[1], 0);
}

Consequence wrong_dice(Values values) {
    return {values[0] == values[1] ? Verdict::roll_stands : Verdict::all_roll_again};
}

// The first answer: territories that could make the attack; the second: with the dice thrown.
Consequence unnamed_origin(Values values) {
    if (values[0] == 0) return {Verdict::roll_is_void};
    if (values[1] == 0) return {Verdict::all_roll_again};  // too few armies for them anywhere
    if (values[0] == 1) return {Verdict::only_origin_meant};
    Consequence found{Verdict::defender_chooses_origin};
    found.choices = std::min(values[1], values[0]);
    return found;
}

Consequence silent_roll(Values values) {
    return {values[0] == 1 ? Verdict::roll_stands : Verdict::roll_is_void};
}

Consequence card_until_end_of_next_turn(Values values) {
    return {values[0] == 1 ? Verdict::card_lost : Verdict::card_due};
}

Consequence missed_closing_roll(Values values) {
    if (values[1] >= 1) return {Verdict::excluded};
    Consequence found{values[0] == 1 ? Verdict::roll_lost : Verdict::roll_due};
    found.warnings = 1;
    return found;
}

Consequence undeclared_origin(Values values) {
    return {values[0] == 1 ? Verdict::roll_stands : Verdict::previous_origin_meant};
}

template <Verdict V>
Consequence always(Values) {
    return {V};
}

constexpr Question due{"due", {"Quanti ne spettavano?", "How many were due?"}, 0, armies_max};
constexpr Question thrown_due{"due", {"Quanti dadi spettavano?", "How many dice were due?"}, 1, 3};
constexpr Question thrown{"thrown", {"Quanti ne ha lanciati?", "How many were thrown?"}, 1, 9};

std::vector<Ruling> dice_rulings() {
    return {
        {"wrong_number_of_dice",
         {{Casebook::torisiko, "TK-C3"}},
         {"Numero sbagliato di dadi", "Wrong number of dice"},
         {"Lanciati più o meno dadi del dovuto: si ritirano tutti.",
          "More or fewer dice than due: all are rolled again."},
         {"ha tirato due dadi invece di tre, un dado in più, un dado in meno, troppi dadi, ha "
          "lanciato tre dadi ma ne aveva due, numero di dadi sbagliato, il difensore ha buttato un "
          "dado in meno, quattro dadi per sbaglio, ha attaccato con un dado di troppo, dadi in "
          "eccesso, non poteva lanciare tre dadi, doveva tirarne tre, ha tirato più dadi di quelli "
          "che poteva, ha usato un dado di troppo, aveva tre armate e ha tirato due dadi, difende "
          "con due dadi e aveva tre carri, ha sbagliato quanti dadi, ha difeso con un dado ma "
          "poteva con due",
          "rolled two dice instead of three, one die too many, too few dice, wrong number of dice, "
          "four dice by mistake, should have rolled three, more dice than allowed, had three "
          "armies and rolled two dice"},
         {thrown_due, thrown},
         wrong_dice},
        {"die_off_the_tray",
         {{Casebook::torisiko, "TK-C4"}},
         {"Dado fuori, sul bordo o in bilico", "Die off the tray, on its rim or tilted"},
         {"Un dado che esce, si ferma sul bordo o resta in bilico: si ritirano tutti.",
          "A die that leaves the tray, stops on its rim or stays tilted: all are rolled again."},
         {"un dado è caduto per terra, il dado è uscito dal campo di battaglia, dado sul bordo, "
          "dado in bilico, dado storto appoggiato, è finito sotto il tavolo, è rotolato sulla "
          "plancia, dado saltato fuori dalla scatola, dado inclinato, dado appoggiato a un altro "
          "dado, si ritira solo quel dado o tutti, dado non piatto, dado perso, dado volato giù "
          "dal tavolo, dado non in piano, dado a cavallo del bordo, dado sopra un altro dado, "
          "fuori dal vassoio, dado incastrato, dado contro la parete, dado rotolato in mezzo ai "
          "carri, il dado è finito lontano, è finito addosso a qualcuno, uscito dal piatto, di "
          "sbieco, di traverso, il dado non è in piano, uno dei dadi è uscito, valgono gli altri "
          "due",
          "die fell on the floor, die off the tray, on the rim, cocked die, tilted die, die left "
          "the box, rolled off the table, one die or all again, leaning against another die, "
          "leaning against the wall of the tray, die not flat, stuck, on top of another die, among "
          "the armies"},
         {},
         always<Verdict::all_roll_again>},
        {"dice_of_another_colour",
         {{Casebook::torisiko, "TK-C5"}},
         {"Dadi di un altro colore", "Dice of another colour"},
         {"Il colore dei dadi non conta: il lancio vale.",
          "The colour of the dice does not matter: the roll stands."},
         {"ha usato i dadi di un altro colore, dadi rossi ma ha i carri gialli, dadi di un altro "
          "giocatore, ha tirato i dadi blu, colore dei dadi sbagliato, si è scambiato i dadi, dadi "
          "non suoi, dadi del colore di un altro, tira i dadi verdi ma ha i neri, vale il lancio "
          "se i dadi non sono del suo colore, dadi gialli, dadi neri, ha preso i dadi "
          "dell'avversario, ha tirato con i dadi altrui",
          "used dice of another colour, wrong colour, red dice but yellow armies, dice of another "
          "player, not his own dice"},
         {},
         always<Verdict::roll_stands>},
        {"both_rolled_together",
         {{Casebook::torisiko, "TK-C6"}},
         {"Lanciano insieme e l'attacco va ripetuto",
          "Both rolled and the attack must be repeated"},
         {"Se lanciano insieme e il lancio dell'attacco va ripetuto, quello della difesa resta "
          "valido.",
          "If both roll together and the attack must be repeated, the roll of the defence stands."},
         {"hanno tirato insieme e il lancio dell'attacco è da ripetere, attacco e difesa lanciano "
          "contemporaneamente, nello stesso momento, tirano tutti e due, all'attaccante è uscito "
          "un dado e la difesa aveva già lanciato, la difesa resta valida, deve ritirare anche la "
          "difesa, rifare solo l'attacco, tiro simultaneo, lanciano assieme, in contemporanea, il "
          "difensore deve ritirare anche lui, la difesa tiene il suo lancio",
          "both rolled at the same time and the attack must be repeated, rolled together, does the "
          "defence stand, roll the defence again too, simultaneous roll, does the defender keep "
          "the roll"},
         {},
         always<Verdict::attack_rolls_again>},
        {"defence_rolled_first",
         {{Casebook::torisiko, "TK-C7"}},
         {"La difesa ha lanciato prima", "The defence rolled first"},
         {"La difesa non lancia prima dell'attacco. Se succede, l'attaccante può, visto il "
          "risultato, far ritirare la difesa.",
          "The defence does not roll before the attack. If it does, the attacker may, having seen "
          "it, have it rolled again."},
         {"il difensore ha tirato prima dell'attacco, la difesa ha lanciato per prima, il "
          "difensore ha lanciato troppo presto, difesa in anticipo, chi difende non ha aspettato, "
          "l'attaccante non aveva ancora lanciato, ha già visto i dadi della difesa, far ritirare "
          "il difensore, ha già difeso e io non avevo ancora tirato, difesa prima del tempo, si è "
          "anticipato, ha tirato la difesa senza aspettare, l'attaccante deve ancora tirare, può "
          "far ripetere la difesa, difensore precipitoso, ha avuto fretta",
          "the defender rolled before the attacker, defence rolled first, defender too early, did "
          "not wait, defence ahead of the attack, defender did not wait for the attack, hasty "
          "defender"},
         {},
         always<Verdict::attacker_may_have_it_rolled>},
        {"attack_dice_knocked",
         {{Casebook::torisiko, "TK-C8"}},
         {"I dadi della difesa hanno urtato quelli d'attacco", "Defence dice knocked attack dice"},
         {"Per l'attacco valgono sempre i punti del suo lancio, non quelli dopo il lancio della "
          "difesa.",
          "The attack always counts as it first fell, not as it lies after the roll of the "
          "defence."},
         {"i dadi della difesa hanno colpito quelli dell'attacco, ha urtato i dadi "
          "dell'attaccante, il lancio del difensore ha spostato i dadi d'attacco, dado girato dal "
          "tiro della difesa, ha cambiato il punteggio dell'attacco, i dadi erano ancora nel "
          "campo, mosso i miei dadi, scontro di dadi, toccato i dadi, ha lanciato addosso ai miei "
          "dadi, i dadi si sono scontrati, il sei è diventato un due, ha fatto cadere i dadi "
          "dell'attacco, il difensore ha lanciato nello stesso campo, i dadi si sono toccati, la "
          "difesa ha modificato il risultato dell'attaccante, ha fatto girare un dado",
          "defence dice hit the attack dice, knocked the attacker's dice, moved the attack dice, "
          "changed the result of the attack, dice still in the tray, turned a die over, dice "
          "collided, the six became a two"},
         {},
         always<Verdict::first_fall_counts>},
    };
}

std::vector<Ruling> announcement_rulings() {  // NOLINT(readability-function-size): a table
    return {
        {"unannounced_attack",
         {{Casebook::challenge, "CH-4.5a"},
          {Casebook::torneo, "TO-5m"},
          {Casebook::prestige, "PR-4f"}},
         {"Attacco non annunciato", "Attack not announced"},
         {"Senza l'annuncio di territorio attaccato e di partenza il difensore può far ripetere il "
          "lancio.",
          "Without target and origin said aloud the defender may have the roll repeated."},
         {"non ha annunciato l'attacco, attacca senza dire da dove e chi, attacco non dichiarato, "
          "ha tirato i dadi senza dire niente, non ha detto il territorio, ad alta voce, il "
          "difensore chiede di ripetere il lancio, non si è capito chi attaccava, in silenzio, non "
          "ha detto né da dove né chi attacca, attacco mai annunciato",
          "attack not announced, rolled without saying from where, undeclared attack, said "
          "nothing, may the roll be repeated, not aloud"},
         {},
         always<Verdict::defender_may_have_it_rolled>},
        {"only_origin_named",
         {{Casebook::challenge, "CH-4.13b"}},
         {"Detta solo la partenza", "Only the origin was named"},
         {"L'attacco è contro il territorio attaccato prima.",
          "The target is the one attacked before."},
         {"ha detto solo da dove attacca ma non chi, dice la partenza e non il bersaglio, attacco "
          "dalla cina senza dire contro chi, manca il territorio attaccato, contro quale stato",
          "said only where from and not whom, target not named, which territory is attacked"},
         {},
         always<Verdict::previous_target_meant>},
        {"origin_changed",
         {{Casebook::challenge, "CH-4.13c"}},
         {"Cambio di partenza fra un lancio e l'altro", "Origin changed between rolls"},
         {"Il cambio va dichiarato a ogni lancio.", "The change must be declared at each roll."},
         {"ha cambiato territorio di partenza senza dirlo, attacca da un altro stato, alterna i "
          "territori, prima da uno poi da un altro, cambia origine fra un lancio e l'altro",
          "changed origin without saying so, attacks from another territory, alternates, first "
          "from one then from another"},
         {{"declared",
           {"L'ha dichiarato prima del lancio?", "Was it declared before the roll?"},
           0,
           1}},
         undeclared_origin},
        {"attack_said_alone",
         {{Casebook::torisiko, "TK-C15"}},
         {"Detto \"attacco\" e nient'altro", "Said 'attack' and nothing else"},
         {"Non si riposizionano più le armate; non c'è obbligo di attaccare.",
          "Armies are rearranged no more; nothing must be attacked."},
         {"ha detto attacco e basta, ha detto solo la parola attacco, dice attacco senza dire chi "
          "né da dove, ha detto attacco e poi vuole risistemare i carri, ha detto attacco ma non "
          "attacca, attacco generico, ha detto attacco e poi passa, deve attaccare per forza, gli "
          "è scappata la parola attacco, ha perso il diritto di sistemare i rinforzi, ha detto "
          "attacco ma non ha indicato niente",
          "only said the word attack, said attack and nothing else, said attack and wants to "
          "rearrange, must he attack now"},
         {},
         always<Verdict::rearranging_over>},
        {"transfer_said_alone",
         {{Casebook::torisiko, "TK-C16"}},
         {"Detto \"spostamento\" e nient'altro", "Said 'move' and nothing else"},
         {"Non si attacca più; non c'è obbligo di spostare.",
          "There are no more attacks; nothing must be moved."},
         {"ha detto spostamento e poi vuole attaccare, ha detto sposto senza dire da dove a dove, "
          "ha detto solo spostamento, dice muovo e ci ripensa, dopo aver detto spostamento può "
          "attaccare ancora, deve spostare per forza, spostamento generico, dice faccio lo "
          "spostamento e poi gli viene voglia di attaccare, ha annunciato lo spostamento, ha "
          "dichiarato lo spostamento senza farlo",
          "said move and wants to attack again, said only transfer, said move without from and to, "
          "must he move now"},
         {},
         always<Verdict::attacks_over>},
        {"no_origin_named",
         {{Casebook::torisiko, "TK-C18"}},
         {"Attacco senza dire da dove", "Attack without an origin"},
         {"Vale se un solo territorio poteva farlo; altrimenti il difensore, visto il lancio, lo "
          "fa "
          "ripetere o sceglie da dove.",
          "Valid if only one territory could make it; otherwise the defender, having seen the "
          "roll, "
          "has it repeated or chooses the origin."},
         {"attacca la cina ma non dice da dove, non ha specificato da quale territorio, senza "
          "indicare la partenza, poteva attaccare da due stati, da quale territorio parte "
          "l'attacco, chi sceglie da dove, attacco il brasile e basta, origine non dichiarata, più "
          "territori confinanti, ha detto chi attacca ma non da dove, non si capisce da dove "
          "attacca, da che stato attacca, ha nominato solo il bersaglio, da quale dei due "
          "territori, da che parte attacca, può attaccare da due parti e non specifica",
          "did not say where the attack comes from, no origin, could attack from two territories, "
          "which territory does it come from, who chooses the origin, named the target only, not "
          "clear where the attack is from, never said from which territory"},
         {{"origins",
           {"Da quanti territori poteva attaccare?", "From how many territories could it be made?"},
           0,
           42},
          {"origins_with_dice",
           {"Da quanti con quel numero di dadi?", "From how many with that number of dice?"},
           0,
           42}},
         unnamed_origin},
        {"silent_roll",
         {{Casebook::torisiko, "TK-C20"}},
         {"Dadi lanciati senza dire niente", "Dice rolled with nothing said"},
         {"Il lancio è nullo, anche se con quei dadi un solo attacco era possibile, a meno che "
          "prosegua un attacco già in corso.",
          "The roll is void, even if only one attack was possible with those dice, unless it goes "
          "on with an attack in progress."},
         {"ha tirato i dadi senza dire niente, lancia in silenzio, lancio senza dichiarazione, ha "
          "lanciato senza dichiarare l'attacco, tira e non parla, lancio nullo, non ha detto chi "
          "attacca né da dove, zitto, senza annunciare, ha tirato prima di dichiarare, ha lanciato "
          "zitto zitto, tira e solo dopo dice chi attaccava, nessuna dichiarazione, ha tirato "
          "senza avvisare, ha buttato i dadi e basta, non apre bocca",
          "rolled without saying anything, silent roll, undeclared roll, rolled before declaring, "
          "no announcement, not a word, rolled first and named the attack later"},
         {{"in_progress", {"C'era un attacco in corso?", "Was an attack in progress?"}, 0, 1}},
         silent_roll},
    };
}

std::vector<Ruling> army_rulings() {
    return {
        {"too_many_placed",
         {{Casebook::torisiko, "TK-C10"}},
         {"Rinforzi in più del dovuto", "More reinforcements than due"},
         {"Si toglie il doppio dell'eccedenza, prima da quelle posizionate nel turno.",
          "Twice the excess comes off, first from those placed in that turn."},
         {"ha messo più carri del dovuto, tre armate di troppo, ha preso nove rinforzi invece di "
          "sette, armate in più, ha sbagliato a contare i rinforzi, ne ha messi due in più, più "
          "armate di quelle spettanti, si è dato troppi carri, ha barato sui rinforzi, ha piazzato "
          "troppo, ha contato male, bonus del continente che non aveva, gliene spettavano cinque e "
          "ne ha messi sei, si è preso il bonus di un continente e non ce l'ha, ha aggiunto un "
          "carro, ha calcolato male i rinforzi, armate non dovute, valore del tris contato male",
          "placed more armies than due, three armies too many, took nine instead of seven, extra "
          "reinforcements, miscounted, continent bonus not due, placed eight but only six were "
          "due, added an army"},
         {due, {"placed", {"Quante ne ha messe?", "How many were placed?"}, 0, armies_max}},
         too_many_placed},
        {"over_the_cap",
         {{Casebook::torisiko, "TK-C11"}},
         {"Più armate del tetto", "More armies than the cap"},
         {"Si toglie il doppio dell'eccedenza, prima da quelle posizionate nel turno, e si "
          "prosegue con quel numero ridotto come tetto.",
          "Twice the excess comes off, first from those placed in that turn, and that reduced "
          "number is the cap from now on."},
         {"ha più di 130 armate, ha superato il limite, sfora il tetto, 135 carri in campo, troppi "
          "carri sulla plancia, oltre il massimo di armate, ha sforato i 130, conta delle armate "
          "totali, superato il numero massimo, conto 131 carri sulla mappa, limite sforato, troppe "
          "armate in tutto, totale delle armate",
          "more than 130 armies, over the cap, above the limit, 135 armies on the board, too many "
          "armies in all"},
         {{"cap", {"Qual è il tetto?", "What is the cap?"}, 1, armies_max},
          {"armies",
           {"Quante armate ha sulla plancia?", "How many armies are on the board?"},
           0,
           armies_max},
          {"placed",
           {"Quante ne ha messe in questo turno?", "How many were placed this turn?"},
           0,
           armies_max}},
         over_the_cap},
        {"cap_penalty",
         {{Casebook::challenge, "CH-11.2"}},
         {"Più armate del tetto", "More armies than the cap"},
         {"La penalizzazione è quella che il torneo ha stabilito.",
          "The penalty is the one the tournament has chosen."},
         {"ha più di 130 armate, ha superato il limite, sfora il tetto, 125 carri, troppi carri in "
          "campo, quale penalità, oltre il massimo di armate, penalizzazione, troppi carri, che "
          "punizione, che sanzione",
          "more than 130 armies, over the cap, above the limit, which penalty, too many armies"},
         {},
         always<Verdict::organiser_decides>},
        {"too_few_removed",
         {{Casebook::torisiko, "TK-C12"}},
         {"Tolte meno armate dopo un combattimento", "Fewer armies removed after a combat"},
         {"Da quel territorio si toglie il doppio di quelle mancanti.",
          "Twice the missing number leaves that territory."},
         {"non ha tolto i carri persi, ha tolto meno armate del dovuto, si è dimenticato di "
          "togliere i carri morti, ha levato un'armata invece di due, dopo il combattimento non "
          "toglie le perdite, ha tenuto un carro che era morto, ne ha tolto uno solo, doveva "
          "toglierne tre, carri che doveva perdere, ha perso due carri e ne ha levato uno, non ha "
          "rimosso l'armata dopo i dadi, il carro doveva sparire, ha lasciato sulla plancia le "
          "armate perse",
          "did not remove the armies lost, removed fewer than lost, forgot to remove losses, took "
          "off one instead of two, kept an army that was lost, left lost armies on the board"},
         {{"lost", {"Quante ne doveva togliere?", "How many had to be removed?"}, 0, 3},
          {"removed", {"Quante ne ha tolte?", "How many were removed?"}, 0, 3}},
         too_few_removed},
    };
}

std::vector<Ruling> card_rulings() {
    return {
        {"card_without_right",
         {{Casebook::challenge, "CH-6.3"}},
         {"Carta presa senza diritto", "Card taken without right"},
         {"Si mostra a tutti, si rimette nel mazzo e si mischia.",
          "It is shown to all, put back, and the deck is shuffled."},
         {"ha preso la carta senza aver conquistato niente, carta pescata per errore, non aveva "
          "diritto alla carta, ha pescato senza conquistare, due carte nello stesso turno, carta "
          "presa per sbaglio, carta non dovuta, ha preso una carta di troppo, ha pescato ma non "
          "aveva conquistato nulla",
          "took a card without conquering, drew a card by mistake, no right to the card, two cards "
          "in one turn, a card too many"},
         {},
         always<Verdict::card_returned>},
        {"card_forgotten",
         {{Casebook::challenge, "CH-6.4"}},
         {"Carta dimenticata", "Card forgotten"},
         {"Si può prendere fino alla fine del turno del giocatore successivo.",
          "It may be taken until the end of the next player's turn."},
         {"si è dimenticato la carta, si è scordato di pescare, non ha preso la carta, posso "
          "ancora prendere la carta, tocca già a un altro, carta dimenticata a fine turno, il "
          "giocatore dopo ha già cominciato, può pescare in ritardo, ha passato senza prendere la "
          "carta, fino a quando si può prendere la carta, ha saltato la carta, quando si perde il "
          "diritto alla carta",
          "forgot to draw, forgot the card, did not take the card, can he still take it, next "
          "player has begun, draw late, when is the right to the card lost"},
         {{"next_turn_over",
           {"Il successivo ha finito il turno?", "Is the next player's turn over?"},
           0,
           1}},
         card_until_end_of_next_turn},
        {"card_forgotten_torisiko",
         {{Casebook::torisiko, "TK-C21"}},
         {"Carta dimenticata", "Card forgotten"},
         {"Il diritto alla carta è perso quando il successivo ha finito di posizionare o, se non "
          "riceve armate, ha dichiarato un attacco, spostato o passato.",
          "The right to the card is lost once the next player has finished placing or, with no "
          "armies to place, has declared an attack, moved or passed."},
         {"si è dimenticato la carta, si è scordato di pescare, non ha preso la carta, posso "
          "ancora prendere la carta, può pescare adesso, tocca già a un altro, il prossimo ha già "
          "messo i carri, carta dimenticata a fine turno, il giocatore dopo ha già attaccato, ha "
          "conquistato e non ha pescato, può pescare in ritardo, carta in ritardo, ha passato "
          "senza prendere la carta, il vicino sta già mettendo i rinforzi, fino a quando si può "
          "prendere la carta, ha saltato la carta, ha saltato la pesca, quando si perde il diritto "
          "alla carta",
          "forgot to draw, forgot the card, did not take the card, can he still take it, next "
          "player has placed already, conquered and did not draw, draw late, when is the right to "
          "the card lost"},
         {{"next_has_placed",
           {"Il successivo ha finito di posizionare (o attaccato, spostato, passato)?",
            "Has the next player finished placing (or attacked, moved, passed)?"},
           0,
           1}},
         card_until_end_of_next_turn},
    };
}

std::vector<Ruling> ending_rulings() {
    return {
        {"objective_hidden",
         {{Casebook::torisiko, "TK-C22"}},
         {"Obiettivo raggiunto e non dichiarato", "Objective reached and not declared"},
         {"Chi ha realizzato RisiKo!, non l'ha dichiarato e ha proseguito è escluso quando gli "
          "arbitri lo scoprono; i suoi territori diventano neutrali con le armate che hanno; conta "
          "come eliminato.",
          "Whoever reached the objective, did not declare it and played on is excluded once the "
          "referees find out; the territories become neutral with their armies; counts as "
          "eliminated."},
         {"ha fatto risiko e non l'ha detto, ha raggiunto l'obiettivo ma continua a giocare, non "
          "ha dichiarato risiko, ha nascosto di aver completato l'obiettivo, aveva già vinto, se "
          "n'è accorto dopo che aveva l'obiettivo, ha taciuto, obiettivo raggiunto e partita che "
          "prosegue, scoperto dagli arbitri, aveva vinto due turni fa, non se n'è accorto, ha "
          "completato l'obiettivo senza dirlo a nessuno, poteva chiudere e non ha chiuso, ha "
          "continuato dopo aver fatto risiko, tiene nascosto l'obiettivo",
          "reached the objective and did not say so, kept playing after completing the objective, "
          "hid the objective, did not declare risiko, had already won"},
         {},
         always<Verdict::excluded>},
        {"closing_roll_forgotten",
         {{Casebook::torisiko, "TK-C28"}},
         {"Sdadata dimenticata", "Sdadata roll forgotten"},
         {"Si lancia se sta ancora giocando il successivo, altrimenti è persa; ammonizione, alla "
          "seconda esclusione.",
          "Rolled if the next player is still playing, lost otherwise; a warning, and at the "
          "second "
          "omission exclusion."},
         {"si è dimenticato di tirare la sdadata, non ha lanciato i due dadi a fine turno, ha "
          "saltato la sdadata, doveva sdadare e non l'ha fatto, seconda volta che dimentica la "
          "sdadata, il giocatore dopo ha già finito, sdadata non tirata, ha passato senza sdadare, "
          "può ancora sdadare, ammonito per la sdadata, ha chiuso il turno senza tirare i due "
          "dadi, non ha sdadato, ancora una volta non ha sdadato, non ha fatto la sdadata, si sono "
          "accorti adesso, niente sdadata, ha dimenticato i due dadi",
          "forgot the closing roll, forgot the sdadata, did not roll the two dice, skipped the "
          "sdadata, second time, passed without the closing roll"},
         {{"next_turn_over",
           {"Il successivo ha già lanciato la sua sdadata o, se ne era esente, chi gioca dopo di "
            "lui ha iniziato a posizionare?",
            "Has the next player made their own sdadata roll or, if exempt, has the one after them "
            "begun to place?"},
           0,
           1},
          {"warnings",
           {"Quante volte l'aveva già dimenticata in questa partita?",
            "How often had the player forgotten it before in this game?"},
           0,
           9}},
         missed_closing_roll},
    };
}

}  // namespace

const std::vector<Ruling>& rulings() {
    static const std::vector<Ruling> all = [] {
        std::vector<Ruling> list;
        for (auto part :
             {dice_rulings, announcement_rulings, army_rulings, card_rulings, ending_rulings}) {
            for (Ruling& ruling : part()) list.push_back(std::move(ruling));
        }
        return list;
    }();
    return all;
}

}  // namespace kamchatka::referee
