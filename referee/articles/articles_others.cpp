// tidy: table
// The tournament rules (001) and the Prestige booklet (002) where nothing has to be worked out.
#include "referee/articles/articles.hpp"

namespace kamchatka::referee {

Articles torneo_articles() {
    return {
        {.id = "hands_off",
         .clauses = {{Casebook::torneo, "TO-7"}},
         .title = {"Toccare i pezzi fuori dal proprio turno", "Touching pieces out of turn"},
         .rule =
             {"Un giocatore non tocca mai i propri pezzi fuori dal suo turno.",
              "A player never touches the pieces outside of the own turn."},
         .words =
             {"tocca i carri quando non è il suo turno, sposta armate fuori turno, mette le mani "
              "sulla "
              "plancia, sistema i pezzi nel turno di un altro",
              "touches the board out of turn, moves pieces in another player's turn"},
         .follows = {"Si rimette com'era.", "It is put back as it was."},
         .entry = EntryPlace::discipline},
        {.id = "defence_at_most",
         .clauses = {{Casebook::torneo, "TO-8"}},
         .title = {"Difesa obbligata col massimo dei dadi", "Defence with the maximum of dice"},
         .rule =
             {"Il difensore si difende sempre con il massimo delle armate che ha lì.",
              "The defender always defends with the most armies available there."},
         .words =
             {"vuole difendersi con un dado solo, difesa a due dadi, il difensore tira meno dadi, "
              "sceglie "
              "quanti dadi in difesa, numero di dadi del difensore",
              "wants to defend with one die, defends with fewer dice, chooses the defence dice"},
         .follows = {"Lancia tutti i dadi che può.", "All possible dice are rolled."}},
        {.id = "attack_dice_torneo",
         .clauses = {{Casebook::torneo, "TO-9"}, {Casebook::torneo, "TO-5g"}},
         .title =
             {"Dadi dell'attacco: mai meno della difesa", "Attack dice: never fewer than defence"},
         .rule =
             {"L'attaccante sceglie quanti dadi, tre al massimo, ma non meno di quelli del "
              "difensore.",
              "The attacker chooses how many dice, three at most, but not fewer than the "
              "defender's."},
         .words =
             {"attacca con meno dadi del difensore, due dadi contro tre, un dado contro due, "
              "inferiorità "
              "numerica, può scegliere quanti dadi tirare",
              "attacks with fewer dice than the defender, two against three, may he choose how "
              "many "
              "dice"},
         .follows = {"L'attacco in inferiorità non si fa.", "Such an attack is not made."}},
        {.id = "buffer_is_fair",
         .clauses = {{Casebook::torneo, "TO-10"}, {Casebook::prestige, "PR-14"}},
         .title =
             {"Fare carta: territorio lasciato sguarnito", "A territory left weak to earn cards"},
         .rule =
             {"Lasciare un territorio sguarnito perché un altro lo conquisti è lecito, senza "
              "limiti.",
              "To leave a territory weak so that somebody else conquers it is fair, without "
              "limit."},
         .words =
             {"lascia apposta uno stato con un carro, stato cuscinetto, fare carta, si scambiano "
              "la carta, "
              "gioco della carta, favorisce un avversario, accordo tacito",
              "leaves a territory with one army on purpose, buffer territory, trading cards, "
              "favours an "
              "opponent"},
         .follows = {"È permesso: si gioca.", "It is allowed: play on."}},
        {.id = "time_torneo",
         .clauses =
             {{Casebook::torneo, "TO-11a"},
              {Casebook::torneo, "TO-11b"},
              {Casebook::torneo, "TO-11c"}},
         .title =
             {"Durata, giro supplementare e due dadi", "Duration, the extra round and two dice"},
         .rule =
             {"120 minuti, poi si finisce e si gioca un altro giro completo. L'ultimo lancia due "
              "dadi: 4 o "
              "meno chiude; poi ciascuno a fine turno, e a ogni giro uno in più.",
              "120 minutes, then the rest and one more whole round. The last player rolls two "
              "dice: 4 or "
              "less closes; then each at the end of the turn, with one more each round."},
         .words =
             {"quanto dura la partita, è scaduto il tempo, giro supplementare, con quale somma si "
              "chiude, "
              "sdadata, due dadi a fine turno",
              "how long is a game, time is up, extra round, which sum closes"},
         .follows = {"Si chiama il tempo.", "Time is called."},
         .entry = EntryPlace::play},
        {.id = "ranking_torneo",
         .clauses =
             {{Casebook::torneo, "TO-14"},
              {Casebook::torneo, "TO-12"},
              {Casebook::prestige, "PR-10c"}},
         .title = {"Chi vince, e le parità", "Who wins, and ties"},
         .rule =
             {"Contano i territori dell'obiettivo; a parità anche quelli fuori, poi le armate "
              "sull'obiettivo, poi tutte le armate, poi i dadi.",
              "The objective's territories count; then those off it too, then the armies on the "
              "objective, "
              "then all armies, then dice."},
         .words =
             {"parità a fine partita, sono pari, stesso punteggio, spareggio, chi vince a parità, "
              "come si "
              "contano i punti",
              "tie at the end, same score, tie break, how are points counted"},
         .follows = {"Il conteggio li applica uno per uno.", "The count applies them one by one."},
         .entry = EntryPlace::end},
        {.id = "judges_and_discipline",
         .clauses =
             {{Casebook::torneo, "TO-2b"},
              {Casebook::torneo, "TO-2c"},
              {Casebook::torneo, "TO-2d"}},
         .title =
             {"Giudice Ufficiale, penalità, sospensione", "Official Judge, penalties, suspension"},
         .rule =
             {"Ogni giocatore può chiamare il Giudice Ufficiale, che può sospendere le partite e "
              "dare "
              "penalità fino alla squalifica. I Giudici di Tavolo controllano e contano: niente "
              "disciplina.",
              "Any player may call the Official Judge, who may halt games and give penalties up to "
              "disqualification. Table judges watch and count: no discipline."},
         .words =
             {"chiamare il giudice, chi può squalificare, comportamento scorretto, antisportivo, "
              "insulta, "
              "penalità, sospendere le partite, interruzione, contestazione",
              "call the judge, who may disqualify, bad conduct, penalty, halt the games, appeal"},
         .follows =
             {"La disciplina è del Giudice Ufficiale.", "Discipline is the Official Judge's."},
         .entry = EntryPlace::discipline},
    };
}

Articles prestige_articles() {
    return {
        {.id = "dice_prestige",
         .clauses = {{Casebook::prestige, "PR-4a"}, {Casebook::prestige, "PR-4b"}},
         .title =
             {"Dadi a scelta; la difesa li dice prima",
              "Dice by choice; the defence says so first"},
         .rule =
             {"L'attacco sceglie da uno a tre dadi. Il difensore dice con quante armate combatte "
              "prima che "
              "l'attaccante lanci.",
              "The attack chooses one to three dice. The defender says with how many armies to "
              "fight "
              "before the attacker rolls."},
         .words =
             {"con quanti dadi difende, quando il difensore deve dire i dadi, il difensore non ha "
              "detto con "
              "quanti dadi, cambia i dadi dopo il lancio, può attaccare con un dado solo, due dadi "
              "contro "
              "tre, numero di dadi",
              "how many defence dice, when must the defender declare, changes the dice after the "
              "roll, "
              "may one attack with one die"},
         .follows =
             {"Prima si dicono i dadi della difesa, poi si lancia.",
              "First the defence dice are said, then one rolls."},
         .entry = EntryPlace::board},
        {.id = "occupying_with_fewer",
         .clauses =
             {{Casebook::prestige, "PR-4e"},
              {Casebook::prestige, "PR-4d"},
              {Casebook::prestige, "PR-4h"}},
         .title =
             {"Occupare con meno armate, o da altrove", "Occupying with fewer, or from elsewhere"},
         .rule =
             {"Si occupa con le armate dell'ultimo lancio, o più. Con meno è uno spostamento "
              "strategico e "
              "il turno finisce; lo stesso se le armate vengono da un altro territorio.",
              "One occupies with the armies of the last roll, or more. Fewer is a strategic "
              "transfer and "
              "the turn is over; so it is if armies come from another territory."},
         .words =
             {"occupa il territorio conquistato con meno carri dei dadi, entra con un carro solo, "
              "con "
              "quante armate occupa, porta armate da un altro stato, l'occupazione è uno "
              "spostamento",
              "occupies with fewer armies than dice, moves in with one, brings armies from another "
              "territory"},
         .follows = {"Con meno: il turno è finito.", "With fewer: the turn is over."},
         .entry = EntryPlace::board},
        {.id = "tris_prestige",
         .clauses = {{Casebook::prestige, "PR-3c"}, {Casebook::prestige, "PR-3d"}},
         .title = {"Tris e jolly", "Tris and jolly"},
         .rule =
             {"Cannoni 4, fanti 6, cavalieri 8, diversi 10, jolly e due uguali 12; 2 in più per "
              "ogni "
              "territorio posseduto. Il jolly non sostituisce altre carte.",
              "Cannon 4, infantry 6, cavalry 8, mixed 10, a jolly and two alike 12; 2 more for "
              "each "
              "territory held. A jolly stands for no other card."},
         .words =
             {"quanto vale un tris, usa il jolly al posto di un'altra carta, jolly come carta "
              "qualsiasi, "
              "tre fanti, tre cannoni, jolly e due diverse",
              "what is a tris worth, jolly in place of another card, three infantry"},
         .follows = {"Solo le combinazioni scritte.", "Only the combinations written."},
         .entry = EntryPlace::board},
        {.id = "elimination_prestige",
         .clauses = {{Casebook::prestige, "PR-6a"}, {Casebook::prestige, "PR-6b"}},
         .title = {"Eliminare un giocatore, e le sue carte", "Eliminating a player, and the cards"},
         .rule =
             {"Non prima della fine del quarto giro. Le carte prese servono dalla fase di rinforzi "
              "successiva.",
              "Not before round four is over. The cards taken serve from the next reinforcement "
              "on."},
         .words =
             {"usare subito le carte del giocatore eliminato, tris con le carte prese, eliminare "
              "un "
              "giocatore al terzo giro, carte dell'eliminato",
              "use the cards of an eliminated player at once, eliminate a player in round three"},
         .follows = {"Il tris aspetta il prossimo turno.", "The tris waits for the next turn."}},
        {.id = "no_bargaining",
         .clauses = {{Casebook::prestige, "PR-14n"}},
         .title = {"Accordi e trattative a voce", "Bargaining aloud"},
         .rule =
             {"Il gioco non prevede trattative verbali; nei tornei si gioca senza comunicare.",
              "The game knows no verbal bargaining; tournaments are played without talking."},
         .words =
             {"si mettono d'accordo a voce, alleanza, trattative, parlano tra loro, commenta, "
              "suggerisce, "
              "diplomazia, comunicare",
              "they make deals aloud, alliance, talking to each other, diplomacy, comments"},
         .follows = {"Si richiama.", "A reminder."},
         .entry = EntryPlace::discipline},
        {.id = "egypt_and_middle_east",
         .clauses = {{Casebook::prestige, "PR-12"}},
         .title = {"Egitto e Medio Oriente confinano", "Egypt touches the Middle East"},
         .rule = {"Confinano, e sono sempre stati confinanti.", "They border, and always have."},
         .words =
             {"egitto medio oriente confine, canale di suez, si può attaccare dall'egitto il medio "
              "oriente, confini",
              "egypt middle east border, suez canal, attack from egypt"},
         .follows = {"L'attacco è possibile.", "The attack is possible."}},
    };
}

}  // namespace kamchatka::referee
