// tidy: table
// Kin: words that a judge says for one thing, in Italian and in English. Other forms of a word find
// it by their stem; those of irregular verbs stand here.
#include "referee/search/lexicon.hpp"

#include "referee/search/terms.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace kamchatka::referee {
namespace {

struct Kin {
    std::string_view italian;
    std::string_view english;
};

constexpr Kin all_kin[]{
    {"dado dadi cubo cubetto cubetti dadino dadini dadone", "die dice"},
    {"lanciare lancio tirare tiro buttare gettare rotolare scagliare",
     "roll rolled throw threw thrown throws cast toss tossed rolls tosses flung"},
    {"armata armate carro carri carrarmato carrarmati carroarmato carriarmati cararmati tank "
     "truppa truppe pedina pedine esercito pezzo pezzi carrettino carretti segnalino segnalini "
     "panzer reparto reparti",
     "army armies tank tanks piece pieces token tokens armoured"},
    {"territorio stato stati nazione paese regione provincia zona casella",
     "territory land state states nation nations region regions"},
    {"difesa difendere difensore difende difeso difesi difensiva difendente",
     "defence defense defender defenders defend defending defended"},
    {"attacco attaccare attaccante assalto assalire offensiva aggredire aggressore",
     "attack attacker attackers assault"},
    {"rinforzo rinforzi rinforzare", "reinforcement reinforcements reinforce"},
    {"posizionare posizionamento piazzare mettere messo messa messi messe mette metto collocare "
     "disporre disposto disposizione posare schierare sistemare deporre depositare inserire",
     "place placed placement put puts deploy deployed position places placing laid"},
    {"riposizionare risistemare ricollocare ridisporre rimettere rimesso rimessi riorganizzare "
     "ridistribuire riordinare",
     "rearrange rearranging reposition relocate redeploy"},
    {"cambiare cambio diventare diventato modificare modifica scambiare scambio invertire inverte "
     "variare mutare sostituire",
     "change changed swap exchange exchanged switch changes changing swapped replace"},
    {"spostare spostamento muovere muove mosso mossi trasferire trasferimento movimento",
     "move moves moved moving movement transfer shift"},
    {"togliere tolto tolta tolti tolte toglie tolgo tolgono levare rimuovere rimosso rimossi "
     "rimosse sottrarre scalare cavare",
     "remove removed removing remov"},
    {"perdere perso persa persi perse perdita perdite morto morti morte distrutto distrutti "
     "distrutta distruggere",
     "lose lost loses loss losses dead died casualty casualties killed destroyed"},
    {"piu troppo troppi troppe troppa eccesso eccedere eccedenza eccedente extra oltre superare "
     "sforare sopra superiore abbondare esagerare soprannumero sovrannumero surplus sfondare "
     "oltrepassare",
     "more too many excess extra over above beyond exceed exceeded exceeds"},
    {"meno poco pochi poche mancare manca mancano insufficiente inferiore inferiori difetto minore "
     "carente",
     "fewer less few missing short fewest"},
    {"dimenticare dimenticanza saltare scordare omettere omesso omette tralasciare trascurare "
     "sbadato distratto",
     "forget forgot forgotten forgets miss missed omit omitted skip skipped overlooked neglected"},
    {"carta carte cartina cartine", "card cards"},
    {"pescare prendere preso presa presi prese prende prendo raccogliere raccolto",
     "draw drew drawn draws take took taken takes taking pick picked picks grabbed"},
    {"dire detto detta dice dico dicono dicendo dicesse disse dirlo ridire dichiarare "
     "dichiarazione annunciare annuncio annunciato indicare specificare pronunciare nominare "
     "parola parole precisare comunicare avvisare avvertire esclamare urlare proclamare segnalare "
     "esplicitare chiamare citare menzionare informare esprimere",
     "say said says saying declare declared declaration announce announced announcement name named "
     "naming tell told mention specify word words aloud call called states stating"},
    {"niente nulla silenzio zitto zitta zitti muto",
     "nothing silent silence silently anything word"},
    {"non senza mai nn nemmeno neanche", "not without no never didn doesn don isn wasn cannot nor"},
    {"dove origine partenza partire provenire provenienza parte", "where origin whence comes"},
    {"obiettivo obbiettivo missione scopo", "objective goal aim"},
    {"risiko risico", "risiko risk"},
    {"tris combinazione terna", "tris set sets combination trio"},
    {"turno turni", "turn turns"},
    {"giro giri tornata", "round rounds lap"},
    {"successivo successiva prossimo prossima seguente dopo", "next following after afterwards"},
    {"prima primo anticipo anticipare anticipato presto precedere precedente precedentemente "
     "precoce affrettare fretta",
     "first before early earlier previous beforehand premature prematurely"},
    {"insieme contemporaneamente contemporaneo simultaneo simultaneamente momento assieme istante "
     "unisono sincrono",
     "together simultaneously same instant both"},
    {"ripetere rifare rifatto rilanciare ripetizione nuovamente replicare",
     "again repeat repeated reroll redo repeats repeating rerolled"},
    {"bordo bordino margine orlo sponda spigolo", "rim edge"},
    {"fuori uscire uscito esce cadere caduto cade cascare cascato terra pavimento scappare volare "
     "schizzare rotolato rimbalzare scivolare precipitare sbalzare",
     "out off outside fell fall fallen falls floor ground dropped bounced jumped slipped flew"},
    {"bilico storto storta inclinato inclinare obliquo traverso sghembo verticale instabile "
     "sbilenco sbieco pendente",
     "cocked tilted tilt aslant slanted leaning askew unstable crooked"},
    {"urtare urto urtato colpire spingere sbattere scontrare travolgere addosso investire "
     "ribaltare rovesciare capovolgere sfiorare",
     "hit hits knock knocked bump bumped struck pushed overturned flipped collided"},
    {"colore colori", "colour colours color colors coloured"},
    // Players are called by these.
    {"rosso rossi rossa rosse giallo gialli gialla gialle verde verdi blu azzurro azzurri nero "
     "neri nera nere viola",
     "red yellow green blue black purple"},
    {"limite tetto soglia", "cap limit ceiling"},
    {"massimo", "maximum max most"},
    {"doppio", "twice double"},
    {"abbandonare abbandono mollare arrendere arrende smettere andarsene sparire scomparire "
     "disertare desistere",
     "quit quits quitting withdraw withdraws withdrew withdrawn withdrawal abandon resign resigns "
     "surrender disappear disappeared"},
    {"via andare andato andata andati vado va vanno casa", "away go goes going gone went home"},
    {"lasciare", "leave leaves leaving left"},
    {"malore malato malattia emergenza urgenza urgente infortunio ospedale svenire svenuto sviene "
     "collasso ambulanza febbre salute famiglia familiare familiari moglie marito figlio figlia "
     "imprevisto lutto incidente",
     "ill sick emergency urgent unwell illness accident"},
    {"eliminare eliminazione", "eliminate eliminated elimination"},
    {"escludere escluso esclusa esclusione espellere espulso espulsione squalifica squalificare "
     "cacciare radiare",
     "exclude excluded expel expelled disqualify disqualified disqualification ban banned"},
    {"arbitro arbitri arbitrale giudice", "judge judges referee referees arbiter"},
    {"decisione sentenza verdetto giudizio provvedimento", "decision ruling verdict"},
    {"accettare accetta contestare contestazione protesta protestare rifiutare rifiuta litigare "
     "accordo accordi arrabbiato opporsi polemica polemico disaccordo obiezione reclamo ricorso "
     "lamentare",
     "accept accepts refuse refuses protest disagree disagrees dispute angry argue argues objects "
     "complaint complains"},
    {"sdadata sdadare sdado sdadate", "sdadata closing"},
    {"chiudere chiusura chiude chiuso finire fine finito finale terminare termine concludere "
     "concluso conclusione conclude smettere",
     "close closes closed end ends ended ending finish finished finishes final"},
    {"pari parita pareggio spareggio pareggiare", "tie ties tied level equal"},
    {"punto punti punteggio punteggi", "point points score scores scored"},
    {"classifica posizione vincitore vincere vince vinto vittoria",
     "ranking rank winner win wins won standings"},
    {"cominciare iniziare inizio iniziale incominciare",
     "start starts started begin begins beginning initial opening"},
    {"distribuire distribuzione smazzare assegnare consegnare spartire ripartire estrarre "
     "sorteggiare",
     "deal deals dealt dealing distribute handed"},
    {"meta mezzo mezza 50", "half 50"},
    {"continente continenti europa asia africa oceania america",
     "continent continents europe asia africa oceania america"},
    {"alaska alberta groenlandia ontario quebec argentina brasile peru venezuela islanda "
     "scandinavia ucraina bretagna congo egitto madagascar afghanistan cina cita giappone india "
     "jacuzia kamchatka mongolia siam siberia urali indonesia guinea australia",
     "alaska alberta greenland ontario quebec argentina brazil peru venezuela iceland scandinavia "
     "ukraine britain congo egypt madagascar afghanistan china chita japan india yakutsk kamchatka "
     "mongolia siam siberia ural indonesia guinea australia"},
    {"tardi ritardo tardivo", "late later"},
    {"appoggiare poggiare", "rest"},
    {"capire", "understand clear unclear"},
    {"ultimo ultima ultimi ultime", "last"},
    {"solo sola soli soltanto solamente unico unica basta", "only single alone just"},
    {"obbligo obbligare obbligato obbligatorio costretto costringere forzato forzare vincolo "
     "vincolare vincolante tenuto",
     "must obliged bound forced compulsory force binding"},
    {"annullare annulla indietro tornare torna ripensare ripensarci ritrattare rinunciare revocare",
     "cancel cancels undo back revoke mind"},
    {"fermare fermo interrompere interrotto", "stop stops stopped interrupt"},
    {"continuare continua proseguire prosegue prosecuzione proseguimento seguitare",
     "continue continues continued keeps keep kept playing"},
    {"conquistare conquista occupare occupazione invadere invaso invasione entrare espugnare "
     "catturare",
     "conquer conquers conquered conquest conquests occupy occupies occupied invade enter captured "
     "seize"},
    {"presidio presidiare guarnigione sguarnito", "garrison"},
    {"confine confini confinare confinante adiacente contiguo limitrofo",
     "border borders bordering neighbour neighbours adjacent"},
    {"calcolatrice calcolare calcoli telefono telefonino cellulare smartphone app tablet computer "
     "internet",
     "calculator phone smartphone app mobile"},
    {"penna biro matita foglio foglietto fogli bigliettino biglietto appunti appunto scrivere "
     "scritto tabella tabelle schema pennarello quaderno blocco taccuino promemoria",
     "pen pencil paper sheet notes write writes writing written notebook"},
    {"commentare commento commenti suggerire suggerimento suggerisce consigliare consiglio "
     "consigli aiutare aiuto criticare chiacchierare parlare parla parlano discutere opinione "
     "dritta imbeccata influenzare incitare conversare",
     "comment comments commenting advise advice suggest suggests hint hints help helps helping tip "
     "tips talk talks talking talked speak speaks criticise chat chatting"},
    {"alzare alzato allontanare girovagare guardare vedere curiosare spiare osservare sbirciare "
     "passeggiare",
     "stand stood watch watches watching look looks looking spy wander walk walks"},
    {"tavolo tavoli", "table tables"},
    {"ammonizione ammonire richiamo richiamare", "warning warnings warned"},
    {"tempo minuto minuti durata durare orologio cronometro timer scadere scaduto scadenza ore",
     "time minutes clock duration timer expired"},
    {"neutrale neutri neutro", "neutral"},
    {"nascondere nascosto nascosta tacere taciuto occultare celare",
     "hide hidden hides hid conceal concealed"},
    {"raggiungere raggiunto raggiunta realizzare completare conseguire ottenere centrare",
     "reach reached reaches complete completed achieve achieved fulfilled attained"},
    {"sbagliare sbaglio sbagliato errore errato scorretto svista erroneo",
     "wrong mistake mistakes error incorrect miscounted mistaken"},
    {"diritto spettare spetta spettante dovuto dovuta dovuti dovute giusto",
     "right due entitled owed"},
    {"scegliere scelto scelta sceglie scelgo decidere deciso",
     "choose chooses chose chosen choice decide decides"},
    {"grande grandi grosso", "big large"},
    {"bandierina bandierine bandiera bandiere", "flag flags"},
    {"jolly jolli", "jolly joker wild"},
    {"fante fanti fanteria cavaliere cavalieri cavallo cavalli cavalleria cannone cannoni "
     "artiglieria figura figure",
     "infantry cavalry cannon cannons artillery symbol symbols"},
    {"campo vassoio scatola scatolina contenitore piattino", "tray box field"},
    {"combattimento battaglia scontro combattere guerra", "combat fight battle fighting"},
    {"mischiare mescolare", "shuffle shuffled"},
    {"gesto gesti dito", "gesture gestures pointed pointing finger"},
    {"plancia tabellone mappa", "board map"},
    {"ricordare ricordarsi accorgersi accorge accorto accorti",
     "remember remembered remembers noticed notice"},
    {"bersaglio", "target targets"},
    {"assente assenza", "absent"},
    {"avversario avversari altrui", "opponent opponents"},
    {"passo passare", "pass passes passed passing"},
    {"eseguire effettuare", "carry execute perform"},
    {"penultimo", "penultimate"},
    {"penalita penalizzazione multa sanzione punizione", "penalty penalties punishment sanction"},
};

constexpr std::string_view idle_italian =
    "a abbiamo adesso agli ai al alla alle allo all allora altra altre altri altro anche avendo "
    "aver avere aveva avevano avuto c caso casi ce che chi ci cio ciascuno cmq co concorrente coi "
    "col come con cosa cosi cui d da dagli dai dal dall dalla dalle dallo davvero degli dei del "
    "dell della delle dello deve devo devono di dover dovere doveva dovevano dovrebbe e ecco ed "
    "ehi era eravamo erano esse essere fa faccio fanno far fare fatta fatte fatti fatto fosse "
    "fossero fra gia gioca giocano giocatore giocatori giocatrice giocare giocato gli glie gliela "
    "glielo ha hai hanno ho i il in invece io k ke l la le lei li lo loro lui m ma me mentre mi "
    "mia mie miei mio molto n ne nei negli nel nell nella nelle nello no noi nostro o od ogni "
    "oppure ora partita partite per perche pero perfino persona po poi poniamo possa possiamo "
    "possono posso poteva potevano potrebbe potere poter proprio propri propria proprie pu puo "
    "pure qua qual quale quali qualche qualcosa qualcuno quando quanta quante quanti quanto quel "
    "quell quella quelle quelli quello questa queste questi questo quest qui quindi regola regole "
    "regolamento riguardo s sa sara scusa scusate se sei si sia siamo siano so sono sta stanno "
    "stava stavano stesse su sua sue sui suo suoi sul sull sulla sulle sullo succede t tal tale "
    "tanto te ti tipo tizio tra tu tutta tutte tutti tutto un una uno v vabbe vale veniva viene vi "
    "voi vogliono vol volendo voler voleva volevano vorrebbe vuol vuole vuoi x";

constexpr std::string_view idle_english =
    "a about all already also although am an and another any are as at be because been being but "
    "by can case could d did do does doing done down either else every everybody for from game "
    "games gets get got had has have having he her hers him his how i if in into is it its itself "
    "ll m made make makes me might my now of on one onto or other others our player players re "
    "rule s shall she should so some somebody someone still such t than that the their theirs them "
    "then there these they this those though to until up us ve very want wants wanted was we were "
    "what when which while who whom whose why will with would yet you your may";

std::string term_named(const Kin& kin) {
    // No stem begins like this.
    return "=" + std::string{kin.italian.substr(0, kin.italian.find(' '))};
}

using Dictionary = std::map<std::string, std::string, std::less<>>;

Dictionary dictionary(std::string_view Kin::*language) {
    Dictionary terms;
    // The forms as they stand come before the stems they share with others.
    for (const bool stems : {false, true}) {
        for (const Kin& kin : all_kin) {
            for (const std::string& word : words_of(kin.*language)) {
                terms.emplace(stems ? stem_of(word) : undoubled(word), term_named(kin));
            }
        }
    }
    return terms;
}

const Dictionary& dictionary_of(Language language) {
    static const Dictionary italian = dictionary(&Kin::italian);
    static const Dictionary english = dictionary(&Kin::english);
    return language == Language::italian ? italian : english;
}

std::vector<std::string> sorted(std::string_view words) {
    std::vector<std::string> all = words_of(words);
    std::ranges::sort(all);
    return all;
}

}  // namespace

const std::string* kin_of(std::string_view word, Language language) {
    const Dictionary& terms = dictionary_of(language);
    auto found = terms.find(undoubled(word));
    if (found == terms.end()) found = terms.find(stem_of(word));
    return found == terms.end() ? nullptr : &found->second;
}

std::span<const std::string> idle_words(Language language) {
    static const std::vector<std::string> italian = sorted(idle_italian);
    static const std::vector<std::string> english = sorted(idle_english);
    return language == Language::italian ? italian : english;
}

const std::vector<std::string>& known_words(Language language) {
    const auto all = [](std::string_view Kin::*member) {
        std::vector<std::string> words;
        for (const Kin& kin : all_kin) {
            for (std::string& word : words_of(kin.*member)) words.push_back(std::move(word));
        }
        return words;
    };
    static const std::vector<std::string> italian = all(&Kin::italian);
    static const std::vector<std::string> english = all(&Kin::english);
    return language == Language::italian ? italian : english;
}

}  // namespace kamchatka::referee
