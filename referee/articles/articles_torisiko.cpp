// tidy: table
// The TorisiKo! regulation where nothing has to be worked out: its rules and the cases of its list
// that an engine enforces by itself. A light book has no engine, and a judge without the paper has
// only this.
#include "referee/articles/articles.hpp"

namespace kamchatka::referee {

Articles torisiko_setup() {
    return {
        {.id = "order_of_play_torisiko",
         .clauses =
             {{Casebook::torisiko, "TK-R1"},
              {Casebook::torisiko, "TK-R1c"},
              {Casebook::torisiko, "TK-R1f"}},
         .title =
             {"Chi comincia, ordine di gioco e colori", "Who starts, order of play and colours"},
         .rule =
             {"Un dado a testa: gioca per primo il più alto, poi a scendere, seduti in senso "
              "orario; i "
              "pari rilanciano fra loro. Nelle finali l'ordine è quello della classifica. I colori "
              "si "
              "scelgono d'accordo o in quest'ordine.",
              "One die each: the highest plays first, then downwards, seated clockwise; those "
              "level roll "
              "again among themselves. In finals the order is that of the standings. Colours are "
              "agreed "
              "on, or chosen in this order."},
         .words =
             {"chi comincia, chi inizia la partita, chi gioca per primo, primo di mano, pari al "
              "dado per l'ordine, rilanciano, dove ci si siede, posti al tavolo, senso orario, chi "
              "sceglie il colore, vogliono lo stesso colore, ordine in finale, chi è primo di "
              "mano, chi tira più alto, uguali al tiro iniziale, chi parte per primo, dado più "
              "alto, chi comincia a giocare, chi gioca per primo in finale, come si stabilisce chi "
              "inizia",
              "who starts, who plays first, turn order, tied roll for the order, seats, clockwise, "
              "who chooses the colour, both want the same colour, order in the final"},
         .follows =
             {"Rilanciano solo i pari, per i posti fra loro.",
              "Only those level roll again, for the places among them."}},
        {.id = "deal_torisiko",
         .clauses = {{Casebook::torisiko, "TK-R2"}},
         .title =
             {"Distribuzione dei territori e regola del 50%", "Deal of territories, the 50% rule"},
         .rule =
             {"Si distribuisce a caso, in senso antiorario, contrario a quello di gioco. Nessuno "
              "parte con "
              "più della metà di un continente: se capita, gli si assegna un altro territorio.",
              "Dealt at random, anticlockwise, against the order of play. Nobody starts with more "
              "than "
              "half of a continent: where it happens, another territory is assigned."},
         .words =
             {"in che senso si distribuiscono le carte, distribuzione iniziale, antiorario, "
              "smazzare i territori, ha ricevuto più di metà continente, oltre la metà "
              "dell'africa, metà dell'europa, mezzo continente, troppi territori dello stesso "
              "continente, 50 per cento, le carte si danno in senso orario o antiorario, si "
              "comincia a dare dal primo o dall'ultimo, ha cinque stati dello stesso continente",
              "which way are the cards dealt, initial deal, anticlockwise, more than half of a "
              "continent, too many territories of the same continent, 50 per cent"},
         .follows =
             {"Quella carta va al successivo nella distribuzione; a chi è stato saltato tocca la "
              "seguente.",
              "That card goes to the next in the deal; whoever was passed over gets the following "
              "one."}},
        {.id = "last_card_over_half",
         .clauses = {{Casebook::torisiko, "TK-C1"}},
         .title =
             {"Ultima carta oltre la metà di un continente", "Last card over half a continent"},
         .rule =
             {"Se è l'ultima carta della distribuzione a far superare il 50%, si inverte con la "
              "penultima; "
              "se anche così si supera il limite, con quella ancora prima.",
              "If it is the last card dealt that passes the 50%, it is exchanged with the last but "
              "one; "
              "if that passes the limit too, with the one before."},
         .words =
             {"l'ultima carta distribuita supera il 50 per cento, ultimo territorio da assegnare, "
              "scambiare "
              "l'ultima con la penultima, invertire le ultime due carte, alla fine della "
              "distribuzione "
              "uno ha più di metà continente, ultima carta del mazzo",
              "the last card dealt puts a player over half, swap the last card with the one "
              "before, "
              "exchange the last two cards, end of the deal"},
         .follows =
             {"Si scambiano le due carte e i due carri posati.",
              "The two cards and the two armies set down change places."}},
        {.id = "one_army_at_the_start",
         .clauses = {{Casebook::torisiko, "TK-C2"}},
         .title = {"Un'armata sola all'inizio", "One army at the start"},
         .rule =
             {"Nel posizionamento iniziale si può lasciare un proprio territorio difeso da una "
              "sola "
              "armata.",
              "In the initial placement a territory may be left with a single army to defend it."},
         .words =
             {"iniziare con un solo carro su uno stato, posizionamento iniziale, all'inizio della "
              "partita un territorio con un carro, difendere con una sola armata, partire con un "
              "carrarmato, disposizione iniziale, non ha rinforzato uno stato, preparazione, è "
              "permesso uno solo, si può partire lasciando un carro solo, uno stato con un carro "
              "alla partenza, uno stato parte con un solo carro va bene",
              "one army on a territory at the start, initial placement, begin with a single tank, "
              "setup, is one army enough"},
         .follows = {"È regolare: si gioca.", "It is in order: play on."}},
        {.id = "objectives_torisiko",
         .clauses = {{Casebook::torisiko, "TK-R3"}},
         .title =
             {"Obiettivi e territori che contano", "Objectives and the territories that count"},
         .rule =
             {"Si usano i venti obiettivi da torneo della Prestige: fanno punti solo i territori "
              "del "
              "proprio obiettivo.",
              "The twenty tournament objectives of the Prestige box: only the territories of one's "
              "own "
              "objective score."},
         .words =
             {"quali obiettivi si usano, quanti obiettivi, obiettivi prestige, quali territori "
              "fanno punti, "
              "contano i territori fuori obiettivo, come si contano i punti, stati in obiettivo",
              "which objectives are used, how many objectives, which territories score, do "
              "territories "
              "off the objective count, how are points counted"},
         .follows =
             {"Quelli fuori obiettivo servono solo a parità.",
              "Those off the objective matter only for ties."}},
        {.id = "army_cap_torisiko",
         .clauses = {{Casebook::torisiko, "TK-R4"}},
         .title =
             {"Limite di 130 armate; bandierine e carri grandi", "Cap of 130; flags and big tanks"},
         .rule =
             {"Non si hanno più di 130 armate sulla plancia. Una bandierina vale 10 armate, un "
              "carro "
              "grande 5.",
              "Nobody has more than 130 armies on the board. A flag stands for 10 armies, a big "
              "tank for "
              "5."},
         .words =
             {"quanto vale una bandierina, quanto valgono i carri grandi, valore dei pezzi, "
              "bandiera dieci "
              "armate, carro grande cinque, qual è il limite di armate, quanti carri si possono "
              "avere al "
              "massimo, numero massimo di armate",
              "what is a flag worth, what are big tanks worth, value of the pieces, what is the "
              "army "
              "limit, how many armies may one have"},
         .follows =
             {"Le armate oltre il limite non si ricevono; chi le ha già in campo: TK-C11.",
              "Armies beyond the cap are not received; if they are on the board already: TK-C11."}},
    };
}

Articles torisiko_turn() {
    return {
        {.id = "tris_torisiko",
         .clauses = {{Casebook::torisiko, "TK-R5"}},
         .title = {"Tris validi e quanto valgono", "Which tris count, and for how much"},
         .rule =
             {"Tre uguali 8 armate, tre diverse 10, jolly e due uguali 12; 2 in più per ogni "
              "territorio "
              "del tris che si possiede. Si gioca prima di posizionare i rinforzi dei territori.",
              "Three alike 8 armies, three different 10, a jolly and two alike 12; 2 more for each "
              "territory of the tris that one holds. It is played before the reinforcements for "
              "territories are placed."},
         .words =
             {"quanto vale un tris, quante armate dà il tris, tris con il jolly, tre fanti, tre "
              "cannoni, tre cavalieri, tre carte uguali, tre carte diverse, due jolly, jolly e due "
              "diverse, due armate in più per il territorio della carta, combinazione valida, "
              "cannone fante e cavaliere quanto fanno, tre uguali, tre diverse",
              "what is a tris worth, how many armies for a set, set with a jolly, three infantry, "
              "three cannons, two more armies for a territory on the card, valid combination"},
         .follows =
             {"Altre combinazioni non valgono niente.", "No other combination is worth anything."},
         .entry = EntryPlace::board},
        {.id = "tris_after_placing",
         .clauses = {{Casebook::torisiko, "TK-C9"}},
         .title = {"Tris dopo aver posizionato", "Tris after placing"},
         .rule =
             {"Chi ha posizionato anche una sola armata di rinforzo non può più giocare un tris in "
              "questo "
              "turno.",
              "Whoever has placed even one of the reinforcements can play no tris in this turn."},
         .words =
             {"vuole giocare il tris ma ha già messo i carri, ha piazzato un'armata e poi cala il "
              "tris, tris in ritardo, tris dopo i rinforzi, si ricorda tardi del tris, può ancora "
              "cambiare le carte, si è dimenticato il tris, posso fare il tris adesso, prima il "
              "tris poi le armate, ha già disposto parte dei rinforzi e vuole usare le carte, tris "
              "tardivo, cambiare le carte dopo aver messo i rinforzi",
              "plays a set after placing armies, tris too late, remembered the tris late, can he "
              "still turn in cards, placed one army and then a set, trade cards"},
         .follows =
             {"Il tris si rimanda al turno successivo; anche se riprende l'armata.",
              "The tris waits for the next turn; even if the army is taken back."}},
        {.id = "rearranging",
         .clauses = {{Casebook::torisiko, "TK-C13"}},
         .title = {"Riposizionare i rinforzi", "Rearranging reinforcements"},
         .rule =
             {"Le armate ricevute come rinforzo in questo turno si possono riposizionare finché "
              "non si è "
              "dichiarato un attacco, fatto lo spostamento di fine turno o detto «passo».",
              "The reinforcements of this turn may be rearranged until an attack has been "
              "declared, the "
              "transfer made or 'pass' said."},
         .words =
             {"vuole cambiare i rinforzi già messi, ci ripensa e sposta i carri appena piazzati, "
              "ha cambiato idea su dove mettere le armate, risistemare i rinforzi, può spostare le "
              "armate appena posate prima di attaccare, correggere il piazzamento, riprendere i "
              "carri messi, fino a quando si possono modificare i rinforzi, mettere le armate in "
              "un altro stato, ha finito di piazzare ma vuole rifare tutto, riprendere i carri da "
              "uno stato e metterli in un altro, togliere i rinforzi e rimetterli, ha piazzato "
              "male, può correggere",
              "change where the reinforcements are, changed his mind about placing, take placed "
              "armies back, rearrange before attacking, put the armies elsewhere, until when can "
              "he reposition, redo the placement"},
         .follows =
             {"Prima di attacco, spostamento o passo: può. Dopo: restano dove sono. Solo quelle di "
              "questo "
              "turno.",
              "Before an attack, a transfer or a pass: yes. Afterwards they stay. Only those of "
              "this "
              "turn."},
         .entry = EntryPlace::board},
        {.id = "dice_at_most",
         .clauses = {{Casebook::torisiko, "TK-R6"}},
         .title =
             {"Massimo dei dadi, e mai meno della difesa",
              "Maximum dice, never fewer than defence"},
         .rule =
             {"Attacco e difesa lanciano sempre tutti i dadi che possono, tre al massimo. Non si "
              "attacca "
              "con meno dadi di quelli del difensore.",
              "Attack and defence always roll all the dice they can, three at most. There is no "
              "attack "
              "with fewer dice than the defender's."},
         .words =
             {"vuole lanciare meno dadi, può tirare un dado solo, quanti dadi si tirano, attacca "
              "con un dado contro due, attaccare con due dadi contro tre, il difensore vuole "
              "difendersi con un dado, vuole usare solo due dadi, dadi inferiori al difensore, "
              "obbligo di tre dadi, con tre carri quanti dadi, può difendersi con meno dadi, "
              "poteva difendere con due dadi, attacca con due carri contro tre",
              "wants to roll fewer dice, may he roll one die, how many dice, attacks with one die "
              "against two, defend with fewer dice, must roll the maximum"},
         .follows =
             {"Con meno dadi del massimo si ritira (TK-C3); l'attacco in inferiorità non si fa.",
              "With fewer than the most, all are rolled again (TK-C3); an attack with fewer dice "
              "is not "
              "made."}},
        {.id = "occupying_torisiko",
         .clauses = {{Casebook::torisiko, "TK-R6"}},
         .title = {"Occupare il territorio conquistato", "Occupying what was conquered"},
         .rule =
             {"Si invade con tante armate quanti i dadi lanciati. Nel territorio di partenza "
              "restano, se "
              "possibile, almeno 2 armate, salvo che non confini con avversari.",
              "As many armies move in as dice were rolled. Where possible at least 2 stay in the "
              "territory the attack came from, unless it touches no opponent."},
         .words =
             {"con quante armate entra nello stato conquistato, quanti carri deve spostare dopo la "
              "conquista, invadere con meno carri, quanti ne lascia indietro, presidio di due "
              "armate, ha lasciato un carro solo dopo aver conquistato, guarnigione, occupazione, "
              "vuole entrare con un solo carro, passare le armate, ha conquistato con tre dadi ed "
              "entra con un carro, entra con meno carri, quanti carri passano, quanti carri porta "
              "nel territorio vinto, armate da portare nello stato preso",
              "how many armies move in after a conquest, occupy with fewer armies, how many stay "
              "behind, garrison of two, left one army after conquering, invade"},
         .follows =
             {"Entrano almeno i dadi dell'ultimo lancio; il resto solo se ne restano 2.",
              "At least the dice of the last roll move in; more only if 2 stay."},
         .entry = EntryPlace::board},
        {.id = "declared_attack_binds",
         .clauses = {{Casebook::torisiko, "TK-C14"}},
         .title = {"Attacco dichiarato: almeno un lancio", "A declared attack: one roll at least"},
         .rule =
             {"Chi ha dichiarato a voce alta «attacco x da y», o l'ha indicato a gesti, deve "
              "eseguirlo: "
              "almeno un lancio. Dopo il primo ci si può fermare.",
              "Whoever has declared 'I attack x from y' aloud, or shown it by gestures, must carry "
              "it out: "
              "one roll at least. After the first one may stop."},
         .words =
             {"ha dichiarato l'attacco ma non vuole più farlo, ci ripensa dopo aver annunciato, "
              "vuole annullare l'attacco dichiarato, si rifiuta di lanciare, è obbligato ad "
              "attaccare, si ritira dall'attacco, ha indicato col dito l'attacco, gesti, può "
              "fermarsi dopo il primo lancio, cambia bersaglio dopo aver detto chi attacca, "
              "rinuncia all'attacco, prima dice attacco il perù dal brasile e poi non tira, dice "
              "che attacca e poi passa, non vuole più attaccare, deve tirare almeno una volta, non "
              "ha ancora tirato e vuole smettere, attacco annunciato e non eseguito, si tira "
              "indietro, può tirarsi indietro, deve eseguire l'attacco, deve tirare per forza",
              "declared an attack and changed his mind, refuses to roll, must he roll, take back "
              "an announced attack, cancel the declared attack, pointed at the target, stop after "
              "one roll, says the attack and does not roll"},
         .follows =
             {"Lancia una volta, poi decide se continuare.",
              "One roll is made, then it may be given up."},
         .entry = EntryPlace::board},
        {.id = "attack_goes_on",
         .clauses = {{Casebook::torisiko, "TK-C19"}},
         .title = {"Lanci successivi dello stesso attacco", "Further rolls of the same attack"},
         .rule =
             {"Dichiarato un attacco e fatto il primo lancio, i lanci seguenti proseguono lo "
              "stesso "
              "attacco: non serve ripetere ogni volta da dove e chi si attacca.",
              "Once an attack is declared and first rolled, the rolls that follow go on with it: "
              "origin "
              "and target need not be said each time."},
         .words =
             {"deve ridire l'attacco a ogni lancio, va ripetuta la dichiarazione, secondo lancio "
              "senza dichiarare, continua ad attaccare senza dire niente, prosegue l'attacco, "
              "bisogna ripetere da dove e chi ogni volta che tira, tutte le volte, proseguimento, "
              "sottinteso, tira ancora, dopo il primo lancio bisogna ridire tutto, tira di nuovo "
              "senza parlare durante lo stesso attacco, continua a tirare",
              "must every roll be announced, repeat the declaration, second roll without a word, "
              "goes on attacking without saying, same attack continues, each time"},
         .follows =
             {"Il lancio vale per l'attacco in corso.",
              "The roll counts for the attack in progress."}},
        {.id = "pass_or_card_ends_turn",
         .clauses = {{Casebook::torisiko, "TK-C17"}},
         .title =
             {"Detto «passo» o presa la carta: turno finito", "Said 'pass' or took the card: over"},
         .rule =
             {"Dicendo «passo» o «prendo la carta», o prendendola senza dire niente, il turno è "
              "concluso: "
              "non si attacca e non si sposta più.",
              "Saying 'pass' or 'I take the card', or taking it without a word, ends the turn: no "
              "more "
              "attack, no transfer."},
         .words =
             {"ha detto passo e poi vuole attaccare, ha detto passo ma voleva spostare, dopo aver "
              "preso la carta può attaccare ancora, ha pescato la carta e vuole fare lo "
              "spostamento, si è dimenticato lo spostamento e ha già pescato, prendo la carta, il "
              "turno è finito, ha passato la mano, ha finito il turno e ci ripensa, torna indietro "
              "dopo il passo, ha passato ma poteva attaccare, ha già la carta in mano e vuole "
              "spostare, si è accorto tardi, ha detto fine turno, ha detto ho finito",
              "said pass and wants to attack, took the card and now wants to move, after drawing "
              "the card attack again, is the turn over, passed and changed his mind, forgot to "
              "move"},
         .follows =
             {"Niente attacchi né spostamento: tocca al successivo.",
              "No attack and no transfer: the next player's turn."},
         .entry = EntryPlace::play},
        {.id = "transfer_torisiko",
         .clauses = {{Casebook::torisiko, "TK-R7"}},
         .title = {"Spostamento di fine turno", "The transfer at the end of the turn"},
         .rule =
             {"Uno solo, alla fine del proprio turno. Non può lasciare un territorio con una sola "
              "armata, "
              "salvo che non confini con avversari.",
              "Only one, at the end of the turn. It may not leave a territory with a single army, "
              "unless "
              "it touches no opponent."},
         .words =
             {"quanti spostamenti si possono fare, due spostamenti, secondo spostamento, quando si "
              "fa lo spostamento, ha spostato lasciando un carro solo al confine, ha spostato "
              "tutto, spostamento tra stati non confinanti, spostamento strategico, quanti carri "
              "devono restare, spostare e poi attaccare, ha fatto due spostamenti, sposta di due "
              "stati",
              "how many transfers, two moves, second move, moved leaving one army on a border, "
              "strategic move, how many armies must stay, move between territories not adjacent"},
         .follows =
             {"Si rimette com'era quanto è di troppo: sul confine ne restano 2.",
              "What went too far comes back: 2 stay on a border."},
         .entry = EntryPlace::board},
    };
}

}  // namespace kamchatka::referee
