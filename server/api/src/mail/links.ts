import { links } from '@cpal/shared/paths';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { addSeconds, day, minute } from '../kernel/clock';
import type { Db } from '../db/client';
import { type LinkPurpose, linkTokens } from '../db/schema';
import { createToken, hashToken } from '../kernel/opaque-token';
import { Problem } from '@cpal/server-kit/problem';

/** How long a link works, in seconds. */
const lives: Record<LinkPurpose, number> = {
  password_reset: 30 * minute,
  verify_email: 3 * day,
  change_email: 3 * day,
};

/** Where a link leads. */
const linkFor: Record<LinkPurpose, (token: string) => string> = {
  password_reset: links.resetPassword,
  verify_email: links.verifyEmail,
  change_email: links.verifyEmail,
};

/** Makes a link for a user; the one before it for the same purpose works no more. */
export async function createLink(
  db: Db,
  {
    userId,
    purpose,
    now,
    publicUrl,
  }: { userId: string; purpose: LinkPurpose; now: Date; publicUrl: string },
): Promise<string> {
  const token = createToken();
  const made = { hash: hashToken(token), expiresAt: addSeconds(now, lives[purpose]) };
  await db
    .insert(linkTokens)
    .values({ userId, purpose, ...made })
    .onConflictDoUpdate({ target: [linkTokens.userId, linkTokens.purpose], set: made });
  return publicUrl + linkFor[purpose](token);
}

interface Presented {
  token: string;
  /** What it may be good for. */
  purposes: readonly LinkPurpose[];
  now: Date;
}

const isLive = ({ token, purposes, now }: Presented) =>
  and(
    eq(linkTokens.hash, hashToken(token)),
    inArray(linkTokens.purpose, purposes),
    gt(linkTokens.expiresAt, now),
  );

/** The one error of a link, whatever is wrong with it. */
export const invalidLink = () =>
  new Problem('invalid_link', 'This link does not work any more. Please ask for a new one.');

/**
 * Looks whether a token would be taken, without using it up.
 * @throws Problem `invalid_link` for an unknown, used, replaced or expired one.
 */
export async function requireLink(db: Db, presented: Presented) {
  if ((await db.$count(linkTokens, isLive(presented))) === 0) throw invalidLink();
}

/**
 * Uses a token up; of two uses at the same time one succeeds.
 * @returns whose it was, and what it was good for.
 * @throws Problem `invalid_link` as `requireLink`.
 */
export async function redeemLink(tx: Db, presented: Presented) {
  const [used] = await tx
    .delete(linkTokens)
    .where(isLive(presented))
    .returning({ userId: linkTokens.userId, purpose: linkTokens.purpose });
  if (!used) throw invalidLink();
  return used;
}

/** Makes a user's links for one purpose void; all of them where none is named. */
export async function voidLinks(tx: Db, userId: string, purpose?: LinkPurpose) {
  const forPurpose = purpose === undefined ? undefined : eq(linkTokens.purpose, purpose);
  await tx.delete(linkTokens).where(and(eq(linkTokens.userId, userId), forPurpose));
}
