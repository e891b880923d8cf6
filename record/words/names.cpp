// tidy: table
// Italian and English names, by the one spelling of each thing.
#include "record/words/names.hpp"

#include "record/words/spelling.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace kamchatka::record {
namespace {

struct Names {
    std::string_view word;
    std::string_view italian;
    std::string_view english;
};

constexpr std::array territories{
    Names{"alaska", "Alaska", "Alaska"},
    Names{"northwest_territories", "Territori del Nord Ovest", "Northwest Territories"},
    Names{"greenland", "Groenlandia", "Greenland"},
    Names{"alberta", "Alberta", "Alberta"},
    Names{"ontario", "Ontario", "Ontario"},
    Names{"quebec", "Quebec", "Quebec"},
    Names{"western_united_states", "Stati Uniti Occidentali", "Western United States"},
    Names{"eastern_united_states", "Stati Uniti Orientali", "Eastern United States"},
    Names{"central_america", "America Centrale", "Central America"},
    Names{"venezuela", "Venezuela", "Venezuela"},
    Names{"peru", "Perù", "Peru"},
    Names{"brazil", "Brasile", "Brazil"},
    Names{"argentina", "Argentina", "Argentina"},
    Names{"iceland", "Islanda", "Iceland"},
    Names{"great_britain", "Gran Bretagna", "Great Britain"},
    Names{"scandinavia", "Scandinavia", "Scandinavia"},
    Names{"northern_europe", "Europa Settentrionale", "Northern Europe"},
    Names{"western_europe", "Europa Occidentale", "Western Europe"},
    Names{"southern_europe", "Europa Meridionale", "Southern Europe"},
    Names{"ukraine", "Ucraina", "Ukraine"},
    Names{"north_africa", "Africa del Nord", "North Africa"},
    Names{"egypt", "Egitto", "Egypt"},
    Names{"east_africa", "Africa Orientale", "East Africa"},
    Names{"congo", "Congo", "Congo"},
    Names{"south_africa", "Africa del Sud", "South Africa"},
    Names{"madagascar", "Madagascar", "Madagascar"},
    Names{"middle_east", "Medio Oriente", "Middle East"},
    Names{"afghanistan", "Afghanistan", "Afghanistan"},
    Names{"ural", "Urali", "Ural"},
    Names{"siberia", "Siberia", "Siberia"},
    Names{"yakutia", "Jacuzia", "Yakutia"},
    Names{"chita", "Čita", "Chita"},
    Names{"kamchatka", "Kamchatka", "Kamchatka"},
    Names{"mongolia", "Mongolia", "Mongolia"},
    Names{"japan", "Giappone", "Japan"},
    Names{"china", "Cina", "China"},
    Names{"india", "India", "India"},
    Names{"siam", "Siam", "Siam"},
    Names{"indonesia", "Indonesia", "Indonesia"},
    Names{"new_guinea", "Nuova Guinea", "New Guinea"},
    Names{"western_australia", "Australia Occidentale", "Western Australia"},
    Names{"eastern_australia", "Australia Orientale", "Eastern Australia"},
};

constexpr std::array continents{
    Names{"north_america", "Nord America", "North America"},
    Names{"south_america", "Sud America", "South America"},
    Names{"europe", "Europa", "Europe"},
    Names{"africa", "Africa", "Africa"},
    Names{"asia", "Asia", "Asia"},
    Names{"oceania", "Oceania", "Oceania"},
};

// The nicknames of the printed cards; those of the base game say what to do.
constexpr std::array objectives{
    Names{"letto", "Letto", "Bed"},
    Names{"elefante", "Elefante", "Elephant"},
    Names{"ciclista", "Ciclista", "Cyclist"},
    Names{"giraffa", "Giraffa", "Giraffe"},
    Names{"granchio", "Granchio", "Crab"},
    Names{"formula_1", "Formula 1", "Formula 1"},
    Names{"befana", "Befana", "Befana"},
    Names{"elvis", "Elvis", "Elvis"},
    Names{"dromedario", "Dromedario", "Dromedary"},
    Names{"piovra", "Piovra", "Octopus"},
    Names{"lupo", "Lupo", "Wolf"},
    Names{"tappeto", "Tappeto", "Carpet"},
    Names{"guerra_fredda", "Guerra fredda", "Cold War"},
    Names{"motorino", "Motorino", "Moped"},
    Names{"aragosta", "Aragosta e pesciolino", "Lobster and Little Fish"},
    Names{"locomotiva", "Locomotiva", "Locomotive"},
    Names{"balena", "Balena", "Whale"},
    Names{"serpente", "Serpente", "Snake"},
    Names{"ancora", "Ancora", "Anchor"},
    Names{"pavone", "Pavone", "Peacock"},
    Names{
        "territories_18",
        "18 territori con 2 carri armati ciascuno",
        "18 territories, 2 armies each"},
    Names{"territories_24", "24 territori", "24 territories"},
    Names{"north_america_africa", "Nord America e Africa", "North America and Africa"},
    Names{"north_america_oceania", "Nord America e Oceania", "North America and Oceania"},
    Names{"asia_south_america", "Asia e Sud America", "Asia and South America"},
    Names{"asia_africa", "Asia e Africa", "Asia and Africa"},
    Names{
        "europe_south_america_third",
        "Europa, Sud America e un terzo continente",
        "Europe, South America and a third continent"},
    Names{
        "europe_oceania_third",
        "Europa, Oceania e un terzo continente",
        "Europe, Oceania and a third continent"},
    Names{"destroy_red", "Distruggere le armate rosse", "Destroy the red armies"},
    Names{"destroy_blue", "Distruggere le armate blu", "Destroy the blue armies"},
    Names{"destroy_yellow", "Distruggere le armate gialle", "Destroy the yellow armies"},
    Names{"destroy_green", "Distruggere le armate verdi", "Destroy the green armies"},
    Names{"destroy_black", "Distruggere le armate nere", "Destroy the black armies"},
    Names{"destroy_purple", "Distruggere le armate viola", "Destroy the purple armies"},
};

constexpr std::array cards{
    Names{"jolly_1", "Jolly 1", "Jolly 1"},
    Names{"jolly_2", "Jolly 2", "Jolly 2"},
    Names{"infantry_1", "Fante 1", "Infantry 1"},
    Names{"infantry_2", "Fante 2", "Infantry 2"},
    Names{"infantry_3", "Fante 3", "Infantry 3"},
    Names{"infantry_4", "Fante 4", "Infantry 4"},
    Names{"infantry_5", "Fante 5", "Infantry 5"},
    Names{"infantry_6", "Fante 6", "Infantry 6"},
    Names{"infantry_7", "Fante 7", "Infantry 7"},
    Names{"infantry_8", "Fante 8", "Infantry 8"},
    Names{"infantry_9", "Fante 9, 1 carro", "Infantry 9, 1 tank"},
    Names{"infantry_10", "Fante 10, 1 carro", "Infantry 10, 1 tank"},
    Names{"infantry_11", "Fante 11, 1 carro", "Infantry 11, 1 tank"},
    Names{"infantry_12", "Fante 12, 1 carro", "Infantry 12, 1 tank"},
    Names{"infantry_13", "Fante 13, 2 carri", "Infantry 13, 2 tanks"},
    Names{"infantry_14", "Fante 14, 2 carri", "Infantry 14, 2 tanks"},
    Names{"cavalry_1", "Cavaliere 1", "Cavalry 1"},
    Names{"cavalry_2", "Cavaliere 2", "Cavalry 2"},
    Names{"cavalry_3", "Cavaliere 3", "Cavalry 3"},
    Names{"cavalry_4", "Cavaliere 4", "Cavalry 4"},
    Names{"cavalry_5", "Cavaliere 5", "Cavalry 5"},
    Names{"cavalry_6", "Cavaliere 6", "Cavalry 6"},
    Names{"cavalry_7", "Cavaliere 7", "Cavalry 7"},
    Names{"cavalry_8", "Cavaliere 8", "Cavalry 8"},
    Names{"cavalry_9", "Cavaliere 9, 1 carro", "Cavalry 9, 1 tank"},
    Names{"cavalry_10", "Cavaliere 10, 1 carro", "Cavalry 10, 1 tank"},
    Names{"cavalry_11", "Cavaliere 11, 1 carro", "Cavalry 11, 1 tank"},
    Names{"cavalry_12", "Cavaliere 12, 1 carro", "Cavalry 12, 1 tank"},
    Names{"cavalry_13", "Cavaliere 13, 2 carri", "Cavalry 13, 2 tanks"},
    Names{"cavalry_14", "Cavaliere 14, 2 carri", "Cavalry 14, 2 tanks"},
    Names{"cannon_1", "Cannone 1", "Cannon 1"},
    Names{"cannon_2", "Cannone 2", "Cannon 2"},
    Names{"cannon_3", "Cannone 3", "Cannon 3"},
    Names{"cannon_4", "Cannone 4", "Cannon 4"},
    Names{"cannon_5", "Cannone 5", "Cannon 5"},
    Names{"cannon_6", "Cannone 6", "Cannon 6"},
    Names{"cannon_7", "Cannone 7", "Cannon 7"},
    Names{"cannon_8", "Cannone 8", "Cannon 8"},
    Names{"cannon_9", "Cannone 9, 1 carro", "Cannon 9, 1 tank"},
    Names{"cannon_10", "Cannone 10, 1 carro", "Cannon 10, 1 tank"},
    Names{"cannon_11", "Cannone 11, 1 carro", "Cannon 11, 1 tank"},
    Names{"cannon_12", "Cannone 12, 1 carro", "Cannon 12, 1 tank"},
    Names{"cannon_13", "Cannone 13, 2 carri", "Cannon 13, 2 tanks"},
    Names{"cannon_14", "Cannone 14, 2 carri", "Cannon 14, 2 tanks"},
};

constexpr std::array rulesets{
    Names{"challenge", "RisiKo! Challenge", "RisiKo! Challenge"},
    Names{"torneo", "RisiKo! Torneo", "RisiKo! Torneo"},
    Names{"prestige", "RisiKo! Prestige", "RisiKo! Prestige"},
    Names{"prestige_torneo", "RisiKo! Prestige, torneo", "RisiKo! Prestige, tournament"},
    Names{"torisiko", "TorisiKo!", "TorisiKo!"},
    Names{"master_base", "RisiKo! Master, base", "RisiKo! Master, base"},
    Names{"master_expert", "RisiKo! Master, expert", "RisiKo! Master, expert"},
    Names{"master", "RisiKo! Master", "RisiKo! Master"},
};

constexpr std::array colours{
    Names{"red", "rosso", "red"},
    Names{"blue", "blu", "blue"},
    Names{"yellow", "giallo", "yellow"},
    Names{"green", "verde", "green"},
    Names{"black", "nero", "black"},
    Names{"purple", "viola", "purple"},
};

constexpr std::array arms{
    Names{"infantry", "fante", "infantry"},
    Names{"cavalry", "cavaliere", "cavalry"},
    Names{"cannon", "cannone", "cannon"},
    Names{"jolly", "jolly", "jolly"},
};

constexpr std::array phases{
    Names{"start", "inizio", "start"},
    Names{"contribute", "contributi al seme", "contributions to the seed"},
    Names{"order", "lancio per l'ordine di gioco", "rolls for the order of play"},
    Names{"colours", "scelta dei colori", "choice of colours"},
    Names{"objectives", "distribuzione degli obiettivi", "deal of the objectives"},
    Names{"deal", "distribuzione dei territori", "deal of the territories"},
    Names{"draft", "scelta dei territori", "claims of territories"},
    Names{"place", "piazzamento iniziale", "initial placement"},
    Names{"exchange", "scambio delle carte colore", "exchange of colour cards"},
    Names{"reinforce", "rinforzo", "reinforcement"},
    Names{"attack", "combattimento", "combat"},
    Names{"gather", "spostamento strategico", "strategic move"},
    Names{"defend", "scelta dei dadi di difesa", "choice of defence dice"},
    Names{"roll", "lancio dei dadi", "roll of the dice"},
    Names{"capture", "presa delle carte", "capture of cards"},
    Names{"occupy", "occupazione", "occupation"},
    Names{"draw", "pesca della carta", "draw of a card"},
    Names{"closing", "sdadata", "sdadata"},
    Names{"choice", "scelta del colore Kingmaker", "choice of the Kingmaker colour"},
    Names{"tie_break", "lancio di spareggio", "roll between equals"},
    Names{"over", "partita finita", "game over"},
    Names{"closed", "partita chiusa", "game closed"},
    Names{"promise", "promesse per il seme", "promises for the seed"},
    Names{"reveal", "contributi promessi al seme", "promised contributions to the seed"},
    Names{"supply", "contributi mancanti al seme", "missing contributions to the seed"},
};

constexpr std::array standings{
    Names{"active", "in gioco", "playing"},
    Names{"withdrawn", "ritirato", "withdrawn"},
    Names{"excluded", "escluso", "excluded"},
    Names{"eliminated", "eliminato", "eliminated"},
};

constexpr std::array causes{
    Names{"objective", "obiettivo raggiunto", "objective reached"},
    Names{"points", "ai punti", "on points"},
    Names{"last_standing", "ultimo rimasto", "last one standing"},
};

// Every enumerator has its row, in order.
template <typename E>
constexpr bool covers_all(std::span<const Names> table) {
    const auto& words = Spelling<E>::words;
    return std::equal(
        table.begin(),
        table.end(),
        words.begin(),
        words.end(),
        [](const Names& names, std::string_view word) { return names.word == word; }
    );
}
static_assert(covers_all<Colour>(colours));
static_assert(covers_all<Arm>(arms));
static_assert(covers_all<Phase>(phases));
static_assert(covers_all<Standing>(standings));
static_assert(covers_all<Cause>(causes));

// The name of the word, or the word itself.
std::string_view lookup(std::span<const Names> table, std::string_view word, Language language) {
    const auto found = std::find_if(table.begin(), table.end(), [&](const Names& names) {
        return names.word == word;
    });
    if (found == table.end()) return word;
    return language == Language::italian ? found->italian : found->english;
}

}  // namespace

