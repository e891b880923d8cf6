// tidy: table
// The Challenge booklet (R.T.U.) where nothing has to be worked out.
#include "referee/articles/articles.hpp"

namespace kamchatka::referee {

Articles challenge_reinforcing() {
    return {
        {.id = "deal_challenge",
         .clauses =
             {{Casebook::challenge, "CH-2.5"},
              {Casebook::challenge, "CH-2.7a"},
              {Casebook::challenge, "CH-2.7b"}},
         .title =
             {"Distribuzione dei territori e regola del 50%", "Deal of territories, the 50% rule"},
         .rule =
             {"Una carta alla volta, in senso antiorario. Chi con una carta avrebbe più di metà di "
              "un "
              "continente la cede a chi siede alla sua destra e riceve la successiva; una seconda "
              "carta "
              "così salta due posti.",
              "One card at a time, anticlockwise. A card that would give more than half of a "
              "continent "
              "goes to the player on the right, and the next card is served instead; a second such "
              "card "
              "goes two seats on."},
         .words =
             {"in che senso si distribuiscono le carte, più di metà di un continente, 50 per "
              "cento, troppi "
              "territori dello stesso continente, carta al giocatore a destra, distribuzione "
              "iniziale",
              "which way are cards dealt, more than half of a continent, 50 per cent, initial "
              "deal"},
         .follows =
             {"La carta passa a destra; chi è stato saltato riceve la prossima.",
              "The card passes to the right; the one passed over gets the next."}},
        {.id = "tris_challenge",
         .clauses =
             {{Casebook::challenge, "CH-3.3"},
              {Casebook::challenge, "CH-3.4"},
              {Casebook::challenge, "CH-3.7"}},
         .title = {"Tris validi e quanto valgono", "Which tris count, and for how much"},
         .rule =
             {"Tre uguali 8 armate, tre diverse 10, jolly e due uguali 12; 2 in più per ogni "
              "territorio "
              "del tris che si possiede. Solo nella fase dei rinforzi.",
              "Three alike 8 armies, three different 10, a jolly and two alike 12; 2 more for each "
              "territory of the tris that one holds. In the reinforcement phase only."},
         .words =
             {"quanto vale un tris, tris con il jolly, tre fanti, tre cannoni, tre cavalieri, tris "
              "durante "
              "l'attacco, tris dopo aver posizionato, quando si può giocare il tris, combinazione",
              "what is a tris worth, set with a jolly, three infantry, tris during combat, when "
              "can a set "
              "be played"},
         .follows =
             {"Fuori dai rinforzi il tris non si gioca.",
              "Outside reinforcement no tris is played."},
         .entry = EntryPlace::board},
        {.id = "reinforcements_first",
         .clauses =
             {{Casebook::challenge, "CH-3.1"},
              {Casebook::challenge, "CH-3.2"},
              {Casebook::challenge, "CH-3.6"}},
         .title =
             {"Rinforzi: quanti, e prima di combattere", "Reinforcements: how many, before combat"},
         .rule =
             {"Un'armata ogni tre territori, per difetto, più quelle dei continenti interi (Asia "
              "7, Europa "
              "e Nord America 5, Africa 3, Oceania e Sud America 2). Si collocano tutte prima di "
              "attaccare.",
              "One army for every three territories, rounded down, and those of whole continents "
              "(Asia 7, "
              "Europe and North America 5, Africa 3, Oceania and South America 2). All are placed "
              "before "
              "any attack."},
         .words =
             {"quanti rinforzi spettano, quante armate prende, territori diviso tre, bonus del "
              "continente, "
              "attacca prima di aver messo tutti i rinforzi, armate tenute in mano, rinforzi dopo "
              "l'attacco, si è dimenticato di mettere un rinforzo",
              "how many reinforcements, territories divided by three, continent bonus, attacks "
              "before "
              "placing all, kept armies back"},
         .follows =
             {"Prima si posizionano tutte, poi si attacca.",
              "First all are placed, then one attacks."},
         .entry = EntryPlace::board},
    };
}

Articles challenge_combat() {
    return {
        {.id = "dice_of_attack",
         .clauses = {{Casebook::challenge, "CH-4.5b"}, {Casebook::challenge, "CH-4.3"}},
         .title = {"Quanti dadi lancia l'attacco", "How many dice the attack rolls"},
         .rule =
             {"Un dado per armata, tre al massimo, e sempre il massimo possibile; un'armata resta "
              "di "
              "presidio, e da sola non attacca.",
              "A die for each army, three at most, and always as many as possible; one army stays "
              "as "
              "garrison, and alone it cannot attack."},
         .words =
             {"vuole tirare meno dadi, può attaccare con un dado solo, quanti dadi si tirano, deve "
              "tirare "
              "tre dadi, massimo dei dadi, attacca con un'armata sola, attaccare da un territorio "
              "con un "
              "carro, numero sbagliato di dadi, ha lanciato due dadi invece di tre",
              "wants to roll fewer dice, how many dice, must roll three, attack with a single "
              "army, wrong "
              "number of dice"},
         .follows = {"Si lancia con tutti i dadi possibili.", "All possible dice are rolled."}},
        {.id = "dice_of_defence",
         .clauses = {{Casebook::challenge, "CH-4.6"}},
         .title = {"Quanti dadi lancia la difesa", "How many dice the defence rolls"},
         .rule =
             {"Tre al massimo, e sempre il massimo possibile: il difensore non può scegliere di "
              "meno né "
              "sottrarsi.",
              "Three at most, and always as many as possible: the defender cannot choose fewer or "
              "decline."},
         .words =
             {"il difensore vuole difendersi con due dadi, difesa con un dado, il difensore tira "
              "meno dadi, non vuole difendersi, difesa a due, quanti dadi in difesa, il difensore "
              "si rifiuta di lanciare tre dadi",
              "defender wants to roll two dice, defend with one die, how many defence dice"},
         .follows = {"Difende con tutti i dadi possibili.", "Defence with all possible dice."}},
        {.id = "fewer_dice_than_defence",
         .clauses = {{Casebook::challenge, "CH-4.10"}},
         .title = {"Attacco con meno dadi della difesa", "Attack with fewer dice than the defence"},
         .rule =
             {"Non si attacca se i dadi che si possono lanciare sono meno di quelli del difensore.",
              "No attack if the dice one can roll are fewer than the defender's."},
         .words =
             {"attacca con due dadi contro tre, un dado contro due, due carri contro tre, attacco "
              "in "
              "inferiorità, meno dadi del difensore",
              "attacks with two dice against three, one die against two, fewer dice than the "
              "defender"},
         .follows = {"L'attacco non si fa.", "The attack is not made."}},
        {.id = "comparing_dice",
         .clauses =
             {{Casebook::challenge, "CH-4.7"},
              {Casebook::challenge, "CH-4.8"},
              {Casebook::challenge, "CH-4.9"}},
         .title = {"Confronto dei dadi e pareggi", "Comparing dice, and equal dice"},
         .rule =
             {"Il più alto contro il più alto, il secondo contro il secondo, il terzo contro il "
              "terzo; chi "
              "ha il minore toglie un'armata, a parità l'attaccante. I punti non si sommano.",
              "Highest against highest, second against second, third against third; the lower "
              "loses an "
              "army, and equal dice cost the attacker's. Points are never added."},
         .words =
             {"dadi pari chi vince, pareggio ai dadi, stesso numero, parità nel lancio, come si "
              "confrontano "
              "i dadi, chi perde l'armata, sei contro sei, si sommano i dadi",
              "equal dice who wins, tie on dice, how are dice compared, six against six"},
         .follows = {"A pari numero vince la difesa.", "Equal numbers are the defence's."}},
        {.id = "rolled_attack_stands",
         .clauses = {{Casebook::challenge, "CH-4.12"}, {Casebook::challenge, "CH-4.11"}},
         .title =
             {"Lancio senza dire niente, o attacco da annullare", "Silent roll, or calling it off"},
         .rule =
             {"Dopo un attacco, dadi lanciati senza dichiarazione proseguono quello. Lanciati i "
              "dadi "
              "l'attacco non si annulla e il difensore non vi si sottrae; dopo ogni lancio ci si "
              "può "
              "fermare.",
              "After an attack, dice rolled without a declaration go on with it. Once rolled an "
              "attack is "
              "not taken back, nor declined by the defender; after each roll one may stop."},
         .words =
             {"lancia ancora senza dire niente, tira di nuovo in silenzio, vuole annullare "
              "l'attacco dopo il lancio, cambia idea dopo aver tirato, dice che il lancio non "
              "valeva, prosegue l'attacco di prima, può fermarsi, smettere di attaccare, ha tirato "
              "e vuole tornare indietro",
              "rolls again without a word, wants to cancel after the roll, changed his mind after "
              "rolling, goes on with the previous attack, may he stop"},
         .follows =
             {"Il lancio vale per l'attacco di prima.", "The roll counts for the attack before."}},
        {.id = "one_origin_a_roll",
         .clauses = {{Casebook::challenge, "CH-4.13"}},
         .title =
             {"Armate di più territori in un lancio", "Armies of several territories in one roll"},
         .rule =
             {"Un lancio usa le armate di un solo territorio; si può attaccare prima da uno e poi "
              "da un "
              "altro, con lanci separati e dichiarati.",
              "A roll uses the armies of one territory; one may attack first from one and then "
              "from "
              "another, in separate declared rolls."},
         .words =
             {"attacca con i carri di due stati insieme, un dado da qui e due da lì, unire le "
              "armate, "
              "combinare armate di territori diversi, attacco da due territori",
              "attacks with armies of two territories together, combine armies, one die from here "
              "and two "
              "from there"},
         .follows =
             {"Si dichiara un solo territorio di partenza.", "A single origin is declared."}},
        {.id = "occupying_challenge",
         .clauses = {{Casebook::challenge, "CH-4.15"}, {Casebook::challenge, "CH-4.16"}},
         .title = {"Occupare il territorio conquistato", "Occupying what was conquered"},
         .rule =
             {"Entrano le armate dell'ultimo lancio; di più, se si vuole, lasciando la guarnigione "
              "minima. "
              "Dal territorio conquistato si può attaccare ancora.",
              "The armies of the last roll move in; more if wished, leaving the minimum garrison. "
              "The new "
              "territory may attack on."},
         .words =
             {"con quanti carri occupa il territorio conquistato, quante armate entrano, vuole "
              "entrare con un carro solo, invadere, quanti ne lascia indietro, attaccare ancora "
              "dal territorio appena preso, quanti carri porta nel territorio vinto",
              "how many armies move in, occupy with fewer, how many stay, attack on from the "
              "conquered territory"},
         .follows =
             {"Entrano almeno i dadi dell'ultimo lancio.",
              "At least the dice of the last roll move in."},
         .entry = EntryPlace::board},
        {.id = "garrison_challenge",
         .clauses = {{Casebook::challenge, "CH-5.2"}, {Casebook::challenge, "CH-5.3"}},
         .title = {"Guarnigione minima di 2 sul confine", "Minimum garrison of 2 on a border"},
         .rule =
             {"Un movimento volontario lascia almeno 2 carri su un territorio che confina con "
              "avversari. "
              "Può restarne 1 solo se da 4 carri si vince un attacco con 3.",
              "Voluntary movement leaves at least 2 armies on a territory that touches opponents. "
              "1 may "
              "stay only if from 4 armies an attack with 3 is won."},
         .words =
             {"ha lasciato un carro solo al confine, presidio di due armate, un'armata sola dopo "
              "lo "
              "spostamento, guarnigione, quanti carri devono restare, territorio sguarnito",
              "left one army on a border, garrison of two, one army after moving, how many must "
              "stay"},
         .follows = {"Si rimette la seconda armata.", "The second army is put back."},
         .entry = EntryPlace::board},
        {.id = "transfer_challenge",
         .clauses =
             {{Casebook::challenge, "CH-5.1a"},
              {Casebook::challenge, "CH-5.1b"},
              {Casebook::challenge, "CH-5.4"}},
         .title = {"Spostamento strategico", "The strategic transfer"},
         .rule =
             {"Uno per turno, fra due propri territori contigui. Chiude i combattimenti e il "
              "turno, e non "
              "si disfa.",
              "One a turn, between two neighbouring territories of one's own. It closes combat and "
              "the "
              "turn, and is not undone."},
         .words =
             {"quanti spostamenti, due spostamenti, ha spostato e vuole attaccare ancora, attacco "
              "dopo lo "
              "spostamento, cambia idea sullo spostamento, spostamento tra territori non "
              "confinanti",
              "how many transfers, two moves, moved and wants to attack again, undo the move, move "
              "between "
              "territories not adjacent"},
         .follows = {"Dopo lo spostamento non si attacca più.", "After it there is no attack."},
         .entry = EntryPlace::board},
    };
}

Articles challenge_cards() {
    return {
        {.id = "card_for_a_conquest",
         .clauses = {{Casebook::challenge, "CH-6.1"}, {Casebook::challenge, "CH-6.2"}},
         .title = {"Una carta per turno, se si è conquistato", "One card a turn, after a conquest"},
         .rule =
             {"Chi nel turno ha conquistato almeno un territorio pesca una carta alla fine; mai "
              "più di "
              "una.",
              "Whoever has conquered at least one territory in the turn draws a card at its end; "
              "never "
              "more than one."},
         .words =
             {"quante carte si prendono, due carte nello stesso turno, carta per ogni territorio, "
              "spetta la "
              "carta, ha conquistato e prende la carta, quando si pesca",
              "how many cards, two cards in one turn, a card for each territory, is a card due"},
         .follows =
             {"Una sola; quella di troppo si rende (CH-6.3).",
              "Only one; one too many goes back (CH-6.3)."},
         .entry = EntryPlace::board},
        {.id = "cards_in_hand",
         .clauses = {{Casebook::challenge, "CH-6.5"}},
         .title = {"Dire quante carte si hanno", "Saying how many cards one holds"},
         .rule =
             {"Chi prende una carta dice ad alta voce quante ne ha, compresa quella.",
              "Whoever takes a card says aloud how many are held, that one included."},
         .words =
             {"non dice quante carte ha in mano, quante carte hai, deve dichiarare il numero di "
              "carte, "
              "nasconde le carte, può rifiutarsi di dire quante carte",
              "does not say how many cards he holds, must the number of cards be declared"},
         .follows =
             {"Il numero si dice; quali sono, no.", "The number is said; which they are, not."}},
        {.id = "seven_cards",
         .clauses =
             {{Casebook::challenge, "CH-6.6"},
              {Casebook::challenge, "CH-6.7"},
              {Casebook::challenge, "CH-7.2"}},
         .title = {"Più di sette carte in mano", "More than seven cards in hand"},
         .rule =
             {"Mai più di 7 carte: chi le ha non pesca finché non gioca un tris. Da un eliminato "
              "si "
              "prendono a caso quelle che mancano a 7, le altre si scartano.",
              "Never more than 7 cards: a full hand draws nothing until it plays a tris. From an "
              "eliminated player cards are taken at random up to 7, the others are discarded."},
         .words =
             {"ha otto carte in mano, limite di carte, sette carte e ha conquistato, pesca con "
              "sette carte, "
              "troppe carte, massimo di carte, carte del giocatore eliminato",
              "has eight cards, limit of cards, seven cards and draws, too many cards, cards of an "
              "eliminated player"},
         .follows =
             {"L'ottava non si prende; presa per errore, si rende (CH-6.3).",
              "The eighth is not taken; taken by mistake, it goes back (CH-6.3)."}},
        {.id = "no_discarding",
         .clauses = {{Casebook::challenge, "CH-6.8"}},
         .title = {"Scartare una carta", "Discarding a card"},
         .rule =
             {"Non ci si libera di una carta per scelta: le carte escono di mano solo con un tris.",
              "A card cannot be got rid of by choice: cards leave a hand by a tris only."},
         .words =
             {"vuole scartare una carta, buttare via una carta, liberarsi delle carte, rimettere "
              "la carta "
              "nel mazzo, cedere una carta",
              "wants to discard a card, get rid of cards, put a card back"},
         .follows = {"La carta resta in mano.", "The card stays in hand."}},
        {.id = "elimination_challenge",
         .clauses = {{Casebook::challenge, "CH-7.1a"}, {Casebook::challenge, "CH-7.1b"}},
         .title = {"Eliminare un giocatore", "Eliminating a player"},
         .rule =
             {"Chi distrugge l'ultima armata dell'ultimo territorio di un avversario lo elimina e "
              "prende "
              "le sue carte. Non prima della fine del quarto giro.",
              "Whoever destroys the last army of an opponent's last territory eliminates that "
              "player and "
              "takes the cards. Not before round four is over."},
         .words =
             {"eliminare un giocatore al terzo giro, eliminato nei primi quattro giri, ultimo "
              "territorio, "
              "chi prende le carte dell'eliminato, giocatore senza territori, quando si può "
              "eliminare",
              "eliminate a player in round three, last territory, who gets the cards, before round "
              "four"},
         .follows =
             {"Nei primi quattro giri l'ultimo territorio non si attacca.",
              "In the first four rounds a last territory is not attacked."}},
        {.id = "time_challenge",
         .clauses = {{Casebook::challenge, "CH-8.1"}, {Casebook::challenge, "CH-9.1"}},
         .title = {"Durata e ultimi due giri", "Duration and the last two rounds"},
         .rule =
             {"90 minuti, se non si è stabilito altro. Allo scadere il giro in corso è il "
              "penultimo, il "
              "successivo l'ultimo; poi la sdadata.",
              "90 minutes unless set otherwise. When time is up the round in progress is the last "
              "but one, "
              "the next is the last; then the sdadata."},
         .words =
             {"quanto dura la partita, è scaduto il tempo, tempo finito, quanti giri mancano, "
              "penultimo "
              "giro, ultimo giro",
              "how long is a game, time is up, how many rounds are left, last round"},
         .follows =
             {"Si chiama il tempo; quello in corso è il penultimo giro.",
              "Time is called; the round in progress is the last but one."},
         .entry = EntryPlace::play},
        {.id = "sdadata_challenge",
         .clauses =
             {{Casebook::challenge, "CH-9.2a"},
              {Casebook::challenge, "CH-9.2b"},
              {Casebook::challenge, "CH-9.4a"}},
         .title = {"Sdadata: con che somma si chiude", "Sdadata: which sum closes"},
         .rule =
             {"Comincia chi gioca l'ultimo turno dell'ultimo giro: due dadi a fine turno, chiude 4 "
              "o meno; "
              "a ogni giro completo uno in più, fino a 7.",
              "It begins with the last turn of the last round: two dice at the end of the turn, 4 "
              "or less "
              "closes; with each full round one more, up to 7."},
         .words =
             {"con quale somma finisce la partita, che numero chiude, giro di sdadata, ha fatto "
              "tre, "
              "chiusura al quattro, chi comincia la sdadata, come funziona la sdadata",
              "which sum closes, round of the sdadata, rolled a three, who starts the sdadata"},
         .follows = {"Con una somma così la partita finisce.", "Such a sum ends the game."},
         .entry = EntryPlace::play},
        {.id = "three_conquests_challenge",
         .clauses = {{Casebook::challenge, "CH-9.3"}},
         .title = {"Tre conquiste: niente sdadata", "Three conquests: no sdadata roll"},
         .rule =
             {"Chi nel turno ha conquistato più di due territori non lancia per la chiusura.",
              "Whoever has conquered more than two territories in the turn does not roll to "
              "close."},
         .words =
             {"ha conquistato tre stati deve sdadare, tre conquiste, non lancia la sdadata, esente",
              "conquered three territories must he roll, exempt from the sdadata"},
         .follows = {"Non lancia; la partita prosegue.", "No roll; the game goes on."},
         .entry = EntryPlace::play},
        {.id = "ranking_challenge",
         .clauses =
             {{Casebook::challenge, "CH-10.2"},
              {Casebook::challenge, "CH-10.4a"},
              {Casebook::challenge, "CH-10.4b"},
              {Casebook::challenge, "CH-10.5"}},
         .title = {"Chi vince, e le parità", "Who wins, and ties"},
         .rule =
             {"Contano i punti dei territori dell'obiettivo; a parità quelli fuori; poi vince "
              "l'ultimo di "
              "mano. Un obiettivo raggiunto entro il tempo vale 100 punti in classifica.",
              "The points of the objective's territories count; then those off it; then the later "
              "in "
              "order of play. An objective reached in time is worth 100 points in the standings."},
         .words =
             {"parità di punti, sono pari, stesso punteggio, chi vince a parità, spareggio, "
              "classifica "
              "finale, come si contano i punti, cento punti",
              "tie on points, same score, who wins a tie, tie break, how are points counted"},
         .follows = {"Il conteggio li applica uno per uno.", "The count applies them one by one."},
         .entry = EntryPlace::end},
        {.id = "army_cap_challenge",
         .clauses = {{Casebook::challenge, "CH-11.1"}},
         .title = {"Limite di armate; carri grandi e bandierine", "Army cap; big tanks and flags"},
         .rule =
             {"Nei tornei c'è un massimo di carri, di solito 120 o 130. Carro grande 5 armate, "
              "bandierina "
              "10.",
              "Tournaments set a maximum of armies, usually 120 or 130. A big tank is 5 armies, a "
              "flag "
              "10."},
         .words =
             {"qual è il limite di armate, quanti carri al massimo, quanto vale una bandierina, "
              "carri "
              "grandi, numero massimo",
              "what is the army limit, how many armies at most, what is a flag worth, big tanks"},
         .follows =
             {"Oltre il limite le armate non si ricevono.", "Beyond it armies are not received."}},
    };
}

}  // namespace kamchatka::referee
