import * as v from 'valibot';
import { type License, licenseAnswer } from '@cpal/shared/contract/licenses/license';
import { licenseDomains, licenses } from '../../db/schema';
import type { TestApi } from '../api';
import type { TestMember } from '../people/members';

/** Has a member make a license, which becomes the active one. */
export async function generateLicense(
  { send }: Pick<TestApi, 'send'>,
  { bearer: headers }: Pick<TestMember, 'bearer'>,
): Promise<License> {
  const body = { product_id: 'cpal' };
  const made = await send('POST', '/api/licenses/user', { headers, body });
  return v.parse(licenseAnswer, made.json()).license;
}

/** Has a member allow a license on a domain. */
export const allowDomain = (
  { send }: Pick<TestApi, 'send'>,
  { bearer: headers }: Pick<TestMember, 'bearer'>,
  { id }: Pick<License, 'id'>,
  domain = 'miabakes.com',
) => send('POST', `/api/licenses/${id}/domains`, { headers, body: { domain } });

/**
 * Writes inactive licenses of a member into the database, as years of generating would.
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
