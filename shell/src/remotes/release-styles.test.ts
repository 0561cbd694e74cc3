import type { Container } from './federation';
import { putFiles } from '../testing/files';
import { sampleRelease, sampleRemote } from '../testing/sample-remote';
import { fallBack, loadRemote } from './load-remote';
import { claimPageStyles } from './preload';

jest.mock('./server-version', () => ({ checkServer: jest.fn() }));

/** Adds a style sheet as the code does that a bundler writes into a container. */
function addSheet(address: string) {
  const { href } = new URL(address, location.origin);
  const isThere = [...document.querySelectorAll('link')].some(
    (link) => (link.dataset.href ?? link.href) === href && link.rel === 'stylesheet',
  );
  if (!isThere)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
    );
}

/** A container that adds style sheets when it is asked for its routes, which then take a while. */
const container = (sheets: string[], routesMs = 0): Container => ({
  init: () => undefined,
  get: (name) => {
    sheets.forEach(addSheet);
    const routes = [{ path: '/auth', handle: { title: name, access: 'public' } }];
    const module = { default: { routes } };
    return new Promise((resolve) => setTimeout(resolve, routesMs, () => module));
  },
});

/** When entries answer, in milliseconds, and with which container. */
const answers = new Map<string, [afterMs: number, container: Container]>();

/** The addresses of the style sheets that apply, in the order of the document. */
const applied = () =>
  [...document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('link, style')]
    .filter(
      (sheet) =>
        sheet.media !== 'not all' &&
        (sheet instanceof HTMLStyleElement || sheet.hasAttribute('href')),
    )
    .map((sheet) => sheet.getAttribute('href') ?? sheet.dataset.href)
    .map((address) => new URL(address ?? '', location.origin).pathname);

const remote = (name: string) =>
  sampleRemote(name, { id: '2', previous: sampleRelease(name, '1') });

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.head.replaceChildren();
  answers.clear();
  putFiles((url) => {
    const [afterMs, answer] = answers.get(url) ?? [0, null];
    return new Promise((resolve) => setTimeout(resolve, afterMs, answer));
  });
});

afterEach(() => jest.useRealTimers());

/** Adds styles as a page holds them. */
function hold(urls: string) {
  const style = document.createElement('style');
  style.dataset.href = urls;
  document.head.append(style);
}

it('a release that answers once another has won adds no style sheet', async () => {
  answers.set('/files/slow/remoteEntry.2.js', [2_600, container(['/files/slow/2.css'])]);
  answers.set('/files/slow/remoteEntry.1.js', [1_400, container(['/files/slow/1.css'])]);
  const loading = loadRemote(remote('slow'));
  await jest.advanceTimersByTimeAsync(10_000);
  await loading;
  expect(applied()).toEqual(['/files/slow/2.css']);
});

it('the style sheets of a release that was on its way when another won do not apply', async () => {
  answers.set('/files/late/remoteEntry.2.js', [0, container(['/files/late/2.css'], 5_000)]);
  answers.set('/files/late/remoteEntry.1.js', [0, container(['/files/late/1.css'])]);
  const loading = loadRemote(remote('late'));
  await jest.advanceTimersByTimeAsync(10_000);
  await loading;
  expect(applied()).toEqual(['/files/late/1.css']);
});

it('style sheets that both releases have apply once one has won', async () => {
  answers.set('/files/both/remoteEntry.2.js', [
    0,
    container(['/files/both/shared.css', '/files/both/2.css'], 5_000),
  ]);
  answers.set('/files/both/remoteEntry.1.js', [0, container(['/files/both/shared.css'])]);
  const loading = loadRemote(remote('both'));
  await jest.advanceTimersByTimeAsync(10_000);
  await loading;
  expect(applied()).toEqual(['/files/both/shared.css']);
});

it('the page’s own style sheets go with their release, and the shell’s stay', async () => {
  const own = remote('own');
  hold('/files/shell/main.css');
  hold('/files/own/same.css');
  claimPageStyles(own);
  answers.set('/files/own/remoteEntry.2.js', [0, container(['/files/own/same.css'])]);
  answers.set('/files/own/remoteEntry.1.js', [
    0,
    container(['/files/own/same.css', '/files/own/1.css']),
  ]);
  const loading = loadRemote(own);
  await jest.advanceTimersByTimeAsync(100);
  await loading;
  expect(applied()).toEqual(['/files/shell/main.css', '/files/own/same.css']);
  // It failed while its screen was rendered, and a screen of it had come with styles of its own.
  addSheet('/files/own/screen.css');
  expect(fallBack(own)).toBe(true);
  const again = loadRemote(own);
  await jest.advanceTimersByTimeAsync(100);
  await again;
  const [shell, ...rest] = applied();
  expect(shell).toBe('/files/shell/main.css');
  expect(rest).toEqual(['/files/own/same.css', '/files/own/1.css']);
});
