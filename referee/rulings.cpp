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
         {"dadi in più meno lancio sbagliato", "dice too many few number roll"},
         {thrown_due, thrown},
         wrong_dice},
        {"die_off_the_tray",
         {{Casebook::torisiko, "TK-C4"}},
         {"Dado fuori, sul bordo o in bilico", "Die off the tray, on its rim or tilted"},
         {"Un dado che esce, si ferma sul bordo o resta in bilico: si ritirano tutti.",
          "A die that leaves the tray, stops on its rim or stays tilted: all are rolled again."},
         {"dado fuori bordo bilico campo caduto", "die out off rim tilted cocked tray floor"},
         {},
         always<Verdict::all_roll_again>},
        {"dice_of_another_colour",
         {{Casebook::torisiko, "TK-C5"}},
         {"Dadi di un altro colore", "Dice of another colour"},
         {"Il colore dei dadi non conta: il lancio vale.",
          "The colour of the dice does not matter: the roll stands."},
         {"colore dadi diverso", "colour dice other"},
         {},
         always<Verdict::roll_stands>},
        {"both_rolled_together",
         {{Casebook::torisiko, "TK-C6"}},
         {"Lanciano insieme e l'attacco va ripetuto",
          "Both rolled and the attack must be repeated"},
         {"Il lancio della difesa resta valido.", "The roll of the defence stands."},
         {"insieme contemporaneamente ripetere attacco", "together same time repeat attack"},
         {},
         always<Verdict::attack_rolls_again>},
        {"defence_rolled_first",
         {{Casebook::torisiko, "TK-C7"}},
         {"La difesa ha lanciato prima", "The defence rolled first"},
         {"L'attaccante può, visto il risultato, far ritirare la difesa.",
          "The attacker may, having seen it, have the defence rolled again."},
         {"difesa prima anticipo", "defence first early before"},
         {},
         always<Verdict::attacker_may_have_it_rolled>},
        {"attack_dice_knocked",
         {{Casebook::torisiko, "TK-C8"}},
         {"I dadi della difesa hanno urtato quelli d'attacco", "Defence dice knocked attack dice"},
         {"Per l'attacco valgono i punti del suo lancio.", "The attack counts as it first fell."},
         {"urtato colpito mossi dadi attacco", "knocked hit moved attack dice"},
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
         {"annuncio dichiarare voce attacco ripetere", "announce declare aloud attack repeat"},
         {},
         always<Verdict::defender_may_have_it_rolled>},
        {"only_origin_named",
         {{Casebook::challenge, "CH-4.13b"}},
         {"Detta solo la partenza", "Only the origin was named"},
         {"L'attacco è contro il territorio attaccato prima.",
          "The target is the one attacked before."},
         {"solo origine partenza bersaglio", "only origin target"},
         {},
         always<Verdict::previous_target_meant>},
        {"origin_changed",
         {{Casebook::challenge, "CH-4.13c"}},
         {"Cambio di partenza fra un lancio e l'altro", "Origin changed between rolls"},
         {"Il cambio va dichiarato a ogni lancio.", "The change must be declared at each roll."},
         {"cambio partenza origine alternare", "change origin alternate"},
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
         {"parola attacco riposizionare", "word attack rearrange"},
         {},
         always<Verdict::rearranging_over>},
        {"transfer_said_alone",
         {{Casebook::torisiko, "TK-C16"}},
         {"Detto \"spostamento\" e nient'altro", "Said 'move' and nothing else"},
         {"Non si attacca più; non c'è obbligo di spostare.",
          "There are no more attacks; nothing must be moved."},
         {"parola spostamento", "word move transfer"},
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
         {"da dove partenza origine", "where from origin"},
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
         {"Il lancio è nullo, a meno che prosegua un attacco già in corso.",
          "The roll is void, unless it goes on with an attack in progress."},
         {"silenzio zitto niente lancio nullo", "silent nothing said void"},
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
         {"armate in più rinforzi troppe doppio", "armies extra reinforcements too many twice"},
         {due, {"placed", {"Quante ne ha messe?", "How many were placed?"}, 0, armies_max}},
         too_many_placed},
        {"over_the_cap",
         {{Casebook::torisiko, "TK-C11"}},
         {"Più armate del tetto", "More armies than the cap"},
         {"Si toglie il doppio dell'eccedenza e si prosegue con quel numero ridotto come tetto.",
          "Twice the excess comes off, and that reduced number is the cap from now on."},
         {"130 tetto limite armate in più troppe", "130 cap limit armies too many"},
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
         {"130 120 tetto limite armate in più penalità", "130 120 cap limit armies penalty"},
         {},
         always<Verdict::organiser_decides>},
        {"too_few_removed",
         {{Casebook::torisiko, "TK-C12"}},
         {"Tolte meno armate dopo un combattimento", "Fewer armies removed after a combat"},
         {"Da quel territorio si toglie il doppio di quelle mancanti.",
          "Twice the missing number leaves that territory."},
         {"tolte meno perdite combattimento doppio", "removed fewer losses combat twice"},
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
         {"carta presa diritto mazzo", "card taken right deck"},
         {},
         always<Verdict::card_returned>},
        {"card_forgotten",
         {{Casebook::challenge, "CH-6.4"}},
         {"Carta dimenticata", "Card forgotten"},
         {"Si può prendere fino alla fine del turno del giocatore successivo.",
          "It may be taken until the end of the next player's turn."},
         {"dimenticato carta pescare", "forgot card draw"},
         {{"next_turn_over",
           {"Il successivo ha finito il turno?", "Is the next player's turn over?"},
           0,
           1}},
         card_until_end_of_next_turn},
        {"card_forgotten_torisiko",
         {{Casebook::torisiko, "TK-C21"}},
         {"Carta dimenticata", "Card forgotten"},
         {"È persa quando il successivo ha finito di posizionare, o ha attaccato, spostato o "
          "passato.",
          "It is lost once the next player has finished placing, or has attacked, moved or "
          "passed."},
         {"dimenticato carta pescare", "forgot card draw"},
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
         {"Escluso; i suoi territori diventano neutrali con le armate che hanno; conta come "
          "eliminato.",
          "Excluded; the territories become neutral with their armies; counts as eliminated."},
         {"risiko obiettivo dichiarare nascosto", "risiko objective declare hidden"},
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
         {"sdadata dimenticato lancio ammonizione", "sdadata forgot roll warning"},
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
