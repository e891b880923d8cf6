// Few colours for many: those of some pictures, cut in two where they differ most until there are as
// many as are wanted. Colours are told apart by five bits of each of their parts.
const binCount = 1 << 15;

const binOf = (red: number, green: number, blue: number): number =>
  ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);

interface Bin {
  readonly colour: readonly [number, number, number]; // the mean of what fell into it
  readonly count: number;
}

function binsOf(pictures: readonly Uint8ClampedArray[]): Bin[] {
  const counts = new Uint32Array(binCount);
  const sums = new Float64Array(binCount * 3);
  for (const picture of pictures) {
    for (let i = 0; i + 3 < picture.length; i += 4) {
      const [red, green, blue] = [picture[i] ?? 0, picture[i + 1] ?? 0, picture[i + 2] ?? 0];
      const bin = binOf(red, green, blue);
      counts[bin] = (counts[bin] ?? 0) + 1;
      sums[bin * 3] = (sums[bin * 3] ?? 0) + red;
      sums[bin * 3 + 1] = (sums[bin * 3 + 1] ?? 0) + green;
      sums[bin * 3 + 2] = (sums[bin * 3 + 2] ?? 0) + blue;
    }
  }
  const bins: Bin[] = [];
  for (let bin = 0; bin < binCount; ++bin) {
    const count = counts[bin] ?? 0;
    if (count === 0) continue;
    const mean = (part: number) => (sums[bin * 3 + part] ?? 0) / count;
    bins.push({ colour: [mean(0), mean(1), mean(2)], count });
  }
  return bins;
}

interface Box {
  readonly bins: readonly Bin[];
  readonly part: 0 | 1 | 2; // in which its colours differ most
  readonly worth: number; // of cutting it
}

function boxOf(bins: readonly Bin[]): Box {
  let part: Box['part'] = 0;
  let widest = -1;
  for (const each of [0, 1, 2] as const) {
    const values = bins.map(({ colour }) => colour[each]);
    const range = Math.max(...values) - Math.min(...values);
    if (range > widest) [part, widest] = [each, range];
  }
  const count = bins.reduce((sum, bin) => sum + bin.count, 0);
  // By the root: large flat areas are few colours, however large.
  return { bins, part, worth: bins.length > 1 ? widest * Math.sqrt(count) : 0 };
}

function halves({ bins, part }: Box): readonly [Box, Box] {
  const sorted = [...bins].sort((a, b) => a.colour[part] - b.colour[part]);
  const half = sorted.reduce((sum, bin) => sum + bin.count, 0) / 2;
  let cut = 0;
  for (let sum = 0; cut < sorted.length - 1 && sum < half; ++cut) sum += sorted[cut]?.count ?? 0;
  cut = Math.max(1, cut);
  return [boxOf(sorted.slice(0, cut)), boxOf(sorted.slice(cut))];
}

function meanOf({ bins }: Box): readonly [number, number, number] {
  const count = bins.reduce((sum, bin) => sum + bin.count, 0);
  const mean = (part: 0 | 1 | 2) =>
    Math.round(bins.reduce((sum, bin) => sum + bin.colour[part] * bin.count, 0) / count);
  return [mean(0), mean(1), mean(2)];
}

export class Palette {
  readonly colours: readonly (readonly [number, number, number])[];
  readonly #nearest = new Int16Array(binCount).fill(-1); // found when it is first asked for

  constructor(pictures: readonly Uint8ClampedArray[], countMax: number) {
    const bins = binsOf(pictures);
    const boxes: Box[] = bins.length > 0 ? [boxOf(bins)] : [];
    while (boxes.length < countMax) {
      const best = boxes.reduce((a, b) => (b.worth > a.worth ? b : a), boxes[0] as Box);
      if (!best || best.worth === 0) break;
      boxes.splice(boxes.indexOf(best), 1, ...halves(best));
    }
    this.colours = boxes.map(meanOf);
  }

  /** The number of the colour that is nearest. */
  indexOf(red: number, green: number, blue: number): number {
    const bin = binOf(red, green, blue);
    const known = this.#nearest[bin] ?? -1;
    if (known >= 0) return known;
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [index, [r, g, b]] of this.colours.entries()) {
      const far = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
      if (far < least) [best, least] = [index, far];
    }
    this.#nearest[bin] = best;
    return best;
  }
}
