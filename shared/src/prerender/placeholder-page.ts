import type { Page } from '../deployment';

/** Settings are known when a page is composed; until then each is its own name in braces. */
export const placeholderPage: Page = {
  settings: {
    waitlistUrl: '{{waitlistUrl}}',
    contactEmail: '{{contactEmail}}',
    stripePublishableKey: '',
    stripeScriptUrl: null,
    products: { basic: '', pro: '' },
    company: {
      name: '{{companyName}}',
      address: '{{companyAddress}}',
      governingLaw: '{{governingLaw}}',
    },
  },
  shell: '',
  own: null,
  start: { when: 'idle', scripts: [], calls: [] },
  hydrates: true,
};
