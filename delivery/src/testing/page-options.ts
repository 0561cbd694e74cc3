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
    products: { basic: 'prod_basic', pro: 'prod_pro' },
  },
};
