import { listInvoices, listPaymentMethods } from '@cpal/shared/contract/billing/billing';
import { showBillingDetails } from '@cpal/shared/contract/billing/billing-details';
import { showSubscription } from '@cpal/shared/contract/billing/subscription';
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
      handle: {
        title: 'Billing & Subscription',
        access: 'member',
        calls: [showSubscription, listInvoices, listPaymentMethods, showBillingDetails],
      },
    },
    {
      path: paths.purchase(),
      lazy: () => import('./screens/purchase/purchase-screen'),
      shouldRevalidate: keepWhereCleaned,
      handle: { title: 'Choose Your Plan', access: 'member', calls: [showSubscription] },
    },
  ],
} satisfies RemoteModule;
