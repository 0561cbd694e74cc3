import { launchOptions } from '@cpal/e2e/browser';
import { createProduct } from '@cpal/e2e/product';
import type { TokenPair } from '@cpal/shared/contract/accounts/auth';
import { type Browser, chromium } from '@playwright/test';
import { buildForms } from './forms';
import type { Figures } from './measure-page';
import { serveForm } from './serve';
import { newSubscriber } from './subscriber';
import type { Visit } from './visits';

/** One form of the screens, sent from an origin of its own. */
interface Site {
  name: string;
  hasScript: boolean;
  origin: string;
}

interface Comparison {
  rounds: number;
  visits: readonly Visit[];
  /** Whether a page is measured in a form. */
  takes: (site: Site, visit: Visit) => boolean;
  measure: (browser: Browser, site: Site, visit: Visit, tokens: TokenPair) => Promise<Figures>;
}

/** A page, and its figures of each round in each form; the federated one, the product itself, comes first. */
interface Measured {
  page: string;
  forms: { name: string; measured: Figures[] }[];
}

/**
 * Starts the product, and measures pages of it and of the other forms of its screens, round by round.
 * @throws Error if no page has anything to be compared with.
 */
export async function measureByTurns(comparison: Comparison): Promise<Measured[]> {
  const product = await createProduct({ RATE_LIMITS: 'off' });
  try {
    await product.start();
    return await measureBeside(product.origin, comparison);
  } finally {
    await product.dispose();
  }
}

/** @param origin of the product, which runs. */
async function measureBeside(
  origin: string,
  { rounds, visits, takes, measure }: Comparison,
): Promise<Measured[]> {
  const others = (await buildForms()).map(async (form) => {
    const { name, hasScript } = form;
    const served = await serveForm(form, origin);
    return { name, hasScript, origin: served.origin, close: served.close };
  });
  const served = await Promise.all(others);
  const browser = await chromium.launch(launchOptions);
  const sites: readonly Site[] = [{ name: 'federated', hasScript: true, origin }, ...served];
  const planned = visits.map((visit) => ({
    visit,
    forms: sites
      .filter((site) => takes(site, visit))
      .map((site) => ({ site, measured: Array<Figures>() })),
  }));
  const plan = planned.filter(({ forms }) => forms.length > 1);
  try {
    if (plan.length === 0) throw new Error('No such page has another such form.');
    const logIn = await newSubscriber(browser, origin);
    for (let round = 0; round < rounds; round += 1) {
      const tokens = await logIn();
      for (const { visit, forms } of plan) {
        for (const { site, measured } of inTurn(forms, round)) {
          measured.push(await measure(browser, site, visit, tokens));
        }
      }
      console.log(`round ${round + 1} of ${rounds}`);
    }
  } finally {
    await browser.close();
    for (const { close } of served) close();
  }
  return plan.map(({ visit: { page }, forms }) => ({
    page,
    forms: forms.map(({ site: { name }, measured }) => ({ name, measured })),
  }));
}

/** Each is the first in its turn: the first of a page is measured next to what the one before has left to do. */
function inTurn<T>(all: readonly T[], round: number): T[] {
  const first = round % all.length;
  return [...all.slice(first), ...all.slice(0, first)];
}
