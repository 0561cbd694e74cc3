import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { type Camera, size } from './camera';
import { glide, scrollTo, typeOut } from './motion';

/** What a scene can do: all at a pace that a viewer can follow. */
export interface Stage {
  page: Page;
  /** Cuts to another page, once it has loaded. */
  open: (path: string) => Promise<void>;
  /** Cuts to the moment at which this is shown, where waiting for it shows nothing. */
  see: (target: Locator) => Promise<void>;
  point: (target: Locator) => Promise<void>;
  click: (target: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  scrollTo: (target: Locator) => Promise<void>;
  rest: (seconds: number) => Promise<void>;
}

/** How long the button of the mouse is down, so that the click is seen, in milliseconds. */
const press = 150;

/** Free of the navigation bar above and of the captions below, in pixels. */
const clear = { top: 90, bottom: size.height - 120 };

/** Sets up the stage on a page that is being recorded, the mouse in the middle. */
export function setStage(page: Page, { cut }: Camera): Stage {
  let mouse = { x: size.width / 2, y: size.height / 2 };

  // A new document does not know where the mouse is until it moves.
  page.on('domcontentloaded', () => void page.mouse.move(mouse.x, mouse.y));

  const point = async (target: Locator) => {
    const found = await boxOf(target);
    if (found.y < clear.top || found.y + found.height > clear.bottom) await scrollTo(target);
    const { x, y, width, height } = await boxOf(target);
    const centre = { x: x + width / 2, y: y + height / 2 };
    await glide(page, mouse, centre);
    mouse = centre;
  };

  const click = async (target: Locator) => {
    await point(target);
    await sleep(100);
    await target.click({ delay: press });
  };

  return {
    page,
    open: (path) =>
      cut(async () => {
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.getByRole('heading', { level: 1 }).waitFor();
      }),
    see: (target) => cut(() => target.waitFor()),
    point,
    click,
    type: async (field, text) => {
      await click(field);
      await typeOut(page, text);
    },
    scrollTo,
    rest: (seconds) => sleep(seconds * 1000),
  };
}

/** Where the target is, once it is shown; looked for again where the page has just replaced it. */
async function boxOf(target: Locator) {
  for (;;) {
    await target.waitFor();
    const box = await target.boundingBox();
    if (box !== null) return box;
  }
}
