import { settle } from '@cpal/shared/api';
import { listLicenses } from './licenses';
import { loadLiveSubscription } from './subscription';

/** Both screens' data, on its way: they show their frame at once and wait for each part alone. */
export const loadLicenses = () => ({
  licenses: settle(listLicenses()),
  subscription: loadLiveSubscription(),
});

export type LicensesOnTheirWay = ReturnType<typeof loadLicenses>;
