import { loadSubscription, toResult, toProblem } from '@cpal/shared/api';
import type { Subscription } from '@cpal/shared/contract/subscription';
import { loadLicenses } from '../../lib/licenses';
import { isLive } from '../../lib/subscription';

/** The screen's data, on its way: it shows its frame first and waits for the list alone. */
export const licenseKeysLoader = () => ({
  licenses: toResult(loadLicenses()),
  subscription: loadLiveSubscription(),
});

/**
 * The member's live subscription, or null. A failure is logged and counts as none: on this screen
 * the licences matter more (spec, sections 7 and 8).
 */
async function loadLiveSubscription(): Promise<Subscription | null> {
  try {
    const subscription = await loadSubscription();
    return subscription !== null && isLive(subscription) ? subscription : null;
  } catch (thrown) {
    console.warn(`The subscription could not be loaded: ${toProblem(thrown).code}`);
    return null;
  }
}
