import { readPage } from '@cpal/shared/page';
import { openStripe } from './stripe';

const mockLoad = jest.fn();

jest.mock('@stripe/stripe-js/pure', () => ({
  loadStripe: (key: string): unknown => mockLoad(key),
}));
jest.mock('@cpal/shared/page');

const sandbox = 'http://127.0.0.1:3001/stripe.js';
const addedScripts = () => Array.from(document.querySelectorAll('script'), ({ src }) => src);

function withSettings(stripeScriptUrl: string | null) {
  const settings = {
    waitlistUrl: '',
    contactEmail: '',
    stripePublishableKey: 'pk_test_unit',
    stripeScriptUrl,
    company: { name: '', address: '', governingLaw: '' },
    products: { basic: '', pro: '' },
  };
  jest.mocked(readPage).mockReturnValue({
    settings,
    shell: 'shell_1',
    own: null,
    start: { when: 'now', scripts: [], calls: [] },
    hydrates: false,
  });
}

beforeEach(() => {
  document.head.replaceChildren();
  mockLoad.mockReset().mockResolvedValue('stripe');
});

it("leaves everything to Stripe's own loader where no sandbox is named", async () => {
  withSettings(null);
  await expect(openStripe()).resolves.toBe('stripe');
  expect(mockLoad).toHaveBeenCalledWith('pk_test_unit');
  expect(addedScripts()).toEqual([]);
});

it("loads the sandbox first, where there is one, and Stripe's loader after it", async () => {
  withSettings(sandbox);
  const opened = openStripe();
  expect(addedScripts()).toEqual([sandbox]);
  expect(mockLoad).not.toHaveBeenCalled();
  document.querySelector('script')?.dispatchEvent(new Event('load'));
  await expect(opened).resolves.toBe('stripe');
});

it('fails where the sandbox cannot be loaded, and may be asked again', async () => {
  withSettings(sandbox);
  const opened = openStripe();
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  await expect(opened).rejects.toThrow(`${sandbox} could not be loaded.`);
  expect(addedScripts()).toEqual([]);
});

it('fails where Stripe is not to be had', async () => {
  withSettings(null);
  mockLoad.mockResolvedValue(null);
  await expect(openStripe()).rejects.toThrow('Stripe is not available here.');
});
