import type { License } from '@cpal/shared/contract/licenses/license';
import {
  licenseProductId,
  subscriptionRequired,
} from '@cpal/shared/contract/licenses/license-terms';
import { and, desc, eq } from 'drizzle-orm';
import { toSeconds } from '../kernel/clock';
import { audit } from '../db/audit';
import type { Db } from '../db/client';
import { licenseDomains, licenses, users } from '../db/schema';
import { Problem, notFound } from '@cpal/server-kit/problem';
import { queueNotice } from '../mail/queue';
import type { Uses } from '../kernel/services';
import { entitles, findSubscription } from '../billing/stripe/standing';
import { graceFrom, worksUntil } from './grace';
import { createLicenseKey } from '@cpal/server-kit/license-key';
import { isActiveOf } from './active-license';

/** How many licenses a user may have, inactive ones included. */
const maxLicenses = 100;

type Row = typeof licenses.$inferSelect;

const productNames = new Map([[licenseProductId, 'AI Recipe Assistant']]);

/** A license as the wire shows it at this time. */
export function toLicense(row: Row, now: Date): License {
  const end = worksUntil(row, now);
  return {
    id: row.id,
    key: row.key,
    name: row.name,
    product_name: productNames.get(row.productId) ?? row.productId,
    created_at: toSeconds(row.createdAt),
    is_active: row.isActive,
    works_until: end && toSeconds(end),
  };
}

/** What the audit log keeps of a key. */
export const trace = ({ id, key }: Row) => ({ licenseId: id, last4: key.slice(-4) });

/** Locks the user's row, so that changes of one user's licenses take turns. */
export async function lockUser(tx: Db, userId: string) {
  const [user] = await tx
    .select({ id: users.id, email: users.email, customerId: users.stripeCustomerId })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!user) throw notFound();
  return user;
}

/**
 * Rejects a user whose subscription opens nothing.
 * @param message what it is needed for.
 * @throws Problem `subscription_required`.
 */
export async function requireSubscription(
  db: Db,
  customerId: string | null,
  message = subscriptionRequired,
) {
  if (!entitles(await findSubscription(db, customerId)))
    throw new Problem('subscription_required', message);
}

/** Call with the user's row locked: until then another creation may be under way. */
async function requireRoom(tx: Db, userId: string) {
  if ((await tx.$count(licenses, eq(licenses.userId, userId))) < maxLicenses) return;
  throw new Problem(
    'license_limit',
    `You have ${maxLicenses} license keys, the most that an account can have. ` +
      'Permanently delete one that you no longer use, then generate a new key.',
  );
}

/**
 * A user's license, locked until the end of the transaction where `lock` is given.
 * @throws Problem `not_found` unless it is this user's.
 */
export async function findLicense(
  db: Db,
  userId: string,
  id: string,
  lock?: 'update',
): Promise<Row> {
  const found = db
    .select()
    .from(licenses)
    .where(and(eq(licenses.id, id), eq(licenses.userId, userId)));
  const [row] = await (lock ? found.for(lock) : found);
  if (!row) throw notFound();
  return row;
}

/**
 * Switches off the active license of a product; `graceUntil` keeps its key alive for a while.
 * @returns its id, if there was one.
 */
async function replaceActive(tx: Db, userId: string, productId: string, graceUntil: Date | null) {
  const [replaced] = await tx
    .update(licenses)
    .set({ isActive: false, graceUntil })
    .where(isActiveOf(userId, productId))
    .returning({ id: licenses.id });
  return replaced?.id;
}

/** Lets a new license serve where the replaced one did: its member has allowed that once. */
async function copyDomains(tx: Db, from: string, to: string) {
  const used = await tx.select().from(licenseDomains).where(eq(licenseDomains.licenseId, from));
  const copies = used.map((row) => ({ ...row, licenseId: to }));
  if (copies.length > 0) await tx.insert(licenseDomains).values(copies);
}

/** A user's licenses as the wire shows them, newest first. */
export async function listLicenses(
  { db, clock }: Uses<'clock' | 'db'>,
  userId: string,
): Promise<License[]> {
  const rows = await db
    .select()
    .from(licenses)
    .where(eq(licenses.userId, userId))
    .orderBy(desc(licenses.createdAt), desc(licenses.id));
  const now = clock();
  return rows.map((row) => toLicense(row, now));
}

/**
 * Makes a license, which becomes the active one, on the same domains; the earlier one keeps validating
 * for 24 hours.
 * @throws Problem `unknown_product`, `subscription_required`, `license_limit`.
 */
export async function createLicense(
  { db, clock }: Uses<'clock' | 'db'>,
  userId: string,
  productId: string,
): Promise<License> {
  if (!productNames.has(productId)) throw new Problem('unknown_product', 'Unknown product.');
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    await requireSubscription(tx, user.customerId);
    await requireRoom(tx, userId);
    const now = clock();
    const replaced = await replaceActive(tx, userId, productId, graceFrom(now));
    const [row] = await tx
      .insert(licenses)
      .values({ userId, productId, key: createLicenseKey(), isActive: true, createdAt: now })
      .returning();
    if (!row) throw new Error('insert returned no license');
    if (replaced !== undefined) await copyDomains(tx, replaced, row.id);
    const detail = trace(row);
    await audit(tx, { at: now, userId, event: 'license_created', detail });
    const notice = { kind: 'key_generated', facts: { last4: detail.last4 } } as const;
    await queueNotice(tx, { notice, user, at: now });
    return toLicense(row, now);
  });
}

/**
 * Switches a license off immediately, its grace included; one that is off stays off.
 * @throws Problem `not_found` unless it is this user's.
 */
export async function deactivateLicense(
  { db, clock }: Uses<'clock' | 'db'>,
  userId: string,
  id: string,
) {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const row = await findLicense(tx, userId, id);
    const now = clock();
    const off = { isActive: false, graceUntil: null };
    if (row.isActive || row.graceUntil) {
      await tx.update(licenses).set(off).where(eq(licenses.id, id));
      const detail = trace(row);
      await audit(tx, { at: now, userId, event: 'license_deactivated', detail });
    }
    return toLicense({ ...row, ...off }, now);
  });
}

/**
 * Makes a license the active one of its product; the one that was active stops immediately.
 * @throws Problem `not_found` unless it is this user's, `subscription_required`.
 */
export async function reactivateLicense(
  { db, clock }: Uses<'clock' | 'db'>,
  userId: string,
  id: string,
) {
  return db.transaction(async (tx) => {
    const { customerId } = await lockUser(tx, userId);
    const row = await findLicense(tx, userId, id);
    await requireSubscription(tx, customerId);
    const now = clock();
    if (row.isActive) return toLicense(row, now);
    await replaceActive(tx, userId, row.productId, null);
    const on = { isActive: true, graceUntil: null };
    await tx.update(licenses).set(on).where(eq(licenses.id, id));
    const detail = trace(row);
    await audit(tx, { at: now, userId, event: 'license_reactivated', detail });
    return toLicense({ ...row, ...on }, now);
  });
}

/**
 * Deletes a license for good.
 * @throws Problem `not_found` unless it is this user's, so also the second time.
 */
export async function deleteLicense(
  { db, clock }: Uses<'clock' | 'db'>,
  userId: string,
  id: string,
) {
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const row = await findLicense(tx, userId, id);
    await tx.delete(licenses).where(eq(licenses.id, id));
    await audit(tx, { at: clock(), userId, event: 'license_deleted', detail: trace(row) });
  });
}
