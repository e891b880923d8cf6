// tidy: table
// Every knob: what it is called, what it means, what it may be, and the clause of each rulebook
// that sets it (challenge, torneo, prestige, prestige_torneo, torisiko, master_base, master_expert,
// master; a ruling R-n where it is silent).
#include "record/detail/knob_values.hpp"

namespace kamchatka::record {
namespace {

const std::array table{
    choice<&Ruleset::setup, &SetupRules::board>({
        "setup.board",
        "",
        "the classic board, or one made of quadrants for each game",
        "il planisfero classico, o un piano di quadranti composto per ogni partita",
        {"CH-1.1", "TO-12", "PR-2c", "PR-2c", "CH-1.1", "MA-1", "MA-1", "MA-1"},
    }),
    choice<&Ruleset::setup, &SetupRules::territories>({
        "setup.territories",
        "",
        "whether territories are dealt or claimed in turn, a continent after the other",
        "se i territori si distribuiscono o si scelgono a turno, un continente dopo l'altro",
        {"CH-2.5", "TO-4d", "PR-2c", "PR-2c", "CH-2.5", "MA-B4", "MA-B4", "MA-B4"},
    }),
    starting_armies_knob({
        "setup.starting_armies",
        "",
        "starting armies by number of seats, or on each territory claimed; a number not listed is "
        "not offered",
        "carri armati iniziali secondo il numero di posti, o su ogni territorio scelto; un numero "
        "che manca non è offerto",
        {"CH-2.4", "TO-4e", "PR-2d", "PR-2d", "CH-2.4", "MA-B4", "MA-B4", "MA-B4"},
    }),
    choice<&Ruleset::setup, &SetupRules::colours>({
        "setup.colours",
        "",
        "whether colours are chosen in the order of play or before the roll for it",
        "se i colori si scelgono in ordine di gioco o prima del lancio",
        {"CH-2.3c", "TO-4b", "PR-2a", "PR-2a", "CH-2.3c", "MA-B14", "MA-B14", "MA-B14"},
    }),
    choice<&Ruleset::setup, &SetupRules::order>({
        "setup.order",
        "",
        "order of play: by each roll, from the highest roll as seated, or as seated",
        "ordine di gioco: secondo i lanci, dal lancio più alto come si è seduti, o come si è "
        "seduti",
        {"CH-2.3a", "TO-4a", "PR-2a", "PR-2a", "TK-R1", "MA-B3", "MA-B3", "MA-B3"},
    }),
    number<&Ruleset::setup, &SetupRules::order_dice, 1, 3>({
        "setup.order_dice",
        "",
        "dice rolled by each seat for the order of play, added up",
        "dadi lanciati da ogni posto per l'ordine di gioco, sommati",
        {"CH-2.3a", "TO-4a", "PR-2a", "PR-2a", "TK-R1", "MA-B3", "MA-B3", "MA-B3"},
    }),
    choice<&Ruleset::setup, &SetupRules::objectives_dealt>({
        "setup.objectives_dealt",
        "",
        "whether objectives are dealt before or after the territories",
        "se gli obiettivi si distribuiscono prima o dopo i territori",
        {"CH-2.9", "TO-4c", "PR-2b", "PR-2b", "CH-2.9", "-", "-", "-"},
    }),
    choice<&Ruleset::setup, &SetupRules::objective_deck>({
        "setup.objective_deck",
        "",
        "the printed objectives in play; custom ones are added to them",
        "gli obiettivi stampati in gioco; a questi si aggiungono quelli personali",
        {"CH-1.6", "TO-1", "PR-1", "PR-8", "TK-R3", "MA-B1", "MA-E6", "MA-M4"},
    }),
    choice<&Ruleset::setup, &SetupRules::cards>({
        "setup.cards",
        "",
        "cards of the territories, or figures alone, some with tanks",
        "carte dei territori, o sole figure, alcune con carri",
        {"CH-1.5", "TO-4f", "PR-2e", "PR-2e", "CH-1.5", "MA-7", "MA-7", "MA-7"},
    }),
    choice<&Ruleset::setup, &SetupRules::deal_limit>({
        "setup.deal_limit",
        "",
        "whether nobody may be dealt more than half of a continent",
        "se nessuno può ricevere più di metà di un continente",
        {"CH-2.7a", "TO-4d", "PR-2c", "PR-2c", "TK-R2", "-", "-", "-"},
    }),
    number<&Ruleset::setup, &SetupRules::placement_step, 1, 100>({
        "setup.placement_step",
        "",
        "starting armies placed at a go",
        "carri armati iniziali collocati alla volta",
        {"CH-2.10", "R-9", "PR-2d", "PR-2d", "CH-2.10", "-", "-", "-"},
    }),
    custom_objectives_knob({
        "setup.custom_objectives",
        "custom_objectives",
        "objectives of one's own, added to the deck",
        "obiettivi personali, aggiunti al mazzo",
        {"-", "-", "-", "PR-8", "-", "-", "-", "-"},
    }),

    number<&Ruleset::reinforcement, &ReinforcementRules::territories_per_army, 1, 42>({
        "reinforcement.territories_per_army",
        "",
        "territories held for each army of reinforcement",
        "territori posseduti per ogni carro armato di rinforzo",
        {"CH-3.1", "TO-5b", "PR-3a", "PR-3a", "CH-3.1", "MA-B5", "MA-B5", "MA-B5"},
    }),
    number<&Ruleset::reinforcement, &ReinforcementRules::minimum, 0, 100>({
        "reinforcement.minimum",
        "",
        "least armies for territories, one for each where there are fewer; 0: none",
        "minimo di carri armati per i territori, uno ciascuno se sono meno; 0: nessuno",
        {"-", "-", "-", "-", "-", "MA-B5", "MA-E1", "MA-E1"},
    }),
    tris_knob({
        "reinforcement.tris",
        "",
        "armies for each tris",
        "carri armati per ogni tris",
        {"CH-3.3", "TO-5d", "PR-3c", "PR-3c", "TK-R5", "MA-B6", "MA-B6", "MA-B6"},
    }),
    number<&Ruleset::reinforcement, &ReinforcementRules::held_card_bonus, 0, 100>({
        "reinforcement.held_card_bonus",
        "",
        "armies more for each card of the tris whose territory is held",
        "carri armati in più per ogni carta del tris di cui si possiede il territorio",
        {"CH-3.4", "TO-5d", "PR-3c", "PR-3c", "TK-R5", "MA-7", "MA-7", "MA-7"},
    }),
    choice<&Ruleset::reinforcement, &ReinforcementRules::tris_time>({
        "reinforcement.tris_time",
        "",
        "whether a tris may be played after some armies were placed",
        "se un tris si può giocare dopo aver collocato dei carri armati",
        {"CH-3.7", "TO-5c", "PR-3c", "PR-3c", "TK-C9", "MA-B6", "MA-B6", "MA-B6"},
    }),
    choice<&Ruleset::reinforcement, &ReinforcementRules::take_back>({
        "reinforcement.take_back",
        "",
        "whether placed reinforcements may be taken back before the first attack",
        "se i rinforzi collocati si possono riprendere prima del primo attacco",
        {"R-34", "R-34", "R-34", "R-34", "TK-C13", "R-34", "R-34", "R-34"},
    }),
    number<&Ruleset::reinforcement, &ReinforcementRules::placement_limit, 0, 100>({
        "reinforcement.placement_limit",
        "",
        "armies placed in a turn on a territory without a production centre; 0: any number",
        "carri armati collocati in un turno su un territorio senza centro di produzione; 0: quanti "
        "si vuole",
        {"-", "-", "-", "-", "-", "MA-B5", "MA-B5", "MA-M1"},
    }),
    number<&Ruleset::reinforcement, &ReinforcementRules::centres_max, 0, 64>({
        "reinforcement.centres_max",
        "",
        "production centres there are; 0: not played with",
        "centri di produzione disponibili; 0: non si usano",
        {"-", "-", "-", "-", "-", "-", "-", "MA-M3"},
    }),
    number<&Ruleset::reinforcement, &ReinforcementRules::centre_cost, 0, 100>({
        "reinforcement.centre_cost",
        "",
        "armies of the reserve that a production centre costs",
        "carri armati da collocare che costa un centro di produzione",
        {"-", "-", "-", "-", "-", "-", "-", "MA-M2"},
    }),
    number<&Ruleset::reinforcement, &ReinforcementRules::army_cap, 0, 10'000>({
        "reinforcement.army_cap",
        "army_cap",
        "the most armies a seat may have in play; 0: no cap",
        "il massimo di carri armati in gioco per un posto; 0: nessun tetto",
        {"CH-11.1", "-", "PR-13", "PR-13", "TK-R4", "-", "-", "-"},
    }),

