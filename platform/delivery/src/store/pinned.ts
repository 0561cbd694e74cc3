import * as v from 'valibot';
import { UserError } from '@cpal/server-kit/errors';
import { text } from '../json';
import { toDigest } from './integrity';
import { checkedRecord, parseRecord, readRecord } from './published';
import { idSchema, type Release } from './release';
import type { Store } from './store';

/** Names a release and what its record must be. */
export const pinSchema = v.object({
  id: idSchema,
  /** The SHA-256 of the release's record, in base64url. */
  digest: text,
});

export type Pin = v.InferOutput<typeof pinSchema>;

/**
 * Pins a published release as it is now; null if no such release was published.
 * @throws UserError if its record is another than was published, or of a previous format.
 */
export async function findPin(store: Store, name: string, id: string): Promise<Pin | null> {
  const record = await readRecord(store, name, id);
  if (record === null) return null;
  checkedRecord(store, name, id, record);
  return { id, digest: toDigest(record) };
}

/**
 * Reads a release that was pinned.
 * @throws UserError if it is missing, or its record has changed since.
 */
export async function readPinned(store: Store, name: string, pin: Pin): Promise<Release> {
  const record = await readRecord(store, name, pin.id);
  if (record === null) throw new UserError(`${name} has no release ${pin.id} in ${store.location}`);
  if (toDigest(record) !== pin.digest)
    throw new UserError(`${name} ${pin.id}: its record is not the one that was promoted`);
  return parseRecord(store, name, pin.id, record);
}
