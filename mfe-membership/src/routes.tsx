import { listBlogs } from '@cpal/shared/contract/blogs/blog';
import { listLicenses } from '@cpal/shared/contract/licenses/license';
import { showMailSwitches } from '@cpal/shared/contract/accounts/mails';
import { getOverview } from '@cpal/shared/contract/insights/overview';
import { listSessions } from '@cpal/shared/contract/accounts/session';
import { showSubscription } from '@cpal/shared/contract/billing/subscription';
import { paths } from '@cpal/shared/paths';
import type { RemoteModule } from '@cpal/shared/remote';
import { licenseKeysLoader } from './screens/license-keys/license-keys-loader';
import { LicenseKeysScreen } from './screens/license-keys/license-keys-screen';

/**
 * Every URL of this remote. The keys, which a login leads to, come with it; each other screen comes
 * with its visit, from a module that exports it as `Component`, and its data beside it.
 */
export default {
  routes: [
    {
      path: paths.membership(),
      lazy: () => import('./screens/membership/membership-screen'),
      handle: {
        title: 'Membership',
        access: 'member',
        calls: [getOverview, showSubscription, listLicenses, listBlogs],
      },
    },
    {
      path: paths.licenseKeys(),
      Component: LicenseKeysScreen,
      loader: licenseKeysLoader,
      handle: {
        title: 'License Keys',
        access: 'member',
        calls: [listLicenses, showSubscription, listBlogs],
      },
    },
    {
      path: paths.account(),
      lazy: () => import('./screens/account/account-screen'),
      handle: { title: 'Account', access: 'member', calls: [listSessions, showMailSwitches] },
    },
  ],
} satisfies RemoteModule;