    choice<&Ruleset::combat, &CombatRules::attack_dice>({
        "combat.attack_dice",
        "",
        "whether the attacker rolls the most dice he can or chooses",
        "se chi attacca lancia il massimo dei dadi o sceglie",
        {"CH-4.5b", "TO-5g", "PR-4a", "PR-4a", "TK-R6", "MA-B8", "MA-E2", "MA-E2"},
    }),
    choice<&Ruleset::combat, &CombatRules::fewer_dice>({
        "combat.fewer_dice",
        "",
        "whether one may attack with fewer dice than the defender rolls",
        "se si può attaccare con meno dadi di chi difende",
        {"CH-4.10", "TO-9", "PR-4a", "PR-4a", "TK-R6", "MA-B8", "MA-E2", "MA-E2"},
    }),
    choice<&Ruleset::combat, &CombatRules::defence_dice>({
        "combat.defence_dice",
        "",
        "whether the defender rolls the most dice he can or chooses",
        "se chi difende lancia il massimo dei dadi o sceglie",
        {"CH-4.6", "TO-8", "PR-4b", "PR-4b", "TK-R6", "MA-B8", "MA-E2", "MA-E2"},
    }),
    choice<&Ruleset::combat, &CombatRules::short_occupation>({
        "combat.short_occupation",
        "",
        "what occupying with fewer armies than dice is: refused, or the transfer of the turn",
        "occupare con meno carri armati dei dadi: rifiutato, o lo spostamento strategico del turno",
        {"CH-4.15", "TO-5i", "PR-4e", "PR-4e", "TK-R6", "MA-B9", "MA-B9", "MA-B9"},
    }),
    choice<&Ruleset::combat, &CombatRules::challenge_card>({
        "combat.challenge_card",
        "challenge_card",
        "whether each seat has a Challenge card",
        "se ogni posto ha una carta Challenge",
        {"CC-4", "-", "-", "-", "CC-4", "-", "-", "-"},
    }),
    number<&Ruleset::combat, &CombatRules::garrison, 1, 10>({
        "combat.garrison",
        "",
        "armies that chosen movement leaves on a border with an opponent",
        "carri armati che un movimento volontario lascia al confine con un avversario",
        {"CH-5.2", "TO-5k", "PR-5", "PR-5", "TK-R7", "MA-B8", "MA-E4", "MA-E4"},
    }),
    choice<&Ruleset::combat, &CombatRules::garrison_for>({
        "combat.garrison_for",
        "",
        "whether the garrison is left by every chosen movement or by transfers alone",
        "se la guarnigione resta in ogni movimento volontario o solo negli spostamenti strategici",
        {"R-10", "TO-5k", "PR-5", "PR-5", "R-10", "MA-B9", "MA-E4", "MA-E4"},
    }),
    choice<&Ruleset::combat, &CombatRules::transfers>({
        "combat.transfers",
        "",
        "the strategic move: one at the end, or armies gathered in one territory before or after "
        "combat",
        "lo spostamento strategico: uno alla fine, o carri armati radunati in un territorio prima "
        "o dopo i combattimenti",
        {"CH-5.1a", "TO-5k", "PR-5", "PR-5", "TK-R7", "MA-B11", "MA-E5", "MA-E5"},
    }),
    number<&Ruleset::combat, &CombatRules::must_attack_from, 0, 100>({
        "combat.must_attack_from",
        "",
        "armies placed in a turn that oblige to attack at least once; 0: never",
        "carri armati collocati in un turno che obbligano ad attaccare almeno una volta; 0: mai",
        {"-", "-", "-", "-", "-", "-", "MA-E3", "MA-E3"},
    }),
    number<&Ruleset::combat, &CombatRules::protected_rounds, 0, 100>({
        "combat.protected_rounds",
        "",
        "rounds at the beginning in which nobody can be eliminated",
        "giri iniziali in cui nessuno può essere eliminato",
        {"CH-7.1b", "TO-5l", "PR-6a", "PR-6a", "CH-7.1b", "MA-B12", "MA-B12", "MA-B12"},
    }),
    number<&Ruleset::combat, &CombatRules::hand_limit, 0, 44>({
        "combat.hand_limit",
        "",
        "the most cards in a hand; 0: no limit",
        "il massimo di carte in mano; 0: nessun limite",
        {"CH-6.6", "-", "-", "-", "CH-6.6", "-", "-", "-"},
    }),

