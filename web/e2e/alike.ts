// Whether two pictures show the same page: compared coarsely, so that another font or a name more
// does not matter and another layout does.
import type { Browser } from 'playwright-core';

const cellPixels = 16;

/** The share of cells that look different. */
export async function difference(
  browser: Browser,
  pictures: readonly [Buffer, Buffer],
): Promise<number> {
  const page = await browser.newPage();
  const sources = pictures.map((png) => `data:image/png;base64,${png.toString('base64')}`);
  const share = await page.evaluate(
    async ({ sources, cell }) => {
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
      let different = 0;
      for (let at = 0; at < 4 * width * height; at += 4) {
        const apart = [0, 1, 2].map((i) =>
          Math.abs((first?.[at + i] ?? 0) - (second?.[at + i] ?? 0)),
        );
        if (Math.max(...apart) > 48) different += 1;
      }
      return different / (width * height);
    },
    { sources, cell: cellPixels },
  );
  await page.close();
  return share;
}
