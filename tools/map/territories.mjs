// The 42 territories: of which parts of the world each is made, where its token stands (longitude,
// latitude) and where its name goes (pixels from the token; a name beside it gets a leader line).
// Parts are nations (`FRA`), provinces (`USA:TX`) and the pieces of pieces.mjs (`RUS.ural`).
// Continents, values and borders are not here: the engine has them.

const provinces = (nation, codes) => codes.split(' ').map((code) => `${nation}:${code}`);
const list = (text) => text.split(' ');
const below = [0, 31];

export const territories = {
  alaska: { parts: ['USA:AK'], token: [-152.5, 65.2], name: below },
  northwest_territories: {
    parts: provinces('CAN', 'YT NT NU'),
    token: [-117, 66.3],
    name: below,
  },
  greenland: { parts: ['GRL'], token: [-41, 72.6], name: [0, -31] },
  alberta: { parts: provinces('CAN', 'BC AB'), token: [-118.6, 54.9], name: below },
  // Saskatchewan gives Ontario its long border with the western states.
  ontario: { parts: provinces('CAN', 'SK MB ON'), token: [-98.6, 54.2], name: below },
  quebec: { parts: provinces('CAN', 'QC NL NB NS PE'), token: [-71.5, 52.6], name: below },
  western_united_states: {
    parts: provinces('USA', 'WA OR CA NV ID MT WY UT CO AZ NM ND SD NE KS'),
    token: [-111, 41.2],
    name: below,
  },
  // Texas touches Central America: a border of the board.
  eastern_united_states: {
    parts: provinces(
      'USA',
      'TX OK MN IA MO AR LA WI IL MI IN OH KY TN MS AL GA FL SC NC VA WV MD DE DC PA NJ NY CT RI MA VT NH ME',
    ),
    token: [-87.2, 36.2],
    name: below,
  },
  central_america: {
    parts: list('MEX GTM BLZ HND SLV NIC CRI PAN CUB HTI DOM JAM PRI BHS'),
    token: [-102.6, 23.2],
    name: [-44, 22],
  },
  venezuela: {
    parts: list('VEN COL GUY SUR FRA.guiana TTO'),
    token: [-70.8, 5.6],
    name: [-34, -24],
  },
  peru: { parts: list('PER ECU.mainland BOL'), token: [-70.2, -13.6], name: [-42, 6] },
  brazil: { parts: ['BRA'], token: [-50.5, -9.5], name: below },
  argentina: { parts: list('ARG CHL.mainland URY PRY FLK'), token: [-65.5, -31], name: below },
  iceland: { parts: ['ISL'], token: [-18.9, 64.9], name: [0, -31] },
  great_britain: { parts: list('GBR IRL IMN'), token: [-1.7, 52.7], name: [-72, -6] },
  scandinavia: { parts: list('NOR.mainland SWE FIN ALA'), token: [14.8, 61.6], name: below },
  northern_europe: {
    parts: list('DEU POL DNK NLD.europe BEL LUX CZE SVK AUT CHE LIE RUS.kaliningrad'),
    token: [12.6, 52.0],
    name: [22, 2],
  },
  western_europe: {
    parts: list('FRA.europe ESP.europe PRT.europe AND MCO'),
    token: [1.6, 45.7],
    name: [-44, 14],
  },
  southern_europe: {
    parts: list('ITA SMR VAT SVN HRV BIH SRB MNE ALB MKD GRC BGR ROU HUN MLT KOS TUR.thrace'),
    token: [21.4, 44.9],
    name: below,
  },
  ukraine: {
    parts: list('UKR BLR MDA LTU LVA EST GEO ARM AZE RUS.ukraine'),
    token: [41, 54.2],
    name: below,
  },
  north_africa: {
    parts: list('MAR ESH DZA TUN MRT MLI NER SEN GMB GNB GIN SLE LBR CIV BFA GHA TGO BEN NGA TCD'),
    token: [-1.5, 21.5],
    name: below,
  },
  egypt: { parts: list('EGY LBY'), token: [25, 27], name: below },
  east_africa: {
    parts: list('SDN SSD ETH ERI DJI SOM SOL KEN UGA RWA BDI TZA'),
    token: [33.2, 9.5],
    name: below,
  },
  congo: { parts: list('COD COG GAB GNQ CAF CMR'), token: [22, -1.8], name: below },
  south_africa: {
    parts: list('ZAF.mainland NAM BWA ZWE MOZ ZMB MWI AGO LSO SWZ'),
    token: [23, -20.8],
    name: below,
  },
  madagascar: { parts: ['MDG'], token: [46.5, -19.4], name: [34, 6] },
  // Pakistan and the Karakoram touch China and keep Afghanistan from India.
  middle_east: {
    parts: list(
      'TUR.anatolia SYR LBN ISR PSE JOR IRQ IRN SAU YEM OMN ARE QAT BHR KWT CYP NCY PAK AFG.wakhan CHN.karakoram',
    ),
    token: [44.2, 31.8],
    name: below,
  },
  afghanistan: {
    parts: list('AFG.afghanistan TKM UZB TJK KGZ KAZ.afghanistan'),
    token: [64.6, 41.6],
    name: below,
  },
  ural: { parts: list('RUS.ural KAZ.ural'), token: [68.5, 58.6], name: below },
  siberia: { parts: list('RUS.siberia KAZ.siberia'), token: [95.5, 62.6], name: below },
  yakutia: { parts: ['RUS.yakutia'], token: [127, 65.6], name: below },
  chita: { parts: ['RUS.chita'], token: [108.5, 55.8], name: below },
  kamchatka: { parts: ['RUS.kamchatka'], token: [168.2, 65.9], name: below },
  mongolia: { parts: list('MNG CHN.mongolia PRK KOR'), token: [106.5, 45.6], name: below },
  japan: { parts: ['JPN'], token: [138.3, 36.3], name: [36, 8] },
  china: { parts: list('CHN.china TWN HKG MAC'), token: [101.5, 33.2], name: below },
  india: { parts: list('IND BGD NPL BTN LKA KAS'), token: [78.4, 22.2], name: below },
  siam: { parts: list('MMR THA LAO KHM VNM MYS.peninsula SGP'), token: [102.2, 16.2], name: [34, 30] },
  indonesia: {
    parts: list('IDN.west MYS.borneo BRN PHL TLS'),
    token: [113.9, -0.2],
    name: [0, 58],
  },
  new_guinea: { parts: list('IDN.papua PNG SLB'), token: [141.2, -5.4], name: [0, -31] },
  western_australia: { parts: provinces('AUS', 'WA NT'), token: [122.6, -25.6], name: below },
  eastern_australia: {
    parts: [...provinces('AUS', 'SA QL NS VI TS CT'), 'NZL.mainland'],
    token: [143.6, -26.4],
    name: below,
  },
};

/** Middle of the plate with a continent's name and bonus, in pixels: open sea. */
export const plates = {
  north_america: [104, 352],
  south_america: [262, 762],
  europe: [704, 78],
  africa: [660, 718],
  asia: [1516, 504],
  oceania: [1190, 830],
};
