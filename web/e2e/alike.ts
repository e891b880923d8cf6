// Whether two pictures show the same page: compared coarsely, so that another font or a name more
// does not matter and another layout does.
import type { Browser } from 'playwright-core';

/** In shares of the picture: left, top, right, bottom. */
export type Area = readonly [number, number, number, number];

const cellPixels = 16;

/** The share of cells, outside of the area to ignore, that look different. */
export async function difference(
  browser: Browser,
  pictures: readonly [Buffer, Buffer],
  ignored: Area = [0, 0, 0, 0],
): Promise<number> {
  const page = await browser.newPage();
  const sources = pictures.map((png) => `data:image/png;base64,${png.toString('base64')}`);
  const share = await page.evaluate(
    async ({ sources, ignored, cell }) => {
      const images = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          return image;
        }),
      );
      const [one, other] = images;
      if (!one || !other) return 1;
      if (one.width !== other.width || Math.abs(one.height - other.height) > cell) return 1;
      const width = Math.ceil(one.width / cell);
      const height = Math.ceil(one.height / cell);
      const [first, second] = images.map((image) => {
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext('2d');
        if (!context) throw new Error('no canvas');
        context.imageSmoothingQuality = 'high';
        context.drawImage(image, 0, 0, width, height);
        return context.getImageData(0, 0, width, height).data;
      });
      let looked = 0;
      let different = 0;
      for (let y = 0; y < height; ++y) {
        for (let x = 0; x < width; ++x) {
          const [left, top, right, bottom] = ignored;
          const across = (x + 0.5) / width;
          const down = (y + 0.5) / height;
          if (across > left && across < right && down > top && down < bottom) continue;
          looked += 1;
          const at = 4 * (y * width + x);
          const apart = [0, 1, 2].map((i) =>
            Math.abs((first?.[at + i] ?? 0) - (second?.[at + i] ?? 0)),
          );
          if (Math.max(...apart) > 48) different += 1;
        }
      }
      return different / looked;
    },
    { sources, ignored, cell: cellPixels },
  );
  await page.close();
  return share;
}
