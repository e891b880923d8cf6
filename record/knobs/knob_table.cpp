// Every knob: what it is called, what it means, what it may be, and where it is. What the rulebooks
// set it to and by which clause is in engine/rulebooks.hpp.
#include "record/detail/knob_values.hpp"

namespace kamchatka::record {
namespace {

const std::array table{
    choice(
        {"setup.board",
         "the classic board, or one made of quadrants for each game",
         "il planisfero classico, o un piano di quadranti composto per ogni partita"},
        [](auto& set) -> auto& { return set.setup.board; }
    ),
    choice(
        {"setup.territories",
         "whether territories are dealt or claimed in turn, a continent after the other",
         "se i territori si distribuiscono o si scelgono a turno, un continente dopo l'altro"},
        [](auto& set) -> auto& { return set.setup.territories; }
    ),
    starting_armies_knob(
        {"setup.starting_armies",
         "starting armies by number of seats, or on each territory claimed; a number not listed is "
         "not offered",
         "carri armati iniziali secondo il numero di posti, o su ogni territorio scelto; un numero "
         "che manca non è offerto"}
    ),
    choice(
        {"setup.colours",
         "whether colours are chosen in the order of play or before the roll for it",
         "se i colori si scelgono in ordine di gioco o prima del lancio"},
        [](auto& set) -> auto& { return set.setup.colours; }
    ),
    number<3, 6>(
        {"setup.colours_in_the_box",
         "colours to choose from, of red, blue, yellow, green, black, purple in this order; never "
         "fewer than the seats",
         "colori tra cui si sceglie, fra rosso, blu, giallo, verde, nero, viola in quest'ordine; "
         "mai meno dei posti"},
        [](auto& set) -> auto& { return set.setup.colours_in_the_box; }
    ),
    choice(
        {"setup.order",
         "order of play: by each roll, from the highest roll as seated, or as seated",
         "ordine di gioco: secondo i lanci, dal lancio più alto come si è seduti, o come si è "
         "seduti"},
        [](auto& set) -> auto& { return set.setup.order; }
    ),
    number<1, 3>(
        {"setup.order_dice",
         "dice rolled by each seat for the order of play, added up",
         "dadi lanciati da ogni posto per l'ordine di gioco, sommati"},
        [](auto& set) -> auto& { return set.setup.order_dice; }
    ),
    choice(
        {"setup.objectives_dealt",
         "whether objectives are dealt before or after the territories",
         "se gli obiettivi si distribuiscono prima o dopo i territori"},
        [](auto& set) -> auto& { return set.setup.objectives_dealt; }
    ),
    choice(
        {"setup.objective_deck",
         "the printed objectives in play; custom ones are added to them",
         "gli obiettivi stampati in gioco; a questi si aggiungono quelli personali"},
        [](auto& set) -> auto& { return set.setup.objective_deck; }
    ),
    choice(
        {"setup.cards",
         "cards of the territories, or figures alone, some with tanks",
         "carte dei territori, o sole figure, alcune con carri"},
        [](auto& set) -> auto& { return set.setup.cards; }
    ),
    choice(
        {"setup.deal_limit",
         "whether nobody may be dealt more than half of a continent",
         "se nessuno può ricevere più di metà di un continente"},
        [](auto& set) -> auto& { return set.setup.deal_limit; }
    ),
    number<1, 100>(
        {"setup.placement_step",
         "starting armies placed at a go",
         "carri armati iniziali collocati alla volta"},
        [](auto& set) -> auto& { return set.setup.placement_step; }
    ),
    custom_objectives_knob(
        {"setup.custom_objectives",
         "objectives of one's own, added to the deck",
         "obiettivi personali, aggiunti al mazzo",
         "custom_objectives"}
    ),

    number<1, 42>(
        {"reinforcement.territories_per_army",
         "territories held for each army of reinforcement",
         "territori posseduti per ogni carro armato di rinforzo"},
        [](auto& set) -> auto& { return set.reinforcement.territories_per_army; }
    ),
    number<0, 100>(
        {"reinforcement.minimum",
         "least armies for territories, one for each where there are fewer; 0: none",
         "minimo di carri armati per i territori, uno ciascuno se sono meno; 0: nessuno"},
        [](auto& set) -> auto& { return set.reinforcement.minimum; }
    ),
    tris_knob({"reinforcement.tris", "armies for each tris", "carri armati per ogni tris"}),
    number<0, 100>(
        {"reinforcement.held_card_bonus",
         "armies more for each card of the tris whose territory is held",
         "carri armati in più per ogni carta del tris di cui si possiede il territorio"},
        [](auto& set) -> auto& { return set.reinforcement.held_card_bonus; }
    ),
    choice(
        {"reinforcement.tris_time",
         "whether a tris may be played after some armies were placed",
         "se un tris si può giocare dopo aver collocato dei carri armati"},
        [](auto& set) -> auto& { return set.reinforcement.tris_time; }
    ),
    choice(
        {"reinforcement.take_back",
         "whether placed reinforcements may be taken back before the first attack",
         "se i rinforzi collocati si possono riprendere prima del primo attacco"},
        [](auto& set) -> auto& { return set.reinforcement.take_back; }
    ),
    number<0, 100>(
        {"reinforcement.placement_limit",
         "armies placed in a turn on a territory without a production centre; 0: any number",
         "carri armati collocati in un turno su un territorio senza centro di produzione; 0: "
         "quanti "
         "si vuole"},
        [](auto& set) -> auto& { return set.reinforcement.placement_limit; }
    ),
    number<0, 64>(
        {"reinforcement.centres_max",
         "production centres there are; 0: not played with",
         "centri di produzione disponibili; 0: non si usano"},
        [](auto& set) -> auto& { return set.reinforcement.centres_max; }
    ),
    number<0, 100>(
        {"reinforcement.centre_cost",
         "armies of the reserve that a production centre costs",
         "carri armati da collocare che costa un centro di produzione"},
        [](auto& set) -> auto& { return set.reinforcement.centre_cost; }
    ),
    number<0, 10'000>(
        {"reinforcement.army_cap",
         "the most armies a seat may have in play; 0: no cap",
         "il massimo di carri armati in gioco per un posto; 0: nessun tetto",
         "army_cap"},
        [](auto& set) -> auto& { return set.reinforcement.army_cap; }
    ),