std::string_view name_of(const Lexicon& lexicon, Territory territory, Language language) {
    return lookup(territories, spell(lexicon, territory), language);
}
std::string_view name_of(const Lexicon& lexicon, Continent continent, Language language) {
    return lookup(continents, spell(lexicon, continent), language);
}
std::string_view name_of(const Lexicon& lexicon, Card card, Language language) {
    const auto territory = lexicon.rules.deck.faces[card].territory;
    if (territory) return name_of(lexicon, *territory, language);
    return lookup(cards, spell(lexicon, card), language);
}
std::string_view name_of(const Lexicon& lexicon, Objective objective, Language language) {
    return lookup(objectives, spell(lexicon, objective), language);
}

std::string_view name_of(Colour colour, Language language) {
    return lookup(colours, spell(colour), language);
}
std::string_view name_of(Arm arm, Language language) { return lookup(arms, spell(arm), language); }
std::string_view name_of(Phase phase, Language language) {
    return lookup(phases, spell(phase), language);
}
std::string_view name_of(Standing standing, Language language) {
    return lookup(standings, spell(standing), language);
}
std::string_view name_of(Cause cause, Language language) {
    return lookup(causes, spell(cause), language);
}

std::string_view ruleset_name(std::string_view id, Language language) {
    return lookup(rulesets, id, language);
}

}  // namespace kamchatka::record
