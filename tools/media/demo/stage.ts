import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import type { Blog } from './blog';
import { type Camera, size } from './camera';
import { glide, isFixed, press, scrollTo, typeOut } from './motion';

/** What a scene can do: all at a pace that a viewer can follow. */
export interface Stage {
  page: Page;
  blog: Blog;
  /** Cuts to another page, of the product or anywhere, once it has loaded. */
  open: (address: string) => Promise<void>;
  /** Cuts to the moment at which this is shown, where waiting for it shows nothing. */
  see: (target: Locator) => Promise<void>;
  point: (target: Locator) => Promise<void>;
  click: (target: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  scrollTo: (target: Locator) => Promise<void>;
  rest: (seconds: number) => Promise<void>;
}

/** Free of the navigation bar above and of the captions below, in pixels. */
const clear = { top: 90, bottom: size.height - 120 };

/** Sets up the stage on a page that is being recorded, the mouse in the middle. */
export function setStage(page: Page, blog: Blog, { show }: Camera): Stage {
  const cut = <T>(work: () => Promise<T>) => show(0, work);
  let mouse = { x: size.width / 2, y: size.height / 2 };

  // A new document does not know where the mouse is until it moves.
  page.on('domcontentloaded', () => void page.mouse.move(mouse.x, mouse.y));

  const point = async (target: Locator) => {
    const isHidden = await cut(async () => {
      const { y, height } = await boxOf(target);
      return (y < clear.top || y + height > clear.bottom) && !(await isFixed(target));
    });
    if (isHidden) await scrollTo(target, show);
    const { x, y, width, height } = await cut(() => boxOf(target));
    const center = { x: x + width / 2, y: y + height / 2 };
    await glide(page, show, mouse, center);
    mouse = center;
  };

  const click = async (target: Locator) => {
    await point(target);
    await cut(() => target.click({ trial: true }));
    await press(page, show);
  };

  return {
    page,
    blog,
    open: (address) =>
      cut(async () => {
        await page.goto(address, { waitUntil: 'networkidle' });
        await page.getByRole('heading', { level: 1 }).waitFor();
      }),
    see: (target) => cut(() => target.waitFor()),
    point,
    click,
    type: async (field, text) => {
      await click(field);
      // What stands there is typed over.
      await cut(() => field.selectText());
      await typeOut(page, show, text);
    },
    scrollTo: (target) => scrollTo(target, show),
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
