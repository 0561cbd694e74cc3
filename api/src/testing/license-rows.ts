import { licenseDomains, licenses } from '../db/schema';
import type { TestApi } from './api';
import type { TestMember } from './members';

/**
 * Writes inactive licences of a member into the database, as years of generating would.
 * @param domains how many each of them is activated on.
 */
export async function addLicenses(
  { db, clock }: Pick<TestApi, 'db' | 'clock'>,
  { id: userId }: Pick<TestMember, 'id'>,
  count: number,
  domains = 0,
) {
  const row = { userId, productId: 'cpal', isActive: false, createdAt: clock() };
  const added = await db
    .insert(licenses)
    .values(Array.from({ length: count }, () => ({ ...row, key: crypto.randomUUID() })))
    .returning({ licenseId: licenses.id });
  const names = Array.from({ length: domains }, (_, index) => `blog${index}.com`);
  const activated = added.flatMap(({ licenseId }) =>
    names.map((domain) => ({ licenseId, domain, activatedAt: clock() })),
  );
  if (activated.length > 0) await db.insert(licenseDomains).values(activated);
}
