import { expect, type Page } from '@playwright/test';

/** The name of what has the focus; of a frame its title. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const [label] = isField ? (element.labels ?? []) : [];
    if (element instanceof HTMLIFrameElement) return element.title;
    const named = element?.getAttribute('aria-label') ?? label?.textContent;
    return (named ?? element?.textContent ?? '').trim();
  });

/** Presses Tab until the focus is on what has this name; fails where it is not there in time. */
export async function tabTo(page: Page, name: string | RegExp) {
  const isThere = (text: string) =>
    typeof name === 'string' ? text.startsWith(name) : name.test(text);
  // A page that still loads has fewer things to reach: its calls may take longer than one round.
  await expect(async () => {
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press('Tab');
      if (isThere(await focused(page))) return;
    }
    throw new Error(`The focus never reached ${String(name)}.`);
  }).toPass({ timeout: 5_000 });
}

/** Goes to a button or a link by Tab alone and presses it. */
export async function press(page: Page, name: string | RegExp) {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Goes to a field by Tab alone and types into it. */
export async function type(page: Page, label: string, text: string) {
  await tabTo(page, label);
  await page.keyboard.type(text);
}

/** What is inside a dialog keeps the focus, in both directions; the browser's own bar is not it. */
export async function expectFocusKept(page: Page, presses = 8) {
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let pressed = 0; pressed < presses; pressed += 1) {
      await page.keyboard.press(key);
      const isOutside = await page.evaluate(() => {
        const element = document.activeElement;
        return element !== document.body && element?.closest('dialog') === null;
      });
      expect(isOutside).toBe(false);
    }
  }
}
