// tidy: table
// The TorisiKo! regulation, continued: time and sdadata, leaving, conduct, the count.
#include "referee/articles/articles.hpp"

namespace kamchatka::referee {

Articles torisiko_time() {
    return {
        {.id = "time_torisiko",
         .clauses = {{Casebook::torisiko, "TK-R8a"}},
         .title = {"Durata: 105 minuti, poi due giri", "Duration: 105 minutes, then two rounds"},
         .rule =
             {"La partita dura 105 minuti dal primo territorio distribuito. Allo scadere si "
              "finisce il "
              "giro in corso, il penultimo, e se ne gioca ancora uno; poi la sdadata.",
              "The game lasts 105 minutes from the first territory dealt. When time is up the "
              "round in "
              "progress, the last but one, is finished and one more is played; then the sdadata."},
         .words =
             {"quanto dura la partita, è scaduto il tempo, tempo finito, quando parte il tempo, da "
              "quando si contano i minuti, quanti giri mancano, penultimo giro, ultimo giro, "
              "cronometro, orologio, suona il timer, siamo a fine tempo, suona la sveglia, la "
              "partita finisce subito, mancano cinque minuti, il tempo è finito, allo scadere",
              "how long is a game, time is up, when does the clock start, how many rounds are "
              "left, last but one round, last round, timer"},
         .follows =
             {"Si chiama il tempo; quello in corso è il penultimo giro.",
              "Time is called; the round in progress is the last but one."},
         .entry = EntryPlace::play},
        {.id = "sdadata_sums_torisiko",
         .clauses = {{Casebook::torisiko, "TK-R8b"}},
         .title = {"Sdadata: con che somma si chiude", "Sdadata: which sum closes"},
         .rule =
             {"Comincia l'ultimo giocatore dell'ultimo giro: due dadi a fine turno. Chiude la "
              "somma 4 al "
              "primo giro; 4 o 5 al secondo; 4, 5 o 6 al terzo; da 4 a 7 nei successivi.",
              "It begins with the last player of the last round: two dice at the end of the turn. "
              "A sum of "
              "4 closes in the first round; 4 or 5 in the second; 4, 5 or 6 in the third; 4 to 7 "
              "from "
              "then on."},
         .words =
             {"con quale somma finisce la partita, che numero chiude, primo giro di sdadata, "
              "secondo giro di sdadata, terzo giro, ha fatto 2, ha fatto 3, ha fatto tre con due "
              "dadi, è uscito cinque, è uscito un 3, totale dei due dadi, chiude col quattro, come "
              "funziona la sdadata, la partita termina, ha fatto 2 alla sdadata è finita, si "
              "chiude con 4, somma dei dadi",
              "which sum closes the game, first round of the sdadata, rolled a three, does a total "
              "of 5 close, how does the sdadata work"},
         .follows =
             {"Con una di queste somme la partita finisce; con 2 o 3 prosegue.",
              "One of these sums ends the game; 2 or 3 does not."},
         .entry = EntryPlace::play},
        {.id = "three_conquests_torisiko",
         .clauses = {{Casebook::torisiko, "TK-R8c"}},
         .title = {"Tre conquiste: niente sdadata", "Three conquests: no sdadata roll"},
         .rule =
             {"In sdadata chi nel turno ha conquistato almeno tre territori non ha diritto a "
              "lanciare: la "
              "partita prosegue.",
              "In the sdadata whoever has conquered three territories or more in the turn has no "
              "right to "
              "roll: the game goes on."},
         .words =
             {"ha conquistato tre stati deve sdadare, tre conquiste, tre territori conquistati nel "
              "turno, non lancia la sdadata, ha preso quattro stati e vuole tirare, esente, "
              "esonerato dalla sdadata, chi conquista 3 territori tira i due dadi, ha sdadato ma "
              "non doveva, quattro conquiste e vuole lanciare lo stesso la sdadata",
              "conquered three territories must he roll, three conquests, exempt from the sdadata, "
              "took four territories and wants to roll"},
         .follows = {"Non lancia; tocca al successivo.", "No roll; the next player's turn."},
         .entry = EntryPlace::play},
        {.id = "first_to_close",
         .clauses = {{Casebook::torisiko, "TK-C27"}},
         .title =
             {"Ultimo del giro eliminato: chi comincia la sdadata",
              "Last player out: who rolls first"},
         .rule =
             {"Se l'ultimo giocatore del giro è stato eliminato, il primo a sdadare è chi gioca "
              "prima di "
              "lui; se anche questi è eliminato, quello ancora precedente.",
              "If the last player of the round has been eliminated, the sdadata begins with the "
              "one who "
              "plays before; if that one is out too, with the one before again."},
         .words =
             {"chi comincia la sdadata, chi è il primo a sdadare, l'ultimo giocatore è stato "
              "eliminato, manca l'ultimo di mano, ultimo di mano fuori, da chi inizia la sdadata, "
              "chi sdada per primo, eliminati gli ultimi due, l'ultimo giocatore è morto e la "
              "sdadata da chi parte, l'ultimo è fuori, sdada il penultimo",
              "who starts the sdadata, who is first to roll, the last player was eliminated, last "
              "in order is out"},
         .follows =
             {"Il libro lo sa: la sdadata parte dal precedente ancora in gioco.",
              "The book knows: it begins with the one before who is still playing."}},
        {.id = "sdadata_of_a_leaver",
         .clauses = {{Casebook::torisiko, "TK-C24b"}},
         .title = {"Sdadata di chi si è ritirato", "Sdadata roll of somebody who left"},
         .rule =
             {"Finché chi si è ritirato o ha abbandonato non è eliminato, i suoi due dadi li "
              "lancia il "
              "giocatore che lo precede.",
              "Until somebody who withdrew or walked out is eliminated, those two dice are rolled "
              "by the "
              "player before."},
         .words =
             {"chi lancia la sdadata per chi se n'è andato, chi tira i due dadi del ritirato, "
              "sdadata del giocatore assente, lancia il precedente al posto suo, turno di sdadata "
              "di chi ha abbandonato, i dadi di chi non c'è più, al posto del giocatore che se n'è "
              "andato chi fa la sdadata, chi sdada per lui",
              "who rolls the sdadata for the player who left, two dice of a withdrawn player, the "
              "player before rolls instead, absent player"},
         .follows =
             {"Lancia chi gioca prima di lui; non è mai esente.",
              "Whoever plays before rolls; never exempt."},
         .entry = EntryPlace::play},
    };
}

Articles torisiko_leaving() {
    return {
        {.id = "forced_to_leave",
         .clauses =
             {{Casebook::torisiko, "TK-C23"},
              {Casebook::torisiko, "TK-C24"},
              {Casebook::torisiko, "TK-C24b"}},
         .title = {"Ritiro per forza maggiore", "Forced to leave"},
         .rule =
             {"I suoi territori diventano neutrali con le armate che hanno: niente rinforzi, "
              "niente "
              "attacchi, solo difesa. Prende i punti-torneo della posizione ottenuta; in sdadata i "
              "suoi "
              "due dadi li lancia chi lo precede.",
              "The territories turn neutral with the armies they have: no reinforcements, no "
              "attacks, "
              "defence only. The place reached gives the tournament points; in the sdadata the "
              "player "
              "before rolls those two dice."},
         .words =
             {"si sente male, malore, deve andare via, emergenza, deve lasciare la partita, "
              "costretto a ritirarsi, ritiro, telefonata urgente, problema in famiglia, che fine "
              "fanno i territori di chi si ritira, stati neutrali, chi difende i territori del "
              "ritirato, un giocatore non può continuare, deve scappare, la moglie, il figlio, "
              "sviene, si sente poco bene, impegno improvviso, deve correre via, chiamata dal "
              "lavoro, i territori del ritirato possono attaccare, i suoi stati prendono rinforzi, "
              "non sta bene, deve interrompere per motivi familiari, problemi di salute",
              "falls ill, emergency, has to leave, forced to withdraw, what happens to the "
              "territories of a player who withdraws, neutral territories, cannot continue, has to "
              "run, family, do withdrawn territories attack"},
         .follows =
             {"Si segna il ritiro: i territori sono neutrali e restano in classifica.",
              "The withdrawal is entered: the territories are neutral and stay in the ranking."},
         .entry = EntryPlace::withdrawal},
        {.id = "points_of_a_leaver",
         .clauses = {{Casebook::torisiko, "TK-C24"}},
         .title = {"Punti di chi si è ritirato", "Points of somebody who left"},
         .rule =
             {"A fine partita chi si è ritirato riceve i punti-torneo della posizione che i suoi "
              "territori "
              "hanno ottenuto.",
              "At the end somebody who withdrew receives the tournament points of the place that "
              "those "
              "territories have reached."},
         .words =
             {"che punti prende chi si è ritirato, punti torneo di chi ha lasciato, chi si ritira "
              "fa zero punti, in che posizione finisce chi se n'è andato, classifica del ritirato, "
              "quanti punti a chi abbandona, quello che ha mollato quanti punti prende, punteggio "
              "del ritirato",
              "what points does a player who left get, tournament points after withdrawing, what "
              "place, score of who left"},
         .follows =
             {"Si conta come gli altri; non è un eliminato.",
              "Counted like the others; not as eliminated."},
         .entry = EntryPlace::end},
        {.id = "leaves_over_a_ruling",
         .clauses = {{Casebook::torisiko, "TK-C25"}},
         .title = {"Se ne va per una decisione dell'arbitro", "Leaves over a ruling"},
         .rule =
             {"Chi si ritira perché non accetta una decisione arbitrale è espulso dal torneo.",
              "Whoever withdraws because a decision of the referees is not accepted is expelled "
              "from the "
              "tournament."},
         .words =
             {"non accetta la decisione dell'arbitro, non è d'accordo col giudice e si ritira, "
              "protesta e abbandona, contesta l'arbitro, litiga con il giudice e va via, rifiuta "
              "il verdetto, arrabbiato per la sentenza, espulso dal torneo, si alza e se ne va per "
              "protesta, dice che l'arbitro è di parte e se ne va, contesta la decisione e lascia "
              "il tavolo, insulta l'arbitro, non rispetta la decisione, se ne va sbattendo la "
              "porta",
              "does not accept the decision, disagrees with the judge and leaves, walks out in "
              "protest, refuses the ruling, expelled from the tournament"},
         .follows =
             {"Si segna la squalifica; i territori diventano neutrali con le loro armate.",
              "The disqualification is entered; the territories turn neutral with their armies."},
         .entry = EntryPlace::discipline},
        {.id = "walks_out",
         .clauses =
             {{Casebook::torisiko, "TK-C26"},
              {Casebook::torisiko, "TK-C24"},
              {Casebook::torisiko, "TK-C24b"}},
         .title = {"Abbandona di sua volontà", "Walks out"},
         .rule =
             {"Se nessuno l'ha squalificato: territori neutrali con le loro armate, punti-torneo "
              "della "
              "posizione ottenuta, e in sdadata i suoi due dadi li lancia chi lo precede, finché "
              "non è "
              "eliminato.",
              "Unless disqualified: neutral territories with their armies, the tournament points "
              "of the "
              "place reached, and in the sdadata the player before rolls those two dice, until "
              "eliminated."},
         .words =
             {"abbandona la partita, se ne va, va via di sua volontà, si è stufato, si arrende, "
              "vuole smettere, molla tutto, lascia il tavolo a metà partita, va a casa, abbandono "
              "volontario, non vuole più giocare, ha perso il treno, non ha più voglia di giocare, "
              "è andato a casa, si è alzato e se n'è andato, è sparito, non torna più, lascia "
              "senza motivo, si alza e lascia la partita, lascia la partita",
              "quits the game, walks out, leaves of his own will, gives up, resigns, wants to "
              "stop, goes home, does not want to play any more, player went home, disappeared"},
         .follows =
             {"Si segna il ritiro: i territori sono neutrali e restano in classifica.",
              "The withdrawal is entered: the territories are neutral and stay in the ranking."},
         .entry = EntryPlace::withdrawal},
    };
}

Articles torisiko_conduct() {
    return {
        {.id = "objective_declared_torisiko",
         .clauses = {{Casebook::torisiko, "TK-R9"}},
         .title =
             {"RisiKo! si dichiara e chiude la partita", "RisiKo! is declared and ends the game"},
         .rule =
             {"Chi realizza RisiKo! è obbligato a dichiararlo, e la partita finisce.",
              "Whoever reaches the objective must declare it, and the game ends."},
         .words =
             {"ha fatto risiko, è obbligatorio dichiarare risiko, dichiara risiko, ha vinto con "
              "l'obiettivo, obiettivo completato, la partita finisce subito, deve dirlo, può non "
              "dichiarare, bisogna dire risiko",
              "reached the objective, must risiko be declared, declares risiko, won by objective, "
              "objective completed"},
         .follows =
             {"Si controlla l'obiettivo e si conta.",
              "The objective is checked, and points counted."},
         .entry = EntryPlace::end},
        {.id = "stays_at_the_table",
         .clauses = {{Casebook::torisiko, "TK-R10"}},
         .title = {"Allontanarsi dal tavolo", "Leaving one's table to watch others"},
         .rule =
             {"È vietato allontanarsi dal proprio tavolo per vedere la situazione delle altre "
              "partite.",
              "Nobody may leave the table to see how other games stand."},
         .words =
             {"si è alzato per guardare un altro tavolo, gira per i tavoli, va a vedere le altre "
              "partite, si allontana dal tavolo, guarda la partita vicina, curiosa, è andato a "
              "spiare, non è al suo posto, sta guardando la partita di un altro tavolo, è andato "
              "in giro",
              "stood up to watch another table, walks around, looks at other games, away from the "
              "table"},
         .follows =
             {"Si richiama; misure disciplinari al Giudice Ufficiale.",
              "A reminder; discipline is up to the Official Judge."},
         .entry = EntryPlace::discipline},
        {.id = "no_aids",
         .clauses = {{Casebook::torisiko, "TK-R10b"}},
         .title = {"Calcolatrici, penne, tabelle", "Calculators, pens, tables of values"},
         .rule =
             {"Non si usano calcolatrici, biro o supporti di carta, come tabelle con i valori dei "
              "territori.",
              "No calculators, pens or paper aids, such as tables with the values of the "
              "territories."},
         .words =
             {"usa la calcolatrice, ha un foglio con i valori, prende appunti, scrive su un "
              "foglietto, usa il telefono, cellulare, conta col telefonino, tabella dei valori, "
              "biro, penna, bigliettino, schema, si è portato un bigliettino, calcola con il "
              "telefono",
              "uses a calculator, has a sheet with the values, takes notes, writes on paper, uses "
              "a phone, pen, table of values"},
         .follows =
             {"Si ritirano; misure disciplinari al Giudice Ufficiale.",
              "They are put away; discipline is up to the Official Judge."},
         .entry = EntryPlace::discipline},
        {.id = "no_comments",
         .clauses = {{Casebook::torisiko, "TK-R10c"}},
         .title = {"Commenti sulle mosse altrui", "Comments on others' play"},
         .rule =
             {"È vietato commentare le mosse altrui e la situazione della partita.",
              "Comments on others' play and on how the game stands are forbidden."},
         .words =
             {"commenta le mosse degli altri, dà consigli, suggerisce a un altro, parla della "
              "partita, aiuta un giocatore, dice chi attaccare, chiacchierano, si mettono "
              "d'accordo, alleanza, critica la mossa, giocatori che parlano tra loro, spettatore "
              "che parla, gli sta dicendo chi deve attaccare, gli dice cosa fare, dà una mano a un "
              "altro, dice la sua sulla partita, gli suggerisce chi attaccare",
              "comments on the play of others, gives advice, suggests to another, talks about the "
              "game, helps a player, tells whom to attack, alliance"},
         .follows =
             {"Si richiama; misure disciplinari al Giudice Ufficiale.",
              "A reminder; discipline is up to the Official Judge."},
         .entry = EntryPlace::discipline},
        {.id = "ranking_torisiko",
         .clauses = {{Casebook::torisiko, "TK-C29"}},
         .title = {"Chi vince, e le parità", "Who wins, and ties"},
         .rule =
             {"Nell'ordine: punti dei territori in obiettivo, punti fuori obiettivo, armate in "
              "obiettivo, "
              "armate fuori, carte in mano, territori in obiettivo, territori fuori, dado.",
              "In this order: points of territories on the objective, points off it, armies on it, "
              "armies "
              "off it, cards in hand, territories on it, territories off it, a die."},
         .words =
             {"parità di punti, sono pari, stesso punteggio, chi vince a parità, spareggio, "
              "criteri per determinare il vincitore, pareggio a fine partita, classifica finale, "
              "ex aequo, contano le armate o le carte, come si decide il vincitore, conteggio, "
              "hanno tutti e due gli stessi punti, pari punti, guardiamo le armate, chi arriva "
              "primo, arrivano pari, a parità di punti, ordine degli spareggi",
              "tie on points, same score, who wins a tie, tie break, criteria for the winner, "
              "level at the end, final ranking"},
         .follows =
             {"Il conteggio li applica uno per uno; il dado solo alla fine.",
              "The count applies them one by one; the die comes last."},
         .entry = EntryPlace::end},
    };
}

}  // namespace kamchatka::referee
