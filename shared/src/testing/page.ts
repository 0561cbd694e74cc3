import type { Page } from '../deployment';
import { providePage, readPage } from '../page';

const page: Page = {
  settings: {
    waitlistUrl: 'https://waitlist.example/join',
    contactEmail: 'hello@cpal.example',
    stripePublishableKey: 'pk_test_unit',
    stripeScriptUrl: null,
    company: {
      name: 'Saltbox Kitchens LLC',
      address: '12 Mill Road, Burlington, VT 05401, USA',
      governingLaw: 'the laws of the State of Vermont, USA',
    },
    products: { basic: 'prod_basic', pro: 'prod_pro' },
  },
  shell: 'shell_1',
  own: null,
  start: { when: 'now', scripts: [], calls: [] },
  hydrates: false,
};

/** Puts the page's settings where the edge server would, once for a test file. */
export function putPage(): void {
  if (document.getElementById('page') !== null) return;
  const properties = { id: 'page', type: 'application/json', textContent: JSON.stringify(page) };
  document.head.append(Object.assign(document.createElement('script'), properties));
}

/**
 * Gives the page of a deployment that has no waitlist.
 * @returns a function that gives the page of before back.
 */
export function withoutWaitlist(): () => void {
  putPage();
  const given = readPage();
  providePage({ ...given, settings: { ...given.settings, waitlistUrl: null } });
  return () => providePage(given);
}
