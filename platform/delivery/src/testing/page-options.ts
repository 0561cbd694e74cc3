import type { PageOptions } from '../page/page-options';

export const pageOptions: PageOptions = {
  publicUrl: 'http://localhost:3000',
  origins: { script: [], connect: [], frame: [] },
  trustedTypes: ['webpack', 'default'],
  settings: {
    waitlistUrl: 'https://cpal.example/waitlist?from=site&list=1',
    contactEmail: 'hello@cpal.example',
    stripePublishableKey: 'pk_test_delivery',
    stripeScriptUrl: null,
    company: {
      name: 'Salt & Co',
      address: '12 Mill Road, Burlington',
      governingLaw: 'the laws of Vermont',
    },
    products: { basic: 'prod_basic', pro: 'prod_pro' },
  },
};
