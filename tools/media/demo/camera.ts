import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Film } from './film';

/** The size of the picture, in pixels. */
export const size = { width: 1280, height: 720 };

export interface Camera {
  /** Seconds of film so far. */
  now: () => number;
  /**
   * Does something that the film shows for n seconds, though it takes a busy machine longer;
   * for none, it is cut out.
   */
  show: <T>(seconds: number, work: () => Promise<T>) => Promise<T>;
  stop: () => Promise<Film>;
}

/** Records what this page shows from now on: each change of it is a picture in this folder. */
export async function startCamera(page: Page, folder: string): Promise<Camera> {
  const pictures: { moment: number; file: string }[] = [];
  /** What took longer than the film shows it, in milliseconds. */
  const long: { from: number; to: number; shown: number }[] = [];
  const start = Date.now();

  // What took too long runs faster in the film; all of a cut is one moment of it.
  const filmTime = (moment: number) => {
    const leftOut = long
      .filter(({ from }) => from < moment)
      .map(({ from, to, shown }) => (Math.min(moment, to) - from) * (1 - shown / (to - from)))
      .reduce((sum, one) => sum + one, 0);
    return Math.max(0, moment - start - leftOut) / 1000;
  };

  await page.screencast.start({
    size,
    quality: 100,
    onFrame: ({ data, timestamp }) => {
      const file = path.join(folder, `${pictures.length}.jpg`);
      writeFileSync(file, data);
      pictures.push({ moment: timestamp, file });
    },
  });

  return {
    now: () => filmTime(Date.now()),
    show: async (seconds, work) => {
      const from = Date.now();
      const done = await work();
      const to = Date.now();
      const shown = seconds * 1000;
      if (to - from > shown) long.push({ from, to, shown });
      return done;
    },
    stop: async () => {
      const seconds = filmTime(Date.now());
      await page.screencast.stop();
      // The browser does not promise to hand them over in order.
      const inOrder = pictures.toSorted((a, b) => a.moment - b.moment);
      return {
        seconds,
        frames: inOrder.map(({ moment, file }) => ({ at: filmTime(moment), file })),
      };
    },
  };
}
