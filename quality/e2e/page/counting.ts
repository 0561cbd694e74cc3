import type { Locator } from '@playwright/test';

/** Presses buttons and links, and counts them; typing is free. */
export function counting() {
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  return { press, presses: () => presses };
}
