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

it('leaves the default policy of another script as it is', () => {
  putPage();
  const createPolicy = jest.fn();
  window.trustedTypes = { createPolicy, defaultPolicy: {} };
  installTrustedTypes();
  expect(createPolicy).not.toHaveBeenCalled();
});

it('goes on where the browser refuses the policy', () => {
  putPage();
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const taken = new TypeError('Policy with name "default" already exists.');
  window.trustedTypes = {
    createPolicy: () => {
      throw taken;
    },
  };
  installTrustedTypes();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('default'), taken);
});
