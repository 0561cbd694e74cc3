import { loadSubscription, toResult } from '@cpal/shared/api';
import { loadLicenses } from '../../lib/licenses';
import { loadBlogs } from '../../lib/standing';
import type { LoadedPlan } from '../../lib/subscription';

/** The screen's data, on its way: it shows its frame first and waits for the list, and above it for the step. */
export const licenseKeysLoader = () => ({
  licenses: toResult(loadLicenses()),
  subscription: loadPlan(),
  blogs: toResult(loadBlogs()),
});

/**
 * The member's plan. A failure is logged and counts as none: on this screen the licenses matter more
 * (spec, sections 7 and 8).
 */
async function loadPlan(): Promise<LoadedPlan> {
  const plan = await toResult(loadSubscription());
  if ('problem' in plan) console.warn(`The subscription could not be loaded: ${plan.problem.code}`);
  return plan;
}
