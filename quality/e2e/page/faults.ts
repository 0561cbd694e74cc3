import type { Page } from '@playwright/test';
import { type Paused, pauseRequests } from './pausing';

/** Something that is wrong with a release. */
export interface Failure {
  /** Which of the release's files it is about. */
  at: 'entry' | 'late screen' | 'style';
  /** Whether addresses have the hashes of the broken files, as a real bad release's do. */
  isHashed: boolean;
  play: (paused: Paused) => Promise<unknown>;
}

/** Answers with another text than the file's. */
const instead =
  (change: (text: string, url: string) => string) =>
  async ({ url, answer }: Paused) => {
    const response = await fetch(url);
    // What is sent is not compressed, and has another length.
    const headers = [...response.headers].filter(([name]) => !/^content-(enc|len)/.test(name));
    return answer({ headers, body: change(await response.text(), url) });
  };

const missing = ({ answer }: Paused) =>
  answer({ status: 404, headers: [['cache-control', 'no-store']] });

const atEntry = (play: Failure['play'], isHashed = true): Failure => ({
  at: 'entry',
  isHashed,
  play,
});

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

/** Every error of a release that the shell must survive, by name. */
export const failures = {
  'answers 404': atEntry(missing),
  'refuses the connection': atEntry(({ refuse }) => refuse()),
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
} as const satisfies Record<string, Failure>;

export type FailureName = keyof typeof failures;

const withoutHashes = instead((html) => html.replaceAll(/ integrity="[^"]*"/g, ''));

/**
 * Plays an error to a page, in a context that bypasses the pages' policy where it is a hashed one:
 * there the browser verifies nothing, as a bad release's files have the hashes that their addresses name.
 * @param isBroken tells the addresses that have the error, each time that one is asked for.
 */
export async function playFailure(
  page: Page,
  { play, isHashed }: Failure,
  isBroken: (url: URL) => boolean,
): Promise<void> {
  const ofFiles = { urlPattern: '*/files/*' };
  const ofPages = { resourceType: 'Document' } as const;
  const take = (paused: Paused) => {
    const url = new URL(paused.url);
    if (!url.pathname.startsWith('/files/')) return withoutHashes(paused);
    return isBroken(url) ? play(paused) : paused.pass();
  };
  const cdp = await pauseRequests(page, isHashed ? [ofFiles, ofPages] : [ofFiles], take);
  // What was good before may be broken now, and the page would have it still.
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (!isHashed) return;
  await page.addInitScript(() => {
    Object.defineProperty(HTMLLinkElement.prototype, 'integrity', { value: '', writable: true });
  });
}
