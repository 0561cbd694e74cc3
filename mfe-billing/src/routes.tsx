import { paths } from '@cpal/shared/paths';
import type { RemoteModule } from '@cpal/shared/remote';
import { keepWhereCleaned } from './lib/cleaned-address';
import { billingLoader } from './screens/billing/billing-loader';
import { BillingScreen } from './screens/billing/billing-screen';

export default {
  routes: [
    {
      path: paths.billing(),
      Component: BillingScreen,
      loader: billingLoader,
      shouldRevalidate: keepWhereCleaned,
      handle: { title: 'Billing & Subscription', access: 'member' },
    },
    {
      path: paths.purchase(),
      lazy: () => import('./screens/purchase/purchase-screen'),
      shouldRevalidate: keepWhereCleaned,
      handle: { title: 'Choose Your Plan', access: 'member' },
    },
  ],
} satisfies RemoteModule;
