// Packs frames beside the page, which stays free to move. One message at a time is answered.
import { Gif } from './gif';

export type ToWorker =
  | {
      readonly kind: 'begin';
      readonly width: number;
      readonly height: number;
      readonly samples: readonly Uint8ClampedArray[];
    }
  | { readonly kind: 'frame'; readonly pixels: Uint8ClampedArray; readonly ms: number }
  | { readonly kind: 'end' };
export type FromWorker = { readonly file: Blob | null };

let gif: Gif | null = null;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'begin') gif = new Gif(data.width, data.height, data.samples);
  else if (data.kind === 'frame') gif?.add(data.pixels, data.ms);
  const file = data.kind === 'end' ? (gif?.end() ?? null) : null;
  self.postMessage({ file } satisfies FromWorker);
};
