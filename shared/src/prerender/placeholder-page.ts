import type { Page } from '../deployment';

/**
 * Settings are known when a page is composed; until then each is its own name in braces.
 * @param hasWaitlist whether there is one decides more than a value, so each answer has markup of its own.
 */
export const placeholderPage = (hasWaitlist: boolean): Page => ({
  settings: {
    waitlistUrl: hasWaitlist ? '{{waitlistUrl}}' : null,
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
});
