import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Film } from './film';

/** The size of the picture, in pixels. */
export const size = { width: 1280, height: 720 };

export interface Camera {
  /** Seconds of film so far. */
  now: () => number;
  /** Does something that is not shown, such as waiting for a page. */
  cut: (work: () => Promise<void>) => Promise<void>;
  stop: () => Promise<Film>;
}

/** Records what this page shows from now on: each change of it is a picture in this folder. */
export async function startCamera(page: Page, folder: string): Promise<Camera> {
  const pictures: { moment: number; file: string }[] = [];
  const cuts: { from: number; to: number }[] = [];
  const start = Date.now();

  // All of a cut is one moment of the film.
  const filmTime = (moment: number) => {
    const leftOut = cuts
      .filter(({ from }) => from < moment)
      .reduce((sum, { from, to }) => sum + Math.min(moment, to) - from, 0);
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
    cut: async (work) => {
      const from = Date.now();
      await work();
      cuts.push({ from, to: Date.now() });
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
