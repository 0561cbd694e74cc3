import { paths } from '@cpal/shared/paths';
import type { RemoteModule } from '@cpal/shared/remote';
import { accountLoader } from './screens/account/account-loader';
import { licenseKeysLoader } from './screens/license-keys/license-keys-loader';
import { LicenseKeysScreen } from './screens/license-keys/license-keys-screen';
import { membershipLoader } from './screens/membership/membership-loader';
import { MembershipScreen } from './screens/membership/membership-screen';

export default {
  routes: [
    {
      path: paths.membership(),
      Component: MembershipScreen,
      loader: membershipLoader,
      handle: { title: 'Membership', access: 'member' },
    },
    {
      path: paths.licenseKeys(),
      Component: LicenseKeysScreen,
      loader: licenseKeysLoader,
      handle: { title: 'License Keys', access: 'member' },
    },
    {
      path: paths.account(),
      // Rarely visited: its screen comes with the visit, and its data beside it.
      lazy: () => import('./screens/account/account-screen'),
      loader: accountLoader,
      handle: { title: 'Account', access: 'member' },
    },
  ],
} satisfies RemoteModule;
