import type { changeProfile as call } from '@cpal/shared/contract/accounts/account';
import type { BodyOf } from '@cpal/shared/contract/call';
import { eq } from 'drizzle-orm';
import { audit } from '../../db/audit';
import { users } from '../../db/schema';
import type { Uses } from '../../kernel/services';
import { storedProfile } from './stored-profile';

/** Writes what a member tells of themselves in place of what they told before. */
export async function changeProfile(
  { db, clock }: Uses<'clock' | 'db'>,
  userId: string,
  { fullName, ...profile }: BodyOf<typeof call>,
) {
  await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ fullName, ...storedProfile(profile) })
      .where(eq(users.id, userId));
    await audit(tx, { at: clock(), userId, event: 'profile_changed' });
  });
}
