"""The twelve quadrants as they were thought up, before the generator draws them.

tidy: table. Coordinates as in the files: 0 to 1000, y down. `land` and `water` are chains of
discs (x, y, radius), swept from one to the next; water is cut out of land. `gates` says at which
edges land crosses. `value` is the total to reach, or the range it may lie in; `exposed` how many
territories may be reachable from other quadrants. `fixed` are places that must be the heart of a
territory. `land_seed` was chosen by looking at the drawings; territories are searched for.
"""

from dataclasses import dataclass, field

Chain = list[tuple[float, float, float]]


@dataclass(frozen=True)
class Recipe:
    name: str
    symbol: str
    english: str
    names: str  # of the territories, in reading order, north to south
    gates: str  # any of n, e, s, w
    value: tuple[int, int]  # least and most
    land: list[Chain]
    land_seed: int
    water: list[Chain] = field(default_factory=list)
    exposed: tuple[int, int] = (0, 12)
    links: tuple[int, int] = (0, 3)
    fixed: list[tuple[float, float]] = field(default_factory=list)
    rough: float = 60  # how far noise shifts the coast


RECIPES = [
    # A crescent open to the east, with an island in its arms.
    Recipe("alfa", "α", "Alpha",
           "Aurenza Brumara Calvesta Dorvina Ferrasca Lunera Morvado", "ns", (23, 23),
           [[(625, 20, 130), (380, 170, 140), (185, 480, 160), (370, 810, 145), (625, 980, 130)],
            [(860, 480, 95), (830, 560, 90)]], 3, links=(1, 3)),
    # Two masses held together by a long isthmus.
    Recipe("beta", "β", "Beta",
           "Arvola Belvora Cadrena Falmira Guardesca Istrava Montaspra Selvarca", "ns", (20, 27),
           [[(140, 190, 115), (450, 200, 120), (640, 120, 150), (870, 230, 115)],
            [(620, 250, 100), (500, 420, 80), (520, 560, 80), (620, 730, 100)],
            [(130, 770, 120), (400, 830, 125), (640, 870, 150), (870, 760, 115)]], 3),
    # A wide plain, open on every side.
    Recipe("gamma", "γ", "Gamma",
           "Aldoria Biavara Campovasto Dorlana Ervana Fienara Granvalle Lodrana Pratarsa Solenna"
           " Vastona", "nesw", (38, 43),
           [[(0, 375, 140), (300, 400, 260), (720, 420, 270), (1000, 375, 140)],
            [(625, 0, 140), (600, 300, 230), (560, 700, 250), (625, 1000, 140)],
            [(330, 700, 180), (760, 700, 130)]], 1,
           water=[[(290, 20, 60), (370, 250, 40)], [(990, 760, 70), (790, 650, 40)],
                  [(400, 560, 50), (450, 590, 35)], [(60, 640, 60), (200, 610, 30)]]),
    # Islands in the mouths of a river that is no longer there.
    Recipe("delta", "δ", "Delta",
           "Acquamora Barcarda Canalba Foceria Limestra Navaglia Palustra Sabbiora Treviva", "",
           (31, 31),
           [[(180, 180, 110), (220, 260, 95)], [(480, 150, 105), (560, 170, 95)],
            [(840, 210, 110), (810, 310, 85)], [(140, 570, 105), (200, 620, 85)],
            [(420, 470, 120), (600, 530, 115)], [(860, 610, 105), (860, 690, 95)],
            [(310, 860, 110), (410, 850, 85)], [(680, 850, 110)]], 1,
           exposed=(7, 7), links=(8, 12), rough=45),
    # The largest: a broad continent around a lake.
    Recipe("epsilon", "ε", "Epsilon",
           "Arcastra Boscarna Cimarda Dragosa Ermesta Fontarda Gelvana Lagarna Norvalda Pietralva"
           " Roccavena Tormena", "ew", (45, 45),
           [[(0, 375, 140), (250, 350, 250), (720, 340, 260), (1000, 375, 140)],
            [(280, 400, 260), (330, 720, 190), (680, 760, 170), (740, 450, 250)]], 1,
           water=[[(450, 540, 80), (600, 520, 70)], [(470, 0, 60), (500, 210, 45)]],
           exposed=(7, 11)),
    # A zigzag.
    Recipe("zeta", "ζ", "Zeta", "Azzarda Folgora Lampria Saettara Tuonera Zirvola", "new", (14, 20),
           [[(0, 375, 130), (200, 330, 110), (625, 250, 130), (850, 330, 120), (1000, 375, 130)],
            [(625, 0, 130), (640, 250, 120)],
            [(800, 350, 100), (450, 600, 95), (220, 790, 105), (520, 850, 100), (850, 800, 110)]],
           3),
    # A fortress: two entrances, each with a cape that watches another coast.
    Recipe("kappa", "κ", "Kappa",
           "Baluarda Cittarocca Fossara Merlanza Portaferra Torrevasca Vedrasca", "ew", (22, 27),
           [[(0, 375, 135), (170, 380, 125), (330, 470, 150)],
            [(120, 330, 100), (120, 170, 75), (250, 90, 60)],
            [(1000, 375, 135), (840, 400, 125), (680, 500, 150)],
            [(890, 450, 95), (900, 720, 75), (820, 890, 65)],
            [(490, 400, 165), (430, 600, 170), (600, 600, 165)]], 1,
           exposed=(2, 2), fixed=[(110, 350), (885, 490)], links=(0, 1), rough=45),
    # A mountain chain that forks around a gulf.
    Recipe("lambda", "λ", "Lambda",
           "Alpestra Crinara Dirupola Forcarda Ghiarosa Nevarca Pendria Scoscella Valdimora", "n",
           (25, 30),
           [[(625, 0, 140), (560, 200, 160), (400, 420, 130), (210, 640, 125), (170, 850, 115)],
            [(580, 250, 150), (720, 480, 130), (840, 700, 125), (820, 870, 110)]], 3),
    # A horseshoe around a gulf, with an island in it.
    Recipe("omega", "ω", "Omega",
           "Arcadelia Conchiva Golfarda Lunvara Marosca Orlesca Perlana Riviora", "ew", (28, 28),
           [[(180, 850, 115), (150, 620, 105), (130, 380, 140), (300, 200, 120), (500, 150, 115),
             (720, 190, 120), (870, 380, 140), (850, 620, 105), (810, 850, 115)],
            [(0, 375, 130), (150, 375, 130)], [(850, 375, 130), (1000, 375, 130)],
            [(490, 570, 115), (530, 630, 95)]], 3, links=(1, 5)),
    # A ring around an inland sea, and a tail.
    Recipe("rho", "ρ", "Rho",
           "Anellara Cerchiana Duvrena Girasca Lacustria Ondrina Pozzarda Rotalba Specchiara"
           " Tornasca", "s", (27, 34),
           [[(500, 160, 120), (760, 220, 120), (840, 430, 120), (720, 640, 120), (480, 700, 120),
             (240, 610, 120), (160, 400, 120), (270, 210, 120), (500, 160, 120)],
            [(560, 690, 110), (640, 850, 110), (625, 1000, 135)]], 1),
    # A beam from edge to edge on a pillar.
    Recipe("tau", "τ", "Tau",
           "Astravia Basalda Colonnara Fustaria Gradesca Marmoria Pilanza Trabesca Ventarda",
           "esw", (32, 32),
           [[(0, 375, 135), (200, 300, 170), (480, 240, 170), (780, 250, 180), (1000, 375, 135)],
            [(560, 350, 150), (540, 650, 150), (625, 1000, 135)]], 1),
    # A serpentine.
    Recipe("sigma", "σ", "Sigma", "Biscara Meandria Onduria Serpella Volutara", "", (16, 16),
           [[(850, 210, 95), (620, 150, 105), (330, 170, 105), (190, 340, 105), (400, 480, 105),
             (640, 540, 105), (800, 690, 105), (640, 850, 105), (330, 850, 100), (170, 800, 90)]],
           1, links=(1, 3)),
]
