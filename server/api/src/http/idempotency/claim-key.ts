import { createHash } from 'node:crypto';
import { Problem } from '@cpal/server-kit/problem';
import { and, eq, sql } from 'drizzle-orm';
import { idempotencyKeys } from '../../db/schema';
import { keysKept } from '../../db/prune/stale';
import { addSeconds, minute } from '../../kernel/clock';
import type { Seal } from '../../kernel/seal';
import type { Uses } from '../../kernel/services';

/** Seconds after which a call without a response counts as lost with its process. */
const lease = 2 * minute;

/** A call that runs under a key. */
export interface Claim {
  id: string;
  at: Date;
}

/** What the call under a key responded with. */
interface Kept {
  status: number;
  body: string;
}

interface KeyedCall {
  userId: string;
  /** Such as `POST /api/licenses/user`. */
  call: string;
  key: string;
  /** What is asked of the call: its address and its body. */
  request: string;
}

const hash = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

const inProgress = () =>
  new Problem('idempotency_in_progress', 'A call with this Idempotency-Key is still running.', {
    headers: { 'retry-after': '1' },
    param: 'Idempotency-Key',
  });

const reused = (message: string) =>
  new Problem('idempotency_key_reused', message, { param: 'Idempotency-Key' });

/**
 * Claims a key for one call of one account.
 * @returns the claim, or what the call responded with if it succeeded within the last 24 hours.
 * @throws Problem `idempotency_in_progress`, `idempotency_key_reused`.
 */
export async function claimKey(
  { db, clock }: Uses<'clock' | 'db'>,
  seal: Seal,
  { userId, call, key, request }: KeyedCall,
): Promise<Claim | Kept> {
  const at = clock();
  const id = hash(userId, call, key);
  const row = { requestHash: hash(request), status: null, body: null, at };
  const [lost, over] = [addSeconds(at, -lease), addSeconds(at, -keysKept)];
  const isFree = sql`${idempotencyKeys.at} < ${over.toISOString()}
    or (${idempotencyKeys.status} is null and ${idempotencyKeys.at} < ${lost.toISOString()})`;
  const [claimed] = await db
    .insert(idempotencyKeys)
    .values({ id, userId, ...row })
    .onConflictDoUpdate({ target: idempotencyKeys.id, set: row, setWhere: isFree })
    .returning({ id: idempotencyKeys.id });
  if (claimed) return { id, at };
  const [known] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.id, id));
  if (known && known.requestHash !== row.requestHash)
    throw reused('This Idempotency-Key was used for another request. Please use a new one.');
  if (!known || known.status === null || known.body === null) throw inProgress();
  const body = seal.open(known.body);
  if (body === null)
    throw reused('The response to this Idempotency-Key cannot be read any longer.');
  return { status: known.status, body };
}

const isOf = ({ id, at }: Claim) => and(eq(idempotencyKeys.id, id), eq(idempotencyKeys.at, at));

/** Keeps what a call responded with, for 24 hours. */
export const keepResponse = (
  { db }: Uses<'db'>,
  seal: Seal,
  claim: Claim,
  { status, body }: Kept,
) =>
  db
    .update(idempotencyKeys)
    .set({ status, body: seal.seal(body) })
    .where(isOf(claim));

/** Lets the key of a call that changed nothing be used again. */
export const releaseKey = ({ db }: Uses<'db'>, claim: Claim) =>
  db.delete(idempotencyKeys).where(isOf(claim));
