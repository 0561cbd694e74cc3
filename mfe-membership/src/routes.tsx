import { paths } from '@cpal/shared/paths';
import type { RemoteModule } from '@cpal/shared/remote';
import { loadLicenses } from './lib/load-licenses';
import { LicenseKeysScreen } from './screens/license-keys/license-keys-screen';
import { MembershipScreen } from './screens/membership/membership-screen';

export default {
  routes: [
    {
      path: paths.membership(),
      Component: MembershipScreen,
      loader: loadLicenses,
      handle: { title: 'Membership', access: 'member' },
    },
    {
      path: paths.licenseKeys(),
      Component: LicenseKeysScreen,
      loader: loadLicenses,
      handle: { title: 'License Keys', access: 'member' },
    },
  ],
} satisfies RemoteModule;
