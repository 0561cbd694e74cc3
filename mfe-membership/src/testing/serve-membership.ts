import type { Subscription } from '@cpal/shared/contract/billing/subscription';
import type {
  License,
  LicenseDomain,
  LicenseDomains,
} from '@cpal/shared/contract/licenses/license';
import { type Handlers, serveApi } from '@cpal/shared/testing/api';
import { testBlog } from '@cpal/shared/testing/samples/test-blog';
import { testWeek } from '@cpal/shared/testing/samples/test-week';

export const activeKey: License = {
  id: 'lic_1',
  key: 'cpal_live_active',
  name: null,
  product_name: 'CPal',
  created_at: 1_760_000_000,
  is_active: true,
  works_until: null,
};

export const inactiveKey: License = {
  ...activeKey,
  id: 'lic_2',
  key: 'cpal_live_inactive',
  is_active: false,
};

export const subscription: Subscription = {
  status: 'active',
  current_period_end: 1_762_600_000,
  plan: { name: 'Pro', amount: 4000, interval: 'month' },
  cancel_at: null,
  cancel_at_period_end: false,
};

export const blog: LicenseDomain = { domain: 'adabakes.com', activated_at: 1_760_000_000 };

/** The answer that lists a key's domains, as they are when it is asked for. */
export const domainsOf = (domains: LicenseDomain[]) => () => ({
  body: { domains, limit: 3 } satisfies LicenseDomains,
});

/** A blog whose readers ask. */
export const liveBlog = { ...testBlog, seen_live_at: 1_760_200_000 };

/** Serves a subscriber's calls; `licenses` is read at each call, so tests may change it. */
export const serveMembership = (licenses: License[], others: Handlers = {}) =>
  serveApi({
    'GET /api/licenses': () => ({ body: { licenses } }),
    'GET /api/billing/subscription': () => ({ body: subscription }),
    'GET /api/overview': () => ({ body: { weeks: [testWeek] } }),
    'GET /api/blogs': () => ({ body: { blogs: [liveBlog] } }),
    ...others,
  });
