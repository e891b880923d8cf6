// A turn as an animated GIF. A GIF opens wherever a picture does, chats included; what a browser records
// of a canvas takes as long as it lasts, and each browser has another format for it.
import type { Geometry } from '../../board';
import type { FromWorker, ToWorker } from '../gif/gif-worker';
import type { ClipFrame } from './clip-plan';
import { withPaints } from './paints';
import { clipFormat, PicturePainter, type Shot } from './picture';

/** A worker that answers one message at a time. */
class Packer {
  readonly #worker = new Worker(new URL('../gif/gif-worker.ts', import.meta.url), {
    type: 'module',
  });

  tell(message: ToWorker, transfer: Transferable[] = []): Promise<FromWorker> {
    return new Promise((resolve, reject) => {
      this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => resolve(data);
      this.#worker.onerror = () => reject(new Error('the worker failed'));
      this.#worker.postMessage(message, transfer);
    });
  }

  stop(): void {
    this.#worker.terminate();
  }
}

export interface ClipOptions {
  readonly geometry: Geometry;
  readonly frames: readonly ClipFrame[];
  readonly shotOf: (step: number) => Shot;
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

/** A moment for the page: a tap on stop, the line that shows how far it is. */
const breath = () => new Promise((resume) => setTimeout(resume, 0));

/** The file, or null when it was stopped. */
export async function makeClip(options: ClipOptions): Promise<Blob | null> {
  const { geometry, frames, shotOf, onProgress, signal } = options;
  const packer = new Packer();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  try {
    return await withPaints(geometry, async (paints) => {
      const painter = new PicturePainter(geometry, paints, clipFormat);
      const pixelsOf = (step: number): Uint8ClampedArray => {
        painter.paint(canvas, shotOf(step));
        if (!context) throw new Error('no canvas to paint on');
        return context.getImageData(0, 0, canvas.width, canvas.height).data;
      };
      // What is on these is, give or take a shade, on all the others.
      const sampled = new Set([0, frames.length >> 1, frames.length - 1]);
      const samples = [...sampled].map((i) => pixelsOf(frames[i]?.step ?? 0));
      const { width, height } = canvas;
      await packer.tell({ kind: 'begin', width, height, samples });
      for (const [i, { step, ms }] of frames.entries()) {
        if (signal.aborted) return null;
        const pixels = pixelsOf(step);
        await packer.tell({ kind: 'frame', pixels, ms }, [pixels.buffer]);
        onProgress(i + 1);
        await breath();
      }
      if (signal.aborted) return null;
      return (await packer.tell({ kind: 'end' })).file;
    });
  } finally {
    packer.stop();
  }
}