    number<&Ruleset::ending, &EndingRules::minutes, 0, 1'440>({
        "ending.minutes",
        "minutes",
        "minutes of play before the last rounds; 0: no clock",
        "minuti di gioco prima degli ultimi giri; 0: senza orologio",
        {"CH-8.1", "TO-11a", "-", "PR-9a", "TK-R8a", "-", "-", "-"},
    }),
    choice<&Ruleset::ending, &EndingRules::clock_start>({
        "ending.clock_start",
        "",
        "when the clock starts: with the first turn or with the first card dealt",
        "quando parte l'orologio: con il primo turno o con la prima carta distribuita",
        {"R-16", "R-16", "-", "R-16", "TK-R8a", "-", "-", "-"},
    }),
    number<&Ruleset::ending, &EndingRules::rounds_after_time, 0, 20>({
        "ending.rounds_after_time",
        "",
        "rounds played in full after the one in which time is up",
        "giri completi dopo quello in cui scade il tempo",
        {"CH-9.1", "TO-11a", "-", "R-16", "TK-R8a", "-", "-", "-"},
    }),
    closing_sums_knob({
        "ending.closing_sums",
        "",
        "sums of the sdadata that close the game, by round; the last stay; none: no sdadata",
        "somme della sdadata che chiudono la partita, giro per giro; le ultime restano; nessuna: "
        "senza "
        "sdadata",
        {"CH-9.2b", "TO-11c", "-", "-", "TK-R8b", "-", "-", "-"},
    }),
    choice<&Ruleset::ending, &EndingRules::closing_round>({
        "ending.closing_round",
        "",
        "where a round of the sdadata begins: with its first roller or with the first of hand",
        "dove comincia un giro di sdadata: da chi l'ha lanciata per primo o dal primo di mano",
        {"CH-9.2b", "TO-11c", "-", "-", "CH-9.2b", "-", "-", "-"},
    }),
    number<&Ruleset::ending, &EndingRules::closing_exempt_conquests, 0, 42>({
        "ending.closing_exempt_conquests",
        "",
        "conquests in a turn that waive the sdadata roll; 0: never",
        "conquiste in un turno che esentano dalla sdadata; 0: mai",
        {"CH-9.3", "-", "-", "-", "TK-R8c", "-", "-", "-"},
    }),
    tie_breaks_knob({
        "ending.tie_breaks",
        "",
        "what decides between equal points, in order",
        "che cosa decide a parità di punti, in ordine",
        {"CH-10.4a", "TO-14", "-", "PR-10c", "TK-C29", "-", "-", "-"},
    }),
    number<&Ruleset::ending, &EndingRules::objective_points, 0, 255>({
        "ending.objective_points",
        "",
        "points for an objective reached in time; 0: as counted",
        "punti per un obiettivo raggiunto in tempo; 0: quelli contati",
        {"CH-10.5", "R-20", "-", "PR-9b", "CH-10.5", "-", "-", "-"},
    }),
    number<&Ruleset::ending, &EndingRules::late_objective_points, 0, 255>({
        "ending.late_objective_points",
        "",
        "points for an objective reached after time is up; 0: as counted",
        "punti per un obiettivo raggiunto a tempo scaduto; 0: quelli contati",
        {"R-20", "R-20", "-", "R-20", "R-20", "-", "-", "-"},
    }),
    choice<&Ruleset::ending, &EndingRules::kingmaker>({
        "ending.kingmaker",
        "kingmaker",
        "whether Kingmaker is played; it brings the Challenge cards with it",
        "se si gioca Kingmaker; porta con sé le carte Challenge",
        {"KM-1", "-", "-", "-", "KM-1", "-", "-", "-"},
    }),
    choice<&Ruleset::ending, &EndingRules::public_goal>({
        "ending.public_goal",
        "",
        "a goal for all instead of objectives: half of the territories, or half of the value plus "
        "one",
        "uno scopo di tutti al posto degli obiettivi: metà dei territori, o metà del valore più "
        "uno",
        {"-", "-", "-", "-", "-", "MA-B1", "MA-E6", "MA-M4"},
    }),
    number<&Ruleset::ending, &EndingRules::public_goal_continents, 0, 12>({
        "ending.public_goal_continents",
        "",
        "whole continents that the public goal asks for as well",
        "continenti interi che lo scopo comune richiede inoltre",
        {"-", "-", "-", "-", "-", "MA-B1", "MA-E6", "MA-M4"},
    }),
};

}  // namespace

std::span<const Knob> knobs() { return table; }

}  // namespace kamchatka::record
