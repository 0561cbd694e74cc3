import { files } from './files';

const hash = `-${'a'.repeat(41)}_`;
const integrity = `sha256-+${'a'.repeat(41)}/=`;

/** The links that fetch modules; jsdom fetches nothing. */
const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];

const end = (event: 'load' | 'error') => links().at(-1)?.dispatchEvent(new Event(event));

let isSupported: boolean;

beforeEach(() => {
  isSupported = true;
  document.head.replaceChildren();
  Object.defineProperty(HTMLLinkElement.prototype, 'relList', {
    configurable: true,
    value: { supports: () => isSupported },
  });
});

it.each([
  [`/files/a/routes.${hash}.js`, integrity],
  [`https://cpal.example/files/a/remoteEntry.${hash}.js?r=1`, integrity],
  [`/files/a/routes.${hash}.css`, integrity],
  ['/@dev/mfe-auth/routes.js', ''],
  [`/files/a/routes.${'a'.repeat(12)}.js`, ''],
  [`/files/${hash}/routes.js`, ''],
])('reads the integrity of %s', (url, expected) => {
  expect(files.integrityOf(url)).toBe(expected);
});

it('fetches a module once, and only with the hash that its address names', async () => {
  const path = `/files/a/once.${hash}.js`;
  const fetches = [files.fetch(path), files.fetch(`http://localhost${path}`)];
  expect(links().map((link) => [link.href, link.integrity])).toEqual([
    [`http://localhost${path}`, integrity],
  ]);
  end('load');
  await Promise.all(fetches);
});

it('fetches a module again that failed', async () => {
  const path = `/files/a/again.${hash}.js`;
  const first = files.fetch(path);
  end('error');
  await expect(first).rejects.toThrow('again');
  expect(links()).toEqual([]);
  const second = files.fetch(path);
  end('load');
  await expect(second).resolves.toBeUndefined();
});

it('runs nothing that was not verified', async () => {
  const run = files.load(`/files/a/other.${hash}.js`);
  end('error');
  await expect(run).rejects.toThrow('could not be fetched');
});

it('leaves it to the browser where it knows no such links', async () => {
  isSupported = false;
  await files.fetch(`/files/a/old.${hash}.js`);
  expect(links()).toEqual([]);
});
