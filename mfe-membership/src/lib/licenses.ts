import { send } from '@cpal/shared/api';
import { listLicenses } from '@cpal/shared/contract/licenses/license';

/** What the member is told where the list cannot be loaded (spec, section 8). */
export const loadFailure = 'Failed to load license keys. Please try again later.';

/** All keys of the member, newest first. */
export async function loadLicenses() {
  const { licenses } = await send(listLicenses);
  return licenses;
}
