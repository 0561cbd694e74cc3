import { loadSubscription, toResult, type Result } from '@cpal/shared/api';
import type { License } from '@cpal/shared/contract/license';
import { loadLicenses } from '../../lib/licenses';
import type { LoadedPlan } from '../../lib/subscription';

/** Where a member stands, as far as it could be loaded. */
export interface Standing {
  subscription: LoadedPlan;
  /** Every key, newest first. */
  licenses: Result<License[]>;
}

/** A standing on its way: the screen shows its frame first, and each card waits for its part. */
export type Arriving = { [Part in keyof Standing]: Promise<Standing[Part]> };

/** Starts loading both parts; neither holds the screen back, and neither rejects. */
export const membershipLoader = (): Arriving => ({
  subscription: toResult(loadSubscription()),
  licenses: toResult(loadLicenses()),
});
