import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import type { Camera } from './camera';

/** A place in the window, in pixels. */
interface Point {
  x: number;
  y: number;
}

type Show = Camera['show'];

/** What moves takes so many times longer than it is shown: a busy machine draws fewer pictures a second. */
const slowness = 3;

/** Moves the mouse from one place to another as a hand does, slowly at both ends. */
export async function glide(page: Page, show: Show, from: Point, to: Point): Promise<void> {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const seconds = 0.25 + distance * 0.0008;
  await show(seconds, async () => {
    const start = performance.now();
    for (let done = 0; done < 1;) {
      done = Math.min(1, (performance.now() - start) / (seconds * slowness * 1000));
      const eased = done * done * (3 - 2 * done);
      await page.mouse.move(from.x + (to.x - from.x) * eased, from.y + (to.y - from.y) * eased);
      await sleep(8);
    }
  });
}

/** Seconds for a letter that is typed. */
const letterTime = 0.055;

/** Types into the field that has the focus, fluently. */
export async function typeOut(page: Page, show: Show, text: string): Promise<void> {
  await show(text.length * letterTime, async () => {
    const start = performance.now();
    for (const [index, letter] of text.split('').entries()) {
      await sleep(Math.max(0, start + index * letterTime * 1000 - performance.now()));
      await page.keyboard.insertText(letter);
    }
  });
}

/** Presses the mouse where it is, for so long that the click is seen. */
export async function press(page: Page, show: Show): Promise<void> {
  await show(0.25, async () => {
    await sleep(100);
    await page.mouse.down();
    await sleep(150);
    await page.mouse.up();
  });
}

/** Whether the target stays in its place of the window while the page scrolls, as a panel over it does. */
export const isFixed = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    for (let at: Node | null = element; at !== null;) {
      if (at instanceof Element && getComputedStyle(at).position === 'fixed') return true;
      at = at instanceof ShadowRoot ? at.host : at.parentNode;
    }
    return false;
  });

/** Scrolls the page until the target is in the middle of the window, or the page ends. */
export async function scrollTo(target: Locator, show: Show): Promise<void> {
  await show(1, () => target.evaluate(scrollInPage, slowness * 1000));
}

// Runs in the page and is sent there as text: it may name nothing outside itself.
async function scrollInPage(element: Element, milliseconds: number) {
  const { top, height } = element.getBoundingClientRect();
  const from = scrollY;
  const distance = top + height / 2 - innerHeight / 2;
  const start = performance.now();
  for (let done = 0; done < 1;) {
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    done = Math.min(1, Math.max(0, (now - start) / milliseconds));
    const eased = done * done * (3 - 2 * done);
    // Without animation, each time: a style sheet may ask for smooth scrolling of its own.
    window.scrollTo({ top: from + distance * eased, behavior: 'instant' });
  }
}