    choice(
        {"combat.attack_dice",
         "whether the attacker rolls the most dice he can or chooses",
         "se chi attacca lancia il massimo dei dadi o sceglie"},
        [](auto& set) -> auto& { return set.combat.attack_dice; }
    ),
    choice(
        {"combat.fewer_dice",
         "whether one may attack with fewer dice than the defender rolls",
         "se si può attaccare con meno dadi di chi difende"},
        [](auto& set) -> auto& { return set.combat.fewer_dice; }
    ),
    choice(
        {"combat.defence_dice",
         "whether the defender rolls the most dice he can or chooses",
         "se chi difende lancia il massimo dei dadi o sceglie"},
        [](auto& set) -> auto& { return set.combat.defence_dice; }
    ),
    choice(
        {"combat.short_occupation",
         "what occupying with fewer armies than dice is: refused, or the transfer of the turn",
         "occupare con meno carri armati dei dadi: rifiutato, o lo spostamento strategico del "
         "turno"},
        [](auto& set) -> auto& { return set.combat.short_occupation; }
    ),
    choice(
        {"combat.challenge_card",
         "whether each seat has a Challenge card",
         "se ogni posto ha una carta Challenge",
         "challenge_card"},
        [](auto& set) -> auto& { return set.combat.challenge_card; }
    ),
    number<1, 10>(
        {"combat.garrison",
         "armies that chosen movement leaves on a border with an opponent",
         "carri armati che un movimento volontario lascia al confine con un avversario"},
        [](auto& set) -> auto& { return set.combat.garrison; }
    ),
    choice(
        {"combat.garrison_for",
         "whether the garrison is left by every chosen movement or by transfers alone",
         "se la guarnigione resta in ogni movimento volontario o solo negli spostamenti "
         "strategici"},
        [](auto& set) -> auto& { return set.combat.garrison_for; }
    ),
    choice(
        {"combat.transfers",
         "the strategic move: one at the end, or armies gathered in one territory before or after "
         "combat",
         "lo spostamento strategico: uno alla fine, o carri armati radunati in un territorio prima "
         "o dopo i combattimenti"},
        [](auto& set) -> auto& { return set.combat.transfers; }
    ),
    number<0, 100>(
        {"combat.must_attack_from",
         "armies placed in a turn that oblige to attack at least once; 0: never",
         "carri armati collocati in un turno che obbligano ad attaccare almeno una volta; 0: mai"},
        [](auto& set) -> auto& { return set.combat.must_attack_from; }
    ),
    number<0, 100>(
        {"combat.protected_rounds",
         "rounds at the beginning in which nobody can be eliminated",
         "giri iniziali in cui nessuno può essere eliminato"},
        [](auto& set) -> auto& { return set.combat.protected_rounds; }
    ),
    number<0, 44>(
        {"combat.hand_limit",
         "the most cards in a hand; 0: no limit",
         "il massimo di carte in mano; 0: nessun limite"},
        [](auto& set) -> auto& { return set.combat.hand_limit; }
    ),

