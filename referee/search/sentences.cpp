// tidy: table
// What the referee says to the table. {n} armies, {p} of those placed this turn, {c} the cap, {o}
// origins.
#include "referee/ruling.hpp"

namespace kamchatka::referee {
namespace {

Said said(Verdict verdict) {  // NOLINT(readability-function-size): a table
    switch (verdict) {
        case Verdict::roll_stands: return {"Il lancio è valido.", "The roll stands."};
        case Verdict::all_roll_again:
            return {"Si ritirano tutti i dadi.", "All the dice are rolled again."};
        case Verdict::attack_rolls_again:
            return {
                "L'attacco ritira; il lancio della difesa resta valido.",
                "The attack rolls again; the roll of the defence stands."};
        case Verdict::defender_may_have_it_rolled:
            return {
                "Il difensore può chiedere di ripetere il lancio, con territori annunciati.",
                "The defender may have the roll repeated, with the territories announced."};
        case Verdict::attacker_may_have_it_rolled:
            return {
                "L'attaccante può far ritirare i dadi al difensore.",
                "The attacker may have the defender roll again."};
        case Verdict::first_fall_counts:
            return {
                "Per l'attacco valgono i punti di prima dell'urto.",
                "The attack counts as it fell before it was knocked."};
        case Verdict::roll_is_void: return {"Il lancio è nullo.", "The roll is void."};
        case Verdict::previous_target_meant:
            return {
                "Si intende il territorio attaccato prima.",
                "The territory attacked before is meant."};
        case Verdict::previous_origin_meant:
            return {
                "Il lancio prosegue l'attacco dalla partenza di prima.",
                "The roll goes on with the attack from the origin before."};
        case Verdict::only_origin_meant:
            return {
                "L'attacco vale: poteva partire da un solo territorio.",
                "The attack is valid: only one territory could make it."};
        case Verdict::defender_chooses_origin:
            return {
                "Il difensore sceglie: far ritirare con la partenza dichiarata, o accettare e "
                "scegliere la partenza fra {o}.",
                "The defender chooses: have it rolled again with an origin named, or accept it and "
                "choose the origin among {o}."};
        case Verdict::armies_removed:
            return {
                "Si tolgono {n} armate, {p} da quelle posizionate in questo turno.",
                "{n} armies come off, {p} of them from those placed this turn."};
        case Verdict::armies_removed_and_cap_lowered:
            return {
                "Si tolgono {n} armate, {p} da quelle posizionate in questo turno; il suo tetto è "
                "ora {c}.",
                "{n} armies come off, {p} of them from those placed this turn; the player's cap is "
                "now {c}."};
        case Verdict::armies_removed_there:
            return {
                "Si tolgono {n} armate da quel territorio (ne resta sempre una; il resto da "
                "altri).",
                "{n} armies leave that territory (one always stays; the rest come from others)."};
        case Verdict::nothing_wrong:
            return {"Non c'è niente da togliere.", "Nothing has to come off."};
        case Verdict::rearranging_over:
            return {
                "Non si riposizionano più le armate; può attaccare, spostare o passare.",
                "Armies are rearranged no more; attack, transfer or pass."};
        case Verdict::attacks_over:
            return {
                "Non si attacca più in questo turno; può spostare o passare.",
                "No more attacks this turn; transfer or pass."};
        case Verdict::card_returned:
            return {
                "La carta si mostra a tutti, torna nel mazzo e il mazzo si mischia.",
                "The card is shown to all, goes back, and the deck is shuffled."};
        case Verdict::card_due: return {"La carta spetta ancora.", "The card is still due."};
        case Verdict::card_lost:
            return {"Il diritto alla carta è perso.", "The right to the card is lost."};
        case Verdict::organiser_decides:
            return {
                "Si applica la penalità stabilita dal torneo.",
                "The penalty set by the tournament applies."};
        case Verdict::excluded:
            return {
                "Escluso: i suoi territori diventano neutrali con le loro armate, e conta come "
                "eliminato.",
                "Excluded: the territories become neutral with their armies, and the player counts "
                "as eliminated."};
        case Verdict::roll_due:
            return {"I due dadi si lanciano adesso.", "The two dice are rolled now."};
        case Verdict::roll_lost:
            return {"I due dadi non si lanciano più.", "The two dice are rolled no more."};
    }
    return {};
}

void fill(std::string& text, std::string_view mark, std::uint16_t number) {
    const std::size_t at = text.find(mark);
    if (at != std::string::npos) text.replace(at, mark.size(), std::to_string(number));
}

}  // namespace

std::string sentence(const Consequence& consequence, Language language) {
    std::string text{said(consequence.verdict).in(language)};
    fill(text, "{n}", consequence.armies);
    fill(text, "{p}", consequence.from_placed);
    fill(text, "{c}", consequence.cap);
    fill(text, "{o}", consequence.choices);
    constexpr Said warning{" Ammonizione verbale.", " A verbal warning."};
    if (consequence.warnings > 0) text += warning.in(language);
    return text;
}

}  // namespace kamchatka::referee
