import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/** A place in the window, in pixels. */
interface Point {
  x: number;
  y: number;
}

/** Moves the mouse from one place to another as a hand does, slowly at both ends. */
export async function glide(page: Page, from: Point, to: Point): Promise<void> {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const milliseconds = 250 + distance * 0.8;
  const start = performance.now();
  for (let done = 0; done < 1;) {
    done = Math.min(1, (performance.now() - start) / milliseconds);
    const eased = done * done * (3 - 2 * done);
    await page.mouse.move(from.x + (to.x - from.x) * eased, from.y + (to.y - from.y) * eased);
    await sleep(8);
  }
}

/** Types into the field that has the focus, fluently, however long the browser takes for a letter. */
export async function typeOut(page: Page, text: string): Promise<void> {
  const start = performance.now();
  for (const [index, letter] of text.split('').entries()) {
    await sleep(Math.max(0, start + index * 55 - performance.now()));
    await page.keyboard.insertText(letter);
  }
}

/** Scrolls the page until the target is in the middle of the window, or the page ends. */
export async function scrollTo(target: Locator): Promise<void> {
  await target.evaluate(async (element, milliseconds) => {
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
  }, 1000);
}
