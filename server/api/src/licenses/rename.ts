import { isBlank } from '@cpal/shared/contract/characters';
import type { License } from '@cpal/shared/contract/licenses/license';
import { audit } from '../db/audit';
import { licenses } from '../db/schema';
import type { Uses } from '../kernel/services';
import { eq } from 'drizzle-orm';
import { findLicense, toLicense, trace } from './licenses';

/**
 * Gives a license the name that its member calls it by.
 * @param given as the contract allows it; takes the name off where nothing in it can be seen.
 * @throws Problem `not_found` unless the license is this user's.
 */
export async function renameLicense(
  { db, clock }: Uses<'clock' | 'db'>,
  userId: string,
  id: string,
  given: string,
): Promise<License> {
  const name = isBlank(given) ? null : given;
  return db.transaction(async (tx) => {
    const row = await findLicense(tx, userId, id, 'update');
    const now = clock();
    if (name !== row.name) {
      await tx.update(licenses).set({ name }).where(eq(licenses.id, id));
      await audit(tx, { at: now, userId, event: 'license_renamed', detail: trace(row) });
    }
    return toLicense({ ...row, name }, now);
  });
}
