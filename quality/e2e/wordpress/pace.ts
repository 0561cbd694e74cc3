import type { Page } from '@playwright/test';

/** How fast a person is who has never seen the screens: words read in a minute. */
const wordsPerMinute = 200;

/**
 * Milliseconds to press a key, and to reach for the mouse and point, by the keystroke-level model (Card,
 * Moran and Newell, 1983) for somebody who types without skill.
 */
const keyMs = 280;
const clickMs = 1_500;

/** What a person does on a screen, next to reading it. */
interface Doing {
  clicks?: number;
  /** All that is typed there. */
  typed?: readonly string[];
}

/** The pieces of text that can be seen without scrolling. */
const textsInView = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const range = document.createRange();
    const isSeen = (node: Node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()].some(
        ({ top, bottom, width, height }) =>
          width > 1 && height > 1 && bottom > 0 && top < window.innerHeight,
      );
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = (node.nodeValue ?? '').trim();
      const isVisible = node.parentElement?.checkVisibility({ visibilityProperty: true }) ?? false;
      if (text !== '' && isVisible && isSeen(node)) texts.push(text);
    }
    return texts;
  });

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Times a walk as a person takes it: what the script takes, reading, and apart pointing and typing. */
export function createPace() {
  const seen = new Set<string>();
  const rows: {
    step: string;
    words: number;
    readingMs: number;
    scriptMs: number;
    handsMs: number;
  }[] = [];

  /** Reads what is new on a screen, then does something there. */
  async function step<T>(
    name: string,
    page: Page,
    { clicks = 0, typed = [] }: Doing,
    act: () => Promise<T>,
  ): Promise<T> {
    await page.bringToFront();
    const fresh = (await textsInView(page)).filter((text) => !seen.has(text));
    for (const text of fresh) seen.add(text);
    const words = fresh.flatMap(wordsIn).length;
    const startedMs = performance.now();
    const result = await act();
    const scriptMs = performance.now() - startedMs;
    const keys = typed.reduce((sum, text) => sum + text.length, 0);
    const readingMs = (words * 60_000) / wordsPerMinute;
    const handsMs = keys * keyMs + clicks * clickMs;
    rows.push({ step: name, words, readingMs, scriptMs, handsMs });
    return result;
  }

  const sum = (part: 'readingMs' | 'scriptMs' | 'handsMs') =>
    rows.reduce((ms, row) => ms + row[part], 0) / 1_000;
  /** Seconds of the steps as the script takes them, with all that is new on their screens read. */
  const seconds = () => sum('scriptMs') + sum('readingMs');

  return {
    step,
    seconds,
    /** A line for each step and the sums, to be printed. */
    report: () =>
      [
        ...rows.map(
          ({ step: name, words, readingMs, scriptMs }) =>
            `${name.padEnd(30)} ${String(words).padStart(4)} words ${((readingMs + scriptMs) / 1_000).toFixed(1).padStart(6)} s`,
        ),
        `Onboarding: ${Math.round(seconds())} s with reading, ${Math.round(sum('handsMs'))} s more for slow hands`,
      ].join('\n'),
  };
}
