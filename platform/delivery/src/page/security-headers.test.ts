import { getPolicy } from '../testing/document-parts';
import { pageOptions } from '../testing/page-options';
import type { PageOptions } from './page-options';
import { hashesIn, hashInlineTexts, type InlineTexts, pageHeaders } from './security-headers';

const headers = (options: Partial<PageOptions> = {}, inline: Partial<InlineTexts> = {}) =>
  pageHeaders(hashInlineTexts({ scripts: [], styles: [], ...inline }), {
    ...pageOptions,
    ...options,
  });

const policy = (options?: Partial<PageOptions>, inline?: Partial<InlineTexts>) =>
  getPolicy({ html: '', headers: headers(options, inline) });

it('allow inline texts by their hash alone', () => {
  // As openssl dgst -sha256 and base64 give them.
  const inline = policy({}, { scripts: ['b()'], styles: ['a{}'] });
  expect(inline.get('script-src')).toEqual([
    "'self'",
    "'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc='",
    'https://js.stripe.com',
    'https://*.js.stripe.com',
  ]);
  expect(inline.get('style-src')).toEqual([
    "'self'",
    "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
  ]);
});

it('reject everything that is not named, and nothing unsafe is named', () => {
  expect(policy().get('default-src')).toEqual(["'none'"]);
  expect(policy().get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy().get('trusted-types')).toEqual(['webpack', 'default']);
  expect(headers()['Content-Security-Policy']).not.toContain('unsafe');
});

it('let extra origins in where they are wanted, never as a form target', () => {
  const extra = 'http://localhost:3001';
  const origins = { script: [extra], connect: [extra], frame: [extra] };
  for (const name of ['script-src', 'connect-src', 'frame-src']) {
    expect(policy({ origins }).get(name)).toContain(extra);
    expect(policy().get(name)).not.toContain(extra);
  }
  expect(policy({ origins }).get('form-action')).toEqual(["'self'", 'mailto:']);
});

it('tell who develops which script has no hash', () => {
  expect(headers()).toMatchObject({
    'Integrity-Policy-Report-Only': 'blocked-destinations=(script)',
  });
});

it('demand https in future only where the site has it', () => {
  expect(headers()).not.toHaveProperty('Strict-Transport-Security');
  expect(headers({ publicUrl: 'https://cpal.example' })).toMatchObject({
    'Strict-Transport-Security': 'max-age=31536000',
  });
});

const hash = (of: string) => hashInlineTexts({ scripts: [of], styles: [] }).scripts[0] ?? '';

describe('the hashes of a stored policy', () => {
  it('are those of its inline scripts and styles', () => {
    const inline = { scripts: ['a()', 'b()'], styles: ['a{}'] };
    expect(hashesIn(headers({}, inline)['Content-Security-Policy'] ?? '')).toEqual(
      hashInlineTexts(inline),
    );
  });

  it.each([
    "script-src 'unsafe-inline'",
    "script-src 'sha256-short='",
    `script-src ${hash('a').replace("='", "=\r\nset-cookie:a=b'")}`,
    `script-src https://evil.example`,
    `script-src-elem ${hash('a')}`,
    `default-src ${hash('a')}`,
    `img-src ${hash('a')},script-src *`,
  ])('are none in %j', (stored) => {
    expect(hashesIn(stored).scripts).toEqual([]);
  });

  it('are not taken where there are more than a page has', () => {
    const many = Array.from({ length: 33 }, (_, index) => hash(String(index)));
    expect(() => hashesIn(`script-src ${many.join(' ')}`)).toThrow('more than 32 hashes');
  });
});
