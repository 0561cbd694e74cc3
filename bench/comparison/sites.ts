import { launchOptions } from '@cpal/e2e/browser';
import { createProduct } from '@cpal/e2e/product';
import { type Browser, chromium } from '@playwright/test';
import { buildForms } from './forms';
import { serveForm } from './serve';

/** One form of the screens, sent from an origin of its own. */
interface Site {
  name: string;
  hasScript: boolean;
  origin: string;
}

interface Sites {
  /** The federated one, which is the product itself, comes first. */
  sites: readonly [Site, ...Site[]];
  browser: Browser;
  close: () => Promise<void>;
}

/** Starts the product, and sends each other form of its screens. */
export async function openSites(): Promise<Sites> {
  const product = await createProduct({ RATE_LIMITS: 'off' });
  await product.start();
  const { origin } = product;
  const others = (await buildForms()).map(async (form) => {
    const { name, hasScript } = form;
    const served = await serveForm(form, origin);
    return { name, hasScript, origin: served.origin, close: served.close };
  });
  const served = await Promise.all(others);
  const browser = await chromium.launch(launchOptions);
  return {
    sites: [{ name: 'federated', hasScript: true, origin }, ...served],
    browser,
    async close() {
      await browser.close();
      for (const { close } of served) close();
      await product.dispose();
    },
  };
}

/** Each is the first in its turn: the first of a page is measured beside what the one before has left to do. */
export function inTurn<T>(all: readonly T[], round: number): T[] {
  const first = round % all.length;
  return [...all.slice(first), ...all.slice(0, first)];
}
