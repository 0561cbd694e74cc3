import { policyOf } from '../testing/document-parts';
import { pageOptions } from '../testing/page-options';
import type { PageOptions } from './page-options';
import { type InlineTexts, securityHeaders } from './security-headers';

const headers = (options: Partial<PageOptions> = {}, inline: Partial<InlineTexts> = {}) =>
  securityHeaders({ scripts: [], styles: [], ...inline }, { ...pageOptions, ...options });

const policy = (options?: Partial<PageOptions>, inline?: Partial<InlineTexts>) =>
  policyOf({ html: '', headers: headers(options, inline) });

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

it('refuse everything that is not named, and nothing unsafe is named', () => {
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

it('demand https in future only where the site has it', () => {
  expect(headers()).not.toHaveProperty('Strict-Transport-Security');
  expect(headers({ publicUrl: 'https://cpal.example' })).toMatchObject({
    'Strict-Transport-Security': 'max-age=31536000',
  });
});