    number<0, 1'440>(
        {"ending.minutes",
         "minutes of play before the last rounds; 0: no clock",
         "minuti di gioco prima degli ultimi giri; 0: senza orologio",
         "minutes"},
        [](auto& set) -> auto& { return set.ending.minutes; }
    ),
    choice(
        {"ending.clock_start",
         "when the clock starts: with the first turn or with the first card dealt",
         "quando parte l'orologio: con il primo turno o con la prima carta distribuita"},
        [](auto& set) -> auto& { return set.ending.clock_start; }
    ),
    number<0, 20>(
        {"ending.rounds_after_time",
         "rounds played in full after the one in which time is up",
         "giri completi dopo quello in cui scade il tempo"},
        [](auto& set) -> auto& { return set.ending.rounds_after_time; }
    ),
    closing_sums_knob(
        {"ending.closing_sums",
         "sums of the sdadata that close the game, by round; the last stay; none: no sdadata",
         "somme della sdadata che chiudono la partita, giro per giro; le ultime restano; nessuna: "
         "senza "
         "sdadata"}
    ),
    choice(
        {"ending.closing_round",
         "where a round of the sdadata begins: with its first roller or with the first of hand",
         "dove comincia un giro di sdadata: da chi l'ha lanciata per primo o dal primo di mano"},
        [](auto& set) -> auto& { return set.ending.closing_round; }
    ),
    number<0, 42>(
        {"ending.closing_exempt_conquests",
         "conquests in a turn that waive the sdadata roll; 0: never",
         "conquiste in un turno che esentano dalla sdadata; 0: mai"},
        [](auto& set) -> auto& { return set.ending.closing_exempt_conquests; }
    ),
    tie_breaks_knob(
        {"ending.tie_breaks",
         "what decides between equal points, in order",
         "che cosa decide a parità di punti, in ordine"}
    ),
    number<0, 255>(
        {"ending.objective_points",
         "points for an objective reached in time; 0: as counted",
         "punti per un obiettivo raggiunto in tempo; 0: quelli contati"},
        [](auto& set) -> auto& { return set.ending.objective_points; }
    ),
    number<0, 255>(
        {"ending.late_objective_points",
         "points for an objective reached after time is up; 0: as counted",
         "punti per un obiettivo raggiunto a tempo scaduto; 0: quelli contati"},
        [](auto& set) -> auto& { return set.ending.late_objective_points; }
    ),
    choice(
        {"ending.kingmaker",
         "whether Kingmaker is played; it brings the Challenge cards with it",
         "se si gioca Kingmaker; porta con sé le carte Challenge",
         "kingmaker"},
        [](auto& set) -> auto& { return set.ending.kingmaker; }
    ),
    choice(
        {"ending.public_goal",
         "a goal for all instead of objectives: half of the territories, or half of the value plus "
         "one",
         "uno scopo di tutti al posto degli obiettivi: metà dei territori, o metà del valore più "
         "uno"},
        [](auto& set) -> auto& { return set.ending.public_goal; }
    ),
    number<0, 12>(
        {"ending.public_goal_continents",
         "whole continents that the public goal asks for as well",
         "continenti interi che lo scopo comune richiede inoltre"},
        [](auto& set) -> auto& { return set.ending.public_goal_continents; }
    ),
};

}  // namespace

std::span<const Knob> knobs() { return table; }

}  // namespace kamchatka::record
