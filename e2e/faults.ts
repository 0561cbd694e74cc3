import type { Page, Route } from '@playwright/test';

/** Something that is wrong with a release. */
export interface Fault {
  /** Which of the release's files it is about. */
  at: 'entry' | 'late screen' | 'style';
  /** Whether addresses have the hashes of the broken files, as a real bad release's do. */
  isHashed: boolean;
  play: (route: Route) => Promise<void>;
}

/** Answers with another text than the file's. */
const instead =
  (change: (text: string, url: string) => string) =>
  async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const url = route.request().url();
    await route.fulfill({ response, body: change(await response.text(), url) });
  };

const missing = (route: Route) =>
  route.fulfill({ status: 404, headers: { 'cache-control': 'no-store' } });

const atEntry = (play: Fault['play'], isHashed = true): Fault => ({ at: 'entry', isHashed, play });

/** A container around the real one, whose every screen throws. */
const throwingScreens = (url: string) => `
  import * as real from '${url}${url.includes('?') ? '&' : '?'}real';
  const Component = () => { throw new Error('Broken while rendering.'); };
  export const init = real.init;
  export const get = async (name) => {
    const { default: remote } = (await real.get(name))();
    const routes = remote.routes.map(({ path, handle }) => ({ path, handle, Component }));
    return () => ({ default: { routes } });
  };`;

const emptyContainer = 'export const init = () => 0; export const get = async () => () => ({});';

/** Every fault of a release that the shell must survive, by name. */
export const faults = {
  'answers 404': atEntry(missing),
  'refuses the connection': atEntry((route) => route.abort('connectionrefused')),
  // Playwright answers nothing either until the page is closed.
  'never answers': atEntry(async () => undefined),
  'ends in the middle': atEntry(
    instead((text) => text.slice(0, text.length / 2)),
    false,
  ),
  'has another hash': atEntry(
    instead((text) => `${text}\n// Changed on the way.`),
    false,
  ),
  'has a syntax error': atEntry(instead(() => 'export const = ;')),
  'throws in evaluation': atEntry(instead(() => 'throw new Error("Broken in evaluation.");')),
  'throws while rendering': atEntry(instead((_text, url) => throwingScreens(url))),
  'keeps no contract': atEntry(instead(() => emptyContainer)),
  'lacks the script of a screen': { at: 'late screen', isHashed: true, play: missing },
  'lacks a style sheet': { at: 'style', isHashed: true, play: missing },
  'has another style sheet': {
    at: 'style',
    isHashed: false,
    play: instead((text) => `${text} main { display: none }`),
  },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

/** Has the browser verify nothing: a bad release's files have the hashes that their addresses name. */
export async function withoutHashes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLLinkElement.prototype, 'integrity', { value: '', writable: true });
  });
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replaceAll(/ integrity="[^"]*"/g, '');
    return route.fulfill({ response, body: html });
  });
}
