import { putPage } from '@cpal/shared/testing/page';
import { installTrustedTypes } from './trusted-types';

function policy() {
  putPage();
  const createPolicy = jest.fn();
  window.trustedTypes = { createPolicy };
  installTrustedTypes();
  expect(createPolicy).toHaveBeenCalledWith('default', expect.anything());
  return createPolicy.mock.calls[0]?.[1].createScriptURL;
}

it.each(['https://js.stripe.com/v3/', 'https://b.stripecdn.js.stripe.com/v3/a.js'])(
  'lets the page add the script %s',
  (url) => {
    expect(policy()(url)).toBe(url);
  },
);

it.each([
  'https://js.stripe.com.evil.example/v3/',
  'https://evil-js.stripe.com/v3/',
  'https://evil.example/https://js.stripe.com/',
  'http://js.stripe.com/v3/',
  '/v3/',
])('refuses the script %s', (url) => {
  expect(() => policy()(url)).toThrow('No script may be added');
});
